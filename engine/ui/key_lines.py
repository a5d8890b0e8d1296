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
    KeyLine("Tab, arrows", "Move between controls."),
    KeyLine("Enter, Space", "Choose what's highlighted."),
    KeyLine("Left, Right", "Change a value."),
    KeyLine("Esc", "Go back."),
    KeyLine("F1, ?", "This list."),
    KeyLine("F11, Alt+Enter", "Full screen."),
    KeyLine("Gamepad", "D-pad or stick moves, A confirms, B goes back, X zooms in."),
)
SCROLLING = KeyLine("Wheel, Page Up, Page Down, Home, End", "Scroll.")
"""On pages that are longer than the window."""
