"""Easings and motions: pure functions of the share of time that has passed, 0 to 1.

An easing returns the share of the distance covered, and a motion returns a pose. Motions contain their own
easing, so run them on the timeline with ``linear``. At 1 each is exactly at its end.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import cos, exp, hypot, pi, sin
from typing import Final, TypeAlias

Easing: TypeAlias = Callable[[float], float]

GLIDE_ENDS: Final = 0.6
"""A glide ends this many pixels from its target."""
THROW_ARC: Final = 0.14
"""The height of a throw, as a share of its distance."""
THROW_GROWTH: Final = 0.12
"""The growth of a thrown card at the top of its arc, as a share."""
HOP_LANDS: Final = 0.72
"""The share of a hop's time after which a token is down and only bounces."""
COUNT_GROWTH: Final = 0.18
"""The growth of a number when a card has just been counted, as a share."""
THROW_LANDS: Final = 0.78
"""The share of a throw's time after which the card is down and only settles."""
SLAM_LANDS: Final = 0.8
"""The share of a slam's time after which the card is down."""
PRESENT_HELD, PRESENT_THROWN = 0.4, 0.54
"""The shares of its time after which a presented card is held up, and after which it is thrown."""
COIN_TURNS: Final = 3
"""Half turns of a coin in flight."""
WALK_STEPS: Final = 4
"""Steps of a walking figure, at any distance."""


def linear(share: float) -> float:
    """Ease at constant speed."""
    return share


def ease_out(share: float) -> float:
    """Start fast and end gently."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Start and end gently."""
    return share * share * (3 - 2 * share)


def spring(share: float) -> float:
    """Start fast, overshoot by a tenth, and return to the end."""
    left = min(1.0, share) - 1
    return 1 + 2.7 * left**3 + 1.7 * left**2


def there_and_back(share: float) -> float:
    """Rise to 1 halfway and return to 0 at the end, as the height of a throw does."""
    return 4 * share * (1 - share)


def glided(offset: float, aim: float, milliseconds: float, slowness: float) -> float:
    """Return the offset after some time; it covers about two thirds of the way in ``slowness`` ms."""
    left = aim - offset
    return aim if abs(left) < GLIDE_ENDS else aim - left * exp(-milliseconds / slowness)


@dataclass(frozen=True, slots=True)
class Pose:
    """The pose of a card or a token. Lengths are window pixels."""

    x: float
    y: float
    angle: float = 0.0
    """Degrees counter-clockwise."""
    size: float = 1.0
    """Share of its usual size."""
    flip: float = 1.0
    """The share of its width that faces the viewer; 0 is edge on."""


def between(start: Pose, end: Pose, share: float) -> Pose:
    """Interpolate between two poses."""
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.angle + (end.angle - start.angle) * share,
        start.size + (end.size - start.size) * share,
        start.flip + (end.flip - start.flip) * share,
    )


def throw(start: Pose, end: Pose, share: float, spin: float = 14.0) -> Pose:
    """Throw a card in an arc, turned by up to ``spin`` degrees; it lands, slides a little and settles."""
    if share >= 1:
        return end
    flown = min(1.0, share / THROW_LANDS)
    way = between(start, end, ease_out(flown))
    height = there_and_back(flown)
    rise = THROW_ARC * hypot(end.x - start.x, end.y - start.y) * height
    slid = _settling(share, THROW_LANDS)
    return Pose(
        way.x + 0.012 * (end.x - start.x) * slid,
        way.y + 0.012 * (end.y - start.y) * slid - rise,
        way.angle + spin * height * (1 - flown) + 2.2 * slid,
        way.size * (1 + THROW_GROWTH * height - 0.025 * slid),
        way.flip,
    )


def present(start: Pose, end: Pose, share: float) -> Pose:
    """Hold a card up in front of its player for a moment, then throw it."""
    held = replace(between(start, end, 0.3), size=end.size * 1.12, angle=end.angle + 4)
    if share < PRESENT_THROWN:
        return between(start, held, ease_out(min(1.0, share / PRESENT_HELD)))
    return throw(held, end, (share - PRESENT_THROWN) / (1 - PRESENT_THROWN), spin=7.0)


