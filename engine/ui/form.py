"""Forms: the widgets of a page, placed in design pixels.

The sheet of 1920 × 1080 design pixels is centred in the window and scaled to fit, so nothing is cut off.
Content too long for its place goes into a pane that scrolls.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import pygame

from engine.theme import BRASS, DESIGN_HEIGHT, DESIGN_WIDTH, FLAME, HIDE, mixed
from engine.ui import styles
from engine.ui.button import Button, IconButton, TabButton, TextButton, key_width
from engine.ui.choice import Choice, Switch
from engine.ui.entry import TextEntry
from engine.ui.pane import BAR, Pane
from engine.ui.slider import Slider
from engine.ui.styles import TextStyle
from engine.ui.widget import Control, Frame, PaneStart, Picture, Rich, Shade, Site, Text, Widget, wrapped_runs

if TYPE_CHECKING:
    from engine.app import App

AnyWidget = TypeVar("AnyWidget", bound=Widget)
Value = TypeVar("Value")
Tab = TypeVar("Tab", bound=Enum)
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height in design pixels."""

MAIN_BOX: Final[Box] = (1584, 952, 304, 88)
BACK_BOX: Final[Box] = (32, 32, 176, 64)
ENTER: Final = "Enter"
"""The key that presses the main button."""
PAD: Final = 44.0
"""The most design pixels beside the text of a button in a row, both sides together."""
SHADE: Final = 56.0
"""Design pixels by which the shade behind a line extends beyond its letters."""
INSET: Final = 24.0
"""Design pixels between the edge of a text box and its text at the sides; half of that above and below."""


