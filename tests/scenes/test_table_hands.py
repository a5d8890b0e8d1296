"""Clicks and keys at the table: what is picked up stays so, Enter does what is advised, nothing is a surprise."""

from collections.abc import Callable

import pygame
import pytest

from engine.appearance import TAKING_IN
from engine.input import LONG_PRESS
from engine.sprites import Glow
from game.contract.table import Carry, Press, Touch
from saves.models import Pace, Speed
from scenes.end_page import EndPage
from scenes.rules_page import RulesPage
from scenes.self_test.driver import FRAME
from scenes.table.input.focus_targets import ButtonKey, CardKey
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Deciding, HandingOn, Over, Recalling, Waiting
from scenes.table.view.close_up import LargeCard
from scenes.table.view.view_model import Tone, Tool
from scenes.table_pages import Curtain, Pause
from tests.scenes.driver import Driver, left_strip, pressed
from tests.scenes.test_totals_count_up import before_the_end_of, played, sat_down_to


def to_a_turn(driver: Driver, wanted: Callable[[TableScene], object], most: int = 80) -> TableScene:
    """Play on until the person decides and something holds of the table."""
    for _ in range(most):
        table = driver.my_turn()
        if isinstance(table.phase, Deciding) and wanted(table):
            return table
        driver.do(table.session.view.legal[0])
    raise AssertionError("no such turn")


def cards_with_places(table: TableScene, count: int) -> list:
    """The sprites in hand that can go, alone, to so many places."""
    picker = table.pointer.picker
    return [sprite for sprite in table.board.hand() if len(picker.targets((sprite.card,))) == count]


def at_jokers(driver: Driver, places: int) -> tuple[TableScene, object]:
    """A turn at Jokers of Death with a card that can go to so many of the piles."""
    driver.sit("person imp fiend", "jokers", 8)
    table = to_a_turn(driver, lambda table: cards_with_places(table, places))
    return table, cards_with_places(table, places)[0]


@pytest.mark.parametrize(
    ("game", "kind"),
    [("devil", Carry), ("angel", Touch), ("evil", Press), ("jokers", Carry), ("hell", Press)],
)
def test_enter_does_what_a_hint_advises(brimstone, game: str, kind: type) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW)
    driver.sit("person imp" + " imp imp" * (game == "angel"), game, 8)

    def advisable(table: TableScene) -> list:
        return [choice for choice in table.pointer.picker.choices if isinstance(choice[0], kind)][-1:]

    table = to_a_turn(
        driver, lambda table: advisable(table) and not getattr(advisable(table)[0][0], "confirm", "")
    )
    ((gesture, action),) = advisable(table)
    count = len(table.session.match.log)
    table.pointer.point_out(gesture)
    table.resume()
    if isinstance(gesture, Press):
        assert table.frame.hot == gesture.label, "the button is lit"
    else:
        assert table.frame.lit == {gesture.place}, "its place alone is lit"
    if isinstance(gesture, Touch) and gesture.slot is not None:
        back = table.board.piles[gesture.place][gesture.slot]
        assert table.frame.ring.center == (round(back.x), round(back.y)), (
            "and the back that is meant is marked"
        )
    assert table.frame.preview is None or table.frame.preview.place == gesture.place
    driver.key(pygame.K_RETURN)
    faces = table.session.match.deck.faces
    done = table.session.match.log[count].action
    card, other = getattr(done, "card", None), getattr(action, "card", None)
    assert done == action or faces[card] == faces[other]


