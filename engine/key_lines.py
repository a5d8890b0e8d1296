"""What keys do, in lines and groups of lines: words alone."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What a key does."""

    keys: str
    does: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that belong together, and where they do it."""

    title: str
    lines: Sequence[KeyLine]


EVERYWHERE = (
    KeyLine("Tab, arrows", "go from one thing to the next"),
    KeyLine("Enter, Space", "do what is marked"),
    KeyLine("Left, Right", "another value, where one is chosen"),
    KeyLine("Esc", "back"),
    KeyLine("F1, ?", "this list"),
    KeyLine("F11, Alt+Enter", "full screen"),
    KeyLine("Gamepad", "cross or stick to move, A to do, B for back, X to look closely"),
)
SCROLLING = KeyLine("Wheel, Page Up, Page Down, Home, End", "scroll")
"""On pages that are longer than the window."""
