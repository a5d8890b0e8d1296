"""The program in a real window, from the menu to the scoreboard, by mouse and by keys alone."""

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.ui.page import Page
from game.catalog import GAMES
from game.contract.table import Carry, Gesture, Press, Touch
from game.level import Level
from game.match import Match
from game.sentences import Cast
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.settings import Pace, Settings, Speed, write_settings
from saves.store import Store
from scenes.desk import Desk
from scenes.message import Message
from scenes.scoreboard import BACK_TO_TABLE
from scenes.table.controller import RATES, verdict_time
from scenes.table.pointer import CardKey, Pointer
from scenes.table.view.buttons import press_rects
from tests.scenes.driver import Driver, left_strip
from tests.scenes.every_page import ended, scores
from tests.window.screen import PATIENCE, Hands, seen_by, seen_now, virtual_screen

SLOW = 4.0
"""Seconds without an action after which the hands believe that a busy machine did not see them go on."""
LEAVES = 4.0
"""Seconds in which a page comes up on the way out, on a busy machine too."""
TRIES = 6
"""The number of times the hands try something before they give up."""
CHANGES = 11
"""The number of times two people pass the machine."""
PERSON = 0
"""The seat of the person at a quick table."""
FELT = (20, 400)
"""A point of the window where nothing lies on a table."""
NOW = datetime(2026, 3, 1, 20, 15)


@pytest.fixture
def hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    """Provide the program, started for the first time by somebody who wants no animations."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    write_settings(tmp_path / "brimstone", Settings(speed=Speed.OFF, pace=Pace.NONE, known=tuple(GAMES)))
    with virtual_screen() as display:
        seen = {**os.environ, "DISPLAY": display, "XDG_DATA_HOME": str(tmp_path)}
        del seen["SDL_VIDEODRIVER"]
        hands = Hands(tmp_path / "brimstone", seen)
        yield hands
        if hands.program.poll() is None:
            hands.kill()


def sheet(x: float, y: float) -> tuple[float, float]:
    return x * 1280 / 1920, y * 720 / 1080


def spots(*make: Callable[[Desk], Page]) -> dict[str, list[tuple[int, int]]]:
    """Return the places in the window of the buttons of the menu, or of another page, by their names."""
    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data), (1280, 720), {}, lambda: NOW)
        for page in make:
            driver.app.stack.push(page(driver.desk))
        found: dict[str, list[tuple[int, int]]] = {}
        for control in driver.top.form.controls:
            found.setdefault(control.name, []).append(control.rect.center)
        driver.app.stack.clear()
        return found


def quick_play(game: str) -> tuple[int, int]:
    return spots()[GAMES.infos[game].title][0]


def quick_play_by_keys(hands: Hands, game: str) -> None:
    """Deal a game at once by keys: on the menu they start at the door, past it the day's deal and the Descent."""
    hands.keys(*tabs(2 * list(GAMES).index(game) + 3), "Return")
    hands.wait(lambda: bool(hands.matches()))
    assert hands.matches()[0].game.id == game, "the keys chose another game"


def go_on(hands: Hands) -> None:
    """From the score of a deal to the next one."""
    hands.click(spots(lambda desk: scores(desk, 3, 1, over=False))[BACK_TO_TABLE][0])


LEAD_ON = sheet(*press_rects(pygame.Rect(1480, 770, 420, 280), 1)[0].center)
"""The button at the table that leads on from where it waits."""


def wanted(match: Match, seat: int = PERSON) -> Gesture:
    """Return a sound player's next action as a gesture."""
    view = match.view(seat)
    action = match.game.search.policies[Level.FIEND](view, Random(1))
    return match.game.words.gesture(view, action)


def by_mouse(hands: Hands, match: Match, seat: int = PERSON) -> None:
    """Do what is wanted of a seat with the mouse."""
    board, picker = seen_by(match, seat)
    match wanted(match, seat):
        case Carry(cards=cards, place=place):
            for card in cards:
                sprite = board.sprite_of(card)
                hands.click(left_strip(sprite))
            hands.click(board.area(place).center)
        case Touch(place=place, slot=None):
            hands.click(board.area(place).center)
        case Touch(place=place, slot=slot):
            back = board.piles[place][slot or 0]
            hands.click((back.x, back.y))
        case Press(label=label, confirm=question, yes=yes, no=no):
            labels = [press.label for press, _ in picker.presses()]
            area = board.table_map.zone("buttons", board.window).rect
            hands.click(press_rects(area, len(labels))[labels.index(label)].center)
            if question:
                time.sleep(0.3)
                answers = (no, False), (yes or label, True)
                hands.click(spots(lambda desk: Message(label, question, answers))[yes or label][0])


