"""A driver of the real scenes with real events, one turn of the loop at a time."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import pygame

from engine.app import App
from engine.ui.choice import Choice
from engine.ui.page import Page
from engine.window import WindowSettings
from game.catalog import GAMES, find
from game.contract import AnyGame
from game.contract.rules import Action, View
from game.contract.table import Carry, Press, Touch
from game.level import Level
from saves.models import Player
from saves.settings import Pace, Settings
from scenes import self_test
from scenes.lesson.scene import LessonScene
from scenes.message import Message
from scenes.navigation import open_table
from scenes.new_match import fresh_match
from scenes.self_test import key_up
from scenes.table.phases import Deciding
from scenes.table.scene import TableScene
from tests.assets import all_assets
from tests.scenes.written import unsaid, written

NAMES = ("Mara", "Otto", "Vera", "Ida", "Jon", "Eva", "Max", "Lea")
UNASKED = (
    pygame.AUDIODEVICEADDED,
    pygame.AUDIODEVICEREMOVED,
    pygame.MOUSEMOTION,
    pygame.WINDOWENTER,
    pygame.WINDOWLEAVE,
)
"""Events that SDL may post at any time, which are blocked; the driver posts its own mouse motion."""


def notice(table: TableScene) -> str:
    """Return the table's notice to the viewer; empty if there is none."""
    shown = table.controller.messages.notice
    return "" if shown is None else shown.text


def logged(table: TableScene) -> list[str]:
    """Return the log of a table in sentences."""
    return table.controller.messages.event_log.sentences


def pressed(code: int) -> list[pygame.event.Event]:
    return [pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""), key_up(code)]


class Driver(self_test.Driver):
    """The program with a keyboard and a mouse; every page must show its message to the reader."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int],
        settings: dict[str, Any],
        now: Callable[[], datetime],
        app: App | None = None,
    ) -> None:
        app = app or App("Brimstone", WindowSettings(size), all_assets())
        pygame.event.set_blocked(UNASKED)
        usual = {"pace": Pace.NONE, "known": tuple(GAMES)}
        super().__init__(app, folder, Settings(**{**usual, **settings}), now)

    def turn(self, count: int = 1, *events: pygame.event.Event) -> None:
        """Run turns of the loop, and check that a page shows its message about the events."""
        super().turn(1, *events)
        if events and self.app.stack and isinstance(self.top, Page):
            assert not unsaid(self.top), f"{type(self.top).__name__} does not show it"
        if count > 1 and self.app.stack:
            super().turn(count - 1)

    def my_turn(self) -> TableScene:
        """Wait until the person at the table is to move, continuing past scoreboards."""

        def ready() -> bool:
            if self.waits_for_enter:
                self.key(pygame.K_RETURN)
                return False
            return bool(self.top.pointer.picker.choices) and not self.top.controller.moving

        self.until(ready)
        return self.table

    def move(self, at: tuple[float, float], held: bool = False) -> None:
        """Move the pointer."""
        pygame.mouse.set_pos(whole(at))
        buttons = (1, 0, 0) if held else (0, 0, 0)
        self.turn(1, pygame.event.Event(pygame.MOUSEMOTION, pos=whole(at), rel=(1, 1), buttons=buttons))

    def press(self, at: tuple[float, float]) -> None:
        """Press the left button."""
        self.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=whole(at), button=1))

    def release(self, at: tuple[float, float]) -> None:
        """Release the left button."""
        self.turn(1, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=whole(at), button=1))

    def click(self, at: tuple[float, float]) -> None:
        """Click a point."""
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
        """Click the button with this text on the top page, or the value of a choice."""
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

    def words(self) -> str:
        """Return all text on the top page, in reading order."""
        page = self.top
        assert isinstance(page, Page)
        return written(page)

    def sit(
        self, players: str = "person imp fiend", game: str = "devil", seed: int = 12, **options: Any
    ) -> TableScene:
        """Open a table; ``players`` has a word for each seat, ``person`` or a level."""
        chosen = find(game)
        begun = fresh_match(self.desk, chosen, chosen.options(**options), players_of(players), seed)
        open_table(self.desk, begun)
        self.table.session.random.seed(seed)
        return self.table

    def to_a_turn(self, wanted: Callable[[TableScene], object], most: int = 200) -> TableScene:
        """Play on until the person is to decide and the table meets a condition."""
        for _ in range(most):
            table = self.my_turn()
            if isinstance(table.phase, Deciding) and wanted(table):
                return table
            self.do(table.session.view.legal[0])
        raise AssertionError("no such turn")

    def play_until(
        self, wanted: Callable[[TableScene], object], mind: Callable[[View], Action] | None = None
    ) -> TableScene:
        """Play the first legal action each time, or a mind's, until the table meets a condition."""
        table = self.table
        for _ in range(9000):
            if wanted(table):
                return table
            if self.waits_for_enter:
                self.key(pygame.K_RETURN)
            elif table.pointer.picker.choices and not table.controller.moving:
                picker = table.pointer.picker
                table.commit(picker.choices[0][1] if mind is None else mind(picker.view))
            self.turn()
        raise AssertionError("it never comes to that")

    def do(self, action: Action) -> None:
        """Carry out an action with the mouse, by its gesture."""
        self.do_at(self.table, action)

    def do_at(self, table: TableScene | LessonScene, action: Action) -> None:
        """Carry out an action with the mouse at a table or in a lesson."""
        picker = table.pointer.picker
        match picker.game.words.gesture(picker.view, action):
            case Carry(cards=cards, place=place):
                for card in cards:
                    sprite = table.board.sprite_of(card)
                    self.click(left_strip(sprite))
                self.click(table.board.area(place).center)
            case Touch(place=place, slot=None):
                self.click(table.board.area(place).center)
            case Touch(place=place, slot=slot):
                back = table.board.piles[place][slot or 0]
                self.click((back.x, back.y))
            case Press(label=label, confirm=question, yes=yes):
                self.click(next(button.rect.center for button in table.buttons if button.label == label))
                if question and isinstance(self.top, Message):
                    self.click_button(yes or label)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as a hand on its frame does."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.turn(2, pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def frame(self) -> bytes:
        self.app.draw()
        return pygame.image.tobytes(self.app.surface, "RGB")


