"""Playing at the table: every way to act, refusals, waits, and a board that shows exactly the view."""

from dataclasses import dataclass
from random import Random

import pygame
import pytest

from engine.sprites import Glow
from game.angel.actions import DiscardUnseen
from game.devil.actions import Discard
from game.devil.position import DISCARDS, STOCK, hand
from game.minds.search import Option
from game.minds.thinker import Thinker
from saves.models import Pace, Speed
from scenes.scoreboard import Scoreboard
from scenes.self_test import FRAME
from scenes.table.controller import PAUSES
from scenes.table.pages import Curtain, Pause
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, HandingOn, Waiting
from scenes.table.view.board import Board
from scenes.table.view.table_view import Astray
from scenes.table.view.view_model import Tool
from tests.scenes.driver import Driver, left_strip, pressed

STEPS = (FRAME, 180, 1000)
"""Milliseconds between two looks: as it should be, on a slow machine, on one that sleeps in between."""


def discards(table: TableScene) -> list[Discard]:
    assert table.pointer.picker is not None
    return [action for _, action in table.pointer.picker.choices if isinstance(action, Discard)]


def to_a_discard(driver: Driver, unplayable: bool = False) -> TableScene:
    """Play on until the person has a card to lay, and, if asked, one that does not fit."""
    for _ in range(60):
        table = driver.my_turn()
        fits = discards(table)
        held = table.session.view.piles[hand(0)]
        if fits and (not unplayable or any(not table.pointer.picker.playable(card) for card in held)):
            return table
        driver.do(table.pointer.picker.choices[0][1])
    raise AssertionError("no such turn")


def sprite(table: TableScene, action: Discard):
    return table.board.sprite_of(action.card)


def wrong_card(table: TableScene):
    return next(sprite for sprite in table.board.hand() if not table.pointer.picker.playable(sprite.card))


