"""A tip covers neither what it speaks of, nor what is written, nor what can be clicked next: on every page."""

from typing import Any

import pygame
import pytest

from engine import page as pages
from engine import tips as places
from engine.page import Page
from engine.tips import draw_tip, kept_clear
from scenes.menu import Menu
from scenes.settings_page import TEXT_SIZES
from tests.scenes.driver import Driver
from tests.scenes.every_page import crowded, every_page, one_of_each

SIZES = [(1280, 720), (1920, 1080)]
MOST_PLACES = 2000
"""Free frames that may be compared for one tip, pointing and pressing taken together: each takes microseconds."""


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Where each tip was drawn, and what it was about."""
    drawn: list[tuple[pygame.Rect, pygame.Rect]] = []

    def draw(surface: pygame.Surface, form: Any, words: str, about: pygame.Rect, *room: Any) -> pygame.Rect:
        drawn.append((draw_tip(surface, form, words, about, *room), pygame.Rect(about)))
        return drawn[-1][0]

    monkeypatch.setattr(pages, "draw_tip", draw)
    return drawn


def wrong(driver: Driver, page: Page, tips: list[tuple[pygame.Rect, pygame.Rect]]) -> list[str]:
    """The tips that lie where they must not, each by the name of its control."""
    told, window = [], driver.app.surface.get_rect()
    for index, control in enumerate(page.form.controls):
        tips.clear()
        page.focus.key, page.focus.shown = index, True
        page._focus_on(lambda: None)
        page.draw(driver.app.surface)
        for tip, about in tips:
            met = [rect for rect in (about, *kept_clear(page.form)) if rect.colliderect(tip)]
            if met or not window.contains(tip):
                told.append(f"{control.name or index}: {tip} on {met}")
    return told


@pytest.mark.parametrize("text_size", [1.0, max(TEXT_SIZES.values())])
@pytest.mark.parametrize("size", SIZES, ids=str)
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
    asked: list[Any] = []
    looked_at: list[pygame.Rect] = []
    place, far = places._place.__wrapped__, places._far
    monkeypatch.setattr(places, "_place", lambda *of: asked.append(of) or place(*of))
    monkeypatch.setattr(places, "_far", lambda spot, box: looked_at.append(box) or far(spot, box))
    pages, found = every_page(driver.desk), 0
    for name in one_of_each(list(pages)):
        page = pages[name]()
        page.enter(driver.app)
        for control in [each for each in page.form.controls if each.tells]:
            for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
                at = control.element.rect.center
                page.handle(pygame.event.Event(kind, pos=at, rel=(1, 1), buttons=(0, 0, 0), button=1))
                page._draw_tip(driver.app.surface)
            page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
            pointed_at, pressed = asked
            assert pointed_at == pressed, f"{name}, {control.name}"
            assert len(looked_at) < MOST_PLACES, f"{name}, {control.name}: {len(looked_at)}"
            asked.clear()
            looked_at.clear()
            found += 1
    assert found > 20
