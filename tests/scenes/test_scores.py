"""The score's table: what is shown adds up, deal by deal, however many deals there are."""

import pygame
import pytest

from engine.layout import read_map
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Standing
from scenes.scoreboard import LEAD_ON, Scoreboard, totals_by_deal

NAMES = ("Mara", "Otto", "Vera")


def standing(deals: int) -> Standing:
    """A score after so many deals, unlike for each seat and deal."""
    points = tuple((7 * deal % 31, deal, 100 - deal) for deal in range(1, deals + 1))
    totals = tuple(map(sum, zip(*points, strict=True))) if points else (0, 0, 0)
    return Standing(totals, points, (1, 2, 3), ())


@pytest.mark.parametrize("deals", [1, 2, 9, 40])
def test_what_each_player_got_adds_up_to_the_total(brimstone, deals: int) -> None:
    driver = brimstone()
    page = Scoreboard("The score", NAMES, standing(deals), "points", "0")
    driver.app.stack.push(page)
    columns = {column.title: column.cells for column in page._columns(page.form)}
    shown = [cells for title, cells in columns.items() if title.startswith(("Deal ", "1 to "))]
    for seat, total in enumerate(columns["Total"]):
        assert sum(int(cells[seat]) for cells in shown) == int(total) == standing(deals).totals[seat]


def test_earlier_deals_are_summed_up_to_the_one_before_the_first_shown(brimstone) -> None:
    driver = brimstone()
    page = Scoreboard("The score", NAMES, standing(40), "points", "0")
    driver.app.stack.push(page)
    titles = [column.title for column in page._columns(page.form)][3:]
    folded = int(titles[0].removeprefix("1 to "))
    assert folded > 1
    assert titles[1:] == [f"Deal {number}" for number in range(folded + 1, 41)]
    assert page._columns(page.form)[3].cells[1] == str(sum(range(1, folded + 1)))


def test_a_line_of_the_plot_begins_at_nothing_and_ends_at_the_total() -> None:
    told = standing(5)
    assert totals_by_deal(told, 1) == [0, 1, 3, 6, 10, 15]
    assert totals_by_deal(told, 2)[-1] == told.totals[2]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_leads_on_from_the_score_lies_beside_every_hand(brimstone, game: AnyGame) -> None:
    driver = brimstone()
    hand = (
        read_map(driver.app.assets.path(f"tables/{game.map}.tmx"), ["hand"], [])
        .zone("hand", (1920, 1080))
        .rect
    )
    assert not pygame.Rect(*map(round, LEAD_ON)).colliderect(hand)
