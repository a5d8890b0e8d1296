"""How one card moves: thrown to another place, turned over, or closing a gap."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.easing import ease_out, linear
from engine.motion import Pose, slam, sweep, throw
from engine.spots import Spot
from engine.sprites import CardSprite
from engine.timeline import Timeline

TRAVEL = 260.0
"""Milliseconds a card takes from place to place, and until it has settled there."""
SLAM = 420.0
"""Milliseconds until a card that is slammed down lies flat."""
SWEPT = 400.0
"""Milliseconds a trick takes to whoever won it."""
SPIN = 7.0
"""Degrees that a thrown card turns on its way."""
CLOSE_UP = 170.0
"""Milliseconds in which the cards of a place close a gap or make room."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a card goes from one place to another, and in how many milliseconds."""

    pose: Callable[[Pose, Pose, float], Pose]
    lasts: float


THROWN: Final = Way(partial(throw, spin=SPIN), TRAVEL)
SLAMMED: Final = Way(slam, SLAM)
"""Raised high, held for a moment, and thrown down flat."""


def swept(x: float, y: float) -> Way:
    """With others: together at a point first, then on as one."""

    def pose(start: Pose, end: Pose, share: float) -> Pose:
        return sweep(start, replace(start, x=x, y=y, angle=(start.angle + end.angle) / 2), end, share)

    return Way(pose, SWEPT)


def send_card(
    sprite: CardSprite,
    spot_of: Callable[[], Spot],
    height: float,
    way: Way,
    timeline: Timeline,
    landed: Callable[[], None],
) -> None:
    """Send a card to a spot, which may move meanwhile, and have it take another height on its way.

    What lay across it was said of it where it lay, and stays behind.
    """
    start, shorter = Pose(sprite.x, sprite.y - sprite.lift, sprite.angle), sprite.height
    sprite.lie_low()
    sprite.aloft, sprite.gliding, sprite.overlay = True, False, ""
    sprite.drawn_at = max(shorter, height)
    sprite.course += 1
    course = sprite.course

    def travel(share: float) -> None:
        if sprite.course != course:
            return
        sprite.aloft = share < 1.0
        spot = spot_of()
        pose = way.pose(start, Pose(spot.x, spot.y, spot.angle), share)
        sprite.x, sprite.y, sprite.angle = pose.x, pose.y, pose.angle
        swell = 1.0 if way is THROWN else pose.size
        sprite.height = (shorter + (height - shorter) * ease_out(share)) * swell
        if share >= 1.0:
            sprite.drawn_at = 0.0
            landed()

    timeline.add(0, way.lasts, travel, linear)


def flip_card(sprite: CardSprite, turned: Callable[[], None], timeline: Timeline, delay: float = 0.0) -> None:
    """Turn a card over by a squeeze; ``turned`` shows its other side, edge on. Sent on, it is turned anew."""
    sprite.turning += 1
    turning = sprite.turning

    def squeeze(share: float) -> None:
        if sprite.turning != turning:
            return
        if share >= 0.5:
            turned()
        sprite.flip = abs(1 - 2 * share)

    timeline.add(delay, TRAVEL, squeeze, ease_out)


def glide_card(sprite: CardSprite, spot: Spot, timeline: Timeline) -> None:
    """Move a card along its place, to close a gap or to make room."""
    sprite.course += 1
    course = sprite.course
    if abs(spot.x - sprite.x) + abs(spot.y - sprite.y) < 1:
        sprite.x, sprite.y, sprite.angle = spot.x, spot.y, spot.angle
        return
    start = (sprite.x, sprite.y, sprite.angle)

    def glide(share: float) -> None:
        if sprite.course != course:
            return
        sprite.gliding = share < 1.0
        sprite.x = start[0] + (spot.x - start[0]) * share
        sprite.y = start[1] + (spot.y - start[1]) * share
        sprite.angle = start[2] + (spot.angle - start[2]) * share

    timeline.add(0, CLOSE_UP, glide)
