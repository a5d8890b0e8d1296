"""What is chosen lights up on the screen at once, before what it leads to is made."""

import pygame

from engine.theme import FLAME, Colour

GLOW: Colour = (52, 30, 14)
"""What is added to the colours of what was chosen."""
CORNER, EDGE = 10, 3
"""Pixels."""


def light_up(rect: pygame.Rect) -> None:
    """Light up a part of the window and show it now; the next frame is drawn over it."""
    window = pygame.display.get_surface()
    if window is not None and (seen := rect.clip(window.get_rect())):
        brighten(window, seen)
        pygame.draw.rect(window, FLAME, seen, EDGE, CORNER)
        pygame.display.update(seen)


def brighten(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Let a part of a picture glow: it is held down, or was chosen."""
    light = pygame.Surface(rect.size)
    pygame.draw.rect(light, GLOW, light.get_rect(), border_radius=CORNER)
    surface.blit(light, rect, None, pygame.BLEND_RGB_ADD)
