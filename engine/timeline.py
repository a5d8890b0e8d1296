"""One timeline for everything that moves, which can be sped up, skipped or switched off."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.motion import Easing, ease_out, linear

LONGEST_STEP = 100.0
"""Milliseconds: after a longer pause what moves goes on from where it was, and does not jump."""


@dataclass(slots=True)
class Tween:
    """A change over time: ``apply`` gets the eased share of the way, and exactly the end value last."""

    start: float
    """Milliseconds after the moment it was added."""
    duration: float
    """Milliseconds."""
    apply: Callable[[float], None]
    easing: Easing = ease_out
    begin: Callable[[], None] | None = None
    begun: bool = False


@dataclass(slots=True)
class Timeline:
    """Running tweens. Time runs at ``speed`` times the clock's; endless speed lands all at once."""

    speed: float = 1.0
    now: float = 0.0
    """Milliseconds of timeline time since the beginning."""
    tweens: list[Tween] = field(default_factory=list)
    held: float = 0.0
    """Milliseconds of timeline time for which nothing moves on."""
    landing: bool = False
    """True while everything is brought to its end at once: what is seen only in passing can be left out."""

    @property
    def busy(self) -> bool:
        """True if anything is still moving or waiting to move."""
        return bool(self.tweens)

    @property
    def off(self) -> bool:
        """True if animation is off: everything lands at once."""
        return self.speed == float("inf")

    @property
    def end(self) -> float:
        """The time until the last tween lands, in milliseconds."""
        return max((tween.start + tween.duration for tween in self.tweens), default=self.now) - self.now

    def run_at(self, speed: float) -> None:
        """Set how many times as fast as the clock time runs from now on."""
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
        """Add a tween that starts ``delay`` milliseconds from now and takes ``duration``."""
        tween = Tween(self.now + delay, duration, apply, easing, begin)
        self.tweens.append(tween)
        if self.off:
            self.finish()
        return tween

    def again(self, tween: Tween) -> bool:
        """Restart a tween if it is still running; return True if it was."""
        running = any(each is tween for each in self.tweens)
        if running:
            tween.start = self.now
        return running

    def hold(self, milliseconds: float) -> None:
        """Stop time for some milliseconds, at this timeline's speed; ``finish`` waits for nothing."""
        if not self.landing:
            self.held = max(self.held, milliseconds)

    def call(self, delay: float, action: Callable[[], None]) -> None:
        """Have something done ``delay`` milliseconds from now."""
        self.add(delay, 0, lambda _share: None, linear, action)

    def update(self, milliseconds: float) -> None:
        """Let time pass, but never so much at once that a motion would be over unseen."""
        if not self.tweens:
            self.held = 0.0
            return
        step = min(milliseconds, LONGEST_STEP) * self.speed
        waited = min(step, self.held)
        self.held -= waited
        self.now += step - waited
        now = self.now
        for tween in sorted(self.tweens, key=lambda tween: tween.start):
            if tween.start > now:
                break
            # What a tween adds begins when it was due, not with the frame that came later.
            self.now = min(now, tween.start + tween.duration)
            _step(tween, now)
            self.now = max(now, self.now)
        # What was added just now may be due already: it has its end to reach yet.
        self.tweens = [
            tween for tween in self.tweens if not tween.begun or tween.start + tween.duration > self.now
        ]

    def finish(self) -> None:
        """Land everything on its final value, in the order in which it would have landed."""
        outermost, self.landing = not self.landing, True
        while self.tweens:
            landing = sorted(self.tweens, key=lambda tween: (tween.start + tween.duration, tween.start))
            self.tweens = []
            for tween in landing:
                self.now = max(self.now, tween.start + tween.duration)
                _step(tween, self.now)
        self.held, self.landing = 0.0, not outermost


def _step(tween: Tween, now: float) -> None:
    if not tween.begun:
        tween.begun = True
        if tween.begin is not None:
            tween.begin()
    gone = 1.0 if tween.duration <= 0 else min(1.0, (now - tween.start) / tween.duration)
    tween.apply(1.0 if gone >= 1.0 else tween.easing(gone))
