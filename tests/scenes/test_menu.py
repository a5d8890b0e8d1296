"""The menu: its door, its boxes, today's deal and its fire; one click deals as it was played last."""

from datetime import timedelta

import pygame
import pytest

from game.catalog import GAMES
from game.level import Level
from saves.days import game_of_day, seed_of_day
from saves.models import Player
from saves.settings import LastTable, Settings, read_settings
from scenes.calendar_page import CalendarPage
from scenes.lesson.progress import Known
from scenes.matches.rows import state
from scenes.menu import DAILY_DEALS, rooms_folder
from scenes.new_match import last_table, seated_players, usual_table
from scenes.players import LEVEL_WORDS
from scenes.setup import Setup, SetupTab
from scenes.table.scene import TableScene
from tests import labels
from tests.each import each_game
from tests.scenes.by_hand import beside, choose, seat, seated, turn_to, type_over
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, finish
from tests.scenes.written import says


def play_buttons(driver: Driver) -> list[pygame.Rect]:
    """Return the areas of the menu's boxes, in the order of the games."""
    return [box.rect for box in driver.top.boxes]


def test_a_saved_match_is_continued_or_restarted_without_an_introduction(brimstone) -> None:
    first = brimstone().sit("person imp", "devil", seed=4).session.saved.id
    driver = brimstone(known=())

    def open_box() -> None:
        (box,) = [box for box in driver.top.boxes if box.game.info.id == "devil"]
        assert box.game.known is Known.PLAYED
        driver.click(box.rect.center)
        assert "stays under Matches" in driver.words()

    open_box()
    driver.key(pygame.K_RETURN)
    assert driver.table.session.saved.id == first
    driver.app.stack.pop()
    open_box()
    driver.click_button(labels.NEW_MATCH)
    assert driver.table.session.saved.id != first
    driver.app.stack.pop()
    driver.click_button("Set up Devil")
    assert "stays under Matches" in driver.words()
    driver.click_button(labels.CONTINUE)
    assert isinstance(driver.top, TableScene)
    waiting = {header.id for header in driver.desk.store.list_running(NOW).headers}
    assert first in waiting and len(waiting) == 2


def test_the_next_match_starts_from_the_table_before_it(brimstone) -> None:
    driver = brimstone()
    game = GAMES["devil"]
    driver.app.stack.push(Setup(driver.desk, game))
    page = driver.top
    choose(page, "Players", "2")
    turn_to(page, SetupTab.SEATS)
    seat(driver, 0, "Mara", None)
    seat(driver, 1, "Zed", Level.ARCHDEVIL)
    type_over(driver, beside(page, "Match ends at"), "250")
    driver.click_button(labels.PLAY)
    kept, _ = read_settings(driver.desk.folder, NOW)
    again = brimstone(tables=kept.tables)
    again.click(play_buttons(again)[list(GAMES).index(game.id)].center)
    match = again.table.session.match
    players = [(player.name, player.level) for player in again.table.session.saved.players]
    assert players == [("Mara", None), ("Zed", Level.ARCHDEVIL)]
    assert match.options.target == 250
    again.app.stack.push(Setup(again.desk, game))
    assert seated(again.top) == [("Mara", LEVEL_WORDS[None]), ("Zed", LEVEL_WORDS[Level.ARCHDEVIL])]


def go_from_box_to_door(driver: Driver, box: pygame.Rect) -> None:
    """Move the mouse from a box straight to the button on the door, as a hand does."""
    start, end = pygame.Vector2(box.center), pygame.Vector2(driver.top.form.rect((710, 570, 0, 0)).center)
    driver.move(start)
    driver.turn(15)
    for step in range(1, 41):
        driver.move(start.lerp(end, step / 40))


@each_game
def test_the_door_keeps_the_game_of_a_box_while_the_mouse_goes_there(brimstone, game) -> None:
    driver = brimstone()
    go_from_box_to_door(driver, play_buttons(driver)[list(GAMES).index(game.id)])
    driver.turn(60)
    assert says(driver.top, game.info.tagline)
    driver.key(pygame.K_RETURN)
    assert driver.table.session.match.game is game
    driver.app.stack.pop()
    go_from_box_to_door(driver, play_buttons(driver)[list(GAMES).index(game.id)])
    driver.click(driver.top.pointing.at)
    assert isinstance(driver.top, TableScene), "its match is continued"
    assert driver.table.session.match.game is game


