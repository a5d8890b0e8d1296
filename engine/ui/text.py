"""Text: lines fitted into a rectangle, and text drawn anywhere on a table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

import pygame

from engine.assets import Assets, narrowed
from engine.text_wrapping import printable, shortened, wrapped
from engine.theme import Colour, Typeface
from engine.ui.styles import Align, TextStyle

LEADING: Final = 1.22
"""Height of a line of text, as a multiple of its type size."""
SMALLEST: Final = 8
"""The smallest type size used, in pixels."""
LEAST: Final = 14
"""The smallest type size that everybody can read, in window pixels."""
FITTING_SIZE: Final = 1.25
"""The text size that every line has room for. At larger sizes a line grows only as far as it has room."""
ROOM_TO_GROW: Final = 1.5
"""The largest text size that pages have room for; small type is enlarged to LEAST by at most as much."""
FIGURES_ARE_WIDER: Final = 0.94
"""The share of its width at which a line in the display font breaks, because its digits use a wider font."""
ASCENT: Final = 0.9
"""The share of a line's height that its letters take."""
GROWTH: Final = 0.6
"""The share of a larger text size that applies to the smallest type on a table."""
LEAST_DRAWN: Final = 18
"""Design pixels of the smallest type on a table, at the normal text size or less."""


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A line of text drawn in the window, in pixels."""

    words: str
    rect: pygame.Rect
    """The bounds of its letters."""
    room: pygame.Rect
    """The rectangle that they must stay in."""
    squeezed: bool = False
    """True if it is squeezed below the size that every line of its style should have."""
    badge: bool = False
    """True if it is a number on a disc of its own, which may cover cards."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale from design pixels to window pixels, for boxes and for text."""

    assets: Assets
    box_scale: float
    text_size: float

    def type_size(self, style: TextStyle, most: float = ROOM_TO_GROW) -> int:
        """Return the type size of a style in window pixels, with the text size limited to ``most``."""
        plain = style.size * self.box_scale
        return max(SMALLEST, round(max(plain * min(self.text_size, most), min(LEAST, plain * ROOM_TO_GROW))))

    def line_height(self, style: TextStyle) -> float:
        """Return the design pixels from one line to the next."""
        return self.type_size(style) / self.box_scale * LEADING

    def width(self, words: str, style: TextStyle) -> float:
        """Return the width of a line in design pixels."""
        wide = self.assets.measure(printable(words), style.typeface, self.type_size(style))[0]
        return (wide + 2) / self.box_scale

    def lines(self, words: str, style: TextStyle, width: float) -> list[str]:
        """Break a text into lines of at most ``width`` design pixels."""
        look, most = style, width * self.box_scale
        font = self.assets.font(look.typeface, self.type_size(style))
        if look.typeface is Typeface.DISPLAY:
            most *= FIGURES_ARE_WIDER
        return wrapped(printable(words), font, max(1, round(most)))


def fitting(
    measure: Callable[[int], tuple[int, int]], sizes: tuple[int, int], room: tuple[float, float]
) -> int:
    """Return the largest type size in a range at which a measured line fits, or else the smallest."""

    def over(size: int) -> float:
        """Return the line's width or height as a multiple of the room's, the larger of the two."""
        wide, high = measure(size)
        return max(wide / max(1.0, room[0]), high / max(1.0, room[1]))

    least, most = sizes
    size = most
    while size > least and (much := over(size)) > 1:
        size = max(least, min(size - 1, int(size / much)))
    while size < most and over(size + 1) <= 1:
        size += 1
    return size


