"""What the mouse does on every page, wherever it points, presses, drags and turns its wheel, is what is kept of it."""

from random import Random

import pygame
import pytest

from engine.long_list import BAR, LongList
from tests.reading import otherwise
from tests.scenes.driver import whole
from tests.scenes.every_page import crowded
from tests.scenes.hands_on import Hands
from tests.scenes.lived_in import settle_in
from tests.scenes.test_pages_answer import PAGES, Visit, name_of

STEPS = 14
MORE_STEPS = {"menu": 50, "matches": 50, "replay": 70, "log": 40, "descent table": 40, "another game": 30}
"""On pages that take in themselves what the pointer does."""
LATER = 120.0
"""Milliseconds that pass after each."""


class Pointing:
    """A mouse that does this and that on a page."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands, self.driver = hands, hands.driver
        self.visit = Visit(hands, name)
        self.random = Random(name)
        hands.lines.clear()

    def somewhere(self) -> tuple[int, int]:
        """A point on a control, on the bar of a long list, or anywhere."""
        controls, chance = self.visit.page.form.controls, self.random.random
        long_list = getattr(self.visit.page, "_list", None)
        if isinstance(long_list, LongList) and chance() < 0.3:
            area = long_list.area
            return whole((area.right - BAR * chance(), area.top + area.height * chance()))
        if controls and chance() < 0.5:
            rect = controls[int(chance() * len(controls))].element.rect
            return whole((rect.left + rect.width * chance(), rect.top + rect.height * chance()))
        width, height = self.driver.app.surface.get_size()
        return whole((width * chance(), height * chance()))

    def step(self) -> None:
        """Do one thing, and take in what comes of it, at once and a little later."""
        self.visit.open()
        at, chance = self.somewhere(), self.random.random()
        if chance < 0.3:
            done = f"points at {self.named(at)}"
            self.driver.move(at)
        elif chance < 0.55:
            done = f"clicks {self.named(at)}"
            self.driver.click(at)
        elif chance < 0.75:
            end = self.somewhere()
            done = f"drags {self.named(at)} to {self.named(end)}"
            self.driver.drag(at, end)
        elif chance < 0.85:
            done = f"presses {self.named(at)} with the other button"
            self.driver.move(at)
            self.button(at, pygame.BUTTON_RIGHT)
        else:
            notches = 1 if self.random.random() < 0.3 else -2
            done = f"turns the wheel by {notches} at {self.named(at)}"
            self.driver.move(at)
            self.driver.turn(1, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches))
        self.told(done)

    def button(self, at: tuple[int, int], button: int) -> None:
        """Press a button of the mouse and let it go."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.driver.turn(1, pygame.event.Event(kind, pos=at, button=button))

    def told(self, done: str) -> None:
        """What is seen at once, and once some time has passed."""
        if not self.driver.app.stack:
            self.hands.say(f"{done}: ends the program")
            return
        self.hands.add_up(f"{done}: {type(self.driver.top).__name__}")
        if self.driver.top is self.visit.page:
            self.driver.app.pump([], LATER)
            self.hands.add_up("later")

    def named(self, at: tuple[int, int]) -> str:
        """The control at a point, or the point."""
        under = [each for each in self.visit.page.form.controls if each.element.rect.collidepoint(at)]
        return name_of(under[0]) if under else f"{at[0]},{at[1]}"


@pytest.mark.parametrize("name", PAGES)
def test_the_mouse_does_on_a_page_what_is_kept_of_it(
    brimstone, name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch)
    if name == "menu":
        crowded(hands.driver.desk)
    if name == "matches":
        settle_in(hands.driver.desk)
    pointing = Pointing(hands, name)
    for _ in range(MORE_STEPS.get(name, STEPS)):
        pointing.step()
    differing = otherwise(request, f"pointer/{name}", hands.lines)
    assert not differing, "\n".join(differing)
