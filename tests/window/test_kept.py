"""Matches and records on disk, in a real window, by mouse and by keys alone: the list, a replay, a deal code.

What is done there is looked for on the disk: a name, matches that begin where the replay stood, a deal of the same
seed, a date.
"""

import os
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from game.catalog import GAMES
from game.level import Level
from saves.index import Index
from saves.models import Header, Pace, Player, Speed
from saves.saved_match import SavedMatch
from saves.settings import read_settings
from saves.store import INDEX, Store
from scenes.setup import Tab
from scenes.table.view.view_model import Tool
from tests import labels
from tests.game.feats import played
from tests.scenes.conftest import NOW
from tests.window.twin import Twin, twins

pytestmark = pytest.mark.slow

GAME = GAMES["devil"]
SEATS = 4
"""The usual number of seats."""
CHOSEN = {"speed": Speed.OFF, "pace": Pace.SLOW, "known": tuple(GAMES), "muted": True}
"""Opponents take their time, so that a match stands where it began as long as one looks."""
NAME = "late"


def fill(store: Store) -> None:
    """Save two finished matches, the second played before the first."""
    others = [Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, SEATS)]
    for days in (1, 2):
        then = NOW - timedelta(days=days)
        match = played(GAME, SEATS, days)
        store.save(SavedMatch(f"over-{days}", match, (Player(name="Mara", level=None), *others), then), then)


@pytest.fixture
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twin]:
    """Provide the program in a window, with two finished matches, and its twin."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    with twins(tmp_path, CHOSEN, fill) as twin:
        yield twin


def searched(index: Path) -> bool:
    """True if great moments were kept: they are written once all matches were searched."""
    return any(entry.moments is not None for entry in Index(index).of("finished").values())


def by_mouse(twin: Twin, name: str, which: int = 0) -> None:
    """Click a button of a page: of those that are called so, this one."""
    twin.look()
    found = [each for each in twin.top.form.controls if each.name == name]
    twin.click(found[which].rect.center)


def by_keys(twin: Twin, name: str, which: int = 0) -> None:
    """Press the letter of a button, or take the focus to it."""
    twin.look()
    found = [at for at, each in enumerate(twin.top.form.controls) if each.name == name]
    at, control = found[which], twin.top.form.controls[found[which]]
    if control.key and not any(entry.focused for entry in twin.top.form.entries):
        twin.key(ord(control.key.lower()))
        return
    focus, count = twin.top.focus, len(twin.top.form.controls)
    twin.repeat(pygame.K_TAB, at + 1 if focus.key is None else (at - focus.key) % count)
    assert focus.key == at
    twin.key(pygame.K_RETURN)


def choose_by_mouse(twin: Twin) -> None:
    twin.look()
    twin.click(twin.top.list.rect_of(1).center)


def choose_by_keys(twin: Twin) -> None:
    twin.look()
    twin.key(pygame.K_DOWN)


def drag_by_mouse(twin: Twin) -> None:
    twin.look()
    twin.click(twin.top.bar.rect.center)


def drag_by_keys(twin: Twin) -> None:
    """To its end, and some way back: far enough for a match that begins there not to be over at once."""
    twin.look()
    twin.key(pygame.K_END)
    twin.repeat(pygame.K_LEFT, 40)


def pause_by_mouse(twin: Twin) -> None:
    """From the table to its menu."""
    twin.look()
    twin.click(next(button.rect.center for button in twin.table.buttons if button.does is Tool.MENU))


def pause_by_keys(twin: Twin) -> None:
    twin.look()
    twin.key(pygame.K_ESCAPE)


def running(store: Store) -> tuple[Header, ...]:
    return store.list_running(NOW).headers


def play_on(twin: Twin, press: Callable[..., None]) -> None:
    """Play on from where a replay stands, and check the new match on disk."""
    before, count = len(running(twin.hands.store)), twin.top.session.count
    press(twin, labels.PLAY_ON)
    twin.hands.wait(lambda: len(running(twin.hands.store)) > before)
    newest = running(twin.hands.store)[0]
    assert newest.branched and newest.actions == count


WAYS = [
    (by_mouse, choose_by_mouse, drag_by_mouse, pause_by_mouse),
    (by_keys, choose_by_keys, drag_by_keys, pause_by_keys),
]


@pytest.mark.parametrize(("press", "choose", "drag", "pause"), WAYS, ids=["mouse", "keys"])
def test_the_list_a_replay_a_code_and_records(twin: Twin, tmp_path: Path, press, choose, drag, pause) -> None:
    store = twin.hands.store
    press(twin, labels.MATCHES)
    choose(twin)
    press(twin, labels.RENAME)
    twin.look()
    twin.type(NAME)
    press(twin, labels.CONFIRM_RENAME)
    twin.hands.wait(lambda: NAME in [header.title for header in store.list_finished(NOW).headers])

    press(twin, labels.REPLAY)
    drag(twin)
    play_on(twin, press)
    seed = store.file(running(store)[0]).match.seed
    pause(twin)
    press(twin, labels.DEAL_CODE)
    press(twin, labels.COPY)
    press(twin, labels.BACK)
    press(twin, labels.SAVE_AND_QUIT)
    press(twin, labels.BACK)
    press(twin, f"Set up {GAME.title}")
    press(twin, Tab.OPTIONS.value)
    press(twin, labels.PASTE)
    press(twin, labels.NEW_MATCH)
    twin.hands.wait(lambda: len(running(store)) == 2)
    dealt = running(store)[0]
    assert store.file(dealt).match.seed == seed and not dealt.branched
    pause(twin)
    press(twin, labels.SAVE_AND_QUIT)

    press(twin, labels.MATCHES)
    press(twin, labels.RECORDS)
    press(twin, labels.GREAT_MOMENTS)
    twin.hands.wait(lambda: searched(tmp_path / "brimstone" / INDEX))
    press(twin, labels.REPLAY)
    play_on(twin, press)
    pause(twin)
    press(twin, labels.SAVE_AND_QUIT)
    press(twin, labels.BACK)
    press(twin, labels.RESET_RECORDS)
    press(twin, labels.CONFIRM_RESET)
    twin.hands.wait(lambda: read_settings(tmp_path / "brimstone", NOW)[0].records_since is not None)
