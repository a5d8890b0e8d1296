"""A run of one stress test: its trials, counts and failures."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from traceback import format_exc


@dataclass
class Run:
    """A run of one stress test. Its trials are numbered, and repeatable with the same seed."""

    name: str
    seed: int
    folder: Path
    """The folder that trials may write to."""
    seconds: float
    most: int
    """The most trials, even if there is time left."""
    first: int = 0
    """The number of the first trial."""
    tried: int = 0
    failures: list[str] = field(default_factory=list)
    facts: list[str] = field(default_factory=list)
    """The counts that the test reports, as text."""
    missing: list[str] = field(default_factory=list)
    """The needed counts that are 0, as text."""
    _began: float | None = None

    @property
    def lasted(self) -> float:
        """The seconds since the first trial started."""
        return 0.0 if self._began is None else time.monotonic() - self._began

    @property
    def number(self) -> int:
        """The number of the current trial."""
        return self.first + self.tried - 1

    def trials(self) -> Iterator[Random]:
        """Yield a random generator for each trial, until time or trials run out."""
        self._began = time.monotonic()
        while self.tried < self.most and (self.tried == 0 or self.lasted < self.seconds):
            self.tried += 1
            yield Random(f"{self.seed} {self.name} {self.number}")

    def fail(self, why: str) -> None:
        """Record a failure of the current trial."""
        self.failures.append(f"seed {self.seed}, trial {self.number}: {why}")

    def did(self, count: int, what: str, *, needed: bool = True) -> None:
        """Report a count. If it is needed, ``end`` fails when it is 0."""
        self.facts.append(f"{count:,} {what}")
        if needed and count == 0:
            self.missing.append(f"0 {what}")

    def end(self) -> None:
        """Fail if nothing was tested: there was no trial, or a needed count is 0 or missing."""
        if self.tried == 0:
            why = "0 trials"
        elif not self.facts:
            why = "the test does not report what it did"
        else:
            why = ", ".join(self.missing)
        if why:
            self.failures.append(f"seed {self.seed}: nothing was tested: {why}")

    @contextmanager
    def no_traceback(self, what: str) -> Iterator[None]:
        """Turn an exception into a failure of the current trial."""
        try:
            yield
        except Exception:
            self.fail(f"{what} raised\n{format_exc()}")

    def line(self) -> str:
        """Return the outcome as one line."""
        facts = "".join(f", {fact}" for fact in self.facts)
        return f"{self.name}: tried {self.tried:,}, failed {len(self.failures):,}{facts}"
