"""Long work in small steps, a few milliseconds in each turn of the loop, and pages that wait for it."""

from collections.abc import Iterable
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from engine.ui.page import Page

if TYPE_CHECKING:
    from engine.app import App

T = TypeVar("T")

FIRST: Final = 0.06
"""Seconds of work before a page is first seen. Nearly always the job is done by then."""
TURN: Final = 0.008
"""Seconds of work in each turn of the loop after that."""
AT_ONCE: Final = 40
"""Steps between two looks at the clock, where a step is as small as to look at a match."""


class Job(Generic[T]):
    """Work done step by step; a step yields a result, or None where it has none."""

    def __init__(self, steps: Iterable[T | None], at_once: int = AT_ONCE) -> None:
        """Take the steps; ``at_once`` of them are done between two looks at the clock."""
        self._steps = iter(steps)
        self._at_once = at_once
        self.busy = True
        self.found: list[T] = []
        """The results of all steps so far."""

    def work(self, seconds: float = TURN) -> list[T]:
        """Run steps for a number of seconds, at least ``at_once`` of them; return their results."""
        end, before = perf_counter() + seconds, len(self.found)
        while self.busy:
            some = list(islice(self._steps, self._at_once))
            self.found += [each for each in some if each is not None]
            self.busy = len(some) == self._at_once
            if perf_counter() >= end:
                break
        return self.found[before:]


class ReadingPage(Page, Generic[T]):
    """A page that reads many files, a little in each turn; it is built again once all are read."""

    job: Job[T]

    def enter(self, app: "App") -> None:
        """Look for the files first; nearly always all are read before the page is seen."""
        self.begin_reading()
        super().enter(app)

    def resume(self) -> None:
        """Look again: there may be others now."""
        self.begin_reading()
        super().resume()

    def begin_reading(self) -> None:
        """Begin to read all that the page tells of."""
        raise NotImplementedError

    def read(self, steps: Iterable[T | None], at_once: int = AT_ONCE) -> None:
        """Begin to read, as a ``Job`` does; nearly always all is read before the page is seen."""
        self.job = Job(steps, at_once)
        self.job.work(FIRST)
        self.take_results()

    def take_results(self) -> None:
        """Take in what was read so far."""

    def update(self, milliseconds: float) -> None:
        """Read on."""
        super().update(milliseconds)
        if self.job.busy:
            self.job.work()
            self.take_results()
            if not self.job.busy:
                self.rebuild()
