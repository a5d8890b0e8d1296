"""What takes long to read or to draw, and what rises, comes a little in each turn; a page shows what is kept of it."""

from collections.abc import Callable
from functools import partial
from itertools import count

import pytest

from engine.page import Page
from game.catalog import GAMES, find
from scenes import covers, piecemeal
from scenes.compare_page import ComparePage
from scenes.days.page import DayDoors, DaysPage
from scenes.descent.page import DescentDoors, DescentPage
from scenes.desk import Desk
from scenes.matches import finding
from scenes.matches.doors import Doors
from scenes.matches.page import MatchesPage
from scenes.menu import Menu
from scenes.other_games import OtherGames
from scenes.records.moments_page import MomentsPage
from scenes.records.page import RecordsPage
from scenes.replay import chores
from tests.reading import otherwise
from tests.scenes.every_page import LONGEST_DEAL, ended, replay
from tests.scenes.hands_on import CLOCKS, Hands
from tests.scenes.lived_in import settle_in

LOOKS = 12
PASSES = 600.0
"""Milliseconds from one to the next."""
TICK = 0.004
"""Seconds that pass from one look at the clock to the next."""
FEW = 3
"""So much is read between looks at the clock."""


def little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine is slow: it does a few things in a turn, always the same number."""
    ticks = (TICK * tick for tick in count())
    for name in CLOCKS:
        monkeypatch.setattr(f"{name}.perf_counter", lambda: next(ticks))
    few = partial(taken_few, piecemeal.taken)
    for module in (piecemeal, finding, chores):
        monkeypatch.setattr(module, "taken", few)
    monkeypatch.setattr("scenes.won.AT_ONCE", FEW)


def taken_few(taken: Callable, unread, seconds: float, at_once: int):
    """What is taken of something by a machine that reads a few between looks at the clock."""
    return taken(unread, seconds, min(at_once, FEW))


def pages(desk: Desk) -> dict[str, Callable[[], Page]]:
    """Those that are not whole at once, or on which something moves."""
    asked = lambda *told: None  # noqa: E731
    game = next(iter(GAMES.values()))
    return {
        "menu": lambda: Menu(desk),
        "another game": lambda: OtherGames(desk, find("evil")),
        "matches": lambda: MatchesPage(desk, Doors(*[asked] * 4)),
        "records": lambda: RecordsPage(desk, asked),
        "great moments": lambda: MomentsPage(desk, None, asked),
        "days": lambda: DaysPage(desk, DayDoors(*[asked] * 4), next(iter(GAMES))),
        "compare": lambda: ComparePage(desk, game, LONGEST_DEAL, "a"),
        "replay": lambda: replay(desk),
        "descent": lambda: DescentPage(desk, DescentDoors(*[asked] * 3)),
        "a win": lambda: ended(desk, 3, 5, won=True, moves=True),
    }


def test_a_page_shows_as_much_as_was_read_so_far(
    brimstone, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch)
    settle_in(hands.driver.desk)
    little_at_a_time(monkeypatch)
    for name, make in pages(hands.driver.desk).items():
        hands.open(name, make())
        for _ in range(LOOKS):
            drawn = hands.driver.app.frames
            hands.driver.app.pump([], PASSES)
            hands.tell("later" if hands.driver.app.frames > drawn else "later, and nothing was drawn")
        hands.driver.app.stack.pop()
    differing = otherwise(request, "pages_bit_by_bit", hands.lines)
    assert not differing, "\n".join(differing)


def test_a_game_that_is_not_there_yet_has_its_cover_once_it_is(
    brimstone, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone()
    monkeypatch.setattr(covers, "perf_counter", lambda: 0.0)
    there: set[str] = set()
    menu = Menu(driver.desk, lambda: None, there.__contains__)
    driver.app.stack.push(menu)
    driver.turn(3)
    frames = [driver.frame()]
    for name in GAMES:
        assert not menu._covers.busy
        there.add(name)
        assert menu._covers.busy
        driver.turn(60)
        frames.append(driver.frame())
    assert len(set(frames)) == len(GAMES) + 1
