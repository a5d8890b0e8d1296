"""The text renderer of a table; it remembers each line and where it stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from engine.assets import Assets, narrowed
from engine.text_wrapping import shortened
from engine.theme import Colour, Typeface
from engine.ui.text import SURE, Align, Written, aligned, fitting

GROWTH = 0.6
"""The share of the growth of type that the smallest takes part in."""
LEAST = 18
"""Design pixels of the smallest type at the normal text size and below it."""


@dataclass(frozen=True, slots=True)
class Label:
    """Words of the moment, and what they are about."""

    words: str
    rects: tuple[pygame.Rect, ...]
    """Their lines, in window pixels."""
    about: pygame.Rect


@dataclass(frozen=True, slots=True)
class TextRenderer:
    """A text renderer: the surface, the assets and the scale of type."""

    surface: pygame.Surface
    assets: Assets
    pixels: float
    """Window pixels to a design pixel of type: the text size setting counts."""
    scale: float
    """Window pixels to a design pixel."""
    texts: list[Written] = field(default_factory=list)
    """The lines written so far that are not covered."""
    sheets: list[pygame.Rect] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def px(self, length: float) -> int:
        """Return design pixels in window pixels."""
        return round(length * self.scale)

    def font(self, size: float, typeface: Typeface) -> pygame.font.Font:
        """Return the typeface in window pixels."""
        return self.assets.font(typeface, self._type(size))

    @property
    def least(self) -> int:
        """Window pixels of the smallest type that is wished for: it decides what is left out or parted.

        It grows with the text size, though less, so that even narrow places do.
        """
        return round(LEAST * (self.scale + GROWTH * max(0.0, self.pixels - self.scale)))

    @property
    def sure(self) -> float:
        """Window pixels to a design pixel of type where there is little room to grow."""
        return min(self.pixels, SURE * self.scale)

    @property
    def floor(self) -> int:
        """Window pixels of the smallest type there is, where nothing can be left out or parted."""
        return self.px(LEAST)

    def box(self, rect: pygame.Rect, fill: Sequence[int], edge: Colour, thick: int, radius: int) -> None:
        """Draw a filled box with rounded corners and an edge ``thick`` pixels wide."""
        key = ("box", *rect.size, *fill, edge, thick, radius)
        self.surface.blit(self.assets.made(key, lambda: _box(rect.size, fill, edge, thick, radius)), rect)

    def cover(self, sheet: pygame.Surface, rect: pygame.Rect) -> None:
        """Cover part of the table with a sheet to write on: what it hides is not read any more."""
        self.surface.blit(sheet, rect)
        self.texts[:] = [text for text in self.texts if not rect.colliderect(text.rect)]
        self.sheets.append(rect)

    def room(self, words: str, size: float, face: Typeface = Typeface.TEXT) -> tuple[int, int]:
        """Return the width and height of a line in window pixels."""
        return self.assets.room(words, face, self._type(size))

    def width(self, words: str, size: float, face: Typeface = Typeface.TEXT) -> int:
        """Return the width of a line in window pixels."""
        return self.room(words, size, face)[0]

    def height(self, size: float, face: Typeface = Typeface.TEXT) -> int:
        """Return the height of any line in window pixels."""
        return self.room("", size, face)[1]

    def fitting(
        self, words: str, size: float, face: Typeface, most: float, tall: float = float("inf")
    ) -> float:
        """Return the size in design pixels, up to ``size``, at which a line fits the given pixels."""
        sizes = self.floor, max(self._type(size), self.floor)
        return fitting(partial(self.assets.room, words, face), sizes, (most, tall)) / self.pixels

    def shortened(self, words: str, face: Typeface, most: float) -> str:
        """Return a name at most ``most`` pixels wide in the smallest type; its end may be left out."""
        return shortened(words, lambda part: self.assets.room(part, face, self.floor)[0], most)

    def line(
        self,
        words: str,
        at: tuple[float, float],
        size: float,
        colour: Colour,
        face: Typeface = Typeface.TEXT,
        *,
        align: Align = "centre",
        most: float = float("inf"),
        tall: float = float("inf"),
        shade: bool = False,
        badge: bool = False,
        swell: float = 0.0,
    ) -> pygame.Rect:
        """Draw a line at a point; one too wide or high is set in smaller type, and squeezed at last.

        ``size`` is in design pixels, all else in window pixels. ``shade``: a soft shadow lies beneath.
        ``swell``: the share by which it is larger for the moment; what it takes is that at rest.
        """
        text = self.assets.text(words, face, self._type(self.fitting(words, size, face, most, tall)), colour)
        full = text.get_width()
        text = narrowed(text, most)
        room = self.surface.get_rect()
        rect = aligned(text.get_size(), pygame.Rect(round(at[0]), round(at[1]), 0, 0), align)
        self.texts.append(Written(words, rect, room, text.get_width() < full, badge))
        rect = rect.clamp(room)
        if shade:
            dark = self.assets.made(("shadow", words, face, text.get_size()), lambda: _shadow(text))
            self.surface.blit(dark, dark.get_rect(center=rect.center))
        if swell > 0:
            text = pygame.transform.smoothscale_by(text, 1 + swell)
        self.surface.blit(text, text.get_rect(center=rect.center))
        return rect

    def _type(self, size: float) -> int:
        return round(size * self.pixels)


def _shadow(text: pygame.Surface) -> pygame.Surface:
    """Return the dark, soft and strong shadow of a line."""
    reach = max(2, text.get_height() // 6)
    dark = pygame.Surface((text.get_width() + 4 * reach, text.get_height() + 4 * reach), pygame.SRCALPHA)
    black = text.copy()
    black.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(2):
        dark.blit(black, (2 * reach, 2 * reach))
    blurred = pygame.transform.box_blur(dark, reach)
    for _ in range(2):
        blurred.blit(blurred.copy(), (0, 0))
    return blurred


def _box(size: tuple[int, int], fill: Sequence[int], edge: Colour, thick: int, radius: int) -> pygame.Surface:
    box = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(box, fill, box.get_rect(), border_radius=radius)
    pygame.draw.rect(box, edge, box.get_rect(), thick, radius)
    return box
