"""Pages: a form, the keyboard focus on top of it, and letters that press its buttons."""

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame_gui import UI_HORIZONTAL_SLIDER_MOVED
from pygame_gui.core import UIElement
from pygame_gui.elements import UIScrollingContainer, UITextBox

from engine.app import Scene
from engine.backdrop import fireside
from engine.commands import Activated, Cancelled, Command, Paged, Stepped, Tabbed, Typed, Wheeled
from engine.controls import Control, Shortcut, draw_arrows
from engine.focus import Focus, Target
from engine.forms import Form
from engine.further import VEIL, draw_further
from engine.input import KEYS_AND_PADS, UNHEARD, Input
from engine.key_lines import EVERYWHERE, KeyLine
from engine.keys import HELP, build_keys, grouped
from engine.scrolling import reveal, scroll, scroll_to, share_of
from engine.sound import Channel
from engine.theme import ASH, BODY, FLAME, SOOT, Typeface
from engine.tips import draw_tip

if TYPE_CHECKING:
    from engine.app import App

OURS = (*KEYS_AND_PADS, pygame.MOUSEWHEEL)
"""Events that mean something to a page before they mean something to pygame_gui."""
WHEEL = 0.12
"""Pages of text that one notch of the wheel scrolls: about three lines."""
BLINK = 250.0
"""Milliseconds between looks at the cursor of a text entry."""
ABOUT_SLIDERS = (pygame.USEREVENT, UI_HORIZONTAL_SLIDER_MOVED)
"""Events that pygame_gui posts at every look at a held slider: to look again for each would double them."""


