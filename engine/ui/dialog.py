"""Pages that lie over the one before them, which is seen in the dark."""

from typing import TYPE_CHECKING, Final

import pygame

from engine.theme import BRASS, HIDE, SOOT, mixed
from engine.ui.form import Box
from engine.ui.page import Page
from engine.ui.shapes import Plate, draw_plate, draw_shadow, line_width

if TYPE_CHECKING:
    from engine.app import App

DARK: Final = (92, 84, 80)
"""Colour that multiplies the page behind it, of 255."""


class Dialog(Page):
    """A page on a plate, over the last frame of the scene before it."""

    plate: Box = (430, 230, 1060, 620)
    """The plate, in design pixels."""

    def enter(self, app: "App") -> None:
        """Keep a frame of the scene behind: the last one, unless another scene was seen meanwhile."""
        below = app.stack.below
        if below is not None and app.drawn is not below:
            below.draw(app.surface)
        self._behind = app.surface.copy()
        self._behind.fill(DARK, None, pygame.BLEND_RGB_MULT)
        super().enter(app)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the scene behind, as long as the window keeps its size, and the plate."""
        if self._behind.get_size() == surface.get_size():
            surface.blit(self._behind, (0, 0))
        else:
            self.paint_room(surface)
        pixels, rect = self.app.pixels, self.form.rect(self.plate)
        draw_shadow(surface, rect, round(24 * pixels))
        edge = mixed(HIDE, BRASS, 0.8)
        look = Plate(mixed(HIDE, BRASS, 0.05), SOOT, edge, line_width(2, pixels), round(16 * pixels))
        draw_plate(surface, rect, look)
