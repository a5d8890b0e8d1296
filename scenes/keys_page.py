"""The list of keys: those of a page, and those of tables, lessons and replays."""

from collections.abc import Sequence

import pygame

from engine.commands import SCROLLING, KeyGroup, KeyLine
from engine.ui import styles
from engine.ui.blocks import Block, TextColumn, beside, framed
from engine.ui.form import BACK_BOX, Form, MenuItem
from engine.ui.page import Page
from engine.ui.widget import Control

KEYS = "Controls"
"""The title of the page, and the label of the buttons that open it."""
SENTENCE_ENDS = ".!?"

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
    KeyLine("Q", "Open the menu. Press it again to leave."),
    KeyLine("F1, ?", "Show this list."),
    KeyLine("F11, Alt+Enter", "Full screen on or off."),
    KeyLine("Gamepad", "A confirms, B goes back, X zooms in on a card, Y gives a hint."),
)

IN_A_LESSON = (
    KeyLine("Enter", "Choose what's highlighted, or go to the next step."),
    KeyLine("Backspace", "Go back one step."),
    KeyLine("Esc", "Put the card back, or leave. The lesson remembers where you were."),
    *(line for line in AT_THE_TABLE if line.keys not in ("Enter", "Esc", "Q", "Wheel, Page Up, Page Down")),
)


BUTTONS_NOW = "Buttons on screen now"
BUTTONS = KeyLine("The letter on a button", "Press that button. Each game has its own letters.")


def at_a_table(buttons: Sequence[KeyLine]) -> list[KeyGroup]:
    """Return the keys at a table with these buttons."""
    return [KeyGroup(BUTTONS_NOW, buttons), KeyGroup("At every table", AT_THE_TABLE)]


def in_a_lesson(buttons: Sequence[KeyLine]) -> list[KeyGroup]:
    """Return the keys in a lesson with these buttons."""
    return [KeyGroup(BUTTONS_NOW, buttons), KeyGroup("In every lesson", IN_A_LESSON)]


def away_from_tables() -> list[KeyGroup]:
    """Return the keys of tables, lessons and replays, for all other pages."""
    from scenes.replay.bar import REPLAY_KEYS

    lesson = [line for line in IN_A_LESSON if line not in AT_THE_TABLE]
    return [
        KeyGroup("At the table", [*_letters(), BUTTONS, *AT_THE_TABLE]),
        KeyGroup("In a lesson", lesson),
        KeyGroup("Watching a match", REPLAY_KEYS),
    ]


def _letters() -> list[KeyLine]:
    """Return the keys of the table's own buttons, each once."""
    from scenes.table.view.view_model import Tool

    first = {tool.key: tool for tool in reversed(Tool) if tool.key}
    return [KeyLine(key, tool.purpose) for key, tool in reversed(first.items())]


class KeysPage(Page):
    """A list of keys over the room of the page ``behind`` it; pops itself."""

    reads = True

    def __init__(self, groups: Sequence[KeyGroup], behind: Page | None = None) -> None:
        self._groups = [group for group in groups if group.lines]
        self._behind = behind

    def build(self, form: Form) -> None:
        """Add a line for each key."""
        form.button("Back", BACK_BOX, self.back)
        form.label(KEYS, (360, 40, 1200, 100), styles.HEADING)
        titles, keys, does = TextColumn(form, 10, 1260), TextColumn(form, 10, 400), TextColumn(form, 430, 860)
        blocks: list[Block] = []
        for group in self._groups:
            blocks.append(titles.text(group.title, styles.SECTION))
            blocks += [beside(keys.text(line.keys, styles.KEY), does.text(line.does)) for line in group.lines]
        framed(form, (300, 168, 1320, 860), blocks)

    def resume(self) -> None:
        """Fit this page and the page behind it to the window: its room is visible."""
        if self._behind is not None:
            self._behind.rebuild()
        super().resume()

    def show_keys(self) -> None:
        """Close the page: the keys that open it also close it."""
        self.back()

    def paint_room(self, surface: pygame.Surface) -> None:
        """Draw the room of the page behind."""
        if self._behind is None:
            super().paint_room(surface)
        else:
            self._behind.paint_room(surface)


def show_keys(page: Page) -> None:
    """Show a page's keys, and the keys of other places that differ."""
    keyed: tuple[Control | MenuItem, ...] = (*page.form.controls, *page.form.shortcuts)
    here = [KeyLine(each.key, _stopped(each.name)) for each in keyed if each.key and each.name]
    here += [*([SCROLLING] if page.form.panes else []), *page.usual_keys]
    groups = [KeyGroup(page.keys_title, here)]
    for each in away_from_tables():
        groups.append(KeyGroup(each.title, [line for line in each.lines if line not in here]))
    page.app.stack.push(KeysPage(groups, page))


def _stopped(name: str) -> str:
    return name if name[-1] in SENTENCE_ENDS else f"{name}."
