"""At a table of Evil Deal the last trick can be seen until the next is opened, and no older one (ED-12)."""

from collections.abc import Callable, Iterable
from random import Random

import pygame
import pytest

from game.checkpoints import Checkpoints
from game.contract.table import OnPlace
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.phases import Leading
from game.evil_deal.position import TAKEN, TRICKS
from game.match import Match
from saves.saved_match import header_of
from scenes.navigation import watch
from scenes.replay.session import LATER
from scenes.table.pages import score_page
from scenes.table.scene import TableScene
from scenes.table.session import ReadOnlySession
from scenes.table.view.close_up import LookedInto
from scenes.table.view.view_model import Tool
from tests.game.test_checkpoints import past_of
from tests.scenes.driver import Driver
from tests.scenes.test_scores import columns

LOOK = pytest.mark.parametrize("hand", ["click", "key"])


def until_taken(driver: Driver, seat: int = 0) -> TableScene:
    """Play at the table until this seat has just taken a trick, and the person is to open the next."""
    for _ in range(300):
        table = driver.my_turn()
        if table.session.view.last == seat and isinstance(table.session.view.phase, Leading):
            return table
        driver.do(table.session.view.legal[0])
    raise AssertionError("it never took one")


def look(driver: Driver, hand: str) -> None:
    """Try to see the last trick of the person."""
    if hand == "key":
        driver.key(pygame.K_t)
    else:
        driver.click(driver.table.board.area(TAKEN[0]).center)


def plays(lines: Iterable[str]) -> int:
    """Return how many lines tell of a card that was played."""
    return sum(" play the " in line or " plays the " in line for line in lines)


@LOOK
@pytest.mark.clause("ED-12")
def test_the_last_trick_opens_by_a_click_on_it_and_by_a_key(
    brimstone: Callable[..., Driver], hand: str
) -> None:
    driver = brimstone()
    driver.sit("person imp", "evil", 5)
    table = until_taken(driver)
    look(driver, hand)
    assert isinstance(table.close_up, LookedInto)
    assert table.close_up.title == "The last trick. You took it."
    front = table.board.front
    assert sorted(table.close_up.pictures) == sorted(map(front, table.session.view.last_trick))
    driver.frame()
    driver.key(pygame.K_ESCAPE)
    assert table.close_up is None


@LOOK
@pytest.mark.clause("ED-12")
def test_once_the_next_trick_is_opened_neither_opens_the_last(
    brimstone: Callable[..., Driver], hand: str
) -> None:
    driver = brimstone()
    driver.sit("person imp", "evil", 5)
    driver.do(until_taken(driver).session.view.legal[0])
    table = driver.my_turn()
    look(driver, hand)
    assert table.close_up is None
    told = {
        "click": "You can only look at the last trick.",
        "key": Tool.LAST_TRICK.hindrance,
    }
    assert table.notice.startswith(told[hand])


@pytest.mark.clause("ED-12")
def test_the_keyboard_reaches_the_last_trick(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    driver.sit("person imp", "evil", 5)
    table = until_taken(driver)
    for _ in range(60):
        driver.key(pygame.K_TAB)
        if table.pointer.focused_place == TAKEN[0]:
            break
    driver.key(pygame.K_RETURN)
    assert isinstance(table.close_up, LookedInto)


@pytest.mark.clause("ED-12")
def test_a_right_click_shows_the_last_trick_and_no_older_one(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    driver.sit("person imp", "evil", 5)
    table = until_taken(driver)
    right = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=table.board.area(TAKEN[0]).center, button=3)
    driver.turn(1, right)
    assert isinstance(table.close_up, LookedInto) and len(table.close_up.pictures) == 6
    driver.key(pygame.K_ESCAPE)
    driver.do(table.session.view.legal[0])
    driver.my_turn()
    driver.turn(1, right)
    assert table.close_up is None


@pytest.mark.clause("ED-12")
def test_the_log_of_a_running_deal_tells_of_older_tricks_only_who_took_them(
    brimstone: Callable[..., Driver],
) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5)
    first = table.session.view.deal
    most = 0
    while (table := driver.my_turn()).session.view.deal == first:
        view = table.session.view
        told = plays(table.lines)
        running = sum(len(view.piles[place]) for place in TRICKS)
        assert told == running + (6 if view.last is not None else 0)
        assert sum("the trick." in line for line in table.lines) == sum(view.tricks)
        most = max(most, sum(view.tricks))
        driver.do(view.legal[0])
    assert most == 7


