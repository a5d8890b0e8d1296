"""Eyes that blink: now and then one of those behind the table closes them for a moment."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from game.cards import Seat

SHUT: Final = 150.0
"""Milliseconds that eyes stay closed."""
SOONEST, LATEST = 1500.0, 5000.0
"""Milliseconds until somebody blinks next."""


@dataclass(slots=True)
class Blinking:
    """Whose eyes are closed just now. Nothing in a match depends on it."""

    seats: Sequence[Seat]
    """Those who can blink."""
    random: Random = field(default_factory=Random)
    shut: Seat | None = None
    _left: float = LATEST

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if eyes have closed or opened."""
        self._left -= milliseconds
        if self._left > 0 or not self.seats:
            return False
        if self.shut is None:
            self.shut, self._left = self.seats[int(self.random.random() * len(self.seats))], SHUT
        else:
            self.shut, self._left = None, SOONEST + (LATEST - SOONEST) * self.random.random()
        return True
