"""The score's table: what is shown adds up, deal by deal, however many deals there are."""

from dataclasses import replace

import pygame
import pytest

from engine.theme import EMBER
from engine.ui.button import Button
from engine.ui.page import Page
from engine.ui.widget import Text
from game.contract.rules import Standing
from saves.settings import Speed
from scenes.deal_page import DealPage
from scenes.rules_page import RulesPage
from scenes.scoreboard import Scoreboard
from scenes.table.phases import DealOver
from tests.letterings import framed
from tests.scenes.every_page import scoreboard

NAMES = ("Mara", "Otto", "Vera")


def standing(deals: int) -> Standing:
    """Return a score after a number of deals, different for each seat and deal."""
    points = tuple((7 * deal % 31, deal, 100 - deal) for deal in range(1, deals + 1))
    totals = tuple(map(sum, zip(*points, strict=True))) if points else (0, 0, 0)
    return Standing(totals, points, (1, 2, 3), ())


def columns(page: Page) -> dict[str, tuple[str, ...]]:
    """Return the cells of a score, by the title of their column."""
    found = [each for each in page.form.widgets if isinstance(each, Text | Button)]
    (head,) = (each.rect for each in found if each.text == "Player")
    below = [each for each in found if isinstance(each, Text) and each.rect.top > head.top]
    cells = {
        each.text: [other for other in below if abs(other.rect.centerx - each.rect.centerx) < 2]
        for each in sorted(found, key=lambda label: label.rect.left)
        if each.rect.top == head.top
    }
    return {
        title: tuple(cell.text for cell in lower[: len(cells["Player"])]) for title, lower in cells.items()
    }


@pytest.mark.parametrize("deals", [1, 2, 9, 40])
def test_each_players_points_add_up_to_the_total(brimstone, deals: int) -> None:
    driver = brimstone()
    page = scoreboard(driver.desk, NAMES, standing(deals))
    driver.app.stack.push(page)
    found = columns(page)
    shown = [cells for title, cells in found.items() if title.startswith(("Deal ", "1 to "))]
    for seat, total in enumerate(found["Total"]):
        whole, *parts = (int(each.replace(",", "")) for each in (total, *(cells[seat] for cells in shown)))
        assert sum(parts) == whole == standing(deals).totals[seat]


def test_points_of_several_deals_have_the_colour_of_their_sum(brimstone) -> None:
    driver, deals = brimstone(), ((100, -100), *[(-1, 1)] * 39)
    page = scoreboard(driver.desk, NAMES[:2], Standing((61, -61), deals, (2, 1), ()))
    driver.app.stack.push(page)
    assert any(title.startswith("1 to ") for title in columns(page)), "all deals had a column"
    texts = [each for each in page.form.widgets if isinstance(each, Text)]
    colours = {each.style.colour for each in texts if each.text.startswith("+")}
    assert colours == {EMBER}, "points that cost a player looked like a gain"


def test_points_to_begin_with_stand_beside_those_of_the_deals(brimstone) -> None:
    driver, plain = brimstone(), standing(2)
    told = replace(plain, totals=tuple(222 + total for total in plain.totals))
    page = scoreboard(driver.desk, NAMES, told)
    driver.app.stack.push(page)
    found = columns(page)
    assert found["Start"] == ("222", "222", "222")
    shown = [found[title] for title in ("Start", "Deal 1", "Deal 2")]
    assert tuple(sum(map(int, cells)) for cells in zip(*shown, strict=True)) == told.totals


def test_a_deal_on_the_score_opens_to_the_account_that_the_table_gave(brimstone) -> None:
    driver = brimstone()
    table, accounts = driver.sit("imp imp imp"), []
    while len(accounts) < 2:
        driver.until(lambda: isinstance(table.phase, DealOver))
        accounts.append(table.phase.account)
        driver.turn(30)
        if len(accounts) < 2:
            driver.key(pygame.K_RETURN)
    driver.key(pygame.K_s)
    assert isinstance(driver.top, Scoreboard)
    driver.click_button("Deal 1")
    assert isinstance(driver.top, DealPage)
    for account, other in ((accounts[0], "Deal 2"), (accounts[1], "")):
        told = driver.words()
        assert account.ended.replace("\u00a0", " ") in told
        assert account.rule in told
        sums = [str(row.sum).replace("\u00a0", " ") for row in account.rows]
        assert all(each in told for each in [*sums, *(str(row.total) for row in account.rows)])
        if other:
            driver.click_button(other)
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)
    assert any(each.startswith("A deal ends when") for each in framed(driver.top.form))


def test_the_lead_is_of_the_same_deals_as_the_totals(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("imp imp imp")
    match = table.session.match
    driver.until(lambda: len(match.standing.deals) > len(table.phase.view.standing.deals))
    driver.key(pygame.K_s)
    assert isinstance(driver.top, Scoreboard)
    assert table.session.cast.race(match.standing.totals, match.standing.ranks) in driver.words()


def test_points_that_come_within_a_game_place_everybody_on_its_score(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("imp imp", "hell")
    words = table.session.match.game.words
    driver.until(lambda: any(words.score(table.phase.view, seat) for seat in (0, 1)))
    driver.key(pygame.K_s)
    points = sorted((words.score(table.phase.view, seat) for seat in (0, 1)), reverse=True)
    assert [cell.split()[0] for cell in columns(driver.top)["So far"]] == [str(each) for each in points]
    assert columns(driver.top)["Place"] == ("1st", "2nd")


def test_rows_stand_in_the_order_of_places(brimstone) -> None:
    driver = brimstone()
    ranked = replace(standing(2), ranks=(3, 1, 2))
    driver.app.stack.push(page := scoreboard(driver.desk, NAMES, ranked))
    driver.turn()
    assert columns(page)["Player"] == ("Otto", "Vera", "Mara")
    assert columns(page)["Place"] == ("1st", "2nd", "3rd")
