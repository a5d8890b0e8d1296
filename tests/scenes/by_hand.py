"""Text entries and choices operated as a person would, and the seats of the set-up page."""

from collections.abc import Iterable

import pygame

from engine.ui.choice import Choice
from engine.ui.entry import TextEntry
from engine.ui.page import Page
from engine.ui.widget import Control
from game.level import Level
from scenes.face_page import ORDER, FacePage
from scenes.players import LEVEL_WORDS
from scenes.setup import Setup, SetupTab
from tests.scenes.driver import Driver


def typed(driver: Driver, text: str) -> None:
    """Type into the focused text entry."""
    for letter in text:
        driver.turn(1, pygame.event.Event(pygame.TEXTINPUT, text=letter))


def type_over(driver: Driver, entry: TextEntry, text: str) -> None:
    """Click a text entry and replace its text."""
    driver.click(entry.rect.center)
    typed(driver, text)


def entry_of(page: Page, text: str) -> TextEntry:
    """Return the text entry with this text."""
    return next(entry for entry in page.form.entries if entry.text == text)


def stepper_of(page: Page, values: Iterable[str], which: int = 0) -> Choice:
    """Return the choice that shows one of these values, by index if there are several."""
    known = set(values)
    return [each for each in page.form.choices if each.text in known][which]


def step_to(driver: Driver, value: str, values: Iterable[str], which: int = 0) -> None:
    """Click a choice of these values, on a value or an arrow, until it shows this one."""
    known = list(values)
    for _ in known:
        choice = stepper_of(driver.top, known, which)
        if choice.text == value:
            return
        wanted = choice.values.index(value)
        if choice.laid_out:
            driver.click(choice.part(wanted).center)
            continue
        rect = choice.rect
        driver.click((rect.left + 8 if wanted < choice.chosen else rect.right - 8, rect.centery))
    assert stepper_of(driver.top, known, which).text == value


def press_by_keys(driver: Driver, name: str) -> None:
    """Move the focus to a button with Tab, scrolling if needed, and press Enter."""
    page = driver.top
    for _ in page.form.controls:
        key = page.focus.key
        if page.focus.shown and key is not None and page.form.controls[key].name == name:
            break
        driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert page.form.controls[page.focus.key].name == name
    driver.key(pygame.K_RETURN)


def turn_to(page: Page, tab: SetupTab) -> None:
    """Open a tab of the set-up page."""
    next(control for control in page.form.controls if control.name == tab.value).press()


def seated(page: Page) -> list[tuple[str, str]]:
    """Return the name and the kind of player that the set-up page shows for each seat."""
    kinds = [each.text for each in page.form.choices if each.text in LEVEL_WORDS.values()]
    return [(entry.text, kind) for entry, kind in zip(page.form.entries, kinds, strict=False)]


def seat(driver: Driver, at: int, name: str, kind: Level | None) -> None:
    """Set the name and the kind of player of a seat on the set-up page."""
    sit(driver, at, kind)
    type_over(driver, driver.top.form.entries[at], name)


def sit(driver: Driver, at: int, kind: Level | None) -> None:
    """Set the kind of player of a seat on the set-up page."""
    step_to(driver, LEVEL_WORDS[kind], [*LEVEL_WORDS.values()], at)


def beside(page: Setup, title: str) -> Control:
    """Return the control to the right of a title, after opening its tab."""
    for tab in SetupTab:
        if not any(each.text == title for each in page.form.widgets):
            turn_to(page, tab)
    label = next(each.rect for each in page.form.widgets if each.text == title)
    row = [
        control
        for control in page.form.controls
        if label.centery in range(control.rect.top, control.rect.bottom) and control.rect.left > label.centerx
    ]
    return min(row, key=lambda control: control.rect.left)


def choose(page: Setup, title: str, value: str) -> None:
    """Step the control of a title to a value."""
    for step in (1, -1):
        for _ in range(20):
            control = beside(page, title)
            if control.text == value or not control.step(step):
                break
    assert beside(page, title).text == value


def seat_of(page: Setup, seat: int) -> tuple[Control, Control]:
    """Return the controls for the name and the kind of player of a seat."""
    line = page.form.entries[seat]
    index = page.form.controls.index(line)
    return page.form.controls[index], page.form.controls[index + 1]


def face_at(page: Setup, seat: int) -> tuple[int, int]:
    """Return a point on the face of a seat, which is to the left of the name."""
    name, _ = seat_of(page, seat)
    own = page.form.controls[page.form.controls.index(seat_of(page, 0)[0]) - 1]
    return own.rect.centerx, name.rect.centery


def pick(driver: Driver, face: str) -> None:
    """Click a face on the page of faces."""
    assert isinstance(driver.top, FacePage)
    driver.click(driver.top.form.controls[ORDER.index(face)].rect.center)
