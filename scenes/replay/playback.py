"""The playback of a match: the table of play itself, led along a log that is known to its end."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from engine.app import App
from engine.commands import Hovered, Point
from engine.layout import TableMap
from saves.models import Banter
from scenes.desk import Desk
from scenes.replay.session import Replayed
from scenes.table.controller import RATES, TurnController
from scenes.table.input.pointer import asked_by
from scenes.table.states import Accounting, Phase, following
from scenes.table.talk.messages import Messages
from scenes.table.view.presenter import Said
from scenes.table.view.view_model import TableFrame


class Part(App):
    """What a table needs of the app, with a smaller window."""

    def __init__(self, app: App, rect: pygame.Rect) -> None:
        self.assets = app.assets
        self.sound = app.sound
        self.text_size = app.text_size
        self.surface = app.surface.subsurface(rect)


SPEEDS: Final = (-8.0, -4.0, -2.0, -1.0, -0.5, 0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times as fast as usual; below nothing it runs backwards."""
FIRST: Final = 1500.0
"""Milliseconds that the position a replay opens at is seen, at the usual speed."""
BETWEEN: Final = 650.0
"""Milliseconds from one action to the next, at the usual speed."""
ACCOUNT: Final = 3500.0
"""Milliseconds that a deal's end lies open, likewise."""


class Reel:
    """A replay at some action, still or playing. ``changed`` is told whenever something else is shown."""

    def __init__(self, desk: Desk, play: Replayed, table_map: TableMap, changed: Callable[[], None]) -> None:
        self._desk = desk
        self._map = table_map
        self._changed = changed
        self._rested = 0.0
        """Milliseconds since the last action was seen."""
        self.play = play
        self.speed = 1.0
        self.playing = False
        self.course: TurnController

    @property
    def total(self) -> int:
        """How many actions there are."""
        return len(self.play.past)

    @property
    def frame(self) -> TableFrame:
        """All that is shown beside the cards: what play showed, without anything to press."""
        laid, talk = self.course.laid, self.course.talk
        said = Said(talk.lately[-1:], talk.notice, talk.happenings, talk.speech, None, None)
        return laid.framer.frame(self.course.phase, said, ())

    def point(self, at: Point) -> None:
        """Point at something, to be told what it is."""
        pointer = self.course.laid.pointer
        pointer.asks = asked_by(Hovered(at), pointer.at, pointer.asks)
        pointer.read(Hovered(at))

    def lay(self, app: App) -> None:
        """Lay the table in a window, or a part of one."""
        settings = replace(self._desk.settings, banter=Banter.OFF)
        desk = replace(self._desk, app=app, settings=settings)
        self.course = TurnController(desk, self.play, self._map, self._entered, self._changed)
        self._app = app
        self._keep_time()
        self._settle()

    def set_speed(self, speed: float) -> None:
        """Play so many times as fast as usual, or backwards."""
        self.speed = speed
        self._keep_time()

    def toggle(self) -> None:
        """Play, from the other end where all was seen, or pause."""
        self.playing = not self.playing
        start, end = (0, self.total) if self.speed > 0 else (self.total, 0)
        if self.playing and self.play.count == end and not self._showing():
            self.go_to(start)
        self._rested = BETWEEN
        self._changed()

    def begin(self) -> None:
        """Play, once the position that is shown was seen for a moment."""
        self.playing = True
        self._rested = BETWEEN - FIRST
        self._changed()

    def go_to(self, count: int) -> None:
        """Show the position after so many actions, at once."""
        before = self.play.eyes
        self.play.go_to(max(0, min(count, self.total)))
        if self.play.eyes != before:
            self.lay(self._app)
        else:
            self._settle()

    def look_anew(self) -> None:
        """Whose eyes are wanted has changed."""
        self.go_to(self.play.count)

    def step(self) -> None:
        """Show the next action, or what is left of one that is being shown."""
        if isinstance(self.course.phase, Accounting):
            self.course.lead_on()
            return
        if self._showing():
            self.course.hurry()
            return
        if self.play.count >= self.total:
            self.playing = False
            return
        if not self.play.ready():
            self.lay(self._app)
        entry = self.play.past.whole.log[self.play.count]
        self.course.talk.pass_over()
        self.course.act(entry.seat, entry.action)

    def step_back(self) -> None:
        """Show the position before the last action, at once."""
        if self.play.count:
            self.go_to(self.play.count - 1)
        else:
            self.playing = False

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether anything moved."""
        moved = self.course.update(milliseconds)
        if not self.playing or self.course.moving:
            self._rested = 0.0
            return moved
        self._rested += milliseconds * abs(self.speed)
        if self._rested >= (ACCOUNT if isinstance(self.course.phase, Accounting) else BETWEEN):
            self._rested = 0.0
            self.step() if self.speed > 0 else self.step_back()
            return True
        return moved

    def _showing(self) -> bool:
        """Whether an action is still being shown."""
        return self.course.moving or isinstance(self.course.phase, Accounting)

    def _settle(self) -> None:
        """Put everything where the position has it, whatever was on its way."""
        course, play = self.course, self.play
        course.timeline.tweens.clear()
        laid, words, view = course.laid, play.match.game.words, play.view
        laid.pieces.timeline.tweens.clear()
        laid.board.crossed = frozenset(words.crossed(view))
        laid.board.lay(view)
        laid.pieces.lay(words.pieces(view))
        laid.director.stand(play.last_shown())
        course.talk = Messages(play, play.story())
        course.enter(following(play))

    def _keep_time(self) -> None:
        speed = RATES[self._desk.speed] * abs(self.speed)
        self.course.timeline.speed = self.course.laid.pieces.timeline.speed = speed

    def _entered(self, phase: Phase) -> None:
        """Another phase begins."""
        self._changed()
