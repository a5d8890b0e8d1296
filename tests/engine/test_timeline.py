"""Animations land exactly, in order, at any speed."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from engine import motion
from engine.motion import Pose, count_up, linear
from engine.timeline import LONGEST_UPDATE, Timeline


def test_after_a_long_sleep_what_moves_goes_on_from_where_it_was() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(0, 200, seen.append, linear)
    timeline.update(60_000)
    assert seen == [LONGEST_UPDATE / 200]


def test_a_tween_added_in_a_long_frame_ends_on_its_value() -> None:
    seen: list[float] = []
    timeline = Timeline(speed=8)

    def start() -> None:
        timeline.add(0, 200, seen.append)

    timeline.call(10, lambda: timeline.call(10, start))
    timeline.update(LONGEST_UPDATE)
    while timeline.busy:
        timeline.update(LONGEST_UPDATE)
    assert seen[-1:] == [1.0]


def test_a_tween_that_begins_again_takes_its_whole_time_from_then_on() -> None:
    timeline, seen = Timeline(), list[float]()
    tween = timeline.add(0, 100, seen.append, linear)
    timeline.update(60)
    assert timeline.restart(tween)
    timeline.update(60)
    assert seen[-1] == pytest.approx(0.6), "it goes on from where it was"
    timeline.update(60)
    assert seen[-1] == 1.0
    assert not timeline.restart(tween), "it has landed and cannot begin again"


START, END = Pose(100, 400, 10, 1.0), Pose(700, 200, -3, 0.8)
SHARES = [step / 60 for step in range(61)]

WAYS: dict[str, Callable[[float], Pose]] = {
    "throw": lambda share: motion.throw(START, END, share),
    "slam": lambda share: motion.slam(START, END, share),
    "hurl": lambda share: motion.hurl(START, END, share),
    "drift": lambda share: motion.drift(START, END, share),
    "hop": lambda share: motion.hop(START, END, share, 120),
    "coin": lambda share: motion.coin(START, END, share),
    "sweep": lambda share: motion.sweep(START, Pose(300, 300), END, share),
    "topple": lambda share: motion.topple(START, END, share),
    "walk": lambda share: motion.walk(START, END, share),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_every_motion_ends_exactly_where_it_should(way: Callable[[float], Pose]) -> None:
    first = way(0.0)
    assert (first.x, first.y) == pytest.approx((START.x, START.y), abs=1)
    assert way(1.0) == END
    last = way(0.9999)
    assert (last.x, last.y) == pytest.approx((END.x, END.y), abs=1)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_nothing_leaps_between_two_frames(way: Callable[[float], Pose]) -> None:
    poses = [way(step / 240) for step in range(241)]
    for one, other in pairwise(poses):
        assert abs(other.x - one.x) + abs(other.y - one.y) < 40
        assert abs(other.size - one.size) < 0.06
        assert abs((other.angle - one.angle + 180) % 360 - 180) < 9, "a whole turn is none"


def test_a_sum_counts_up_card_by_card_to_the_whole() -> None:
    counts = [count_up(5, share) for share in SHARES]
    assert counts[0] == (0, 0.0) and counts[-1] == (5, 0.0)
    cards, swells = zip(*counts, strict=True)
    assert list(cards) == sorted(cards) and set(cards) == set(range(6))
    assert max(swells) > 0.1