def test_a_click_on_a_card_and_one_on_the_pile_play_it(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = to_a_discard(driver)
    count = len(table.session.match.log)
    card = sprite(table, discards(table)[0])
    driver.click(left_strip(card))
    assert card.glow is Glow.CHOSEN
    assert DISCARDS in table.pointer.targets()
    driver.click(table.board.area(DISCARDS).center)
    assert len(table.session.match.log) > count


def test_a_card_can_be_dragged_to_the_pile(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = to_a_discard(driver)
    count = len(table.session.match.log)
    driver.drag(left_strip(sprite(table, discards(table)[0])), table.board.area(DISCARDS).center)
    assert len(table.session.match.log) > count


def test_a_double_click_plays_a_card_that_has_one_place_to_go(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = to_a_discard(driver)
    count = len(table.session.match.log)
    spot = left_strip(sprite(table, discards(table)[0]))
    driver.click(spot)
    driver.click(spot)
    assert len(table.session.match.log) > count


@pytest.mark.parametrize("enter", [pygame.K_RETURN, pygame.K_SPACE])
def test_tab_and_enter_play_a_card(brimstone, enter: int) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = to_a_discard(driver)
    count = len(table.session.match.log)
    driver.key(pygame.K_TAB)
    driver.key(enter)
    assert len(table.session.match.log) > count


def test_enter_plays_the_only_move_and_never_guesses_between_two(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    seen = set()
    for _ in range(60):
        table = driver.my_turn()
        count, choices = len(table.session.match.log), len(table.pointer.picker.choices)
        driver.key(pygame.K_RETURN)
        assert (len(table.session.match.log) > count) == (choices == 1)
        seen.add(choices == 1)
        if choices > 1:
            driver.do(table.pointer.picker.choices[0][1])
        if seen == {True, False}:
            return
    raise AssertionError("one of the two never came up")


def test_a_number_flips_one_of_the_cards_that_lie_face_down(brimstone) -> None:
    driver = brimstone()
    driver.sit("person imp imp imp", "angel")
    table = driver.my_turn()
    driver.key(pygame.K_6)
    assert not any(entry.seat == 0 for entry in table.session.match.log)
    driver.key(pygame.K_4)
    mine = [entry.action for entry in table.session.match.log if entry.seat == 0]
    assert mine == [DiscardUnseen(3)]


def test_the_stock_is_drawn_from_by_a_click(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    for _ in range(60):
        table = driver.my_turn()
        if not discards(table) and len(table.pointer.picker.choices) == 1:
            break
        driver.do(table.pointer.picker.choices[0][1])
    count = len(table.session.match.log)
    driver.click(table.board.area(STOCK).center)
    assert len(table.session.match.log) > count


def test_a_card_that_does_not_fit_is_refused_in_words_that_lead_to_its_clause(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit()
    table = to_a_discard(driver, unplayable=True)
    count = len(table.session.match.log)
    card = wrong_card(table)
    assert card.glow is Glow.DIM
    driver.drag(left_strip(card), table.board.area(DISCARDS).center)
    assert table.notice.endswith("It must end in 5 or 9.")
    assert table.controller.messages.notice.clause == "DV-7"
    assert table.controller.timeline.busy, "the card shakes its head"
    driver.until(lambda: not table.controller.timeline.busy)
    assert len(table.session.match.log) == count
    driver.until(lambda: not table.notice)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_after_every_animation_the_board_shows_just_what_the_view_tells(
    brimstone, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[int] = []
    lay = Board.lay
    monkeypatch.setattr(Board, "lay", lambda board, view: (laid.append(1), lay(board, view))[1])
    driver = brimstone(speed=Speed.FAST)
    driver.sit(" ".join(["person", *["imp", "fiend"] * 4][:seats]), seed=seats, target=90_000)
    random = Random(seats)
    for _ in range(40 // seats):
        table = driver.my_turn()
        assert table.board.matches(table.session.view)
        choices = table.pointer.picker.choices
        driver.do(choices[int(random.random() * len(choices))][1])
        if table.session.match.to_move is None:
            break
    assert laid == [1], "the board was laid once and then kept up by itself"


def test_a_click_finishes_what_moves(brimstone) -> None:
    driver = brimstone(speed=Speed.SLOW)
    table = driver.sit()
    driver.turn(3)
    assert table.moving
    driver.click((640, 40))
    assert not table.controller.timeline.busy
    assert table.board.matches(table.session.view)


def test_an_action_is_on_disk_before_its_animation_ends(brimstone) -> None:
    driver = brimstone(speed=Speed.SLOW)
    driver.sit()
    driver.click((640, 40))
    table = to_a_discard(driver)
    driver.do(discards(table)[0])
    assert table.moving
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    kept = driver.desk.store.read(header).match
    assert kept.digest() == table.session.match.digest()


def test_the_window_can_change_size_in_the_middle_of_an_animation(brimstone) -> None:
    driver = brimstone(speed=Speed.SLOW)
    table = driver.sit()
    driver.turn(40)
    assert table.moving
    pygame.display.set_mode((900, 640))
    driver.turn(1, pygame.event.Event(pygame.WINDOWSIZECHANGED, x=900, y=640))
    driver.until(lambda: not table.moving)
    inside = pygame.Rect(0, 0, 900, 640)
    assert all(inside.collidepoint(card.x, card.y) for card in table.board.visible())
    assert table.board.matches(table.session.view)


def test_the_choice_after_a_special_is_two_buttons_with_their_outcomes(brimstone) -> None:
    for seed in range(200):
        driver = brimstone(speed=Speed.OFF)
        driver.sit("person fiend", seed=seed)
        for _ in range(12):
            table = driver.my_turn()
            presses = table.pointer.picker.presses()
            if presses:
                labels = {button.label: button for button in table.buttons}
                assert labels["End the deal"].note.startswith("You score ")
                assert "misses a turn" in labels["Keep going"].note
                assert table.session.can_undo, "laying the Special showed nothing new"
                count = len(table.session.match.log)
                driver.key(pygame.K_u)
                assert len(table.session.match.log) == count - 1
                headers = driver.desk.store.list_running(driver.desk.now()).headers
                assert [each.undone for each in headers if each.id == table.session.saved.id] == [1]
                table = driver.my_turn()
                special = next(
                    a for a in discards(table) if table.session.match.deck.faces[a.card].code[0] == "S"
                )
                driver.do(special)
                count = len(table.session.match.log)
                driver.key(pygame.K_k)
                assert len(table.session.match.log) == count + 1
                return
            specials = [a for a in discards(table) if table.session.match.deck.faces[a.card].code[0] == "S"]
            driver.do((specials or [table.pointer.picker.choices[0][1]])[0])
    raise AssertionError("nobody ever laid a Special")


def test_a_move_that_turned_up_a_card_cannot_be_taken_back(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = to_a_discard(driver)
    driver.do(discards(table)[0])
    table = driver.my_turn()
    count = len(table.session.match.log)
    driver.key(pygame.K_u)
    assert len(table.session.match.log) == count
    assert table.notice == Tool.UNDO.hindrance


def test_letters_open_log_score_and_rules_and_escape_the_menu(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    driver.key(pygame.K_l)
    assert table.log.open and table.lines
    driver.key(pygame.K_l)
    driver.key(pygame.K_s)
    assert isinstance(driver.top, Scoreboard)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Pause)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_m)
    assert driver.desk.settings.muted


def test_nothing_is_drawn_while_the_person_thinks(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit()
    driver.my_turn()
    driver.turn(3)
    drawn = driver.app.frames
    driver.turn(60)
    assert driver.app.frames == drawn


def test_a_board_that_shows_something_else_fails_a_test_and_is_put_right_and_logged_in_the_app(
    brimstone,
) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    table.board.piles[hand(0)].reverse()
    with pytest.raises(Astray):
        table.controller.table_view.settle(driver.desk, table.session.view)
    with pytest.warns(Astray):
        table.controller.table_view.settle(driver.desk, table.session.view)
    assert table.board.matches(table.session.view)
    assert "Astray" in (driver.desk.folder / "brimstone.log").read_text(encoding="utf-8")


def passes_until(driver: Driver, condition, step: int) -> int:
    """Milliseconds of the app's time until something holds, with nothing pressed."""
    passed = 0
    while not condition():
        driver.app.pump([], step)
        passed += step
        assert passed < 100_000, "it never happened"
    return passed


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NORMAL, Pace.FAST])
def test_an_opponent_takes_its_pause_and_no_longer(brimstone, pace: Pace, step: int) -> None:
    driver = brimstone(speed=Speed.OFF, pace=pace, banter=False)
    table = driver.sit("imp imp imp imp", "angel")
    count = len(table.session.match.log)
    passes_until(driver, lambda: isinstance(table.phase, Waiting), 1)
    took = passes_until(driver, lambda: len(table.session.match.log) > count, step)
    assert PAUSES[pace] <= took < PAUSES[pace] + step


@dataclass
class Answered:
    """A ticket of a search that is over."""

    options: list[Option]

    def poll(self) -> list[Option]:
        return self.options

    def drop(self) -> None:
        pass


@pytest.mark.parametrize("close", [False, True])
def test_an_archdevil_takes_its_time_over_moves_that_are_too_close_to_tell(
    brimstone, monkeypatch: pytest.MonkeyPatch, close: bool
) -> None:
    def ask(_thinker: Thinker, seat: int, *_more: object) -> Answered:
        first, second, *_rest = table.session.match.legal(seat)
        other = 0.59 if close else 0.4
        return Answered([Option(first, 60, 0.6, 0.5, 0.0), Option(second, 60, other, 0.5, 0.0)])

    driver = brimstone(speed=Speed.OFF, pace=Pace.NORMAL, banter=False)
    table = driver.sit("archdevil fiend fiend fiend", "angel")
    monkeypatch.setattr(table.session, "ask", ask)
    said = set[str]()
    while sum(entry.seat == 0 for entry in table.session.match.log) < 3:
        driver.app.pump([], 100)
        said |= {plate.thinking for plate in table.frame.plates}
    assert ("thinking hard…" in said) == close


def test_an_opponent_without_a_choice_is_quick_but_for_every_fourth_in_a_row(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = driver.sit("imp imp imp imp imp imp")
    quick: list[bool] = []
    while not (any(quick) and not all(quick)):
        passes_until(driver, lambda: isinstance(table.phase, Waiting), 1)
        choices, count = (
            len(table.session.match.legal(table.session.match.to_move)),
            len(table.session.match.log),
        )
        breath = table.session.turns_in_a_row % 4 == 3
        took = passes_until(driver, lambda count=count: len(table.session.match.log) > count, 10)
        assert (took < 400) == (choices == 1 and not breath), f"{took} ms with {choices} choices"
        quick.append(choices == 1)


@pytest.mark.parametrize("press", ["click", "enter", "space"])
def test_a_click_or_a_key_hurries_a_pause(brimstone, press: str) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = driver.sit("imp imp")
    driver.until(lambda: isinstance(table.phase, Waiting))
    driver.see()
    count = len(table.session.match.log)
    if press == "click":
        driver.click((20, 400))
    else:
        driver.key({"enter": pygame.K_RETURN, "space": pygame.K_SPACE}[press])
    driver.turn()
    assert len(table.session.match.log) == count + 1


def first_turn_over(driver: Driver) -> TableScene:
    """Return a table of two people at which the first has played and is to hand the machine on."""
    table = driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    driver.key(pygame.K_RETURN)
    viewer = table.session.viewer
    while not isinstance(table.phase, HandingOn):
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.pointer.picker.choices[0][1])
        driver.turn()
    assert table.session.viewer == viewer
    return table


def test_what_a_turn_showed_stays_until_its_person_hands_the_machine_on(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn_over(driver)
    viewer = table.session.viewer
    enter = pressed(pygame.K_RETURN)
    driver.app.pump(enter, FRAME)
    assert isinstance(table.phase, HandingOn), "Enter was pressed before the turn's end could be seen"
    for _ in range(1000):
        driver.turn()
    assert driver.top is table and table.session.viewer == viewer
    assert all(sprite.face_up for sprite in table.board.hand())
    driver.key(pygame.K_g)
    assert isinstance(driver.top, Curtain)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_deals_end_lies_open_until_the_person_goes_on(brimstone, speed: Speed) -> None:
    driver = brimstone(speed=speed)
    table = driver.sit("person imp", "devil", 3)
    while not isinstance(table.phase, Accounting):
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.pointer.picker.choices[0][1])
        driver.turn()
    for _ in range(1000):
        driver.turn()
    assert driver.top is table
    hands = [place for place, where in enumerate(table.board.places) if where.kind.name == "hand"]
    assert all(sprite.face_up for place in hands for sprite in table.board.piles[place])
    driver.click(table.frame.button_for("G").rect.center)
    assert driver.top is table and not isinstance(table.phase, Accounting), "no page lies between two deals"
