"""What keys do where a match is watched: they lead along it."""

from enum import Enum, auto
from typing import Final

import pygame

from engine.ui.key_lines import EVERYWHERE, KeyLine


class Lead(Enum):
    """Where one wants to be led along a match."""

    TOGGLE = auto()
    """Play, or pause."""
    BACK = auto()
    """To the action before."""
    ON = auto()
    DEAL_BACK = auto()
    DEAL_ON = auto()
    MARK_BACK = auto()
    """To the mark before on the bar, a deal or a great moment."""
    MARK_ON = auto()
    START = auto()
    END = auto()


ALONE: Final = {
    pygame.K_SPACE: Lead.TOGGLE,
    pygame.K_LEFT: Lead.BACK,
    pygame.K_RIGHT: Lead.ON,
    pygame.K_PAGEUP: Lead.DEAL_BACK,
    pygame.K_PAGEDOWN: Lead.DEAL_ON,
    pygame.K_HOME: Lead.START,
    pygame.K_END: Lead.END,
}
WITH_SHIFT: Final = {pygame.K_LEFT: Lead.DEAL_BACK, pygame.K_RIGHT: Lead.DEAL_ON}
ACROSS: Final = {-1: Lead.BACK, 1: Lead.ON}
"""Where a pad's cross leads, by its step across."""
WITH_CTRL: Final = {pygame.K_LEFT: Lead.MARK_BACK, pygame.K_RIGHT: Lead.MARK_ON}

ELSEWHERE: Final = ("Tab, arrows", "Enter, Space", "Left, Right")
"""What does something else here than on other pages."""
WATCHING: Final = (
    KeyLine("Space", "Play or pause."),
    KeyLine("Left, Right, wheel", "One move back or on."),
    KeyLine("Page Up, Page Down", "One deal back or on. Shift+Left and Shift+Right do it too."),
    KeyLine("Ctrl+Left, Ctrl+Right", "To the next great moment or deal, either way."),
    KeyLine("Home, End", "To the start or the end."),
    KeyLine("Tab, Up, Down", "Move between controls."),
    KeyLine("Enter", "Press what's marked."),
    *(line for line in EVERYWHERE if line.keys not in ELSEWHERE),
)
"""What keys do beside the letters of the buttons."""


def lead_of(event: pygame.event.Event) -> Lead | None:
    """Where a key leads; None for every other key, and for what is no key."""
    if event.type != pygame.KEYDOWN:
        return None
    if event.mod & pygame.KMOD_CTRL and event.key in WITH_CTRL:
        return WITH_CTRL[event.key]
    if event.mod & pygame.KMOD_SHIFT and event.key in WITH_SHIFT:
        return WITH_SHIFT[event.key]
    return ALONE.get(event.key)
