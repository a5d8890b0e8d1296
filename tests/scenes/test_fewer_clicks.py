"""For whoever wants fewer clicks: one click plays, what is forced is done, and a hand is arranged at any time."""

import pygame
import pytest

from saves.models import Speed
from scenes.table.states import FORCED, Waiting
from tests.scenes.driver import Driver, left_strip


def simple_card(driver: Driver):
    """A card of the hand that can go to one place and belongs to no pair, once the person is to move."""
    for _ in range(60):
        table = driver.my_turn()
        picker = table.pointer.picker
        for sprite in table.board.hand():
            if len(picker.targets((sprite.card,))) == 1 and not picker.partners((sprite.card,)):
                return sprite
        driver.do(picker.choices[0][1])
    raise AssertionError("no such card")


def test_a_card_that_cannot_be_played_is_not_raised_but_while_others_play_any_may_be_looked_at(
    brimstone,
) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp", "devil", 8)
    simple_card(driver)
    sources = {card for gesture, _ in table.pointer.picker.choices for card in gesture.cards}
    other = next(sprite for sprite in table.board.hand() if sprite.card not in sources)
    driver.move(left_strip(other))
    assert table.pointer.hovered is other and not other.before and not other.lift
    table.pointer.picker = None
    table.pointer.glow()
    assert other.before and other.lift


def test_a_card_that_was_pointed_at_when_it_was_played_lies_under_what_is_played_on_it(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, one_click=True)
    table = driver.sit("person imp", "devil", 8)
    sprite = simple_card(driver)
    driver.move(left_strip(sprite))
    assert sprite.before
    driver.click(left_strip(sprite))
    driver.my_turn()
    assert sprite not in table.board.hand()
    assert not any(
        card.before for pile in table.board.piles for card in pile if card not in table.board.hand()
    )


@pytest.mark.parametrize("one_click", [True, False])
def test_one_click_plays_a_card_that_has_one_place_where_that_is_asked_for(
    brimstone, one_click: bool
) -> None:
    driver = brimstone(speed=Speed.OFF, one_click=one_click)
    driver.sit("person imp", "devil", 8)
    sprite = simple_card(driver)
    count = len(driver.table.session.match.log)
    driver.click(left_strip(sprite))
    assert (len(driver.table.session.match.log) > count) == one_click


@pytest.mark.parametrize("asked", [True, False])
def test_the_only_thing_to_do_is_done_with_the_reason_where_that_is_asked_for(brimstone, asked: bool) -> None:
    driver = brimstone(speed=Speed.OFF, play_forced=asked)
    table = driver.sit("person imp imp imp", "devil", 8, target=600)
    forced, told = 0, set()
    for _ in range(3):
        driver.my_turn()
        told.add(table.notice)
        forced += len(table.session.view.legal) == 1
        driver.do(table.session.view.legal[0])
    notices = [notice for notice in told if FORCED in notice]
    assert bool(notices) == asked
    assert (forced > 0) != asked


def test_a_hand_can_be_arranged_while_an_opponent_thinks(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL, pace="slow")
    table = driver.sit("person imp imp", "devil", 8)
    driver.my_turn()
    driver.do(table.session.view.legal[0])
    driver.until(lambda: isinstance(table.phase, Waiting) and not table.controller.timeline.busy)
    assert table.pointer.picker is None
    hand = sorted(table.board.hand(), key=lambda sprite: sprite.x)
    first, last = hand[0], hand[-1]
    driver.drag(left_strip(first), (last.x + last.height * 0.3, last.y))
    assert max(table.board.hand(), key=lambda sprite: sprite.x) is first
    driver.drag(left_strip(first), (640, 300))
    assert max(table.board.hand(), key=lambda sprite: sprite.x) is first
    assert first.y > 500, "it springs home"


def test_a_card_pointed_at_is_drawn_before_its_neighbours_and_hides_none_of_them_from_the_pointer(
    brimstone,
) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp", "devil", 8)
    sprite = simple_card(driver)
    driver.move(left_strip(sprite))
    assert sprite.before
    others = [other for other in table.board.hand() if other is not sprite]
    assert not any(other.before for other in others)
    for other in others:
        driver.move(left_strip(other))
        assert table.pointer.hovered is other
    driver.key(pygame.K_ESCAPE)