def slam(start: Pose, end: Pose, share: float) -> Pose:
    """Raise a card high, hold it for a moment, then slam it down flat."""
    if share >= 1:
        return end
    raised = replace(between(start, end, 0.55), size=end.size * 1.5, angle=start.angle + 6)
    if share < 0.5:
        return between(start, raised, ease_out(share / 0.5))
    if share < SLAM_LANDS:
        fall = ((share - 0.5) / (SLAM_LANDS - 0.5)) ** 3
        return between(raised, end, fall)
    slid = _settling(share, SLAM_LANDS)
    return replace(end, size=end.size * (1 - 0.06 * slid), angle=end.angle + 1.5 * slid)


def hurl(start: Pose, end: Pose, share: float) -> Pose:
    """Lift a card, hold it up, then hurl it down with a spin."""
    if share >= SLAM_LANDS:
        return slam(start, end, share)
    held = replace(between(start, end, 0.14), size=end.size * 1.15, angle=start.angle + 4)
    if share < 0.45:
        return between(start, held, ease_out(min(1.0, share / 0.25)))
    flown = (share - 0.45) / (SLAM_LANDS - 0.45)
    way = between(held, replace(end, angle=end.angle - 360), flown**2)
    return replace(way, size=way.size + 0.3 * there_and_back(flown))


def hop(start: Pose, end: Pose, share: float, height: float) -> Pose:
    """Hop a token over something ``height`` pixels high; it bounces once when it lands."""
    if share >= 1:
        return end
    if share < HOP_LANDS:
        flown = share / HOP_LANDS
        way = between(start, end, flown)
        squash = 0.1 * (1 - flown) ** 6
        return replace(way, y=way.y - height * there_and_back(flown), size=way.size * (1 - squash))
    return replace(end, y=end.y - 0.16 * height * there_and_back((share - HOP_LANDS) / (1 - HOP_LANDS)))


def vault(start: Pose, over: Pose, end: Pose, share: float, height: float) -> Pose:
    """Hop a token over something beside its straight path, passing right above it halfway."""
    pose = hop(start, end, share, height)
    bend = there_and_back(min(1.0, share / HOP_LANDS))
    aside = over.x - (start.x + end.x) / 2, over.y - (start.y + end.y) / 2
    return replace(pose, x=pose.x + bend * aside[0], y=pose.y + bend * aside[1])


def riffle(home: Pose, share: float, index: int, count: int, width: float) -> Pose:
    """Riffle a pile of ``count`` cards, ``width`` pixels wide: two halves part and interleave."""
    if share >= 1:
        return home
    side = 1 if index % 2 else -1
    falls = 0.45 + 0.4 * index / max(1, count)
    if share < 0.35:
        out = ease_out(share / 0.35)
    else:
        out = 1 - ease_in_out(min(1.0, max(0.0, (share - falls) / 0.15)))
    return replace(home, x=home.x + 0.56 * width * side * out)


def coin(start: Pose, end: Pose, share: float) -> Pose:
    """Fly a coin, or points, in a high arc while it spins."""
    if share >= 1:
        return end
    way = between(start, end, ease_in_out(share))
    rise = 0.3 * hypot(end.x - start.x, end.y - start.y) * there_and_back(share)
    return replace(way, y=way.y - rise, flip=abs(cos(pi * COIN_TURNS * share)))


def clash(home: Pose, other: Pose, share: float) -> Pose:
    """Draw a card back, lunge at another until they nearly touch, and fall back to its place."""
    if share >= 1:
        return home
    if share < 0.3:
        reach = -0.12 * ease_out(share / 0.3)
    elif share < 0.45:
        reach = -0.12 + 0.54 * ((share - 0.3) / 0.15) ** 2
    else:
        back = (share - 0.45) / 0.55
        reach = 0.42 * (1 - ease_out(back)) - 0.05 * sin(pi * back)
    side = 1 if other.x > home.x else -1
    return replace(between(home, other, reach), angle=home.angle - 10 * side * reach, size=home.size)


