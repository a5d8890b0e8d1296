"""Animations of single cards: throw, sweep, slam, flip, shake, hop and raise."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import hypot, pi, sin
from typing import Final

from engine.motion import (
    SLAM_LANDS,
    THROW_LANDS,
    Pose,
    between,
    clash,
    drift,
    ease_in_out,
    ease_out,
    hurl,
    linear,
    present,
    riffle,
    slam,
    snap,
    spring,
    sweep,
    there_and_back,
    throw,
)
from engine.sprites import CardSprite
from engine.timeline import Timeline

TRAVEL_MS = 260.0
"""The time a thrown card takes to reach its place and settle, in milliseconds."""
SLAM_MS, HURL_MS = 420.0, 900.0
"""The duration of a slam, and of a slower one at a large moment, in milliseconds."""
SHOWN_MS, SHOWN_LAND_MS = 620.0, 560.0
"""The time an opponent takes to show and play a card, and until it hits the table, in milliseconds."""
SWEEP_MS = 400.0
"""The time a trick takes to reach its winner, in milliseconds."""
DRIFT_MS = 820.0
"""The time a spirit takes to reach its winner, in milliseconds."""
SPIN_DEGREES = 7.0
"""The rotation of a thrown card on its way, in degrees."""
CLOSE_GAP_MS, REARRANGE_STEP_MS, REARRANGE_MS = 170.0, 180.0, 480.0
"""The time cards take to close a gap or make room, in milliseconds: at least, for each card height that the
farthest one moves, and at most."""
SHAKE_MS = 320.0
"""The time a refused card shakes, in milliseconds."""
SNAP_BACK_MS: Final = 190.0
"""The time a picked-up card takes to shrink and spring back, in milliseconds."""
LIFT_MS, SPRING_MS = 110.0, 210.0
"""The time a card takes to sink, and to spring up and settle, in milliseconds."""
SHUFFLE_TILT: Final = 5.0
"""The most a card tilts to either side as it springs up, in degrees."""
SHUFFLE_MS: Final = 620.0
"""The duration of a shuffle, in milliseconds."""
PARTED_WIDTH: Final = 0.7
"""The distance between the halves of a pile being shuffled, in card heights."""
CLASH_MS: Final = 640.0
"""The duration of a clash, until the cards are back in their places, in milliseconds."""
CLASH_HIT: Final = 0.45
"""The point in a clash at which the cards hit each other, as a share of its duration."""
HOP_MS: Final = 260.0
"""The duration of a card's hop when something hits the table, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Travel:
    """The motion of a card from one place to another. Times are in milliseconds."""

    pose: Callable[[Pose, Pose, float], Pose]
    lasts: float
    lands: float = 0.0
    """The time until the card hits the table; 0 if it lands softly."""
    sound: str = "card"


THROWN: Final = Travel(partial(throw, spin=SPIN_DEGREES), TRAVEL_MS)
PRESENTED: Final = Travel(present, SHOWN_MS, SHOWN_LAND_MS)
"""Hold the card up in front of its player, then throw it."""
SLAMMED: Final = Travel(slam, SLAM_MS, SLAM_LANDS * SLAM_MS)
"""Raise the card high, hold it for a moment, and slam it down flat."""
HURLED: Final = Travel(hurl, HURL_MS, SLAM_LANDS * HURL_MS, "breath")
"""Slam the card with a spin, after a longer pause."""
DRIFTED: Final = Travel(drift, DRIFT_MS, sound="choir")
"""Let a spirit float to the player who won it."""


def swept(x: float, y: float) -> Travel:
    """Return the motion of a card in a won trick: to the point where its cards meet, then on together."""

    def pose(start: Pose, end: Pose, share: float) -> Pose:
        return sweep(start, replace(start, x=x, y=y, angle=(start.angle + end.angle) / 2), end, share)

    return Travel(pose, SWEEP_MS)


def send_card(
    sprite: CardSprite,
    pose_of: Callable[[], Pose],
    height: float,
    way: Travel,
    timeline: Timeline,
    landed: Callable[[], None],
) -> None:
    """Send a card to its place, which may move meanwhile, and resize it on the way.

    Its overlay is removed.
    """
    start, shorter = sprite.drawn_pose, sprite.height
    sprite.reset_look()
    sprite.in_flight, sprite.gliding, sprite.overlay = True, False, ""
    sprite.picture_height = max(shorter, height)
    sprite.move_id += 1

    def travel(share: float) -> None:
        sprite.in_flight = share < 1.0
        pose = sprite.pose = way.pose(start, pose_of(), share)
        swell = 1.0 if way is THROWN and share < THROW_LANDS else pose.size
        sprite.height = (shorter + (height - shorter) * ease_out(share)) * swell
        if share >= 1.0:
            sprite.picture_height, sprite.travel_picture = 0.0, ""
            landed()

    timeline.add(0, way.lasts, sprite.until_sent(travel), linear)


def flip_card(sprite: CardSprite, turned: Callable[[], None], timeline: Timeline, delay: float = 0.0) -> None:
    """Turn a card over by squeezing it; ``turned`` swaps its picture when it is edge on."""
    sprite.flip_id += 1
    flip_id = sprite.flip_id

    def squeeze(share: float) -> None:
        if sprite.flip_id != flip_id:
            return
        if share >= 0.5:
            turned()
        sprite.flip = abs(1 - 2 * share)

    timeline.add(delay, TRAVEL_MS, squeeze, ease_in_out)


