"""The text renderer of a table; it remembers each piece of text and the room it took."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from engine.assets import Assets, narrowed
from engine.text_wrapping import shortened
from engine.theme import Colour, Typeface
from engine.ui.text import SURE

GROWTH = 0.6
"""The share of the growth of type that the smallest takes part in."""
LEAST = 18
"""Design pixels of the smallest type at the normal text size and below it."""


def least_type(plain: float, pixels: float) -> int:
    """Return the window pixels of the smallest type, by those to a design pixel, and to one of type.

    It grows with the text size, though less, so that even narrow places do.
    """
    return round(LEAST * (plain + GROWTH * max(0.0, pixels - plain)))


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A piece of text on the screen, and the room it took in window pixels."""

    words: str
    rect: pygame.Rect
    squeezed: bool
    """True if it was squeezed to fit."""
    cut: bool
    """True if it had to be moved to stay in the window."""
    badge: bool = False
    """True if it is a figure on a disc of its own, which may lie on cards."""


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
    plain: float
    """Window pixels to a design pixel."""
    texts: list[DrawnText] = field(default_factory=list)
    """The texts written so far that are not covered, with their room."""
    sheets: list[pygame.Rect] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def font(self, size: float, typeface: Typeface) -> pygame.font.Font:
        """Return the typeface in window pixels."""
        return self.assets.font(typeface, round(size * self.pixels))

    @property
    def least(self) -> int:
        """Window pixels of the smallest type that is wished for: it decides what is left out or parted."""
        return least_type(self.plain, self.pixels)

    @property
    def sure(self) -> float:
        """Window pixels to a design pixel of type where there is little room to grow."""
        return min(self.pixels, SURE * self.plain)

    @property
    def floor(self) -> int:
        """Window pixels of the smallest type there is, where nothing can be left out or parted."""
        return round(LEAST * self.plain)

    def box(self, rect: pygame.Rect, fill: Sequence[int], edge: Colour, thick: int, radius: int) -> None:
        """Draw a filled box with rounded corners and an edge ``thick`` pixels wide."""
        key = ("box", *rect.size, *fill, edge, thick, radius)
        self.surface.blit(self.assets.made(key, lambda: _box(rect.size, fill, edge, thick, radius)), rect)

    def lay(self, sheet: pygame.Surface, rect: pygame.Rect) -> None:
        """Lay a sheet to write on over the table: what it covers is not read any more."""
        self.surface.blit(sheet, rect)
        self.texts[:] = [text for text in self.texts if not rect.colliderect(text.rect)]
        self.sheets.append(rect)

    def room(self, words: str, size: float, face: Typeface = Typeface.TEXT) -> tuple[int, int]:
        """Return the width and height of a line in window pixels."""
        return self.assets.room(words, face, self._type(size))

    def width(self, words: str, size: float, face: Typeface = Typeface.TEXT) -> int:
        """Return the width of a line in window pixels."""
        return self.room(words, size, face)[0]

    @property
    def least_height(self) -> int:
        """Height of a line in the smallest type, in window pixels."""
        return self.assets.room("", Typeface.TEXT, self.least)[1]

    def fitting(
        self, words: str, size: float, face: Typeface, most: float, tall: float = float("inf")
    ) -> float:
        """Return the size in design pixels, up to ``size``, at which a line fits the given pixels."""
        pixels = wanted = max(self._type(size), self.floor)
        while pixels > self.floor and (over := self._over(words, pixels, face, most, tall)) > 1:
            pixels = max(self.floor, min(pixels - 1, int(pixels / over)))
        while pixels < wanted and self._over(words, pixels + 1, face, most, tall) <= 1:
            pixels += 1
        return pixels / self.pixels

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
        most: float = float("inf"),
        tall: float = float("inf"),
        shade: bool = False,
    ) -> pygame.Rect:
        """Draw a centred line; one too wide or high is set in smaller type, and squeezed at last.

        ``size`` is in design pixels, all else in window pixels. ``shade``: a soft shadow lies beneath.
        """
        text = self.assets.text(words, face, self._type(self.fitting(words, size, face, most, tall)), colour)
        full = text.get_width()
        text = narrowed(text, most)
        wanted = text.get_rect(center=(round(at[0]), round(at[1])))
        rect = wanted.clamp(self.surface.get_rect())
        self.texts.append(DrawnText(words, rect, text.get_width() < full, rect.size != wanted.size))
        if shade:
            dark = self.assets.made(("shadow", words, face, text.get_size()), lambda: _shadow(text))
            self.surface.blit(dark, dark.get_rect(center=rect.center))
        return self.surface.blit(text, rect)

    def left(
        self,
        words: str,
        at: tuple[float, float],
        size: float,
        colour: Colour,
        face: Typeface = Typeface.TEXT,
        *,
        most: float = float("inf"),
        tall: float = float("inf"),
    ) -> None:
        """Draw a line that begins at a point, in the middle of its height."""
        fits = self.fitting(words, size, face, most, tall)
        middle = at[0] + min(self.width(words, fits, face), most) / 2
        self.line(words, (middle, at[1]), fits, colour, face, most=most, tall=tall)

    def swollen(
        self, words: str, at: tuple[float, float], size: float, colour: Colour, face: Typeface, swell: float
    ) -> None:
        """Draw a centred line larger by a share for the moment; the room it takes is that at rest."""
        if swell <= 0:
            self.line(words, at, size, colour, face)
            return
        text = self.assets.text(words, face, self._type(size), colour)
        rect = text.get_rect(center=(round(at[0]), round(at[1])))
        self.texts.append(DrawnText(words, rect, squeezed=False, cut=False))
        larger = pygame.transform.smoothscale_by(text, 1 + swell)
        self.surface.blit(larger, larger.get_rect(center=rect.center))

    def _type(self, size: float) -> int:
        return round(size * self.pixels)

    def _over(self, words: str, pixels: int, face: Typeface, most: float, tall: float) -> float:
        """Return the width or height of a line as a multiple of its limit."""
        wide, high = self.assets.room(words, face, pixels)
        return max(wide / max(1.0, most), high / max(1.0, tall))


def _shadow(text: pygame.Surface) -> pygame.Surface:
    """Return the dark, soft and strong shadow of a line."""
    reach = max(2, text.get_height() // 6)
    dark = pygame.Surface((text.get_width() + 4 * reach, text.get_height() + 4 * reach), pygame.SRCALPHA)
    black = text.copy()
    black.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(2):
        dark.blit(black, (2 * reach, 2 * reach))
    blurred = pygame.transform.gaussian_blur(dark, reach)
    for _ in range(2):
        blurred.blit(blurred.copy(), (0, 0))
    return blurred


def _box(size: tuple[int, int], fill: Sequence[int], edge: Colour, thick: int, radius: int) -> pygame.Surface:
    box = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(box, fill, box.get_rect(), border_radius=radius)
    pygame.draw.rect(box, edge, box.get_rect(), thick, radius)
    return box
