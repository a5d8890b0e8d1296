"""Commands that keys, pointer and gamepad are turned into, and the descriptions of keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Hovered:
    """The pointer moved with no button pressed."""

    at: Point


@dataclass(frozen=True, slots=True)
class Clicked:
    """A press and release at a point; ``double`` if it is the second of two."""

    at: Point
    double: bool


@dataclass(frozen=True, slots=True)
class Dragged:
    """The pointer moved while a button was held since ``start``."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class Dropped:
    """A drag from ``start`` ended."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A request for a close look at something at a point, or at the target in focus if None."""

    at: Point | None


@dataclass(frozen=True, slots=True)
class Stepped:
    """A step by arrow key, D-pad or stick: across (1 is right) or down (1 is down)."""

    across: int
    down: int


@dataclass(frozen=True, slots=True)
class Tabbed:
    """A move of the focus to the next target (1) or the previous one (-1)."""

    count: int


@dataclass(frozen=True, slots=True)
class Activated:
    """A press of the control in focus; with ``enter`` the main action if nothing has the focus."""

    enter: bool


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A request to go back, or to put down what is picked up."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A key with a letter or a name, in capitals; ``control`` if Ctrl or Cmd was held."""

    letter: str
    control: bool


@dataclass(frozen=True, slots=True)
class Wheeled:
    """A turn of the wheel; up is positive."""

    count: int


@dataclass(frozen=True, slots=True)
class Paged:
    """A scroll by a number of pages: negative is up, and infinite is to the end."""

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
    """A key and what it does."""

    keys: str
    does: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """A titled group of keys."""

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
"""The line about scrolling, for pages longer than the window."""