def sweep(start: Pose, gathered: Pose, end: Pose, share: float) -> Pose:
    """Sweep one card of a trick: the cards gather first, then go to the winner together."""
    if share >= 1:
        return end
    if share < 0.4:
        return between(start, gathered, ease_in_out(share / 0.4))
    return between(gathered, end, ease_in_out((share - 0.4) / 0.6))


def drift(start: Pose, end: Pose, share: float) -> Pose:
    """Let a spirit rise from its place, sway, and drift in an arc to its end."""
    if share >= 1:
        return end
    way = between(start, end, ease_in_out(max(0.0, (share - 0.22) / 0.78)))
    far = hypot(end.x - start.x, end.y - start.y)
    swing = sin(3 * pi * share) * (1 - share)
    return replace(
        way,
        x=way.x + 0.07 * far * swing,
        y=way.y - (0.16 * far + 0.3 * abs(end.x - start.x)) * sin(pi * share),
        angle=way.angle + 9 * swing,
        size=way.size * (1 + 0.5 * sin(pi * share)),
    )


def walk(start: Pose, end: Pose, share: float) -> Pose:
    """Walk a figure: it bobs with each step and leans from side to side."""
    if share >= 1:
        return end
    way = between(start, end, ease_in_out(share))
    stride = pi * WALK_STEPS * ease_in_out(share)
    fading = min(1.0, 6 * share, 6 * (1 - share))
    bob = 0.05 * hypot(end.x - start.x, end.y - start.y) / WALK_STEPS
    return replace(way, y=way.y - bob * abs(sin(stride)), angle=way.angle + 5 * fading * sin(stride))


def topple(start: Pose, end: Pose, share: float) -> Pose:
    """Tip a figure over, then let it slide to its end while it gets up again."""
    if share >= 1:
        return end
    fallen = min(1.0, (share / 0.3) ** 2)
    slid = ease_in_out(max(0.0, (share - 0.4) / 0.6))
    return replace(between(start, end, slid), angle=end.angle - 88 * fallen * (1 - slid))


def snap(share: float) -> float:
    """Return the size of a pressed control: a little smaller at once, then springing back to 1."""
    if share >= 1:
        return 1.0
    return 1 - 0.05 * exp(-5 * share) * cos(2.6 * pi * share)


def jolt(share: float, most: float, x: float, y: float) -> tuple[float, float]:
    """Return the table's offset after a blow along (x, y), a vector of length 1.

    It is at most ``most`` pixels along the blow and a fifth of that across it, and dies away.
    """
    if share >= 1:
        return 0.0, 0.0
    left = most * (1 - share) ** 2
    along, across = left * cos(2 * pi * 4.5 * share), 0.2 * left * sin(2 * pi * 6.5 * share)
    return along * x - across * y, along * y + across * x


def thrown_back(share: float) -> float:
    """Return the offset of a player who is hit: 1 almost at once, then swaying back to 0 at the end."""
    if share >= 1:
        return 0.0
    blow = ease_out(min(1.0, share / 0.15))
    return blow * (1 - share) ** 2 * cos(1.5 * pi * share)


def hopped(share: float) -> float:
    """Return the height of a player who hops for joy: up to 1, then half as high once more."""
    if share >= 1:
        return 0.0
    first = share < 0.6
    return there_and_back(share / 0.6) if first else 0.5 * there_and_back((share - 0.6) / 0.4)


def pop(share: float) -> float:
    """Return the growth of a number that has changed: soon 1, then shrinking to 0 at the end."""
    if share >= 1:
        return 0.0
    return share / 0.25 if share < 0.25 else (1 - ease_in_out((share - 0.25) / 0.75))


def count_up(steps: int, share: float) -> tuple[int, float]:
    """Return the number of steps of a sum counted so far, slowing down, and the growth of the last."""
    gone = steps * (1 - (1 - share) ** 2)
    counted = steps if share >= 1 else int(gone)
    return counted, COUNT_GROWTH * exp(-5 * (gone - counted)) if counted and share < 1 else 0.0


def _settling(share: float, since: float) -> float:
    """Return a small swing after something has landed; 0 before that and at the end."""
    if share <= since:
        return 0.0
    rest = (share - since) / (1 - since)
    return sin(pi * rest) * (1 - rest)