@pytest.mark.clause("ED-12")
def test_once_the_deal_is_scored_the_log_tells_everything(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5)
    while (table := driver.my_turn()).session.view.deal == 1:
        driver.do(table.session.view.legal[0])
    start = next(index for index, line in enumerate(table.lines) if line.startswith("Deal 2:"))
    assert plays(table.lines[:start]) == 48
    told = [line.words for line in table.session.story().lines]
    assert told == table.lines, "and a match that is opened again tells the same"


@pytest.mark.clause("ED-12")
def test_what_is_shown_once_more_goes_no_further_back_than_the_last_trick(
    brimstone: Callable[..., Driver],
) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5)
    while (table := driver.my_turn()).session.view.deal == 1:
        seen = [event for chapter in table.session.recent() for event in chapter.events]
        assert all(table.session.tellable(seen))
        assert not table.phase.recallable or table.session.recent()
        driver.do(table.session.view.legal[0])


def test_who_only_looks_on_is_not_told_to_click(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    driver.sit("person imp", "evil", 5)
    play = until_taken(driver).session
    pile = play.match.game.words.explain(play.view, OnPlace(TAKEN[0]), play.cast)
    assert play.explained(pile) == "Your tricks: 1 of 8. Click to see the last one."
    assert ReadOnlySession(driver.desk, play.saved).explained(pile) == "Your tricks: 1 of 8."


def under_way(actions: int) -> Checkpoints:
    """Return a match of Evil Deal after so many actions."""
    match, random = Match(EVIL_DEAL, EvilDealOptions(), 2, 5), Random(5)
    for _ in range(actions):
        assert match.to_move is not None
        match.play(match.to_move, random.choice(match.legal(match.to_move)))
    return past_of(match)


@pytest.mark.clause("ED-12")
def test_a_match_that_goes_on_is_watched_up_to_its_last_score() -> None:
    assert len(under_way(54 + 30).told()) == 54
    assert len(under_way(54).told()) == 54
    assert len(under_way(30).told()) == 0


def test_while_nothing_is_hidden_a_match_is_watched_to_where_it_stands() -> None:
    assert len(under_way(8).told()) == 8


@pytest.mark.clause("ED-12")
def test_who_watches_a_running_match_is_told_when_the_rest_can_be_seen(
    brimstone: Callable[..., Driver],
) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5)
    while sum(table.session.view.tricks) < 3:
        table = driver.my_turn()
        driver.do(table.session.view.legal[0])
    watch(driver.desk, header_of(table.session.saved, driver.desk.now()))
    driver.key(pygame.K_END)
    assert driver.top.session.says == LATER
    assert len(driver.top.session.past) == 0


@pytest.mark.clause("ED-12")
def test_a_replay_of_a_deal_that_is_over_tells_every_play(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5)
    while (table := driver.my_turn()).session.view.deal == 1:
        driver.do(table.session.view.legal[0])
    watch(driver.desk, header_of(table.session.saved, driver.desk.now()))
    page = driver.top
    page.playback.go_to(40)
    assert plays(line.words for line in page.playback.controller.messages.story.lines) > 12


@pytest.mark.clause("ED-16")
def test_the_score_of_a_series_shows_points_and_accounts(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "evil", 5, games="three games", head_start=600)
    while (table := driver.my_turn()).session.view.played == 0:
        driver.do(table.session.view.legal[0])
    view = table.session.view
    for plate, account in zip(table.frame.plates, view.accounts, strict=True):
        assert f"account {account}" in plate.note.split(" · ")
    page = score_page(driver.desk, table.session, table.phase, "The score so far", ())
    driver.app.stack.push(page)
    titles = columns(page)
    assert titles["Account"] == tuple(map(str, view.accounts))
    assert titles["Game 2"] == ("600", "600")
    assert "Start" not in titles, "what a game begins with is among its points"
    assert titles["Total"] == tuple(str(600 + account) for account in view.accounts)


def test_a_table_has_a_button_for_the_last_trick_only_where_the_game_has_one(
    brimstone: Callable[..., Driver],
) -> None:
    driver = brimstone()
    offered = {}
    for game, players in (("evil", "person imp"), ("devil", "person imp imp")):
        table = driver.sit(players, game, 5)
        offered[game] = any(button.does is Tool.LAST_TRICK for button in table.buttons)
    assert offered == {"evil": True, "devil": False}
