"""The timeline of all animations, which can be sped up, skipped or switched off."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.motion import Easing, ease_out, linear

LONGEST_UPDATE = 100.0
"""Milliseconds of the longest update. After a longer pause animations go on from where they were."""


@dataclass(slots=True)
class Tween:
    """A change over time: ``apply`` gets the eased share, 0 to 1, and exactly 1 at the end."""

    start: float
    """Milliseconds of timeline time."""
    duration: float
    """Milliseconds."""
    apply: Callable[[float], None]
    easing: Easing = ease_out
    begin: Callable[[], None] | None = None
    begun: bool = False


@dataclass(slots=True)
class Timeline:
    """Running tweens. Time passes at ``speed`` times the clock's; at infinite speed tweens end at once."""

    speed: float = 1.0
    now: float = 0.0
    """Milliseconds of timeline time since the beginning."""
    tweens: list[Tween] = field(default_factory=list)
    pause_left: float = 0.0
    """Milliseconds of timeline time for which all animations pause."""
    finishing: bool = False
    """True while all tweens are being finished, when details seen only in passing can be left out."""

    @property
    def busy(self) -> bool:
        """True if any tween is running or waiting to start."""
        return bool(self.tweens)

    @property
    def off(self) -> bool:
        """True if animation is off, and every tween ends at once."""
        return self.speed == float("inf")

    @property
    def end(self) -> float:
        """Milliseconds until the last tween ends."""
        return max((tween.start + tween.duration for tween in self.tweens), default=self.now) - self.now

    def run_at(self, speed: float) -> None:
        """Set how many times as fast as the clock time passes."""
        self.speed = speed
        if self.off:
            self.finish()

    def add(
        self,
        delay: float,
        duration: float,
        apply: Callable[[float], None],
        easing: Easing = ease_out,
        begin: Callable[[], None] | None = None,
    ) -> Tween:
        """Add a tween that starts in ``delay`` milliseconds and takes ``duration`` milliseconds."""
        tween = Tween(self.now + delay, duration, apply, easing, begin)
        self.tweens.append(tween)
        if self.off:
            self.finish()
        return tween

    def restart(self, tween: Tween) -> bool:
        """Restart a tween if it is still running; return True if it was."""
        running = any(each is tween for each in self.tweens)
        if running:
            tween.start = self.now
        return running

    def pause(self, milliseconds: float) -> None:
        """Pause all animations for some milliseconds of timeline time; ``finish`` ignores this."""
        if not self.finishing:
            self.pause_left = max(self.pause_left, milliseconds)

    def call(self, delay: float, action: Callable[[], None]) -> None:
        """Call a function in ``delay`` milliseconds."""
        self.add(delay, 0, lambda _share: None, linear, action)

    def update(self, milliseconds: float) -> None:
        """Advance by some milliseconds, but by no more than LONGEST_UPDATE."""
        if not self.tweens:
            self.pause_left = 0.0
            return
        step = min(milliseconds, LONGEST_UPDATE) * self.speed
        waited = min(step, self.pause_left)
        self.pause_left -= waited
        self.now += step - waited
        now = self.now
        for tween in sorted(self.tweens, key=lambda tween: tween.start):
            if tween.start > now:
                break
            # A tween added by another starts when that one was due, not at this later frame.
            self.now = min(now, tween.start + tween.duration)
            _step(tween, now)
            self.now = max(now, self.now)
        # Tweens added just now may be due already, but still have to run to their end.
        self.tweens = [
            tween for tween in self.tweens if not tween.begun or tween.start + tween.duration > self.now
        ]

    def finish(self) -> None:
        """Finish all tweens at once, in the order in which they would have ended."""
        outermost, self.finishing = not self.finishing, True
        while self.tweens:
            landing = sorted(self.tweens, key=lambda tween: (tween.start + tween.duration, tween.start))
            self.tweens = []
            for tween in landing:
                self.now = max(self.now, tween.start + tween.duration)
                _step(tween, self.now)
        self.pause_left, self.finishing = 0.0, not outermost


def _step(tween: Tween, now: float) -> None:
    if not tween.begun:
        tween.begun = True
        if tween.begin is not None:
            tween.begin()
    gone = 1.0 if tween.duration <= 0 else min(1.0, (now - tween.start) / tween.duration)
    tween.apply(1.0 if gone >= 1.0 else tween.easing(gone))
