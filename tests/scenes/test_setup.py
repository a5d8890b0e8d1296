"""Set up says at once what cannot be played as it is chosen, and why something cannot be chosen."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pygame
import pytest

from engine.ui.button import Button
from game.catalog import GAMES
from game.level import Level
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.settings import read_settings
from scenes.calendar_page import describe_day
from scenes.matches.rows import state
from scenes.menu_door import describe_players
from scenes.players import LEVEL_WORDS, UNKNOWN, YOU, names_in, shown_names, unnamed
from scenes.setup import SOLO_ONLY, Setup, SetupTab
from tests import labels
from tests.scenes.by_hand import beside, choose, entry_of, seat, seated, sit, turn_to, type_over
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.every_page import A_HEADER
from tests.scenes.written import written


def table_for(driver: Driver, seats: int, **options: str) -> Setup:
    """Set up Jokers of Death for a number of players, with these options."""
    page = Setup(driver.desk, GAMES["jokers"])
    driver.app.stack.push(page)
    for title, value in options.items():
        choose(page, title.replace("_", " "), value)
    choose(page, "Players", str(seats))
    return page


@pytest.mark.parametrize(
    ("seats", "options", "refused"),
    [
        (3, {"Five_piles": "On"}, "Five piles needs exactly four players."),
        (4, {"Three_aces": "On"}, "Three aces is for two or three players."),
        (4, {"Five_piles": "On", "Three_aces": "On"}, "Play Three aces or Five piles, not both."),
        (4, {"Five_piles": "On", "Decks": "3"}, "Five piles needs four decks."),
        (6, {"Decks": "2"}, "6 players need at least 4 decks, not 2."),
    ],
)
def test_a_forbidden_choice_is_explained_at_once(brimstone, seats, options, refused) -> None:
    driver = brimstone()
    page = table_for(driver, seats, **options)
    assert refused in written(page)
    assert not [each for each in page.form.controls if getattr(each, "main", False)], "Play looks dim"
    turn_to(page, SetupTab.OPTIONS)
    assert not page.form.panes, "all options fit on the page"


@pytest.mark.parametrize("game", GAMES)
def test_a_usual_table_of_any_size_is_refused_by_no_game(brimstone, game: str) -> None:
    driver = brimstone()
    begun: list[Callable[[], SavedMatch] | None] = []
    for count in GAMES[game].seats:
        page = Setup(driver.desk, GAMES[game])
        driver.app.stack.push(page, begun.append)
        if len(GAMES[game].seats) > 1:
            choose(page, "Players", str(count))
        driver.click_button("Play")
        begin = begun.pop()
        assert begin is not None and begin().match.seats == count


def test_setup_remembers_the_seats_after_a_match_with_a_friend(brimstone) -> None:
    driver = brimstone()
    page = table_for(driver, 3)
    choose(page, "Quick setup", "With a friend")
    driver.click_button("Play")
    page = Setup(driver.desk, GAMES["jokers"])
    driver.app.stack.push(page)
    assert beside(page, "Quick setup").text == "With a friend"
    choose(page, "Quick setup", "Custom")
    assert beside(page, "Players").text == "3"


def test_arrows_reach_the_quick_setup_which_stays_in_place(brimstone) -> None:
    page = table_for(driver := brimstone(), 6)
    row = beside(page, "Quick setup").rect
    driver.click_button("Seats")
    driver.key(pygame.K_DOWN)
    assert page.focus.target is not None and page.focus.target.rect == row
    choose(page, "Players", "2")
    assert beside(page, "Quick setup").rect == row


def test_undo_is_shown_for_two_people_with_the_reason_for_its_limit(brimstone) -> None:
    driver = brimstone()
    page = table_for(driver, 2)
    choose(page, "Quick setup", "With a friend")
    turn_to(page, SetupTab.OPTIONS)
    read = written(page)
    assert "Undo" in read and SOLO_ONLY.split(".")[1].strip()[:30] in read


@pytest.fixture
def game():
    return next(game for game in GAMES.values() if 4 in game.seats)


def test_only_the_names_of_people_are_remembered(brimstone, game) -> None:
    driver = brimstone()
    driver.app.stack.push(Setup(driver.desk, game))
    for at, (name, level) in enumerate([("Mara", None), ("Zed", Level.IMP), ("Otto", None)]):
        seat(driver, at, name, level)
    driver.click_button(labels.PLAY)
    assert driver.desk.settings.names[:3] == ("Mara", "", "Otto")
    kept, trouble = read_settings(driver.desk.folder, NOW)
    assert (kept.names[:3], trouble) == (("Mara", "", "Otto"), ""), "the next start of the program knows them"


def test_a_person_alone_who_gave_no_name_is_you_at_the_table() -> None:
    alone = (Player(name=unnamed(0), level=None), Player(name="Otto", level=Level.IMP))
    named = (Player(name="Mara", level=None), Player(name="Otto", level=Level.IMP))
    two = (Player(name=unnamed(0), level=None), Player(name=unnamed(1), level=None))
    shown = [shown_names(players) for players in (alone, named, two)]
    assert shown == [("You", "Otto"), ("Mara", "Otto"), ("Player 1", "Player 2")]


def test_an_unnamed_player_is_you_unless_the_match_is_imported() -> None:
    players = (Player(name=unnamed(0), level=None), Player(name="Azra", level=Level.FIEND))
    own = replace(A_HEADER, players=players)
    assert names_in(own) == (YOU, "Azra")
    assert names_in(replace(own, imported=True)) == (UNKNOWN, "Azra")


def test_the_person_comes_first_where_names_are_joined() -> None:
    others = (Player(name="Lilith", level=Level.FIEND), Player(name="Otto", level=Level.IMP))
    players = (others[0], Player(name=unnamed(1), level=None), others[1])
    header = replace(A_HEADER, players=players, totals=(7, 7, 9), winners=(0, 1), deals=3)
    assert state(header) == "You and Lilith tied for 1st after 3 deals"
    assert state(replace(header, imported=True)).startswith("Lilith and someone else tied")
    assert describe_players(header) == "You, Lilith and Otto"
    of_seven = (*others, *others, *others, Player(name=unnamed(6), level=None))
    assert describe_players(replace(header, players=of_seven)).startswith("You, Lilith")
    day = replace(header, day=date(2026, 3, 1), totals=(7, 8, 9))
    assert "Lilith 7, you 8 and Otto 9" in describe_day(GAMES[header.game], date(2026, 3, 1), day)


def test_the_main_button_shows_enter_only_while_enter_presses_it(brimstone) -> None:
    driver = brimstone()
    driver.click_button(f"Set up {GAMES['devil'].title}")
    (main,) = (each for each in driver.top.form.controls if isinstance(each, Button) and each.main)

    def off_centre() -> int:
        driver.turn(2)
        return abs(next(main.written()).rect.centerx - main.rect.centerx)

    assert off_centre() > 10, "there is no key beside its text"
    driver.key(pygame.K_TAB)
    assert off_centre() <= 2, "Enter is promised while it presses another control"


def test_a_refused_target_leaves_the_setup_as_typed(brimstone) -> None:
    driver, got = brimstone(), []
    driver.app.stack.push(Setup(driver.desk, GAMES["devil"]), got.append)
    page = driver.top
    seat(driver, 1, "Zed", Level.IMP)
    turn_to(page, SetupTab.OPTIONS)
    type_over(driver, entry_of(page, str(GAMES["devil"].options().target)), "100")
    driver.key(pygame.K_RETURN)
    assert written(page).count("“Match ends at” must be a whole number from 180 to 100,000, not 100.") == 1
    assert driver.top is page
    turn_to(page, SetupTab.SEATS)
    assert seated(page)[1] == ("Zed", LEVEL_WORDS[Level.IMP])
    turn_to(page, SetupTab.OPTIONS)
    type_over(driver, entry_of(page, "100"), "250")
    driver.click_button(labels.PLAY)
    (begin,) = got
    table = begin()
    assert table.match.options.target == 250
    assert table.players[1].name == "Zed"


@pytest.mark.parametrize(
    ("names", "sentence"),
    [(("Mara", "Mara"), "Two players are called Mara"), (("Mara", "  "), "Player 2 needs a name")],
)
def test_setup_refuses_names_that_cannot_be_told_apart(brimstone, names, sentence) -> None:
    driver = brimstone()
    driver.app.stack.push(Setup(driver.desk, GAMES["devil"]))
    page = driver.top
    for at, name in enumerate(names):
        seat(driver, at, name, None)
    driver.click_button(labels.PLAY)
    assert sentence in written(page) and driver.top is page


def test_a_typed_name_comes_back_with_the_person(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(Setup(driver.desk, GAMES["devil"]))
    page = driver.top
    type_over(driver, page.form.entries[0], "Grandmother")
    sit(driver, 0, Level.ARCHDEVIL)
    assert seated(page)[0][0] != "Grandmother"
    sit(driver, 0, None)
    assert seated(page)[0] == ("Grandmother", LEVEL_WORDS[None])