def test_the_table_knows_where_the_pointer_went_while_a_page_was_open(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp imp", "angel", 8)
    table = to_a_turn(driver, lambda table: table.pointer.picker.touches())
    back = table.board.piles[table.pointer.picker.touches()[0].place][2]
    driver.move((back.x, back.y))
    assert table.frame.preview is not None
    driver.key(pygame.K_r)
    driver.move((4, 700))
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table
    assert table.frame.preview is None and table.pointer.at == (4, 700)


def test_a_double_click_on_a_card_with_two_places_says_what_to_do(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table, card = at_jokers(driver, 2)
    count = len(table.session.match.log)
    spot = left_strip(card)
    driver.click(spot)
    driver.click(spot)
    assert len(table.session.match.log) == count
    assert table.pointer.chosen == [card.card]
    assert table.frame.prompt.words == "It can go to 2 places. Click one."


def test_what_is_picked_up_says_what_to_click_next(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table, card = at_jokers(driver, 1)
    driver.click(left_strip(card))
    assert table.frame.prompt.words == "Click the glowing pile, or press Enter."
    count = len(table.session.match.log)
    driver.key(pygame.K_RETURN)
    assert len(table.session.match.log) > count


def test_a_drop_on_a_wrong_pile_keeps_the_card_picked_up_and_the_marks(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("person imp fiend", "jokers", 8)
    table = to_a_turn(driver, lambda table: cards_with_places(table, 1))
    card = cards_with_places(table, 1)[0]
    (right,) = table.pointer.picker.targets((card.card,))
    wrong = next(carry.place for carry in table.pointer.picker.carries if carry.place != right)
    driver.click(left_strip(card))
    driver.drag(left_strip(card), table.board.area(wrong).center)
    assert table.frame.prompt.tone is Tone.REFUSAL
    assert table.pointer.chosen == [card.card]
    playable = {sprite.card for sprite in table.board.hand() if table.pointer.picker.playable(sprite.card)}
    for _ in range(60):
        marked = {sprite.card for sprite in table.board.hand() if sprite.glow in (Glow.LEGAL, Glow.CHOSEN)}
        assert marked == playable, "what may be played is marked during the shake and after it"
        driver.turn()


def test_a_click_a_key_and_a_drag_are_refused_with_the_same_clause(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "evil", 8)

    def unplayable(table: TableScene) -> list:
        picker = table.pointer.picker
        return [sprite for sprite in table.board.hand() if not picker.playable(sprite.card)]

    table = to_a_turn(driver, lambda table: unplayable(table) and table.pointer.picker.carries)
    card = unplayable(table)[0]
    driver.click(left_strip(card))
    clicked = table.notice
    driver.drag(left_strip(card), table.board.area(table.pointer.picker.carries[0].place).center)
    assert clicked == table.notice != ""
    assert table.controller.messages.notice.clause == "ED-10"


def test_the_focus_visits_only_what_can_be_done(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "devil", 8)
    table = to_a_turn(driver, lambda table: cards_with_places(table, 0) and cards_with_places(table, 1))
    visited = set()
    for _ in range(40):
        driver.key(pygame.K_TAB)
        visited.add(table.pointer.focus.key)
    cards = {key.card for key in visited if isinstance(key, CardKey)}
    assert cards == {sprite.card for sprite in cards_with_places(table, 1)}
    assert ButtonKey(Tool.MENU.label) in visited


def test_in_an_opponents_turn_the_keyboard_does_not_end_up_in_the_menu(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW)
    driver.sit("person imp", "devil", 8)
    table = driver.my_turn()
    while not isinstance(table.phase, Waiting):
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.session.view.legal[0])
        driver.turn()
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_UP, pygame.K_RETURN):
        driver.key(key)
    assert driver.top is table


def test_a_turn_begins_with_the_focus_out_of_the_toolbar(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "devil", 8)
    table = driver.my_turn()
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert isinstance(table.pointer.focus.key, ButtonKey)
    driver.do(table.session.view.legal[0])
    table = driver.my_turn()
    assert table.pointer.focus.key is None


def test_escape_is_not_swallowed_while_a_page_opens(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    driver.see()
    escape = pressed(pygame.K_ESCAPE)
    driver.app.pump(pressed(pygame.K_r), FRAME)
    assert isinstance(driver.top, RulesPage)
    driver.app.pump(escape, FRAME)
    assert driver.top is table
    driver.app.pump(escape, FRAME)
    assert isinstance(driver.top, Pause)


def test_a_finger_that_rests_on_a_card_looks_closely(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    card = table.board.hand()[0]
    driver.press(left_strip(card))
    driver.turn(LONG_PRESS // FRAME - 2)
    assert table.close_up is None
    driver.turn(4)
    assert isinstance(table.close_up, LargeCard) and table.close_up.picture == card.front
    driver.release(left_strip(card))
    assert table.close_up is not None and table.pointer.chosen == [], "letting go is no click"


def test_only_refusals_look_like_refusals(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    driver.key(pygame.K_o)
    assert table.frame.prompt.tone is Tone.NOTICE
    driver.key(pygame.K_m)
    assert table.frame.prompt.tone is Tone.NOTICE


def test_a_match_that_is_over_stays_over(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    match = played("devil")
    late, seat, action = before_the_end_of(match, len(match.standing.deals))
    table = sat_down_to(driver, late, seat)
    table.controller.act(seat, action)
    driver.until(lambda: isinstance(table.phase, Accounting))
    driver.key(pygame.K_RETURN)
    assert isinstance(table.phase, Over) and isinstance(driver.top, EndPage)
    driver.key(pygame.K_ESCAPE)
    count = len(table.session.match.log)
    assert driver.top is table and not table.frame.button_for("U").live
    driver.key(pygame.K_u)
    assert len(table.session.match.log) == count and table.session.match.to_move is None


def test_what_leads_on_lies_under_no_card_of_the_hand(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person person", "devil", 8)
    met = set()
    for _ in range(4000):
        button = next((b for b in table.buttons if b.does in (Tool.GO_ON, Tool.PASS_ON)), None)
        if button is not None:
            met.add(type(table.phase))
            reach = [pygame.Rect(0, 0, s.height * 0.7, s.height) for s in table.board.hand()]
            for rect, sprite in zip(reach, table.board.hand(), strict=True):
                rect.center = (round(sprite.x), round(sprite.y))
            assert button.rect.collidelist(reach) == -1
        if met == {Accounting, HandingOn}:
            return
        if isinstance(driver.top, Curtain):
            hand = table.board.zone(
                next(p for p, w in enumerate(table.board.places) if w.kind.name == "hand")
            )
            assert not any(control.rect.colliderect(hand.rect) for control in driver.top.form.controls)
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif table.pointer.picker is not None and not table.moving:
            table.hands.commit(table.session.view.legal[-1])
        driver.turn()
    raise AssertionError(met)


def test_what_is_watched_again_is_told_in_the_words_of_then(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("person imp fiend", "devil", 8)
    driver.my_turn()
    driver.do(driver.table.session.view.legal[0])
    table = driver.my_turn()
    driver.move((5, 400))
    now, lines = table.frame, list(table.lines)
    counts = [len(pile) for pile in table.board.piles]
    driver.key(pygame.K_n)
    assert isinstance(table.phase, Recalling)
    told, drawn = [], False
    while isinstance(table.phase, Recalling):
        if table.frame.news and table.frame.news not in told[-1:]:
            told.append(table.frame.news)
        drawn = drawn or [plate.note for plate in table.frame.plates] != [plate.note for plate in now.plates]
        driver.turn()
    since = [line for line in told if line in lines]
    assert len(since) >= 2 and lines[-len(since) :] == since, "each line as it happened, in its order"
    assert drawn, "the counts beside the names were those of then"
    assert table.frame.news == lines[-1] and [len(pile) for pile in table.board.piles] == counts


def test_a_refusal_is_said_no_longer_once_another_card_is_taken_up(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp fiend", "jokers", seed=5)
    driver.my_turn()
    picker = table.pointer.picker
    fitting = [sprite.card for sprite in table.board.hand() if picker.targets((sprite.card,))]
    (wrong, *_) = (place for place in range(1, 4) if place not in picker.targets((fitting[0],)))
    table.hands.attempt(Carry((fitting[0],), wrong))
    assert table.controller.messages.notice.tone is Tone.REFUSAL
    driver.click(left_strip(table.board.sprite_of(fitting[1])))
    assert table.controller.messages.notice is None
    assert "lick" in table.frame.prompt.words


def test_escape_lets_go_of_a_card_that_is_dragged(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    sprite = table.board.hand()[0]
    driver.press(left_strip(sprite))
    driver.move((640, 300), held=True)
    assert table.pointer.held is sprite
    driver.key(pygame.K_ESCAPE)
    assert table.pointer.held is None


def test_a_drag_that_began_on_the_bare_table_carries_nothing(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    count = len(table.session.match.log)
    driver.drag((640, 420), (700, 300))
    assert driver.top is table and len(table.session.match.log) == count


def test_enter_pressed_twice_in_a_hurry_neither_raises_the_curtain_nor_does_anything_behind_it(
    brimstone,
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person person", "devil", 8)
    driver.my_turn()
    driver.do(table.session.view.legal[-1])
    driver.until(lambda: isinstance(table.phase, HandingOn))
    driver.turn(round(TAKING_IN / FRAME) + 2)
    done = len(table.session.match.log)
    for _ in range(2):
        driver.app.pump(pressed(pygame.K_RETURN), FRAME)
        driver.app.pump([], FRAME)
    assert isinstance(driver.top, Curtain), "the second is not for what the first led to"
    driver.see()
    for _ in range(2):
        driver.app.pump(pressed(pygame.K_RETURN), FRAME)
        driver.app.pump([], FRAME)
    driver.until(lambda: table.pointer.picker is not None and not table.moving)
    assert driver.top is table and len(table.session.match.log) == done
