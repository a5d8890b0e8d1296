"""The buttons on a table: the game's choices beside the hand, the table's own in a row at the top."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from engine.app import App
from engine.commands import Command, Typed
from engine.theme import Typeface
from engine.ui.focus import Target
from engine.ui.key_lines import KeyLine
from scenes.table.frame import Barred, Button, Choice, Tool
from scenes.table.phases import Beholding, Deciding, Phase, Recalling, Showing, Waiting
from scenes.table.picker import Picker
from scenes.table.play import Play
from scenes.table.pointer import Pointer
from scenes.table.reach import ButtonKey, PlaceKey, buttons_reachable

TOOL_TYPE = 20
"""Design pixels of the type on the table's own buttons."""
TOOL_HEIGHT = 44
"""Height of those, in design pixels; they are as wide as their labels."""
TOOL_PAD = 11
"""Design pixels on either side of a label."""
TOOL_GAP = 8
"""Design pixels between them."""


def focused(pointer: Pointer, buttons: Sequence[Button]) -> Button | None:
    """The button that has the keyboard's focus."""
    key = pointer.focus.key if pointer.focus.shown else None
    label = key.label if isinstance(key, ButtonKey) else None
    return next((button for button in buttons if button.label == label), None)


def tools_for(phase: Phase, play: Play, can_hint: bool, looks: Sequence[int]) -> dict[Tool, bool]:
    """Return what the table itself offers, True for what does something now: the same buttons at any time.

    Args:
        phase: what is going on.
        play: the match.
        can_hint: True if a hint may be asked for.
        looks: the face-down piles that may be looked into.
    """
    return {
        **dict.fromkeys((Tool.MENU, Tool.RULES, Tool.SCORE, Tool.LOG, Tool.SORT), True),
        Tool.AGAIN: isinstance(phase, Deciding) and phase.recallable,
        **({Tool.LAST_TRICK: bool(looks)} if play.match.game.words.has_looks else {}),
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
    meant = [each for each in buttons if each.hotkey == command.letter]
    return None if any(isinstance(each.does, Choice | Barred) for each in meant) else command


def keys_of(buttons: Sequence[Button]) -> list[KeyLine]:
    """The letters that press buttons, as they are listed."""
    return [KeyLine(button.hotkey, button.label) for button in buttons if button.hotkey]


def press_buttons(picker: Picker | None, area: pygame.Rect) -> list[Button]:
    """Return the choices that are buttons; below them, grey, those that are not open yet."""
    if picker is None:
        return []
    shown: list[tuple[Choice | Barred, str]] = [
        (Choice(press, action), picker.preview(action)) for press, action in picker.presses()
    ]
    for closed in picker.closed():
        shown.append((Barred(closed.press, picker.refusal(closed.press).sentence), closed.until))
    rects = press_rects(area, len(shown)) if shown else []
    return [
        Button(does.press.label, does.press.key, rect, does, note, live=isinstance(does, Choice))
        for (does, note), rect in zip(shown, rects, strict=True)
    ]


def tool_buttons(tools: Mapping[Tool, bool], beside: Sequence[Button], app: App) -> list[Button]:
    """The table's own buttons; a key that is wanted beside the hand is not theirs now.

    Each stays where it is while its key is not its own.
    """
    taken = {button.hotkey for button in beside}
    left, buttons = round(TOOL_GAP * app.pixels), []
    for tool, live in tools.items():
        rect = pygame.Rect(left, round(10 * app.pixels), 0, round(TOOL_HEIGHT * app.pixels))
        own = Button(tool.label, tool.key, rect, tool, live=live, size=TOOL_TYPE)
        wide, _ = app.assets.room(own.words, Typeface.BOLD, round(TOOL_TYPE * app.text_pixels))
        rect.width = wide + round(2 * TOOL_PAD * app.pixels)
        left = rect.right + round(TOOL_GAP * app.pixels)
        buttons.append(replace(own, hotkey="") if tool.key in taken else own)
    return buttons


def press_rects(area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many of the game's buttons stand, one below another."""
    gap = round(area.height * 0.04)
    height = min((area.height - gap * (count - 1)) // count, round(area.width * 0.29))
    return [
        pygame.Rect(area.left, area.top + index * (height + gap), area.width, height)
        for index in range(count)
    ]


def lowest(area: pygame.Rect) -> pygame.Rect:
    """Where the one button stands that leads on: where no choice of the game is."""
    height = round(area.width * 0.19)
    return pygame.Rect(area.left, area.bottom - height, area.width, height)


def reachable_now(
    pointer: Pointer, buttons: Sequence[Button], phase: Phase, looks: Sequence[int]
) -> list[Target]:
    """Return what the keyboard's focus can go to; the table's own buttons only while nobody else acts."""
    busy = isinstance(phase, Showing | Recalling | Beholding | Waiting)
    wanted = [button for button in buttons if button.live and not (busy and isinstance(button.does, Tool))]
    piles = [Target(PlaceKey(place), pointer.board.area(place)) for place in looks]
    return [*pointer.reachable(), *piles, *buttons_reachable(wanted)]


def explained(button: Button) -> str:
    """What a button of the table is for, or why it does nothing now; what one of the game would ask."""
    match button.does:
        case Barred(why=why):
            return why
        case Choice(press=press):
            return press.confirm
        case Tool() as tool:
            return tool.purpose if button.live else tool.hindrance
