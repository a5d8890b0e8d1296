"""Playing at the table: every way to act, refusals, waits, and a board that shows exactly the view."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.angel.actions import DiscardUnseen
from game.contract.table import InZone, Piece, Press
from game.devil.actions import Discard
from game.devil.position import HANDS
from game.level import Level
from game.sentences import MATCH_OVER
from game.table import DealStarted
from saves.days import DayOutcome, daily_outcome
from saves.descent import LAST_NIGHT, TableId
from saves.models import GivenUp, Header
from saves.settings import Pace, Speed
from scenes.descent.progress import begin_at
from scenes.end_page import EndPage
from scenes.matches.actions import COUNT_IT, DAILY_NOTE, DESCENT_NOTE, ENDS, NOT_COUNTED, RESTART_NOTE
from scenes.matches.page import MatchesPage
from scenes.menu import Menu
from scenes.message import Message
from scenes.navigation import open_table
from scenes.self_test import FRAME
from scenes.table.match_end import COUNTS as COUNTS_AS
from scenes.table.opponents import PAUSES
from scenes.table.pages import ENDED, Curtain, Pause
from scenes.table.phases import ANIMATED, DealOver, MatchOver, PassingOn, Waiting
from scenes.table.scene import TableScene
from scenes.table.view.board import Board
from scenes.table.view.table_view import BoardDiffers
from scenes.table.view.view_model import Tool
from tests import labels
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, logged, notice, pressed
from tests.scenes.great_moments import before_the_end_of, fiends_match, sat_down_to
from tests.scenes.written import written

STEPS = (FRAME, 180, 1000)
"""Milliseconds between two looks: as it should be, on a slow machine, on one that sleeps in between."""


def discards(table: TableScene) -> list[Discard]:
    return [action for _, action in table.pointer.picker.choices if isinstance(action, Discard)]


def to_a_discard(driver: Driver) -> TableScene:
    """Play on until the person has a card to play."""
    return driver.to_a_turn(discards)


def sprite(table: TableScene, action: Discard):
    return table.board.sprite_of(action.card)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_plays_a_move_only_if_it_is_the_only_one(brimstone, key: int) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    seen = set()
    for _ in range(60):
        table = driver.my_turn()
        count, choices = len(table.session.match.log), len(table.pointer.picker.choices)
        driver.key(key)
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


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_after_every_animation_the_board_shows_the_view(brimstone, seats: int, monkeypatch) -> None:
    resets: list[int] = []
    reset = Board.reset
    monkeypatch.setattr(Board, "reset", lambda board, *what: (resets.append(1), reset(board, *what))[1])
    driver = brimstone(speed=Speed.FAST)
    driver.sit(" ".join(["person", *["imp", "fiend"] * 4][:seats]), seed=seats, target=90_000)
    random = Random(seats)
    for _ in range(40 // seats):
        table = driver.my_turn()
        assert table.board.matches(table.session.view)
        choices = table.pointer.picker.choices
        driver.do(random.choice(choices)[1])
        if table.session.match.to_move is None:
            break
    assert resets == [1], "the board was set up more than once"


def test_no_piece_of_a_deal_lies_there_once_the_next_is_dealt(brimstone) -> None:
    driver = brimstone(speed=Speed.SLOW)
    controller = driver.sit("person imp", "evil").controller
    driver.turn(2)
    controller.table_view.pieces.reset([Piece("struck", InZone("trump sign"))])
    controller.event_shown(DealStarted(number=1, dealer=0))
    assert not controller.table_view.pieces.shown


def test_an_action_is_on_disk_before_its_animation_ends(brimstone) -> None:
    driver = brimstone(speed=Speed.SLOW)
    driver.sit()
    driver.click((640, 40))
    table = to_a_discard(driver)
    driver.do(discards(table)[0])
    assert table.controller.moving
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    kept = driver.desk.store.read(header).match
    assert kept.digest() == table.session.match.digest()


def test_the_window_can_change_size_in_the_middle_of_an_animation(brimstone) -> None:
    driver = brimstone(speed=Speed.SLOW)
    table = driver.sit()
    driver.turn(40)
    assert table.controller.moving
    driver.resize((900, 640))
    driver.until(lambda: not table.controller.moving)
    inside = pygame.Rect(0, 0, 900, 640)
    assert all(inside.collidepoint(card.x, card.y) for card in table.board.visible())
    assert table.board.matches(table.session.view)


def test_a_move_that_revealed_a_card_cannot_be_undone(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = to_a_discard(driver)
    driver.do(discards(table)[0])
    table = driver.my_turn()
    count = len(table.session.match.log)
    driver.key(pygame.K_u)
    assert len(table.session.match.log) == count
    assert notice(table) == Tool.UNDO.why_grey


def test_nothing_is_drawn_while_the_person_thinks(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    driver.sit()
    driver.my_turn()
    driver.turn(200)  # until all that the last move lit has faded
    drawn = driver.app.frames
    driver.turn(60)
    assert driver.app.frames == drawn


def test_a_wrong_board_is_reported_before_it_is_mended(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    table.board.piles[HANDS[0]].reverse()
    with pytest.raises(BoardDiffers):
        table.controller.table_view.catch_up(table.session.view)
    with pytest.warns(BoardDiffers):
        table.controller.table_view.catch_up(table.session.view)
    assert table.board.matches(table.session.view)
    assert "BoardDiffers" in (driver.desk.folder / "brimstone.log").read_text(encoding="utf-8")


def passes_until(driver: Driver, condition, step: int) -> int:
    """Return the milliseconds of the app's time until a condition holds, with nothing pressed."""
    passed = 0
    while not condition():
        driver.app.pump([], step)
        passed += step
        assert passed < 100_000, "it never happened"
    return passed


