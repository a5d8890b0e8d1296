"""How long a rack goes on, and what it found."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from traceback import format_exc


@dataclass
class Rack:
    """One run of one rack: its trials are numbered, and each is the same again for the same seed."""

    name: str
    seed: int
    folder: Path
    """Where trials may write."""
    seconds: float
    most: int
    """Trials after which there is an end, whatever the time."""
    first: int = 0
    """The number of the first trial."""
    tried: int = 0
    failures: list[str] = field(default_factory=list)
    facts: list[str] = field(default_factory=list)
    """What else is worth saying."""

    def trials(self) -> Iterator[Random]:
        """A generator for each trial, until the time is up or there were enough."""
        end = time.monotonic() + self.seconds
        while self.tried < self.most and (self.tried == 0 or time.monotonic() < end):
            number = self.first + self.tried
            self.tried += 1
            yield Random(f"{self.seed} {self.name} {number}")

    def fail(self, why: str) -> None:
        """Write down what went wrong in the trial that runs."""
        self.failures.append(f"seed {self.seed}, trial {self.first + self.tried - 1}: {why}")

    @contextmanager
    def no_traceback(self, what: str) -> Iterator[None]:
        """Nothing that happens in here may raise."""
        try:
            yield
        except Exception:
            self.fail(f"{what} raised\n{format_exc()}")

    def line(self) -> str:
        """The outcome in one line."""
        facts = "".join(f", {fact}" for fact in self.facts)
        return f"{self.name}: tried {self.tried:,}, failed {len(self.failures):,}{facts}"
