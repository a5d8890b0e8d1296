"""Set up says at once what cannot be played as it is chosen, and why something cannot be chosen."""

import pytest

from game.catalog import GAMES
from scenes.setup import NOT_FREELY, Setup
from tests.scenes.driver import Driver
from tests.scenes.written import written


def table_for(driver: Driver, seats: int, **options: object) -> Setup:
    """Jokers of Death is set up for so many, by such options."""
    page = Setup(driver.desk, GAMES["jokers"])
    page._values.update(options)
    driver.app.stack.push(page)
    page._set_seats(list(page._game.seats).index(seats))
    return page


@pytest.mark.parametrize(
    ("seats", "options", "refused"),
    [
        (3, {"five_piles": True}, "Five piles is for exactly four players."),
        (4, {"aces": True}, "Aces is played with two decks, which is a game for two or three players."),
        (
            4,
            {"five_piles": True, "aces": True},
            "Aces is a game of three piles: choose either Aces or Five piles.",
        ),
        (4, {"five_piles": True, "decks": 3}, "Five piles is played with four decks."),
        (6, {"decks": 2}, "6 players need at least 4 decks, not 2."),
    ],
)
def test_what_the_rules_forbid_is_told_as_it_is_chosen(brimstone, seats, options, refused) -> None:
    driver = brimstone()
    page = table_for(driver, seats, **options)
    assert refused in " ".join(box.html_text for box in page.form.prose_boxes)


@pytest.mark.parametrize("game", GAMES)
def test_a_usual_table_of_any_size_is_refused_by_no_game(brimstone, game: str) -> None:
    driver = brimstone()
    page = Setup(driver.desk, GAMES[game])
    driver.app.stack.push(page)
    for index in range(len(page._game.seats)):
        page._set_seats(index)
        assert not page.form.prose_boxes


def test_taking_back_stays_in_sight_among_two_people_with_the_reason_why_it_is_as_usual(brimstone) -> None:
    driver = brimstone()
    page = table_for(driver, 2)
    page._players = [("Mara", None), ("Otto", None)]
    page.rebuild()
    read = written(page)
    assert "Take moves back" in read and NOT_FREELY.split(".")[1].strip()[:30] in read
