"""The numbers of clauses stand beside the clauses, and nowhere else that a player reads."""

import re

import pytest

from engine.ui.page import Page
from game.catalog import GAMES
from tests.scenes.every_page import every_page
from tests.scenes.written import written

CLAUSE = re.compile(r"\b[A-Z]{2}-\d{1,2}\b")


def test_no_page_but_the_clauses_tells_the_number_of_a_clause(brimstone) -> None:
    driver = brimstone()
    for name, make in every_page(driver.desk).items():
        if name.endswith("clauses"):
            continue
        page: Page = make()
        driver.app.stack.push(page)
        assert not CLAUSE.search(written(page)), f"{name} tells the number of a clause"
        driver.app.stack.pop()


@pytest.mark.parametrize("game", list(GAMES))
def test_no_table_tells_the_number_of_a_clause(brimstone, game: str) -> None:
    driver = brimstone()
    driver.sit("person imp fiend imp"[: 10 if GAMES[game].seats[0] <= 2 else None], game)
    for _ in range(3):
        table = driver.my_turn()
        told = [str(table.frame), table.notice, *table.lines]
        assert not [each for each in told if CLAUSE.search(each)]
        driver.do(table.session.view.legal[0])
