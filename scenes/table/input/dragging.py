"""How a card is dragged: by where it was taken hold of, to where it is let go.

On its way it leans the way it goes, and the hand makes room where it would be put down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

import pygame

from engine.sprites import CardSprite, size_of
from engine.timeline import Timeline, Tween
from game.contract.table import Carry
from game.table import Sight
from scenes.table.animation.card_motion import glide_card
from scenes.table.input.picker import Picker
from scenes.table.view.board import LAYER, Board
from scenes.table.view.label_placement import area_of

ENOUGH = 0.12
"""The share of a card that must lie over a place for it to be meant."""
LEANS: Final = 26.0
"""Degrees that a card leans when it is carried on by its own height at once."""
MOST_LEAN: Final = 9.0
"""Degrees that it leans at the most."""
UPRIGHT: Final = 260.0
"""Milliseconds until it hangs straight again."""


def taken_up(sprite: CardSprite, at: tuple[int, int]) -> tuple[float, float]:
    """Take hold of a card, which stays under the pointer as it was: from the pointer to its middle."""
    grip = sprite.x - at[0], sprite.y - sprite.lift - at[1]
    sprite.stand(0.0)
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


def hindered(board: Board, picker: Picker | None, sprite: CardSprite | None) -> Carry | None:
    """What cannot be done with a card that is pointed at, if it cannot be played."""
    if picker is None or picker.waiting or sprite is None or sprite.card is None:
        return None
    return None if picker.playable(sprite.card) else Carry((sprite.card,), usual_place(board, picker))


def usual_place(board: Board, picker: Picker | None) -> int:
    """Where a card that cannot be played was meant to go: where others may, else the first open heap."""
    if picker is not None and picker.carries:
        return picker.carries[0].place
    for index, place in enumerate(board.places):
        if place.seat is None and place.kind.sight is Sight.EVERYBODY:
            return index
    return 0


@dataclass(slots=True)
class Carrying:
    """What is seen of a card on its way under the pointer; nothing in the match knows of it."""

    board: Board
    timeline: Timeline
    _gap: int | None = None
    """Where the hand has made room for it; None: where it came from."""
    _carried: CardSprite | None = None
    _straightens: Tween | None = None

    def follow(self, sprite: CardSprite, across: float, at: tuple[int, int]) -> None:
        """A card was carried so many pixels on, the pointer is there now."""
        if sprite is not self._carried:
            self._carried, self._gap, self._straightens = sprite, None, None
        self._lean(sprite, across)
        self._make_room(sprite, at)

    def _lean(self, sprite: CardSprite, across: float) -> None:
        leaning = sprite.angle - LEANS * across / sprite.height
        sprite.angle = lean = max(-MOST_LEAN, min(MOST_LEAN, leaning))
        course = sprite.course

        def straighten(share: float) -> None:
            if sprite.course == course:
                sprite.angle = lean * (1 - share)

        if self._straightens is not None and self.timeline.again(self._straightens):
            self._straightens.apply = straighten
        else:
            self._straightens = self.timeline.add(0, UPRIGHT, straighten)

    def _make_room(self, sprite: CardSprite, at: tuple[int, int]) -> None:
        """Let the other cards of the hand part where it would be put down, or lie as they lay."""
        place, hand = self.board.hand_place, self.board.hand()
        if place is None or sprite not in hand:
            return
        gap = gap_at(self.board, sprite) if self.board.place_at(at) == place else None
        if gap == self._gap:
            return
        self._gap = gap
        others = [each for each in hand if each is not sprite]
        others.insert(hand.index(sprite) if gap is None else gap, sprite)
        for each, spot in zip(others, self.board.spots(place), strict=True):
            if each is not sprite:
                glide_card(each, spot, self.timeline)


def gap_at(board: Board, sprite: CardSprite) -> int:
    """Which card of the viewer's hand it would be, from the left, if it were put down where it is."""
    spots = board.spots(board.hand_place or 0)
    away = [hypot(spot.x - sprite.x, spot.y - sprite.y) for spot in spots]
    return away.index(min(away))


def arrange(board: Board, sprite: CardSprite) -> None:
    """Put a card of the viewer's hand where it was let go of among the others."""
    others = [each.card for each in board.hand() if each is not sprite and each.card is not None]
    if sprite.card is not None:
        board.sorting.put(sprite.card, others, gap_at(board, sprite))
