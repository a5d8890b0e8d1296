"""Buttons: a box with text or a picture, text alone, and tabs."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil
from typing import Final

import pygame

from engine.text_wrapping import in_lines
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SOOT, Colour, mixed
from engine.ui import styles
from engine.ui.shapes import Shape, draw_glow, draw_shadow, draw_shape, line_width
from engine.ui.styles import TextStyle
from engine.ui.text import LEAST_DRAWN, DrawnText, Line, Scale, fitted
from engine.ui.widget import Control, Site, dull

BLOOD: Final[Colour] = (0x8A, 0x2A, 0x1C)
"""The lit side of oxblood."""
RADIUS: Final = 10
CAP: Final = 38.0
"""Design pixels of a key cap drawn on a button."""
NEAR: Final = 9.0
"""Design pixels between a button's text and a key cap centred with it."""
NOTE: Final = styles.ASIDE
"""The style of a note under a button's text."""
NOTE_LINES: Final = (1, 2, 3)
"""Numbers of lines to try for a note; fewer lines win over slightly larger type."""
PADDING: Final = 14.0
"""Design pixels kept free at the sides of a button with a note, and beside its key cap."""
RIM: Final = 12.0
"""Design pixels kept free above and below the text and note together."""
LABEL, LEAD = 1.35, 28.0
"""The height of a button's text in lines of its note, and the most design pixels of such a line."""


