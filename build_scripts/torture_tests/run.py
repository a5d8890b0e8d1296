"""One run of a torture test: its trials, its counts and its failures."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from traceback import format_exc


@dataclass
class Run:
    """One run of a torture test. Its trials are numbered, and each is the same again for the same seed."""

    name: str
    seed: int
    folder: Path
    """The folder in which trials may write."""
    seconds: float
    most: int
    """Trials after which there is an end, whatever the time."""
    first: int = 0
    """The number of the first trial."""
    tried: int = 0
    failures: list[str] = field(default_factory=list)
    facts: list[str] = field(default_factory=list)
    """The counts that the test reports, in words."""
    missing: list[str] = field(default_factory=list)
    """The needed counts that are 0, in words."""
    _began: float | None = None

    @property
    def lasted(self) -> float:
        """Return the seconds since the first trial began."""
        return 0.0 if self._began is None else time.monotonic() - self._began

    @property
    def number(self) -> int:
        """Return the number of the trial that runs."""
        return self.first + self.tried - 1

    def trials(self) -> Iterator[Random]:
        """Yield random numbers for each trial, until the time is up or there were enough."""
        self._began = time.monotonic()
        while self.tried < self.most and (self.tried == 0 or self.lasted < self.seconds):
            self.tried += 1
            yield Random(f"{self.seed} {self.name} {self.number}")

    def fail(self, why: str) -> None:
        """Write down what went wrong in the trial that runs."""
        self.failures.append(f"seed {self.seed}, trial {self.number}: {why}")

    def did(self, count: int, what: str, *, needed: bool = True) -> None:
        """Report how often something was done. If it is needed, ``end`` refuses a count of 0."""
        self.facts.append(f"{count:,} {what}")
        if needed and count == 0:
            self.missing.append(f"0 {what}")

    def end(self) -> None:
        """Fail if nothing was tested: no trial was made, or a needed count is 0 or was not reported."""
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
        """Turn an exception into a failure of the trial that runs."""
        try:
            yield
        except Exception:
            self.fail(f"{what} raised\n{format_exc()}")

    def line(self) -> str:
        """Return the outcome in one line."""
        facts = "".join(f", {fact}" for fact in self.facts)
        return f"{self.name}: tried {self.tried:,}, failed {len(self.failures):,}{facts}"
