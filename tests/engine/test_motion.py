"""Motions: each starts where the thing is, ends exactly where it should, and keeps its character between."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from engine import motion
from engine.motion import Pose, count_up

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
    "walk": lambda share: motion.walk(START, END, share),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_everything_starts_where_it_is_and_ends_exactly_where_it_shall(way: Callable[[float], Pose]) -> None:
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


def test_a_throw_rises_above_the_straight_way_and_comes_nearer() -> None:
    middle = motion.throw(START, END, 0.4)
    along = (middle.x - START.x) / (END.x - START.x)
    assert middle.y < START.y + (END.y - START.y) * along - 40
    assert motion.throw(Pose(0, 0), Pose(300, 0), 0.35).size > 1.1


def test_a_slam_is_raised_large_before_it_falls() -> None:
    sizes = [WAYS["slam"](share).size for share in SHARES]
    assert max(sizes) == pytest.approx(END.size * 1.5, abs=0.02)
    assert 0.4 < SHARES[sizes.index(max(sizes))] < 0.6
    assert min(sizes[48:]) < END.size, "it is pressed flat for a moment"


def test_a_card_that_ends_it_all_is_held_up_while_everybody_waits() -> None:
    held = [WAYS["hurl"](share) for share in SHARES if 0.26 < share < 0.44]
    assert len(set(held)) == 1 and held[0].size == pytest.approx(1.15 * END.size)


def test_a_hop_clears_what_it_hops_over() -> None:
    assert min(pose.y for pose in map(WAYS["hop"], SHARES)) < min(START.y, END.y)


def test_a_coin_spins_about_itself() -> None:
    flips = [WAYS["coin"](share).flip for share in SHARES]
    edges = sum(
        before > here < after for before, here, after in zip(flips, flips[1:], flips[2:], strict=False)
    )
    assert edges == 3


def test_two_that_clash_meet_in_the_middle_and_are_thrown_home() -> None:
    one, two = Pose(100, 100), Pose(300, 100)
    gaps = [motion.clash(two, one, share).x - motion.clash(one, two, share).x for share in SHARES]
    assert gaps[0] == gaps[-1] == 200
    assert max(gaps) > 240
    assert min(gaps) < 50


def test_a_walk_sways_to_both_sides() -> None:
    angles = [WAYS["walk"](share).angle - motion.between(START, END, share).angle for share in SHARES]
    assert max(angles) > 2
    assert min(angles) < -2


def test_a_hand_turns_up_card_by_card() -> None:
    middle = [motion.turned_up(0.5, index, 4) for index in range(4)]
    assert middle == sorted(middle, reverse=True)
    assert [motion.turned_up(0.0, index, 4) for index in range(4)] == [-1.0] * 4
    assert [motion.turned_up(1.0, index, 4) for index in range(4)] == pytest.approx([1.0] * 4)
    assert motion.turned_up(1.0, 0, 1) == pytest.approx(1.0)


def test_a_touch_snaps_and_comes_to_rest() -> None:
    assert motion.snap(0.0) == pytest.approx(0.95)
    assert motion.snap(1.0) == 1.0
    assert all(0.94 <= motion.snap(share) <= 1.03 for share in SHARES)


def test_a_blow_throws_the_table_along_its_way_and_less_and_less() -> None:
    assert motion.jolt(1.0, 10, 1.0, 0.0) == (0.0, 0.0)
    ways = [motion.jolt(share, 10, 1.0, 0.0) for share in SHARES]
    early, late = (max(abs(x) for x, _ in part) for part in (ways[:20], ways[40:]))
    assert late < early <= 10
    assert max(abs(y) for _, y in ways) < early / 2, "it goes along the blow"
    assert motion.jolt(0.0, 10, 0.0, 1.0) == pytest.approx((0.0, 10.0))


@pytest.mark.parametrize("moved", [motion.thrown_back, motion.hopped, motion.pop])
def test_who_is_hit_or_gains_and_what_changes_comes_to_rest(moved) -> None:
    assert moved(0.0) == moved(1.0) == 0.0
    assert max(abs(moved(share)) for share in SHARES) == pytest.approx(1.0, abs=0.3)
    assert abs(moved(0.98)) < 0.1


def test_a_sum_counts_up_card_by_card_to_the_whole() -> None:
    values = (9, 4, 11, 0, 3)
    counts = [count_up(values, share) for share in SHARES]
    assert counts[0].shown == 0
    assert counts[-1] == motion.Count(27, 5, 0.0)
    assert [one.cards for one in counts] == sorted(one.cards for one in counts)
    assert {one.shown for one in counts} == {0, 9, 13, 24, 27}
    assert max(one.swell for one in counts) > 0.1


def test_nothing_to_count_is_counted_at_once() -> None:
    assert count_up((), 0.0).shown == 0
    assert count_up((), 1.0).cards == 0
