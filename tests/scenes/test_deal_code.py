"""Deal codes on pages: copied at one table, pasted at another, and refused in sentences."""

from dataclasses import replace

import pygame
import pytest

from engine import window
from game.catalog import GAMES
from game.level import Level
from saves.deal_code import code_of
from saves.managing import export, import_match
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.store import Store
from scenes.deal_code import HOW_TO_COMPARE, OLDER_RULES, CodePage, ComparePage, describe_results, name_of
from scenes.setup import Setup, SetupTab
from tests import labels
from tests.game.matches import played
from tests.scenes.by_hand import press_by_keys, turn_to
from tests.scenes.driver import Driver
from tests.scenes.great_moments import end_page
from tests.scenes.written import written


def set_up(driver: Driver, game: str) -> Setup:
    driver.app.stack.push(Setup(driver.desk, GAMES[game]), lambda saved: None)
    driver.turn()
    assert isinstance(driver.top, Setup)
    turn_to(driver.top, SetupTab.OPTIONS)
    return driver.top


def pasted(driver: Driver, game: str, code: str) -> Setup:
    """Return a set-up page on which a code was pasted."""
    page = set_up(driver, game)
    assert window.copy_text(code)
    press_by_keys(driver, labels.PASTE)
    return page


def test_a_code_copied_at_one_table_deals_the_same_cards_at_another(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp fiend imp", "devil", 77, target=300)
    match = driver.my_turn().session.match
    first = match.undone(len(match.log))
    driver.key(pygame.K_ESCAPE)
    driver.click_button(labels.DEAL_CODE)
    assert isinstance(driver.top, CodePage)
    driver.click_button(labels.COPY)
    code = window.paste_text()
    assert code == code_of(match.game, match.options, 4, 77)
    while driver.top is not table:
        driver.app.stack.pop() if isinstance(driver.top, CodePage) else driver.key(pygame.K_ESCAPE)
    driver.app.stack.pop()
    got = []
    page = Setup(driver.desk, GAMES["devil"])
    driver.app.stack.push(page, got.append)
    turn_to(page, SetupTab.OPTIONS)
    window.copy_text(f"  {code.lower()} ")
    press_by_keys(driver, labels.PASTE)
    assert "That code is for 4 players. Check the seats, then play." in written(page)
    driver.click_button(labels.PLAY)
    (begin,) = got
    saved = begin()
    assert saved.match.options == match.options
    assert [saved.match.view(seat).piles for seat in range(4)] == [
        first.view(seat).piles for seat in range(4)
    ]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda code: code[:-1] + ("0" if code[-1] != "0" else "1"), "typo"),
        (lambda code: code.replace("DEVIL-1", "DEVIL-Z"), "typo"),
        (lambda code: "DEVIL", "game's name"),
        (lambda code: "CHESS-12345-6", "starts with a game's name"),
        (lambda code: code_of(GAMES["angel"], GAMES["angel"].options(), 4, 5), "That code is for Angel."),
    ],
)
def test_a_code_that_cannot_be_used_is_refused_in_a_sentence(brimstone, change, sentence: str) -> None:
    driver = brimstone()
    code = code_of(GAMES["devil"], GAMES["devil"].options(), 4, 123456)
    page = pasted(driver, "devil", change(code))
    assert sentence in written(page)
    driver.click_button(labels.PLAY)
    assert driver.top is page and sentence in written(page)


def test_a_changed_option_makes_a_pasted_code_forgotten(brimstone) -> None:
    page = pasted(brimstone(), "angel", code_of(GAMES["angel"], GAMES["angel"].options(), 4, 5))
    page.form.entries[0].type("abc")
    assert [each.text for each in page.form.entries][::7] == ["20abc", ""]


def test_a_code_of_older_rules_says_that_the_cards_may_lie_otherwise(brimstone, monkeypatch) -> None:
    driver, devil = brimstone(), GAMES["devil"]
    code = code_of(devil, devil.options(), 3, 99)
    newer = replace(devil, info=replace(devil.info, rules_version=devil.rules_version + 1))
    monkeypatch.setattr("saves.deal_code.find", lambda name: newer)
    got = []
    driver.app.stack.push(page := Setup(driver.desk, newer), got.append)
    turn_to(page, SetupTab.OPTIONS)
    window.copy_text(code)
    press_by_keys(driver, labels.PASTE)
    assert OLDER_RULES in written(page)
    driver.click_button(labels.PLAY)
    assert got[0]().match.seed == 99


def test_the_score_leads_to_how_others_did_with_the_same_cards(brimstone, tmp_path) -> None:
    driver = brimstone()
    devil, store = GAMES["devil"], driver.desk.store
    otto = (Player(name="Otto", level=None), Player(name="Imp", level=Level.IMP))
    theirs = Store(tmp_path / "theirs")
    theirs.save(SavedMatch("theirs", played(devil, 2, 3), otto, driver.desk.now()), driver.desk.now())
    (header,) = theirs.finished.listing(driver.desk.now()).headers
    unnamed = (Player(name="Player 1", level=None), otto[1])
    end_page(driver, SavedMatch("mine", played(devil, 2, 3), unnamed, driver.desk.now()))
    driver.key(pygame.K_s)
    driver.key(pygame.K_f)
    assert isinstance(driver.top, ComparePage)
    assert [name_of(done) for done in driver.top.job.found] == ["You"]
    assert describe_results(driver.top.job.found, "mine") == HOW_TO_COMPARE
    (mine,) = driver.top.job.found
    place = "1st" if mine.ahead >= 0 else "2nd"
    assert f" {place}, {abs(mine.ahead)} " in driver.words() and "1." not in driver.words()
    driver.key(pygame.K_f)
    export(theirs, header, tmp_path / "otto.brimstone")
    import_match(store, tmp_path / "otto.brimstone")
    driver.key(pygame.K_f)
    assert {name_of(done) for done in driver.top.job.found} == {"You", "Otto"}
    assert "You and Otto did equally well" in describe_results(driver.top.job.found, "mine")
