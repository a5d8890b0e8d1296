"""Long work in small steps, a few milliseconds per turn of the loop, and pages that wait for it."""

from collections.abc import Iterable
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from engine.ui.page import Page

if TYPE_CHECKING:
    from engine.app import App

T = TypeVar("T")

FIRST_WORK: Final = 0.06
"""Seconds of work before a page is first shown. Most jobs are done by then."""
TURN_WORK: Final = 0.008
"""Seconds of work per turn of the loop after that."""
STEPS_PER_CHECK: Final = 40
"""Steps between two checks of the clock, for small steps such as looking at a match."""


class Job(Generic[T]):
    """Work done step by step; each step yields a result or None."""

    def __init__(self, steps: Iterable[T | None], at_once: int = STEPS_PER_CHECK) -> None:
        """Create a job from its steps; ``at_once`` of them run between two checks of the clock."""
        self._steps = iter(steps)
        self._at_once = at_once
        self.busy = True
        self.found: list[T] = []
        """The results of all steps so far."""

    def work(self, seconds: float = TURN_WORK) -> list[T]:
        """Run steps for some seconds, at least ``at_once`` of them; return their results."""
        end, before = perf_counter() + seconds, len(self.found)
        while self.busy:
            some = list(islice(self._steps, self._at_once))
            self.found += [each for each in some if each is not None]
            self.busy = len(some) == self._at_once
            if perf_counter() >= end:
                break
        return self.found[before:]


class ReadingPage(Page, Generic[T]):
    """A page that reads many files, some in each turn, and is rebuilt once all are read."""

    job: Job[T]

    def enter(self, app: "App") -> None:
        """Start reading first; usually everything is read before the page is shown."""
        self.begin_reading()
        super().enter(app)

    def resume(self) -> None:
        """Start reading again, because files may have been added."""
        self.begin_reading()
        super().resume()

    def begin_reading(self) -> None:
        """Start reading everything that the page shows."""
        raise NotImplementedError

    def read(self, steps: Iterable[T | None], at_once: int = STEPS_PER_CHECK) -> None:
        """Start reading, like a ``Job``; usually everything is read before the page is shown."""
        self.job = Job(steps, at_once)
        self.job.work(FIRST_WORK)
        self.take_results()

    def take_results(self) -> None:
        """Use the results read so far."""

    def update(self, milliseconds: float) -> None:
        """Continue reading."""
        super().update(milliseconds)
        if self.job.busy:
            self.job.work()
            self.take_results()
            if not self.job.busy:
                self.rebuild()
