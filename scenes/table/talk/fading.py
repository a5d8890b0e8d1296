"""Words that are shown for a while and then go by themselves."""

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

LASTING = float("inf")
"""For what stays until something else takes its place."""


@dataclass(slots=True)
class Fading(Generic[T]):
    """What is shown, if anything, and how many milliseconds are left of it."""

    shown: T | None = None
    left: float = 0.0

    def show(self, what: T, milliseconds: float) -> None:
        """Show something new in its place."""
        self.shown, self.left = what, milliseconds

    def clear(self) -> None:
        """Show nothing."""
        self.shown = None

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether what was shown has just gone."""
        if self.shown is None:
            return False
        self.left -= milliseconds
        if self.left > 0:
            return False
        self.shown = None
        return True
