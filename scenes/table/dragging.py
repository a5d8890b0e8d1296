"""How a card is dragged: by where it was taken hold of, to where it is let go."""

from collections.abc import Sequence

import pygame

from engine.sprites import CardSprite, size_of
from game.table import Sight
from scenes.table.beside import area_of
from scenes.table.board import LAYER, Board
from scenes.table.picker import Picker

ENOUGH = 0.12
"""The share of a card that must lie over a place for it to be meant."""


def taken_up(sprite: CardSprite, at: tuple[int, int]) -> tuple[float, float]:
    """Take hold of a card, which stays under the pointer as it was: from the pointer to its middle."""
    grip = sprite.x - at[0], sprite.y - sprite.lift - at[1]
    sprite.lift = sprite.angle = 0.0
    sprite.z = 99 * LAYER
    return grip


def dropped_on(board: Board, sprite: CardSprite, at: tuple[int, int], targets: Sequence[int]) -> int | None:
    """The place a card is let go at: where the pointer is, or else what it can go to and lies over most."""
    place = board.place_at(at)
    if place is not None:
        return place
    card = pygame.Rect((0, 0), size_of(sprite, board.assets))
    card.center = round(sprite.x), round(sprite.y)
    covered = {target: area_of(card.clip(board.area(target))) for target in targets}
    best = max(targets, key=lambda target: covered[target], default=None)
    return best if best is not None and covered[best] > ENOUGH * area_of(card) else None


def usual_place(board: Board, picker: Picker | None) -> int:
    """Where a card that cannot be played was meant to go: where others may, else the first open heap."""
    if picker is not None and picker.carries:
        return picker.carries[0].place
    for index, place in enumerate(board.places):
        if place.seat is None and place.kind.sight is Sight.EVERYBODY:
            return index
    return 0