class Button(Control):
    """A box with text; a ``main`` button is the main action of its page."""

    def __init__(
        self,
        site: Site,
        text: str,
        style: TextStyle,
        activate: Callable[[], None],
        *,
        key: str = "",
        name: str = "",
        tip: str = "",
        main: bool = False,
        cap: str = "",
        note: str = "",
    ) -> None:
        """Create a button with a text, a ``note`` under it, and a key cap beside it if there is room."""
        super().__init__(site, activate, key=key, name=name or text, tip=tip)
        spot, scale, _ = site
        self.main = main
        self.selected = False
        self.enter_goes_elsewhere = False
        """True while Enter would press another control: then the main button has no key cap."""
        self.style = style
        self._needed = scale.width(text, style)
        """Design pixels of its text."""
        room = spot.width / scale.box_scale - self._needed
        self._cap = cap if cap and (note or room >= CAP / 2 + key_width(scale, cap) + 4 * RADIUS) else ""
        self._note = note_lines(scale, note, spot, self._cap) if note else []
        if self._cap and note and self._note[0].size < LEAST_DRAWN * scale.box_scale:
            self._cap, self._note = "", note_lines(scale, note, spot, "")
        self._line = fitted(scale, text, style, self.text_room(spot).size)
        if note and cap:  # text on the left, keys on the right: buttons in a column line up
            self._line = replace(self._line, align="left")
            self._note = [replace(line, align="left") for line in self._note]
        self.text = self._line.words

    def written(self) -> Iterator[DrawnText]:
        """Yield the lines of text on the button."""
        if self.text.strip():
            yield self._line.written(self._scale.assets, self.text_room(self.rect))
        for line, room in zip(self._note, self._rows(self.rect)[1:], strict=True):
            yield line.written(self._scale.assets, room)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box, the text and the key cap."""
        box_scale, assets = self._scale.box_scale, self._scale.assets
        rect = self.moved(self.rect, box_scale)
        if self.enabled:
            draw_shadow(surface, rect, round((8 + 8 * self.heat) * box_scale))
        if self.main and self.heat and self.enabled:
            draw_glow(surface, rect, round(20 * box_scale), mixed(SOOT, EMBER, 0.35 * self.heat))
        draw_shape(surface, rect, self._look(box_scale))
        self._line.draw(surface, assets, self.text_room(rect), self._colour())
        for line, room in zip(self._note, self._rows(rect)[1:], strict=True):
            line.draw(surface, assets, room, NOTE.colour)
        if self._shown_cap:
            self._draw_cap(surface, rect)

    @property
    def _shown_cap(self) -> str:
        return "" if self.main and self.enter_goes_elsewhere else self._cap

    @property
    def noted(self) -> bool:
        """True if there is a note under its text."""
        return bool(self._note)

    @staticmethod
    def even_out(buttons: "Sequence[Button]") -> None:
        """Give several buttons the same type size: the smallest that any of them needs."""
        words = min((button._line.size for button in buttons), default=0)
        notes = min((line.size for button in buttons for line in button._note), default=0)
        for button in buttons:
            button._line = replace(button._line, size=words)
            button._note = [replace(line, size=notes) for line in button._note]

    def _rows(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Return the rectangles of the text and of each line of the note."""
        return button_rows(self._scale, rect, len(self._note), self._shown_cap)

    def text_room(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the rectangle of the text: centred in the box or with its key cap, or over its note."""
        cap = self._shown_cap
        if not cap or self._note:
            return self._rows(rect)[0]
        middle = rect.inflate(-2 * self._beside(), 0)
        return joined(self._scale, self._needed, rect, cap)[0] if self._joined(middle.width) else middle

    def _beside(self) -> int:
        """Return the pixels that a key cap takes at an edge."""
        return round((key_width(self._scale, self._shown_cap) + CAP / 2 + RADIUS) * self._scale.box_scale)

    def _joined(self, middle: int) -> bool:
        """True if text and key cap are centred together: on a main button, and on a narrow one."""
        return not self._note and (self.main or self._needed * self._scale.box_scale > middle)

    def _draw_cap(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        right = rect.right - round((PADDING if self._note else CAP / 2) * self._scale.box_scale)
        if self._joined(rect.width - 2 * self._beside()):
            right = joined(self._scale, self._needed, rect, self._shown_cap)[1]
        draw_key(surface, self._scale, self._shown_cap, (right, rect.centery))

    def _look(self, box_scale: float) -> Shape:
        step = round(self.heat * 4) / 4
        radius = round(RADIUS * box_scale)
        if not self.enabled:
            return Shape(dull(HIDE), dull(HIDE), mixed(HIDE, BRASS, 0.3), line_width(2, box_scale), radius)
        if self.main:
            return main_shape(box_scale, self.heat)
        ground = OXBLOOD if self.selected or self.sunk > 0.5 else HIDE
        top = mixed(mixed(ground, BRASS, 0.12), EMBER, 0.25 * step)
        edge = FLAME if self.selected else mixed(mixed(HIDE, BRASS, 0.75), FLAME, step)
        return Shape(top, mixed(ground, EMBER, 0.12 * step), edge, line_width(2, box_scale), radius)

    def _colour(self) -> Colour:
        if not self.enabled:
            return dull(ASH, 0.15)
        colour = self.style.colour
        return mixed(colour, FLAME, 0.6 * self.heat) if not self.main else colour


class TextButton(Button):
    """Text alone, highlighted under the pointer and underlined if it is selected."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text and the underline; a selected one doesn't rise under the pointer."""
        box_scale = self._scale.box_scale
        rect = self.rect if self.selected else self.moved(self.rect, box_scale)
        colour = BONE if self.selected else mixed(ASH, BONE, self.heat)
        self._line.draw(surface, self._scale.assets, rect, colour if self.enabled else dull(ASH))
        share = 1.0 if self.selected else self.heat * 0.6
        if share:
            letters = self._line.written(self._scale.assets, rect).rect
            wide = round((letters.width + 16 * box_scale) * share)
            line = pygame.Rect(0, 0, wide, line_width(4, box_scale))
            line.midbottom = (letters.centerx, rect.bottom)
            pygame.draw.rect(surface, FLAME if self.selected else BRASS, line, border_radius=line.height)


class TabButton(TextButton):
    """A tab. Only the selected tab gets the focus; left and right select its neighbours at once."""


class IconButton(Button):
    """A box with a picture instead of text; its tooltip gives its name."""

    def __init__(
        self, site: Site, picture: pygame.Surface, activate: Callable[[], None], *, name: str, tip: str
    ) -> None:
        """Create a button with a picture in its middle."""
        super().__init__(site, "", styles.BODY, activate, name=name, tip=tip)
        self._picture = picture

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box and the picture."""
        super().draw(surface)
        rect = self.moved(self.rect, self._scale.box_scale)
        surface.blit(self._picture, self._picture.get_rect(center=rect.center))


def note_lines(scale: Scale, note: str, spot: pygame.Rect, cap: str) -> list[Line]:
    """Return the lines of a note beside a key cap: as large as they can be, and few."""
    ways = (_in_lines(scale, note, count, spot, cap) for count in NOTE_LINES)
    return max(ways, key=lambda found: found[0].size - len(found))


def _in_lines(scale: Scale, note: str, count: int, spot: pygame.Rect, cap: str) -> list[Line]:
    """Return a note in a number of lines, all in the largest type that fits."""
    lines = in_lines(note, count, scale.assets.font(NOTE.typeface, scale.type_size(NOTE)))
    rooms = button_rows(scale, spot, len(lines), cap)[1:]
    found = [fitted(scale, words, NOTE, room.size) for words, room in zip(lines, rooms, strict=True)]
    least = min(found, key=lambda line: line.size)
    return [replace(line, size=least.size, squeezed=least.squeezed) for line in found]


def button_rows(scale: Scale, rect: pygame.Rect, notes: int, cap: str) -> list[pygame.Rect]:
    """Return the rectangles of a button's text and of each note line, beside its key cap."""
    if not notes:
        return [rect]
    box_scale = scale.box_scale
    step = min((rect.height - RIM * box_scale) / (notes + LABEL), LEAD * scale.text_size * box_scale)
    row = rect.inflate(-round(2 * PADDING * box_scale), 0)
    if cap:
        row.width -= round((PADDING + key_width(scale, cap)) * box_scale)
    top = rect.centery - step * (notes + LABEL) / 2
    tops = [top, *(top + step * (LABEL + index) for index in range(notes + 1))]
    return [
        pygame.Rect(row.left, round(start), row.width, round(end - start)) for start, end in pairwise(tops)
    ]


def key_width(scale: Scale, key: str) -> float:
    """Return the width of a key cap in design pixels; a single letter's is square."""
    return max(CAP, scale.width(key, styles.FAINT) + 16)


def joined(scale: Scale, wide: float, row: pygame.Rect, key: str) -> tuple[pygame.Rect, int]:
    """Return the rectangle of a text ``wide`` design pixels wide and the right edge of its key cap."""
    side, beside = round(RADIUS * scale.box_scale), round((NEAR + key_width(scale, key)) * scale.box_scale)
    taken = min(ceil(wide * scale.box_scale) + 2 * side, row.width - beside - 2 * side)
    room = pygame.Rect(row.centerx - (side + taken + beside) // 2, row.top, taken, row.height)
    return room, room.right + beside


def draw_key(surface: pygame.Surface, scale: Scale, key: str, midright: tuple[int, int]) -> None:
    """Draw a key cap, from the middle of its right edge."""
    box_scale = scale.box_scale
    cap = pygame.Rect(0, 0, round(key_width(scale, key) * box_scale), round(CAP * box_scale))
    cap.midright = midright
    draw_shape(
        surface, cap, Shape(HIDE, SOOT, mixed(HIDE, BRASS, 0.6), line_width(2, box_scale), cap.height // 5)
    )
    fitted(scale, key, styles.FAINT, cap.size).draw(surface, scale.assets, cap, ASH)


def main_shape(box_scale: float, heat: float) -> Shape:
    """Return the shape of a main button, with ``heat`` from 0 to 1."""
    step = round(heat * 4) / 4
    top, bottom = mixed(BLOOD, EMBER, 0.3 * step), mixed(OXBLOOD, BLOOD, 0.5 * step)
    return Shape(top, bottom, FLAME, line_width(3, box_scale), round(RADIUS * box_scale))
