"""Checkpoints of a match: stored positions from which any point of it is reached quickly."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.cards import Seat
from game.contract.rules import State, View
from game.match import Match, MatchT
from game.table import DealEnded, Place, Sight, masked

STEP: Final = 32
"""The number of actions from one stored position to the next."""


class Checkpoints:
    """A match that can be read at any point."""

    def __init__(self, stages: Iterable[Match]) -> None:
        """Read a match from ``stages``, which yields it before its first action and after each."""
        self._positions: list[State] = []
        for count, match in enumerate(stages):
            if count % STEP == 0:
                self._positions.append(match.position())
            self.whole = match

    def __len__(self) -> int:
        """Return the number of actions."""
        return len(self.whole.log)

    def at(self, count: int) -> Match:
        """Return a copy of the match after ``count`` actions."""
        return self._played_to(count, Match)

    def open_at(self, count: int) -> "OpenMatch":
        """Return the match after ``count`` actions with all hands open."""
        return self._played_to(count, OpenMatch)

    def deals_over(self) -> int:
        """Return the number of finished deals, whose hidden cards are no longer secret."""
        return len(self.whole.standing.deals)

    def watchable(self) -> "Checkpoints":
        """Return the part that may be watched during the match: all, or up to the last scored deal."""
        whole, scored = self.whole, self._scored()
        running = [event for number in range(scored, len(self)) for event in whole.happened(None, number)]
        return self if all(whole.game.words.may_tell(running)) else self._until(scored)

    def _scored(self) -> int:
        """Return the number of actions up to the end of the last finished deal."""
        for number in reversed(range(len(self))):
            if any(isinstance(event, DealEnded) for event in self.whole.happened(None, number)):
                return number + 1
        return 0

    def _until(self, count: int) -> "Checkpoints":
        earlier = object.__new__(Checkpoints)
        earlier._positions = self._positions[: count // STEP + 1]
        earlier.whole = self.at(count)
        return earlier

    def _played_to(self, count: int, kind: type[MatchT]) -> MatchT:
        kept = count // STEP
        match = self.whole.taken_up(kept * STEP, self._positions[kept], kind)
        for entry in self.whole.log[kept * STEP : count]:
            match.play(entry.seat, entry.action)
        return match


class OpenMatch(Match):
    """A match with all hands open, for finished deals."""

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of the match, with everything that only its owner sees open to all."""
        return tuple(map(_opened, super().places))

    def view(self, seat: Seat | None) -> View:
        """Return the view of a seat with all hands open."""
        piles = self.position().table.piles
        return replace(super().view(seat), piles=masked(piles, self.places, seat))


def _opened(place: Place) -> Place:
    if place.kind.sight is not Sight.OWNER:
        return place
    return replace(place, kind=replace(place.kind, sight=Sight.EVERYBODY))
