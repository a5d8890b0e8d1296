"""What is done for a replay while nothing is waited for: great moments are found."""

from collections.abc import Iterator

from scenes.piecemeal import taken
from scenes.replay.bar import Bar
from scenes.replay.marks import Mark

AT_ONCE = 8
"""Actions between looks at the clock."""


def find_marks(bar: Bar, marks: Iterator[Mark | None], seconds: float) -> bool:
    """Put marks on a bar for so long; whether there were any."""
    found = [mark for mark in taken(marks, seconds, AT_ONCE)[0] if mark is not None]
    bar.marks += found
    return bool(found)
