"""Pictures and typefaces, found wherever the program lives, and kept once they are made."""

import re
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path

import pygame

from engine.theme import ASH, RED_SUIT, SOOT, Colour, Typeface, mixed

PICTURES, PASSING, LINES = 7.0, 1.0, 1.0
"""Screens' worth of pictures, of those of cards on their way, and of lines of text, kept at the most."""
MOST_ROOMS = 4096
"""Measures of lines that are kept."""
MOST_FONTS = 64
"""Sizes of typefaces kept; each holds its file open."""

SIZED = re.compile(r'<svg [^>]*?width="(?P<width>\d+)" height="(?P<height>[1-9]\d*)"')
"""The beginning of a drawing."""
FIGURES, RED = re.compile(r"(\d+)"), re.compile("([♥♦])")
SUIT_SHARE = 0.8
"""The share of red in a red suit's sign; the rest is its line's colour, so that a dim line stays dim."""
TRIED = 20
"""Pixels of type at which a typeface is opened to check that the file is not damaged."""
COARSE = 3
"""The divisor of the size at which a shadow is drawn."""
FINE, RIM = 3, 90
"""The multiple of its size at which a card's edge is drawn, and its width by that of its dark rim."""
STAND_IN_ASPECT = 0.65
"""Width over height of the plain card that stands in for a missing picture."""
SMALLEST_SCREEN = 1280 * 720 * 4
"""Bytes of the screen by which caches are measured where the window is smaller or not open yet."""


class MissingAsset(Exception):
    """A file of the program is missing or broken; its text is for the player."""


