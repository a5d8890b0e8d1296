"""Ways from a table to the pages around it; and trouble told in sentences."""

from pathlib import Path
from shutil import copytree

import pygame

from engine.assets import Assets, default_root
from game.catalog import GAMES
from game.level import Level
from saves.models import Player
from saves.saved_match import SavedMatch
from scenes.end_page import EndPage
from scenes.menu import Menu
from scenes.message import Message
from scenes.navigation import open_table
from scenes.new_match import quick_match
from tests import labels
from tests.game.matches import played
from tests.scenes.driver import Driver, logged, notice
from tests.scenes.great_moments import end_page


def test_a_match_goes_on_where_it_was_left(brimstone) -> None:
    driver = brimstone()
    driver.sit()
    for _ in range(3):
        table = driver.my_turn()
        driver.do(table.pointer.picker.choices[0][1])
    table = driver.my_turn()
    view = table.session.view
    again = brimstone()
    again.click_button(labels.CONTINUE_DEVIL)
    assert again.my_turn().session.view == view
    assert logged(again.table) == logged(table)


def test_the_end_of_a_match_leads_to_the_same_match_again(brimstone) -> None:
    driver = brimstone()
    driver.sit("imp imp imp")
    for _ in range(20_000):
        if isinstance(driver.top, EndPage):
            break
        if driver.waits_for_enter:
            driver.key(pygame.K_g)
        driver.turn()
    ways = [control.text for control in driver.top.form.controls]
    assert ways[:2] == [labels.PLAY_AGAIN, "Menu"]
    assert ways[2:5] == [labels.VIEW_TABLE, labels.HARDER_MATCH, labels.ANOTHER_GAME]
    assert ways[5:8] == ["Replay", "Score", "Log"]
    driver.key(pygame.K_a)
    table = driver.table
    assert [player.name for player in table.session.saved.players] == ["Mara", "Otto", "Vera"]
    assert len(table.session.match.log) == 0


def test_the_score_of_a_finished_match_leads_back_to_its_end_page(brimstone) -> None:
    driver = brimstone()
    players = tuple(Player(name=name, level=None) for name in "ABCD")
    end_page(driver, SavedMatch("over", played(GAMES["devil"], 4, 1), players, driver.desk.now()))
    driver.click_button(labels.VIEW_TABLE)
    assert driver.top is driver.table
    driver.key(pygame.K_s)
    assert isinstance(driver.top, EndPage)


def end_of_a_match(driver: Driver, *, won: bool) -> list[Level | None]:
    """Show the end of a match that the person won or lost; return who sat there."""
    match = played(GAMES["devil"], 4, 1)
    levels: list[Level | None] = [Level.IMP, Level.FIEND, Level.ARCHDEVIL]
    order = sorted(range(4), key=lambda seat: match.standing.ranks[seat], reverse=not won)
    levels.insert(order[0], None)
    players = tuple(Player(name=name, level=level) for name, level in zip("ABCD", levels, strict=True))
    end_page(driver, SavedMatch("over", match, players, driver.desk.now()))
    return levels


def test_no_harder_opponents_are_offered_after_a_last_place(brimstone) -> None:
    driver = brimstone()
    end_of_a_match(driver, won=False)
    assert labels.HARDER_MATCH not in driver.words()


def test_after_a_win_the_same_table_meets_harder_opponents(brimstone) -> None:
    driver = brimstone()
    levels = end_of_a_match(driver, won=True)
    driver.click_button(labels.HARDER_MATCH)
    now = driver.table.session.saved.players
    better = {None: None, Level.IMP: Level.FIEND, Level.FIEND: Level.ARCHDEVIL}
    assert [player.level for player in now] == [better.get(level, Level.ARCHDEVIL) for level in levels]
    assert len({player.name for player in now}) == 4
    assert not driver.table.session.match.log


def test_play_goes_on_where_nothing_can_be_saved(brimstone, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    driver = brimstone()
    driver.sit()
    table = driver.my_turn()
    driver.turn(2)
    assert "can't save" in notice(table)
    count = len(table.session.match.log)
    driver.do(table.pointer.picker.choices[0][1])
    assert len(table.session.match.log) > count


def copied_assets(tmp_path: Path, without: str) -> Assets:
    """Return our assets, but for one file."""
    root = tmp_path / "assets"
    copytree(default_root(), root)
    (root / without).unlink()
    return Assets(root)


def test_play_goes_on_without_the_picture_of_a_card(brimstone, monkeypatch, tmp_path: Path) -> None:
    driver = brimstone()
    monkeypatch.setattr(driver.app, "assets", copied_assets(tmp_path, "cards/kabufuda/back.svg"))
    driver.sit()
    table = driver.my_turn()
    driver.turn(2)
    assert "back.svg" in notice(table)
    driver.do(table.pointer.picker.choices[0][1])


def test_a_missing_table_map_leads_back_to_the_menu(brimstone, monkeypatch, tmp_path) -> None:
    driver = brimstone()
    monkeypatch.setattr(driver.app, "assets", copied_assets(tmp_path, "tables/devil.tmx"))
    open_table(driver.desk, quick_match(driver.desk, GAMES["devil"]))
    assert isinstance(driver.top, Message)
    assert "devil.tmx" in driver.words().replace(" ", ""), "the message names the file"
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, Menu)
