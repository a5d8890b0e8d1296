"""What words of the moment stand among: their own thing, others like it, and where somebody speaks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from engine.layout import Spread, Zone
from game.cards import Seat
from scenes.table.board import Board
from scenes.table.ink import Ink
from scenes.table.placing import Thing, area_of

VOICE = 34
"""Design pixels of type over and under a name, and the cards before it, where its owner speaks."""
CLOSE = 28
"""Design pixels from a thing within which words are next to it."""


@dataclass(frozen=True)
class Neighbours:
    """Everything on a table that words can be about."""

    board: Board
    ink: Ink
    under: Mapping[int, Sequence[pygame.Rect]]
    """By place: the lines of words under it."""

    def of_place(self, place: int) -> Thing:
        """A place, with what lies on the same heap and the words under that."""
        rect = self.board.area(place, slack=0)
        heap = {other for other in self._seen if _same_heap(self.board.area(other, slack=0), rect)}
        apart = [other for other in self._seen if other not in {*heap, place}]
        seat = self.board.places[place].seat
        names = [self.board.named(other) for other in range(self.board.seats) if other != seat]
        return Thing(
            rect,
            tuple(self._with_words({*heap, place})),
            (*self._with_words(apart), *names),
            tuple(self._voices(seat)),
            CLOSE * self.ink.plain,
        )

    def of_seat(self, seat: Seat) -> Thing:
        """A player's name and face, with what lies before that player."""
        whose = {place: self.board.places[place].seat for place in self._seen}
        return Thing(
            self.board.named(seat),
            tuple(self._with_words(place for place, owner in whose.items() if owner == seat)),
            (
                *self._with_words(place for place, owner in whose.items() if owner != seat),
                *(self.board.named(other) for other in range(self.board.seats) if other != seat),
            ),
            tuple(self._voices(seat)),
            CLOSE * self.ink.plain,
        )

    @cached_property
    def _seen(self) -> list[int]:
        """The places where anything is to be seen."""
        zones = self.board.zone
        return [
            place
            for place, pile in enumerate(self.board.piles)
            if pile or place in self.under or _is_outlined(zones(place))
        ]

    def _with_words(self, places: Iterable[int]) -> Iterator[pygame.Rect]:
        for place in places:
            yield self.board.area(place, slack=0)
            yield from self.under.get(place, ())

    def _voices(self, but: Seat | None) -> Iterator[pygame.Rect]:
        """Where opponents speak, but one: over and under their names and what lies before them."""
        for seat in range(self.board.seats):
            if seat not in (but, self.board.viewer):
                before = [place for place in self._seen if self.board.places[place].seat == seat]
                whole = self.board.named(seat).unionall([self.board.area(place, slack=0) for place in before])
                yield whole.inflate(0, round(2 * VOICE * self.ink.pixels))


def _is_outlined(zone: Zone) -> bool:
    return zone.spread is Spread.PILE and zone.framed and not zone.layer


def _same_heap(one: pygame.Rect, other: pygame.Rect) -> bool:
    return area_of(one.clip(other)) > area_of(other) / 2
