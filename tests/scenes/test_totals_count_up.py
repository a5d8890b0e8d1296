"""A deal's points are told once: no score goes back to the one before and counts up again."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from random import Random

import pygame
import pytest

from game.catalog import GAMES
from game.contract.rules import Action
from game.level import Level
from game.match import Match, replayed
from saves.models import Player, Speed
from scenes.end_page import EndPage
from scenes.navigation import open_table
from scenes.new_match import fresh_match
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Deciding
from tests.scenes.driver import Driver

SEATS = {"angel": 4}
FRAMES = 3000
"""More than any deal's end takes."""


def played(game_id: str, seed: int = 11) -> Match:
    """A whole match among Fiends."""
    game, random = GAMES[game_id], Random(4)
    match = Match(game, game.options(), SEATS.get(game_id, 2), seed)
    policy = game.search.policies[Level.FIEND]
    while (seat := match.to_move) is not None:
        match.play(seat, policy(match.view(seat), random))
    return match


def before_the_end_of(match: Match, deal: int) -> tuple[Match, int, Action]:
    """A match before the action that ends a deal, and by whom it is."""
    again = Match(match.game, match.options, match.seats, match.seed)
    for index, entry in enumerate(match.log):
        again.play(entry.seat, entry.action)
        if len(again.standing.deals) == deal:
            late = replayed(match.game, match.options, match.seats, match.seed, match.log[:index])
            return late, entry.seat, entry.action
    raise AssertionError(f"there is no deal {deal}")


def sat_down_to(driver: Driver, match: Match, person: int) -> TableScene:
    """A table with a person at a seat, and others who wait for nothing."""
    names = ("Mara", "Otto", "Vera", "Ida")[: match.seats]
    players = tuple(
        Player(name=name, level=None if seat == person else Level.IMP) for seat, name in enumerate(names)
    )
    saved = fresh_match(driver.desk, match.game, match.options, players, match.seed)
    open_table(driver.desk, replace(saved, match=match))
    return driver.my_turn()


def told(table: TableScene) -> tuple[int | None, ...]:
    """Return the score in each gem."""
    return tuple(plate.score for plate in table.frame.plates)


def totals(driver: Driver) -> Iterator[tuple[int | None, ...]]:
    """Yield what the names show from frame to frame until the score or the end is up, or somebody is to act."""
    for _ in range(FRAMES):
        table = driver.top
        if not isinstance(table, TableScene) or isinstance(table.phase, Deciding):
            return
        yield told(table)
        if isinstance(table.phase, Accounting) and not table.controller.timeline.busy:
            driver.key(pygame.K_RETURN)
        driver.turn()
    raise AssertionError("it never ended")


def assert_told_once(shown: list[tuple[int | None, ...]]) -> None:
    """Check that no score is left and come back to."""
    for seat, column in enumerate(zip(*shown, strict=True)):
        values = [value for value, _ in groupby(column)]
        assert len(values) == len(set(values)), (seat, values)


@pytest.mark.parametrize("game_id", GAMES)
def test_at_the_end_of_a_match_totals_count_up_once(brimstone, game_id: str) -> None:
    driver: Driver = brimstone(speed=Speed.NORMAL, muted=True, banter=False)
    match = played(game_id)
    late, seat, action = before_the_end_of(match, len(match.standing.deals))
    table = sat_down_to(driver, late, seat)
    before = told(table)
    table.controller.act(seat, action)
    shown = [before, *totals(driver)]
    assert isinstance(driver.top, EndPage)
    assert_told_once(shown)
    words = match.game.words
    assert shown[-1] == tuple(words.score(match.view(seat), each) for each in range(match.seats))
