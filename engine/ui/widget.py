"""Widgets of a form: text, pictures and frames, and the base class of all controls."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from engine.text_wrapping import breaks, printable
from engine.theme import BRASS, FLAME, HIDE, SOOT, Colour, Typeface, mixed
from engine.ui.pane import Pane
from engine.ui.shapes import Shape, draw_shade, draw_shadow, draw_shape, light_up, line_width
from engine.ui.styles import TextStyle
from engine.ui.text import DrawnText, Line, Scale, fitted

MARKUP: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|(?P<plain>[^*]+|\*)")
"""Text between two stars, between one, and other text."""
FACES: Final = {"bold": Typeface.BOLD, "italic": Typeface.ITALIC, "plain": Typeface.TEXT}
TARGET: Final = 44
"""The least width and height that can be pressed, in window pixels."""
HOVER_TIME: Final = 110.0
"""Milliseconds in which a control lights up under the pointer, or rises again after a press."""
LIFT: Final = 4.0
"""Design pixels that a control rises under the pointer; a press sinks it by half of that."""


class Site(NamedTuple):
    """The place of a widget in the window, or in the content of a pane, and the scale it is drawn at."""

    rect: pygame.Rect
    scale: Scale
    pane: Pane | None = None


class Widget:
    """Something on a form that can be drawn."""

    text = ""

    def __init__(self, site: Site) -> None:
        self.spot, self._scale, self.pane = site

    @property
    def rect(self) -> pygame.Rect:
        """Its current rectangle in the window, visible or not."""
        return self.spot.copy() if self.pane is None else self.spot.move(self.pane.content.topleft)

    @property
    def view(self) -> pygame.Rect | None:
        """The part of the window that it is visible in, or None if it doesn't scroll."""
        return None if self.pane is None else self.pane.rect

    @property
    def visible(self) -> pygame.Rect:
        """The visible part of its rectangle."""
        return self.rect if self.pane is None else self.rect.clip(self.pane.rect)

    def written(self) -> Iterator[DrawnText]:
        """Yield the lines of text on the widget, each with the rectangle it must stay in."""
        return iter(())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its current place."""
        raise NotImplementedError


class Text(Widget):
    """A line of text."""

    def __init__(self, site: Site, text: str, style: TextStyle) -> None:
        super().__init__(site)
        self.style = style
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Change the text."""
        self._line = fitted(self._scale, text, self.style, self.spot.size)
        self.text = self._line.words

    def written(self) -> Iterator[DrawnText]:
        """Yield the line, unless it is blank."""
        if self.text.strip():
            yield self._line.written(self._scale.assets, self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text in the colour of its style."""
        self._line.draw(surface, self._scale.assets, self.rect, self.style.colour)


class Shade(Widget):
    """A soft shade behind text on a painted room."""

    def __init__(self, site: Site, spread: int) -> None:
        super().__init__(site)
        self._spread = spread

    def draw(self, surface: pygame.Surface) -> None:
        """Darken the picture beneath."""
        draw_shade(surface, self.rect, self._spread)


@dataclass(frozen=True, slots=True)
class Run:
    """Words set in one font."""

    words: str
    typeface: Typeface


def runs(marked: str) -> list[Run]:
    """Split a text into runs: bold between two stars, italic between one, without the stars."""
    found = ((each.lastgroup or "", each) for each in MARKUP.finditer(marked))
    return [Run(printable(each[kind]), FACES[kind]) for kind, each in found]


def wrapped_runs(scale: Scale, marked: str, style: TextStyle, width: float) -> list[list[Run]]:
    """Break a paragraph into lines of runs, at most ``width`` design pixels wide."""
    size, most = scale.type_size(style), width * scale.box_scale
    lines: list[list[Run]] = [[]]
    across = 0
    for run in runs(marked):
        starts = [0, *filter(None, breaks(run.words))]
        for word in (run.words[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)):
            wide, _ = scale.assets.measure(word, run.typeface, size)
            apart = word[0] == " " or bool(lines[-1] and lines[-1][-1].words.endswith(" "))
            if lines[-1] and apart and across + wide > most:
                lines.append([])
                across, word = 0, word.lstrip()
                wide, _ = scale.assets.measure(word, run.typeface, size)
            lines[-1].append(Run(word, run.typeface))
            across += wide
    return lines


class Rich(Widget):
    """One line of a paragraph with bold and italic words."""

    def __init__(self, site: Site, line: list[Run], style: TextStyle) -> None:
        super().__init__(site)
        self.text = "".join(run.words for run in line)
        self._style = style
        size = site.scale.type_size(style)
        self._lines = [Line(run.words, run.typeface, size, "left", False) for run in line]

    def written(self) -> Iterator[DrawnText]:
        """Yield the whole line."""
        rect = self._across(self.rect)[0]
        wide = sum(each.width for each in self._across(self.rect))
        letters = pygame.Rect(rect.left, 0, wide, self._scale.type_size(self._style))
        letters.centery = rect.centery
        yield DrawnText(self.text, letters, self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the runs; bold ones have a colour of their own."""
        for line, room in zip(self._lines, self._across(self.rect), strict=True):
            bold = line.typeface is Typeface.BOLD
            line.draw(surface, self._scale.assets, room, FLAME if bold else self._style.colour)

    def _across(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Return the rectangle of each run."""
        widths = [self._scale.assets.measure(line.words, line.typeface, line.size)[0] for line in self._lines]
        left = rect.left if self._style.align == "left" else rect.centerx - sum(widths) // 2
        rooms = []
        for wide in widths:
            rooms.append(pygame.Rect(left, rect.top, wide, rect.height))
            left += wide
        return rooms


class Picture(Widget):
    """A picture at the size of its box."""

    def __init__(self, site: Site, picture: pygame.Surface) -> None:
        super().__init__(site)
        self._picture = picture

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture."""
        surface.blit(self._picture, self.rect)


class PaneStart(Widget):
    """The start of a pane: everything added earlier lies beneath its content."""

    def __init__(self, begins: Pane, scale: Scale) -> None:
        super().__init__(Site(begins.rect, scale))
        self._begins = begins

    def draw(self, surface: pygame.Surface) -> None:
        """Let the pane copy the background at its edges."""
        self._begins.begin(surface)


class Frame(Widget):
    """A box behind the widgets added after it."""

    def __init__(self, site: Site, edge: Colour, alpha: int) -> None:
        super().__init__(site)
        box_scale = site.scale.box_scale
        top, radius = mixed(HIDE, BRASS, 0.07), round(12 * box_scale)
        self._shape = Shape(top, HIDE, edge, line_width(2, box_scale), radius, alpha)
        self._spread = round(14 * box_scale)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box and its shadow."""
        draw_shadow(surface, self.rect, self._spread)
        draw_shape(surface, self.rect, self._shape)


class Control(Widget):
    """Something that can be pressed and have the focus."""

    drags = False
    """True if it follows the pointer while it is held."""
    steps = False
    """True if left and right change its value."""
    enabled = True
    held = False
    heat = 0.0
    """Strength of the highlight from pointer or focus, 0 to 1."""
    sunk = 0.0
    """Depth of the press, 0 to 1."""

    def __init__(
        self, site: Site, activate: Callable[[], None], *, key: str = "", name: str = "", tip: str = ""
    ) -> None:
        """Create a control that calls ``activate``; ``key`` presses it too and is listed under ``name``."""
        super().__init__(site)
        self.activate = activate
        self.key = key
        self.name = name
        self.tip = tip

    def hits(self, at: tuple[int, int], *, loosely: bool = False) -> bool:
        """True if a point is on the control; ``loosely`` also counts points near a very small control."""
        visible = self.visible
        if loosely and visible:
            visible = visible.inflate(max(0, TARGET - visible.width), max(0, TARGET - visible.height))
        return visible.collidepoint(at)

    def press(self) -> None:
        """Flash, then run the action."""
        light_up(self.visible)
        self.activate()

    def step(self, _way: int) -> bool:
        """Change to the value on one side; return True if there was one."""
        return False

    def hold(self, _at: tuple[int, int]) -> None:
        """Start a press by the pointer."""
        self.held, self.sunk = True, 1.0

    def drag(self, _at: tuple[int, int]) -> None:
        """Follow the pointer that holds it."""

    def end_press(self) -> None:
        """End the press."""
        self.held = False

    def release(self, at: tuple[int, int]) -> None:
        """End the press at a point; it counts if it started and ended on the control."""
        held = self.held
        self.end_press()
        if held and self.hits(at, loosely=True):
            self.press()

    def highlight(self, milliseconds: float, *, hot: bool) -> bool:
        """Update the highlight; return True if that changed how it looks."""
        before = self.heat, self.sunk
        by = milliseconds / HOVER_TIME
        self.heat = min(1.0, self.heat + by) if hot and self.enabled else max(0.0, self.heat - by)
        self.sunk = 1.0 if self.held else max(0.0, self.sunk - by)
        return before != (self.heat, self.sunk)

    def restore_from(self, other: "Control") -> None:
        """Take over the state of the same control on the old form."""
        self.heat, self.sunk, self.held = other.heat, other.sunk, other.held

    def moved(self, rect: pygame.Rect, box_scale: float) -> pygame.Rect:
        """Return the rectangle it is drawn in: raised under the pointer, squashed while pressed."""
        up = round(LIFT * box_scale * self.heat * (1 - self.sunk))
        down = max(1, round(LIFT / 2 * box_scale)) if self.sunk > 0.5 else 0
        squash = max(1, round(2 * box_scale)) if self.sunk > 0.5 else 0
        return rect.inflate(-2 * squash, -squash).move(0, down - up)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing: a hotspot is drawn by its page."""


def dull(colour: Colour, share: float = 0.5) -> Colour:
    """Return the colour of something that can't be pressed."""
    return mixed(colour, SOOT, share)
