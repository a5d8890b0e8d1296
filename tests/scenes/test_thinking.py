"""The Archdevil and hints at the table: what a process thinks, and what happens when it dies."""

import os
import signal
import time

import pygame
import pytest

from game.devil.actions import Discard
from game.sentences import opening
from saves.models import Speed
from scenes.table.scene import TableScene
from scenes.table.view.view_model import Tool
from tests.scenes.driver import Driver, left_strip


def test_the_archdevil_plays_a_deal_at_the_table(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=0.1)
    table = driver.sit("archdevil archdevil", "devil", 8)
    end = time.monotonic() + 60
    while not table.session.match.standing.deals:
        driver.turn()
        time.sleep(0.002)
        assert time.monotonic() < end
    assert driver.desk.thinker.process is not None
    driver.desk.thinker.stop()


def test_the_archdevil_thinks_wherever_there_is_a_choice_of_two_or_more(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF)
    thought = dict[int, bool]()
    for seed in range(20):
        play = driver.sit("archdevil fiend", "devil", seed).session
        while (seat := play.match.to_move) is not None:
            if seat == 0:
                thought[min(3, len(play.match.legal(seat)))] = play.wants_thought(seat)
            play.match.play(seat, play.match.legal(seat)[0])
        driver.app.stack.pop()
        if len(thought) == 3:
            break
    assert thought == {1: False, 2: True, 3: True}
    driver.desk.thinker.stop()


def test_the_policy_answers_for_a_process_that_dies(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    table = driver.sit("archdevil fiend", "devil", 8)
    end = time.monotonic() + 30
    while not driver.desk.thinker.busy:
        driver.key(pygame.K_RETURN) if driver.waits_for_enter else driver.turn()
        assert time.monotonic() < end
    count = len(table.session.match.log)
    process = driver.desk.thinker.process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    while len(table.session.match.log) == count:
        driver.turn()
        time.sleep(0.002)
        assert time.monotonic() < end
    assert any("lost the thread" in line for line in table.lines)
    driver.desk.thinker.stop()


def test_what_an_archdevil_is_asked_is_thought_no_further_once_nobody_waits_for_it(brimstone) -> None:
    """Who leaves the table leaves no process at work, and no question before a hint."""
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    driver.sit("archdevil archdevil", "devil", 8)
    driver.until(lambda: driver.desk.thinker.busy)
    driver.app.stack.pop()
    assert not driver.desk.thinker.busy
    driver.desk.thinker.stop()


def be_advised(driver: Driver) -> None:
    """Press H and wait for what the table says."""
    driver.key(pygame.K_h)
    end = time.monotonic() + 30
    while driver.table.session.saved.hints == 0:
        driver.turn()
        time.sleep(0.002)
        assert time.monotonic() < end


def test_a_hint_names_unseen_cards_that_are_all_alike_once(brimstone) -> None:
    """At Angel's first turn: which of five cards that nobody has seen to turn up."""
    driver: Driver = brimstone(speed=Speed.OFF, think=0.2)
    driver.sit("person fiend imp imp", "angel", 7)
    table = driver.my_turn()
    assert len(table.session.view.legal) == 5
    driver.key(pygame.K_h)
    driver.until(
        lambda: table.notice.startswith(opening(table.pointer.picker.order(table.session.view.legal[0])))
    )
    assert table.session.saved.hints == 0 and not driver.desk.thinker.busy, "nothing is there to think about"


def choosing_between_cards(driver: Driver, seed: int) -> TableScene | None:
    """The table at the person's first turn, if several cards may be laid."""
    driver.sit("person fiend", "devil", seed)
    table = driver.my_turn()
    legal = table.session.view.legal
    if table.can_hint and len(legal) > 1 and all(isinstance(action, Discard) for action in legal):
        return table
    driver.app.stack.pop()
    return None


def test_a_hint_says_one_reason_tells_figures_when_asked_again_lights_the_card_and_is_counted(
    brimstone,
) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=0.2)
    table = next(table for seed in range(50) if (table := choosing_between_cards(driver, seed)) is not None)
    be_advised(driver)
    (card,) = table.pointer.chosen
    hint = table.notice
    assert f"play the {table.session.match.deck.text(card)}" in hint.lower().replace("special", "Special")
    assert "%" not in hint
    driver.key(pygame.K_h)
    assert "I played on from here " in table.notice, "the comparison comes when asked for"
    assert table.pointer.chosen == [card]
    driver.turn()
    sprite = table.board.sprite_of(card)
    driver.click(left_strip(sprite))
    assert table.pointer.chosen == [card], "a click on it does not put it back"
    headers = driver.desk.store.list_running(driver.desk.now()).headers
    assert [header.hints for header in headers if header.id == table.session.saved.id] == [1]
    driver.desk.thinker.stop()


def test_a_card_that_a_hint_picked_up_can_be_put_down_and_picked_up_again(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp imp", "angel", 8)
    table = driver.my_turn()
    while len(table.board.hand()) != 4 or not table.pointer.picker.carries:
        driver.do(table.session.view.legal[0])
        table = driver.my_turn()
    carry = table.pointer.picker.carries[0]
    table.pointer.point_out(carry)
    table.controller.messages.say("So and so.")
    driver.click((20, 400))
    assert table.pointer.chosen == [] and table.notice == ""
    table.pointer.point_out(carry)
    table.controller.messages.say("So and so.")
    driver.key(pygame.K_ESCAPE)
    assert table.pointer.chosen == [] and table.notice == "", "Escape puts the hint away with its cards"
    driver.click(left_strip(table.board.sprite_of(carry.cards[0])))
    assert table.pointer.chosen == list(carry.cards)


def test_a_hint_is_given_up_when_what_happened_is_watched_again(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.NORMAL, think=5.0)
    driver.sit("person fiend", "hell", 8)
    table = driver.my_turn()
    while len(table.session.view.legal) == 1 or not table.frame.button_for("N").live:
        driver.do(table.session.view.legal[0])
        table = driver.my_turn()
    driver.key(pygame.K_h)
    driver.key(pygame.K_n)
    driver.my_turn()
    assert table.notice == "" and table.can_hint
    driver.desk.thinker.stop()


@pytest.mark.parametrize("left", ["acted", "left the table"])
def test_nobody_thinks_on_about_a_hint_that_is_wanted_no_more(brimstone, left: str) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    table = next(table for seed in range(50) if (table := choosing_between_cards(driver, seed)) is not None)
    table.do(Tool.HINT)
    assert driver.desk.thinker.busy and not table.can_hint
    if left == "acted":
        table.hands.commit(table.session.view.legal[0])
    else:
        driver.app.stack.pop()
    assert not driver.desk.thinker.busy
    driver.desk.thinker.stop()
