"""Input: mouse, touch, keys and gamepads, turned into commands, and a guard against early presses."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from pygame._sdl2 import controller

DRAG_START = 8
"""Pixels that the pointer moves while pressed before it is a drag."""
DOUBLE_PRESS = 350
"""Milliseconds within which a second press at the same spot makes a double press."""
LONG_PRESS = 600
"""Milliseconds that a press has to stay still to ask for a close look."""

KEYS_AND_PADS = (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION)

IGNORED_EVENTS = frozenset(
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

_KEYS: dict[int, Command] = {
    pygame.K_LEFT: Stepped(-1, 0),
    pygame.K_RIGHT: Stepped(1, 0),
    pygame.K_UP: Stepped(0, -1),
    pygame.K_DOWN: Stepped(0, 1),
    pygame.K_RETURN: Activated(enter=True),
    pygame.K_KP_ENTER: Activated(enter=True),
    pygame.K_SPACE: Activated(enter=False),
    pygame.K_ESCAPE: Cancelled(),
    pygame.K_PAGEUP: Paged(-0.9),
    pygame.K_PAGEDOWN: Paged(0.9),
    pygame.K_HOME: Paged(-inf),
    pygame.K_END: Paged(inf),
}
NAMED_KEYS = ("F1", "BACKSPACE")
"""Keys with longer names that are passed on as ``Typed``."""
STICK_PUSHED, STICK_RELEASED = 18_000, 9_000
"""Deflection of a stick, of 32767, that counts as a step, and the one below which it can step again."""
RAW_GAMEPAD_EVENTS = (
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYHATMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.CONTROLLERSENSORUPDATE,
)
"""Other gamepad events, sent at every tremble. They are ignored; blocking them would block the rest too."""
_BUTTONS: dict[int, Command] = {
    pygame.CONTROLLER_BUTTON_A: Activated(enter=False),
    pygame.CONTROLLER_BUTTON_B: Cancelled(),
    pygame.CONTROLLER_BUTTON_X: LookedAt(None),
    pygame.CONTROLLER_BUTTON_Y: Typed("H", False),
    pygame.CONTROLLER_BUTTON_START: Cancelled(),
    pygame.CONTROLLER_BUTTON_BACK: Typed("?", False),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Tabbed(-1),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Tabbed(1),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Stepped(-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Stepped(1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Stepped(0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Stepped(0, 1),
}
INPUT_DELAY = 250.0
"""Milliseconds after a scene's first frame before presses count, so that the player has seen it."""
PRESS_EVENTS = (pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION)
REPEATING_KEYS = frozenset(
    (
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
    )
)
"""Keys that repeat while they are held; all others act once."""


