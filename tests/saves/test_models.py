"""What the models reckon for whoever fills them in: the size of a window, who sits at a table, how much is said."""

import pytest

from game.level import Level
from saves.models import Banter, alone, kept_size, talkative


@pytest.mark.parametrize(
    ("size", "kept"),
    [
        ((1280, 720), (1280, 720)),
        ((320, 240), (320, 240)),
        ((319, 239), (320, 240)),
        ((7680, 4320), (7680, 4320)),
        ((7681, 4321), (7680, 4320)),
        ((0, 99_999), (320, 4320)),
    ],
)
def test_a_window_is_kept_as_large_as_one_can_be(size: tuple[int, int], kept: tuple[int, int]) -> None:
    assert kept_size(size) == kept


@pytest.mark.parametrize(
    ("levels", "is_alone"),
    [
        ([None, Level.IMP], True),
        ([Level.IMP, Level.FIEND, None], True),
        ([None, None, Level.IMP], False),
        ([None], False),
        ([Level.IMP, Level.IMP], False),
        ([], False),
    ],
)
def test_one_is_alone_with_opponents(levels: list[Level | None], is_alone: bool) -> None:
    assert alone(levels) is is_alone


def test_older_settings_told_only_whether_opponents_talk() -> None:
    assert (talkative(True), talkative(False), talkative("much")) == (Banter.SOME, Banter.OFF, "much")
