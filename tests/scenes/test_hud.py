"""Words beside the cards."""

import pytest

from scenes.table.ink import halved


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("First half spades, second half hearts", ["First half spades,", "second half hearts"]),
        ("This hand counts 14; theirs count double", ["This hand counts 14;", "theirs count double"]),
        ("Alone", ["Alone"]),
    ],
)
def test_a_long_line_is_parted_about_its_middle(words: str, lines: list[str]) -> None:
    assert halved(words) == lines
