"""Cards rise at a win's end, quietly and for seconds only: not where nothing moves, and not at a loss."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from engine.timeline import LONGEST_STEP
from game.evil_deal.game import EVIL_DEAL
from game.level import Level
from game.sentences import ordinal
from saves.models import Player, Speed
from saves.saved import SavedMatch
from scenes.ascent import Ascent, Riser, brightness, place
from scenes.end_page import EndPage
from scenes.podium import WHOLE
from scenes.start import open_table
from tests.game.feats import NAMES, played
from tests.scenes.conftest import NOW
from tests.scenes.driver import FRAME, Driver

Brimstone = Callable[..., Driver]


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


def test_cards_rise_behind_the_podium_when_the_match_is_won_and_then_the_page_lies_still(
    brimstone: Brimstone, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=True)
    driver.turn(120)
    with monkeypatch.context() as patched:
        patched.setattr(Ascent, "draw", lambda *how: None)
        without = driver.frame()
    assert driver.frame() != without
    page.update(8000.0)
    driver.turn(2)
    frames = driver.app.frames
    driver.turn(30)
    assert driver.app.frames == frames


@pytest.mark.parametrize(("speed", "won"), [(Speed.OFF, True), (Speed.NORMAL, False)])
def test_nothing_rises_where_nothing_moves_and_nothing_was_won(
    brimstone: Brimstone, speed: Speed, won: bool
) -> None:
    driver = brimstone(speed=speed)
    end_of(driver, won=won)
    driver.top.update(WHOLE)
    driver.turn(5)
    frames = driver.app.frames
    driver.turn(60)
    assert driver.app.frames == frames


def above_step(page: EndPage, rank: int) -> pygame.Rect:
    """Return the part of the window above a step of the podium."""
    numeral = next(each.rect for each in page.form.widgets if each.text == ordinal(rank))
    return pygame.Rect(numeral.left, 0, numeral.width, numeral.top)


def test_whoever_won_comes_up_last_behind_the_steps_and_then_the_page_lies_still(
    brimstone: Brimstone,
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = end_of(driver, won=False)
    steps = {rank: above_step(page, rank) for rank in (1, 2)}
    seen: dict[int, list[bytes]] = {1: [], 2: []}
    for _ in range(round(WHOLE / FRAME) + 3):
        driver.turn()
        driver.app.draw()
        for rank, faces in seen.items():
            faces.append(pygame.image.tobytes(driver.app.surface.subsurface(steps[rank]), "RGB"))
    stood = {rank: faces.index(faces[-1]) for rank, faces in seen.items()}
    assert 0 < stood[2] < stood[1]
    frames = driver.app.frames
    driver.turn(30)
    assert driver.app.frames == frames


def test_a_card_rises_without_a_leap_stays_in_its_area_and_fades_before_it_ends() -> None:
    riser = Riser("", 0.0, 3000.0, 0.5, 0.05, 20.0, 0.3)
    places = [place(riser, age) for age in range(0, 3001, 16)]
    assert all(one[1] >= other[1] > 0.2 for one, other in pairwise(places))
    assert all(abs(one[0] - other[0]) < 0.01 for one, other in pairwise(places))
    seen = [brightness(age, riser.life) for age in range(0, 3001, 16)]
    assert max(seen) < 0.8
    assert seen[-1] < 0.02
    assert brightness(-LONGEST_STEP, riser.life) == brightness(riser.life, riser.life) == 0.0
