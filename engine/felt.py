"""The table top: a choice of felts, each a colour and a cloth, brightest in the middle."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import pi, sin
from random import Random
from typing import Final

import pygame

from engine.grain import Size, bump, glow, light, noise
from engine.theme import Colour, dimmed

TILE = 256
"""Side of the tile of cloth, in pixels."""
DARKEST, BRIGHTEST = 0.24, 1.12
"""Brightness of the corners and of the middle, as shares of the colour."""


class Cloth(Enum):
    """The kinds of cloth or stone that cover a table."""

    BAIZE = "baize"
    VELVET = "velvet"
    LINEN = "linen"
    STONE = "stone"
    MARBLE = "marble"
    LOZENGES = "lozenges"
    LACQUER = "lacquer"


@dataclass(frozen=True, slots=True)
class Felt:
    """A table top that can be chosen in the settings."""

    id: str
    title: str
    colour: Colour | None
    """None for the game's own colour."""
    cloth: Cloth


FELTS: Final = (
    Felt("own", "Each game's own", None, Cloth.BAIZE),
    Felt("billiard", "Billiard green", (0x1D, 0x4A, 0x30), Cloth.BAIZE),
    Felt("velvet", "Wine-red velvet", (0x5C, 0x16, 0x22), Cloth.VELVET),
    Felt("midnight", "Midnight blue", (0x1C, 0x2A, 0x58), Cloth.VELVET),
    Felt("linen", "Tobacco linen", (0x4E, 0x38, 0x22), Cloth.LINEN),
    Felt("basalt", "Basalt", (0x38, 0x33, 0x33), Cloth.STONE),
    Felt("marble", "Altar marble", (0x3E, 0x46, 0x62), Cloth.MARBLE),
    Felt("lacquer", "Vermilion lacquer", (0x7E, 0x20, 0x15), Cloth.LACQUER),
    Felt("motley", "Motley", (0x3C, 0x2A, 0x5C), Cloth.LOZENGES),
    Felt("lava", "Cooled lava", (0x5A, 0x2A, 0x1C), Cloth.MARBLE),
    Felt("cabinet", "Quilted rose", (0x66, 0x1E, 0x3A), Cloth.LOZENGES),
)
"""The felts to choose from; the first is the default."""


def felt(chosen: str) -> Felt:
    """Return the felt with an id, or the default if there is none."""
    return next((each for each in FELTS if each.id == chosen), FELTS[0])


def draw_cloth(surface: pygame.Surface, colour: Colour, cloth: Cloth) -> None:
    """Cover a surface with cloth of a colour, brighter in the middle."""
    surface.fill(dimmed(colour, DARKEST))
    size = surface.get_size()
    lit = light(size, bump(0.5, 0.42), bump(0.46, 0.48))
    glow(surface, lit, dimmed(colour, BRIGHTEST - DARKEST))
    texture = _texture(cloth)
    for top in range(0, size[1], texture.get_height()):
        for left in range(0, size[0], texture.get_width()):
            surface.blit(texture, (left, top), None, pygame.BLEND_MULT)


@lru_cache(len(Cloth))
def _texture(cloth: Cloth) -> pygame.Surface:
    """Return a tile of cloth, white and slightly darker greys, to multiply a table top by."""
    shade = _WEAVES[cloth]()
    white = pygame.Surface((TILE, TILE))
    white.fill((255, 255, 255))
    white.blit(shade, (0, 0), None, pygame.BLEND_SUB)
    return white


def _stretched(size: Size, most: int, seed: int) -> pygame.Surface:
    """Draw smooth, coarse grain that tiles without a seam."""
    coarse = pygame.transform.scale(noise(size, (most,), seed), (TILE, TILE))
    wide, high = TILE // size[0], TILE // size[1]
    smooth = pygame.transform.average_surfaces([_shifted(coarse, step, 0) for step in range(wide)])
    return pygame.transform.average_surfaces([_shifted(smooth, 0, step) for step in range(high)])


def _shifted(tile: pygame.Surface, across: int, down: int) -> pygame.Surface:
    """Return a tile shifted, wrapping around at its edges."""
    moved = pygame.Surface((TILE, TILE))
    for left in (across - TILE, across):
        for top in (down - TILE, down):
            moved.blit(tile, (left, top))
    return moved


def _together(first: pygame.Surface, *others: pygame.Surface) -> pygame.Surface:
    together = first.copy()
    for other in others:
        together.blit(other, (0, 0), None, pygame.BLEND_ADD)
    return together


def _marble() -> pygame.Surface:
    """Draw veins that wander down the tile and meet at its edges."""
    veins, random = pygame.Surface((TILE, TILE)), Random(21)
    for _ in range(9):
        left, sway = random.random() * TILE, 10 + 30 * random.random()
        waves = [(count, random.random() * 2 * pi, random.random()) for count in (1, 2, 3, 5)]
        deep = 26 + int(40 * random.random())
        for down in range(TILE):
            turn = 2 * pi * down / TILE
            aside = sum(share * sin(count * turn + phase) / count for count, phase, share in waves)
            spot = (round(left + sway * aside) % TILE, down)
            veins.set_at(spot, (deep, deep, deep))
            veins.set_at(((spot[0] + 1) % TILE, down), (deep // 2, deep // 2, deep // 2))
    return _together(veins, _stretched((TILE // 32, TILE // 32), 34, 22), noise((TILE, TILE), (12,), 23))


def _lozenges() -> pygame.Surface:
    """Draw rows of diamonds, a little darker than the gaps between them."""
    tile = pygame.Surface((TILE, TILE))
    across, down = TILE // 8, TILE // 4
    for left in range(0, TILE + 1, 2 * across):
        for top in range(0, TILE + 1, 2 * down):
            corners = [(left, top - down), (left + across, top), (left, top + down), (left - across, top)]
            pygame.draw.polygon(tile, (44, 44, 44), corners)
    return _together(tile, noise((TILE, TILE), (16,), 24), _stretched((TILE, TILE // 8), 14, 25))


_WEAVES: Final[dict[Cloth, Callable[[], pygame.Surface]]] = {
    Cloth.BAIZE: lambda: _together(
        noise((TILE, TILE), (22,), 11), _stretched((TILE // 2, TILE // 2), 20, 12)
    ),
    Cloth.VELVET: lambda: _together(
        _stretched((TILE, TILE // 8), 26, 13), _stretched((TILE // 32, TILE // 32), 16, 14)
    ),
    Cloth.LINEN: lambda: _together(
        _stretched((TILE // 2, TILE // 32), 30, 15), _stretched((TILE // 32, TILE // 2), 30, 16)
    ),
    Cloth.STONE: lambda: _together(
        _stretched((TILE // 16, TILE // 16), 40, 17),
        _stretched((TILE // 4, TILE // 4), 22, 18),
        noise((TILE, TILE), (14,), 19),
    ),
    Cloth.MARBLE: _marble,
    Cloth.LOZENGES: _lozenges,
    Cloth.LACQUER: lambda: _together(
        _stretched((TILE // 64, TILE), 22, 26), _stretched((TILE // 64, TILE // 64), 26, 27)
    ),
}
