"""By arrows alone everything on a page can be reached, and none passes over what lies between."""

from collections.abc import Iterator

import pygame
import pytest

from engine.ui.choice import Choice
from engine.ui.focus import Target
from engine.ui.page import Page
from engine.ui.widget import Control
from tests import labels
from tests.scenes.driver import Driver, pressed
from tests.scenes.every_page import crowded, every_page

ARROWS = ((-1, 0), (1, 0), (0, -1), (0, 1))
SIZES = [
    ((1280, 720), 1.3),
    pytest.param((1280, 720), 1.0, marks=pytest.mark.slow),
    pytest.param((1920, 1080), 1.0, marks=pytest.mark.slow),
]


def pages(driver: Driver) -> Iterator[tuple[str, Page]]:
    for name, make in every_page(driver.desk).items():
        page = make()
        page.enter(driver.app)
        yield name, page


def led(page: Page, key: int, way: tuple[int, int]) -> tuple[Target, Target]:
    """Something that has the focus, and where an arrow leads to from it, as both then lie on the page."""
    keys = [target.key for target in page.focus.targets]
    page.focus.key = keys[keys.index(key) - 1]
    page.handle(pressed(pygame.K_TAB)[0])
    here = page.focus.target
    assert here is not None
    page.focus.towards(*way)
    there = page.focus.target
    assert there is not None
    return here, there


def arrows_of(control: Control) -> tuple[tuple[int, int], ...]:
    """Those that move the focus: of a choice of two, left and right always choose; of others, up to the last."""
    return ARROWS[2:] if isinstance(control, Choice) and control.count == 2 else ARROWS


def ways_of(page: Page) -> dict[int, set[int]]:
    """To what all arrows lead, from everything."""
    return {
        key: {led(page, key, way)[1].key for way in arrows_of(control)}  # type: ignore[misc]
        for key, control in enumerate(page.form.controls)
    }


def reached(ways: dict[int, set[int]], first: int) -> set[int]:
    found, fresh = {first}, {first}
    while fresh:
        fresh = {to for key in fresh for to in ways[key]} - found
        found |= fresh
    return found


def passed_over(page: Page, key: int, way: tuple[int, int]) -> list[str]:
    """What lies wholly between something and where an arrow leads, straight ahead, and is seen.

    What scrolls is gone through to its end, wherever it then is seen.
    """
    here, there = led(page, key, way)
    if there is here:
        return []
    return [
        page.form.controls[each.key].name  # type: ignore[call-overload]
        for each in page.focus.targets
        if each not in (here, there)
        and (each.view == here.view or there.view != here.view)
        and each.seen()
        and _within(here.rect, each.seen(), there.rect, way)
    ]


def _within(here: pygame.Rect, each: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> bool:
    if way[0]:
        here, each, there = (pygame.Rect(r.y, r.x, r.h, r.w) for r in (here, each, there))
    if sum(way) < 0:
        here, each, there = (pygame.Rect(r.x, -r.bottom, r.w, r.h) for r in (here, each, there))
    between = here.bottom <= each.top and each.bottom <= there.top
    return between and each.left < here.right and here.left < each.right


@pytest.mark.parametrize(("size", "text_size"), SIZES, ids=str)
def test_everything_can_be_reached_from_everything_by_arrows_alone(
    brimstone, size: tuple[int, int], text_size: float
) -> None:
    driver = brimstone(size, text_size=text_size)
    crowded(driver.desk)
    lost = []
    for name, page in pages(driver):
        ways = ways_of(page)
        lost += [(name, key, gone) for key in ways if (gone := set(ways) - reached(ways, key))]
    assert not lost


@pytest.mark.parametrize(("size", "text_size"), SIZES, ids=str)
def test_no_arrow_passes_over_what_lies_between(brimstone, size: tuple[int, int], text_size: float) -> None:
    driver = brimstone(size, text_size=text_size)
    crowded(driver.desk)
    passed = [
        (name, control.name, way, over)
        for name, page in pages(driver)
        for key, control in enumerate(page.form.controls)
        for way in arrows_of(control)
        if (over := passed_over(page, key, way))
    ]
    assert not passed


def test_on_the_menu_down_from_the_pages_leads_to_the_door_or_the_way_down_and_to_the_shelf(
    brimstone,
) -> None:
    driver = brimstone()
    menu = driver.top
    names = [control.name for control in menu.form.controls]
    shelf = {name for box in menu.boxes for name in (box.name, f"Set up {box.name}")}
    for start in (labels.MATCHES, labels.SETTINGS):
        menu.focus.key = names.index(start)
        seen = []
        for _ in range(3):
            driver.key(pygame.K_DOWN)
            seen.append(names[menu.focus.key])
        assert shelf & set(seen) or labels.DESCENT in seen, seen
