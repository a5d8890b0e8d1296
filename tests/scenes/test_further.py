"""Pages that scroll: they show that there is more, and cut nothing in half at their edge."""

import pygame
import pytest

from engine.theme import FLAME
from engine.ui.page import Page
from engine.ui.pane import BAR, VEIL, Pane
from game.catalog import GAMES
from scenes.settings_page import TEXT_SIZES
from scenes.setup import Setup, Tab
from tests.scenes.by_hand import turn_to
from tests.scenes.driver import Driver
from tests.scenes.every_page import crowded, pages_of_one_game

ROWS = 4
"""Window pixels along the edge that are looked at."""
BESIDE = 20
"""Window pixels on either side of the middle that are the arrow's own."""
ROUNDING = 2
"""Shades that a veil may be off its ground."""


def at_the_edge(page: Page, view: pygame.Rect, ground: pygame.Surface, down: bool) -> tuple[bool, bool]:
    """Return True if nothing is drawn along an edge, and True if an arrow points beyond it."""
    surface = page.app.surface
    page.draw(surface)
    rows = range(view.bottom - ROWS, view.bottom) if down else range(view.top, view.top + ROWS)
    across = [x for x in range(view.left, view.right, 3) if abs(x - view.centerx) > BESIDE]
    points = [(x, y) for y in rows for x in across]
    bare = all(
        abs(one - other) <= ROUNDING
        for point in points
        for one, other in zip(surface.get_at(point), ground.get_at(point), strict=True)
    )
    deep = round(VEIL * page.app.pixels * 0.3)
    top = view.bottom - deep if down else view.top
    column = [surface.get_at((view.centerx, y))[:3] for y in range(top, top + deep)]
    return bare, FLAME in column


def faults(page: Page) -> list[str]:
    """Return what is cut through at an edge of what scrolls, or goes on without a sign of it."""
    found = []
    for pane in page.form.panes:
        ground = laid_bare(page, pane)
        view = pygame.Rect(pane.rect.topleft, (pane.rect.width - BAR, pane.rect.height))
        for share in (0.0, 0.3, 1.0):
            pane.scroll_to(share)
            above, below = pane.share, 1 - pane.share - pane.rect.height / pane.height
            for down, more in ((False, above), (True, below)):
                bare, arrow = at_the_edge(page, view, ground, down)
                if more > 0.01 and not (bare and arrow):
                    found.append(f"at {share}, {'below' if down else 'above'}: bare {bare}, arrow {arrow}")
    return found


def laid_bare(page: Page, pane: Pane) -> pygame.Surface:
    """Return the page as it is without what scrolls in a pane."""
    whole = page.form.widgets
    page.form.widgets = [each for each in whole if each.pane is not pane]
    page.draw(page.app.surface)
    page.form.widgets = whole
    bare: pygame.Surface = page.app.surface.copy()
    return bare


def look_at_all(driver: Driver) -> tuple[int, list[str]]:
    """Return the number of pages that scroll, and what is wrong with any of them."""
    scrolling, wrong = 0, []
    for name, make in pages_of_one_game(driver.desk).items():
        page = make()
        driver.app.stack.push(page)
        if page.form.panes:
            scrolling += 1
            wrong += [f"{name}: {each}" for each in faults(page)]
        driver.app.stack.pop()
    return scrolling, wrong


@pytest.mark.parametrize("text_size", [1.0, max(TEXT_SIZES.values())], ids=["normal", "largest"])
def test_no_page_is_cut_through_at_the_edge_where_it_scrolls(brimstone, text_size: float) -> None:
    driver = brimstone(text_size=text_size)
    crowded(driver.desk)
    scrolling, wrong = look_at_all(driver)
    assert scrolling > 5
    assert not wrong, "\n".join(wrong)


def test_what_has_the_focus_lies_clear_of_the_veil(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(Setup(driver.desk, GAMES["jokers"]))
    page = driver.top
    turn_to(page, Tab.OPTIONS)
    (area,) = page.form.panes
    seen = 0
    for _ in page.form.controls:
        driver.key(pygame.K_TAB)
        control = page.form.controls[page.focus.key]
        if control.pane is not area:
            continue
        seen += 1
        deep = round(VEIL * driver.app.pixels) - 1
        first, last = (not more for more in area.more)
        assert first or control.rect.top >= area.rect.top + deep
        assert last or control.rect.bottom <= area.rect.bottom - deep
    assert seen > 8