def by_keys(hands: Hands, match: Match) -> None:
    """Do what is wanted with Tab, Space, Enter and letters."""
    board, picker = seen_by(match, PERSON)
    pointer = Pointer(board, picker)
    cards = [target.key.card for target in pointer.reachable() if isinstance(target.key, CardKey)]
    match wanted(match):
        case Carry(cards=(card,), place=place):
            hands.keys(*tabs(cards.index(card) + 1), "Return")
            targets = picker.targets((card,))
            if len(targets) > 1:
                hands.keys(*tabs(len(cards) - cards.index(card) + targets.index(place)), "Return")
        case Carry(cards=(one, other)):
            hands.keys(*tabs(cards.index(one) + 1), "space")
            hands.keys(*tabs(cards.index(other) - cards.index(one)), "Return", "Return")
        case Touch() as touch:
            hands.keys(*tabs(len(cards) + picker.touches().index(touch) + 1), "Return")
        case Press(key=key, confirm=question):
            hands.keys(key.lower())
            if question:
                time.sleep(0.3)
                hands.keys("Return")


def look_on(hands: Hands) -> None:
    """Wait until what was won last, or befell the person, has lain there for as long as it does."""
    for match in hands.matches():
        if not match.log:
            continue
        then, entry = match.undone(1), match.log[-1]
        before, cast = then.view(PERSON), Cast(tuple("ABCDEFGH"[: match.seats]), PERSON)
        events = then.seen_by(PERSON, then.play(entry.seat, entry.action))
        shown = (events[: end + 1] for end in range(len(events)))
        if any(match.game.words.verdict(segment, before, cast) for segment in shown):
            time.sleep(verdict_time(RATES[Speed.OFF]) / 1000 + 0.4)


def tabs(count: int) -> list[str]:
    """Move the focus by a number of steps, backwards below zero."""
    return ["Tab"] * count if count > 0 else ["shift+Tab"] * -count


def play_to_the_end(
    hands: Hands,
    act: Callable[[Hands, Match], None],
    seen: Callable[[], None],
    lead_on: Callable[[], None],
    go_on: Callable[[], None],
) -> None:
    """Play the one match there is until it is over; fails when the window does not follow the hands.

    ``seen`` has seen what was won, ``lead_on`` leaves the table as a deal's end lies open, ``go_on`` the score.
    """
    hands.wait(lambda: bool(hands.matches()))
    deals = len(hands.matches()[0].standing.deals) + 1
    missed, moved, log = 0, time.monotonic(), -1
    while not hands.finished():
        if (length := hands.log_length()) != log:
            log, moved = length, time.monotonic()
        elif time.monotonic() > moved + SLOW:
            moved = time.monotonic()
            led_on(lead_on, go_on)
        found = hands.matches()
        if not found:
            assert hands.program.poll() is None, "the program has ended"
            time.sleep(0.05)
            continue
        match = found[0]
        if len(match.standing.deals) + 1 > deals:
            deals += 1
            led_on(lead_on, go_on)
        elif match.to_move == PERSON:
            time.sleep(0.12)
            seen()
            act(hands, match)
            missed = 0 if landed(hands, len(match.log)) else missed + 1
            assert missed < TRIES, "what the hands did was not played"
        else:
            time.sleep(0.05)
    time.sleep(verdict_time(RATES[Speed.OFF]) / 1000 + 0.4)
    lead_on()


def led_on(lead_on: Callable[[], None], go_on: Callable[[], None]) -> None:
    """From a deal's end to the next one, when each page could be seen."""
    time.sleep(0.4)
    lead_on()
    time.sleep(0.6)
    go_on()
    time.sleep(0.6)


def insist(act: Callable[[], None], condition: Callable[[], bool]) -> None:
    """Press or click until it has done what it does: a busy machine may show its page late."""
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end, "it never happened"
        act()
        tried = time.monotonic()
        while not condition() and time.monotonic() < tried + 1.5:
            time.sleep(0.05)


def landed(hands: Hands, count: int) -> bool:
    """Return True once more than ``count`` actions are on disk, or the match is over; False after five seconds."""
    end = time.monotonic() + 5
    while hands.log_length() == count and not hands.finished() and time.monotonic() < end:
        time.sleep(0.05)
    return hands.log_length() != count or hands.finished()


def act_once(hands: Hands, act: Callable[[Hands, Match], None]) -> None:
    """Do what is wanted of the person until an action is on disk: a busy machine may show its table late."""
    count = hands.log_length()
    for _ in range(TRIES):
        time.sleep(0.3)
        hands.click(FELT)
        if hands.log_length() == count:
            act(hands, hands.matches()[0])
        if landed(hands, count):
            return
    raise AssertionError("what the hands did was not played")