class Page(Scene):
    """A scene made of a form. Subclasses say what is on it in ``build`` and where Esc leads in ``back``."""

    form: Form
    reads = False
    """Whether up and down scroll until something has the focus: a page to read."""
    usual_keys: Sequence[KeyLine] = EVERYWHERE
    """What keys do beside the letters of the buttons."""
    said = ""
    """A sentence about what was done last or refused; a page that has one shows it."""

    def enter(self, app: "App") -> None:
        """Build the form for the window as it is."""
        self.app = app
        self.focus = Focus()
        self._input = Input()
        self._shows_keys = False
        self._scrolled: list[float] = []
        """How far each area was scrolled when the form was made anew."""
        self._opened_from: Hashable = None
        """What had the focus when a list was opened over the form."""
        self._unblinked = 0.0
        """Milliseconds since the cursor was looked at."""
        self._mouse = (-1, -1)
        """Where the mouse is, in window pixels, once it has moved."""
        self.rebuild()
        if len(app.stack) > 1:
            app.sound.play("page", Channel.TABLE)

    def build(self, form: Form) -> None:
        """Put the page's elements on the form."""
        raise NotImplementedError

    def back(self) -> None:
        """What Esc does."""
        self.app.stack.pop()

    def show_keys(self) -> None:
        """Show the list of all keys of this page, or the page again."""
        self._shows_keys = not self._shows_keys
        self._keys = grouped(self.form, self.usual_keys, self.app.keys_elsewhere())
        self.focus.key = None
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what lies beneath the form."""
        draw_backdrop(surface)

    def rebuild(self) -> None:
        """Make the form anew: after a change of window, text size or of what it shows."""
        if hasattr(self, "form"):
            self._scrolled = [share_of(area) for area in self.form.areas]
        form = Form(self.app)
        if self._shows_keys:
            build_keys(form, self._keys, self.show_keys)
        else:
            self.build(form)
        self.form = form
        for area, share in zip(form.areas, self._scrolled, strict=False):
            scroll_to(area, share)
        form.manager.update(0.0)
        self._follow()
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
        """Keys and pads move the focus, everything else is pygame_gui's."""
        if event.type in UNHEARD or event.type in ABOUT_SLIDERS:
            return
        command = self._input.read(event)
        if event.type == pygame.CONTROLLERAXISMOTION and command is None:
            return
        self.stale = True
        if event.type in OURS and self._obey(command):
            return
        form = self.form
        if event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focus.shown = False
            form.pressed_at = event.pos
            if any(control.element.rect.collidepoint(event.pos) for control in form.controls):
                self._touched()
        form.manager.process_events(event)
        if self.form is form:
            form.look(pressed=event.type == pygame.MOUSEBUTTONDOWN)
        self._follow()

    def draw(self, surface: pygame.Surface) -> None:
        """Backdrop, form, arrows of steppers, focus."""
        (draw_backdrop if self._shows_keys else self.paint)(surface)
        self.form.manager.draw_ui(surface)
        self._draw_arrows(surface)
        if self.form.open_menu is None:
            draw_further(surface, self.form)
        if self.focus.target is not None and self.focus.shown:
            draw_ring(surface, self.focus.target.rect)
        self._draw_tip(surface)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """What a control is for whose name does not tell it: the one pointed at, or else the one in focus."""
        under = [each for each in self.form.controls if each.element.rect.collidepoint(self._mouse)]
        looked_at = [*under, self._control() if self.focus.shown else None]
        told = next((each for each in looked_at if each is not None and each.tells), None)
        if told is not None and self.form.open_menu is None:
            draw_tip(surface, self.form, told.tells, told.element.rect)

    def _draw_arrows(self, surface: pygame.Surface) -> None:
        size = round(BODY * 1.3 * self.app.text_pixels)

        def arrow(sign: str, lit: bool) -> pygame.Surface:
            return self.app.assets.text(sign, Typeface.BOLD, size, FLAME if lit else ASH)

        for stepper in self.form.steppers if self.form.open_menu is None else ():
            area = self._area_of(stepper.element)
            surface.set_clip(area.rect if area is not None else None)
            draw_arrows(surface, stepper, arrow)
        surface.set_clip(None)

    def _typing(self) -> bool:
        return any(entry.line.is_focused for entry in self.form.entries)

    def _obey(self, command: Command | None) -> bool:
        """Whether a key was for the focus and not for a text entry."""
        match command:
            case Tabbed(count=steps):
                self._focus_on(lambda: self.focus.step(steps))
            case Stepped(across=across) if self._typing() and across:
                return False
            case Stepped(across=across, down=down):
                self._step(across, down)
            case Activated() if self._typing() and not command.enter:
                return False
            case Activated():
                self._activate()
            case Cancelled():
                self._cancel()
            case Typed(letter=letter) if letter in HELP and (letter == "F1" or not self._typing()):
                self.show_keys()
            case Typed(letter=letter) if not self._typing():
                self._press_key(letter)
            case Wheeled(count=count):
                return self._scroll(-WHEEL * count)
            case Paged(count=count) if not self._typing():
                return self._scroll(count)
            case _:
                return False
        return True

    def _follow(self) -> None:
        """Let the focus reach what is there now: the form, or the list that is open over it."""
        menu = self.form.open_menu
        if menu is None:
            if isinstance(self.focus.key, tuple):
                self.focus.key = self._opened_from
            self.focus.reset([self._target(*each) for each in enumerate(self.form.controls)])
            return
        opened_from, opens = self.focus.key, not isinstance(self.focus.key, tuple)
        options = enumerate(menu.options())
        self.focus.reset([Target(("option", index), each.element.rect) for index, each in options])
        if opens:
            self.form.manager.update(0.0)
            self._opened_from = opened_from
            self.focus.key = ("option", menu.chosen)

    def _focus_on(self, move: Callable[[], None]) -> None:
        """Move the focus, let what it reaches be seen, and typed into if it is a line."""
        self._follow()
        move()
        control = self._control()
        area = self._area_of(control.element) if control is not None else None
        if control is not None and area is not None:
            reveal(area, control.element.rect, round(VEIL * self.app.pixels))
            self._follow()
        self.form.manager.set_focus_set(None)
        for entry in self.form.entries:
            if control is not None and entry.line is control.element:
                self.form.type_into(entry)

    def _control(self) -> Control | None:
        match self.focus.key:
            case int() as index:
                return self.form.controls[index]
            case ("option", int() as index) if self.form.open_menu is not None:
                return self.form.open_menu.options()[index]
        return None

    def _step(self, across: int, down: int) -> None:
        control = self._control() if self.focus.shown else None
        if across and control is not None and control.step is not None and control.step(across):
            return
        if not (down and self._scrolls() and self._scroll(down / 3)):
            self._focus_on(lambda: self.focus.towards(across, down))

    def _scrolls(self) -> bool:
        """Whether up and down scroll: where they lead to no other control, or nothing has the focus yet."""
        rows = {target.rect.centery for target in self.focus.targets}
        return len(rows) <= 1 or (self.reads and not self.focus.shown)

    def _scroll(self, pages: float) -> bool:
        """Scroll the page's text by a share of what is seen of it; whether there is any to scroll."""
        scrolled: tuple[UITextBox | UIScrollingContainer, ...] = (*self.form.prose_boxes, *self.form.areas)
        moved = [scroll(each, pages) for each in scrolled]
        self._follow()
        return any(moved)

    def _activate(self) -> None:
        control = self._control()
        if control is None:
            self._focus_on(lambda: self.focus.step(1))
            return
        self._touched()
        control.press()
        self._follow()

    def _cancel(self) -> None:
        if self.form.open_menu is not None:
            self.form.open_menu.toggle()
            self._follow()
        elif self._shows_keys:
            self.show_keys()
        else:
            self.back()

    def _touched(self) -> None:
        self.app.sound.play("touch", Channel.TABLE)

    def _press_key(self, letter: str) -> None:
        keyed: tuple[Control | Shortcut, ...] = (*self.form.controls, *self.form.shortcuts)
        pressed = next((each for each in keyed if each.key == letter), None)
        if pressed is not None:
            self._touched()
            pressed.press()

    def _area_of(self, element: UIElement) -> UIScrollingContainer | None:
        """The area in which an element scrolls, if it does."""
        inside = element.ui_container
        return next((area for area in self.form.areas if area.scrollable_container is inside), None)

    def _target(self, index: int, control: Control) -> Target:
        area = self._area_of(control.element)
        return Target(index, control.element.rect, None if area is None else area.rect)


def draw_ring(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The mark of the keyboard focus."""
    pygame.draw.rect(surface, SOOT, rect.inflate(10, 10), 5, border_radius=14)
    pygame.draw.rect(surface, FLAME, rect.inflate(8, 8), 3, border_radius=13)


def draw_backdrop(surface: pygame.Surface) -> None:
    """What lies behind every page."""
    surface.blit(fireside(surface.get_size()), (0, 0))
