"""Pictures and fonts, found in the assets folders and cached."""

import re
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path

import pygame

from engine.theme import ASH, SOOT, TWO_COLOURS, Colour, Typeface, mixed

PICTURES, MOVING, LINES = 7.0, 1.0, 1.0
"""Limits of the caches of pictures, of pictures of moving cards and of text, in screens of pixels."""
MOST_SIZES = 4096
"""Line sizes kept in a cache."""
MOST_FONTS = 64
"""Open fonts kept in a cache; each keeps its file open."""

SIZED = re.compile(r'<svg [^>]*?width="(?P<width>\d+)" height="(?P<height>[1-9]\d*)"')
"""The start of an SVG, with its size."""
FIGURES, SUIT = re.compile(r"(\d+)"), re.compile("([♥♦♣])")
SUIT_SHARE = 0.8
"""The share of a suit's colour in that of its sign; the rest is the line's, so dim lines stay dim."""
TEST_SIZE = 20
"""Size in pixels at which a font is opened to check that its file is intact."""
COARSE = 3
"""Divisor of the size at which a shadow is drawn."""
SUPERSAMPLING, RIM = 3, 90
"""The factor by which a card's edge is supersampled, and the card's width divided by that of its dark rim."""
STAND_IN_ASPECT = 0.65
"""Width over height of the plain card that replaces a missing picture."""
SMALLEST_SCREEN = 1280 * 720 * 4
"""Bytes of the smallest screen by which caches are measured."""


class MissingAsset(Exception):
    """A file of the program is missing or broken; the message is for the player."""


def default_root() -> Path:
    """Return the assets folder, next to the packages or inside a packaged program."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    return (Path(bundle) if bundle else Path(__file__).resolve().parent.parent) / "assets"


class SurfaceCache:
    """A cache of surfaces, limited in screens of pixels; the least recently used go first."""

    def __init__(self, screens: float) -> None:
        self._screens = screens
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.held = 0
        """Bytes of all cached surfaces."""

    @property
    def room(self) -> int:
        """The most bytes it may hold, which depends on the size of the window."""
        window = pygame.display.get_surface()
        screen = window.get_width() * window.get_height() * 4 if window is not None else 0
        return round(self._screens * max(screen, SMALLEST_SCREEN))

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface for a key; make it if it isn't cached."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self._surfaces[key] = made
        self.held += bytes_of(made)
        while self.held > self.room and len(self._surfaces) > 1:
            self.held -= bytes_of(self._surfaces.popitem(last=False)[1])
        return made


def bytes_of(surface: pygame.Surface) -> int:
    """Return the size of a surface's pixels in bytes."""
    return surface.get_pitch() * surface.get_height()


