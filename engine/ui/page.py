"""Pages and dialogs: a form with the keyboard focus, and keys that press its buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from engine.app import Scene
from engine.commands import (
    EVERYWHERE,
    Activated,
    Cancelled,
    Command,
    KeyLine,
    Paged,
    Point,
    Stepped,
    Tabbed,
    Typed,
    Wheeled,
)
from engine.input import DRAG_START, IGNORED_EVENTS, KEYS_AND_PADS, Input
from engine.rooms import HEARTH, blurred_room
from engine.sound import Channel
from engine.theme import BRASS, FLAME, HIDE, SOOT, mixed
from engine.ui.button import Button, TabButton
from engine.ui.entry import TextEntry
from engine.ui.focus import Focus, Target
from engine.ui.form import Box, Form, MenuItem
from engine.ui.pane import VEIL, Pane
from engine.ui.shapes import Shape, draw_shadow, draw_shape, line_width
from engine.ui.tips import draw_tip
from engine.ui.widget import Control

if TYPE_CHECKING:
    from engine.app import App

FOCUS_EVENTS = (*KEYS_AND_PADS, pygame.MOUSEWHEEL)
WHEEL = 0.12
"""Pages of text that one notch of the wheel scrolls: about three lines."""

DIMMED: Final = (92, 84, 80)
HELP_KEYS = ("F1", "?")
"""Keys that open and close the list of keys."""
NOWHERE: Point = (-1, -1)


def show_now(surface: pygame.Surface, control: Control) -> None:
    """Show a pressed control at once, before the rest of its page is drawn."""
    seen = control.visible.clip(surface.get_rect())
    if seen:
        surface.set_clip(seen)
        control.draw(surface)
        surface.set_clip(None)
        pygame.display.update(seen)


@dataclass(slots=True)
class Pointing:
    """The pointer's position and what it holds, in window pixels."""

    at: Point = NOWHERE
    held: Control | None = None
    _pressed: Point | None = None
    _panned: tuple[Pane, float] | None = None
    """The pane that the pointer may drag, and its offset when the pointer was pressed."""

    def press(self, form: Form, at: Point) -> Control | None:
        """Press at a point; return the control that is now held."""
        self.at = self._pressed = at
        control = form.control_at(at)
        if control is not form.typing:
            form.stop_typing()
        if control is None and any(pane.grab(at) for pane in form.panes):
            return None
        pane = next((pane for pane in form.panes if pane.rect.collidepoint(at)), None)
        self._panned = None if pane is None else (pane, pane.offset)
        self.held = control
        if isinstance(control, TextEntry) and not control.focused:
            control.focus()
        if control is not None:
            control.hold(at)
        return control

    def move(self, form: Form, at: Point) -> None:
        """Drag the scroll bar or the control that is held, or else the pane itself, like a finger."""
        self.at = at
        if any(pane.drag(at) for pane in form.panes):
            return
        if self.held is not None and self.held.drags:
            self.held.drag(at)
        elif self._pressed is not None and self._panned is not None:
            pane, offset = self._panned
            if abs(at[1] - self._pressed[1]) >= DRAG_START:
                self._drop()
                pane.jump(offset - (at[1] - self._pressed[1]))

    def release(self, form: Form, at: Point) -> None:
        """Release the pointer; that presses the held control if the pointer is still on it."""
        self._pressed = self._panned = None
        for pane in form.panes:
            pane.grip = None
        held, self.held = self.held, None
        if held is not None:
            held.release(at)

    def carry_over(self, before: Form, form: Form) -> None:
        """Hold the same control on a rebuilt form."""
        self._panned = None
        if self.held is not None:
            place = before.controls.index(self.held) if self.held in before.controls else len(form.controls)
            self.held = form.controls[place] if place < len(form.controls) else None

    def _drop(self) -> None:
        if self.held is not None:
            self.held.end_press()
            self.held = None


