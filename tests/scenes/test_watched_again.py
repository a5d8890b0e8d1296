"""Watching again at a table: the cards lie as the viewer saw them then, in every game."""

import pygame
import pytest

from game.catalog import GAMES
from game.events import Moved
from saves.models import Pace
from scenes.table.scene import TableScene
from scenes.table.states import Beholding, Deciding, Recalling
from tests.scenes.driver import Driver

TURNS = 12
"""Turns of the person; each is watched again where there is something to watch."""


def watched(driver: Driver, table: TableScene) -> int:
    """Watch it again, before and after every action; return how often something was decided in it."""
    now, decided, before = table.phase.view, 0, None
    driver.key(pygame.K_n)
    while isinstance(table.phase, Recalling | Beholding):
        if isinstance(table.phase, Beholding):
            decided += bool(table.phase.verdict.cards)
            assert all(map(table.board.sprite_of, table.phase.verdict.cards)), "it is seen what decided"
        elif table.phase.chapters[0].after is not before:
            before = table.phase.chapters[0].after
            assert_shown_as_then(table)
        table.controller.hurry()
    assert table.board.matches(now) and table.phase.view is now, "and now it lies as it did before"
    return decided


def assert_shown_as_then(table: TableScene) -> None:
    """Check that cards from open places are seen before they move, and that the rest lies as it was known then."""
    chapter = table.phase.chapters[0]
    if chapter.before is chapter.after:
        return
    moved = {event.card for event in chapter.events if isinstance(event, Moved)}
    for place, then in enumerate(chapter.before.piles):
        lying = set(then) - moved - {None}
        assert lying <= {sprite.card for sprite in table.board.piles[place]}, place


@pytest.mark.parametrize("game", GAMES)
def test_what_is_watched_again_lies_there_as_it_did_then(brimstone, game: str) -> None:
    driver = brimstone(pace=Pace.SLOW)
    driver.sit(" ".join(["person", *["imp"] * (GAMES[game].seats.start - 1)]), game, 8)
    again = decided = 0
    for _ in range(TURNS):
        table = driver.my_turn()
        if not isinstance(table.phase, Deciding):
            break
        if table.phase.recallable:
            decided += watched(driver, table)
            again += 1
        driver.do(table.session.view.legal[0])
    assert again > TURNS / 4, "there was something to watch again"
    assert decided or game not in ("evil", "hell"), "and something was decided in it"
