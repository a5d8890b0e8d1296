"""A button whose name does not tell what it does says so while it is pointed at, or has the focus."""

from typing import Any

import pygame
import pytest

from engine.ui import page as pages
from engine.ui.page import Page
from engine.ui.placement import far
from engine.ui.tips import NEAR, draw_tip
from saves.settings import TEXT_SIZES
from scenes.menu import Menu
from tests.scenes.driver import Driver
from tests.scenes.every_page import crowded, every_page

LARGEST = max(TEXT_SIZES)
TAB = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Provide the place where each tip was drawn, and that of the thing it was about."""
    drawn: list[tuple[pygame.Rect, pygame.Rect]] = []

    def draw(surface: pygame.Surface, form: Any, words: str, about: pygame.Rect) -> None:
        drawn.append((draw_tip(surface, form, words, about), pygame.Rect(about)))

    monkeypatch.setattr(pages, "draw_tip", draw)
    return drawn


def wrong(driver: Driver, page: Page, tips: list[tuple[pygame.Rect, pygame.Rect]]) -> list[str]:
    """Return the tips that lie where they must not, each by the name of its control."""
    told, window = [], driver.app.surface.get_rect()
    page.focus.key = None
    for index in [target.key for target in page.focus.targets]:
        tips.clear()
        page.handle(TAB)
        assert page.focus.key == index
        control = page.form.controls[index]
        if control.tip:
            page.draw(driver.app.surface)
            assert tips, control.name
        for tip, about in tips:
            apart = far(about, tip)[0] / driver.app.box_scale
            if about.colliderect(tip) or not window.contains(tip) or apart > NEAR:
                told.append(f"{control.name or index}: {tip}, {apart:.0f} from {about}")
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
def test_every_tip_of_a_page_lies_beside_its_control(brimstone, tips, size, text_size) -> None:
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
