"""Rooms behind pages, and the light of their fires.

The large drawings take a second to rasterise, so they are cached on disk by size. Until one is ready, a
small one is shown enlarged while a thread draws the large one.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from math import sin
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

from engine.assets import Assets, MissingAsset
from engine.grain import Size
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH, EMBER, SOOT, dimmed

HEARTH: Final = "hearth"
"""The room of the menu, and of every page without one of its own."""
MOST_BLURRED: Final = 3
BLURRED: Final = 10
"""Divisor of the size of a blurred room behind a page."""
BLUR_TINT: Final = (74, 64, 60)
"""Colour that a blurred room is multiplied by."""
FIRST_DIVISOR: Final = 4
"""Divisor of the size of the small drawing that is shown at first."""
MOST_FILES: Final = 12
"""The most rooms cached on disk; the least recently used go first."""
ENDING: Final = ".bmp"
OUTSIDE: Final = 0.6
"""Brightness of the strips beyond a room's edges if the window has another shape."""
EDGE: Final = 4
"""Width in pixels of the strip along an edge that is stretched over what lies beyond."""
LIGHT_STEPS: Final = 10
"""Steps of brightness for which pictures of a fire's light are drawn."""
FIRE_STRENGTH: Final = 0.22
"""The largest share of an ember's light that a fire adds."""
FIRE_DIVISOR: Final = 8
"""Divisor of the size at which a fire's light is drawn."""


