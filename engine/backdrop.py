"""What lies behind pages: a dark room with a fire below the edge."""

from functools import lru_cache
from math import exp

import pygame

from engine.grain import Ramp, Size, glow, light
from engine.theme import EMBER, OXBLOOD, SOOT, dimmed

SIZES_KEPT = 2
"""Window sizes whose backdrop is kept."""


@lru_cache(SIZES_KEPT)
def fireside(size: Size) -> pygame.Surface:
    """Soot, lit from below by embers; drawn once for each window size."""
    surface = pygame.Surface(size)
    surface.fill(SOOT)
    for colour, share, wide, high, top in ((OXBLOOD, 0.6, 0.6, 0.46, 0.1), (EMBER, 0.22, 0.4, 0.22, 0.5)):
        area = pygame.Rect(0, round(size[1] * top), size[0], size[1] - round(size[1] * top))
        below = bump((1.04 - top) / (1 - top), high / (1 - top))
        glow(surface.subsurface(area), light(area.size, bump(0.5, wide), below), dimmed(colour, share))
    return surface


def bump(middle: float, wide: float) -> Ramp:
    """A bell of light about a middle, both as shares of the way."""
    return lambda share: exp(-(((share - middle) / wide) ** 2))
