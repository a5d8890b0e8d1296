"""Draws the shapes of forms corner by corner, where pygame_gui would draw each whole and fourfold."""

from functools import lru_cache
from typing import Any, NamedTuple

import pygame
from pygame_gui.core.surface_cache import SurfaceCache

FINE = 4
"""How much larger a corner is drawn than it is shown."""
CORNERS = 64
"""Rounded shapes of which the corners are kept: a few small pictures each."""
ROUNDED = "rounded_rectangle"


def line_width(wide: float, pixels: float) -> int:
    """Window pixels of a line that is so many design pixels wide: it is seen in the smallest window."""
    return max(1, round(wide * pixels))


class Outline(NamedTuple):
    """A rounded shape without its size; in pixels."""

    border: int
    border_colour: tuple[int, int, int, int]
    colour: tuple[int, int, int, int]
    radius: int

    @property
    def corner(self) -> int:
        """The side of a square that holds a corner and nothing that is not alike along an edge."""
        return max(self.radius, self.border) + 1


class Shape(NamedTuple):
    """A rounded shape of a size."""

    size: tuple[int, int]
    outline: Outline


class Shapes(SurfaceCache):
    """What pygame_gui asks for shapes it drew before: it draws them, which takes less than to keep them."""

    def __init__(self) -> None:
        """Nothing is kept here, so none of the surfaces that are meant for it are made."""

    def update(self) -> None:
        """Nothing waits to be kept."""

    def add_surface_to_cache(self, surface: pygame.Surface, string_id: Any) -> None:
        """What is drawn by pygame_gui itself, it draws again."""

    def remove_user_from_cache_item(self, string_id: Any) -> None:
        """Nobody is counted."""

    def find_surface_in_cache(self, lookup_id: Any) -> pygame.Surface | None:
        """A rounded shape; None where it is another one, or has a shadow or a gradient."""
        return drawn(lookup_id) if isinstance(lookup_id, Shape) else None

    @staticmethod
    def build_cache_id(
        shape: str,
        size: tuple[int, int],
        shadow_width: int,
        border_widths: dict[str, int],
        border_colour: Any,
        bg_colour: Any,
        corner_radius: list[int] | None = None,
    ) -> Any:
        """A shape that can be drawn here, or a name for one that cannot."""
        plain = isinstance(border_colour, pygame.Color) and isinstance(bg_colour, pygame.Color)
        if shape != ROUNDED or shadow_width or not plain or len(set(corner_radius or ())) != 1:
            return shape
        width, height = size
        radius = max(0, min(corner_radius[0], width // 2, height // 2)) if corner_radius else 0
        outline = Outline(border_widths["left"], tuple(border_colour), tuple(bg_colour), radius)
        return Shape((width, height), outline)


def drawn(shape: Shape) -> pygame.Surface:
    """A rounded shape, its colours multiplied by how much of a pixel it covers, as pygame_gui wants them."""
    (width, height), outline = shape
    corner = outline.corner
    if min(width, height) < 2 * corner:
        return drawn_fine(shape.size, outline)
    surface = pygame.Surface(shape.size, pygame.SRCALPHA)
    surface.fill(_covering(outline.border_colour))
    inner = surface.get_rect().inflate(-2 * outline.border, -2 * outline.border)
    surface.fill(_covering(outline.colour), inner)
    corners, right, low = _corners(outline), width - corner, height - corner
    for index, place in enumerate(((0, 0), (right, 0), (0, low), (right, low))):
        part = pygame.Rect(corner * (index % 2), corner * (index // 2), corner, corner)
        surface.fill((0, 0, 0, 0), pygame.Rect(place, part.size))
        surface.blit(corners, place, part, pygame.BLEND_PREMULTIPLIED)
    return surface


@lru_cache(CORNERS)
def _corners(outline: Outline) -> pygame.Surface:
    """The smallest shape with such corners: they fill it."""
    return drawn_fine((2 * outline.corner, 2 * outline.corner), outline)


def drawn_fine(size: tuple[int, int], outline: Outline) -> pygame.Surface:
    """A shape drawn larger and brought down, so that its corners are smooth."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    rect, border = large.get_rect(), outline.border * FINE
    radius = outline.radius * FINE
    pygame.draw.rect(large, _covering(outline.border_colour), rect, border_radius=radius)
    inside = rect.inflate(-2 * border, -2 * border)
    pygame.draw.rect(large, _covering(outline.colour), inside, border_radius=max(0, radius - border))
    return pygame.transform.smoothscale(large, size)


def _covering(colour: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    red, green, blue, alpha = colour
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha
