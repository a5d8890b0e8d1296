"""Forms: pygame_gui's elements under our theme, placed in design pixels.

The sheet of 1920 × 1080 design pixels is centred in the window and scaled to fit it, so nothing is ever
cut off. What is longer than its place lies in an area that scrolls.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import pygame
from pygame_gui.core import ObjectID, UIElement
from pygame_gui.elements import (
    UIButton,
    UIHorizontalSlider,
    UIImage,
    UILabel,
    UIScrollingContainer,
    UITextBox,
)

from engine.controls import Control, DropDown, Entry, Shortcut, Slider, Stepper, TypedLine, Unfolding
from engine.elements import Button, Label, show_held, take
from engine.lettering import enterable, printable, wrapped
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH, FLAME, HIDE, TYPE, UNSCALED, Colour

if TYPE_CHECKING:
    from engine.app import App

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height in design pixels."""

MOST_STEPS = 5
"""A choice of more values than this is a list that drops down."""
LEADING = 1.22
"""Height of a line of text, in sizes of its type."""
BAR = 20
"""Window pixels of a bar that scrolls an area, as pygame_gui has it."""
ASCENT = 0.9
"""The share of a line's height that letters take."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the sheet; boxes inside it are measured from its corner."""

    left: float
    top: float
    container: UIScrollingContainer | None
    """What it scrolls in; None where all of it fits."""


WHOLE = Area(0, 0, None)


