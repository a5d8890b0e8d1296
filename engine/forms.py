"""Pages of buttons and text: pygame_gui under our theme, with a keyboard focus on top.

Everything is placed in design pixels on a 1920 × 1080 sheet that is centred in the window and scaled to
fit it, so nothing is ever cut off.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import pygame
from pygame_gui.core import ObjectID, UIElement
from pygame_gui.elements import UIButton, UILabel, UITextBox, UITextEntryLine

from engine.focus import Focus, Target
from engine.input import Activated, Cancelled, Command, Input, Paged, Stepped, Tabbed, Typed, Wheeled
from engine.scene import Scene
from engine.theme import (
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    EMBER,
    FLAME,
    SOOT,
    TYPE,
    UNSCALED,
)

if TYPE_CHECKING:
    from engine.app import App

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height in design pixels."""

OURS = (pygame.KEYDOWN, pygame.MOUSEWHEEL, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN)
"""Events that mean something to a page before they mean something to pygame_gui."""
WHEEL = 0.12
"""Pages of text that one notch of the wheel scrolls: about three lines."""
BLINK = 250.0
"""Milliseconds between looks at the cursor of a text entry."""
BACKWARD = 0.3
"""The share of a choice's width, from its left, where a press goes back."""
ASCENT = 0.9
"""The share of a line's height that letters take."""


@dataclass(frozen=True, slots=True)
class Control:
    """Something the focus can reach."""

    element: UIElement
    activate: Callable[[], None]
    step: Callable[[int], None] | None = None
    """What left (-1) and right (1) do, where they mean another value."""
    key: str = ""
    """The letter that activates it."""


class Form:
    """The elements of one page, in the order the focus visits them."""

    def __init__(self, app: "App") -> None:
        self.app = app
        size = app.surface.get_size()
        self.manager = app.gui.cleared(app)
        self.controls: list[Control] = []
        self.entries: dict[UITextEntryLine, Callable[[str], None]] = {}
        self.prose_boxes: list[UITextBox] = []
        self.pressed_at = (0, 0)
        """Where the mouse was pressed last, in window pixels."""
        self._left = (size[0] - DESIGN_WIDTH * app.pixels) / 2
        self._top = (size[1] - DESIGN_HEIGHT * app.pixels) / 2

    def rect(self, box: Box) -> pygame.Rect:
        """A box of the sheet in window pixels."""
        pixels = self.app.pixels
        left, top = self._left + box[0] * pixels, self._top + box[1] * pixels
        return pygame.Rect(round(left), round(top), round(box[2] * pixels), round(box[3] * pixels))

    def label(self, text: str, box: Box, style: str = "@body") -> None:
        """A line of text, centred but for the styles ``@left`` and ``@faint_left``."""
        rect = self.rect(box)
        UILabel(rect, text, self.manager, object_id=self._fitting(text, rect, style))

    def prose(self, html: str, box: Box, style: str = "") -> UITextBox:
        """A box of rich text that scrolls when it is longer than the box."""
        text_box = UITextBox(html, self.rect(box), self.manager, object_id=ObjectID(class_id=style or None))
        self.prose_boxes.append(text_box)
        return text_box

    def button(
        self, text: str, box: Box, action: Callable[[], None], *, key: str = "", style: str = "@body"
    ) -> None:
        """A button; ``key`` is a letter that presses it too."""
        button = self._button(text, self.rect(box), action, style)
        self.controls.append(Control(button, action, key=key))

    def choice(self, values: Sequence[str], chosen: int, box: Box, choose: Callable[[int], None]) -> None:
        """A button that shows one of several values: pressing, or left and right, goes on to another.

        A press on the arrow at its left goes back.
        """

        def step(count: int) -> None:
            choose((chosen + count) % len(values))

        text = f"‹  {values[chosen]}  ›" if len(values) > 1 else values[chosen]
        rect = self.rect(box)

        def pressed() -> None:
            step(-1 if self.pressed_at[0] < rect.left + rect.width * BACKWARD else 1)

        button = self._button(text, rect, pressed, "@body")
        self.controls.append(Control(button, lambda: step(1), step))

    def entry(self, text: str, box: Box, changed: Callable[[str], None], longest: int) -> None:
        """A line to type in; ``changed`` gets the text after every change."""
        line = UITextEntryLine(self.rect(box), self.manager, initial_text=text)
        line.set_text_length_limit(longest)
        self.entries[line] = changed
        self.controls.append(Control(line, lambda: None))

    def _button(self, text: str, rect: pygame.Rect, pressed: Callable[[], None], style: str) -> UIButton:
        fitting = self._fitting(text, rect, style)
        return UIButton(rect, text, self.manager, object_id=fitting, command=pressed)

    def _fitting(self, text: str, rect: pygame.Rect, style: str) -> ObjectID:
        """The style, without the text size setting where larger type would be cut off."""
        size, face = TYPE[style]
        font = self.app.assets.font(face, round(size * self.app.text_pixels))
        width, height = font.size(text)
        fits = width <= rect.width and height * ASCENT <= rect.height
        return ObjectID(class_id=style if fits else f"{style}{UNSCALED}")

    def tell_entries(self) -> None:
        """Pass what was typed to whoever wants it."""
        for line, changed in self.entries.items():
            changed(line.get_text())


