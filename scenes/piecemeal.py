"""Takes a little in each turn of the loop from what is long to read, so that no page waits for it."""

from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")


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
