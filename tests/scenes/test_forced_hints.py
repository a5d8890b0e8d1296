"""Asked for a hint, a table always says what can be done: where there is no choice, by luck, and when busy."""

import pygame
import pytest

from game.minds.thinker import Thinker, Ticket
from saves.models import Speed
from scenes.table import hints as hint
from scenes.table.hints import LOST, ONLY, THINKING
from scenes.table.scene import TableScene
from scenes.table.states import Deciding
from scenes.table.view.view_model import Tool
from tests.scenes.driver import Driver


def to_a_turn(driver: Driver, forced: bool) -> TableScene:
    for _ in range(200):
        table = driver.my_turn()
        if (len(table.session.view.legal) == 1) == forced:
            return table
        driver.do(table.session.view.legal[0])
    raise AssertionError("no such turn came")


def test_where_only_one_thing_can_be_done_a_hint_names_it_and_enter_does_it(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp", "hell", 3)
    table = to_a_turn(driver, forced=True)
    count, hints = len(table.session.match.log), table.session.saved.hints
    driver.key(pygame.K_h)
    assert ONLY in table.notice
    driver.key(pygame.K_RETURN)
    assert len(table.session.match.log) > count and table.session.saved.hints == hints


@pytest.mark.parametrize(("game", "players"), [("angel", "person imp imp imp"), ("evil", "person imp")])
def test_where_luck_alone_decides_a_hint_says_so_at_once(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit(players, game)
    table = driver.my_turn()
    assert table.session.match.game.search.by_luck(table.session.view)
    driver.key(pygame.K_h)
    assert (
        table.pointer.picker.reason(table.session.view.legal[0]) in table.notice
        and not driver.desk.thinker.busy
    )
    count = len(table.session.match.log)
    driver.key(pygame.K_RETURN)
    assert len(table.session.match.log) > count and table.session.saved.hints == 0


def test_a_hint_whose_process_dies_is_thought_about_again_before_anything_is_said(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp", "devil")
    table = to_a_turn(driver, forced=False)
    driver.key(pygame.K_h)
    driver.desk.thinker.process.kill()
    driver.until(lambda: table.notice != THINKING)
    assert LOST not in table.notice and table.session.saved.hints == 1


def test_a_hint_that_tried_too_little_takes_longer_before_anything_is_said(brimstone, monkeypatch) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp", "devil")
    table, asked, enough = to_a_turn(driver, forced=False), [], hint.ENOUGH
    ask = table.session.ask

    def counted(thinker: Thinker, seat: int, seconds: float) -> Ticket:
        asked.append(seconds)
        monkeypatch.setattr(hint, "ENOUGH", 10**9 if len(asked) == 1 else enough)
        return ask(thinker, seat, seconds)

    monkeypatch.setattr(table.session, "ask", counted)
    driver.key(pygame.K_h)
    driver.until(lambda: table.notice != THINKING)
    first = driver.desk.settings.think
    assert asked == [first, first * hint.LONGER] and table.session.saved.hints == 1


def test_what_a_button_could_not_do_before_a_turn_is_not_said_in_it(brimstone) -> None:
    driver = brimstone(speed=Speed.FAST, banter=False)
    driver.sit("person imp", "hell", 3)
    table = driver.top
    driver.key(pygame.K_h)
    assert table.notice == Tool.HINT.hindrance
    driver.until(lambda: isinstance(table.phase, Deciding))
    assert table.notice != Tool.HINT.hindrance
