"""All keys of what lies behind: for scenes that are no pages themselves."""

from collections.abc import Sequence

from engine.forms import Form
from engine.keys import KeyLine, build_keys
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


class KeysPage(Page):
    """A list of keys; pops itself."""

    def __init__(self, lines: Sequence[KeyLine]) -> None:
        self._lines = tuple(lines)

    def build(self, form: Form) -> None:
        """A line for each key."""
        build_keys(form, self._lines, self.back)
