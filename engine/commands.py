"""Commands: all a person can ask for by key, pointer or gamepad, and lines about keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Hovered:
    """The pointer moved, nothing pressed."""

    at: Point


@dataclass(frozen=True, slots=True)
class Clicked:
    """Pressed and let go at a spot; ``double`` when it is the second of two."""

    at: Point
    double: bool


@dataclass(frozen=True, slots=True)
class Dragged:
    """The pointer moves with something held since ``start``."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class Dropped:
    """Something held since ``start`` was let go."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A wish to see the thing at this point closely (None: the one in focus)."""

    at: Point | None


@dataclass(frozen=True, slots=True)
class Stepped:
    """An arrow key or a stick: one step across (right is 1) or down."""

    across: int
    down: int


@dataclass(frozen=True, slots=True)
class Tabbed:
    """To the next target (1) or the one before (-1)."""

    count: int


@dataclass(frozen=True, slots=True)
class Activated:
    """An order to press the control in focus; with ``enter``, the obvious move if nothing has the focus."""

    enter: bool


@dataclass(frozen=True, slots=True)
class Cancelled:
    """Back, or let go."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A letter key, in capitals; ``control`` with Ctrl or Cmd held."""

    letter: str
    control: bool


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned: up is positive."""

    count: int


@dataclass(frozen=True, slots=True)
class Paged:
    """A move by a number of pages: below zero it goes back, and an infinite number leads to an end."""

    count: float


Command: TypeAlias = (
    Hovered
    | Clicked
    | Dragged
    | Dropped
    | LookedAt
    | Stepped
    | Tabbed
    | Activated
    | Cancelled
    | Typed
    | Wheeled
    | Paged
)


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A key and its effect."""

    keys: str
    does: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that belong together, and their place."""

    title: str
    lines: Sequence[KeyLine]


EVERYWHERE = (
    KeyLine("Tab, arrows", "Move from button to button."),
    KeyLine("Enter", "Choose what's highlighted, or the main button."),
    KeyLine("Space", "Choose what's highlighted."),
    KeyLine("Left, Right", "Change a value."),
    KeyLine("Esc", "Go back."),
    KeyLine("F1, ?", "Show this list."),
    KeyLine("F11, Alt+Enter", "Full screen on or off."),
    KeyLine("Gamepad", "Move with the D-pad or stick. A confirms, B goes back."),
)
SCROLLING = KeyLine("Wheel, Page Up, Page Down, Home, End", "Scroll.")
"""On pages that are longer than the window."""
