"""The keys of tables, lessons and replays."""

from collections.abc import Sequence

from engine.commands import KeyGroup, KeyLine

AT_THE_TABLE = (
    KeyLine("Tab, arrows", "Move between cards, piles and buttons."),
    KeyLine("Enter", "Choose what's highlighted, or make your only move."),
    KeyLine("Space", "Like Enter, but lifts a card before you play it. Also skips animations."),
    KeyLine("1 to 9", "Pick that card or pile, or flip that card."),
    KeyLine("Ctrl+Z, Ctrl+Y", "Undo and redo."),
    KeyLine("I, right click", "Zoom in on a card, a face or an open pile."),
    KeyLine("M", "Sound on or off."),
    KeyLine("Wheel, Page Up, Page Down", "Scroll the log."),
    KeyLine("Esc", "Put the card back, or open the menu. The match is always saved."),
    KeyLine("F1, ?", "Show this list."),
    KeyLine("F11, Alt+Enter", "Full screen on or off."),
    KeyLine("Gamepad", "A confirms, B goes back, X zooms in on a card, Y gives a hint."),
)

IN_A_LESSON = (
    KeyLine("Enter", "Choose what's highlighted, or go to the next step."),
    KeyLine("Backspace", "Go back one step."),
    KeyLine("Esc", "Put the card back, or leave. The lesson remembers where you were."),
    *(line for line in AT_THE_TABLE if line.keys not in ("Enter", "Esc", "Wheel, Page Up, Page Down")),
)


BUTTONS_NOW = "Buttons on screen now"
BUTTONS = KeyLine("The letter on a button", "Press that button. Each game has its own letters.")


def at_a_table(buttons: Sequence[KeyLine]) -> list[KeyGroup]:
    """Return the keys of a table with these buttons."""
    return [KeyGroup(BUTTONS_NOW, buttons), KeyGroup("At every table", AT_THE_TABLE)]


def in_a_lesson(buttons: Sequence[KeyLine]) -> list[KeyGroup]:
    """Return the keys of a lesson with these buttons."""
    return [KeyGroup(BUTTONS_NOW, buttons), KeyGroup("In every lesson", IN_A_LESSON)]


def away_from_tables() -> list[KeyGroup]:
    """Return all keys of tables, lessons and replays, for somebody who is at none of them."""
    from scenes.replay.bar import WATCHING

    lesson = [line for line in IN_A_LESSON if line not in AT_THE_TABLE]
    return [
        KeyGroup("At the table", [*_letters(), BUTTONS, *AT_THE_TABLE]),
        KeyGroup("In a lesson", lesson),
        KeyGroup("Watching a match", WATCHING),
    ]


def _letters() -> list[KeyLine]:
    """Return what the table's own letters do, each once."""
    from scenes.table.view.view_model import Tool

    first = {tool.key: tool for tool in reversed(Tool) if tool.key}
    return [KeyLine(key, tool.purpose) for key, tool in reversed(first.items())]