def default_root() -> Path:
    """Return the assets folder: beside the program's packages, or inside a packaged program."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    return (Path(bundle) if bundle else Path(__file__).resolve().parent.parent) / "assets"


class SurfaceCache:
    """Surfaces by key. Those not asked for longest go when all together fill too many screens."""

    def __init__(self, screens: float) -> None:
        self._screens = screens
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.held = 0
        """Bytes of all that is kept."""

    @property
    def room(self) -> int:
        """Bytes it may hold: a number of screens as large as the window is now."""
        window = pygame.display.get_surface()
        screen = window.get_width() * window.get_height() * 4 if window is not None else 0
        return round(self._screens * max(screen, SMALLEST_SCREEN))

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of a key; make it when it is not there."""
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
    """Return the bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


class Assets:
    """Everything read from the assets folder."""

    def __init__(self, root: Path, *others: str) -> None:
        """Use a first folder and, for files that aren't in it, the ``others``."""
        self.root = root
        self._folders = (root, *map(Path, others))
        self.troubles: list[str] = []
        """A sentence for each picture or typeface that something plain had to stand in for."""
        self.aspect: Callable[[str], float] = lru_cache(None)(self._aspect)
        """``aspect(path)``: width over height of an SVG."""
        self.font: Callable[[Typeface, int], pygame.font.Font] = lru_cache(MOST_FONTS)(self._font)
        """``font(typeface, size)``: a typeface at a size in pixels."""
        self.room: Callable[[str, Typeface, int], tuple[int, int]] = lru_cache(MOST_ROOMS)(self._room)
        """``room(words, typeface, size)``: width and height of a line in pixels."""
        self._opened: Callable[[Path], Path] = lru_cache(None)(_opened)
        self.pictures = SurfaceCache(PICTURES)
        """Pictures at their size, turned and darkened ones too, shadows and edges."""
        self.passing = SurfaceCache(PASSING)
        """Pictures and shadows of cards on their way."""
        self._lines = SurfaceCache(LINES)

    def path(self, relative: str) -> Path:
        """Return the file at a path below the assets folder; raise MissingAsset when it is not there."""
        path = self.find(relative)
        if path is None:
            raise MissingAsset(f"Brimstone is missing a file ({self.root / relative}). Reinstall the game.")
        return path

    def find(self, relative: str) -> Path | None:
        """Return the file at a path below an assets folder; None if there is none."""
        return next((path for folder in self._folders if (path := folder / relative).is_file()), None)

    def words(self, relative: str) -> str:
        """Return the text of a file; raise MissingAsset when it is not there or is no text."""
        try:
            return self.path(relative).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise _broken(self.root / relative) from error

    def picture(self, path: str, width: int, height: int) -> pygame.Surface:
        """Return an SVG below ``assets``, drawn at a size in pixels."""
        key = (path, width, height, 0, 0)
        return self.pictures.get(key, lambda: self.drawn(path, width, height))

    def drawn(self, path: str, width: int, height: int) -> pygame.Surface:
        """Draw an SVG at a size in pixels, and keep it nowhere; something plain where it is missing."""
        size = (max(1, width), max(1, height))
        try:
            return pygame.image.load_sized_svg(self.path(path), size).convert_alpha()
        except MissingAsset as missing:
            self.troubles.append(str(missing))
        except pygame.error:
            self.troubles.append(str(_broken(self.root / path)))
        return _stand_in(size)

    def varied(self, path: str, width: int, height: int, degrees: int, dimmed: int) -> pygame.Surface:
        """Return a picture turned counter-clockwise by whole degrees and darkened by ``dimmed`` of 255."""
        if not degrees and not dimmed:
            return self.picture(path, width, height)
        key = (path, width, height, degrees, dimmed)
        return self.pictures.get(key, lambda: self._vary(path, width, height, degrees, dimmed))

    def scaled(
        self, path: str, full: tuple[int, int], height: int, degrees: int, dimmed: int
    ) -> pygame.Surface:
        """Return a moving card's picture: drawn at its full size, scaled to another height and turned."""
        key = (path, full, height, degrees, dimmed)
        share = height / full[1]
        return self.passing.get(
            key, lambda: pygame.transform.rotozoom(self.varied(path, *full, 0, dimmed), degrees, share)
        )

    def scaled_shadow(self, full: tuple[int, int], height: int) -> pygame.Surface:
        """Return the shadow of a card of a full size in pixels, scaled to another height."""
        shadow, share = self.shadow(*full), height / full[1]
        size = round(shadow.get_width() * share), round(shadow.get_height() * share)
        return self.passing.get(("shadow", full, height), lambda: pygame.transform.smoothscale(shadow, size))

    def shadow(self, width: int, height: int) -> pygame.Surface:
        """Return the soft shadow of a card of a size in pixels, larger than it by a third of its width."""
        return self.pictures.get(("shadow", width, height), lambda: _soft_shadow(width, height))

    def edge(self, width: int, height: int, degrees: int, colour: Colour, band: int = 0) -> pygame.Surface:
        """Return a plain card with a dark rim: drawn a little larger beneath a card, it is a bright edge.

        It is dark again within ``band`` pixels, if any.
        """
        key = (width, height, degrees, colour, band)
        return self.pictures.get(key, lambda: self._edge(width, height, degrees, colour, band))

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a picture that a page draws often, from the cache under a key, or else make it."""
        return self._lines.get(key, make)

    def text(self, words: str, typeface: Typeface, size: int, colour: Colour) -> pygame.Surface:
        """Return a picture of one line of text."""
        return self._lines.get(
            (words, typeface, size, colour), lambda: self._written(words, typeface, size, colour)
        )

    def _vary(self, path: str, width: int, height: int, degrees: int, dimmed: int) -> pygame.Surface:
        """Darken the turned picture: turning one takes ten times as long as darkening it."""
        if not dimmed:
            return _turned(self.picture(path, width, height), degrees)
        picture = self.varied(path, width, height, degrees, 0).copy()
        shade = 255 - dimmed
        picture.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _edge(self, width: int, height: int, degrees: int, colour: Colour, band: int) -> pygame.Surface:
        """Draw an edge; one that leans to the right is the mirror image of one that leans to the left."""
        if degrees < 0:
            return pygame.transform.flip(self.edge(width, height, -degrees, colour, band), True, False)
        if degrees:
            return _turned(self.edge(width, height, 0, colour, band), degrees)
        return _plain(width, height, colour, band)

    def _aspect(self, path: str) -> float:
        """Read the aspect from a drawing's first line: drawing it just for that would take too long."""
        try:
            found = SIZED.match(self.words(path))
        except MissingAsset:
            return STAND_IN_ASPECT
        return int(found["width"]) / int(found["height"]) if found else STAND_IN_ASPECT

    def font_file(self, typeface: Typeface) -> str:
        """Return the file of a typeface, or pygame's own where ours is missing or damaged: forms need one."""
        try:
            return str(self._opened(self.path(f"fonts/{typeface.value}")))
        except MissingAsset as missing:
            if str(missing) not in self.troubles:
                self.troubles.append(str(missing))
            return str(Path(pygame.__file__).parent / pygame.font.get_default_font())

    def _room(self, words: str, typeface: Typeface, size: int) -> tuple[int, int]:
        parts = _parts(words, typeface)
        wide = sum(self.font(each, size).size(part)[0] for part, each in parts)
        return wide, self.font(typeface, size).get_height()

    def _written(self, words: str, typeface: Typeface, size: int, colour: Colour) -> pygame.Surface:
        """Draw a line on one baseline, in as many typefaces and colours as it needs."""
        parts, font = _parts(words, typeface), self.font(typeface, size)
        if parts == [(words, typeface)] and not RED.search(words):
            return font.render(words, True, colour)
        line = pygame.Surface(self._room(words, typeface, size), pygame.SRCALPHA)
        line.fill((*colour, 0))
        left = 0
        for part, each in parts:
            own = self.font(each, size)
            hue = mixed(colour, RED_SUIT, SUIT_SHARE) if RED.fullmatch(part) else colour
            line.blit(own.render(part, True, hue), (left, font.get_ascent() - own.get_ascent()))
            left += own.size(part)[0]
        return line

    def _font(self, typeface: Typeface, size: int) -> pygame.font.Font:
        return pygame.font.Font(self.font_file(typeface), max(8, size))


