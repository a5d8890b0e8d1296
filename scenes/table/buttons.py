"""The buttons on a table: the game's choices beside the hand, the table's own in a row at the top."""

from collections.abc import Mapping, Sequence

import pygame

from engine.commands import Command, Typed
from engine.focus import Target
from engine.keys import KeyLine
from scenes.table.frame import Button, Choice, Tool
from scenes.table.phases import Beholding, Deciding, Phase, Recalling, Showing, Waiting
from scenes.table.picker import Picker
from scenes.table.play import Play
from scenes.table.pointer import Pointer
from scenes.table.reach import ButtonKey, buttons_reachable

TOOL_SIZE = (126, 44)
"""Width and height of the table's own buttons, in design pixels."""
TOOL_GAP = 8
"""Design pixels between them."""


def focused(pointer: Pointer, buttons: Sequence[Button]) -> Button | None:
    """The button that has the keyboard's focus."""
    key = pointer.focus.key if pointer.focus.shown else None
    label = key.label if isinstance(key, ButtonKey) else None
    return next((button for button in buttons if button.label == label), None)


def tools_for(phase: Phase, play: Play, can_hint: bool) -> dict[Tool, bool]:
    """What the table itself offers, and whether it does something now: the same buttons at any time."""
    return {
        **dict.fromkeys((Tool.MENU, Tool.RULES, Tool.SCORE, Tool.LOG, Tool.SORT), True),
        Tool.AGAIN: isinstance(phase, Deciding) and phase.recallable,
        Tool.HINT: can_hint,
        **(
            {Tool.BACK: play.can_undo, Tool.FORTH: play.can_redo} if play.free else {Tool.UNDO: play.can_undo}
        ),
    }


def passed_on(command: Command, buttons: Sequence[Button]) -> Command | None:
    """What is still to be done when a command has put a closer look away: what a letter always does, but for
    that of the closer look itself, and one that chooses in the game, which was not to be seen.
    """
    if not isinstance(command, Typed) or command.letter == "I":
        return None
    chooses = any(each.hotkey == command.letter and isinstance(each.does, Choice) for each in buttons)
    return None if chooses else command


def keys_of(buttons: Sequence[Button]) -> list[KeyLine]:
    """The letters that press buttons, as they are listed."""
    return [KeyLine(button.hotkey, button.label) for button in buttons if button.hotkey]


def press_buttons(picker: Picker | None, area: pygame.Rect) -> list[Button]:
    """The choices that are buttons."""
    presses = picker.presses() if picker is not None else []
    if picker is None or not presses:
        return []
    return [
        Button(press.label, press.key, rect, Choice(press, action), picker.preview(action))
        for (press, action), rect in zip(presses, press_rects(area, len(presses)), strict=True)
    ]


def tool_buttons(tools: Mapping[Tool, bool], beside: Sequence[Button], pixels: float) -> list[Button]:
    """The table's own buttons; a key that is wanted beside the hand is not theirs now."""
    taken = {button.hotkey for button in beside}
    (width, height), gap = TOOL_SIZE, TOOL_GAP
    return [
        Button(
            tool.label,
            "" if tool.key in taken else tool.key,
            pygame.Rect(
                round((gap + index * (width + gap)) * pixels),
                round(10 * pixels),
                round(width * pixels),
                round(height * pixels),
            ),
            tool,
            live=live,
        )
        for index, (tool, live) in enumerate(tools.items())
    ]


def press_rects(area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many of the game's buttons stand, one below another."""
    gap = round(area.height * 0.04)
    height = min((area.height - gap * (count - 1)) // count, round(area.height * 0.42))
    return [
        pygame.Rect(area.left, area.top + index * (height + gap), area.width, height)
        for index in range(count)
    ]


def lowest(area: pygame.Rect) -> pygame.Rect:
    """Where the one button stands that leads on: where no choice of the game is."""
    height = round(area.height * 0.28)
    return pygame.Rect(area.left, area.bottom - height, area.width, height)


def reachable_now(pointer: Pointer, buttons: Sequence[Button], phase: Phase) -> list[Target]:
    """What the keyboard's focus can go to; the table's own buttons only while nobody else acts."""
    busy = isinstance(phase, Showing | Recalling | Beholding | Waiting)
    wanted = [button for button in buttons if button.live and not (busy and isinstance(button.does, Tool))]
    return [*pointer.reachable(), *buttons_reachable(wanted)]


def explained(button: Button) -> str:
    """What a button of the table is for, or why it does nothing now; what one of the game would ask."""
    if not isinstance(button.does, Tool):
        return button.does.press.confirm
    return button.does.purpose if button.live else button.does.hindrance
