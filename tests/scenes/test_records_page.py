"""The page of records: figures of what was chosen, plots that fit, and a reset that asks and loses nothing."""

from dataclasses import replace
from datetime import timedelta
from itertools import count

import pygame

from game.catalog import GAMES
from game.great_moments import Kind
from game.level import Level
from game.sentences import lasted
from saves.models import Header, Player
from saves.records import counted
from saves.saved_match import SavedMatch
from saves.settings import read_settings
from saves.upgrade import FORMAT
from scenes.great_moments import BEST, MomentSearch
from scenes.navigation import show_records
from scenes.records_page import Chosen, RecordsPage, by_game, by_level, figures, shares
from scenes.replay.page import ReplayPage
from tests import labels
from tests.game.feats import played
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.lived_in import settle_in
from tests.scenes.written import written


def ended(number: int, game: str, level: Level, points: tuple[int, ...], **more: object) -> Header:
    """Return a finished match, some days after the first; the person sits in the first seat."""
    best = (min if game == "devil" else max)(points)
    players = (
        Player(name="Mara", level=None),
        *(Player(name=f"Imp {seat}", level=level) for seat in range(1, len(points))),
    )
    then = NOW - timedelta(days=100 - number)
    told = {
        "format": FORMAT,
        "id": f"m{number}",
        "game": game,
        "rules_version": 1,
        "players": players,
        "totals": points,
    }
    told |= {"deals": 3, "actions": 50, "over": True, "undone": 1, "hints": 2, "started": then, "saved": then}
    told |= {"winners": tuple(seat for seat, each in enumerate(points) if each == best), "seconds": 600}
    return Header(**{**told, **more})


HEADERS = [
    ended(1, "devil", Level.IMP, (10, 190)),
    ended(2, "devil", Level.IMP, (200, 30)),
    ended(3, "devil", Level.FIEND, (5, 185, 90)),
    ended(4, "angel", Level.FIEND, (10, 2, 3, 4)),
    ended(5, "angel", Level.IMP, (0, 2, 9, 4)),
    ended(6, "angel", Level.IMP, (0, 2, 9, 4), imported=True),
]


def told(chosen: Chosen) -> dict[str, str]:
    matches = [match for match in counted(HEADERS) if chosen.holds(match)]
    return figures(matches, chosen)


def test_figures_are_of_what_was_chosen() -> None:
    everything = told(Chosen())
    assert (everything["Played"], everything["Won"], everything["Hints"]) == ("5", "3 (60%)", "10")
    assert everything["Time played"] == "50 min"
    assert not any("margin" in title for title in everything), "points of different games are no sum"
    devil = told(Chosen(game="devil"))
    assert (devil["Played"], devil["Best margin, points"], devil["Worst margin"]) == ("3", "+180", "−170")
    assert told(Chosen(level=Level.FIEND))["Played"] == "2"
    assert told(Chosen(seats=2))["Played"] == "2"


def test_levels_and_shares_are_told() -> None:
    matches = counted(HEADERS)
    assert by_level(matches) == [("Imp", 1, 3), ("Fiend", 2, 2)]
    assert shares(matches, 2) == [1.0, 0.5, 0.5, 1.0, 0.5]
    assert (lasted(59), lasted(3600 * 30 + 120)) == ("0 min", "30 h 2 min")


def test_at_every_game_and_level_it_is_told_what_was_won_of_how_many() -> None:
    table = dict(by_game(counted(HEADERS)))
    assert list(table) == [info.title for info in GAMES.infos.values()]
    assert table["Devil"] == [(1, 2), (1, 1), (0, 0)]
    assert table["Angel"] == [(0, 1), (1, 1), (0, 0)]
    assert table["Evil Deal"] == [(0, 0), (0, 0), (0, 0)]


def test_matches_before_the_reset_do_not_count() -> None:
    assert len(counted(HEADERS, HEADERS[2].saved)) == 2


def opened(driver: Driver) -> RecordsPage:
    """Return the page, beside the matches that are told of above."""
    page = RecordsPage(driver.desk)
    driver.desk.store.finished_headers = lambda now, tell: iter(HEADERS)  # type: ignore[method-assign]
    driver.app.stack.push(page)
    driver.turn(2)
    return page


def test_a_reset_asks_and_can_be_undone(brimstone) -> None:
    driver = brimstone()
    page = opened(driver)
    assert "3 (60%)" in written(driver.top)
    driver.click_button(labels.RESET_RECORDS)
    driver.click_button(labels.KEEP)
    assert driver.desk.settings.records_since is None
    driver.click_button(labels.RESET_RECORDS)
    driver.click_button(labels.CONFIRM_RESET)
    assert driver.top is page and "3 (60%)" not in written(driver.top)
    kept, _ = read_settings(driver.desk.folder, NOW)
    assert kept.records_since is not None
    driver.click_button(labels.COUNT_AGAIN)
    assert "3 (60%)" in written(driver.top)


def test_time_at_the_table_is_counted_without_long_pauses(brimstone) -> None:
    driver = brimstone()
    table = driver.sit()
    seconds = iter([10.0, 20.0, 100_000.0])
    driver.desk.now = lambda: NOW + timedelta(seconds=next(seconds))
    for _ in range(3):
        table.session.save()
    assert table.session.saved.seconds == 10 + 10 + 180
    assert replace(table.session.saved, seconds=0) != table.session.saved


def test_great_moments_are_one_click_from_their_replay(brimstone) -> None:
    driver = brimstone()
    players = tuple(Player(name=name, level=level) for name, level in (("Mara", None), ("Pip", Level.IMP)))
    for seed in range(9):
        driver.desk.store.save(SavedMatch(f"m{seed}", played(GAMES["devil"], 2, seed), players, NOW), NOW)
    show_records(driver.desk)
    driver.turn(2)
    driver.key(pygame.K_RETURN)
    page = driver.top
    driver.until(lambda: not page.search.busy)
    best = page.search.best("devil", Kind.SWING)
    assert len(best) == BEST and best == sorted(best, key=lambda each: -each.great.size)
    assert best[0].great.words in written(page)
    driver.key(pygame.K_TAB)
    driver.click_button(labels.WATCH)
    assert isinstance(driver.top, ReplayPage)
    first = next(found for kind in Kind for found in page.search.best("devil", kind))
    assert driver.top.session.saved.id == first.entry.id
    assert driver.top.playback.session.count >= first.great.count
    driver.key(pygame.K_ESCAPE)
    assert driver.top is page


def test_what_was_played_last_is_looked_through_first_and_it_is_told_how_much_is_left(
    brimstone, monkeypatch
) -> None:
    driver = brimstone()
    settle_in(driver.desk)
    search = MomentSearch(driver.desk)
    seconds = count()
    monkeypatch.setattr("engine.jobs.perf_counter", lambda: next(seconds))
    monkeypatch.setattr("scenes.great_moments.AT_ONCE", 1)
    search.begin(None)
    left, dates = [search.left], []
    while search.busy:
        search.go_on()
        left.append(search.left)
        dates = [found.entry.saved for found in search.found]
    assert dates and dates == sorted(dates, reverse=True)
    assert list(dict.fromkeys(left)) == [0, *range(max(left), 0, -1)] and max(left) > len(GAMES)
