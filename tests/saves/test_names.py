"""Names: something to see in them, and nothing that a page would read as markup."""

import pytest

from saves.models import Player
from saves.names import LONGEST_NAME, LONGEST_TITLE, cleaned


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Mara", "Mara"),
        ("  Mara   of   York ", "Mara of York"),
        ("Žofie Ç.", "Žofie Ç."),
        ("李小龍", "李小龍"),
        ("O'Neil & Co", "O'Neil & Co"),
        ("a\u200bb\u0000c\nd\u202ee", "abcde"),
        ("<b>x</b>", "bx/b"),
        ("\ud800x", "x"),
        ("x" * 40, "x" * 16),
    ],
)
def test_a_name_is_kept_as_far_as_it_can_be_seen(typed: str, kept: str) -> None:
    assert cleaned(typed) == kept
    assert Player(name=kept, level=None).name == kept


def test_a_name_and_a_title_are_as_long_as_there_is_room_for() -> None:
    assert (len(cleaned("x" * 99)), len(cleaned("x" * 99, LONGEST_TITLE))) == (LONGEST_NAME, LONGEST_TITLE)
    assert (LONGEST_NAME, LONGEST_TITLE) == (16, 40)
    assert cleaned(f"{'x' * 15} yz") == "x" * 15, "no blank stands at the end of what was cut"


@pytest.mark.parametrize(
    "blank", ["", " ", "\u200b", "\x00", "\u3164", "\u2800", "\u0301", "\u202e\u00a0", "<>"]
)
def test_a_name_that_draws_nothing_is_none(blank: str) -> None:
    assert cleaned(blank) == ""
    with pytest.raises(ValueError, match="a name needs"):
        Player(name=blank, level=None)