class Rooms:
    """The rooms that pages show, each at one size."""

    def __init__(self, assets: Assets, folder: Callable[[], Path]) -> None:
        """Cache pictures in ``folder``; without it they are drawn again at each start."""
        self._assets = assets
        self._folder = folder
        self._whole: dict[str, pygame.Surface] = {}
        self._drawing: dict[str, Size] = {}

    @property
    def busy(self) -> bool:
        """True while a room is being drawn."""
        return bool(self._drawing)

    def room(self, name: str, size: Size) -> pygame.Surface:
        """Return a room at a size, or an enlarged picture of it until it is drawn."""
        found = self._whole.get(name)
        if found is None or found.get_size() != size:
            if found is None or self._drawing.get(name) != size:
                found = self._begin(name, size)
            else:
                found = pygame.transform.smoothscale(found, size)
        return found

    def _begin(self, name: str, size: Size) -> pygame.Surface:
        file = self._file(name, size)
        kept = _read(file, size)
        if kept is not None:
            self._whole[name] = kept
            return kept
        small = self._assets.picture(
            f"rooms/{name}.svg", max(1, size[0] // FIRST_DIVISOR), max(1, size[1] // FIRST_DIVISOR)
        )
        self._whole[name] = enlarged = pygame.transform.smoothscale(small.convert(), size)
        self._drawing[name] = size
        Thread(target=self._draw, args=(name, size, file), daemon=True).start()
        return enlarged

    def _draw(self, name: str, size: Size, file: Path | None) -> None:
        try:
            with suppress(pygame.error, OSError, MissingAsset):
                path = self._assets.path(f"rooms/{name}.svg")
                drawn = pygame.image.load_sized_svg(path, size).convert()
                kept = drawn.copy()  # SDL aborts where one thread saves a surface that another one draws
                if self._drawing.get(name) == size:
                    self._whole[name] = drawn
                if file is not None:
                    _write(file, kept)
        finally:
            if self._drawing.get(name) == size:
                del self._drawing[name]

    def _file(self, name: str, size: Size) -> Path | None:
        """Return a cached room's path, which names the drawing's size and time, or None without a folder."""
        try:
            made = self._assets.path(f"rooms/{name}.svg").stat()
            return self._folder() / f"{name}-{size[0]}x{size[1]}-{made.st_size}-{made.st_mtime_ns}{ENDING}"
        except (OSError, MissingAsset):
            return None


def draw_room(surface: pygame.Surface, picture: pygame.Surface, sheet: pygame.Rect) -> None:
    """Draw a room on the sheet of a page, and stretch its edges over the rest of the window."""
    surface.fill(SOOT)
    surface.blit(picture, sheet)
    window = surface.get_rect()
    for part, spot in (
        (pygame.Rect(0, 0, EDGE, sheet.height), pygame.Rect(0, sheet.top, sheet.left, sheet.height)),
        (
            pygame.Rect(sheet.width - EDGE, 0, EDGE, sheet.height),
            pygame.Rect(sheet.right, sheet.top, window.right - sheet.right, sheet.height),
        ),
        (pygame.Rect(0, 0, sheet.width, EDGE), pygame.Rect(sheet.left, 0, sheet.width, sheet.top)),
        (
            pygame.Rect(0, sheet.height - EDGE, sheet.width, EDGE),
            pygame.Rect(sheet.left, sheet.bottom, sheet.width, window.bottom - sheet.bottom),
        ),
    ):
        if spot.width > 0 and spot.height > 0 and picture.get_rect().contains(part):
            drawn = pygame.transform.smoothscale(picture.subsurface(part), spot.size)
            shade = round(255 * OUTSIDE)
            drawn.fill((shade, shade, shade), None, pygame.BLEND_RGB_MULT)
            surface.blit(drawn, spot)


def _read(file: Path | None, size: Size) -> pygame.Surface | None:
    """Return a cached room, or None if it is missing or damaged."""
    if file is None:
        return None
    with suppress(pygame.error, OSError):
        kept = pygame.image.load(file).convert()
        if kept.get_size() == size:
            file.touch()
            return kept
    return None


def _write(file: Path, drawn: pygame.Surface) -> None:
    """Cache a room on disk, and delete the least recently used ones."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f"unfinished-{file.name}")
    pygame.image.save(drawn, unfinished)
    unfinished.replace(file)
    kept = sorted(file.parent.glob(f"*{ENDING}"), key=lambda each: each.stat().st_mtime)
    for old in kept[:-MOST_FILES]:
        old.unlink(missing_ok=True)


@lru_cache(MOST_BLURRED)
def blurred_room(assets: Assets, name: str, size: Size) -> pygame.Surface:
    """Return a dark, blurred room as a background to read on, filling the window."""
    full = max(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)
    wide, high = round(DESIGN_WIDTH * full), round(DESIGN_HEIGHT * full)
    path = f"rooms/{name}.svg"
    small = assets.picture(path, max(1, wide // BLURRED), max(1, high // BLURRED)).convert()
    drawn = pygame.Surface(size)
    large = pygame.transform.smoothscale(small, (wide, high))
    drawn.blit(large, large.get_rect(center=drawn.get_rect().center))
    drawn.fill(BLUR_TINT, None, pygame.BLEND_RGB_MULT)
    return drawn


def fire_brightness(milliseconds: float) -> float:
    """Return the brightness of a fire at a time, 0 to 1: slow waves with quick ones on top."""
    seconds = milliseconds / 1000
    return 0.5 + 0.22 * sin(seconds * 2.3) + 0.16 * sin(seconds * 7.1 + 1) + 0.12 * sin(seconds * 17.3 + 2)


def add_firelight(surface: pygame.Surface, rect: pygame.Rect, brightness: float) -> None:
    """Add the light of a fire at a brightness, 0 to 1."""
    step = max(0, min(LIGHT_STEPS, round(brightness * LIGHT_STEPS)))
    surface.blit(_light(rect.size, step), rect, None, pygame.BLEND_RGB_ADD)


@lru_cache(2 * LIGHT_STEPS)
def _light(size: tuple[int, int], step: int) -> pygame.Surface:
    """Return a round glow that fades to black."""
    small = pygame.Surface((max(2, size[0] // FIRE_DIVISOR), max(2, size[1] // FIRE_DIVISOR)))
    middle, reach = small.get_rect().center, min(small.get_size()) // 2
    colour = dimmed(EMBER, FIRE_STRENGTH * step / LIGHT_STEPS)
    for radius in range(reach, 0, -1):
        share = (1 - radius / reach) ** 2
        pygame.draw.circle(small, dimmed(colour, share), middle, radius)
    return pygame.transform.smoothscale(small, size)