def pause(driver: Driver, step: int = 10) -> int:
    """Return the milliseconds that the opponent who is next takes for its move."""
    table = driver.table
    passes_until(driver, lambda: isinstance(table.phase, Waiting), 1)
    count = len(table.session.match.log)
    return passes_until(driver, lambda: len(table.session.match.log) > count, step)


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NORMAL, Pace.FAST])
def test_an_opponent_takes_its_pause(brimstone, pace: Pace, step: int) -> None:
    driver = brimstone(speed=Speed.OFF, pace=pace, banter="off")
    driver.sit("imp imp imp imp", "angel")
    assert PAUSES[pace] <= pause(driver, step) < PAUSES[pace] + step


def test_an_opponent_with_one_move_is_quick_three_times_out_of_four(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter="off")
    driver.sit("person imp imp imp imp imp", seed=2945)  # nobody can play, so all draw
    for _ in range(2):
        driver.do(driver.my_turn().session.view.legal[0])
        assert [pause(driver) for _ in range(5)] == [350, 350, 350, 1400, 350]


def test_each_move_of_a_turn_takes_half_the_time_of_the_one_before(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter="off")
    driver.sit("imp imp", "jokers")  # the first two turns have four moves each
    assert [pause(driver, 5) for _ in range(8)] == [1400, 700, 350, 175] * 2


@pytest.mark.parametrize("press", ["click", "enter", "space"])
def test_a_click_or_a_key_hurries_a_pause(brimstone, press: str) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter="off")
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
    driver.play_until(lambda table: isinstance(table.phase, PassingOn))
    assert table.session.viewer == viewer
    return table