class Form:
    """The elements of one page, in the order the focus visits them."""

    def __init__(self, app: "App") -> None:
        self.app = app
        size = app.surface.get_size()
        self.manager = app.gui.cleared((size, app.text_pixels, app.pixels))
        self.controls: list[Control] = []
        self.shortcuts: list[Shortcut] = []
        self.entries: list[Entry] = []
        self.steppers: list[Stepper] = []
        self.menus: list[DropDown] = []
        self.sliders: list[Slider] = []
        self.prose_boxes: list[UITextBox] = []
        self.areas: dict[UIScrollingContainer, Colour | None] = {}
        self.pressed_at = (0, 0)
        """Where the mouse was pressed last, in window pixels."""
        self.left = (size[0] - DESIGN_WIDTH * app.pixels) / 2
        self.top = (size[1] - DESIGN_HEIGHT * app.pixels) / 2
        """Window pixels beside and above the sheet."""

    def rect(self, box: Box, inside: Area = WHOLE) -> pygame.Rect:
        """A box in window pixels; in pixels from the corner of what scrolls, where it lies in that."""
        pixels = self.app.pixels
        left, top = box[0] * pixels, box[1] * pixels
        if inside.container is None:
            left += self.left + inside.left * pixels
            top += self.top + inside.top * pixels
        return pygame.Rect(round(left), round(top), round(box[2] * pixels), round(box[3] * pixels))

    def area(self, box: Box, height: float, ground: Colour | None = None) -> Area:
        """A part of the sheet for what is so high, on its ground: it scrolls where the box is lower."""
        if height <= box[3]:
            return Area(box[0], box[1], None)
        container = UIScrollingContainer(self.rect(box), self.manager, allow_scroll_x=False)
        container.set_scrollable_area_dimensions((self.rect(box).width, round(height * self.app.pixels)))
        self.areas[container] = ground
        return Area(box[0], box[1], container)

    def line_height(self, style: str = "@body") -> float:
        """Design pixels from one line of a style to the next, at the text size of the settings."""
        return TYPE[style][0] * self.app.text_size * LEADING

    def width(self, text: str, style: str = "@body") -> float:
        """Design pixels that a line takes, at the text size of the settings."""
        size, typeface = TYPE[style]
        font = self.app.assets.font(typeface, round(size * self.app.text_pixels))
        return (font.size(printable(text))[0] + 2) / self.app.pixels

    def lines(self, text: str, width: float, style: str = "@body") -> list[str]:
        """A text as lines no wider than so many design pixels."""
        size, typeface = TYPE[style]
        font = self.app.assets.font(typeface, round(size * self.app.text_pixels))
        return wrapped(printable(text), font, round(width * self.app.pixels))

    def clear_areas(self) -> None:
        """Take off everything that scrolls: what is laid in its place is read from the beginning."""
        for container in self.areas:
            container.kill()
        self.areas.clear()

    def label(self, text: str, box: Box, style: str = "@body", inside: Area = WHOLE) -> UILabel:
        """A line of text, centred but for the styles that say otherwise."""
        text, rect = printable(text), self.rect(box, inside)
        fitting = self._fitting(text, rect, style)
        return Label(rect, text, self.manager, inside.container, fitting, self.app.gui.looks)

    def paragraph(
        self, text: str, box: tuple[float, float, float], style: str = "@left", inside: Area = WHOLE
    ) -> float:
        """Lines of text from a left, a top and a width; returns how high they are."""
        height = self.line_height(style)
        lines = self.lines(text, box[2], style)
        for index, line in enumerate(lines):
            self.label(line, (box[0], box[1] + index * height, box[2], height), style, inside)
        return len(lines) * height

    def picture(self, path: str, box: Box, inside: Area = WHOLE) -> None:
        """An SVG below ``assets``, drawn to fill a box."""
        rect = self.rect(box, inside)
        surface = self.app.assets.picture(path, rect.width, rect.height)
        UIImage(rect, surface, self.manager, container=inside.container)

    def panel(self, box: Box, inside: Area = WHOLE) -> None:
        """A bright frame behind what is put into the box afterwards."""
        rect = self.rect(box, inside)
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        radius = round(12 * self.app.pixels)
        pygame.draw.rect(surface, HIDE, surface.get_rect(), border_radius=radius)
        pygame.draw.rect(surface, FLAME, surface.get_rect(), 2, radius)
        UIImage(rect, surface, self.manager, container=inside.container)

    def prose(self, html: str, box: Box) -> UITextBox:
        """A box of rich text that scrolls when it is longer than the box."""
        text_box = UITextBox(html, self.rect(box), self.manager)
        self.prose_boxes.append(text_box)
        return text_box

    def button(
        self,
        text: str,
        box: Box,
        action: Callable[[], None],
        *,
        key: str = "",
        style: str = "@body",
        inside: Area = WHOLE,
        tells: str = "",
        name: str = "",
    ) -> UIButton:
        """A button; ``key`` presses it too, ``tells`` is read when it is pointed at, ``name`` among keys."""
        button = self._button(text, box, action, style, inside)
        self.controls.append(Control(button, action, key=key, name=name or text, tells=tells))
        return button

    def place(self, box: Box, action: Callable[[], None]) -> pygame.Rect:
        """A part of the page that the page itself draws, and that the focus can reach; where it is."""
        element = UIElement(self.rect(box), self.manager, None, starting_height=1, layer_thickness=1)
        element.image = self.manager.get_universal_empty_surface()
        self.controls.append(Control(element, action))
        return pygame.Rect(element.rect)

    def shortcut(self, key: str, name: str, action: Callable[[], None]) -> None:
        """A letter that does something without a button."""
        self.shortcuts.append(Shortcut(key, name, action))

    def choice(
        self,
        values: Sequence[str],
        chosen: int,
        box: Box,
        choose: Callable[[int], None],
        inside: Area = WHOLE,
    ) -> None:
        """One of several values: a stepper for a few of them, a list that drops down for many."""
        if len(values) > MOST_STEPS:
            self.drop_down(values, chosen, box, choose, inside)
            return
        button = self._button(values[chosen], box, lambda: stepper.press(self.pressed_at), "@stepper", inside)
        stepper = Stepper(button, len(values), chosen, choose)
        self.steppers.append(stepper)
        self.controls.append(Control(button, stepper.on, stepper.step))

    def drop_down(
        self,
        values: Sequence[str],
        chosen: int,
        box: Box,
        choose: Callable[[int], None],
        inside: Area = WHOLE,
    ) -> None:
        """One of several values, from a list that opens to the side on which all of it is in view."""
        named: list[Any] = [(printable(value), str(index)) for index, value in enumerate(values)]
        rect, container = self.rect(box, inside), inside.container
        view = pygame.Rect(container.rect if container else self.app.surface.get_rect())
        menu = Unfolding(named, chosen, rect, self.manager, container, view)
        drop_down = DropDown(menu, values, chosen, choose)
        self.menus.append(drop_down)
        self.controls.append(Control(menu, drop_down.toggle, drop_down.step))

    def slider(
        self,
        value: int,
        limits: tuple[int, int],
        box: Box,
        changed: Callable[[int], None],
        step: int = 5,
        inside: Area = WHOLE,
    ) -> None:
        """A whole number between two others, dragged or stepped."""
        bar = UIHorizontalSlider(
            self.rect(box, inside),
            value,
            limits,
            self.manager,
            container=inside.container,
            click_increment=step,
        )
        slider = Slider(bar, value, step, changed)
        self.sliders.append(slider)
        self.controls.append(Control(bar, lambda: None, slider.step))

    def entry(
        self,
        text: str,
        box: Box,
        changed: Callable[[str], None],
        longest: int,
        inside: Area = WHOLE,
        empty: str = "",
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """A line to type in; ``changed`` gets the text after every change, ``empty`` is read in none.

        ``done`` is what Enter does there.
        """
        rect = self.rect(box, inside)
        line = TypedLine(
            rect,
            self.manager,
            container=inside.container,
            initial_text=enterable(text),
            placeholder_text=empty or None,
        )
        line.set_text_length_limit(longest)
        self.entries.append(Entry(line, changed))
        self.controls.append(Control(line, done))

    def type_into(self, entry: Entry) -> None:
        """Take the keyboard to a line; what is typed there first takes the place of what it reads."""
        self.manager.set_focus_set(entry.line.get_focus_set())
        entry.line.select_all()

    def look(self, *, pressed: bool) -> None:
        """Show what was pressed, and pass on what was typed, dragged and chosen to whoever wants it."""
        self.manager.update(0.001)
        if pressed:
            show_held(self.manager)
        watched: list[Entry | Slider | DropDown] = [*self.entries, *self.sliders, *self.menus]
        for each in watched:
            each.look()

    @property
    def open_menu(self) -> DropDown | None:
        """The list that is open over the form, if one is."""
        return next((menu for menu in self.menus if menu.open), None)

    def _button(self, text: str, box: Box, pressed: Callable[[], None], style: str, inside: Area) -> UIButton:
        text, rect = printable(text), self.rect(box, inside)
        fitting = self._fitting(text, rect, style)

        def command() -> None:
            take(button)
            pressed()

        button = Button(rect, text, self.manager, inside.container, fitting, command)
        return button

    def _fitting(self, text: str, rect: pygame.Rect, style: str) -> ObjectID:
        """The style, without the text size setting where larger type would be cut off."""
        size, typeface = TYPE[style]
        font = self.app.assets.font(typeface, round(size * self.app.text_pixels))
        width, height = font.size(text)
        fits = width <= rect.width and height * ASCENT <= rect.height
        return ObjectID(class_id=style if fits else f"{style}{UNSCALED}")
