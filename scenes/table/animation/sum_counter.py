"""The sums of a deal's account count up card by card, with a rising note, louder the longer they grow.

What was just counted swells for a moment.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.easing import linear
from engine.motion import SWELL, count_up
from engine.sound import Channel, Sound, rising
from engine.timeline import Timeline
from game.contract.words import Sum

STEP, MOST = 120.0, 1700.0
"""Milliseconds from one card to the next, and for all of them at the most."""
SOFT, SWELLS = 0.3, 0.06
"""How loud the first note is, as a share, and how much louder each one after it."""
SETTLES: Final = 320.0
"""Milliseconds until what was counted last is no larger than the rest."""


@dataclass(slots=True)
class SumCounter:
    """Sums on their way up; whatever finishes the timeline shows them whole."""

    timeline: Timeline
    sound: Sound
    counted: int | None = None
    """How many parts of each sum are seen; None: all."""
    _swell: float = 0.0
    """How much larger what was just counted is, as a share."""

    def set_out(self, sums: Sequence[Sum]) -> float:
        """Begin to count; returns the milliseconds that it takes."""
        steps = max((len(each.steps) for each in sums), default=1)
        if steps < 2:
            return 0.0
        lasts = min(STEP * steps, MOST)
        self.counted = 0
        self.timeline.add(0, lasts, lambda share: self._count(steps, share), linear)
        self.timeline.add(lasts, SETTLES, self._settle, linear)
        return lasts

    def shown(self, total: Sum) -> str:
        """Return what is seen of a sum by now."""
        return str(total) if self.counted is None else total.first(self.counted)

    def swelling(self, total: Sum) -> tuple[int, float]:
        """Return the letter from which a sum swells just now, and by which share."""
        if not self.counted or self.counted > len(total.steps):
            return len(str(total)), 0.0
        return len(total.first(self.counted - 1)), self._swell

    def whole(self, total: Sum) -> bool:
        """True if a sum is counted to its end."""
        return self.counted is None or self.counted >= len(total.steps)

    def _count(self, steps: int, share: float) -> None:
        count = count_up((1,) * steps, share)
        if self.counted is not None and count.cards > self.counted:
            loud = min(1.0, SOFT + SWELLS * count.cards)
            self.sound.play(rising(count.cards - 1), Channel.TABLE, loud)
        self.counted, self._swell = count.cards, SWELL if share >= 1.0 else count.swell

    def _settle(self, share: float) -> None:
        self.counted, self._swell = (None, 0.0) if share >= 1.0 else (self.counted, SWELL * (1 - share) ** 3)
