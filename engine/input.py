"""Mouse, touch, keys and gamepad, turned into a few commands that a table understands."""

from math import inf

import pygame

from engine.commands import (
    Activated,
    Cancelled,
    Clicked,
    Command,
    Dragged,
    Dropped,
    Hovered,
    LookedAt,
    Paged,
    Point,
    Stepped,
    Tabbed,
    Typed,
    Wheeled,
)
from engine.gamepads import Sticks, button

DRAG_START = 8
"""Pixels that the pointer moves, pressed, before it is a drag."""
DOUBLE_PRESS = 350
"""Milliseconds within which a second press at the same spot is a double press."""
LONG_PRESS = 600
"""Milliseconds of a still press that asks to look closely."""

KEYS_AND_PADS = (
    pygame.KEYDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERAXISMOTION,
)
"""Events of keys and of gamepads."""

UNHEARD = frozenset(
    {
        pygame.ACTIVEEVENT,
        pygame.AUDIODEVICEADDED,
        pygame.KEYMAPCHANGED,
        pygame.VIDEOEXPOSE,
        pygame.WINDOWDISPLAYCHANGED,
        pygame.WINDOWENTER,
        pygame.WINDOWFOCUSGAINED,
        pygame.WINDOWMOVED,
        pygame.WINDOWTAKEFOCUS,
    }
)
"""Events that change nothing on a page; many of them come while a window opens."""

_ARROWS = {
    pygame.K_LEFT: Stepped(-1, 0),
    pygame.K_RIGHT: Stepped(1, 0),
    pygame.K_UP: Stepped(0, -1),
    pygame.K_DOWN: Stepped(0, 1),
}
_PAGES = {
    pygame.K_PAGEUP: Paged(-0.9),
    pygame.K_PAGEDOWN: Paged(0.9),
    pygame.K_HOME: Paged(-inf),
    pygame.K_END: Paged(inf),
}


class Input:
    """Reads events one by one; remembers only what is pressed."""

    def __init__(self) -> None:
        self._pressed: Point | None = None
        self._still = 0.0
        """Milliseconds that the button has been down without the pointer moving away."""
        self._dragging = False
        self._sticks = Sticks()
        self._last_click: tuple[int, Point] = (-DOUBLE_PRESS, (0, 0))

    def read(self, event: pygame.event.Event) -> Command | None:
        """Return the command an event means, if any."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._pressed, self._dragging, self._still = event.pos, False, 0.0
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                return LookedAt(event.pos)
            case pygame.MOUSEMOTION:
                return self._moved(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._released(event.pos)
            case pygame.MOUSEWHEEL:
                return Wheeled(event.y)
            case pygame.KEYDOWN:
                return _key(event)
            case pygame.CONTROLLERBUTTONDOWN:
                return button(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._sticks.read(event)
        return None

    def update(self, milliseconds: float) -> LookedAt | None:
        """Let time pass: a press that stays where it is asks to look closely, and is no click then."""
        if self._pressed is None or self._dragging:
            return None
        self._still += milliseconds
        if self._still < LONG_PRESS:
            return None
        at, self._pressed = self._pressed, None
        return LookedAt(at)

    def _moved(self, at: Point) -> Command | None:
        if self._pressed is None:
            return Hovered(at)
        far = abs(at[0] - self._pressed[0]) + abs(at[1] - self._pressed[1]) >= DRAG_START
        self._dragging = self._dragging or far
        return Dragged(self._pressed, at) if self._dragging else None

    def _released(self, at: Point) -> Command | None:
        start, self._pressed = self._pressed, None
        if start is None:
            return None
        if self._dragging:
            return Dropped(start, at)
        now = pygame.time.get_ticks()
        then, there = self._last_click
        near = abs(at[0] - there[0]) + abs(at[1] - there[1]) < 2 * DRAG_START
        double = now - then < DOUBLE_PRESS and near
        self._last_click = (-DOUBLE_PRESS if double else now, at)
        return Clicked(at, double)


def _key(event: pygame.event.Event) -> Command | None:
    control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if event.key in _ARROWS:
        return _ARROWS[event.key]
    if event.key in _PAGES:
        return _PAGES[event.key]
    match event.key:
        case pygame.K_TAB:
            return Tabbed(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        case pygame.K_RETURN | pygame.K_KP_ENTER:
            return Activated(enter=True)
        case pygame.K_SPACE:
            return Activated(enter=False)
        case pygame.K_ESCAPE:
            return Cancelled()
    if event.unicode == "?":
        return Typed("?", control)
    name = pygame.key.name(event.key).upper()
    return Typed(name, control) if len(name) == 1 or name == "F1" else None
