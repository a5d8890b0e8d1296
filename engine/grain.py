"""Smooth gradients without bands: fine grain is added before colours are rounded."""

from collections.abc import Callable
from functools import lru_cache
from math import exp
from random import Random
from typing import TypeAlias

import pygame

from engine.theme import Colour

Size: TypeAlias = tuple[int, int]
Ramp: TypeAlias = Callable[[float], float]
"""Brightness, 0 to 1, as a function of the position across or down, 0 to 1."""

TILE = 128
"""Side of the tile of grain, in pixels."""


def bump(middle: float, wide: float) -> Ramp:
    """Return a bell curve of brightness around ``middle``; both are shares of the length."""
    return lambda share: exp(-(((share - middle) / wide) ** 2))


def light(size: Size, across: Ramp, down: Ramp) -> pygame.Surface:
    """Draw a greyscale light map, the product of a ramp across and a ramp down."""
    lit = pygame.transform.scale(_strip(across, size[0], (size[0], 1)), size)
    lit.blit(
        pygame.transform.scale(_strip(down, size[1], (1, size[1])), size), (0, 0), None, pygame.BLEND_MULT
    )
    return lit


def glow(surface: pygame.Surface, lit: pygame.Surface, colour: Colour) -> None:
    """Add coloured light to a surface.

    The grain is as coarse as a step of the colour, which hides the bands. ``lit`` is changed.
    """
    grain = _grain(tuple(min(255, 255 // max(1, part)) for part in colour))
    for top in range(0, lit.get_height(), TILE):
        for left in range(0, lit.get_width(), TILE):
            lit.blit(grain, (left, top), None, pygame.BLEND_ADD)
    lit.fill(colour, None, pygame.BLEND_MULT)
    surface.blit(lit, (0, 0), None, pygame.BLEND_ADD)


def noise(size: Size, most: tuple[int, ...], seed: int) -> pygame.Surface:
    """Draw random pixels, each channel from 0 to its ``most``; a single ``most`` draws grey pixels."""
    count = size[0] * size[1]
    if len(most) == 1:
        grey = _scaled(Random(seed).randbytes(count), most[0])
        parts = [grey] * 3
    else:
        parts = [_scaled(Random(seed + part).randbytes(count), most[part]) for part in range(3)]
    pixels = bytearray(count * 3)
    for part in range(3):
        pixels[part::3] = parts[part]
    return pygame.image.frombytes(bytes(pixels), size, "RGB").convert(32)


@lru_cache(16)
def _grain(most: tuple[int, ...]) -> pygame.Surface:
    return noise((TILE, TILE), most, 7)


def _scaled(data: bytes, most: int) -> bytes:
    """Scale bytes from 0–255 to 0–``most``."""
    return data.translate(bytes(value * (most + 1) // 256 for value in range(256)))


def _strip(ramp: Ramp, count: int, size: Size) -> pygame.Surface:
    values = bytearray()
    for index in range(count):
        value = round(255 * min(1.0, max(0.0, ramp((index + 0.5) / count))))
        values += bytes((value, value, value))
    return pygame.image.frombytes(bytes(values), size, "RGB").convert(32)