def leave(hands: Hands, to_menu: Callable[[], None], *out: Callable[[], None]) -> None:
    """From the last page to the menu, and out; where a busy machine showed a page too late, once more."""
    (played,) = hands.finished_ids()
    insist(to_menu, lambda: not hands.is_open(played))
    for _ in range(TRIES):
        for step in out:
            time.sleep(LEAVES)
            step()
        with suppress(subprocess.TimeoutExpired):
            assert hands.program.wait(PATIENCE / TRIES) == 0
            return
        hands.keys("Escape")
    raise AssertionError("the program was never left")


@pytest.mark.slow
def test_a_whole_match_by_mouse(hands: Hands) -> None:
    hands.click(quick_play("hell"))
    play_to_the_end(
        hands, by_mouse, lambda: hands.click(FELT), lambda: hands.click(LEAD_ON), partial(go_on, hands)
    )
    to_menu = spots(lambda desk: ended(desk, 3, 1, won=True))["Menu"][0]
    leave(hands, partial(hands.click, to_menu), lambda: hands.click(spots()["Quit"][0]))


@pytest.mark.slow
def test_a_whole_match_by_keys_alone(hands: Hands) -> None:
    quick_play_by_keys(hands, "devil440")
    play_to_the_end(hands, by_keys, partial(look_on, hands), *2 * [lambda: hands.keys("Return")])
    leave(hands, *2 * [partial(hands.keys, "q")], partial(hands.keys, "Tab", "Return"))


def test_a_killed_program_comes_back_to_the_same_hand(hands: Hands) -> None:
    quick_play_by_keys(hands, "hell")
    hands.wait(lambda: hands.matches()[0].to_move == PERSON)
    act_once(hands, by_keys)
    hands.kill()
    (before,), (saved,) = hands.matches(), hands.ids()
    hands.program = hands.start()
    insist(partial(hands.keys, "Return"), lambda: hands.is_open(saved))
    hands.wait(lambda: hands.matches()[0].to_move == PERSON)
    (after,) = hands.matches()
    assert after.log[: len(before.log)] == before.log
    act_once(hands, by_keys)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="it cannot be seen here what is loaded")
def test_a_window_of_an_x_server_needs_no_graphics_driver(hands: Hands) -> None:
    loaded = Path(f"/proc/{hands.program.pid}/maps").read_text(encoding="utf-8")
    assert "libX11" in loaded and "libGL" not in loaded


PAPER = (244, 236, 218)
"""The colour of a French card's paper, about its middle."""


def paper(frame: pygame.Surface) -> float:
    mask = pygame.mask.from_threshold(frame, PAPER, (14, 16, 26, 255))
    return mask.count() / (frame.get_width() * frame.get_height())


@pytest.mark.slow
def test_two_people_share_the_machine_without_seeing_each_others_cards(tmp_path, monkeypatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    data, frames = tmp_path / "data" / "brimstone", tmp_path / "frames"
    frames.mkdir()
    write_settings(data, Settings(speed=Speed.OFF, pace=Pace.NONE, known=tuple(GAMES)))
    hell = GAMES["hell"]
    people = tuple(Player(name=name, level=None) for name in ("Mara", "Otto"))
    Store(data).save(SavedMatch("two", Match(hell, hell.options(), 2, 3), people, NOW), NOW)
    with virtual_screen(frames) as display:
        seen = {**os.environ, "DISPLAY": display, "XDG_DATA_HOME": str(tmp_path / "data")}
        del seen["SDL_VIDEODRIVER"]
        hands = Hands(data, seen)
        insist(partial(hands.keys, "Return"), lambda: hands.is_open("two"))

        def take_turn(hands: Hands, match: Match) -> None:
            if paper(seen_now(frames)) < 0.01:
                hands.keys("Return")  # a busy machine shows the table, and lowers the first curtain, late
            else:
                by_mouse(hands, match, match.to_move)

        curtains, looking = 0, None
        while curtains <= CHANGES and not hands.finished():
            found = hands.matches()
            if not found:
                assert hands.program.poll() is None, "the program has ended"
                time.sleep(0.05)
                continue
            (match,) = found
            if looking not in {None, match.to_move}:
                time.sleep(0.8)
                insist(partial(hands.keys, "g"), lambda: paper(seen_now(frames)) < 0.01)
                for _ in range(4):
                    assert paper(seen_now(frames)) < 0.01, "a card is seen behind the curtain"
                    time.sleep(0.03)
                curtains += 1
                insist(partial(hands.keys, "Return"), lambda: paper(seen_now(frames)) > 0.015)
                time.sleep(0.2)
            looking = match.to_move
            act_once(hands, take_turn)
        hands.kill()
    assert curtains > 10
