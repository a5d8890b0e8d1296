"""The line of a player in a plot is of the colour that player has at the table."""

from collections.abc import Callable

import pygame
import pytest

from engine.theme import SERIES
from game.catalog import GAMES
from game.contract import AnyGame
from scenes.table.view.table_layout import HAND
from tests.scenes.driver import Driver

GREY = 20
"""Percent of saturation below which a colour has no hue to speak of."""
ALIKE = 30
"""Degrees by which two hues of one colour may differ."""
OWN_DECKS = [game for game in GAMES.values() if len(set(game.deck(game.options(), game.seats[-1]).backs)) > 2]


@pytest.mark.parametrize("game", OWN_DECKS, ids=lambda game: game.id)
def test_the_line_of_a_player_has_the_colour_of_that_players_deck(
    brimstone: Callable[..., Driver], game: AnyGame
) -> None:
    assets, seats = brimstone().app.assets, game.seats[-1]
    places = game.places(game.options(), seats)
    backs = {place.seat: place.back for place in places if place.kind.name == HAND}
    for seat in range(seats):
        back = pygame.transform.average_color(assets.picture(f"cards/{backs[seat]}.svg", 60, 84))
        hue, saturation, _, _ = pygame.Color(*back).hsva
        line, strength, _, _ = pygame.Color(*SERIES[seat]).hsva
        apart = abs((hue - line + 180) % 360 - 180)
        assert max(saturation, strength) < GREY or (min(saturation, strength) >= GREY and apart < ALIKE)


def test_there_is_a_game_whose_players_have_colours() -> None:
    assert OWN_DECKS
