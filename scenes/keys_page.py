"""All keys of what lies behind: for scenes that are no pages themselves."""

from collections.abc import Sequence

from engine.forms import Form
from engine.key_lines import KeyGroup, KeyLine
from engine.keys import build_keys
from engine.page import Page

AT_THE_TABLE = (
    KeyLine("Tab, arrows", "go from card to card, pile to pile and button to button"),
    KeyLine("Enter", "does what is marked; with nothing marked, the only move there is"),
    KeyLine("Space", "takes a card up, puts it down, hurries what is being shown"),
    KeyLine("Ctrl+Z, Ctrl+Y", "take back and do again, where their buttons do"),
    KeyLine("I, right click", "looks closely at a card or a face, or through an open pile"),
    KeyLine("M", "sound on and off"),
    KeyLine("Wheel, Page Up, Page Down", "scroll the log"),
    KeyLine("Esc", "lets go of what is taken up; then the menu. The match is saved all along"),
    KeyLine("F1, ?", "this list"),
    KeyLine("F11, Alt+Enter", "full screen"),
    KeyLine("Gamepad", "A to do, B for back, X to look closely, Y for a hint, View for this list"),
)
"""What keys do at every table, beside the buttons that are there."""

IN_A_LESSON = (
    KeyLine("Enter", "does what is marked; where there is only something to read, on to the next step"),
    KeyLine("Backspace", "back a step"),
    KeyLine("Esc", "lets go of what is taken up; then asks whether to leave: the lesson waits at its step"),
    *(line for line in AT_THE_TABLE if line.keys not in ("Enter", "Esc", "Wheel, Page Up, Page Down")),
)
"""What keys do in every lesson."""


BUTTONS = KeyLine("The letter on a button", "presses it: each game has some of its own")


def at_a_table(buttons: Sequence[KeyLine]) -> list[KeyGroup]:
    """The keys of a table, whose buttons are there now."""
    return [KeyGroup("Buttons that are there now", buttons), KeyGroup("At every table", AT_THE_TABLE)]


def in_a_lesson(buttons: Sequence[KeyLine]) -> list[KeyGroup]:
    """The keys of a lesson, likewise."""
    return [KeyGroup("Buttons that are there now", buttons), KeyGroup("In every lesson", IN_A_LESSON)]


def away_from_tables() -> list[KeyGroup]:
    """All keys of tables, lessons and matches that are watched, for whoever is at none of them."""
    from scenes.replay.keys import WATCHING

    lesson = [line for line in IN_A_LESSON if line not in AT_THE_TABLE]
    return [
        KeyGroup("At the table", [*_letters(), BUTTONS, *AT_THE_TABLE]),
        KeyGroup("In a lesson, otherwise than at the table", lesson),
        KeyGroup("Where a match is watched", WATCHING),
    ]


def _letters() -> list[KeyLine]:
    """What the table's own letters are for, each once."""
    from scenes.table.frame import Tool

    first = {tool.key: tool for tool in reversed(Tool) if tool.key}
    return [KeyLine(key, f"{tool.label}. {tool.purpose}") for key, tool in reversed(first.items())]


class KeysPage(Page):
    """A list of keys; pops itself."""

    def __init__(self, groups: Sequence[KeyGroup]) -> None:
        self._groups = [group for group in groups if group.lines]

    def build(self, form: Form) -> None:
        """A line for each key."""
        build_keys(form, self._groups, self.back)
