"""Names of people, which are remembered at their seats from one table to the next."""

from dataclasses import replace
from datetime import date

import pytest

from game.catalog import GAMES
from game.level import Level
from saves.models import Player
from saves.settings import read_settings
from scenes.calendar_page import told_of
from scenes.matches.rows import state
from scenes.menu_door import who_plays
from scenes.players import STRANGER, YOU, names_in, shown_names, unnamed
from scenes.setup import Setup
from tests import labels
from tests.scenes.by_hand import seat, seated
from tests.scenes.conftest import NOW
from tests.scenes.every_page import A_HEADER


@pytest.fixture
def game():
    return next(game for game in GAMES.values() if 4 in game.seats)


def test_names_of_people_are_remembered_and_those_of_opponents_are_not(brimstone, game) -> None:
    driver = brimstone()
    driver.app.stack.push(Setup(driver.desk, game))
    for at, (name, level) in enumerate([("Mara", None), ("Zed", Level.IMP), ("Otto", None)]):
        seat(driver, at, name, level)
    driver.click_button(labels.DEAL)
    assert driver.desk.settings.names[:3] == ("Mara", "", "Otto")
    kept, trouble = read_settings(driver.desk.folder, NOW)
    assert (kept.names[:3], trouble) == (("Mara", "", "Otto"), ""), "the next start of the program knows them"


def test_a_remembered_name_is_the_usual_one_of_that_seat(brimstone, game) -> None:
    driver = brimstone(names=("Mara", "", "Otto"))
    driver.app.stack.push(Setup(driver.desk, game))
    assert seated(driver.top)[0][0] == "Mara"
    again = brimstone(names=("", "Otto"))
    again.app.stack.push(Setup(again.desk, game))
    assert seated(again.top)[0][0] == "Player 1"


def test_a_person_alone_who_gave_no_name_is_you_at_the_table() -> None:
    alone = (Player(name=unnamed(0), level=None), Player(name="Otto", level=Level.IMP))
    named = (Player(name="Mara", level=None), Player(name="Otto", level=Level.IMP))
    two = (Player(name=unnamed(0), level=None), Player(name=unnamed(1), level=None))
    assert [shown_names(players) for players in (alone, named, two)] == [
        ("You", "Otto"),
        ("Mara", "Otto"),
        ("Player 1", "Player 2"),
    ]


def test_who_never_gave_a_name_is_you_in_matches_of_ones_own_and_somebody_else_in_others() -> None:
    players = (Player(name=unnamed(0), level=None), Player(name="Azra", level=Level.FIEND))
    own = replace(A_HEADER, players=players)
    assert names_in(own) == (YOU, "Azra")
    assert names_in(replace(own, imported=True)) == (STRANGER, "Azra")


def test_wherever_names_are_joined_the_person_comes_first_in_whichever_seat() -> None:
    others = (Player(name="Lilith", level=Level.FIEND), Player(name="Otto", level=Level.IMP))
    players = (others[0], Player(name=unnamed(1), level=None), others[1])
    header = replace(A_HEADER, players=players, totals=(7, 7, 9), winners=(0, 1), deals=3)
    assert state(header) == "You and Lilith tied for 1st after 3 deals"
    assert state(replace(header, imported=True)).startswith("Lilith and someone else tied")
    assert who_plays(header) == "You, Lilith and Otto"
    of_seven = (*others, *others, *others, Player(name=unnamed(6), level=None))
    assert who_plays(replace(header, players=of_seven)).startswith("You, Lilith")
    day = replace(header, day=date(2026, 3, 1), totals=(7, 8, 9))
    assert "Lilith 7, you 8 and Otto 9" in told_of(GAMES[header.game], date(2026, 3, 1), day)
