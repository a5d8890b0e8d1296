"""Drives the real scenes with real events, one turn of the loop at a time."""

from collections.abc import Callable
from datetime import datetime
from math import cos, radians, sin
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pygame

from engine.app import App
from engine.ui.choice import Choice
from engine.ui.page import Page
from engine.window import WindowSettings
from game.catalog import GAMES, find
from game.contract.rules import Action
from game.contract.table import Carry, Press, Touch
from game.level import Level
from saves.models import Pace, Player, Settings
from saves.store import Store
from scenes.desk import Desk
from scenes.lesson.scene import LessonScene
from scenes.menu import Menu
from scenes.message import Question
from scenes.navigation import open_table
from scenes.new_match import fresh_match
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, HandingOn
from tests.assets import all_assets
from tests.scenes.written import unsaid

FRAME = 16
WAITING = 48
"""Milliseconds of a turn while one only waits: as on a slow machine, a frame in three is drawn."""
PATIENCE = 90
"""Seconds that are waited at the most for those who think."""
UNASKED = (
    pygame.AUDIODEVICEADDED,
    pygame.AUDIODEVICEREMOVED,
    pygame.MOUSEMOTION,
    pygame.WINDOWENTER,
    pygame.WINDOWLEAVE,
)
"""What SDL tells of its own accord, and when it likes; the hands here hand over what they do themselves."""


def pressed(code: int) -> list[pygame.event.Event]:
    """A key that goes down and comes up again."""
    return [pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""), _let_go(code)]


def _let_go(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0)


