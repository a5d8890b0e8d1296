"""Surfaces that are made once and kept while there is room for them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

SMALLEST_SCREEN = 1280 * 720 * 4
"""Bytes of the screen that room is measured by where the window is smaller or not open yet."""


class Kept:
    """Surfaces by key. Those not asked for longest go when all together fill too many screens."""

    def __init__(self, screens: float) -> None:
        self._screens = screens
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.held = 0
        """Bytes of all that is kept."""

    @property
    def room(self) -> int:
        """Bytes it may hold: so many screens of the window as it is."""
        window = pygame.display.get_surface()
        screen = window.get_width() * window.get_height() * 4 if window is not None else 0
        return round(self._screens * max(screen, SMALLEST_SCREEN))

    def kept(self, key: Hashable) -> pygame.Surface | None:
        """The surface of a key, if it is kept."""
        return self._surfaces.get(key)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key; made when it is not kept."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self._surfaces[key] = made
        self.held += size_of(made)
        while self.held > self.room and len(self._surfaces) > 1:
            self.held -= size_of(self._surfaces.popitem(last=False)[1])
        return made


def size_of(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