def glide_cards(going: Sequence[tuple[CardSprite, Pose]], timeline: Timeline) -> None:
    """Rearrange the cards of a place together, more slowly the farther one of them moves."""
    far = max((hypot(to.x - card.x, to.y - card.y) / card.height for card, to in going), default=0.0)
    lasts = min(REARRANGE_MS, max(CLOSE_GAP_MS, REARRANGE_STEP_MS * far))
    for sprite, pose in going:
        glide_card(sprite, pose, timeline, lasts)


def glide_card(sprite: CardSprite, pose: Pose, timeline: Timeline, lasts: float = CLOSE_GAP_MS) -> None:
    """Move a card within its place, to close a gap or to make room."""
    sprite.move_id += 1
    if abs(pose.x - sprite.x) + abs(pose.y - sprite.y) < 1:
        sprite.pose, sprite.gliding = pose, False
        return
    start = sprite.pose

    def glide(share: float) -> None:
        sprite.gliding = share < 1.0
        sprite.pose = between(start, pose, share)

    timeline.add(0, lasts, sprite.until_sent(glide), ease_in_out if lasts > CLOSE_GAP_MS else ease_out)


def shake(sprite: CardSprite, timeline: Timeline, delay: float = 0.0) -> None:
    """Shake a refused card once it is back in its place."""
    home: list[float] = []

    def swing(share: float) -> None:
        side = (1 - share) * (1 if int(share * 8) % 2 else -1)
        sprite.x = home[0] if share >= 1 else home[0] + side * sprite.height * 0.05

    timeline.add(delay, SHAKE_MS, swing, begin=lambda: home.append(sprite.x))


def snap_card(sprite: CardSprite, timeline: Timeline) -> None:
    """Shrink a picked-up card a little and let it spring back, unless it is sent elsewhere."""

    def spring(share: float) -> None:
        if not sprite.in_flight:
            full = sprite.picture_height or sprite.height
            sprite.picture_height = full if share < 1 else 0.0
            sprite.height = full * snap(share)

    timeline.add(0, SNAP_BACK_MS, sprite.until_sent(spring), linear)


def lift_card(sprite: CardSprite, lift: float, timeline: Timeline) -> None:
    """Raise or lower a card quickly, unless it is already on its way there."""
    if sprite.target_lift == lift:
        return
    start, sprite.target_lift = sprite.lift, lift
    sprite.rise_id += 1
    rise_id, springs = sprite.rise_id, lift > start

    def rise(share: float) -> None:
        if sprite.rise_id == rise_id:
            gone = spring(share) if springs else ease_out(share)
            sprite.lift = start + (lift - start) * gone
            sprite.lean = SHUFFLE_TILT * sin(2 * pi * share) * (1 - share) if springs else 0.0

    timeline.add(0, SPRING_MS if springs else LIFT_MS, sprite.until_sent(rise), linear)


def shuffle_pile(pile: Sequence[CardSprite], timeline: Timeline) -> None:
    """Split a pile in two and riffle the halves together."""
    for index, sprite in enumerate(pile):
        riffled = partial(riffle, index=index, count=len(pile), width=sprite.height * PARTED_WIDTH)
        _stir(sprite, riffled, SHUFFLE_MS, timeline)


def clash_rows(rows: Sequence[Sequence[CardSprite]], timeline: Timeline) -> bool:
    """Let the first row and the others lunge at each other; return False for fewer than two rows."""
    rows = [row for row in rows if row]
    if len(rows) < 2:
        return False
    middles = [_middle(row) for row in rows]
    for row, middle in zip(rows, middles, strict=True):
        other = middles[0] if row is not rows[0] else middles[-1]
        for sprite in row:
            _stir(sprite, partial(_clashed, middle, other), CLASH_MS, timeline)
    return True


def hop_cards(sprites: Sequence[CardSprite], high: float, timeline: Timeline) -> None:
    """Let cards hop a little, as if something hit the table."""

    def hopped(home: Pose, share: float) -> Pose:
        return replace(home, y=home.y - high * there_and_back(share))

    for sprite in sprites:
        if not sprite.in_flight:
            _stir(sprite, hopped, HOP_MS, timeline)


def _stir(sprite: CardSprite, pose: Callable[[Pose, float], Pose], lasts: float, timeline: Timeline) -> None:
    """Animate a card around its place, unless it is sent elsewhere meanwhile."""
    home = sprite.pose

    def move(share: float) -> None:
        sprite.pose = pose(home, share)
        sprite.gliding = share < 1.0

    timeline.add(0, lasts, sprite.until_sent(move), linear)


def _clashed(middle: Pose, other: Pose, home: Pose, share: float) -> Pose:
    """Return the pose of a card in a clash, moved just as the middle of its row moves."""
    row = clash(middle, other, share)
    return Pose(home.x + row.x - middle.x, home.y + row.y - middle.y, home.angle + row.angle - middle.angle)


def _middle(row: Sequence[CardSprite]) -> Pose:
    return Pose(sum(card.x for card in row) / len(row), sum(card.y for card in row) / len(row))