def test_a_turn_stays_in_view_until_its_person_hands_the_machine_on(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn_over(driver)
    viewer = table.session.viewer
    enter = pressed(pygame.K_RETURN)
    driver.app.pump(enter, FRAME)
    assert isinstance(table.phase, PassingOn), "Enter was pressed before the turn's end could be seen"
    for _ in range(1000):
        driver.turn()
    assert driver.top is table and table.session.viewer == viewer
    assert all(sprite.face_up for sprite in table.board.hand())
    driver.key(pygame.K_g)
    assert isinstance(driver.top, Curtain)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_deals_end_lies_open_until_the_person_goes_on(brimstone, speed: Speed) -> None:
    driver = brimstone(speed=speed)
    driver.sit("person imp", "devil", 3)
    table = driver.play_until(lambda table: isinstance(table.phase, DealOver))
    for _ in range(1000):
        driver.turn()
    assert driver.top is table
    hands = [place for place, where in enumerate(table.board.places) if where.kind.name == "hand"]
    assert all(sprite.face_up for place in hands for sprite in table.board.piles[place])
    driver.click(table.frame.button_for("G").rect.center)
    assert driver.top is table and not isinstance(table.phase, DealOver), "no page lies between two deals"


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("angel", "person imp imp imp", {}),
        ("devil", "person imp fiend", {}),
        ("devil", "person person imp", {}),
        ("devil440", "person imp", {}),
        ("hell", "person imp", {"games": "best of three"}),
        ("jokers", "person imp imp", {}),
        ("evil", "person imp", {"games": "three games"}),
        ("evil", "person person", {"games": "three games"}),
    ],
)
def test_a_match_left_at_a_deals_end_goes_on_with_its_result(
    brimstone, game: str, players: str, options: dict[str, str]
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit(players, game, 3, **options)
    session, policy = table.session, table.session.match.game.search.policies[Level.IMP]
    match = session.match
    while not match.standing.deals:
        seat = next(seat for seat in range(match.seats) if match.legal(seat))
        match.play(seat, policy(match.view(seat), session.random) or match.legal(seat)[0])
    driver.app.stack.pop()
    open_table(driver.desk, session.saved)
    again = driver.table
    assert isinstance(again.phase, DealOver) and not again.controller.moving, "it was seen before"
    for _ in range(100):
        driver.turn()
    log = again.controller.messages.event_log
    assert again.frame.account and sum(begins for _, begins in log.merged) == 1
    driver.key(pygame.K_RETURN)
    driver.until(lambda: not isinstance(again.phase, (*ANIMATED, DealOver)))
    assert sum(begins for _, begins in log.merged) == 2


def asked(driver: Driver, way: str) -> str:
    """Ask to end a match from the menu at its table, and return what is then read."""
    driver.my_turn()
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Pause)
    driver.click_button(way)
    assert isinstance(driver.top, Message)
    return driver.words()


def open_known(driver: Driver, **known: object) -> None:
    """Open a table of Devil of whose match this is known."""
    driver.sit("person imp", "devil")
    saved = driver.table.session.saved
    driver.app.stack.pop()
    open_table(driver.desk, replace(saved, **known))


def finished(driver: Driver) -> list[Header]:
    """Return the matches that are over."""
    return list(driver.desk.store.finished.listing(NOW).headers)


@pytest.mark.parametrize(
    ("answer", "how"), [(labels.CONCEDE_LOST, GivenUp.LOST), (labels.CONCEDE_UNCOUNTED, GivenUp.UNCOUNTED)]
)
def test_conceding_at_the_table_works_as_in_the_list(brimstone, answer: str, how: GivenUp) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "devil")
    told = asked(driver, labels.CONCEDE)
    assert ENDS in told and COUNT_IT in told
    log = list(table.session.match.log)
    driver.click_button(answer)
    assert isinstance(driver.top, EndPage)
    told = driver.words()
    assert "You conceded" in told and "Nobody wins" not in told and COUNTS_AS[how] in told
    assert {labels.PLAY_AGAIN, labels.VIEW_TABLE} <= {control.name for control in driver.top.form.controls}
    (header,) = finished(driver)
    assert (header.given_up, header.winners, header.actions) == (how, (), len(log))
    assert not driver.desk.store.list_running(NOW).headers
    driver.key(pygame.K_q)
    assert isinstance(driver.top, Menu) and not driver.desk.store.locks.holds(header.id)


def test_the_table_of_a_conceded_match_can_only_be_viewed(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "devil")
    asked(driver, labels.CONCEDE)
    driver.click_button(labels.CONCEDE_UNCOUNTED)
    end = driver.top
    driver.click_button(labels.VIEW_TABLE)
    assert (driver.top, table.frame.prompt.words, logged(table)[-1]) == (table, MATCH_OVER, "You conceded.")
    assert (
        not table.session.can_undo
        and not table.controller.adviser.can_advise(table.phase)
        and not table.pointer.picker.choices
    )
    driver.key(pygame.K_ESCAPE)
    told = driver.words()
    assert isinstance(driver.top, Pause) and ENDED in told and labels.CONCEDE not in told
    driver.key(pygame.K_ESCAPE)
    assert "See result" in {button.label for button in table.frame.buttons}
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, EndPage) and driver.top is not end
    assert driver.words() == written(end)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Menu), "Esc leads away from the end, not back to the table"


