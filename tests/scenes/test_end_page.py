"""The ceremony at the end of a match: short, unlike for a win and a loss, and cut short by a click or Space."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pygame
import pytest

from engine.timeline import LONGEST_STEP
from game.evil_deal.game import EVIL_DEAL
from game.level import Level
from saves.models import GivenUp, Player, Speed
from saves.saved_match import SavedMatch
from scenes.ascent import Ascent, Riser, brightness, clearness, place
from scenes.end_page import EndPage
from scenes.navigation import open_table
from scenes.podium import RISES, WHOLE, risen
from scenes.self_test import FRAME
from scenes.table.pages import end_page
from tests.game.feats import NAMES, played
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver

Brimstone = Callable[..., Driver]
UNHURRIED = 2000.0, 4000.0
"""Milliseconds that a ceremony takes: worth watching, and no more."""
FLOWN = 8000.0
"""Milliseconds after which nothing flies any more."""


def end_of(driver: Driver, *, won: bool) -> EndPage:
    """Open the end of a match between two that the person has won, or not."""
    match = played(EVIL_DEAL, 2, 3)
    players = tuple(
        Player(name=name, level=None if (seat in match.standing.winners) is won else Level.FIEND)
        for seat, name in enumerate(NAMES[:2])
    )
    open_table(driver.desk, SavedMatch("over", match, players, NOW))
    driver.until(lambda: isinstance(driver.top, EndPage))
    assert isinstance(driver.top, EndPage)
    return driver.top


def lies_still(driver: Driver) -> bool:
    """True if nothing is drawn for half a second."""
    driver.turn(2)
    frames = driver.app.frames
    driver.turn(30)
    return driver.app.frames == frames


@pytest.mark.parametrize("won", [True, False])
def test_the_ceremony_takes_seconds_and_then_the_page_lies_still(brimstone: Brimstone, won: bool) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=won)
    turns = 0
    while page.playing:
        driver.turn()
        turns += 1
    assert UNHURRIED[0] <= turns * FRAME <= UNHURRIED[1]
    page.update(FLOWN)
    assert lies_still(driver)


@pytest.mark.parametrize("cuts", ["click", "space"])
def test_a_click_or_space_cuts_it_short_and_presses_nothing(brimstone: Brimstone, cuts: str) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=True)
    driver.see()
    assert page.playing
    if cuts == "click":
        driver.click((40, 400))
    else:
        driver.key(pygame.K_SPACE)
    assert driver.top is page and not page.playing


def test_a_button_answers_before_the_ceremony_is_over(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=True)
    driver.see()
    assert page.playing
    driver.click_button("Menu")
    assert driver.top is not page


@pytest.mark.parametrize("won", [True, False])
def test_all_is_there_at_once_where_nothing_moves(brimstone: Brimstone, won: bool) -> None:
    driver = brimstone(speed=Speed.OFF)
    page = end_of(driver, won=won)
    assert not page.playing
    assert lies_still(driver)


def test_who_comes_up_goes_a_little_too_far_and_settles() -> None:
    ways = [risen(since) for since in range(0, round(RISES) + 17, 16)]
    assert ways[0] == 0 and ways[-1] == 1
    assert 1 < max(ways) < 1.15
    assert WHOLE > RISES


@pytest.mark.parametrize("falls", [False, True])
def test_a_card_goes_its_way_without_a_leap_and_fades_before_it_ends(falls: bool) -> None:
    riser = Riser("", 0.0, 3000.0, 0.5, 0.05, 20.0, 0.3, falls)
    places = [place(riser, age) for age in range(0, 3001, 16)]
    assert all((one[1] <= other[1]) is falls or one[1] == other[1] for one, other in pairwise(places))
    assert all(abs(one[0] - other[0]) < 0.01 for one, other in pairwise(places))
    seen = [brightness(age, riser.life) for age in range(0, 3001, 16)]
    assert max(seen) < 0.8
    assert seen[-1] < 0.02
    assert brightness(-LONGEST_STEP, riser.life) == brightness(riser.life, riser.life) == 0.0


def test_who_conceded_comes_last_and_all_others_by_their_score(
    brimstone: Brimstone, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    flown: list[object] = []
    monkeypatch.setattr(Ascent, "begin", lambda *told, **how: flown.append(told))
    session, random = driver.sit("person fiend imp fiend", "devil", seed=3).session, Random(4)
    while len(session.match.standing.deals) < 2:
        seat = session.match.to_move
        session.act(seat, random.choice(list(session.match.legal(seat))))
    session.give_up(GivenUp.LOST)
    page = end_page(driver.desk, session, [], lambda: None)
    driver.app.stack.push(page)
    ranked = sorted((each.sitter for each in page.portraits), key=lambda sitter: sitter.rank)
    totals = session.match.standing.totals
    assert [sitter.seat for sitter in ranked] == [*sorted((1, 2, 3), key=lambda seat: totals[seat]), 0]
    assert [each.sitter.seat for each in page.portraits if each.step is None] == [0]
    assert not flown, "nothing is celebrated"


def test_no_card_is_cut_by_the_edge_it_comes_from() -> None:
    assert clearness(-100, 200) == clearness(100, 200) == 0, "its upper end reaches the edge"
    assert clearness(300, 200) == clearness(1000, 200) == 1