class Assets:
    """The files of the assets folders."""

    def __init__(self, root: Path, *others: str) -> None:
        """Use a main folder and, for files missing there, the ``others``."""
        self.root = root
        self._folders = (root, *map(Path, others))
        self.troubles: list[str] = []
        """A message for each picture or font that had to be replaced by a plain one."""
        self.aspect: Callable[[str], float] = lru_cache(None)(self._aspect)
        """``aspect(path)``: width over height of an SVG."""
        self.font: Callable[[Typeface, int], pygame.font.Font] = lru_cache(MOST_FONTS)(self._font)
        """``font(typeface, size)``: a font at a size in pixels."""
        self.measure: Callable[[str, Typeface, int], tuple[int, int]] = lru_cache(MOST_SIZES)(self._measure)
        """``measure(words, typeface, size)``: width and height of a line in pixels."""
        self.suit_colours = TWO_COLOURS
        """The colours of the suit signs in texts."""
        self._opened: Callable[[Path], Path] = lru_cache(None)(_opened)
        self.pictures = SurfaceCache(PICTURES)
        """Cache of pictures at their size, turned and darkened ones too, and of shadows and edges."""
        self.moving = SurfaceCache(MOVING)
        """Cache of pictures and shadows of moving cards."""
        self._lines = SurfaceCache(LINES)

    def path(self, relative: str) -> Path:
        """Return the path of a file below the assets folders; raise MissingAsset if it doesn't exist."""
        path = self.find(relative)
        if path is None:
            raise MissingAsset(f"Brimstone is missing a file ({self.root / relative}). Reinstall the game.")
        return path

    def find(self, relative: str) -> Path | None:
        """Return the path of a file below the assets folders, or None if it doesn't exist."""
        return next((path for folder in self._folders if (path := folder / relative).is_file()), None)

    def read_text(self, relative: str) -> str:
        """Return the text of a file; raise MissingAsset if it is missing or not UTF-8."""
        try:
            return self.path(relative).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise _broken(self.root / relative) from error

    def picture(self, path: str, width: int, height: int) -> pygame.Surface:
        """Return an SVG below ``assets``, drawn at a size in pixels."""
        key = (path, width, height, 0, 0)
        return self.pictures.get(key, lambda: self.render(path, width, height))

    def render(self, path: str, width: int, height: int) -> pygame.Surface:
        """Draw an SVG at a size in pixels without caching it; draw a plain card if it is missing."""
        size = (max(1, width), max(1, height))
        try:
            return pygame.image.load_sized_svg(self.path(path), size).convert_alpha()
        except MissingAsset as missing:
            self.troubles.append(str(missing))
        except pygame.error:
            self.troubles.append(str(_broken(self.root / path)))
        return _stand_in(size)

    def transformed(self, path: str, width: int, height: int, degrees: int, dimmed: int) -> pygame.Surface:
        """Return a picture turned counter-clockwise by whole degrees and darkened by ``dimmed`` of 255."""
        if not degrees and not dimmed:
            return self.picture(path, width, height)
        key = (path, width, height, degrees, dimmed)
        return self.pictures.get(key, lambda: self._transform(path, width, height, degrees, dimmed))

    def scaled(
        self, path: str, full: tuple[int, int], height: int, degrees: int, dimmed: int
    ) -> pygame.Surface:
        """Return a moving card's picture: drawn at ``full`` size, scaled to a height and turned."""
        key = (path, full, height, degrees, dimmed)
        share = height / full[1]
        return self.moving.get(
            key, lambda: pygame.transform.rotozoom(self.transformed(path, *full, 0, dimmed), degrees, share)
        )

    def scaled_shadow(self, full: tuple[int, int], height: int) -> pygame.Surface:
        """Return the shadow of a card of ``full`` size in pixels, scaled to a height."""
        shadow, share = self.shadow(*full), height / full[1]
        size = round(shadow.get_width() * share), round(shadow.get_height() * share)
        return self.moving.get(("shadow", full, height), lambda: pygame.transform.smoothscale(shadow, size))

    def shadow(self, width: int, height: int) -> pygame.Surface:
        """Return the soft shadow of a card, a third of the card's width wider and higher than the card."""
        return self.pictures.get(("shadow", width, height), lambda: _soft_shadow(width, height))

    def edge(self, width: int, height: int, degrees: int, colour: Colour, band: int = 0) -> pygame.Surface:
        """Return a plain card with a dark rim; drawn a little larger beneath a card, it is a bright edge.

        With a ``band``, the bright edge is only that many pixels wide, and dark inside.
        """
        key = (width, height, degrees, colour, band)
        return self.pictures.get(key, lambda: self._edge(width, height, degrees, colour, band))

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a cached picture that pages draw often; make it if it isn't cached."""
        return self._lines.get(key, make)

    def text(self, words: str, typeface: Typeface, size: int, colour: Colour) -> pygame.Surface:
        """Return a picture of a line of text."""
        key = words, typeface, size, colour, self.suit_colours["♦"]
        return self._lines.get(key, lambda: self._written(words, typeface, size, colour))

    def _transform(self, path: str, width: int, height: int, degrees: int, dimmed: int) -> pygame.Surface:
        """Darken the turned picture, because turning takes ten times as long as darkening."""
        if not dimmed:
            return _turned(self.picture(path, width, height), degrees)
        picture = self.transformed(path, width, height, degrees, 0).copy()
        shade = 255 - dimmed
        picture.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _edge(self, width: int, height: int, degrees: int, colour: Colour, band: int) -> pygame.Surface:
        """Draw an edge; a card that leans right uses the mirror image of one that leans left."""
        if degrees < 0:
            return pygame.transform.flip(self.edge(width, height, -degrees, colour, band), True, False)
        if degrees:
            return _turned(self.edge(width, height, 0, colour, band), degrees)
        return _plain(width, height, colour, band)

    def _aspect(self, path: str) -> float:
        """Read the aspect ratio from an SVG's first line, because drawing the SVG would take too long."""
        try:
            found = SIZED.match(self.read_text(path))
        except MissingAsset:
            return STAND_IN_ASPECT
        return int(found["width"]) / int(found["height"]) if found else STAND_IN_ASPECT

    def font_file(self, typeface: Typeface) -> str:
        """Return the path of a font's file, or of pygame's default font if ours is missing or damaged."""
        try:
            return str(self._opened(self.path(f"fonts/{typeface.value}")))
        except MissingAsset as missing:
            if str(missing) not in self.troubles:
                self.troubles.append(str(missing))
            return str(Path(pygame.__file__).parent / pygame.font.get_default_font())

    def _measure(self, words: str, typeface: Typeface, size: int) -> tuple[int, int]:
        *parts, (last, its) = _parts(words, typeface)
        left = sum(_advance(part, self.font(each, size)) for part, each in parts)
        return left + self.font(its, size).size(last)[0], self.font(typeface, size).get_height()

    def _written(self, words: str, typeface: Typeface, size: int, colour: Colour) -> pygame.Surface:
        """Draw a line on one baseline, in as many fonts and colours as it needs."""
        parts, font = _parts(words, typeface), self.font(typeface, size)
        if parts == [(words, typeface)] and not SUIT.search(words):
            return font.render(words, True, colour)
        line = pygame.Surface(self._measure(words, typeface, size), pygame.SRCALPHA)
        line.fill((*colour, 0))
        left = 0
        for part, each in parts:
            own = self.font(each, size)
            hue = mixed(colour, self.suit_colours.get(part, colour), SUIT_SHARE)
            line.blit(own.render(part, True, hue), (left, font.get_ascent() - own.get_ascent()))
            left += _advance(part, own)
        return line

    def _font(self, typeface: Typeface, size: int) -> pygame.font.Font:
        return pygame.font.Font(self.font_file(typeface), max(8, size))


