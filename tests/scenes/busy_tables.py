"""Busy positions of every game at its smallest and largest tables, found by random play."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from game.contract.table import Carry, Gesture, Press, Touch
from game.level import Level
from game.match import Match
from saves.models import Player
from saves.saved_match import SavedMatch
from scenes.table.scene import TableScene
from scenes.table.session import session_of
from tests.conformance.tables import Setting, at_random, samples
from tests.scenes.driver import Driver
from tests.scenes.every_page import WIDE

VIEWER = 0
USUAL = ("Margaret", "Theodore", "Vera", "Ida", "Jonathan", "Eva", "Max", "Leonora")
WIDEST = tuple(f"{WIDE[:-1]}{seat}" for seat in range(8))
"""The widest names allowed."""


@cache
def moments(seed: int = 5, most: int = 400) -> tuple[tuple[str, Match], ...]:
    """Return the viewer's first decision at each table, and those with the most choices, words and cards."""
    return tuple(
        (f"{setting} {name}", match)
        for setting in samples()
        for name, match in _moments(setting, seed, most).items()
    )


def busy_tables(names: Sequence[str]) -> Iterator[tuple[str, SavedMatch]]:
    """Yield these positions as matches of a person against opponents, with these names."""
    kinds = [None, Level.ARCHDEVIL, Level.FIEND, Level.IMP]
    for number, (name, match) in enumerate(moments()):
        if match.log:
            players = tuple(
                Player(name=names[seat], level=kinds[min(seat, 3)]) for seat in range(match.seats)
            )
            free = bool(number % 2)
            yield name, SavedMatch(f"busy-{number}", match, players, datetime.now(UTC), free_undo=free)


def _moments(setting: Setting, seed: int, most: int) -> dict[str, Match]:
    """Return the positions with the most cards, captions, piles or buttons for the viewer."""
    match, random = setting.match(seed), Random(seed)
    best: dict[str, tuple[int, Match]] = {}
    for _ in range(most):
        seat = match.to_move
        if seat is None:
            break
        if seat == VIEWER:
            for name, size in _sizes(match).items():
                if size > best.get(name, (0, match))[0]:
                    best[name] = (size, match.undone(0))
        at_random(match, random)
    return {name: found for name, (_, found) in best.items()}


def _sizes(match: Match) -> dict[str, int]:
    view: Any = match.view(VIEWER)
    words = match.game.words
    hands = [len(view.piles[at]) for at, where in enumerate(match.places) if where.seat == VIEWER]
    captions = [words.caption(view, place) for place in range(len(match.places))]
    presses = [action for action in view.legal if isinstance(words.gesture(view, action), Press)]
    return {
        "first": 1,
        "cards": max(hands, default=0),
        "captions": sum(map(len, captions)),
        "piles": sum(1 for pile in view.piles if pile),
        "buttons": len(presses),
    }


DECISIONS = 160
"""The number of decisions played at a table."""


def fullest() -> list[Setting]:
    return list(
        {setting.game.id: setting for setting in sorted(samples(), key=lambda each: each.seats)}.values()
    )


@cache
def positions() -> tuple[tuple[str, Match], ...]:
    """Return the position with the most gestures of each kind for the viewer."""
    return tuple(
        (f"{setting} {kinds}", match)
        for setting in fullest()
        for kinds, (_, match) in _positions(setting).items()
    )


def _positions(setting: Setting) -> dict[str, tuple[int, Match]]:
    match, random = setting.match(5), Random(5)
    best: dict[str, tuple[int, Match]] = {}
    for _ in range(DECISIONS):
        seat = match.to_move
        if seat is None:
            break
        if seat == VIEWER and match.log:
            view = match.view(VIEWER)
            gestures = [match.game.words.gesture(view, action) for action in view.legal]
            goals = {each.place for each in gestures if not isinstance(each, Press)}
            kinds = " ".join(sorted({type(each).__name__ for each in gestures}))
            kinds += " to " + " ".join(sorted({match.places[goal].kind.name for goal in goals}))
            if goals and len(goals) > best.get(kinds, (0, match))[0]:
                best[kinds] = len(goals), match.undone(0)
        at_random(match, random)
    return best


def tables(driver: Driver, names: Sequence[str]) -> Iterator[tuple[str, TableScene]]:
    """Open each of these positions at a table of a person against opponents, and yield it."""
    for number, (name, match) in enumerate(positions()):
        players = tuple(
            Player(name=names[seat], level=Level.IMP if seat else None) for seat in range(match.seats)
        )
        saved = SavedMatch(f"labelled-{number}", match, players, datetime.now(UTC))
        driver.app.stack.push(TableScene(driver.desk, session_of(driver.desk, saved)))
        driver.turn(2)
        yield name, driver.table
        driver.app.stack.pop()
    driver.app.stack.clear()


def pointed_out(driver: Driver, table: TableScene) -> Iterator[Gesture]:
    """Point out one gesture at each place after another, with its preview, and yield it."""
    picker = table.pointer.picker
    goals: dict[int, Gesture] = {}
    for gesture, _ in picker.choices:
        if isinstance(gesture, Carry | Touch):
            goals.setdefault(gesture.place, gesture)
    for gesture in goals.values():
        select_gesture(driver, table, gesture)
        yield gesture


def select_gesture(driver: Driver, table: TableScene, gesture: Gesture) -> None:
    """Point out a gesture, as a hint does, with the mouse pointer away from the table."""
    table.pointer.select_gesture(gesture)
    driver.move((0, 0))
