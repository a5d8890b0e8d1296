"""The playback of a match: an ordinary table that follows a complete log."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Final

import pygame

from engine.app import App
from engine.commands import Hovered, Point
from engine.layout import TableMap
from saves.settings import Banter
from scenes.desk import Desk
from scenes.replay.session import ReplaySession
from scenes.table.controller import TurnController
from scenes.table.messages import Messages
from scenes.table.phases import ANIMATED, DealOver, TablePhase, Watching, next_phase
from scenes.table.view.presenter import presenter_of
from scenes.table.view.view_model import PromptLine, TableFrame

SPEEDS: Final = {0.5: "0.5×", 1.0: "1×", 2.0: "2×", 4.0: "4×", 8.0: "8×"}
"""The labels of the speeds, which are multiples of the usual one."""
FIRST_PAUSE: Final = 1500.0
"""Milliseconds that the first position is shown before play begins, at the usual speed."""
ACTION_PAUSE: Final = 650.0
"""Milliseconds from one action to the next, at the usual speed."""
DEAL_PAUSE: Final = 3500.0
"""Milliseconds that a deal's end is shown, at the usual speed."""


def app_within(app: App, rect: pygame.Rect) -> App:
    """Return a copy of the app for a part of its window, which a table then fills."""
    part = copy(app)
    part.surface = app.surface.subsurface(rect)
    return part


class Playback:
    """A replay at an action, paused or playing. ``changed`` is called whenever the picture changes."""

    def __init__(
        self, desk: Desk, session: ReplaySession, table_map: TableMap, changed: Callable[[], None]
    ) -> None:
        self._desk = desk
        self._map = table_map
        self._changed = changed
        self._rested = 0.0
        """Milliseconds since the last action was shown, times the speed."""
        self.session = session
        self.playing = False
        self.controller: TurnController

    @property
    def total(self) -> int:
        """The number of actions."""
        return len(self.session.past)

    @property
    def frame(self) -> TableFrame:
        """All that is shown besides the cards, without buttons."""
        controller = self.controller
        frame = presenter_of(controller.table_view, controller.phase, controller.messages).frame(())
        asks = isinstance(controller.phase, Watching) and controller.phase.prompt
        # It plays on by itself, so there is nothing to press until the last action.
        plays_on = self.playing and self.session.count < self.total
        return replace(frame, prompt=PromptLine("")) if asks and plays_on else frame

    def point(self, at: Point) -> None:
        """Point at something, to show its tip."""
        pointer = self.controller.table_view.pointer
        pointer.note_device(Hovered(at))
        pointer.read(Hovered(at))

    def show_in(self, app: App) -> None:
        """Show the table in the window of an app."""
        settings = replace(self._desk.settings, banter=Banter.OFF)
        desk = replace(self._desk, app=app, settings=settings)
        self.controller = TurnController(desk, self.session, self._map, self._entered, self._changed)
        self._app = app
        self._settle()

    def set_speed(self, speed: float) -> None:
        """Set the speed of playback; 1 is the usual one."""
        self.session.speed = speed
        self.controller.update_speed()

    def toggle(self) -> None:
        """Play or pause; at the end of the match, play from the start."""
        self.playing = not self.playing
        if self.playing and self.session.count == self.total and not self.showing:
            self.go_to(0)
        self._rested = ACTION_PAUSE
        self._changed()

    def begin(self) -> None:
        """Play, after the current position has been shown for a moment."""
        self.playing = True
        self._rested = ACTION_PAUSE - FIRST_PAUSE
        self._changed()

    def go_to(self, count: int) -> None:
        """Show the position after ``count`` actions at once."""
        before, amid = self.session.perspective, self.showing
        self.session.go_to(max(0, min(count, self.total)))
        if self.session.perspective != before or amid:
            self.show_in(self._app)
        else:
            self._settle()

    def step(self) -> None:
        """Show the next action, or finish the one being shown."""
        if isinstance(self.controller.phase, DealOver):
            self.controller.continue_play()
            return
        if self.showing:
            self.controller.hurry()
            return
        if self.session.count >= self.total:
            self.playing = False
            return
        if self.session.turn_to_next():
            self.show_in(self._app)
        entry = self.session.past.whole.log[self.session.count]
        self.controller.messages.clear_effects()
        self.controller.act(entry.seat, entry.action)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if anything moved."""
        moved = self.controller.update(milliseconds)
        if not self.playing or self.controller.moving:
            self._rested = 0.0
            return moved
        self._rested += milliseconds * self.session.speed
        if self._rested >= (DEAL_PAUSE if isinstance(self.controller.phase, DealOver) else ACTION_PAUSE):
            self._rested = 0.0
            self.step()
            return True
        return moved

    @property
    def showing(self) -> bool:
        """True while an action is being shown."""
        return self.controller.moving or isinstance(self.controller.phase, DealOver)

    def _settle(self) -> None:
        """Show the position at once, without moving cards."""
        controller, session = self.controller, self.session
        table_view = controller.table_view
        table_view.pieces.timeline.tweens.clear()
        table_view.reset(session.shown_view)
        table_view.director.show_past(session.last_shown())
        controller.messages = Messages(session, session.event_log())
        controller.enter(next_phase(session))

    def _entered(self, phase: TablePhase) -> None:
        """Report a new phase, and dim cards that no longer matter."""
        if not isinstance(phase, ANIMATED):
            spent = self.session.game.words.spent(self.session.view)
            self.controller.table_view.board.dim(spent)
        self._changed()