def test_the_door_shows_the_box_that_the_mouse_comes_to_rest_on(brimstone) -> None:
    driver = brimstone()
    boxes = play_buttons(driver)
    driver.move(boxes[-1].center)
    driver.turn(15)
    driver.move(boxes[1].center)
    driver.turn(15)
    assert says(driver.top, GAMES["devil"].info.tagline)
    driver.move(driver.top.form.rect((1660, 960, 0, 0)).center)
    driver.turn(15)
    assert not says(driver.top, GAMES["devil"].info.tagline), "it is back at its own"
    driver.move(boxes[1].center)
    driver.key(pygame.K_F1)
    assert "In the menu" in driver.words()
    driver.move((1, 1))
    driver.key(pygame.K_ESCAPE)
    driver.turn(15)
    assert not says(driver.top, GAMES["devil"].info.tagline), "the mouse left it on another page"


@each_game
def test_a_remembered_table_that_can_no_longer_be_is_a_usual_one(brimstone, game) -> None:
    crowd = tuple(Player(name=f"Guest {seat}", level=None) for seat in range(game.seats[-1] + 1))
    kept = LastTable(players=crowd, options={"no such option": 7})
    settings = Settings(tables={game.id: kept})
    assert last_table(settings, game) == (usual_table(settings, game), game.options())


@pytest.mark.parametrize(
    ("game", "before", "after"),
    [
        ("jokers", "Pip Mara", "Pip Mara Snick Cinder"),
        ("jokers", "Mara Pip Wick", "Mara Pip Wick"),
        ("devil", "Pip Wick Mara Otto", "Pip Wick Mara Otto"),
        ("hell", "Pip Wick Soot Snick Lilith Mara Otto", "Pip Wick Soot Snick Mara Otto"),
        ("evil", "Pip Mara Wick Otto", "Mara Otto"),
    ],
)
def test_people_sit_down_at_another_game_first(game: str, before: str, after: str) -> None:
    people = ("Mara", "Otto")
    players = [Player(name=name, level=None if name in people else Level.IMP) for name in before.split()]
    assert [each.name for each in seated_players(players, GAMES[game])] == after.split()


TODAYS = game_of_day(NOW.date())


def on_menu(driver: Driver) -> str:
    driver.turn(3)
    return next(each.lines[1][0] for each in driver.top.form.controls if each.name == DAILY_DEALS)


def test_todays_deal_is_two_keys_from_the_menu_which_tells_how_it_went(brimstone) -> None:
    driver = brimstone()
    assert on_menu(driver) == f"Today's pick: {TODAYS.title}"
    driver.click_button(DAILY_DEALS)
    assert isinstance(driver.top, CalendarPage)
    driver.key(pygame.K_RETURN)
    saved = driver.table.session.saved
    assert (saved.day, saved.match.game.id) == (NOW.date(), TODAYS.id)
    assert saved.match.seed == seed_of_day(TODAYS.id, NOW.date())
    driver.app.stack.pop()
    driver.app.stack.pop()
    assert on_menu(driver) == f"{TODAYS.title} · started"
    driver.click_button(DAILY_DEALS)
    driver.turn(2)
    driver.key(pygame.K_RETURN)
    assert driver.table.session.saved.id == saved.id, "it is gone on with"
    finish(driver)
    driver.app.stack.pop()
    assert on_menu(driver).endswith(("· won", "· lost"))
    driver.desk.now = lambda: NOW + timedelta(days=1)
    driver.top.resume()
    assert on_menu(driver)[14:] == game_of_day(driver.desk.now().date()).title


def frames_in(driver: Driver, turns: int) -> int:
    """Return the number of frames drawn over some turns of the loop."""
    before = driver.app.frames
    driver.turn(turns)
    return driver.app.frames - before


def room_drawn(driver: Driver) -> None:
    """Wait until the room is drawn in full."""
    driver.until(lambda: driver.top.room_drawn)
    driver.turn(2)


def kept_rooms() -> set[tuple[str, int]]:
    """Return the rooms kept on disk: a name, and a number that changes when a room is written again."""
    return {(file.name, file.stat().st_ino) for file in rooms_folder().iterdir()}


def test_a_variant_is_named_wherever_its_match_is(brimstone) -> None:
    driver = brimstone()
    driver.sit("person imp imp imp", "jokers", five_piles=True)
    driver.my_turn()
    assert driver.table.frame.aim.startswith("Five piles · ")
    driver.app.stack.pop()
    assert "Five piles · Started" in driver.words()
    (header,) = driver.desk.store.list_running(NOW).headers
    assert state(header) == "In progress · Five piles"


def test_without_motion_no_fire_flickers(brimstone) -> None:
    driver = brimstone()
    room_drawn(driver)
    driver.turn(10)
    assert frames_in(driver, 60) == 0


def test_the_room_is_kept_for_the_next_start(brimstone) -> None:
    driver = brimstone((900, 610))
    room_drawn(driver)
    before, kept = driver.frame(), kept_rooms()
    assert kept, "no room is kept"
    again = brimstone((900, 610))
    assert again.frame() == before
    room_drawn(again)
    assert kept_rooms() == kept, "it was drawn again"
