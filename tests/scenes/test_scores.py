"""The score's table: what is shown adds up, deal by deal, however many deals there are."""

from dataclasses import replace

import pygame
import pytest

from engine.ui.page import Page
from engine.ui.widget import Text
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Standing
from scenes.deal_page import DealPage
from scenes.rules_page import RulesPage
from scenes.scoreboard import Scoreboard
from scenes.table.states import Accounting
from tests.letterings import framed
from tests.scenes.written import written

NAMES = ("Mara", "Otto", "Vera")


def standing(deals: int) -> Standing:
    """Return a score after a number of deals, different for each seat and deal."""
    points = tuple((7 * deal % 31, deal, 100 - deal) for deal in range(1, deals + 1))
    totals = tuple(map(sum, zip(*points, strict=True))) if points else (0, 0, 0)
    return Standing(totals, points, (1, 2, 3), ())


def columns(page: Page) -> dict[str, tuple[str, ...]]:
    """Return what stands in the table of a score, column by column, by what stands above it."""
    found = [each for each in page.form.widgets if isinstance(each, Text)]
    (head,) = (each.rect for each in found if each.text == "Player")
    cells = {
        each.text: [
            other for other in found if other.rect.left == each.rect.left and other.rect.top > head.top
        ]
        for each in sorted(found, key=lambda label: label.rect.left)
        if each.rect.top == head.top
    }
    return {
        title: tuple(cell.text for cell in below[: len(cells["Player"])]) for title, below in cells.items()
    }


@pytest.mark.parametrize("deals", [1, 2, 9, 40])
def test_what_each_player_got_adds_up_to_the_total(brimstone, deals: int) -> None:
    driver = brimstone()
    page = Scoreboard("The score", NAMES, standing(deals), "points", "0")
    driver.app.stack.push(page)
    found = columns(page)
    shown = [cells for title, cells in found.items() if title.startswith(("Deal ", "1 to "))]
    for seat, total in enumerate(found["Total"]):
        assert sum(int(cells[seat]) for cells in shown) == int(total) == standing(deals).totals[seat]


def test_points_to_begin_with_stand_beside_those_of_the_deals(brimstone) -> None:
    driver, plain = brimstone(), standing(2)
    told = replace(plain, totals=tuple(222 + total for total in plain.totals))
    page = Scoreboard("The score", NAMES, told, "points", "0")
    driver.app.stack.push(page)
    found = columns(page)
    assert found["Start"] == ("222", "222", "222")
    shown = [found[title] for title in ("Start", "Deal 1", "Deal 2")]
    assert tuple(sum(map(int, cells)) for cells in zip(*shown, strict=True)) == told.totals


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_in_the_first_deal_the_score_is_how_each_player_stands_and_no_empty_total(
    brimstone, game: AnyGame
) -> None:
    driver = brimstone()
    table = driver.sit("person imp imp imp" if 4 in game.seats else "person imp", game.id, 12)
    driver.my_turn()
    driver.key(pygame.K_s)
    assert isinstance(driver.top, Scoreboard)
    found, view = columns(driver.top), table.session.view
    assert list(found) == ["Player", "Now"]
    assert found["Now"] == tuple(str(game.words.tally(view, seat)) for seat in range(view.seats))


def test_a_deal_on_the_score_opens_to_the_account_that_the_table_gave(brimstone) -> None:
    driver = brimstone()
    table, accounts = driver.sit("imp imp imp"), []
    while len(accounts) < 2:
        driver.until(lambda: isinstance(table.phase, Accounting))
        accounts.append(table.phase.account)
        driver.turn(30)
        if len(accounts) < 2:
            driver.key(pygame.K_RETURN)
    driver.key(pygame.K_s)
    assert isinstance(driver.top, Scoreboard)
    driver.click_button("Deal 1")
    assert isinstance(driver.top, DealPage)
    for account, other in ((accounts[0], "Deal 2"), (accounts[1], "")):
        told = written(driver.top)
        assert account.ended in told
        assert account.rule in told
        assert all(str(row.sum) in told and str(row.total) in told for row in account.rows)
        if other:
            driver.click_button(other)
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)
    assert accounts[1].clause in framed(driver.top.form)


def test_the_score_says_what_it_is_played_for_and_how_the_deal_stands(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "hell", seed=6)
    while not all(table.phase.view.points(seat) for seat in range(2)):
        driver.my_turn()
        table.commit(table.pointer.picker.choices[0][1])
    driver.my_turn()
    view, words = table.phase.view, table.session.match.game.words
    driver.key(pygame.K_s)
    told = written(driver.top)
    assert str(words.aim(view, table.session.cast)) in told
    assert all(f"{view.points(seat)} points" in told for seat in range(2))


def test_rows_stand_in_the_order_of_places(brimstone) -> None:
    driver = brimstone()
    ranked = replace(standing(2), ranks=(3, 1, 2))
    driver.app.stack.push(page := Scoreboard("Score", NAMES, ranked, "points", "x"))
    driver.turn()
    assert columns(page)["Player"] == ("Otto", "Vera", "Mara")
    assert columns(page)["Place"] == ("1st", "2nd", "3rd")
