"""Pauses for something to be seen: verdicts, and the last trick."""

from collections.abc import Iterable
from dataclasses import replace

import pygame
import pytest

from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.position import TAKEN, TRICKS, Leading
from game.jokers_of_death.events import SeatsSkipped
from saves.saved_match import header_of
from saves.settings import Speed
from scenes.navigation import watch
from scenes.replay.session import LATER
from scenes.table.close_up import CloseUp
from scenes.table.controller import verdict_time
from scenes.table.phases import Showing, ShowingVerdict, harm_to_viewer
from scenes.table.scene import TableScene
from scenes.table.view.view_model import Tool
from tests.conformance.tables import past_of, random_match
from tests.each import each_game
from tests.scenes.driver import Driver, logged, notice

LOOK = pytest.mark.parametrize("hand", ["click", "key"])


def decided(driver: Driver, game: str, seats: str) -> TableScene:
    """Return a table at which something has just been decided."""
    driver.sit(seats, game, seed=4)
    return driver.play_until(
        lambda table: isinstance(table.phase, ShowingVerdict) and table.phase.verdict.cards
    )


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_finished_trick_stays_with_its_winner_marked_until_seen(brimstone, speed: Speed) -> None:
    driver = brimstone(speed=speed)
    table = decided(driver, "evil", "person imp")
    (winner,) = table.phase.verdict.cards
    lying = [sprite for place in TRICKS for sprite in table.board.piles[place]]
    raised = [sprite.card for sprite in lying if sprite.lift > 0]
    assert len(lying) == 6
    assert raised == [winner]
    assert table.frame.prompt.words == table.phase.verdict.words
    acted, phase = len(table.session.match.log), table.phase
    for _ in range(round(verdict_time(table.controller.timeline.speed) / 16) - 8):
        driver.turn()
    assert table.phase is phase
    assert len(table.session.match.log) == acted
    driver.until(lambda: table.phase is not phase)
    driver.until(lambda: not isinstance(table.phase, Showing))
    assert not any(table.board.piles[place] for place in TRICKS) or len(table.session.match.log) > acted


def beheld(driver: Driver, wanted: str) -> None:
    """Play on until something that is to be seen says so."""

    def says_so(table: TableScene) -> bool:
        if not isinstance(table.phase, ShowingVerdict):
            return False
        if wanted not in table.phase.verdict.words:
            table.controller.hurry()
            return False
        return True

    driver.play_until(says_so)


def test_a_lost_turn_stays_at_its_seat_until_the_next_move(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp", "devil", seed=4)
    beheld(driver, "miss a turn")
    phase = table.phase
    assert table.frame.prompt.words == phase.verdict.words
    driver.turn(60)
    assert table.phase is phase
    told = next(each for each in table.controller.messages.effects if each.seat == 0)
    assert told.by not in (None, 0)
    table.controller.messages.update(60_000)
    lasting = replace(told, by=None)
    assert lasting in table.controller.messages.effects
    driver.my_turn()
    table.commit(table.pointer.picker.choices[0][1])
    assert lasting not in table.controller.messages.effects


@each_game
def test_the_first_player_is_announced_unless_it_is_the_viewer(brimstone, game) -> None:
    driver = brimstone(speed=Speed.OFF)
    seats = "person" + " imp" * (game.seats[-1] - 1)
    for seed in range(4, 9):
        table = driver.sit(seats, game.id, seed=seed)
        driver.until(lambda table=table: not isinstance(table.phase, Showing))
        mine = table.session.match.to_move == table.session.viewer
        assert isinstance(table.phase, ShowingVerdict) != mine
        assert mine or table.frame.prompt.words in logged(table), "it is told as the log tells it"
        if not mine:
            assert not table.session.match.log, "before anybody acts"


def test_harm_to_the_viewer_pauses_the_game_unless_the_viewer_can_answer(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp imp", "jokers", seed=4)
    mine = driver.my_turn().phase.view
    theirs = replace(mine, to_move=2)
    skips = (SeatsSkipped((0,), by=1),)
    assert harm_to_viewer(table.session, skips, theirs).words == f"{table.session.names[1]}'s ace skips you."
    assert harm_to_viewer(table.session, skips, mine) is None
    assert harm_to_viewer(table.session, (SeatsSkipped((2,), by=1),), theirs) is None
    assert harm_to_viewer(table.session, (SeatsSkipped((0,), by=0),), theirs) is None


def until_taken(driver: Driver) -> TableScene:
    """Play at the table until the person has just taken a trick and is to open the next."""
    return driver.to_a_turn(
        lambda table: table.session.view.last == 0 and isinstance(table.session.view.phase, Leading), 300
    )


def look(driver: Driver, hand: str) -> None:
    """Try to see the last trick of the person."""
    if hand == "key":
        driver.key(pygame.K_t)
    else:
        driver.click(driver.table.board.area(TAKEN[0]).center)


def plays(lines: Iterable[str]) -> int:
    """Return the number of lines about a card that was played."""
    return sum(any(f" {verb} the " in line for verb in ("play", "plays", "lead", "leads")) for line in lines)


@LOOK
@pytest.mark.clause("ED-12")
def test_the_last_trick_can_be_looked_at(brimstone, hand: str) -> None:
    driver = brimstone()
    driver.sit("person imp", "evil", 5)
    table = until_taken(driver)
    look(driver, hand)
    assert isinstance(driver.top, CloseUp)
    assert driver.top.content.name == "The last trick. You took it."
    played = [card for _, cards in driver.top.content.rows for card in cards]
    assert sorted(played) == sorted(map(table.board.front, table.session.view.last_trick))
    driver.frame()
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table


@LOOK
@pytest.mark.clause("ED-12")
def test_once_the_next_trick_is_opened_neither_opens_the_last(brimstone, hand: str) -> None:
    driver = brimstone()
    driver.sit("person imp", "evil", 5)
    driver.do(until_taken(driver).session.view.legal[0])
    table = driver.my_turn()
    look(driver, hand)
    assert driver.top is table
    told = {"click": "You can only look back at the last trick", "key": Tool.LAST_TRICK.why_grey}
    assert notice(table).startswith(told[hand])


@pytest.mark.clause("ED-12")
def test_once_the_deal_is_scored_the_log_tells_everything(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5)
    while (table := driver.my_turn()).session.view.deal == 1:
        driver.do(table.session.view.legal[0])
    start = next(index for index, line in enumerate(logged(table)) if line.startswith("Deal 2."))
    assert plays(logged(table)[:start]) == 48
    told = [line.words for line in table.session.event_log().lines]
    assert told == logged(table), "and a match that is opened again tells the same"


@pytest.mark.clause("ED-12")
def test_a_match_that_goes_on_is_watched_up_to_its_last_score() -> None:
    for actions, watched in ((54 + 30, 54), (54, 54), (30, 0)):  # a deal takes 54 actions
        assert len(past_of(random_match(EVIL_DEAL, 2, 5, actions)).watchable()) == watched


@pytest.mark.clause("ED-12")
def test_a_viewer_of_a_running_match_is_told_when_the_rest_can_be_seen(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5)
    while sum(table.session.view.tricks) < 3:
        table = driver.my_turn()
        driver.do(table.session.view.legal[0])
    watch(driver.desk, header_of(table.session.saved, driver.desk.now()))
    driver.key(pygame.K_END)
    assert driver.top.session.own_prompt == LATER
    assert len(driver.top.session.past) == 0
