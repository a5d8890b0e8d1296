"""Conceding and restarting a match."""

from dataclasses import replace

import pygame
import pytest

from saves.days import Outcome, outcome_of
from saves.descent import LAST_NIGHT
from saves.models import GivenUp, Header
from scenes.descent.progress import begin_at
from scenes.end_page import EndPage
from scenes.matches.actions import (
    COUNTS,
    COUNTS_NOT,
    ENDS,
    OF_THE_DAY,
    OF_THE_DESCENT,
    STARTS_AGAIN,
    GiveUpPage,
)
from scenes.menu import Menu
from scenes.navigation import look_at_table, open_table
from scenes.table.pages import COUNTS as COUNTS_AS
from scenes.table.pages import ENDED, Pause, Wish, ends_of
from scenes.table.scene import TableScene
from scenes.table.view.presenter import GIVEN_UP
from tests import labels
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.written import written


def asked(driver: Driver, way: str) -> str:
    """Ask to end a match from the menu at its table, and return what is then read."""
    driver.my_turn()
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Pause)
    driver.click_button(way)
    assert isinstance(driver.top, GiveUpPage)
    return written(driver.top)


def open_known(driver: Driver, **known: object) -> None:
    """Open a table of Devil of whose match this is known."""
    driver.sit("person imp", "devil")
    saved = driver.table.session.saved
    driver.app.stack.pop()
    open_table(driver.desk, replace(saved, **known))


def finished(driver: Driver) -> list[Header]:
    """Return the matches that are over."""
    return list(driver.desk.store.list_finished(NOW).headers)


@pytest.mark.parametrize(
    ("answer", "how"), [(labels.CONCEDE_LOST, GivenUp.LOST), (labels.CONCEDE_UNCOUNTED, GivenUp.UNCOUNTED)]
)
def test_a_match_is_given_up_at_the_table_as_in_the_list(brimstone, answer: str, how: GivenUp) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "devil")
    told = asked(driver, labels.CONCEDE)
    assert ENDS in told and COUNTS in told
    log = list(table.session.match.log)
    driver.click_button(answer)
    assert isinstance(driver.top, EndPage)
    told = written(driver.top)
    assert "You concede" in told and "Nobody wins" in told and COUNTS_AS[how] in told
    assert {"Play again", labels.LOOK_AT_TABLE} <= {control.name for control in driver.top.form.controls}
    (header,) = finished(driver)
    assert (header.given_up, header.winners, header.actions) == (how, (), len(log))
    assert not driver.desk.store.list_running(NOW).headers
    driver.key(pygame.K_q)
    assert isinstance(driver.top, Menu) and not driver.desk.store.plays(header.id)


def test_the_table_of_a_match_that_was_given_up_may_be_looked_at_and_leads_back_to_its_end(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "devil")
    asked(driver, labels.CONCEDE)
    driver.click_button(labels.CONCEDE_UNCOUNTED)
    end = driver.top
    driver.click_button(labels.LOOK_AT_TABLE)
    assert driver.top is table and table.frame.prompt.words == GIVEN_UP
    assert not table.session.can_undo and not table.can_hint and table.pointer.picker is None
    driver.key(pygame.K_ESCAPE)
    told = written(driver.top)
    assert isinstance(driver.top, Pause) and ENDED in told and labels.CONCEDE not in told
    driver.key(pygame.K_ESCAPE)
    assert "Continue" in {button.label for button in table.frame.buttons}
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, EndPage) and driver.top is not end
    assert written(driver.top) == written(end)
    driver.key(pygame.K_q)
    assert isinstance(driver.top, Menu)


def test_whoever_thinks_better_of_it_plays_on(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "devil")
    asked(driver, labels.CONCEDE)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, Pause)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table and table.session.saved.given_up is None and not finished(driver)


def test_a_match_that_is_begun_anew_ends_and_another_lies_on_the_table(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp fiend", "hell")
    assert STARTS_AGAIN in asked(driver, labels.RESTART)
    driver.click_button(labels.RESTART_UNCOUNTED)
    assert isinstance(driver.top, TableScene) and driver.top is not table
    before, now = table.session.saved, driver.table.session.saved
    assert now.players == before.players and now.match.options == before.match.options
    assert now.id != before.id and now.match.seed != before.match.seed
    (header,) = finished(driver)
    assert (header.id, header.given_up) == (before.id, GivenUp.UNCOUNTED)


def test_what_counts_in_no_records_is_not_asked_how_it_counts(brimstone) -> None:
    driver = brimstone()
    open_known(driver, branched=True)
    told = asked(driver, labels.CONCEDE)
    assert COUNTS_NOT in told and COUNTS not in told
    driver.click_button(labels.CONCEDE)
    assert [header.given_up for header in finished(driver)] == [GivenUp.UNCOUNTED]


def test_on_the_descent_it_is_said_to_be_lost_and_the_table_begins_anew(brimstone) -> None:
    driver = brimstone()
    open_table(driver.desk, begin_at(driver.desk, ("devil", 1), 5))
    table = driver.table
    assert OF_THE_DESCENT in asked(driver, labels.RESTART)
    driver.click_button(labels.RESTART_LOST)
    assert driver.table is not table
    assert driver.table.session.saved.descent == table.session.saved.descent


def test_a_deal_of_the_day_is_said_to_be_lost_in_the_calendar_however_it_counts(brimstone) -> None:
    driver = brimstone()
    driver.sit("person imp", "devil")
    assert OF_THE_DAY not in asked(driver, labels.CONCEDE)
    open_known(driver, day=NOW.date())
    assert OF_THE_DAY in asked(driver, labels.CONCEDE)
    driver.click_button(labels.CONCEDE_UNCOUNTED)
    (header,) = finished(driver)
    assert outcome_of(header) is Outcome.LOST


def test_no_table_of_a_last_night_is_begun_anew_and_what_is_looked_at_or_over_is_not_ended(brimstone) -> None:
    driver = brimstone()
    open_table(driver.desk, begin_at(driver.desk, ("devil", LAST_NIGHT), 5))
    assert ends_of(driver.table.session) == (Wish.GIVE_UP,)
    saved = driver.table.session.saved
    look_at_table(driver.desk, saved)
    assert ends_of(driver.table.session) == ()
