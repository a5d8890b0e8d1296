"""The first circle of the Descent through a real window: by mouse, and by keys alone."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest

from engine.ui.page import Page
from game.catalog import GAMES
from game.match import Match, replayed
from saves.descent import WayDown, stops, way_down
from saves.models import Pace, Settings, Speed
from saves.saved_match import SavedMatch
from saves.settings import write_settings
from scenes.descent.page import DescentPage
from scenes.desk import Desk
from scenes.table.controller import RATES, held
from tests import labels
from tests.scenes.driver import Driver
from tests.scenes.test_descent import finished
from tests.window.screen import PATIENCE, Hands, virtual_screen
from tests.window.test_window import (
    FELT,
    LEAD_ON,
    NOW,
    PERSON,
    act_once,
    by_keys,
    by_mouse,
    sheet,
    tabs,
    wanted,
)

pytestmark = pytest.mark.slow

TO_THE_MAP = sheet(1736, 996)
"""The button of an end page that leads to the map."""
SEEN = 1.2
"""Seconds in which a page comes up, though the machine be busy."""


@pytest.fixture
def hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    """Provide the program of somebody who knows all games and wants no animations."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    write_settings(tmp_path / "brimstone", Settings(speed=Speed.OFF, pace=Pace.NONE, known=tuple(GAMES)))
    with virtual_screen() as display:
        seen = {**os.environ, "DISPLAY": display, "XDG_DATA_HOME": str(tmp_path)}
        del seen["SDL_VIDEODRIVER"]
        hands = Hands(tmp_path / "brimstone", seen)
        yield hands
        hands.kill()


def button(name: str, *make: Callable[[Desk], Page]) -> tuple[int, int]:
    """Return the place in the window of a button of the menu, or of another page."""
    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data), (1280, 720), {}, lambda: NOW)
        for page in make:
            driver.app.stack.push(page(driver.desk))
        found = {control.name: control.rect.center for control in driver.top.form.controls}
        driver.app.stack.clear()
        return next(at for told, at in found.items() if told.startswith(name))


def the_map(desk: Desk) -> DescentPage:
    return DescentPage(desk)


def come(hands: Hands) -> WayDown:
    """Return how far the matches on disk have led."""
    return way_down(hands.store.descent_headers(datetime.now(), pytest.fail))


def all_but_won(match: Match) -> Match:
    """Return the same table played by sound players, up to the person's last action, with which it is won."""
    game, whole = match.game, finished(match, won=True)
    while True:
        late, ended = (
            replayed(game, match.options, match.seats, whole.seed, whole.log[:-1]) for _ in range(2)
        )
        if late.to_move == PERSON:
            gesture, view = wanted(late), late.view(PERSON)
            action = next(each for each in view.legal if game.words.gesture(view, each) == gesture)
            ended.play(PERSON, action)
            if PERSON in ended.standing.winners:
                return late
        whole = finished(match, won=True, first=whole.seed + 1)


def hurry(hands: Hands, number: int) -> None:
    """Bring the match begun at a table of the first circle to one action before its end, and restart the program."""
    begun = come(hands).running[stops()[number - 1]]
    hands.kill()
    saved = hands.store.read(begun)
    assert saved.descent is not None and saved.descent.table == number
    late: SavedMatch = replace(saved, match=all_but_won(saved.match))
    hands.store.save(late, datetime.now())
    hands.program = hands.start()


def sits(hands: Hands, number: int) -> bool:
    """Return True if the program has a match of a table of the first circle on the screen."""
    header = come(hands).running.get(stops()[number - 1])
    if header is None:
        return False
    return hands.is_open(header.id)


def insist(hands: Hands, acts: Sequence[Callable[[], None]], condition: Callable[[], bool]) -> None:
    """Do one after another, each when its page could be seen.

    Until that has led there it is done again, from the menu: what came too soon may have led anywhere.
    """
    end = time.monotonic() + PATIENCE
    while True:
        for act in acts:
            act()
            time.sleep(SEEN)
            if condition():
                return
        assert time.monotonic() < end, "it never happened"
        hands.kill()
        hands.program = hands.start()


def win(hands: Hands, number: int, act: Callable[[Hands, Match], None]) -> None:
    """Play the last action."""
    hands.wait(lambda: sits(hands, number))
    act_once(hands, act)
    hands.wait(lambda: stops()[number - 1] in come(hands).won)
    time.sleep(held(RATES[Speed.OFF]) / 1000 + SEEN)


def test_the_first_circle_by_mouse_and_by_keys_alone(hands: Hands) -> None:
    sit_down = button(labels.PLAY, the_map)
    descent = button(labels.DESCENT)
    to_the_table = [partial(hands.click, descent), partial(hands.click, sit_down)]
    by_keys_alone = [
        partial(hands.point, FELT),
        partial(hands.keys, *tabs(2), "Return"),
        partial(hands.keys, "Return"),
    ]
    for step in (partial(hurry, hands, 1), None):
        insist(hands, to_the_table, lambda: sits(hands, 1))
        if step is not None:
            step()
    win(hands, 1, by_mouse)
    for place in (LEAD_ON, TO_THE_MAP, sit_down):
        hands.click(place)
        time.sleep(SEEN)
    hands.wait(lambda: sits(hands, 2))
    hurry(hands, 2)
    insist(hands, by_keys_alone, lambda: sits(hands, 2))
    win(hands, 2, by_keys)
    hands.keys("Return")
    time.sleep(SEEN)
    insist(hands, by_keys_alone, lambda: sits(hands, 3))
    assert come(hands).done == 2 and come(hands).is_open(stops()[3])
    hurry(hands, 3)
    insist(hands, by_keys_alone, lambda: sits(hands, 3))
    win(hands, 3, by_keys)
    assert come(hands).done == 3
