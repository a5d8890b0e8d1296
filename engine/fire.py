"""The flickering light of a hearth."""

from functools import lru_cache
from math import sin
from typing import Final

import pygame

from engine.theme import EMBER, dimmed

LIGHT_STEPS: Final = 10
"""Brightnesses that are drawn."""
BRIGHTEST: Final = 0.22
"""The share of an ember's light that a fire adds at the most."""
COARSE: Final = 8


def flicker(milliseconds: float) -> float:
    """Return how bright a fire is at a time, 0 to 1: slow waves with quick ones on them."""
    seconds = milliseconds / 1000
    return 0.5 + 0.22 * sin(seconds * 2.3) + 0.16 * sin(seconds * 7.1 + 1) + 0.12 * sin(seconds * 17.3 + 2)


def shine(surface: pygame.Surface, rect: pygame.Rect, brightness: float) -> None:
    """Add the light of a fire that is so bright, 0 to 1."""
    step = max(0, min(LIGHT_STEPS, round(brightness * LIGHT_STEPS)))
    surface.blit(_light(rect.size, step), rect, None, pygame.BLEND_RGB_ADD)


@lru_cache(2 * LIGHT_STEPS)
def _light(size: tuple[int, int], step: int) -> pygame.Surface:
    """Return a round glow that fades to nothing."""
    small = pygame.Surface((max(2, size[0] // COARSE), max(2, size[1] // COARSE)))
    middle, reach = small.get_rect().center, min(small.get_size()) // 2
    colour = dimmed(EMBER, BRIGHTEST * step / LIGHT_STEPS)
    for radius in range(reach, 0, -1):
        share = (1 - radius / reach) ** 2
        pygame.draw.circle(small, dimmed(colour, share), middle, radius)
    return pygame.transform.smoothscale(small, size)
