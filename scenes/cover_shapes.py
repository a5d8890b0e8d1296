"""How large a cover is to be and where its cards lie, and its rounded edge, which has no steps."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from engine.grain import Size
from engine.theme import Colour
from game.sign import Sign

FANNED: Final = (0.585, 0.975)
"""Where the cards lie, in shares of a cover's width; the rest is for words."""
CORNER: Final = 16
"""Design pixels."""
FINE: Final = 3
"""How much larger an edge is drawn than it is shown."""
FRAMES: Final = 6
"""Sizes and colours of edges that are kept."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A cover of a size in pixels; its cards lie between two shares of the width."""

    sign: Sign
    size: Size
    fanned: tuple[float, float] = FANNED


@lru_cache(FRAMES)
def frame(size: Size, colour: Colour, pixels: float) -> pygame.Surface:
    """The edge of a cover, without steps in its corners."""
    return outline(size, colour, round(CORNER * pixels), max(1.2, 2 * pixels))


def outline(size: Size, colour: Colour, corner: int, thick: float) -> pygame.Surface:
    """An outline as thick as so many pixels, drawn larger and brought down."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.rect(large, colour, large.get_rect(), max(1, round(thick * FINE)), corner * FINE)
    return pygame.transform.smoothscale(large, size)


@lru_cache(FRAMES)
def shape(size: Size, corner: int) -> pygame.Surface:
    """White where a cover is, with the same soft corners."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.rect(large, (255, 255, 255), large.get_rect(), border_radius=corner * FINE)
    return pygame.transform.smoothscale(large, size)
