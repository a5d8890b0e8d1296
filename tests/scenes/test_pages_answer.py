"""What every page shows, where, and what each of its controls and keys does, is what is kept of it."""

import pygame
import pytest

from engine.controls import Control
from engine.page import Page
from scenes.menu import Menu
from scenes.table.scene import TableScene
from tests.reading import otherwise
from tests.scenes.every_page import crowded, every_page
from tests.scenes.hands_on import Hands
from tests.scenes.test_pages_say import one_of_each

PAGES = one_of_each(list(every_page(None)))  # type: ignore[arg-type]
ALIKE = 2
"""So many controls of one name are tried, and so many that have none."""
COMMON = (pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_PAGEDOWN)
CROWDED = ("menu", "matches")
"""Pages on which matches stand that are to be gone on with."""
MORE = {
    "pause": (pygame.K_F1,),
    "replay": (pygame.K_SPACE, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_HOME, pygame.K_PAGEUP),
}


def name_of(control: Control) -> str:
    """What a control is called, or what it reads."""
    return control.name or str(getattr(control.element, "text", "")) or type(control.element).__name__


def each_once(page: Page) -> list[int]:
    """The controls to try: of those with one name a few."""
    names = [name_of(control) for control in page.form.controls]
    return [index for index, name in enumerate(names) if names[:index].count(name) < ALIKE]


class Visit:
    """A page that is tried control by control, and opened anew whenever it was left."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands, self.driver, self.name = hands, hands.driver, name
        self._make = every_page(self.driver.desk)[name]
        self._below = len(self.driver.app.stack)
        self.page: Page = self._make()
        hands.open(name, self.page)

    def open(self) -> None:
        """Have the page on top; a program that was ended is begun again."""
        stack = self.driver.app.stack
        while len(stack) < self._below:
            stack.push(Menu(self.driver.desk))
        while len(stack) > self._below + 1 or (len(stack) > self._below and stack.top is not self.page):
            stack.pop()
        if len(stack) == self._below:
            self.page = self._make()
            self.hands.open_again(self.page)

    def press(self, code: int, what: str) -> None:
        """Press a key; told in full where the page is still there, else only what is there instead."""
        self.driver.key(code)
        if not self.driver.app.stack:
            self.hands.say(f"-- {what}", "ends the program")
            return
        top = self.driver.top
        self.hands.tell(what, brief=top is not self.page)
        if isinstance(top, TableScene):
            saved = top.play.saved
            self.hands.say(
                f"a table of {saved.match.game.id}: {saved.players} {saved.match.options} {saved.free_undo}"
            )

    def try_control(self, index: int) -> None:
        """Give a control the focus and let it do what it does: another value, where it has several."""
        self.open()
        if index >= len(self.page.form.controls):
            self.hands.say(f"-- {index} is no more")
            return
        control = self.page.form.controls[index]
        self.page.focus.key, self.page.focus.shown = index, True
        self.page.stale = True
        if control.step is None:
            self.press(pygame.K_RETURN, f"enter on {index} {name_of(control)}")
            return
        self.press(pygame.K_RIGHT, f"right on {index} {name_of(control)}")
        self.press(pygame.K_LEFT, f"left on {index} {name_of(control)}")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_answers_as_it_is_kept(
    brimstone, name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch)
    if name in CROWDED:
        crowded(hands.driver.desk)
    visit = Visit(hands, name)
    for index in each_once(visit.page):
        visit.try_control(index)
    for shortcut in visit.page.form.shortcuts:
        visit.open()
        visit.press(pygame.key.key_code(shortcut.key.lower()), f"key {shortcut.key}")
    for code in (*COMMON, *MORE.get(name, ())):
        visit.open()
        visit.press(code, f"key {pygame.key.name(code)}")
    differing = otherwise(request, f"answers/{name}", hands.lines)
    assert not differing, "\n".join(differing)
