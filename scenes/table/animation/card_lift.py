"""Cards that stand out rise quickly and sink back, and do not leap."""

from dataclasses import dataclass
from typing import Final

from engine.sprites import CardSprite
from engine.timeline import Timeline

RISES: Final = 110.0
"""Milliseconds until a card is raised, or down again."""


@dataclass(frozen=True, slots=True)
class CardLift:
    """Raises cards; nobody has to wait for it."""

    timeline: Timeline

    def to(self, sprite: CardSprite, lift: float) -> None:
        """Let a card rise or sink from where it is seen, unless it is on its way there."""
        if sprite.due == lift:
            return
        start, course, sprite.due = sprite.lift, sprite.course, lift
        sprite.rises += 1
        rises = sprite.rises

        def rise(share: float) -> None:
            if (sprite.course, sprite.rises) == (course, rises):
                sprite.lift = start + (lift - start) * share

        self.timeline.add(0, RISES, rise)