def narrowed(text: pygame.Surface, most: float) -> pygame.Surface:
    """Return a line of text squeezed, if it must be, to a width in pixels."""
    if text.get_width() <= most:
        return text
    return pygame.transform.smoothscale(text, (max(1, round(most)), text.get_height()))


def _parts(words: str, typeface: Typeface) -> list[tuple[str, Typeface]]:
    """Return a line in parts: red suits apart, and figures that the display face would draw like letters."""
    if typeface is not Typeface.DISPLAY:
        return [(run, typeface) for run in RED.split(words) if run] or [(words, typeface)]
    runs = FIGURES.split(words)
    return [(run, Typeface.TEXT if run[0].isdigit() else typeface) for run in runs if run]


def _broken(file: Path) -> MissingAsset:
    return MissingAsset(f"A Brimstone file is damaged ({file}). Reinstall the game.")


def _opened(file: Path) -> Path:
    """Return a typeface's file after checking that it opens; raise MissingAsset when it is damaged."""
    try:
        pygame.font.Font(str(file), TRIED)
    except (pygame.error, ValueError, OSError) as error:
        raise _broken(file) from error
    return file


def _stand_in(size: tuple[int, int]) -> pygame.Surface:
    plain = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(plain, ASH, plain.get_rect(), border_radius=size[0] // 12)
    pygame.draw.rect(plain, SOOT, plain.get_rect(), max(1, size[0] // 40), border_radius=size[0] // 12)
    return plain


def _plain(width: int, height: int, colour: Colour, band: int) -> pygame.Surface:
    """Draw a plain card with a dark rim, which tells it from a pale one beside it: large, and scaled down."""
    large = pygame.Surface((FINE * width, FINE * height), pygame.SRCALPHA)
    large.fill((*SOOT, 0))
    rim, corner = FINE * max(1, width // RIM), FINE * max(3, width // 12)
    for shade, inset in ((SOOT, 0), (colour, rim), *([(SOOT, rim + FINE * band)] if band else ())):
        area = large.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(large, shade, area, border_radius=max(FINE, corner - inset))
    return pygame.transform.smoothscale(large, (width, height))


def _turned(picture: pygame.Surface, degrees: int) -> pygame.Surface:
    """Return a picture turned, with a clear margin so that its sides come out smooth."""
    if not degrees:
        return picture
    padded = pygame.Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA)
    padded.blit(picture, (2, 2))
    return pygame.transform.rotozoom(padded, degrees, 1.0)


def _soft_shadow(width: int, height: int) -> pygame.Surface:
    """Draw a shadow small and scale it up: it is soft enough, and takes a tenth of the time."""
    margin = max(2, width // 6)
    small = pygame.Surface(
        (max(1, (width + 2 * margin) // COARSE), max(1, (height + 2 * margin) // COARSE)), pygame.SRCALPHA
    )
    inner = pygame.Rect(0, 0, width // COARSE, height // COARSE).move_to(center=small.get_rect().center)
    corner = max(1, margin // 2 // COARSE)
    pygame.draw.rect(small, (0, 0, 0, 120), inner, border_radius=corner)
    soft = pygame.transform.gaussian_blur(small, corner)
    return pygame.transform.smoothscale(soft, (width + 2 * margin, height + 2 * margin))
