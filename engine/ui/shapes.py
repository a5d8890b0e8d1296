"""Rounded shapes, shadows and the press flash of widgets, supersampled for smooth edges."""

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from engine.assets import SurfaceCache
from engine.theme import FLAME, SOOT, Colour, mixed

FINE: Final = 4
"""The factor by which corners are supersampled."""
DRAWN: Final = SurfaceCache(5.0)
"""Cache of shapes, shadows and glows: five screens of pixels."""
COARSE: Final = 4
"""Divisor of the size at which a shadow is drawn."""
FLASH: Final[Colour] = (52, 30, 14)
"""The light added to a control that is pressed."""
FLASH_CORNER, FLASH_EDGE = 10, 3
"""Radius of a flash's corners and width of its edge, in window pixels."""


class Shape(NamedTuple):
    """A rounded shape filled with a vertical gradient."""

    top: Colour
    bottom: Colour
    edge: Colour
    border: int
    """Width of the edge in window pixels."""
    radius: int
    alpha: int = 255


def line_width(wide: float, box_scale: float) -> int:
    """Return the width of a line in window pixels, at least 1, from design pixels."""
    return max(1, round(wide * box_scale))


def draw_shape(surface: pygame.Surface, rect: pygame.Rect, shape: Shape) -> None:
    """Draw a shape in a rectangle."""
    if rect.width > 0 and rect.height > 0:
        surface.blit(DRAWN.get((rect.size, shape), lambda: _shape(rect.size, shape)), rect)


def draw_shadow(surface: pygame.Surface, rect: pygame.Rect, spread: int) -> None:
    """Draw the soft shadow of a box, a little below it."""
    _draw_soft(surface, rect.move(0, spread // 2), spread, (0, 0, 0, 120))


def draw_shade(surface: pygame.Surface, rect: pygame.Rect, spread: int) -> None:
    """Darken a picture softly behind text."""
    _draw_soft(surface, rect, spread, (*SOOT, 215))


def draw_glow(surface: pygame.Surface, rect: pygame.Rect, spread: int, colour: Colour) -> None:
    """Add coloured light around a shape."""
    _draw_soft(surface, rect, spread, colour, pygame.BLEND_RGB_ADD)


def _draw_soft(
    surface: pygame.Surface, rect: pygame.Rect, spread: int, colour: tuple[int, ...], blend: int = 0
) -> None:
    """Draw a rectangle that fades out at its edges."""
    if rect.width > 0 and rect.height > 0 and spread > 0:
        drawn = DRAWN.get((rect.size, spread, colour), lambda: _blurred(rect.size, spread, colour))
        surface.blit(drawn, (rect.left - spread, rect.top - spread), None, blend)


def draw_chevron(
    surface: pygame.Surface, middle: tuple[int, int], high: int, across: int, colour: Colour
) -> None:
    """Draw a chevron of a height that points right (1) or left (-1)."""
    drawn = _chevron(max(2, high), across, colour)
    surface.blit(drawn, drawn.get_rect(center=middle))


@lru_cache(16)
def _chevron(high: int, across: int, colour: Colour) -> pygame.Surface:
    size = high * FINE
    thick = size // 5
    wide = size // 2 + thick
    large = pygame.Surface((wide, size + thick), pygame.SRCALPHA)
    large.fill((*colour, 0))
    back, point = (thick / 2, wide - thick / 2) if across > 0 else (wide - thick / 2, thick / 2)
    ends, tip = ((back, thick / 2), (back, size + thick / 2)), (point, (size + thick) / 2)
    for end in ends:
        _thick_line(large, end, tip, thick, colour)
    return pygame.transform.smoothscale(large, (wide // FINE, (size + thick) // FINE))


def _thick_line(
    surface: pygame.Surface,
    start: tuple[float, float],
    end: tuple[float, float],
    thick: float,
    colour: Colour,
) -> None:
    along = pygame.Vector2(end) - pygame.Vector2(start)
    aside = along.rotate(90).normalize() * thick / 2
    corners = [start + aside, end + aside, end - aside, start - aside]
    pygame.draw.polygon(surface, colour, corners)
    for tip in (start, end):
        pygame.draw.circle(surface, colour, tip, thick / 2)


def _shape(size: tuple[int, int], shape: Shape) -> pygame.Surface:
    outer = _filled(size, shape.edge, shape.edge, shape.radius)
    border = min(shape.border, (min(size) - 1) // 2)
    inside = (size[0] - 2 * border, size[1] - 2 * border)
    inner = _filled(inside, shape.top, shape.bottom, max(0, shape.radius - border))
    outer.blit(inner, (border, border))
    if shape.alpha < 255:
        if not shape.border:
            outer = inner
        outer.fill((255, 255, 255, shape.alpha), None, pygame.BLEND_RGBA_MULT)
    return outer


def _filled(size: tuple[int, int], top: Colour, bottom: Colour, radius: int) -> pygame.Surface:
    """Return a rounded shape with a vertical gradient."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    if top == bottom:
        surface.fill(top)
    else:
        for y in range(size[1]):
            surface.fill(mixed(top, bottom, y / max(1, size[1] - 1)), (0, y, size[0], 1))
    radius = min(radius, min(size) // 2)
    if radius > 0:
        corners = _corners(radius)
        right, low = size[0] - radius, size[1] - radius
        for at, (x, y) in enumerate(((0, 0), (right, 0), (0, low), (right, low))):
            part = (radius * (at % 2), radius * (at // 2), radius, radius)
            surface.blit(corners, (x, y), part, pygame.BLEND_RGBA_MULT)
    return surface


@lru_cache(32)
def _corners(radius: int) -> pygame.Surface:
    """Return a white disc as a mask; its quarters are the corners of a shape."""
    large = pygame.Surface((2 * radius * FINE, 2 * radius * FINE), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.circle(large, (255, 255, 255, 255), large.get_rect().center, radius * FINE)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


def _blurred(size: tuple[int, int], spread: int, colour: tuple[int, ...]) -> pygame.Surface:
    """Return a blurred rectangle, drawn small and scaled up; it is opaque if the colour has no alpha."""
    whole = (size[0] + 2 * spread, size[1] + 2 * spread)
    flags = pygame.SRCALPHA if len(colour) == 4 else 0
    small = pygame.Surface((max(2, whole[0] // COARSE), max(2, whole[1] // COARSE)), flags)
    inner = pygame.Rect(0, 0, max(1, size[0] // COARSE), max(1, size[1] // COARSE))
    inner.center = small.get_rect().center
    pygame.draw.rect(small, colour, inner, border_radius=max(1, spread // COARSE))
    soft = pygame.transform.gaussian_blur(small, max(1, spread // COARSE // 2 + 1))
    return pygame.transform.smoothscale(soft, whole)


def light_up(rect: pygame.Rect) -> None:
    """Flash a part of the window at once; the next frame replaces it."""
    window = pygame.display.get_surface()
    if window is not None and (seen := rect.clip(window.get_rect())):
        brighten(window, seen)
        pygame.draw.rect(window, FLAME, seen, FLASH_EDGE, FLASH_CORNER)
        pygame.display.update(seen)


def brighten(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Brighten a part of a picture that is pressed or chosen."""
    light = pygame.Surface(rect.size)
    pygame.draw.rect(light, FLASH, light.get_rect(), border_radius=FLASH_CORNER)
    surface.blit(light, rect, None, pygame.BLEND_RGB_ADD)
