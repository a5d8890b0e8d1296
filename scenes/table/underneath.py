"""Where cards lie on a table, and what room there is under them for words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.table.board import Board
from scenes.table.placing import area_of

HEM = 3
"""Pixels of a card's edge that words may touch."""
WORDS = 120
"""Design pixels of type that words under a pile may well be wide."""
APART = 24
"""Design pixels between words under neighbouring piles."""


@dataclass(slots=True)
class Underneath:
    """What was found out last; found out anew where cards or words have changed."""

    board: Board
    cards: list[pygame.Rect] = field(default_factory=list)
    """Where cards lie."""
    inner: list[pygame.Rect] = field(default_factory=list)
    """The same but for their edges."""
    tops: dict[int, tuple[tuple[float, float], float]] = field(default_factory=dict)
    """By place: where words under it begin, and how many pixels wide they may be."""
    _areas: list[pygame.Rect] = field(default_factory=list)
    """Of all places, by their number."""

    def measure(self, captioned: Sequence[int], pixels: float) -> None:
        """Find out where cards lie, and what room there is under places if that is not as it was."""
        board, before = self.board, self.inner
        areas = [board.area(place, slack=0) for place in range(len(board.places))]
        self.cards = [areas[place] for place, pile in enumerate(board.piles) if pile]
        self.inner = [board.area(place, slack=-HEM) for place, pile in enumerate(board.piles) if pile]
        if (areas, self.inner, list(captioned)) != (self._areas, before, list(self.tops)):
            self._areas = areas
            self.tops = {place: self._room(areas[place], captioned, pixels) for place in captioned}

    def lines(self, pixels: float, high: int) -> list[pygame.Rect]:
        """The first line of words under each place, so many pixels high, as wide as it may well be."""
        found = []
        for top, most in self.tops.values():
            found.append(pygame.Rect(0, 0, min(most, WORDS * pixels), high))
            found[-1].midtop = round(top[0]), round(top[1])
        return found

    def _room(
        self, card: pygame.Rect, captioned: Sequence[int], pixels: float
    ) -> tuple[tuple[float, float], float]:
        """Where words under a heap begin, and how many pixels wide they may be."""
        top = (card.centerx, max(card.bottom + 6 * pixels, whole_heap(card, self.cards).bottom - HEM + 1))
        return top, _width(card, [self._areas[place] for place in captioned]) - APART * pixels


def _width(area: pygame.Rect, others: Iterable[pygame.Rect]) -> float:
    """How many pixels wide words under an area may be without meeting those under its neighbours."""
    beside = [other for other in others if abs(other.bottom - area.bottom) < area.height / 2]
    return min((abs(other.centerx - area.centerx) for other in beside if other != area), default=float("inf"))


def whole_heap(card: pygame.Rect, lying: Sequence[pygame.Rect]) -> pygame.Rect:
    """A heap with all that lies half under it."""
    near = [lying[index] for index in card.collidelistall(lying)]
    return card.unionall([area for area in near if area_of(area.clip(card)) > area_of(card) / 2])