class Driver:
    """The program and a pair of hands."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int],
        settings: dict[str, Any],
        now: Callable[[], datetime],
        app: App | None = None,
    ) -> None:
        self.app = app or App("Brimstone", WindowSettings(size), all_assets())
        pygame.event.set_blocked(UNASKED)
        self.desk = Desk(
            self.app,
            folder,
            Store(folder),
            Settings(**{"pace": Pace.NONE, "known": tuple(GAMES), **settings}),
            now,
        )
        self.desk.apply()
        self.app.stack.push(Menu(self.desk))
        self.turn()

    @property
    def top(self) -> Any:
        """The scene that is seen."""
        return self.app.stack.top

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        assert isinstance(self.top, TableScene), self.top
        return self.top

    def turn(self, count: int = 1, *events: pygame.event.Event) -> None:
        """Some turns of the loop, the events in the first, once what came up last was taken in.

        Keys come up again at once. What a page then has to say of what was done stands on it.
        """
        if events:
            self.see()
        ups = [_let_go(each.key) for each in events if each.type == pygame.KEYDOWN]
        self.app.pump([*pygame.event.get(), *events, *ups], FRAME)
        if events and self.app.stack and isinstance(self.top, Page):
            assert not unsaid(self.top), f"{type(self.top).__name__} does not show it"
        for _ in range(count - 1):
            if not self.app.stack:
                return
            self.app.pump(pygame.event.get(), FRAME)

    def see(self) -> None:
        """Take in what has just come up, as people do before they press anything."""
        while self.app.stack and not self.app.attentive:
            self.turn()

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.turn(1, pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))

    def move(self, at: tuple[float, float], held: bool = False) -> None:
        """Move the pointer."""
        pygame.mouse.set_pos(whole(at))
        buttons = (1, 0, 0) if held else (0, 0, 0)
        self.turn(1, pygame.event.Event(pygame.MOUSEMOTION, pos=whole(at), rel=(1, 1), buttons=buttons))

    def press(self, at: tuple[float, float]) -> None:
        """Press the left button."""
        self.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=whole(at), button=1))

    def release(self, at: tuple[float, float]) -> None:
        """Let it go."""
        self.turn(1, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=whole(at), button=1))

    def click(self, at: tuple[float, float]) -> None:
        """Click somewhere."""
        self.move(at)
        self.press(at)
        self.release(at)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag from one point to another."""
        self.press(start)
        self.move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), held=True)
        self.move(end, held=True)
        self.release(end)

    def click_button(self, text: str) -> None:
        """Click the button of the page on top that reads so, or the value of a choice."""
        page = self.top
        assert isinstance(page, Page)
        for control in page.form.controls:
            if text in (control.text, control.name) and not (
                isinstance(control, Choice) and control.laid_out
            ):
                self.click(control.rect.center)
                return
            if isinstance(control, Choice) and control.laid_out and text in control.values:
                self.click(control.part(control.values.index(text)).center)
                return
        raise AssertionError(f"no button {text!r} on {type(page).__name__}")

    def sit(
        self, players: str = "person imp fiend", game: str = "devil", seed: int = 12, **options: Any
    ) -> TableScene:
        """Open a table: a word for each seat."""
        names = ("Mara", "Otto", "Vera", "Ida", "Jon", "Eva", "Max", "Lea")
        seats = tuple(
            Player(name=name, level=None if level == "person" else Level(level))
            for name, level in zip(names, players.split(), strict=False)
        )
        chosen = find(game)
        open_table(self.desk, fresh_match(self.desk, chosen, chosen.options(**options), seats, seed))
        self.table.session.random.seed(seed)
        return self.table

    def until(self, condition: Callable[[], bool], most: int = 4000) -> None:
        """Let time pass until something holds; turns in which others still think are not counted."""
        turns, end = 0, monotonic() + PATIENCE
        while turns < most and monotonic() < end:
            if condition():
                return
            self.app.pump(pygame.event.get(), WAITING)
            if self.desk.thinker.busy:
                sleep(0.005)
            else:
                turns += 1
        raise AssertionError("it never happened")

    def my_turn(self) -> TableScene:
        """Wait until the person at the table is to move, going on past scoreboards."""

        def ready() -> bool:
            if self.waits_for_enter:
                self.key(pygame.K_RETURN)
                return False
            return self.top.pointer.picker is not None and not self.top.moving

        self.until(ready)
        return self.table

    @property
    def waits_for_enter(self) -> bool:
        """True if Enter leads on: from a page, a deal's end that lies open, or to the curtain."""
        return not isinstance(self.top, TableScene) or isinstance(self.top.phase, Accounting | HandingOn)

    def do(self, action: Action) -> None:
        """Carry out an action with the mouse, as its gesture asks."""
        self.do_at(self.table, action)

    def do_at(self, table: TableScene | LessonScene, action: Action) -> None:
        """Carry out an action at a table or in a lesson."""
        picker = table.pointer.picker
        assert picker is not None
        match picker.game.words.gesture(picker.view, action):
            case Carry(cards=cards, place=place):
                for card in cards:
                    sprite = table.board.sprite_of(card)
                    assert sprite is not None
                    self.click(left_strip(sprite))
                self.click(table.board.area(place).center)
            case Touch(place=place, slot=None):
                self.click(table.board.area(place).center)
            case Touch(place=place, slot=slot):
                back = table.board.piles[place][slot or 0]
                self.click((back.x, back.y))
            case Press(label=label, confirm=question, yes=yes):
                self.click(next(button.rect.center for button in table.buttons if button.label == label))
                if question and isinstance(self.top, Question):
                    self.click_button(yes or label)

    def frame(self) -> bytes:
        """The pixels of the frame as it is drawn now."""
        self.app.draw()
        return pygame.image.tobytes(self.app.surface, "RGB")


def left_strip(sprite: Any) -> tuple[float, float]:
    """A point near a card's upper left corner, which its neighbours in a hand leave open."""
    along, upright, turn = -sprite.height * 0.27, -sprite.height * 0.36, radians(sprite.angle)
    return (
        sprite.x + along * cos(turn) + upright * sin(turn),
        sprite.y - sprite.lift - along * sin(turn) + upright * cos(turn),
    )


def whole(at: tuple[float, float]) -> tuple[int, int]:
    """A point in whole pixels."""
    return round(at[0]), round(at[1])