class Input:
    """Turns events into commands, one by one; remembers only what is pressed."""

    def __init__(self) -> None:
        self._pressed: Point | None = None
        self._still = 0.0
        """Milliseconds that the button has been down without the pointer moving away."""
        self._dragging = False
        self._pushed_sticks: set[tuple[int, int]] = set()
        """Gamepads and axes whose stick is pushed: each push is one step."""
        self._last_click: tuple[int, Point] = (-DOUBLE_PRESS, (0, 0))

    def read(self, event: pygame.event.Event) -> Command | None:
        """Return the command for an event, if any."""
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
                return _BUTTONS.get(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._push(event)
        return None

    def update(self, milliseconds: float) -> LookedAt | None:
        """Advance by some milliseconds; a long press asks for a close look and is no longer a click."""
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

    def _push(self, event: pygame.event.Event) -> Command | None:
        """Return the command of a moving stick, if it has just been pushed."""
        stick = (event.instance_id, event.axis)
        if abs(event.value) < STICK_RELEASED:
            self._pushed_sticks.discard(stick)
        if abs(event.value) < STICK_PUSHED or stick in self._pushed_sticks:
            return None
        self._pushed_sticks.add(stick)
        return _stick_command(event.axis, 1 if event.value > 0 else -1)


def _key(event: pygame.event.Event) -> Command | None:
    if event.key in _KEYS:
        return _KEYS[event.key]
    if event.key == pygame.K_TAB:
        return Tabbed(-1 if event.mod & pygame.KMOD_SHIFT else 1)
    control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if event.unicode == "?":
        return Typed("?", control)
    name = pygame.key.name(event.key).upper()
    return Typed(name, control) if len(name) == 1 or name in NAMED_KEYS else None


class Gamepads:
    """The open gamepads."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}

    def __len__(self) -> int:
        return len(self._open)

    def start(self) -> None:
        """Listen for gamepads; events report those already plugged in as well as later ones."""
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error:
            return

    def handle(self, event: pygame.event.Event) -> bool:
        """True if an event is a gamepad's but no command: plugged in, unplugged or ignored."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                gone = self._open.pop(event.instance_id, None)
                if gone is not None:
                    gone.quit()
            case other:
                return other in RAW_GAMEPAD_EVENTS
        return True

    def _add(self, index: int) -> None:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
        except (pygame.error, ValueError, IndexError):
            return
        self._open[pad.as_joystick().get_instance_id()] = pad


def _stick_command(axis: int, way: int) -> Command | None:
    match axis:
        case pygame.CONTROLLER_AXIS_LEFTX:
            return Stepped(way, 0)
        case pygame.CONTROLLER_AXIS_LEFTY:
            return Stepped(0, way)
        case pygame.CONTROLLER_AXIS_RIGHTY:
            return Paged(way * 0.5)
    return None


class HeldKeys:
    """Keys that are down, and those of them that were pressed in the current scene."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._pressed_here: set[int] = set()
        self.accepts_text = True
        """True if typed text belongs to a key that was pressed in the current scene."""

    def change_scene(self) -> None:
        """Note a new top scene: keys held now were pressed for the one before."""
        self._pressed_here.clear()
        self.accepts_text = not self._down

    def release(self, key: int | None = None) -> None:
        """Release a key, or all keys if the window lost the keyboard."""
        self._down = self._down - {key} if key is not None else set()

    def pressed(self, key: int) -> bool:
        """Press a key, or repeat it; return True if the press counts."""
        again = key in self._down
        if not again:
            self._down.add(key)
            self._pressed_here.add(key)
        self.accepts_text = key in self._pressed_here
        return not again or (self.accepts_text and key in REPEATING_KEYS)


class InputGuard:
    """The current scene and how long it has been visible, to reject presses that come too early."""

    def __init__(self) -> None:
        self._scene: object = None
        self._seen = 0.0
        self.new = False
        """True until the first update after a new scene: that time began before its first frame."""
        self._pressed: set[int] = set()
        self.keys = HeldKeys()

    def note_drawn(self, scene: object) -> None:
        """Note that a frame of a scene is on screen."""
        if scene is not self._scene:
            self._scene, self._seen, self.new = scene, 0.0, True
            self._pressed.clear()
            self.keys.change_scene()

    def update(self, milliseconds: float) -> None:
        """Advance by some milliseconds."""
        self._seen += 0.0 if self.new else milliseconds
        self.new = False

    def ready(self, scene: object) -> bool:
        """True if a scene has been visible long enough to be seen."""
        return scene is self._scene and self._seen >= INPUT_DELAY

    def allows(self, event: pygame.event.Event, scene: object) -> bool:
        """True if an event is for the scene on top, and not pressed too early or in another scene.

        Escape always goes back and is never too early.
        """
        match event.type:
            case pygame.KEYDOWN:
                means = self.keys.pressed(event.key)
                return means and (event.key == pygame.K_ESCAPE or self.ready(scene))
            case pygame.TEXTINPUT:
                return self.keys.accepts_text and self.ready(scene)
            case pygame.KEYUP:
                self.keys.release(event.key)
            case pygame.WINDOWFOCUSLOST:
                self.keys.release()
            case pygame.MOUSEBUTTONUP:
                mine = event.button in self._pressed and scene is self._scene
                self._pressed.discard(event.button)
                return mine
            case pressed if pressed in PRESS_EVENTS:
                if not self.ready(scene):
                    return False
                if pressed == pygame.MOUSEBUTTONDOWN:
                    self._pressed.add(event.button)
        return True
