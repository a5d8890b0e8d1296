"""A tip covers neither what it speaks of, nor what is written, nor what can be clicked next: on every page."""

from typing import Any

import pygame
import pytest

from engine.ui import page as pages
from engine.ui import tips as places
from engine.ui.page import Page
from engine.ui.tips import draw_tip, kept_clear
from scenes.menu import Menu
from scenes.settings_page import TEXT_SIZES
from tests.scenes.driver import Driver
from tests.scenes.every_page import crowded, every_page, pages_of_one_game

LARGEST = max(TEXT_SIZES.values())
MOST_PLACES = 2000
"""Free frames that may be compared for one tip, pointing and pressing taken together: each takes microseconds."""


TAB = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """The place where each tip was drawn, and that of the thing it was about."""
    drawn: list[tuple[pygame.Rect, pygame.Rect]] = []

    def draw(surface: pygame.Surface, form: Any, words: str, about: pygame.Rect, *room: Any) -> pygame.Rect:
        drawn.append((draw_tip(surface, form, words, about, *room), pygame.Rect(about)))
        return drawn[-1][0]

    monkeypatch.setattr(pages, "draw_tip", draw)
    return drawn


def wrong(driver: Driver, page: Page, tips: list[tuple[pygame.Rect, pygame.Rect]]) -> list[str]:
    """The tips that lie where they must not, each by the name of its control."""
    told, window = [], driver.app.surface.get_rect()
    page.focus.key = None
    for index in range(len(page.form.controls)):
        tips.clear()
        page.handle(TAB)
        assert page.focus.key == index
        control = page.form.controls[index]
        if control.tells:
            page.draw(driver.app.surface)
            assert tips, control.name
        for tip, about in tips:
            met = [rect for rect in (about, *kept_clear(page.form)) if rect.colliderect(tip)]
            if met or not window.contains(tip):
                told.append(f"{control.name or index}: {tip} on {met}")
    return told


@pytest.mark.parametrize(
    ("size", "text_size"),
    [
        ((1280, 720), LARGEST),
        ((1920, 1080), 1.0),
        pytest.param((1280, 720), 1.0, marks=pytest.mark.slow),
        pytest.param((1920, 1080), LARGEST, marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_no_tip_of_any_page_covers_a_control_or_words(
    brimstone, tips: list[tuple[pygame.Rect, pygame.Rect]], size: tuple[int, int], text_size: float
) -> None:
    driver = brimstone(size, text_size=text_size)
    found = []
    for crowd in (False, True):
        if crowd:
            crowded(driver.desk)
        for name, make in every_page(driver.desk).items():
            page = make()
            if crowd and not isinstance(page, Menu):
                continue
            page.enter(driver.app)
            found += [f"{name}: {each}" for each in wrong(driver, page, tips)]
    assert not found, "\n".join(found)


def test_a_press_lays_no_tip_anew_and_pointing_looks_at_few_places_for_it(
    brimstone, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone((1920, 1080))
    laid: list[pygame.Rect] = []
    looked_at: list[pygame.Rect] = []
    nearest, far = places.nearest, places.far
    monkeypatch.setattr(
        places, "nearest", lambda sizes, about, *of: laid.append(about) or nearest(sizes, about, *of)
    )
    monkeypatch.setattr(places, "far", lambda spot, box: looked_at.append(box) or far(spot, box))
    found = 0
    for name, make in pages_of_one_game(driver.desk).items():
        page = make()
        page.enter(driver.app)
        for control in [each for each in page.form.controls if each.tells]:
            at = control.rect.center
            for kind, most in ((pygame.MOUSEMOTION, 1), (pygame.MOUSEBUTTONDOWN, 0)):
                laid.clear()
                page.handle(pygame.event.Event(kind, pos=at, rel=(1, 1), buttons=(0, 0, 0), button=1))
                page.draw(driver.app.surface)
                assert len(laid) <= most, f"{name}, {control.name}"
            page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
            assert len(looked_at) < MOST_PLACES, f"{name}, {control.name}: {len(looked_at)}"
            looked_at.clear()
            found += 1
    assert found > 20
