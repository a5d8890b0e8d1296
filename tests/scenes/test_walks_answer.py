"""Somebody who tries everything, as chance has it, sees what is kept of it: on every page, in whatever order."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from engine.page import Page
from game.catalog import GAMES
from scenes.desk import Desk
from scenes.lesson.scene import LessonScene
from scenes.menu import Menu
from scenes.replay.page import ReplayPage
from scenes.start import go_on_with, show_days, show_descent, show_matches, show_records, watch
from scenes.table.scene import TableScene
from tests.reading import otherwise
from tests.scenes.driver import left_strip
from tests.scenes.hands_on import Hands
from tests.scenes.lived_in import settle_in
from tests.scenes.test_pages_answer import name_of

STEPS = 80
ERRAND = 16
"""Steps after which whoever walks is back where the walk began."""
STEP = 150.0
"""Milliseconds that pass after each."""
KEYS = [
    *("tab", "tab", "right", "left", "up", "down", "return", "space", "escape", "home", "end", "page down"),
    *"lorsmiubfdpkgyx",
]
"""What is tried at a table and on a page that has keys of its own; hints are for another test: they think."""
PLAY_ON = "p"
"""The letter that leads from a replay to a table where opponents think: it is left alone too."""
ALONE = ("Quit", "Import", "Advice", "Play on")
"""Buttons that are left alone: what they lead to depends on the machine, or is thought over by the clock."""


def watched(desk: Desk) -> None:
    """The match that ended last is watched again."""
    watch(desk, desk.store.look_at_finished(desk.now()).headers[0])


def taught(desk: Desk) -> None:
    """The lesson of the first game."""
    game = next(iter(GAMES.values()))
    desk.app.stack.push(LessonScene(desk, game, game.lessons[0]))


def gone_on_with(desk: Desk) -> None:
    """The match that was played last."""
    go_on_with(desk, desk.store.look(desk.now()).headers[0], lambda: None)


DOORS: dict[str, Callable[[Desk], None]] = {
    "menu": lambda desk: None,
    "matches": show_matches,
    "records": show_records,
    "days": show_days,
    "descent": show_descent,
    "replay": watched,
    "lesson": taught,
    "table": gone_on_with,
}
"""Where walks begin."""


class Walk:
    """Somebody who tries this and that."""

    def __init__(self, hands: Hands, door: str) -> None:
        self.hands, self.driver, self.door = hands, hands.driver, door
        self.random = Random(len(door))

    def begin(self) -> None:
        """Be where the walk begins."""
        stack = self.driver.app.stack
        while stack:
            stack.pop()
        stack.push(Menu(self.driver.desk))
        DOORS[self.door](self.driver.desk)
        self.driver.app.pump([], STEP)
        self.hands.add_up(self.door)

    def any_of(self, things):
        """One of several."""
        return things[int(self.random.random() * len(things))]

    def step(self) -> None:
        """One thing or another, where it is possible."""
        top = self.driver.top
        if isinstance(top, TableScene) and self.random.random() < 0.7:
            done = self.at_table(top)
        elif isinstance(top, Page) and self.random.random() < 0.6 and top.form.controls:
            done = self.on_page(top)
        else:
            done = self.by_key()
        if self.driver.app.stack:
            self.driver.app.pump([], STEP)
            self.driver.app.pump([], STEP)
            self.hands.add_up(f"{done}: {type(self.driver.top).__name__}")

    def by_key(self) -> str:
        """Press a key."""
        name = self.any_of(KEYS)
        if name == PLAY_ON and isinstance(self.driver.top, ReplayPage):
            return "nothing"
        self.driver.key(pygame.key.key_code(name))
        return f"key {name}"

    def on_page(self, page: Page) -> str:
        """Use a control."""
        index = int(self.random.random() * len(page.form.controls))
        control = page.form.controls[index]
        if name_of(control) in ALONE:
            return "nothing"
        page.focus.key, page.focus.shown, page.stale = index, True, True
        name = "return" if control.step is None else self.any_of(["left", "right"])
        self.driver.key(pygame.key.key_code(name))
        return f"{name} on {index} {name_of(control)}"

    def at_table(self, table: TableScene) -> str:
        """Act, point, pick up or press a button."""
        chance = self.random.random()
        if table.pointer.picker is not None and chance < 0.5:
            legal = table.play.view.legal
            self.driver.do_at(table, self.any_of(legal))
            return "acts"
        hand = table.board.hand()
        if hand and chance < 0.8:
            sprite = self.any_of(hand)
            at = left_strip(sprite)
            self.any_of([self.driver.move, self.driver.click])(at)
            return f"touches {sprite.front}"
        place = int(self.random.random() * len(table.board.places))
        self.any_of([self.driver.move, self.driver.click])(table.board.area(place).center)
        return f"touches place {place}"


@pytest.mark.parametrize("door", DOORS)
def test_a_walk_through_the_house_is_as_it_is_kept(
    brimstone, door: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch)
    settle_in(hands.driver.desk)
    walk = Walk(hands, door)
    for step in range(STEPS):
        if step % ERRAND == 0 or not hands.driver.app.stack:
            walk.begin()
        walk.step()
    differing = otherwise(request, f"walks/{door}", hands.lines)
    assert not differing, "\n".join(differing)
