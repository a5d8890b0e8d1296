"""The Descent on the screen: the map, its tables, what they give, and the last night."""

from dataclasses import replace

import pygame
import pytest

import scenes.descent.page as page_module
from engine.ui.button import Button
from game.catalog import GAMES
from saves.descent import NIGHT, TableId, games, progress_of, table_at, tables
from saves.models import DescentMatch
from saves.settings import Speed
from scenes.descent.page import DescentPage
from scenes.descent.prize import PrizeScene
from scenes.descent.progress import begin_at, house_rule, locked, players_progress
from scenes.end_page import ENTER_DELAY
from scenes.menu import Menu
from scenes.message import Message
from scenes.navigation import show_descent
from scenes.players import DESCENT_FACES
from scenes.rules_page import RulesPage
from scenes.setup import Setup
from scenes.table.scene import TableScene
from tests import labels
from tests.saves.matches import played
from tests.scenes.by_hand import face_at, pick
from tests.scenes.driver import Driver
from tests.scenes.great_moments import over
from tests.scenes.written import says, written

FIRST, SECOND = tables()[:2]


def descent(driver: Driver) -> DescentPage:
    """Open the map from the menu."""
    driver.click_button(labels.DESCENT)
    driver.turn(2)
    assert isinstance(driver.top, DescentPage)
    return driver.top


def on_map(page: DescentPage) -> dict[TableId, pygame.Rect]:
    """Return the area of each table on the map."""
    return dict(zip(tables(), (control.rect for control in page.form.controls), strict=False))


def is_told_of(page: DescentPage, table: TableId) -> bool:
    """True if the text beside the map is about a table."""
    return table_at(table).title in written(page)


def way_on(page: DescentPage) -> str:
    """Return the label of the button that leads to the table beside the map; empty if there is none."""
    return next((each.name for each in page.form.controls if isinstance(each, Button) and each.main), "")


def test_enter_sits_down_at_the_open_table_where_the_map_has_its_focus(brimstone) -> None:
    driver = brimstone()
    page = descent(driver)
    assert page.focus.shown and page.focus.target.rect == on_map(page)[FIRST]
    assert is_told_of(page, FIRST) and table_at(FIRST).story.split()[0] in written(page)
    pointed_at = {control.tip for control in page.form.controls}
    assert {table_at(SECOND).title, "One night"} <= pointed_at, "a table is named where it's pointed at"
    driver.key(pygame.K_RETURN)
    saved = driver.table.session.saved
    assert saved.descent == DescentMatch(table=1)
    assert (saved.match.game.id, saved.match.options) == (FIRST.game, table_at(FIRST).options)
    names = tuple(each.name for each in table_at(FIRST).opponents)
    assert tuple(player.name for player in saved.players[1:]) == names


def test_a_second_click_on_a_table_sits_down(brimstone) -> None:
    driver = brimstone()
    page = descent(driver)
    driver.click(on_map(page)[SECOND].center)
    driver.turn(2)
    driver.click(on_map(page)[FIRST].center)
    driver.turn(2)
    assert driver.top is page and is_told_of(page, FIRST)
    driver.click(on_map(page)[FIRST].center)
    assert driver.table.session.saved.descent == DescentMatch(table=1)


def test_a_started_table_is_continued(brimstone) -> None:
    driver = brimstone()
    page = descent(driver)
    driver.key(pygame.K_RETURN)
    begun = driver.table.session.saved.id
    driver.app.stack.pop()
    driver.turn(2)
    assert way_on(page) == "Continue" and "Just dealt" in written(page)
    driver.key(pygame.K_RETURN)
    assert driver.table.session.saved.id == begun


def test_a_table_that_is_won_gives_its_gift(brimstone) -> None:
    driver = brimstone()
    gift = table_at(FIRST).gift
    assert gift is not None and gift.id in locked(driver.desk, gift.kind)
    page = over(driver, begin_at(driver.desk, FIRST, 1), won=True)
    assert "is yours" in written(page) and table_at(SECOND).title in written(page)
    assert gift.id not in locked(driver.desk, gift.kind)
    driver.click_button(labels.DESCENT)
    driver.turn(2)
    assert isinstance(driver.top, DescentPage) and is_told_of(driver.top, SECOND)
    driver.key(pygame.K_ESCAPE)
    driver.until(lambda: isinstance(driver.top, Menu), 600)
    driver.until(lambda: f"1 of {len(tables())}" in driver.words(), 60)


