"""Checkpoints of a match: kept positions, from which any of its actions is reached at once."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.cards import Seat
from game.contract.rules import State, View
from game.events import DealEnded
from game.match import Match, MatchT
from game.table import Place, Sight, masked

STEP: Final = 32
"""Actions from one position that is kept to the next."""


class Checkpoints:
    """A whole match as it was after any number of its actions."""

    def __init__(self, stages: Iterable[Match]) -> None:
        """Read one match from ``stages``, before its first action and after each: played as it is read."""
        self._positions: list[State] = []
        for count, match in enumerate(stages):
            if count % STEP == 0:
                self._positions.append(match.position())
            self.whole = match

    def __len__(self) -> int:
        """Return the number of actions."""
        return len(self.whole.log)

    def at(self, count: int) -> Match:
        """Return the match after ``count`` actions; playing on in it leaves this one alone."""
        return self._played_to(count, Match)

    def open_at(self, count: int) -> "OpenMatch":
        """Return the same match with all hands open."""
        return self._played_to(count, OpenMatch)

    def deals_over(self) -> int:
        """Return the number of deals that are over: hidden cards in them are no secret any more."""
        return len(self.whole.standing.deals)

    def watchable(self) -> "Checkpoints":
        """Return the part to watch while the match goes on: to its last score where the game hides more."""
        whole, scored = self.whole, self._scored()
        running = [event for number in range(scored, len(self)) for event in whole.happened(None, number)]
        return self if all(whole.game.words.may_tell(running)) else self._until(scored)

    def _scored(self) -> int:
        """Return after how many actions the last deal that is over was scored."""
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
    """A match in which everybody sees every hand: for deals that are over."""

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of the match; what is its owner's alone elsewhere is everybody's here."""
        return tuple(map(_opened, super().places))

    def view(self, seat: Seat | None) -> View:
        """Return the view of a seat with all hands open."""
        piles = self.position().table.piles
        return replace(super().view(seat), piles=masked(piles, self.places, seat))


def _opened(place: Place) -> Place:
    if place.kind.sight is not Sight.OWNER:
        return place
    return replace(place, kind=replace(place.kind, sight=Sight.EVERYBODY))
