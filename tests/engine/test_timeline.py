"""Animations land exactly, in order, at any speed."""

import pytest

from engine.easing import ease_in_out, ease_out, linear, there_and_back
from engine.timeline import LONGEST_STEP, Timeline


def test_a_tween_starts_late_and_ends_exactly_on_its_value() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(100, 200, seen.append, linear)
    timeline.update(50)
    assert seen == []
    timeline.update(90)
    timeline.update(60)
    assert seen[-1] == 0.5
    timeline.update(100)
    assert seen[-1] == 1.0
    assert not timeline.busy


def test_after_a_long_sleep_what_moves_goes_on_from_where_it_was() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(0, 200, seen.append, linear)
    timeline.update(60_000)
    assert seen == [LONGEST_STEP / 200]


def test_speed_stretches_time() -> None:
    seen: list[float] = []
    timeline = Timeline(speed=2.0)
    timeline.add(0, 200, seen.append, linear)
    timeline.update(50)
    assert seen == [0.5]


def test_skipping_lands_everything_in_order_with_what_it_starts() -> None:
    told: list[str] = []
    timeline = Timeline()

    def second() -> None:
        told.append("second")
        timeline.add(0, 80, lambda share: told.append("third") if share == 1 else None)

    timeline.call(10, lambda: told.append("first"))
    timeline.call(20, second)
    timeline.finish()
    assert told == ["first", "second", "third"]
    assert not timeline.busy


def test_without_animation_everything_happens_at_once() -> None:
    told: list[str] = []
    timeline = Timeline(speed=float("inf"))
    timeline.call(500, lambda: told.append("done"))
    assert told == ["done"]


@pytest.mark.parametrize("easing", [linear, ease_out, ease_in_out])
def test_easings_begin_and_end_where_they_should(easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


def test_a_throw_comes_down_again() -> None:
    assert (there_and_back(0), there_and_back(0.5), there_and_back(1)) == (0, 1, 0)


def test_a_tween_that_begins_again_takes_its_whole_time_from_then_on() -> None:
    timeline, seen = Timeline(), list[float]()
    tween = timeline.add(0, 100, seen.append, linear)
    timeline.update(60)
    assert timeline.again(tween)
    timeline.update(60)
    assert seen[-1] == pytest.approx(0.6), "it goes on from where it was"
    timeline.update(60)
    assert seen[-1] == 1.0
    assert not timeline.again(tween), "it has landed and cannot begin again"


def test_time_that_is_held_stands_still_and_then_goes_on_from_where_it_was() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(0, 200, seen.append, linear)
    timeline.update(50)
    timeline.hold(60)
    timeline.update(50)
    assert seen[-1] == 0.25
    timeline.update(60)
    assert seen[-1] == 0.5


def test_what_is_held_is_finished_at_once_all_the_same() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(0, 200, seen.append, linear)
    timeline.hold(120)
    timeline.finish()
    assert seen == [1.0]
    timeline.add(0, 100, seen.append, linear)
    timeline.update(50)
    assert seen[-1] == 0.5, "nothing is held any more"


def test_a_hold_that_is_begun_while_all_is_landed_is_none() -> None:
    timeline = Timeline()
    timeline.call(10, lambda: timeline.hold(120))
    timeline.finish()
    assert not timeline.held and not timeline.landing