def test_a_question_answered_no_leaves_nothing_picked_up(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "devil")
    driver.my_turn()
    action = table.phase.view.legal[0]
    table.pointer.select_gesture(table.phase.picker.gesture_of(action))
    table.ask_first(Press("Judgement Day", "X", confirm="Call it?"), action)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table and not table.pointer.chosen and table.pointer.advice is None


def test_the_end_of_a_match_out_of_the_list_leads_back_to_the_list(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(matches := MatchesPage(driver.desk))
    driver.sit("person imp", "devil")
    asked(driver, labels.CONCEDE)
    driver.click_button(labels.CONCEDE_UNCOUNTED)
    assert "Menu" not in {control.name for control in driver.top.form.controls}
    driver.click_button("Back")
    assert driver.top is matches


def test_restarting_opens_a_match_in_place_of_the_other(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp fiend", "hell")
    assert RESTART_NOTE in asked(driver, labels.RESTART)
    driver.click_button(labels.RESTART_UNCOUNTED)
    assert isinstance(driver.top, TableScene) and driver.top is not table
    before, now = table.session.saved, driver.table.session.saved
    assert now.players == before.players and now.match.options == before.match.options
    assert now.id != before.id and now.match.seed != before.match.seed
    (header,) = finished(driver)
    assert (header.id, header.given_up) == (before.id, GivenUp.UNCOUNTED)


def test_an_uncounted_match_is_conceded_without_asking_how_it_counts(brimstone) -> None:
    driver = brimstone()
    open_known(driver, branched=True)
    told = asked(driver, labels.CONCEDE)
    assert NOT_COUNTED in told and COUNT_IT not in told
    driver.click_button(labels.CONCEDE)
    assert [header.given_up for header in finished(driver)] == [GivenUp.UNCOUNTED]


def test_restarting_on_the_descent_counts_as_lost(brimstone) -> None:
    driver = brimstone()
    open_table(driver.desk, begin_at(driver.desk, TableId("devil", 1), 5))
    table = driver.table
    assert DESCENT_NOTE in asked(driver, labels.RESTART)
    driver.click_button(labels.RESTART_LOST)
    assert driver.table is not table
    assert driver.table.session.saved.descent == table.session.saved.descent


def test_conceding_a_daily_deal_loses_it_in_the_calendar(brimstone) -> None:
    driver = brimstone()
    driver.sit("person imp", "devil")
    assert DAILY_NOTE not in asked(driver, labels.CONCEDE)
    open_known(driver, day=NOW.date())
    assert DAILY_NOTE in asked(driver, labels.CONCEDE)
    driver.click_button(labels.CONCEDE_UNCOUNTED)
    (header,) = finished(driver)
    assert daily_outcome(header) is DayOutcome.LOST


def test_a_last_night_has_no_restart(brimstone) -> None:
    driver = brimstone()
    open_table(driver.desk, begin_at(driver.desk, TableId("devil", LAST_NIGHT), 5))
    driver.key(pygame.K_ESCAPE)
    assert labels.CONCEDE in driver.words() and labels.RESTART not in driver.words()


def test_a_match_that_is_over_stays_over(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    match = fiends_match("devil")
    late, seat, action = before_the_end_of(match, len(match.standing.deals))
    table = sat_down_to(driver, late, seat)
    table.controller.act(seat, action)
    driver.until(lambda: isinstance(table.phase, DealOver) and len(table.phase.rest) > 0)
    driver.key(pygame.K_RETURN)
    driver.until(lambda: isinstance(table.phase, MatchOver) and isinstance(driver.top, EndPage))
    driver.click_button(labels.VIEW_TABLE)
    count = len(table.session.match.log)
    assert driver.top is table and not table.frame.button_for("U").live
    driver.key(pygame.K_u)
    assert len(table.session.match.log) == count and table.session.match.to_move is None