def test_a_prize_is_unwrapped_once_over_the_end_page(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = over(driver, begin_at(driver.desk, FIRST, 1), won=True)
    page.finish()
    driver.turn()
    assert isinstance(driver.top, PrizeScene)
    driver.turn(90)
    driver.click((640, 360))
    assert driver.top is page
    driver.turn(4)
    assert driver.top is page, "it is unwrapped once"


def test_a_lost_table_may_be_tried_again_at_once(brimstone) -> None:
    driver = brimstone()
    page = over(driver, begin_at(driver.desk, FIRST, 1), won=False)
    assert "The house keeps" in written(page) and "Try again" in written(page)
    driver.key(pygame.K_a)
    driver.turn(2)
    assert isinstance(driver.top, TableScene)
    saved = driver.table.session.saved
    assert saved.descent == DescentMatch(table=1) and saved.match.to_move is not None


def test_an_imported_descent_match_is_replayed_outside_the_descent(brimstone) -> None:
    driver = brimstone()
    closed = tables()[2]
    assert not players_progress(driver.desk).is_open(closed)
    page = over(driver, replace(begin_at(driver.desk, closed, 1), imported=True), won=True)
    assert "is yours" not in written(page)
    driver.key(pygame.K_a)
    driver.turn(2)
    saved = driver.table.session.saved
    assert saved.descent is None and not saved.imported and saved.match.options == table_at(closed).options


def test_the_last_night_leads_through_every_game(brimstone, monkeypatch) -> None:
    driver = brimstone()
    saved = begin_at(driver.desk, TableId(games()[0].id, 0), 1)
    night = saved.id
    for index, game in enumerate(games()):
        assert saved.match.game is game and saved.descent == DescentMatch(table=0, night=night)
        page = over(driver, saved, won=index % 2 == 0)
        if index == len(games()) - 1:
            break
        assert f"{games()[index + 1].title} is next." in written(page)
        assert house_rule(table_at(TableId(games()[index + 1].id, 0))) in written(page)
        for _ in range(4):
            page.update(ENTER_DELAY / 2)
            driver.key(pygame.K_RETURN)
        assert driver.top is page, "Enter pressed on and on begins no other match"
        page.update(ENTER_DELAY)
        driver.key(pygame.K_RETURN)
        driver.turn(2)
        saved = driver.table.session.saved
        driver.app.stack.pop()
        driver.turn()
    won = len(games()) // 2 + 1
    assert f"You win the night {won} to {len(games()) - won}" in written(page)
    assert NIGHT in players_progress(driver.desk).won


def test_a_face_that_is_to_be_won_cannot_be_worn_yet(brimstone) -> None:
    driver = brimstone(names=("Mara",))
    driver.app.stack.push(Setup(driver.desk, GAMES["devil"]))
    driver.click(face_at(driver.top, 0))
    pick(driver, DESCENT_FACES[0])
    assert isinstance(driver.top, Message)
    assert driver.desk.settings.faces == {}


@pytest.mark.parametrize("count", [0, 4, len(tables())])
def test_a_sixth_circle_finds_its_place_on_the_map(brimstone, monkeypatch, count: int) -> None:
    game = GAMES["devil440"]
    six = replace(game, info=replace(game.info, descends=True), circle=GAMES["devil"].circle)
    monkeypatch.setitem(GAMES, "devil440", six)
    monkeypatch.setattr(
        page_module, "players_progress", lambda desk: progress_of(map(played, tables()[: min(count, 18)]))
    )
    driver = brimstone()
    show_descent(driver.desk)
    driver.turn(2)
    rects = list(on_map(driver.top).values())
    assert len(rects) == 19
    assert not any(rect.collidelist(rects[:index]) >= 0 for index, rect in enumerate(rects))
    assert all(driver.app.surface.get_rect().contains(rect) for rect in rects)


def test_without_any_circle_the_menu_leads_to_no_descent(brimstone, monkeypatch) -> None:
    for name, game in list(GAMES.items()):
        monkeypatch.setitem(GAMES, name, replace(game, info=replace(game.info, descends=False), circle=None))
    driver = brimstone()
    assert "The Descent" not in driver.words()


def test_the_rules_of_the_descent_are_among_those_of_every_game(brimstone) -> None:
    driver = brimstone()
    show_descent(driver.desk)
    driver.key(pygame.K_r)
    assert says(driver.top, "Win two tables in a circle to unlock the circle below.")
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, DescentPage)
    driver.app.stack.push(RulesPage(driver.desk, GAMES["devil"]))
    driver.click(driver.top.form.entries[0].rect.center)
    for letter in "concede loss":
        driver.turn(1, pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert says(driver.top, "If you concede in the Descent, you don't win the table.")
