"""What happened is always told in its place; what is pointed at beside it, until anything is done or happens."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.angel.moves import CALL
from game.angel.phases import Playing
from game.angel.position import TRASH
from game.level import Level
from saves.models import Speed
from scenes.players import LEVEL_NOTES
from scenes.table.input.focus_targets import ButtonKey, CardKey
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Beholding, Deciding, Waiting
from scenes.table.view.view_model import Tool
from tests.conformance.tables import Setting, samples
from tests.scenes.driver import Driver, left_strip, whole
from tests.scenes.test_every_game import sit


def things(table: TableScene) -> Iterator[tuple[int, int]]:
    """Every button, name, pile and card of the hand, by a point on it."""
    yield from (button.rect.center for button in table.frame.buttons)
    yield from (whole(table.board.named(seat).center) for seat in range(table.board.seats))
    yield from (whole(table.board.area(place).center) for place in range(len(table.board.places)))
    yield from (whole(left_strip(sprite)) for sprite in table.board.hand())


def watch(driver: Driver, table: TableScene) -> int:
    """Let the others play; how often news came, which was read each time, and no tip of before beside it."""
    told = heard = len(table.lines)
    for _ in range(3000):
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
            continue
        if table.pointer.picker is not None and not table.moving and not isinstance(table.phase, Waiting):
            break
        if table.session.match.to_move is None:
            break
        driver.turn()
        heard = max(heard, len(table.lines))
        if heard > told and driver.top is table and not isinstance(table.phase, Accounting | Beholding):
            assert table.frame.news == table.controller.messages.news.words == table.lines[-1]
            assert table.frame.tip is None
    return heard - told


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_what_happens_is_read_although_the_pointer_rests_on_something(brimstone, setting: Setting) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    sit(driver, setting)
    table, heard, random = driver.my_turn(), 0, Random(str(setting))
    mind = setting.game.search.policies[Level.FIEND]
    for _ in range(10):
        if table.session.match.to_move is None:
            break
        driver.move(random.choice(list(things(table))))
        assert table.frame.news == table.lines[-1], "whatever is pointed at"
        table.hands.commit(mind(table.session.view, random))
        heard += watch(driver, table)
    assert heard > 5


@pytest.mark.parametrize("game", ["angel", "devil"])
def test_a_slow_table_tells_each_event_while_the_pointer_rests_on_the_hint(brimstone, game: str) -> None:
    driver = brimstone(speed=Speed.FAST, banter=False)
    driver.sit("person imp imp imp", game, 8)
    table, heard = driver.my_turn(), 0
    for _ in range(4):
        hint = next(each for each in table.frame.buttons if each.does is Tool.HINT)
        driver.move((5, 400))
        driver.move(hint.rect.center)
        assert (table.frame.tip.words, table.frame.news) == (Tool.HINT.purpose, table.lines[-1])
        table.hands.commit(table.session.view.legal[0])
        heard += watch(driver, table)
        assert isinstance(table.phase, Deciding) and table.frame.news == table.lines[-1]
    assert heard > 4


def test_whoever_asked_for_a_hint_is_not_told_that_it_is_somebody_elses_turn(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit("person imp imp imp", "angel", 8)
    while not isinstance(table.session.view.phase, Playing):
        driver.do(driver.my_turn().session.view.legal[0])
    driver.my_turn()
    hint = next(each for each in table.frame.buttons if each.does is Tool.HINT)
    driver.click(hint.rect.center)
    assert not table.can_hint, "it is being thought about"
    assert table.frame.tip is None
    driver.move((hint.rect.centerx + 3, hint.rect.centery))
    assert table.frame.tip.words == Tool.HINT.hindrance
    assert "not your turn" not in table.frame.tip.words


def test_a_button_that_a_hint_advises_gives_way_to_a_card_that_is_pointed_at(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit("person imp imp imp", "angel", 8, opens=1)
    while not isinstance(table.session.view.phase, Playing):
        driver.do(driver.my_turn().session.view.legal[0])
    picker = driver.my_turn().pointer.picker
    table.pointer.point_out(picker.gesture_of(CALL))
    driver.move((5, 400))
    assert table.frame.hot == "Judgement Day" and not table.frame.lit
    driver.move(left_strip(table.board.hand()[0]))
    assert table.frame.hot == "" and table.frame.lit == {TRASH}
    assert table.pointer.advice == picker.gesture_of(CALL), "Enter does it still"


@pytest.mark.parametrize(("seat", "level"), [(1, Level.IMP), (2, Level.FIEND), (3, Level.ARCHDEVIL)])
def test_a_name_or_face_tells_how_an_opponent_plays_before_all_else(
    brimstone, seat: int, level: Level
) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit("person imp fiend archdevil", "devil", 8)
    driver.my_turn()
    for at in (table.board.seat_zone("plate", seat).rect.center, table.board.face(seat).center):
        driver.move((5, 5))
        driver.move(at)
        assert table.frame.tip.words.startswith(LEVEL_NOTES[level])


def test_the_focus_is_told_of_like_the_pointer_and_in_its_stead(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    while not (table := driver.my_turn()).pointer.picker.carries:
        driver.do(table.session.view.legal[0])
    driver.move(table.board.face(1).center)
    told = set()
    for _ in range(24):
        driver.key(pygame.K_TAB)
        key, tip = table.pointer.focus.key, table.frame.tip
        button = next((each for each in table.buttons if key == ButtonKey(each.label)), None)
        if button is not None and button.does is Tool.SCORE:
            assert (tip.words, tip.about) == (Tool.SCORE.purpose, button.rect)
        if isinstance(key, CardKey):
            sprite = table.board.sprite_of(key.card)
            assert tip.words.startswith("You hold ") and tip.about.collidepoint(sprite.x, sprite.y)
        told.add(type(key))
    assert told >= {CardKey, ButtonKey}
    driver.move(table.board.face(2).center)
    assert table.frame.tip.words.startswith(LEVEL_NOTES[Level.FIEND]), "what was moved last is told of"


@pytest.mark.parametrize("press", [pygame.K_o, pygame.K_h, pygame.K_l, pygame.K_ESCAPE])
def test_whatever_is_done_ends_a_tip_until_the_pointer_moves(brimstone, press: int) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    table = driver.my_turn()
    at = table.board.face(1).center
    driver.move(at)
    assert table.frame.tip is not None
    driver.key(press)
    if driver.top is not table:
        driver.key(press)
    assert driver.top is table and table.frame.tip is None
    driver.move((at[0] + 2, at[1]))
    assert table.frame.tip is not None


def test_a_card_that_is_dragged_needs_no_tip(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    table = driver.my_turn()
    at = left_strip(table.board.hand()[0])
    driver.move(at)
    assert table.frame.tip is not None
    driver.press(at)
    driver.move((at[0], at[1] - 60), held=True)
    assert table.pointer.held is not None and table.frame.tip is None
