"""The outlines of heaps on a table, and of where something can go now."""

from collections.abc import Collection

import pygame

from engine.layout import Spread
from scenes.table import hud
from scenes.table.board import Board
from scenes.table.underneath import whole_heap

FRAME = 4
"""Pixels between a heap and its outline."""


def draw_slots(surface: pygame.Surface, board: Board, lit: Collection[int]) -> list[tuple[pygame.Rect, bool]]:
    """Draw them; where they are, and which of them are lit."""
    drawn = []
    lying = [board.area(place, slack=FRAME) for place, pile in enumerate(board.piles) if pile and lit]
    for place, where in enumerate(board.places):
        zone = board.zone(place)
        mine = where.seat is None or where.seat == board.viewer
        bare = zone.spread is Spread.PILE and zone.framed and zone.layer == 0 and mine
        if bare or (place in lit and zone.spread is not Spread.FAN):
            around = board.area(place, slack=FRAME)
            drawn.append((whole_heap(around, lying) if place in lit else around, place in lit))
            hud.draw_slot(surface, *drawn[-1])
    return drawn
