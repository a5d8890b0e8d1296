"""The sums of a deal's account count up card by card, with a rising note, louder the longer they grow."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.easing import linear
from engine.motion import count_up
from engine.sound import Channel, Sound, rising
from engine.timeline import Timeline

PART: Final = re.compile(r",? [+×=] ")
"""Where another part of a sum begins."""
STEP, MOST = 120.0, 1700.0
"""Milliseconds from one card to the next, and for all of them at the most."""
SOFT, SWELLS = 0.3, 0.06
"""How loud the first note is, as a share, and how much louder each one after it."""


@dataclass(slots=True)
class Counting:
    """Sums on their way up; whatever finishes the timeline shows them whole."""

    timeline: Timeline
    sound: Sound
    counted: int | None = None
    """How many parts of each sum are seen; None: all."""
    _parts: list[int] = field(default_factory=list)

    def set_out(self, sums: Sequence[str]) -> float:
        """Begin to count; returns the milliseconds that it takes."""
        steps = max((parts(words) for words in sums), default=1)
        if steps < 2:
            return 0.0
        lasts = min(STEP * steps, MOST)
        self.counted = 0
        self.timeline.add(0, lasts, lambda share: self._count(steps, share), linear)
        return lasts

    def shown(self, words: str) -> str:
        """What is seen of a sum by now."""
        if self.counted is None:
            return words
        ends = [*(found.start() for found in PART.finditer(words)), len(words)]
        return words[: ends[min(self.counted, len(ends)) - 1]] if self.counted else ""

    def whole(self, words: str) -> bool:
        """Whether a sum is counted to its end."""
        return self.counted is None or self.counted >= parts(words)

    def _count(self, steps: int, share: float) -> None:
        count = count_up((1,) * steps, share)
        if self.counted is not None and count.cards > self.counted:
            loud = min(1.0, SOFT + SWELLS * count.cards)
            self.sound.play(rising(count.cards - 1), Channel.TABLE, loud)
        self.counted = count.cards if share < 1.0 else None


def parts(words: str) -> int:
    """How many parts a sum has: ``6 + 8 = 14, × 2 = 28`` has five."""
    return len(PART.findall(words)) + 1
