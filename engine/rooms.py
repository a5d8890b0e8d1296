"""Rooms behind pages, and the light of their fires.

The large drawings take a second to rasterise, so they are kept on the disk by size. Until one is there a
small one is shown, enlarged. A thread of its own draws the large one meanwhile.
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
"""The room of the menu, and of every page that has none of its own."""
SOFT_KEPT: Final = 3
BLURRED: Final = 10
"""Divisor of the size of a room that lies out of focus behind a page."""
DUSK: Final = (74, 64, 60)
"""Colour that multiplies it, of 255."""
COARSE: Final = 4
"""Divisor of the size of a room that is needed at once."""
MOST_FILES: Final = 12
"""Rooms that are kept on the disk; those used longest ago go first."""
ENDING: Final = ".bmp"
BEYOND: Final = 0.6
"""Brightness of a room beyond its edges where the window has another shape."""
EDGE: Final = 4
"""Pixels along an edge that are drawn out into what is beyond it."""
LIGHT_STEPS: Final = 10
"""Brightnesses of a fire that are drawn."""
BRIGHTEST: Final = 0.22
"""The share of an ember's light that a fire adds at the most."""
SOFTENED: Final = 8
"""Divisor of the size at which its light is drawn."""


class Rooms:
    """The rooms that pages show, each at one size."""

    def __init__(self, assets: Assets, folder: Callable[[], Path]) -> None:
        """Keep pictures between starts in ``folder``; nothing is lost where it cannot be used."""
        self._assets = assets
        self._folder = folder
        self._whole: dict[str, pygame.Surface] = {}
        self._drawing: dict[str, Size] = {}

    @property
    def busy(self) -> bool:
        """True while a room is being drawn."""
        return bool(self._drawing)

    def room(self, name: str, size: Size) -> pygame.Surface:
        """Return the room of a name at a size, or as much of it as there is."""
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
            f"rooms/{name}.svg", max(1, size[0] // COARSE), max(1, size[1] // COARSE)
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
        """Return where a room of a size is kept: it bears the time of the drawing that it was made of."""
        try:
            made = self._assets.path(f"rooms/{name}.svg").stat()
            return self._folder() / f"{name}-{size[0]}x{size[1]}-{made.st_size}-{made.st_mtime_ns}{ENDING}"
        except (OSError, MissingAsset):
            return None


def draw_room(surface: pygame.Surface, picture: pygame.Surface, sheet: pygame.Rect) -> None:
    """Draw a room where the sheet of a page lies, and stretch its edges over the rest of the window."""
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
            shade = round(255 * BEYOND)
            drawn.fill((shade, shade, shade), None, pygame.BLEND_RGB_MULT)
            surface.blit(drawn, spot)


def _read(file: Path | None, size: Size) -> pygame.Surface | None:
    """Return a kept room; None where there is none, or it is damaged."""
    if file is None:
        return None
    with suppress(pygame.error, OSError):
        kept = pygame.image.load(file).convert()
        if kept.get_size() == size:
            file.touch()
            return kept
    return None


def _write(file: Path, drawn: pygame.Surface) -> None:
    """Keep a room, and let go of those used longest ago."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f"unfinished-{file.name}")
    pygame.image.save(drawn, unfinished)
    unfinished.replace(file)
    kept = sorted(file.parent.glob(f"*{ENDING}"), key=lambda each: each.stat().st_mtime)
    for old in kept[:-MOST_FILES]:
        old.unlink(missing_ok=True)


@lru_cache(SOFT_KEPT)
def blurred_room(assets: Assets, name: str, size: Size) -> pygame.Surface:
    """Return a room in the dark and out of focus, to be read on: its middle over the whole window."""
    full = max(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)
    wide, high = round(DESIGN_WIDTH * full), round(DESIGN_HEIGHT * full)
    path = f"rooms/{name}.svg"
    small = assets.picture(path, max(1, wide // BLURRED), max(1, high // BLURRED)).convert()
    drawn = pygame.Surface(size)
    large = pygame.transform.smoothscale(small, (wide, high))
    drawn.blit(large, large.get_rect(center=drawn.get_rect().center))
    drawn.fill(DUSK, None, pygame.BLEND_RGB_MULT)
    return drawn


def fire_brightness(milliseconds: float) -> float:
    """Return how bright a fire is at a time, 0 to 1: slow waves with quick ones on them."""
    seconds = milliseconds / 1000
    return 0.5 + 0.22 * sin(seconds * 2.3) + 0.16 * sin(seconds * 7.1 + 1) + 0.12 * sin(seconds * 17.3 + 2)


def add_firelight(surface: pygame.Surface, rect: pygame.Rect, brightness: float) -> None:
    """Add the light of a fire that is so bright, 0 to 1."""
    step = max(0, min(LIGHT_STEPS, round(brightness * LIGHT_STEPS)))
    surface.blit(_light(rect.size, step), rect, None, pygame.BLEND_RGB_ADD)


@lru_cache(2 * LIGHT_STEPS)
def _light(size: tuple[int, int], step: int) -> pygame.Surface:
    """Return a round glow that fades to nothing."""
    small = pygame.Surface((max(2, size[0] // SOFTENED), max(2, size[1] // SOFTENED)))
    middle, reach = small.get_rect().center, min(small.get_size()) // 2
    colour = dimmed(EMBER, BRIGHTEST * step / LIGHT_STEPS)
    for radius in range(reach, 0, -1):
        share = (1 - radius / reach) ** 2
        pygame.draw.circle(small, dimmed(colour, share), middle, radius)
    return pygame.transform.smoothscale(small, size)