@dataclass(frozen=True, slots=True)
class MenuItem:
    """An action on a page, shown as a button or reached by its key alone."""

    name: str
    press: Callable[[], None]
    key: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the sheet; boxes inside it are measured from its corner."""

    left: float
    top: float
    pane: Pane | None
    """The pane that it scrolls in, or None if all of it fits."""


WHOLE = Area(0, 0, None)


class Form:
    """The widgets of one page, in the order in which they are drawn and focused."""

    def __init__(self, app: "App") -> None:
        self.app = app
        size = app.surface.get_size()
        self.scale = app.scale
        self.widgets: list[Widget] = []
        self.controls: list[Control] = []
        self.shortcuts: list[MenuItem] = []
        self.panes: list[Pane] = []
        self.left = (size[0] - DESIGN_WIDTH * app.box_scale) / 2
        self.top = (size[1] - DESIGN_HEIGHT * app.box_scale) / 2
        """Window pixels to the left of and above the sheet, like ``left``."""

    @property
    def entries(self) -> list[TextEntry]:
        """The text entries."""
        return [each for each in self.controls if isinstance(each, TextEntry)]

    @property
    def choices(self) -> list[Choice]:
        """The controls that choose one of several values."""
        return [each for each in self.controls if isinstance(each, Choice)]

    @property
    def typing(self) -> TextEntry | None:
        """The text entry that has the keyboard, or None."""
        return next((entry for entry in self.entries if entry.focused), None)

    def rect(self, box: Box, inside: Area = WHOLE) -> pygame.Rect:
        """Return a box in window pixels; inside a pane, measured from the corner of its content."""
        box_scale = self.app.box_scale
        left, top = box[0] * box_scale, box[1] * box_scale
        if inside.pane is None:
            left += self.left + inside.left * box_scale
            top += self.top + inside.top * box_scale
        return pygame.Rect(round(left), round(top), round(box[2] * box_scale), round(box[3] * box_scale))

    def site(self, box: Box, inside: Area = WHOLE) -> Site:
        """Return the site of a widget: its box in window pixels, the scale and the pane it scrolls in."""
        return Site(self.rect(box, inside), self.scale, inside.pane)

    def area(self, box: Box, height: float) -> Area:
        """Return an area for content of a height in design pixels, with a pane if it is too long."""
        if height <= box[3]:
            return Area(box[0], box[1], None)
        pane = Pane(self.rect(box), max(1, round(height * self.app.box_scale)), self.app.box_scale)
        self.panes.append(pane)
        self.add(PaneStart(pane, self.scale))
        return Area(box[0], box[1], pane)

    def line_height(self, style: TextStyle = styles.BODY) -> float:
        """Return the design pixels from one line of a style to the next, at the current text size."""
        return self.scale.line_height(style)

    def width(self, text: str, style: TextStyle = styles.BODY) -> float:
        """Return the width of a line in design pixels, at the current text size."""
        return self.scale.width(text, style)

    def lines(self, text: str, width: float, style: TextStyle = styles.BODY) -> list[str]:
        """Break a text into lines of at most ``width`` design pixels."""
        return self.scale.lines(text, style, width)

    def balanced_width(self, text: str, width: float, style: TextStyle = styles.BODY) -> float:
        """Return a smaller width for a text with as many lines, so that the last isn't a single word."""
        count, narrow = len(self.lines(text, width, style)), width
        while narrow > width / 2 and len(self.lines(text, narrow - 40, style)) == count:
            narrow -= 40
        return narrow

    def text_height(self, text: str, width: float, style: TextStyle = styles.BODY) -> float:
        """Return the height in design pixels of a text in lines of at most ``width``."""
        return len(self.lines(text, width, style)) * self.line_height(style)

    def add(self, widget: AnyWidget) -> AnyWidget:
        """Add a widget; the focus reaches it if it is a control."""
        self.widgets.append(widget)
        if isinstance(widget, Control):
            self.controls.append(widget)
        return widget

    def label(self, text: str, box: Box, style: TextStyle = styles.BODY, inside: Area = WHOLE) -> Text:
        """Add a line of text, centred unless its style says otherwise."""
        return self.add(Text(self.site(box, inside), text, style))

    def shade(self, start: int) -> None:
        """Add a soft shade behind all text added since the widget at ``start``, for use on a painted room."""
        lines = [line.rect for widget in self.widgets[start:] for line in widget.written()]
        if lines:
            shade = Shade(Site(lines[0].unionall(lines[1:]), self.scale), round(SHADE * self.app.box_scale))
            self.widgets.insert(start, shade)

    def paragraph(
        self, text: str, box: tuple[float, float, float], style: TextStyle = styles.LEFT, inside: Area = WHOLE
    ) -> float:
        """Add wrapped text at a left, a top and a width; return its height."""
        height = self.line_height(style)
        lines = self.lines(text, box[2], style)
        for index, line in enumerate(lines):
            self.label(line, (box[0], box[1] + index * height, box[2], height), style, inside)
        return len(lines) * height

    def rich(self, marked: str, box: tuple[float, float, float], style: TextStyle) -> float:
        """Add a paragraph with **bold** and *italic* words; return its height."""
        height = self.line_height(style)
        lines = wrapped_runs(self.scale, marked, style, box[2])
        for index, line in enumerate(lines):
            site = self.site((box[0], box[1] + index * height, box[2], height))
            self.add(Rich(site, line, style))
        return len(lines) * height

    def picture(self, path: str, box: Box, inside: Area = WHOLE) -> None:
        """Add an SVG below ``assets``, drawn to fill a box."""
        rect = self.rect(box, inside)
        self.image(self.app.assets.picture(path, rect.width, rect.height), box, inside)

    def image(self, drawn: pygame.Surface, box: Box, inside: Area = WHOLE) -> None:
        """Add a picture that is already drawn."""
        self.add(Picture(self.site(box, inside), drawn))

    def panel(self, box: Box, inside: Area = WHOLE, *, bright: bool = True, alpha: int = 255) -> Frame:
        """Add a frame behind the widgets added to the box later."""
        edge = FLAME if bright else mixed(HIDE, BRASS, 0.6)
        return self.add(Frame(self.site(box, inside), edge, alpha))

    def text_box(self, text: str, box: Box) -> Area:
        """Add a framed text that scrolls if it is longer than its box."""
        self.panel(box, bright=False)
        left, top, width, height = box
        inner = (left + INSET, top + INSET / 2, width - 2 * INSET, height - INSET)
        room = inner[2] - BAR / self.app.box_scale
        paragraphs, top = text.split("\n"), 0.0
        area = self.area(inner, sum(self.text_height(line, room, styles.LEFT) for line in paragraphs))
        for line in paragraphs:
            top += self.paragraph(line, (0, top, room), styles.LEFT, area)
        return area

    def main_box(self, text: str) -> Box:
        """Return the box of the main button, wide enough for its text and the key cap of Enter."""
        left, top, width, height = MAIN_BOX
        wide = max(width, self.width(text, styles.MAIN) + 2 * (key_width(self.scale, ENTER) + PAD))
        return left + width - wide, top, wide, height

    def button(
        self,
        text: str,
        box: Box,
        action: Callable[[], None],
        *,
        key: str = "",
        style: TextStyle = styles.BODY,
        main: bool = False,
        inside: Area = WHOLE,
        tip: str = "",
        name: str = "",
        cap: bool = False,
        note: str = "",
    ) -> Button:
        """Add a button; ``key`` presses it and ``cap`` draws that key on it; ``tip`` is its tooltip.

        A ``note`` is under its text. The ``main`` button has its own style and shows Enter, which presses it.
        """
        button = Button(
            self.site(box, inside),
            text,
            styles.MAIN if main else style,
            action,
            key=key,
            name=name,
            tip=tip,
            main=main,
            cap=ENTER if main else key if cap else "",
            note=note,
        )
        return self.add(button)

    def text_button(
        self, text: str, box: Box, action: Callable[[], None], *, key: str = "", tip: str = ""
    ) -> TextButton:
        """Add a button of text alone."""
        return self.add(TextButton(self.site(box), text, styles.BODY, action, key=key, tip=tip))

    def icon(self, path: str, box: Box, action: Callable[[], None], *, name: str, tip: str) -> IconButton:
        """Add a button with a picture instead of text."""
        site = self.site(box)
        side = round(min(site.rect.size) * 0.6)
        picture = self.app.assets.picture(path, side, side)
        return self.add(IconButton(site, picture, action, name=name, tip=tip))

    def tabs(self, now: Tab, box: Box, choose: Callable[[Tab], None]) -> None:
        """Add tabs for the values of an enum side by side, each as wide as its text needs."""
        left, top, width, height = box
        needs = {tab: self.width(tab.value) for tab in type(now)}
        spare = (width - sum(needs.values())) / len(needs)
        for tab, need in needs.items():
            site = self.site((left, top, need + spare, height))
            shown = TabButton(site, tab.value, styles.BODY, partial(choose, tab))
            self.add(shown).selected = tab is now
            left += need + spare

    def row(
        self, items: Sequence[MenuItem], left: float, most: float = inf, top: float = MAIN_BOX[1] + 12
    ) -> None:
        """Add text buttons in a row, closer together if they would be wider than ``most``."""
        widths = [self.width(item.name) for item in items]
        pad = min(PAD, (most - sum(widths)) / len(items))
        for item, width in zip(items, widths, strict=True):
            box = (left, top, width + pad, 64)
            self.text_button(item.name, box, item.press, key=item.key, tip=item.tip)
            left += width + pad

    def hotspot(self, box: Box, action: Callable[[], None], *, tip: str = "") -> pygame.Rect:
        """Add a clickable part of the page that the page draws itself; return its rectangle."""
        return self.add(Control(self.site(box), action, tip=tip)).rect

    def shortcut(self, key: str, name: str, action: Callable[[], None]) -> None:
        """Add a key that does something without a button."""
        self.shortcuts.append(MenuItem(name, action, key))

    def one_of(
        self,
        offered: Mapping[Value, str],
        now: Value,
        box: Box,
        choose: Callable[[Value], None],
        inside: Area = WHOLE,
    ) -> Choice:
        """Add a choice of values, each with its text."""
        values, words, site = list(offered), list(offered.values()), self.site(box, inside)
        return self.add(Choice(site, words, values.index(now), lambda index: choose(values[index])))

    def switch(self, on: bool, box: Box, changed: Callable[[bool], None], inside: Area = WHOLE) -> Switch:
        """Add a switch that is off or on."""
        return self.add(Switch(self.site(box, inside), on, changed))

    def slider(
        self,
        value: int,
        limits: tuple[int, int],
        step: int,
        box: Box,
        changed: Callable[[int], None],
        inside: Area = WHOLE,
    ) -> Slider:
        """Add a slider for a whole number."""
        return self.add(Slider(self.site(box, inside), value, limits, step, changed))

    def entry(
        self,
        text: str,
        box: Box,
        changed: Callable[[str], None],
        longest: int,
        inside: Area = WHOLE,
        empty: str = "",
        done: Callable[[], None] = lambda: None,
    ) -> TextEntry:
        """Add a text entry; ``changed`` gets the text after every change, and Enter calls ``done``."""
        site = self.site(box, inside)
        return self.add(TextEntry(site, text, changed, longest=longest, empty=empty, done=done))

    def type_into(self, entry: TextEntry) -> None:
        """Give the keyboard to a text entry, with all its text selected."""
        self.stop_typing()
        entry.focus()
        entry.select_all()

    def stop_typing(self) -> None:
        """Take the keyboard from the text entry that has it."""
        if (typing := self.typing) is not None:
            typing.blur()

    def restore_from(self, before: "Form") -> None:
        """Let widgets take over the state of the same widgets on the last form."""
        for control, old in zip(self.controls, before.controls, strict=False):
            if type(control) is type(old) and control.name == old.name:
                control.restore_from(old)
        for pane, was in zip(self.panes, before.panes, strict=False):
            pane.scroll_to(was.share)

    def control_at(self, at: tuple[int, int]) -> Control | None:
        """Return the control at a point of the window, or a small one that a finger there would mean."""
        for loosely in (False, True):
            found = [each for each in self.controls if each.enabled and each.hits(at, loosely=loosely)]
            if found:
                return found[-1]
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, each clipped to its pane, and the scroll bars."""
        whole = surface.get_clip()
        for widget in self.widgets:
            if widget.pane is None:
                widget.draw(surface)
            elif widget.visible:
                surface.set_clip(widget.pane.rect.clip(whole))
                widget.draw(surface)
                surface.set_clip(whole)
        for pane in self.panes:
            pane.finish(surface)
