"""A line of help beside what is pointed at, where its name alone does not say what it does."""

import pygame

from engine.assets import Assets
from engine.lettering import wrapped
from engine.theme import BONE, BRASS, SMALL, SOOT, Typeface

WIDEST = 0.6
"""Share of the window that a line takes at the most."""
AWAY, SIDE, EDGE = 14, 18, 8
"""Design pixels from what it is about, and from the frame to the words, across and down."""


def draw_tip(
    surface: pygame.Surface, assets: Assets, words: str, about: pygame.Rect, pixels: float, text_pixels: float
) -> None:
    """The words in a frame above what they are about, or below it where there is no room above."""
    window, size = surface.get_rect(), round(SMALL * text_pixels)
    lines = wrapped(words, assets.font(Typeface.TEXT, size), round(window.width * WIDEST))
    drawn = [assets.text(line, Typeface.TEXT, size, BONE) for line in lines]
    side, edge = round(SIDE * pixels), round(EDGE * pixels)
    width = max(line.get_width() for line in drawn) + 2 * side
    box = pygame.Rect(0, 0, width, sum(line.get_height() for line in drawn) + 2 * edge)
    box.midbottom = about.centerx, about.top - round(AWAY * pixels)
    if box.top < 0:
        box.top = about.bottom + round(AWAY * pixels)
    box.clamp_ip(window.inflate(-2 * edge, -2 * edge))
    pygame.draw.rect(surface, SOOT, box, border_radius=edge)
    pygame.draw.rect(surface, BRASS, box, 2, edge)
    top = box.top + edge
    for line in drawn:
        surface.blit(line, line.get_rect(midtop=(box.centerx, top)))
        top += line.get_height()
