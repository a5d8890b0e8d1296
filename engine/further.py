"""How every page shows that it goes on where it scrolls: what lies at the edge dims, an arrow points on."""

from functools import lru_cache
from typing import Final

import pygame
from pygame_gui.elements import UIScrollingContainer, UITextBox

from engine.backdrop import fireside
from engine.easing import ease_in_out
from engine.forms import BAR, Form
from engine.scrolling import bar_of
from engine.theme import FLAME, HIDE, Colour, scale

VEIL: Final = 84.0
"""Design pixels from the edge to where everything is as bright as ever."""
BARE: Final = 0.3
"""The share of that, next to the edge, where nothing is seen but the arrow."""
ARROW: Final = (15.0, 8.0)
"""Design pixels from an arrow's point to its ends, across and down."""
FRAMED: Final = 3
"""Window pixels of the frame around a box of text."""
NEXT_TO_NOTHING: Final = 0.001
"""A share of the whole that is not worth an arrow."""


def draw_further(surface: pygame.Surface, form: Form) -> None:
    """Veil the edges beyond which there is more, of all that scrolls on a form."""
    scrolled: list[UITextBox | UIScrollingContainer] = [*form.areas, *form.prose_boxes]
    for each in scrolled:
        bar = bar_of(each)
        if bar is None:
            continue
        above = bar.start_percentage > NEXT_TO_NOTHING
        below = bar.start_percentage + bar.visible_percentage < 1 - NEXT_TO_NOTHING
        view = pygame.Rect(each.rect.topleft, (each.rect.width - BAR, each.rect.height))
        if isinstance(each, UITextBox):
            ground: Colour | None = HIDE
            view.inflate_ip(-2 * FRAMED, -2 * FRAMED)
        else:
            ground = form.areas[each]
        veil(surface, view, (above, below), ground)


def veil(
    surface: pygame.Surface, view: pygame.Rect, more: tuple[bool, bool], ground: Colour | None = None
) -> None:
    """Veil what is seen of something at its upper edge, its lower one, or both.

    ``ground`` is the colour that lies beneath it; without one it is what lies behind every page.
    """
    pixels = scale(surface.get_size())
    deep = min(round(VEIL * pixels), view.height // 3)
    for edge, down in zip((view.top, view.bottom - deep), (False, True), strict=True):
        if not more[down]:
            continue
        strip = pygame.Surface((view.width, deep), pygame.SRCALPHA)
        if ground is None:
            strip.blit(fireside(surface.get_size()), (0, 0), (view.left, edge, view.width, deep))
        else:
            strip.fill(ground)
        strip.blit(_gradient(strip.get_size(), down), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(strip, (view.left, edge))
        middle = edge + deep * (1 - BARE / 2 if down else BARE / 2)
        _draw_arrow(surface, (view.centerx, round(middle)), pixels, 1 if down else -1)


def _draw_arrow(surface: pygame.Surface, at: tuple[int, int], pixels: float, down: int) -> None:
    across, high = ARROW[0] * pixels, ARROW[1] * pixels * down
    back, point = at[1] - high / 2, at[1] + high / 2
    points = [(at[0] - across, back), (at[0], point), (at[0] + across, back)]
    pygame.draw.lines(surface, FLAME, False, points, max(2, round(4 * pixels)))


@lru_cache(8)
def _gradient(size: tuple[int, int], down: bool) -> pygame.Surface:
    """White, from clear on the inner side to solid at the edge."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = (y + 1) / size[1] if down else 1 - y / size[1]
        column.set_at((0, y), (255, 255, 255, round(255 * ease_in_out(min(1.0, share / (1 - BARE))))))
    return pygame.transform.scale(column, size)