def players_of(words: str) -> tuple[Player, ...]:
    """Return players by a word for each seat, ``person`` or a level."""
    levels = [None if word == "person" else Level(word) for word in words.split()]
    return tuple(Player(name=name, level=level) for name, level in zip(NAMES, levels, strict=False))


def left_strip(sprite: Any) -> tuple[float, float]:
    """Return a point near a card's upper left corner, which its neighbours in a hand don't cover."""
    along, upright, turn = -sprite.height * 0.27, -sprite.height * 0.36, radians(sprite.angle)
    return (
        sprite.x + along * cos(turn) + upright * sin(turn),
        sprite.y - sprite.lift - along * sin(turn) + upright * cos(turn),
    )


def whole(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0]), round(at[1])


def free_table(driver: Driver, game: AnyGame) -> TableScene:
    """Open a table with one person and unlimited undo."""
    seats = min(max(3, game.seats[0]), game.seats[-1])
    others = [Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, seats)]
    players = (Player(name="Mara", level=None), *others)
    begun = fresh_match(driver.desk, game, game.options(), players, 5)
    open_table(driver.desk, replace(begun, free_undo=True))
    return driver.table


def play_turns(driver: Driver, count: int) -> list[tuple[str, int]]:
    """Play some of the person's turns; return the position's digest and the number of actions at each."""
    positions = []
    for _ in range(count):
        table = driver.my_turn()
        while not isinstance(table.phase, Deciding):
            driver.turn()
        match = table.session.match
        positions.append((match.digest(), len(match.log)))
        table.controller.act(match.to_move, table.phase.view.legal[-1])
    driver.my_turn()
    return positions


def where(driver: Driver) -> tuple[str, int]:
    match = driver.table.session.match
    return match.digest(), len(match.log)


def finish(driver: Driver) -> None:
    """Play the match at the table to its end by first legal actions, and leave the table."""
    table = driver.table
    match = table.session.match
    while (seat := match.to_move) is not None:
        match.play(seat, match.legal(seat)[0])
    table.session.save()
    driver.app.stack.pop()
    driver.turn(2)
