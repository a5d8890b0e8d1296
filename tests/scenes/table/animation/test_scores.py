"""Sums count up part by part, and a deal's points are told once."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from random import Random

import pygame
import pytest

from engine.timeline import Timeline
from game.catalog import GAMES
from game.contract.rules import Action
from game.contract.words import Sum
from game.level import Level
from game.match import Match, replayed
from saves.models import Player, Speed
from scenes.end_page import EndPage
from scenes.navigation import open_table
from scenes.new_match import fresh_match
from scenes.table.animation.scores import MOST, SETTLES, STEP, SumCounter
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Deciding
from tests.scenes.driver import Driver

SHORT = Sum(("6", " + 8"))
SINGLE = Sum(("3",))
SEATS = {"angel": 4}
FRAMES = 3000
"""More than any deal's end takes."""


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def play(self, name: str, channel: object, loud: float = 1.0) -> None:
        self.heard.append((name, round(loud, 2)))


def counting() -> SumCounter:
    return SumCounter(Timeline(), Ear())  # type: ignore[arg-type]


def seen(sums: SumCounter, words: Sum, milliseconds: float) -> str:
    """Return a sum as it is shown after some more time."""
    for _ in range(round(milliseconds / 20)):
        sums.timeline.update(20)
    return sums.shown(words)


def test_a_sum_of_two_parts_is_counted_part_by_part() -> None:
    sums = counting()
    assert sums.set_out([SHORT, SINGLE]) == 2 * STEP
    assert not sums.whole(SHORT)
    assert seen(sums, SHORT, STEP + 20) == "6" and sums.whole(SINGLE) and not sums.whole(SHORT)
    assert sums.swelling(SHORT)[0] == 0 and sums.swelling(SHORT)[1] > 0
    assert seen(sums, SHORT, STEP) == "6 + 8" and sums.whole(SHORT)
    assert sums.swelling(SHORT)[0] == 1
    seen(sums, SHORT, SETTLES)
    assert sums.counted is None and sums.swelling(SHORT) == (5, 0.0)


def test_what_has_one_part_is_there_at_once_and_long_sums_take_no_longer_than_the_longest() -> None:
    sums = counting()
    assert sums.set_out([SINGLE, Sum()]) == 0.0 and sums.counted is None and not sums.timeline.busy
    assert sums.set_out([]) == 0.0
    assert sums.set_out([Sum(("1",) * 40)]) == MOST


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
