"""Takes a little in each turn of the loop from what is long to read, so that no page waits for it."""

from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Final, Generic, TypeVar

T = TypeVar("T")

FIRST_LOOK: Final = 0.06
"""Seconds for which a page reads before it is first seen: nearly always that is enough."""
LATER_LOOK: Final = 0.008
"""Seconds in each turn of the loop after that."""
AT_ONCE: Final = 40
"""Matches between looks at the clock."""


class Reading(Generic[T]):
    """What a page reads of something long, as far as it has come."""

    busy: bool
    """Whether there may be more; told once it was begun."""

    def __init__(self, unread: Iterator[T], at_once: int = AT_ONCE) -> None:
        """``at_once`` are read between looks at the clock."""
        self._unread = unread
        self._at_once = at_once

    def first(self) -> list[T]:
        """What is read before the page is seen."""
        return self._read(FIRST_LOOK)

    def later(self) -> list[T]:
        """What is read in another turn of the loop."""
        return self._read(LATER_LOOK)

    def _read(self, seconds: float) -> list[T]:
        found, self.busy = taken(self._unread, seconds, self._at_once)
        return found


def taken(unread: Iterator[T], seconds: float, at_once: int) -> tuple[list[T], bool]:
    """What was taken in so many seconds, ``at_once`` at a time, and whether more may come."""
    end = perf_counter() + seconds
    found: list[T] = []
    more = True
    while more and perf_counter() < end:
        some = list(islice(unread, at_once))
        found += some
        more = len(some) == at_once
    return found, more