class Page(Scene):
    """A scene made of a form. Subclasses fill it in ``build`` and leave it in ``back``, which Esc calls."""

    form: Form
    room = HEARTH
    reads = False
    """True for a page of text: up and down scroll it until something has the focus."""
    usual_keys: Sequence[KeyLine] = EVERYWHERE
    """The keys of the page besides those of its buttons."""
    keys_title = "On the previous page"
    """The heading of the page's own keys in the list of keys."""
    said = ""
    """A message about the last action, for pages that show one."""

    def enter(self, app: "App") -> None:
        """Set the page up, and build its form."""
        self.app = app
        self.focus = Focus()
        self._input = Input()
        self.pointing = Pointing()
        self.rebuild()
        if len(app.stack) > 1:
            app.sound.play("page", Channel.TABLE)

    def leave(self) -> None:
        """Stop typing. A page whose layout failed has no form."""
        if hasattr(self, "form"):
            self.form.stop_typing()

    def build(self, form: Form) -> None:
        """Add the page's widgets to the form."""
        raise NotImplementedError

    def back(self) -> None:
        """Leave the page, as Esc does."""
        self.app.stack.pop()

    def show_keys(self) -> None:
        """Show the list of the page's keys."""
        self.form.stop_typing()
        self.app.show_keys(self)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the background of the form."""
        self.paint_room(surface)

    def paint_room(self, surface: pygame.Surface) -> None:
        """Draw the page's room, blurred."""
        surface.blit(blurred_room(self.app.assets, self.room, surface.get_size()), (0, 0))

    def rebuild(self) -> None:
        """Rebuild the form after a change of window size, text size or content."""
        before, form = getattr(self, "form", None), Form(self.app)
        self.build(form)
        if before is not None:
            form.restore_from(before)
            self.pointing.carry_over(before, form)
        self.form = form
        self._offer_targets()
        self.stale = True

    def rebuild_from_top(self) -> None:
        """Rebuild the form with its panes scrolled to the top, for other content."""
        self.form.panes.clear()
        self.rebuild()

    def resume(self) -> None:
        """Rebuild the form, and forget the pointer's position, which may have changed."""
        self.pointing.at = NOWHERE
        self.rebuild()

    def update(self, milliseconds: float) -> None:
        """Animate controls and panes, and blink the cursor."""
        passed = milliseconds if self.app.animates else float("inf")
        hot, focused = self._lit(), self._control()
        for button in (each for each in self.form.controls if isinstance(each, Button)):
            button.enter_goes_elsewhere = self.focus.shown and button is not focused
        moved = [each.highlight(passed, hot=each is hot) for each in self.form.controls]
        moved += [pane.update(passed) for pane in self.form.panes]
        if (typing := self.form.typing) is not None:
            moved.append(typing.blink(milliseconds))
        self.stale = self.stale or any(moved)

    def handle(self, event: pygame.event.Event) -> None:
        """Handle input: keys and pads move the focus, the pointer presses controls, and text is typed."""
        if event.type in IGNORED_EVENTS:
            return
        command = self._input.read(event)
        if event.type == pygame.CONTROLLERAXISMOTION and command is None:
            return
        self.stale = True
        if event.type in FOCUS_EVENTS:
            self.handle_command(command, event)
        else:
            self._handle_input(event)
        if self.app.stack and self.app.stack.top is self:
            self._offer_targets()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background, the form, the focus and a tooltip."""
        self.paint(surface)
        self.form.draw(surface)
        if self.focus.target is not None and self.focus.shown:
            draw_ring(surface, self.focus.target.rect)
        self._draw_tip(surface)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """Draw the tooltip of the control under the pointer, or else of the one in focus."""
        under = [each for each in self.form.controls if each.hits(self.pointing.at)]
        looked_at = [*under, self._control() if self.focus.shown else None]
        pointed = next((each for each in looked_at if each is not None and each.tip), None)
        if pointed is not None:
            draw_tip(surface, self.form, pointed.tip, pointed.rect)

    def _lit(self) -> Control | None:
        """Return the highlighted control: the one held, pointed at or in focus."""
        if self.pointing.held is not None:
            return self.pointing.held
        return self._control() if self.focus.shown else self.form.control_at(self.pointing.at)

    def _handle_input(self, event: pygame.event.Event) -> None:
        """Handle the pointer, and pass typed or composed text to its entry."""
        form, pointing, typing = self.form, self.pointing, self.form.typing
        match event.type:
            case pygame.MOUSEMOTION:
                pointing.move(form, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self.focus.shown = False
                if (control := pointing.press(form, event.pos)) is not None:
                    self.focus.key = form.controls.index(control)
                    self._play_touch()
                    show_now(self.app.surface, control)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                pointing.release(form, event.pos)
            case pygame.WINDOWLEAVE:
                pointing.at = NOWHERE
            case pygame.TEXTINPUT if typing is not None:
                typing.type(event.text)
            case pygame.TEXTEDITING if typing is not None:
                typing.composed = event.text

    def handle_command(self, command: Command | None, event: pygame.event.Event) -> None:
        """Carry out a command from a key, a pad or the wheel."""
        typing = self.form.typing
        if typing is not None and event.type == pygame.KEYDOWN and typing.edit(event):
            return
        match command:
            case Tabbed(count=steps):
                self._focus_on(lambda: self.focus.step(steps))
            case Stepped(across=across, down=down):
                self.move_focus(across, down)
            case Activated(enter=enter):
                if typing is None or enter:
                    self.activate(leads_on=enter and typing is None)
            case Cancelled():
                self.back()
            case Typed(letter=letter) if letter in HELP_KEYS and (letter == "F1" or typing is None):
                self.show_keys()
            case Typed(letter=letter) if typing is None:
                self._press_key(letter)
            case Wheeled(count=count):
                self.scroll_by(-WHEEL * count)
            case Paged(count=count):
                self.scroll_by(count)

    def _offer_targets(self) -> None:
        targets = [
            Target(index, each.rect, each.view)
            for index, each in enumerate(self.form.controls)
            if not isinstance(each, TabButton) or each.selected or index == self.focus.key
        ]
        self.focus.reset(targets)

    def _focus_on(self, move: Callable[[], None]) -> None:
        """Move the focus, scroll to the new control, and take the keyboard if it is a text entry."""
        self._offer_targets()
        self.pointing.at = NOWHERE
        move()
        control = self._control()
        if control is not None and control.pane is not None:
            control.pane.reveal(control.rect, round(VEIL * self.app.box_scale))
            self._offer_targets()
        self.form.stop_typing()
        if isinstance(control, TextEntry):
            self.form.type_into(control)

    def _control(self) -> Control | None:
        key = self.focus.key
        return self.form.controls[key] if isinstance(key, int) and key < len(self.form.controls) else None

    def move_focus(self, across: int, down: int) -> None:
        """Carry out an arrow key: change a value, turn a tab, scroll, or move the focus."""
        control = self._control() if self.focus.shown else None
        if across and control is not None and control.steps and control.step(across):
            return
        if across and isinstance(control, TabButton) and self._turn_tab(control, across):
            return
        if not (down and self._scrolls() and self.scroll_by(down / 3)):
            self._focus_on(lambda: self.focus.towards(across, down))

    def _turn_tab(self, tab: Control, across: int) -> bool:
        """Choose and focus the tab next to another; return False if there is none."""
        index = self.form.controls.index(tab) + across
        beside = self.form.controls[index % len(self.form.controls)]
        if not isinstance(beside, TabButton):
            return False
        self.focus.key = index
        self._play_touch()
        beside.press()
        return True

    def _scrolls(self) -> bool:
        """True if up and down scroll, because all controls are in one row or nothing has the focus yet."""
        rows = {target.rect.centery for target in self.focus.targets}
        return len(rows) <= 1 or (self.reads and not self.focus.shown)

    def scroll_by(self, pages: float) -> bool:
        """Scroll the pane under the pointer, or else all panes; return True if there is a pane."""
        pointed = [pane for pane in self.form.panes if pane.rect.collidepoint(self.pointing.at)]
        moved = [pane.scroll(pages, glides=self.app.animates) for pane in pointed or self.form.panes]
        self._offer_targets()
        return bool(moved)

    def activate(self, *, leads_on: bool = False) -> None:
        """Press the control in focus; until the focus is shown, Enter presses the main button."""
        control = self._control()
        if leads_on and not self.focus.shown:
            buttons = (each for each in self.form.controls if isinstance(each, Button))
            control = next((each for each in buttons if each.main and each.enabled), control)
        if control is None:
            self._focus_on(lambda: self.focus.step(1))
            return
        if control.enabled:
            self._play_touch()
            control.press()

    def _play_touch(self) -> None:
        self.app.sound.play("touch", Channel.TABLE)

    def _press_key(self, letter: str) -> None:
        keyed: tuple[Control | MenuItem, ...] = (*self.form.controls, *self.form.shortcuts)
        pressed = next((each for each in keyed if each.key == letter), None)
        if pressed is not None and not (isinstance(pressed, Control) and not pressed.enabled):
            self._play_touch()
            pressed.press()


def draw_ring(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the ring of the keyboard focus."""
    pygame.draw.rect(surface, SOOT, rect.inflate(10, 10), 5, border_radius=14)
    pygame.draw.rect(surface, FLAME, rect.inflate(8, 8), 3, border_radius=13)


class Dialog(Page):
    """A page in a box, over the last frame of the scene below."""

    box: Box = (430, 230, 1060, 620)
    """Its place, in design pixels."""

    def enter(self, app: "App") -> None:
        """Copy the last frame of the scene below, drawn again if it is out of date."""
        below = app.stack.below
        if below is not None and (below.stale or app.last_drawn is not below):
            below.draw(app.surface)
        self._behind = app.surface.copy()
        self._behind.fill(DIMMED, None, pygame.BLEND_RGB_MULT)
        super().enter(app)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the box over the scene below, or over the room if the window's size has changed."""
        if self._behind.get_size() == surface.get_size():
            surface.blit(self._behind, (0, 0))
        else:
            self.paint_room(surface)
        box_scale, rect = self.app.box_scale, self.form.rect(self.box)
        draw_shadow(surface, rect, round(24 * box_scale))
        edge = mixed(HIDE, BRASS, 0.8)
        look = Shape(mixed(HIDE, BRASS, 0.05), SOOT, edge, line_width(2, box_scale), round(16 * box_scale))
        draw_shape(surface, rect, look)