class Page(Scene):
    """A scene made of a form. Subclasses say what is on it in ``build`` and where Esc leads in ``back``."""

    def enter(self, app: "App") -> None:
        """Build the form for the window as it is."""
        self.app = app
        self.focus = Focus()
        self._input = Input()
        self._unblinked = 0.0
        """Milliseconds since the cursor was looked at."""
        self.rebuild()

    def build(self, form: Form) -> None:
        """Put the page's elements on the form."""
        raise NotImplementedError

    def back(self) -> None:
        """What Esc does."""
        self.app.stack.pop()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what lies beneath the form."""
        draw_backdrop(surface)

    def rebuild(self) -> None:
        """Make the form anew: after a change of window, text size or of what it shows."""
        form = Form(self.app)
        self.build(form)
        self.form = form
        self.focus.reset([Target(index, control.element.rect) for index, control in enumerate(form.controls)])
        form.manager.update(0.0)
        self.stale = self.app.stack.litter = True

    def resume(self) -> None:
        """Fit the form to the window again."""
        self.rebuild()

    def update(self, milliseconds: float) -> None:
        """Let the cursor of a text entry blink; everything else stands still."""
        if not self._typing():
            return
        self._unblinked += milliseconds
        if self._unblinked >= BLINK:
            self.form.manager.update(self._unblinked / 1000)
            self._unblinked = 0.0
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Keys move the focus, everything else is pygame_gui's."""
        self.stale = True
        command = self._input.read(event)
        if event.type in OURS and self._obey(command):
            return
        form = self.form
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focus.shown = False
            form.pressed_at = event.pos
        form.manager.process_events(event)
        if self.form is form:
            form.manager.update(0.001)
            form.tell_entries()

    def draw(self, surface: pygame.Surface) -> None:
        """Backdrop, form, focus."""
        self.paint(surface)
        self.form.manager.draw_ui(surface)
        target = self.focus.target
        if target is not None and self.focus.shown:
            draw_ring(surface, target.rect)

    def _typing(self) -> bool:
        return any(line.is_focused for line in self.form.entries)

    def _obey(self, command: Command | None) -> bool:
        """Whether a key was for the focus and not for a text entry."""
        match command:
            case Tabbed(count=count):
                self.focus.step(count)
            case Stepped(across=across) if self._typing() and across:
                return False
            case Stepped(across=across, down=down):
                self._step(across, down)
            case Activated() if self._typing() and not command.enter:
                return False
            case Activated():
                self._activate()
                return True
            case Cancelled():
                self.back()
                return True
            case Typed(letter=letter) if not self._typing():
                self._press_key(letter)
                return True
            case Wheeled(count=count):
                return self._scroll(-WHEEL * count)
            case Paged(count=count) if not self._typing():
                return self._scroll(count)
            case _:
                return False
        self._give_text_focus()
        return True

    def _control(self) -> Control | None:
        key = self.focus.key
        return self.form.controls[key] if isinstance(key, int) else None

    def _step(self, across: int, down: int) -> None:
        control = self._control()
        if across and control is not None and control.step is not None and self.focus.shown:
            control.step(across)
        elif not (down and self._in_one_row() and self._scroll(down / 3)):
            self.focus.towards(across, down)

    def _in_one_row(self) -> bool:
        """Whether up and down lead to no other control."""
        return len({control.element.rect.centery for control in self.form.controls}) <= 1

    def _scroll(self, pages: float) -> bool:
        """Scroll the page's text by a share of what is seen of it; whether there is any to scroll."""
        return any(scroll(box, pages) for box in self.form.prose_boxes)

    def _activate(self) -> None:
        control = self._control()
        if control is not None:
            control.activate()
        elif self.form.controls:
            self.focus.step(1)

    def _press_key(self, letter: str) -> None:
        for control in self.form.controls:
            if control.key == letter:
                control.activate()
                return

    def _give_text_focus(self) -> None:
        control = self._control()
        wanted = control.element if control is not None and control.element in self.form.entries else None
        self.form.manager.set_focus_set(wanted.get_focus_set() if wanted is not None else None)


def scroll(text_box: UITextBox, pages: float) -> bool:
    """Scroll a text box by a share of its height; whether it is long enough to scroll."""
    bar = text_box.scroll_bar
    if bar is None:
        return False
    share = bar.start_percentage + pages * bar.visible_percentage
    bar.set_scroll_from_start_percentage(max(0.0, min(share, 1 - bar.visible_percentage)))
    text_box.update(0.0)
    return True


def draw_ring(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The mark of the keyboard focus."""
    pygame.draw.rect(surface, SOOT, rect.inflate(10, 10), 5, border_radius=14)
    pygame.draw.rect(surface, FLAME, rect.inflate(8, 8), 3, border_radius=13)


def draw_backdrop(surface: pygame.Surface) -> None:
    """Soot with embers glowing from below."""
    pygame.transform.smoothscale(_embers(), surface.get_size(), surface)


@cache
def _embers() -> pygame.Surface:
    """A gradient, small: it is smoothed as it is drawn large."""
    small = pygame.Surface((48, 27))
    for y in range(27):
        for x in range(48):
            glow = max(0.0, (y - 9) / 18) ** 2 * (1 - abs(x - 23.5) / 30)
            small.set_at(
                (x, y), tuple(round(a + (b - a) * glow * 0.34) for a, b in zip(SOOT, EMBER, strict=True))
            )
    return small
