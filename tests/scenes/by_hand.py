"""Lines to type in, steppers and lists that drop down, worked as a person does; who sits where on the set-up page."""

from collections.abc import Iterable

import pygame

from engine.controls import Entry, Stepper
from engine.page import Page
from game.level import Level
from scenes.names import LEVEL_WORDS
from scenes.setup import SITTERS
from tests.scenes.driver import Driver


def typed(driver: Driver, text: str) -> None:
    """Type into the line that has the focus."""
    for letter in text:
        driver.turn(1, pygame.event.Event(pygame.TEXTINPUT, text=letter))


def type_over(driver: Driver, entry: Entry, text: str) -> None:
    """Click a line and type in place of what it reads."""
    driver.click(entry.line.rect.center)
    typed(driver, text)


def entry_of(page: Page, text: str) -> Entry:
    """Return the line that reads so."""
    return next(entry for entry in page.form.entries if entry.line.text == text)


def stepper_of(page: Page, values: Iterable[str], which: int = 0) -> Stepper:
    """Return the stepper that shows one of these values: of several, this one."""
    known = set(values)
    return [each for each in page.form.steppers if each.element.text in known][which]


def step_to(driver: Driver, value: str, values: Iterable[str], which: int = 0) -> None:
    """Click an end of the stepper with these values until it shows this one."""
    known = list(values)
    for _ in known:
        stepper = stepper_of(driver.top, known, which)
        if stepper.element.text == value:
            return
        rect, back = stepper.element.rect, known.index(value) < stepper.chosen
        driver.click((rect.left + 8 if back else rect.right - 8, rect.centery))
    assert stepper_of(driver.top, known, which).element.text == value


def pick(driver: Driver, value: str) -> None:
    """Open the first list that drops down and click this value."""
    driver.click(driver.top.form.menus[0].menu.rect.center)
    driver.turn(2)
    menu = driver.top.form.open_menu
    assert menu is not None
    driver.click(menu.options()[menu.values.index(value)].element.rect.center)
    driver.turn(2)


def press_by_keys(driver: Driver, name: str) -> None:
    """Take the focus to a button with Tab, wherever it has to be scrolled to, and press Enter."""
    page = driver.top
    for _ in page.form.controls:
        key = page.focus.key
        if page.focus.shown and key is not None and page.form.controls[key].name == name:
            break
        driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert page.form.controls[page.focus.key].name == name
    driver.key(pygame.K_RETURN)


def seated(page: Page) -> list[tuple[str, str]]:
    """Return the name and the kind of player that the set-up page shows for each seat."""
    kinds = [each.element.text for each in page.form.steppers if each.element.text in LEVEL_WORDS.values()]
    return [(entry.line.text, kind) for entry, kind in zip(page.form.entries, kinds, strict=False)]


def seat(driver: Driver, at: int, name: str, kind: Level | None) -> None:
    """Say on the set-up page who sits at a seat, and how they are called."""
    sit(driver, at, kind)
    type_over(driver, driver.top.form.entries[at], name)


def sit(driver: Driver, at: int, kind: Level | None) -> None:
    """Say on the set-up page what kind of player sits at a seat."""
    step_to(driver, LEVEL_WORDS[kind], [LEVEL_WORDS[each] for each in SITTERS], at)
