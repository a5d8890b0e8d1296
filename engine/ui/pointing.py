"""The pointer on a form: what it is on, what it holds, what it drags and scrolls."""

from dataclasses import dataclass

import pygame

from engine.input import DRAG_START
from engine.ui.entry import Entry
from engine.ui.form import Form
from engine.ui.pane import Pane
from engine.ui.widget import Control

Point = tuple[int, int]
NOWHERE: Point = (-1, -1)


@dataclass(slots=True)
class Pointing:
    """The pointer's place and what it holds, in window pixels."""

    at: Point = NOWHERE
    held: Control | None = None
    _pressed: Point | None = None
    """The point at which it was pressed."""
    _panned: tuple[Pane, float] | None = None
    """The pane that it may drag, and that pane's offset when it was pressed."""

    def press(self, form: Form, at: Point) -> Control | None:
        """Press what is there; returns the control that is held from now on."""
        self.at = self._pressed = at
        control = form.control_at(at)
        if control is not form.typing:
            form.stop_typing()
        if control is None and any(pane.take_hold(at) for pane in form.panes):
            return None
        pane = next((pane for pane in form.panes if pane.rect.collidepoint(at)), None)
        self._panned = None if pane is None else (pane, pane.offset)
        self.held = control
        if isinstance(control, Entry) and not control.focused:
            control.focus()
        if control is not None:
            control.hold(at)
        return control

    def move(self, form: Form, at: Point) -> None:
        """Drag what is held: a bar, a control, or else the pane itself, as a finger does."""
        self.at = at
        barred = next((pane for pane in form.panes if pane.held is not None), None)
        if barred is not None:
            barred.drag(at)
        elif self.held is not None and self.held.drags:
            self.held.drag(at)
        elif self._pressed is not None and self._panned is not None:
            pane, offset = self._panned
            if abs(at[1] - self._pressed[1]) >= DRAG_START:
                self._drop()
                pane.jump(offset - (at[1] - self._pressed[1]))

    def release(self, form: Form, at: Point) -> None:
        """Let go; a control is pressed by that where the pointer is still on it."""
        self._pressed = self._panned = None
        for pane in form.panes:
            pane.held = None
        held, self.held = self.held, None
        if held is not None:
            held.release(at)

    def go_on(self, before: Form, form: Form) -> None:
        """Hold the same control on a form that was laid again."""
        self._panned = None
        if self.held is not None:
            place = before.controls.index(self.held) if self.held in before.controls else len(form.controls)
            self.held = form.controls[place] if place < len(form.controls) else None

    def _drop(self) -> None:
        if self.held is not None:
            self.held.let_go()
            self.held = None


def show_now(surface: pygame.Surface, control: Control) -> None:
    """Show what was pressed as it looks now, before the rest of its page is drawn."""
    seen = control.seen.clip(surface.get_rect())
    if seen:
        surface.set_clip(seen)
        control.draw(surface)
        surface.set_clip(None)
        pygame.display.update(seen)
