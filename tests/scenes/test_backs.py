"""Card backs to choose: in every shape there is, told apart, and never where backs tell decks apart."""

from pathlib import Path

import pygame
import pytest

from game.catalog import GAMES
from game.match import Match
from scenes.backs import BACKS, DRAWN_AS, OWN, worn

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
CHOICES = [back for back in BACKS if back is not OWN]


def test_every_back_is_drawn_in_every_shape_and_no_two_are_alike() -> None:
    for usual in DRAWN_AS:
        files = [CARDS / f"{worn(usual, [usual], back.id)}.svg" for back in BACKS]
        assert len({file.read_bytes() for file in files}) == len(BACKS) >= 5
        sizes = {pygame.image.load(file).get_size() for file in files}
        assert len({round(width / height, 2) for width, height in sizes}) == 1, "they lie in the same outline"


@pytest.mark.parametrize("back", CHOICES, ids=lambda back: back.id)
@pytest.mark.parametrize("usual", DRAWN_AS)
def test_a_back_looks_the_same_upside_down(back, usual: str) -> None:
    """Otherwise a player who remembers how a card lay would know it again."""
    picture = pygame.image.load_sized_svg(CARDS / f"{worn(usual, [usual], back.id)}.svg", (150, 250))
    turned = pygame.transform.flip(picture, True, True)
    picture.blit(turned, (0, 0), None, pygame.BLEND_SUB)
    red, green, blue, *_ = pygame.transform.average_color(picture)
    assert max(red, green, blue) <= 6


def test_backs_that_tell_decks_apart_stay_as_they_are() -> None:
    assert worn("backs/1", ["backs/1", "backs/2"], "web") == "backs/1"
    assert worn("backs/soul", ["backs/soul"], "web") == "backs/soul"


@pytest.mark.parametrize("chosen", ["own", "gone", "", "../1"])
def test_a_back_that_is_not_offered_is_the_games_own(chosen: str) -> None:
    assert worn("backs/1", ["backs/1"], chosen) == "backs/1"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_has_a_back_that_can_be_chosen_or_tells_its_decks_apart(game) -> None:
    deck = Match(game, game.options(), game.seats[0], 1).deck.backs
    assert len(set(deck)) > 1 or worn(deck[0], deck, "night") != deck[0]


def test_a_chosen_back_is_on_the_table_at_once(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp")
    driver.desk.change(back="night")
    table.resume()
    hidden = {sprite.back for pile in table.board.piles for sprite in pile}
    assert hidden == {"cards/kabufuda/back_night.svg"}
