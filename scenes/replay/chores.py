"""What is done for a replay while nothing is waited for: great moments are found, faces of cards drawn."""

from collections.abc import Iterator
from itertools import islice
from time import perf_counter

from scenes.replay.bar import Bar
from scenes.replay.marks import Mark

AT_ONCE = 8
"""Actions between looks at the clock."""


def find_marks(bar: Bar, marks: Iterator[Mark | None], seconds: float) -> bool:
    """Put marks on a bar for so long; whether there were any."""
    end, before = perf_counter() + seconds, len(bar.marks)
    while perf_counter() < end and (some := list(islice(marks, AT_ONCE))):
        bar.marks += [mark for mark in some if mark is not None]
    return len(bar.marks) > before


def draw_faces(faces: Iterator[None], seconds: float) -> None:
    """Draw faces for so long, at least one."""
    end = perf_counter() + seconds
    for _ in faces:
        if perf_counter() >= end:
            return
