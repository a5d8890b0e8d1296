"""The sums of a deal's account count up card by card, with a rising note, louder the longer they grow.

What was just counted swells for a moment.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.easing import linear
from engine.motion import SWELL, count_up
from engine.sound import Channel, Sound, rising
from engine.timeline import Timeline

PART: Final = re.compile(r",? [+×=] ")
"""Where another part of a sum begins."""
STEP, MOST = 120.0, 1700.0
"""Milliseconds from one card to the next, and for all of them at the most."""
SOFT, SWELLS = 0.3, 0.06
"""How loud the first note is, as a share, and how much louder each one after it."""
SETTLES: Final = 320.0
"""Milliseconds until what was counted last is no larger than the rest."""


@dataclass(slots=True)
class Counting:
    """Sums on their way up; whatever finishes the timeline shows them whole."""

    timeline: Timeline
    sound: Sound
    counted: int | None = None
    """How many parts of each sum are seen; None: all."""
    _swell: float = 0.0
    """How much larger what was just counted is, as a share."""

    def set_out(self, sums: Sequence[str]) -> float:
        """Begin to count; returns the milliseconds that it takes."""
        steps = max((parts(words) for words in sums), default=1)
        if steps < 2:
            return 0.0
        lasts = min(STEP * steps, MOST)
        self.counted = 0
        self.timeline.add(0, lasts, lambda share: self._count(steps, share), linear)
        self.timeline.add(lasts, SETTLES, self._settle, linear)
        return lasts

    def shown(self, words: str) -> str:
        """What is seen of a sum by now."""
        return words if self.counted is None else _first(words, self.counted)

    def swelling(self, words: str) -> tuple[int, float]:
        """From which letter on a sum swells just now, and by which share."""
        if not self.counted or self.counted > parts(words):
            return len(words), 0.0
        return len(_first(words, self.counted - 1)), self._swell

    def whole(self, words: str) -> bool:
        """Whether a sum is counted to its end."""
        return self.counted is None or self.counted >= parts(words)

    def _count(self, steps: int, share: float) -> None:
        count = count_up((1,) * steps, share)
        if self.counted is not None and count.cards > self.counted:
            loud = min(1.0, SOFT + SWELLS * count.cards)
            self.sound.play(rising(count.cards - 1), Channel.TABLE, loud)
        self.counted, self._swell = count.cards, SWELL if share >= 1.0 else count.swell

    def _settle(self, share: float) -> None:
        self.counted, self._swell = (None, 0.0) if share >= 1.0 else (self.counted, SWELL * (1 - share) ** 3)


def _first(words: str, count: int) -> str:
    """The first parts of a sum."""
    ends = [0, *(found.start() for found in PART.finditer(words)), len(words)]
    return words[: ends[min(count, len(ends) - 1)]]


def parts(words: str) -> int:
    """How many parts a sum has: ``6 + 8 = 14, × 2 = 28`` has five."""
    return len(PART.findall(words)) + 1