def aligned(size: tuple[int, int], room: pygame.Rect, align: Align) -> pygame.Rect:
    """Return the rectangle of something aligned in a room and centred vertically."""
    found = pygame.Rect((0, 0), size).move_to(center=room.center)
    if align == "left":
        found.left = room.left
    elif align == "right":
        found.right = room.right
    return found


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text fitted into a rectangle."""

    words: str
    typeface: Typeface
    size: int
    align: Align
    squeezed: bool

    def written(self, assets: Assets, room: pygame.Rect) -> DrawnText:
        """Return the line as written in a rectangle of the window."""
        wide, _ = assets.measure(self.words, self.typeface, self.size)
        return DrawnText(self.words, aligned((wide, self.size), room, self.align), room, self.squeezed)

    def draw(self, surface: pygame.Surface, assets: Assets, room: pygame.Rect, colour: Colour) -> None:
        """Draw the line with its capitals centred vertically."""
        if not self.words.strip():
            return
        spot = self.written(assets, room).rect
        ascent, capital = _capitals(assets, self.typeface, self.size)
        drawn = assets.text(self.words, self.typeface, self.size, colour)
        surface.blit(drawn, (spot.left, room.centery - ascent + capital // 2))


def fitted(scale: Scale, words: str, style: TextStyle, room: tuple[int, int]) -> Line:
    """Return a line of a style, fitted into a width and height in window pixels."""
    words, look, most = printable(words), style, scale.type_size(style)
    measure = partial(scale.assets.measure, words, look.typeface)
    size = fitting(measure, (SMALLEST, most), (room[0], room[1] / ASCENT))
    return Line(words, look.typeface, size, look.align, size < scale.type_size(style, FITTING_SIZE))


@lru_cache(64)
def _capitals(assets: Assets, typeface: Typeface, size: int) -> tuple[int, int]:
    """Return the pixels of a font above its baseline, and those of a capital letter."""
    font = assets.font(typeface, size)
    found = font.metrics("H")[0]
    return font.get_ascent(), int(found[3]) if found else size * 2 // 3


@dataclass(frozen=True, slots=True)
class Label:
    """A short-lived caption and its subject."""

    words: str
    rects: tuple[pygame.Rect, ...]
    """The rectangles of its lines, in window pixels."""
    about: pygame.Rect


@dataclass(frozen=True, slots=True)
class TextRenderer:
    """A text renderer: the surface, the assets and the scale of text."""

    surface: pygame.Surface
    assets: Assets
    text_scale: float
    """Window pixels per design pixel of text, at the current text size."""
    box_scale: float
    """Window pixels per design pixel."""
    texts: list[DrawnText] = field(default_factory=list)
    """The lines drawn so far that are not covered."""
    sheets: list[pygame.Rect] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def px(self, length: float) -> int:
        """Convert design pixels to window pixels."""
        return round(length * self.box_scale)

    def font(self, size: float, typeface: Typeface) -> pygame.font.Font:
        """Return a font at a size in design pixels."""
        return self.assets.font(typeface, self._type(size))

    @property
    def readable(self) -> int:
        """The smallest preferred type size in window pixels; below it, text is left out or split into lines.

        It grows with the text size, but less, so that text in narrow places can grow too.
        """
        return round(LEAST_DRAWN * (self.box_scale + GROWTH * max(0.0, self.text_scale - self.box_scale)))

    @property
    def limited(self) -> float:
        """Window pixels per design pixel of text that has little room to grow."""
        return min(self.text_scale, FITTING_SIZE * self.box_scale)

    @property
    def smallest(self) -> int:
        """The smallest type size in window pixels, for text that can't be left out or split."""
        return self.px(LEAST_DRAWN)

    def box(self, rect: pygame.Rect, fill: Sequence[int], edge: Colour, thick: int, radius: int) -> None:
        """Draw a filled box with rounded corners and an edge ``thick`` pixels wide."""
        key = ("box", *rect.size, *fill, edge, thick, radius)
        self.surface.blit(self.assets.cached(key, lambda: _box(rect.size, fill, edge, thick, radius)), rect)

    def cover(self, sheet: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw a sheet over part of the table, and drop the recorded lines that it hides."""
        self.surface.blit(sheet, rect)
        self.texts[:] = [text for text in self.texts if not rect.colliderect(text.rect)]
        self.sheets.append(rect)

    def measure(self, words: str, size: float, face: Typeface = Typeface.TEXT) -> tuple[int, int]:
        """Return the width and height of a line in window pixels."""
        return self.assets.measure(words, face, self._type(size))

    def width(self, words: str, size: float, face: Typeface = Typeface.TEXT) -> int:
        """Return the width of a line in window pixels."""
        return self.measure(words, size, face)[0]

    def height(self, size: float, face: Typeface = Typeface.TEXT) -> int:
        """Return the height of any line in window pixels."""
        return self.measure("", size, face)[1]

    def fitting(
        self, words: str, size: float, face: Typeface, most: float, tall: float = float("inf")
    ) -> float:
        """Return the size in design pixels, up to ``size``, at which a line fits the given window pixels."""
        sizes = self.smallest, max(self._type(size), self.smallest)
        return fitting(partial(self.assets.measure, words, face), sizes, (most, tall)) / self.text_scale

    def shortened(self, words: str, face: Typeface, most: float) -> str:
        """Return a name that fits ``most`` pixels in the smallest type, cut off by an ellipsis if needed."""
        return shortened(words, lambda part: self.assets.measure(part, face, self.smallest)[0], most)

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
        """Draw a line at a point; one that is too wide or high gets smaller type, and is then squeezed.

        ``size`` is in design pixels, all else in window pixels. ``shade`` adds a soft shadow. ``swell``
        enlarges the line for a moment by a share. Return its rectangle without the swell.
        """
        text = self.assets.text(words, face, self._type(self.fitting(words, size, face, most, tall)), colour)
        full = text.get_width()
        text = narrowed(text, most)
        room = self.surface.get_rect()
        rect = aligned(text.get_size(), pygame.Rect(round(at[0]), round(at[1]), 0, 0), align)
        self.texts.append(DrawnText(words, rect, room, text.get_width() < full, badge))
        rect = rect.clamp(room)
        if shade:
            dark = self.assets.cached(("shadow", words, face, text.get_size()), lambda: _shadow(text))
            self.surface.blit(dark, dark.get_rect(center=rect.center))
        if swell > 0:
            text = pygame.transform.smoothscale_by(text, 1 + swell)
        self.surface.blit(text, text.get_rect(center=rect.center))
        return rect

    def _type(self, size: float) -> int:
        return round(size * self.text_scale)


def _shadow(text: pygame.Surface) -> pygame.Surface:
    """Return the dark, soft shadow of a line."""
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
