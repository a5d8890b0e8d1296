"""The buttons on a table: choices beside the hand, tools on a rail, and the autoplay prompt."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame

from engine.commands import Command, KeyLine, Typed
from engine.theme import DESIGN_HEIGHT, scale
from engine.ui.focus import Target
from saves.models import Settings
from scenes.table.input.focus_targets import ButtonKey, PlaceKey, buttons_reachable
from scenes.table.input.picker import Picker
from scenes.table.input.pointer import Pointer
from scenes.table.session import Session
from scenes.table.states import Beholding, Deciding, Phase, Recalling, Showing, Waiting
from scenes.table.view.view_model import Barred, Button, Choice, Tool

TOOL, TOOL_STEP, TOOL_EDGE, TOOL_TOP = 52, 56, 18, 72
"""Design pixels of the rail: a tool's side, from one to the next, from the right edge, and from the top."""
PRESS, GAP = 0.37, 0.04
"""Shares of the width for buttons: how high one is, and what lies between two."""
FORCED_MOVES: Final = 3
"""Forced moves a person makes in a match before autoplay is offered."""
PROMPT_HEIGHT, PROMPT_GAP, PROMPT_SHARE = 0.25, 0.03, 0.72
"""Shares of the width for buttons: how high the autoplay prompt is, its gap, and its wide button's part."""


def focused(pointer: Pointer, buttons: Sequence[Button]) -> Button | None:
    """Return the button that has the keyboard's focus."""
    key = pointer.focus.key if pointer.focus.shown else None
    label = key.label if isinstance(key, ButtonKey) else None
    return next((button for button in buttons if button.label == label), None)


def tools_for(phase: Phase, session: Session, can_hint: bool, looks: Sequence[int]) -> dict[Tool, bool]:
    """Return what the table itself offers, True for what does something now: the same buttons at any time.

    Args:
        phase: what is going on.
        session: the match.
        can_hint: True if a hint may be asked for.
        looks: the face-down piles that may be looked into.
    """
    return {
        **dict.fromkeys((Tool.MENU, Tool.RULES, Tool.SCORE, Tool.LOG, Tool.SORT), True),
        Tool.AGAIN: isinstance(phase, Deciding) and phase.recallable,
        **({Tool.LAST_TRICK: bool(looks)} if session.match.game.words.has_looks else {}),
        Tool.HINT: can_hint,
        **(
            {Tool.BACK: session.can_undo, Tool.FORTH: session.can_redo}
            if session.free
            else {Tool.UNDO: session.can_undo}
        ),
    }


def passed_on(command: Command, buttons: Sequence[Button]) -> Command | None:
    """Return a command that still counts after it closed a close-up: a tool's letter, but no game choice."""
    if not isinstance(command, Typed) or command.letter == "I":
        return None
    meant = [each for each in buttons if each.hotkey == command.letter]
    return None if any(isinstance(each.does, Choice | Barred) for each in meant) else command


def keys_of(buttons: Sequence[Button]) -> list[KeyLine]:
    """Return the letters that press buttons, for the list of keys."""
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


def tool_buttons(
    tools: Mapping[Tool, bool], beside: Sequence[Button], window: tuple[int, int]
) -> list[Button]:
    """Return the table's own buttons, a rail on the right.

    A key that is wanted beside the hand is not theirs meanwhile; each stays where it is.
    """
    taken = {button.hotkey for button in beside}
    side, step, edge = (round(length * scale(window)) for length in (TOOL, TOOL_STEP, TOOL_EDGE))
    buttons = []
    top = round(TOOL_TOP * window[1] / DESIGN_HEIGHT)
    for tool, live in tools.items():
        rect = pygame.Rect(window[0] - edge - side, top, side, side)
        own = Button(tool.label, tool.key, rect, tool, live=live)
        buttons.append(replace(own, hotkey="") if tool.key in taken else own)
        top += step
    return buttons


def press_rects(area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the places of the game's buttons, one below another, the last at the bottom."""
    gap = round(area.width * GAP)
    height = min((area.height - gap * (count - 1)) // count, round(area.width * PRESS))
    top = area.bottom - count * height - (count - 1) * gap
    return [
        pygame.Rect(area.left, top + index * (height + gap), area.width, height) for index in range(count)
    ]


def lowest(area: pygame.Rect) -> pygame.Rect:
    """Return where the one button stands that leads on: where no choice of the game is."""
    return press_rects(area, 1)[0]


def reachable_now(
    pointer: Pointer, buttons: Sequence[Button], phase: Phase, looks: Sequence[int]
) -> list[Target]:
    """Return what the keyboard's focus can go to; the table's own buttons only while nobody else acts."""
    busy = isinstance(phase, Showing | Recalling | Beholding | Waiting)
    wanted = [button for button in buttons if button.live and not (busy and isinstance(button.does, Tool))]
    piles = [Target(PlaceKey(place), pointer.board.area(place, slack=0)) for place in looks]
    return [*pointer.reachable(), *piles, *buttons_reachable(wanted)]


def explained(button: Button) -> str:
    """Return what a tool is for, or why it does nothing now; or what a choice would ask."""
    match button.does:
        case Barred(why=why):
            return why
        case Choice(press=press):
            return press.confirm
        case Tool() as tool:
            return tool.purpose if button.live else tool.hindrance


def autoplay_prompt(
    session: Session, phase: Phase, settings: Settings, area: pygame.Rect, own: Sequence[Button]
) -> tuple[Button, ...]:
    """Return the two buttons that offer to make forced moves, until one of them was pressed.

    Args:
        session: the match.
        phase: what is going on.
        settings: of the viewer, who may have answered the offer before.
        area: the part of the table that has buttons.
        own: the other buttons, which the offer stands over.
    """
    answered = settings.play_forced or settings.forced_refused
    if answered or session.forced < FORCED_MOVES or not isinstance(phase, Deciding):
        return ()
    if session.unasked(phase.view, replace(settings, play_forced=True)) is None:
        return ()
    gap, height = round(area.width * PROMPT_GAP), round(area.width * PROMPT_HEIGHT)
    wide = round((area.width - gap) * PROMPT_SHARE)
    beside = [button.rect.top - gap for button in own if button.rect.colliderect(area)]
    yes = pygame.Rect(area.left, min([area.bottom, *beside]) - height, wide, height)
    no = pygame.Rect(yes.right + gap, yes.top, area.right - yes.right - gap, height)
    return (
        Button(Tool.SPARE.label, "", yes, Tool.SPARE, "forced moves"),
        Button(Tool.ASK.label, "", no, Tool.ASK),
    )
