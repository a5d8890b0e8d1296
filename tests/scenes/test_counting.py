"""The sums of a deal's account count up part by part; words at the table go by themselves."""

import pytest

from engine.timeline import Timeline
from game.contract.words import Sum
from scenes.table.animation.scores import MOST, SETTLES, STEP, SumCounter
from scenes.table.talk.messages import LASTING, Fading


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def play(self, name: str, channel: object, loud: float = 1.0) -> None:
        self.heard.append((name, round(loud, 2)))


def counting() -> SumCounter:
    return SumCounter(Timeline(), Ear())  # type: ignore[arg-type]


SHORT = Sum(("6", " + 8"))
LONG = Sum(("6", " + 8", " = 14", ", × 2", " = 28"))
SINGLE = Sum(("3",))


def seen(sums: SumCounter, words: Sum, milliseconds: float) -> str:
    """What is seen of a sum after some more time."""
    for _ in range(round(milliseconds / 20)):
        sums.timeline.update(20)
    return sums.shown(words)


def test_a_sum_of_two_parts_is_counted_part_by_part() -> None:
    sums = counting()
    assert sums.set_out([SHORT, SINGLE]) == 2 * STEP
    assert not sums.whole(SHORT)
    assert seen(sums, SHORT, STEP + 20) == "6" and sums.whole(SINGLE) and not sums.whole(SHORT)
    assert sums.swelling(SHORT)[0] == 0 and sums.swelling(SHORT)[1] > 0
    assert seen(sums, SHORT, STEP) == "6 + 8" and sums.whole(SHORT)
    assert sums.swelling(SHORT)[0] == 1
    seen(sums, SHORT, SETTLES)
    assert sums.counted is None and sums.swelling(SHORT) == (5, 0.0)


def test_every_part_is_heard_higher_and_louder() -> None:
    sums = counting()
    sums.set_out([LONG])
    seen(sums, LONG, 5 * STEP + 20)
    names, louds = zip(*sums.sound.heard, strict=True)  # type: ignore[attr-defined]
    assert len(names) == len(set(names)) == 5
    assert list(louds) == [0.36, 0.42, 0.48, 0.54, 0.6]


def test_what_has_one_part_is_there_at_once_and_long_sums_take_no_longer_than_the_longest() -> None:
    sums = counting()
    assert sums.set_out([SINGLE, Sum()]) == 0.0 and sums.counted is None and not sums.timeline.busy
    assert sums.set_out([]) == 0.0
    assert sums.set_out([Sum(("1",) * 40)]) == MOST


def test_whatever_finishes_the_timeline_shows_sums_whole() -> None:
    sums = counting()
    sums.set_out([LONG])
    sums.timeline.finish()
    assert sums.counted is None and sums.shown(LONG) == "6 + 8 = 14, × 2 = 28"


@pytest.mark.parametrize("milliseconds", [100.0, LASTING])
def test_words_go_when_their_time_is_over_and_others_take_their_place(milliseconds: float) -> None:
    words: Fading[str] = Fading()
    assert not words.update(1000)
    words.show("first", 50)
    assert not words.update(49) and words.shown == "first"
    assert words.update(1) and words.shown is None
    assert not words.update(1), "it goes once"
    words.show("second", 20)
    words.show("third", milliseconds)
    assert words.update(100) is (milliseconds == 100) and (words.shown is None) is (milliseconds == 100)
    words.clear()
    assert words.shown is None