def narrowed(text: pygame.Surface, most: float) -> pygame.Surface:
    """Return a line of text, squeezed if it is wider than ``most`` pixels."""
    if text.get_width() <= most:
        return text
    return pygame.transform.smoothscale(text, (max(1, round(most)), text.get_height()))


def _parts(words: str, typeface: Typeface) -> list[tuple[str, Typeface]]:
    """Split a line into parts: suit signs, and digits that the display font would draw like letters."""
    if typeface is not Typeface.DISPLAY:
        return [(run, typeface) for run in SUIT.split(words) if run] or [(words, typeface)]
    runs = [run for run in FIGURES.split(words) if run] or [words]
    return [(run, Typeface.TEXT if run[:1].isdigit() else typeface) for run in runs]


def _advance(part: str, font: pygame.font.Font) -> int:
    """Return the pixels from a part of a line to the next; an italic letter may lean further right."""
    return font.size(f"{part} ")[0] - font.size(" ")[0]


def _broken(file: Path) -> MissingAsset:
    return MissingAsset(f"A Brimstone file is damaged ({file}). Reinstall the game.")


def _opened(file: Path) -> Path:
    """Return a font's file after checking that it opens; raise MissingAsset if it is damaged."""
    try:
        pygame.font.Font(str(file), TEST_SIZE)
    except (pygame.error, ValueError, OSError) as error:
        raise _broken(file) from error
    return file


def _stand_in(size: tuple[int, int]) -> pygame.Surface:
    plain = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(plain, ASH, plain.get_rect(), border_radius=size[0] // 12)
    pygame.draw.rect(plain, SOOT, plain.get_rect(), max(1, size[0] // 40), border_radius=size[0] // 12)
    return plain


def _plain(width: int, height: int, colour: Colour, band: int) -> pygame.Surface:
    """Draw a plain card large and scale it down. Its dark rim sets it off from a pale card beside it."""
    large = pygame.Surface((SUPERSAMPLING * width, SUPERSAMPLING * height), pygame.SRCALPHA)
    large.fill((*SOOT, 0))
    rim, corner = SUPERSAMPLING * max(1, width // RIM), SUPERSAMPLING * max(3, width // 12)
    for shade, inset in ((SOOT, 0), (colour, rim), *([(SOOT, rim + SUPERSAMPLING * band)] if band else ())):
        area = large.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(large, shade, area, border_radius=max(SUPERSAMPLING, corner - inset))
    return pygame.transform.smoothscale(large, (width, height))


def _turned(picture: pygame.Surface, degrees: int) -> pygame.Surface:
    """Return a picture turned, with a transparent margin so that its sides come out smooth."""
    if not degrees:
        return picture
    padded = pygame.Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA)
    padded.blit(picture, (2, 2))
    return pygame.transform.rotozoom(padded, degrees, 1.0)


def _soft_shadow(width: int, height: int) -> pygame.Surface:
    """Draw a shadow small and scale it up, which looks soft enough and takes a tenth of the time."""
    margin = max(2, width // 6)
    small = pygame.Surface(
        (max(1, (width + 2 * margin) // COARSE), max(1, (height + 2 * margin) // COARSE)), pygame.SRCALPHA
    )
    inner = pygame.Rect(0, 0, width // COARSE, height // COARSE).move_to(center=small.get_rect().center)
    corner = max(1, margin // 2 // COARSE)
    pygame.draw.rect(small, (0, 0, 0, 120), inner, border_radius=corner)
    soft = pygame.transform.gaussian_blur(small, corner)
    return pygame.transform.smoothscale(soft, (width + 2 * margin, height + 2 * margin))
