"""The offer to do what is the only thing to do, made where that is felt; one click refuses it for good."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame

from saves.models import Settings
from scenes.desk import Desk
from scenes.table.input.gestures import Hands
from scenes.table.states import Deciding, Phase
from scenes.table.view.presenter import Presenter
from scenes.table.view.view_model import Button, Tool

FELT: Final = 3
"""So many times in a match somebody had to do the only thing there was, before it is offered."""
DONE: Final = "From now on, forced moves are made for you. Settings turn it off."
REFUSED: Final = "You'll make every move yourself. You can change this in Settings."
HEIGHT, GAP, SHARE = 0.25, 0.03, 0.72
"""Of the width for buttons: how high the offer is, what lies between its two, and the wide one's share."""


def buttons(
    framer: Presenter, phase: Phase, tools: Mapping[Tool, bool], settings: Settings
) -> tuple[Button, ...]:
    """Return all buttons of a table, the offer among them where it is made."""
    own = framer.buttons(phase, tools)
    return (*own, *_offer(framer, phase, settings, own))


def answer(desk: Desk, hands: Hands, phase: Phase, tool: Tool) -> str:
    """Take the offer up, this time and from now on, or refuse it for good; what is to be said of it."""
    if tool is Tool.ASK:
        desk.change(forced_refused=True)
    elif isinstance(phase, Deciding):
        desk.change(play_forced=True)
        hands.commit(phase.view.legal[0])
        return DONE
    return REFUSED


def _offer(framer: Presenter, phase: Phase, settings: Settings, own: Sequence[Button]) -> tuple[Button, ...]:
    """Return two small buttons over the game's own, unless that was answered before."""
    play = framer.play
    answered = settings.play_forced or settings.forced_refused
    if answered or play.forced < FELT or not isinstance(phase, Deciding):
        return ()
    if play.unasked(phase.view, replace(settings, play_forced=True)) is None:
        return ()
    area = framer.table_map.zone("buttons", framer.board.window).rect
    gap, height = round(area.width * GAP), round(area.width * HEIGHT)
    wide = round((area.width - gap) * SHARE)
    beside = [button.rect.top - gap for button in own if button.rect.colliderect(area)]
    yes = pygame.Rect(area.left, min([area.bottom, *beside]) - height, wide, height)
    no = pygame.Rect(yes.right + gap, yes.top, area.right - yes.right - gap, height)
    note = "forced moves"
    return (Button(Tool.SPARE.label, "", yes, Tool.SPARE, note), Button(Tool.ASK.label, "", no, Tool.ASK))
