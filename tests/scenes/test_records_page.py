"""Records of finished matches: figures, a reset, and the great moments."""

from datetime import timedelta

import pygame

from game.catalog import GAMES
from game.great_moments import MomentKind
from game.level import Level
from game.sentences import lasted
from saves.index import NO_STAMP, entry_of
from saves.models import Header, Player
from saves.records import counting
from saves.saved_match import SavedMatch
from saves.settings import read_settings
from scenes.great_moments import MOST
from scenes.navigation import show_records
from scenes.records_page import Chosen, RecordsPage, by_game, by_level, figures, shares
from scenes.replay.page import ReplayPage
from tests import labels
from tests.game.matches import played
from tests.saves.matches import header
from tests.scenes.by_hand import step_to
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.written import written


def ended(number: int, game: str, level: Level, points: tuple[int, ...], **more: object) -> Header:
    """Return a finished match, some days after the first; the person sits in the first seat."""
    best = (min if game == "devil" else max)(points)
    players = (
        Player(name="Mara", level=None),
        *(Player(name=f"Imp {seat}", level=level) for seat in range(1, len(points))),
    )
    then = NOW - timedelta(days=100 - number)
    told = {"id": f"m{number}", "game": game, "players": players, "totals": points, "hints": 2}
    told |= {"winners": tuple(seat for seat, each in enumerate(points) if each == best), "seconds": 600}
    return header(**(told | {"started": then, "saved": then} | more))


HEADERS = [
    ended(1, "devil", Level.IMP, (10, 190)),
    ended(2, "devil", Level.IMP, (200, 30)),
    ended(3, "devil", Level.FIEND, (5, 185, 90)),
    ended(4, "angel", Level.FIEND, (10, 2, 3, 4)),
    ended(5, "angel", Level.IMP, (0, 2, 9, 4)),
    ended(6, "angel", Level.IMP, (0, 2, 9, 4), imported=True),
]


def told(chosen: Chosen) -> dict[str, str]:
    matches = [match for match in counting(HEADERS) if chosen.holds(match)]
    return figures(matches, chosen)


def test_figures_are_of_what_was_chosen() -> None:
    everything = told(Chosen())
    assert (everything["Played"], everything["Won"], everything["Hints"]) == ("5", "3 (60%)", "10")
    assert everything["Time played"] == "50 min"
    assert "Best result" not in everything, "points of different games are no sum"
    devil = told(Chosen(game="devil"))
    assert (devil["Played"], devil["Best result"]) == ("3", "180 ahead")
    assert devil["Worst result"] == "170 behind"
    assert told(Chosen(level=Level.FIEND))["Played"] == "2"
    assert told(Chosen(seats=2))["Played"] == "2"


def test_shares_of_wins_are_counted() -> None:
    matches = counting(HEADERS)
    assert by_level(matches) == [("Imp", 1, 3), ("Fiend", 2, 2)]
    assert shares(matches, 2) == [1.0, 0.5, 0.5, 1.0, 0.5]
    assert (lasted(59), lasted(3600 * 30 + 120)) == ("0 min", "30 h 2 min")


def test_records_tell_wins_at_every_level() -> None:
    table = dict(by_game(counting(HEADERS)))
    assert list(table) == [info.title for info in GAMES.infos.values()]
    assert table["Devil"] == [(1, 2), (1, 1), (0, 0)]
    assert table["Angel"] == [(0, 1), (1, 1), (0, 0)]
    assert table["Evil Deal"] == [(0, 0), (0, 0), (0, 0)]


def test_matches_before_the_reset_do_not_count() -> None:
    assert len(counting(HEADERS, HEADERS[2].saved)) == 2


def opened(driver: Driver) -> RecordsPage:
    """Return the page, beside the matches that are told of above."""
    page = RecordsPage(driver.desk)
    entries = [entry_of(header, NO_STAMP) for header in HEADERS]
    driver.desk.store.finished.entries = lambda now, tell: iter(entries)  # type: ignore[method-assign]
    driver.app.stack.push(page)
    driver.turn(2)
    return page


def test_a_reset_of_the_records_can_be_undone(brimstone) -> None:
    driver = brimstone()
    page = opened(driver)
    assert "3 (60%)" in driver.words()
    driver.click_button(labels.RESET_RECORDS)
    driver.click_button(labels.KEEP)
    assert driver.desk.settings.records_since is None
    driver.click_button(labels.RESET_RECORDS)
    driver.click_button(labels.CONFIRM_RESET)
    assert driver.top is page and "3 (60%)" not in driver.words()
    kept, _ = read_settings(driver.desk.folder, NOW)
    assert kept.records_since is not None
    driver.click_button(labels.COUNT_ALL)
    assert "3 (60%)" in driver.words()


def test_great_moments_are_one_click_from_their_replay(brimstone) -> None:
    driver = brimstone()
    players = tuple(Player(name=name, level=level) for name, level in (("Mara", None), ("Pip", Level.IMP)))
    for seed in range(9):
        driver.desk.store.save(SavedMatch(f"m{seed}", played(GAMES["devil"], 2, seed), players, NOW), NOW)
    show_records(driver.desk)
    driver.turn(2)
    driver.key(pygame.K_RETURN)
    page = driver.top
    driver.until(lambda: not page.job.busy)
    best = [each.great for each in page.best("devil", MomentKind.SWING)]
    assert len(best) == MOST and best == sorted(best, key=lambda each: -each.size)
    assert best[0].words in written(page)
    driver.key(pygame.K_TAB)
    driver.click_button(labels.REPLAY)
    assert isinstance(driver.top, ReplayPage)
    first = next(found for kind in MomentKind for found in page.best("devil", kind))
    assert driver.top.session.saved.id == first.entry.id
    assert driver.top.playback.session.count >= first.great.count
    driver.key(pygame.K_ESCAPE)
    driver.until(lambda: driver.top is page and not page.job.busy)
    assert [each.great for each in page.best("devil", MomentKind.SWING)] == best
    step_to(driver, "Evil Deal", GAMES.titles.values())
    assert "Play Evil Deal" in driver.words(), "it offers the game that is picked"
