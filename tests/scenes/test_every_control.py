"""Every button, choice and letter of every page does something, and nothing that is said goes unshown."""

from collections.abc import Iterator
from dataclasses import asdict

import pygame
import pytest

from engine.ui.page import Page
from engine.ui.widget import Control
from scenes.deal_code import COMPARE
from scenes.keys_page import AT_THE_TABLE, KeysPage
from scenes.menu import Menu
from scenes.table.view.view_model import Tool
from tests import labels
from tests.letterings import letterings
from tests.scenes.driver import Driver
from tests.scenes.every_page import crowded, every_page, one_of_each, pages_of_one_game

PAGES = one_of_each(list(every_page(None)))  # type: ignore[arg-type]
ALIKE = 2
"""Controls of one name that are tried."""
CHOSEN = {"options angel": [labels.ONE_MOVE]}
"""Controls that have their only or their present value: the undo that is chosen, a list of one person."""


def name_of(control: Control) -> str:
    """Return a control's name, or its label."""
    return control.name or str(getattr(control, "text", "")) or type(control).__name__


def tried(page: Page) -> Iterator[int]:
    """Yield the controls to try: all that are live, a few of those with one name."""
    names = [name_of(control) for control in page.form.controls]
    for index, control in enumerate(page.form.controls):
        if control.enabled and names[:index].count(names[index]) < ALIKE:
            yield index


class Visit:
    """A page that is opened again for each control."""

    def __init__(self, driver: Driver, name: str, heard: list[str]) -> None:
        self.driver, self.name, self.heard = driver, name, heard
        self.results: list[object] = []

    def open(self) -> Page:
        """Return the page, freshly on top of the menu."""
        stack = self.driver.app.stack
        while len(stack) > 1:
            stack.pop()
        if not stack:
            stack.push(Menu(self.driver.desk))
            self.driver.turn(1, pygame.event.Event(pygame.WINDOWFOCUSLOST))  # the key that closed it came up
        page = every_page(self.driver.desk)[self.name]()
        self.results.clear()
        stack.push(page, self.results.append)
        self.driver.turn(2)
        self.heard.clear()
        return page

    def seen(self) -> tuple[object, ...]:
        """Return all that a player could notice: the page, the picture, what was heard, settings and files."""
        driver = self.driver
        if not driver.app.stack:
            return ("closed",)
        folder = driver.desk.folder.parent
        files = sorted(str(path) for path in folder.rglob("*") if path.is_file())
        return driver.top, driver.frame(), tuple(self.heard), str(asdict(driver.desk.settings)), tuple(files)


@pytest.fixture
def heard(brimstone, shared_app, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the sounds that are played, as they come."""
    sounds: list[str] = []
    play = shared_app.sound.play

    def listened(name: str, *more: object, **most: object) -> object:
        sounds.append(name)
        return play(name, *more, **most)

    monkeypatch.setattr(shared_app.sound, "play", listened)
    return sounds


@pytest.mark.parametrize("name", PAGES)
def test_everything_on_a_page_does_something(brimstone, name: str, heard: list[str]) -> None:
    driver: Driver = brimstone()
    if name in ("menu", "matches"):
        crowded(driver.desk)
    visit, silent = Visit(driver, name, heard), []
    for index in list(tried(visit.open())):
        page = visit.open()
        control = page.form.controls[index]
        page.focus.key, page.focus.shown = index, True
        page.stale = True
        driver.turn()
        before = visit.seen()
        driver.key(pygame.K_RETURN if not control.steps else pygame.K_RIGHT)
        if visit.seen() == before and control.steps:
            driver.key(pygame.K_LEFT)
        if visit.seen() == before and not visit.results:
            silent.append(name_of(control))
    for shortcut in visit.open().form.shortcuts:
        visit.open()
        before = visit.seen()
        driver.key(pygame.key.key_code(shortcut.key.lower()))
        if visit.seen() == before and not visit.results:
            silent.append(f"{shortcut.name} ({shortcut.key})")
    silent = [each for each in silent if each not in CHOSEN.get(name, ())]
    assert not silent, f"nothing comes of {silent} on {name}"


LETTERS = {tool.key for tool in Tool if tool.key}


def words_of_keys(driver: Driver) -> Iterator[tuple[str, set[str]]]:
    """Yield each page of one game and the words of its list of keys."""
    menu = driver.top
    for name, make in pages_of_one_game(driver.desk).items():
        page = make()
        if isinstance(page, KeysPage):
            continue
        driver.app.stack.push(page)
        page.show_keys()
        yield name, {each.words for each in letterings(driver.top.form)}
        while driver.top is not menu:
            driver.app.stack.pop()


def test_every_page_tells_the_keys_of_the_table(brimstone) -> None:
    driver = brimstone()
    wanted = {*LETTERS, *(line.keys for line in AT_THE_TABLE), "At the table"}
    missing = {name: wanted - told for name, told in words_of_keys(driver)}
    assert not any(missing.values()), missing


LEAVE = {"Menu", labels.LEAVE, "Quit", labels.LEAVE_THE_TABLE}
AGAIN = {labels.PLAY_AGAIN, "Try again"}
ONE_THING = (LEAVE, AGAIN)
"""Labels of the same thing to do: one letter may stand for any of them."""
OPENS = {labels.RULES, labels.SCORE, "Log", COMPARE}
"""The letter of what opens a page also leads back from it."""


def same(first: str, second: str) -> bool:
    """True if two labels stand for one thing to do."""
    return first == second or any({first, second} <= group for group in ONE_THING)


def test_every_letter_means_one_thing(brimstone) -> None:
    driver = brimstone()
    crowded(driver.desk)
    meanings = {tool.key: [(tool.label, "a table")] for tool in reversed(Tool) if tool.key}
    meanings |= {"M": [("Sound", "a table")], "I": [("Look", "a table")]}
    back = []
    for page_name, make in pages_of_one_game(driver.desk).items():
        page = make()
        driver.app.stack.push(page)
        letters = [each.key for each in (*page.form.controls, *page.form.shortcuts) if each.key]
        assert len(letters) == len(set(letters)), f"one letter twice on {page_name}: {sorted(letters)}"
        for each in (*page.form.controls, *page.form.shortcuts):
            if each.key and each.name.startswith("Back"):
                back.append((each.key, page_name))
            elif each.key:
                meanings.setdefault(each.key, []).append((each.name, page_name))
        driver.app.stack.pop()
    for letter, told in meanings.items():
        (first, _), *others = told
        assert not [each for each in others if not same(first, each[0])], (letter, told)
    lost = [(letter, name) for letter, name in back if not {told for told, _ in meanings[letter]} & OPENS]
    assert not lost, "Back has the letter of what opened the page, if any"
