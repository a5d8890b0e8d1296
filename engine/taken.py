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
    if window is None or not (seen := rect.clip(window.get_rect())):
        return
    light = pygame.Surface(seen.size)
    pygame.draw.rect(light, GLOW, light.get_rect(), border_radius=CORNER)
    window.blit(light, seen, None, pygame.BLEND_RGB_ADD)
    pygame.draw.rect(window, FLAME, seen, EDGE, CORNER)
    pygame.display.update(seen)
