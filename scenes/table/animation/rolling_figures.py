"""Figures that swell when they change, and roll to what they are now: none just appears."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from engine.easing import ease_out, linear
from engine.motion import pop
from engine.timeline import Timeline

POP: Final = 420.0
"""Milliseconds from a figure's change until it is as it was, but for its value."""
SWELL: Final = 0.25
"""The share by which it is larger meanwhile."""
ROLLED: Final = 0.7
"""The share of that time after which it has rolled to its new value."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as it is seen now."""

    value: int
    swell: float = 0.0
    """The share by which it is drawn larger."""


@dataclass(slots=True)
class RollingFigures:
    """The figures as they were seen last; a new one is there at once, as when a table is laid."""

    timeline: Timeline
    _known: dict[Hashable, int] = field(default_factory=dict)
    _seen: dict[Hashable, Figure] = field(default_factory=dict)
    """Those that change now."""

    def figure(self, key: Hashable, value: int) -> Figure:
        """Return how a figure is seen, which has this value now."""
        before = self._known.get(key)
        self._known[key] = value
        if before is not None and before != value:
            start = self._seen.get(key, Figure(before)).value
            self._seen[key] = Figure(start)
            self.timeline.add(0, POP, partial(self._roll, key, start, value), linear)
        return self._seen.get(key, Figure(value))

    def _roll(self, key: Hashable, start: int, end: int, share: float) -> None:
        """Let a figure go on to its value, unless it has changed again since."""
        if self._known.get(key) != end:
            return
        if share >= 1:
            self._seen.pop(key, None)
        else:
            rolled = ease_out(min(1.0, share / ROLLED))
            self._seen[key] = Figure(round(start + (end - start) * rolled), SWELL * pop(share))
