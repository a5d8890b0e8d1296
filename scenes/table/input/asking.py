"""Whether somebody points at something to be told of it: whoever does anything else needs no tip."""

from enum import Enum, auto

from engine.commands import Command, Hovered, Point, Stepped, Tabbed


class By(Enum):
    """With what something is pointed at."""

    POINTER = auto()
    KEYS = auto()


def asked_by(command: Command, at: Point, asks: By | None) -> By | None:
    """What points at something after a command, if anything does.

    Args:
        command: what is done now.
        at: where the pointer was before: told again where it is, as when a window opens, it was not moved.
        asks: what pointed before.
    """
    match command:
        case Hovered(at=now):
            return By.POINTER if now != at else asks
        case Tabbed() | Stepped():
            return By.KEYS
    return None
