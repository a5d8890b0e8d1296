"""The score's table: what is shown adds up, deal by deal, however many deals there are."""

from dataclasses import replace
from datetime import timedelta

import pygame
import pytest

from engine.ui.button import Button
from engine.ui.page import Page
from engine.ui.widget import Text
from game.catalog import GAMES
from game.contract.rules import Standing
from game.great_moments import MomentKind
from game.level import Level
from game.sentences import lasted
from saves.index import NO_STAMP, entry_of
from saves.models import Header, Player
from saves.records import counting
from saves.saved_match import SavedMatch
from saves.settings import Speed, read_settings
from scenes.deal_page import DealPage
from scenes.great_moments import MOST
from scenes.navigation import show_records
from scenes.records_page import Chosen, RecordsPage, by_game, by_level, figures, shares
from scenes.replay.page import ReplayPage
from scenes.rules_page import RulesPage
from scenes.scoreboard import Scoreboard
from scenes.table.phases import DealOver
from tests import labels
from tests.game.feats import played
from tests.letterings import framed
from tests.saves.matches import header
from tests.scenes.by_hand import step_to
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.every_page import scoreboard
from tests.scenes.written import written

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
