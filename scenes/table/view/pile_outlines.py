"""The outlines of heaps and rows on a table, and of where something can go now."""

from collections.abc import Collection, Sequence

import pygame

from engine.layout import Spread
from scenes.table.view import hud
from scenes.table.view.board import Board
from scenes.table.view.label_placement import area_of

FRAME = 4
"""Pixels between a heap and its outline."""


def draw_slots(
    surface: pygame.Surface, board: Board, lit: Collection[int], captioned: Collection[int]
) -> list[tuple[pygame.Rect, bool]]:
    """Draw them; where they are, and which of them are lit.

    Args:
        surface: what is drawn on.
        board: where everything lies.
        lit: the places where something can go now.
        captioned: the places with words under them: a row is seen as long as something is said of it.
    """
    drawn = []
    lying = [board.area(place, slack=FRAME) for place, pile in enumerate(board.piles) if pile and lit]
    for place in range(len(board.places)):
        if place in lit and board.zone(place).spread is not Spread.FAN:
            drawn.append((whole_heap(board.area(place, slack=FRAME), lying), True))
        elif _is_outlined(board, place, place in captioned):
            drawn.append((board.area(place, slack=FRAME), False))
    for rect, bright in drawn:
        hud.draw_slot(surface, rect, bright)
    return drawn


def _is_outlined(board: Board, place: int, captioned: bool) -> bool:
    """A heap always, if it is the lowest there; what is empty, and a row, while it is spoken of."""
    zone = board.zone(place)
    match zone.spread:
        case Spread.PILE:
            return zone.framed and (zone.layer == 0 or (captioned and not board.piles[place]))
        case Spread.ROW | Spread.LINE:
            return zone.framed and captioned
        case _:
            return False


def whole_heap(card: pygame.Rect, lying: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return a heap with all that lies half under it."""
    near = [lying[index] for index in card.collidelistall(lying)]
    return card.unionall([area for area in near if area_of(area.clip(card)) > area_of(card) / 2])
