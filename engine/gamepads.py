"""Gamepads: opened as they are plugged in, let go as they are pulled out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.commands import Activated, Cancelled, Command, LookedAt, Paged, Stepped, Tabbed, Typed

if TYPE_CHECKING:
    from pygame._sdl2 import controller

PUSHED, LET_GO = 18_000, 9_000
"""The push, of 32767, that means a step, and the one below which it may mean another."""

RAW = (
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYHATMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.CONTROLLERSENSORUPDATE,
)
"""Other events of a gamepad, at every tremble. Nobody listens, but blocking them would silence the rest."""

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


class Gamepads:
    """The gamepads that are open."""

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
        """Return True if an event was of a gamepad and no command: it comes, it goes, or it trembles."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                gone = self._open.pop(event.instance_id, None)
                if gone is not None:
                    gone.quit()
            case other:
                return other in RAW
        return True

    def _add(self, index: int) -> None:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
        except (pygame.error, ValueError, IndexError):
            return
        self._open[pad.as_joystick().get_instance_id()] = pad


class Sticks:
    """Turns the way of sticks into steps: one for each push."""

    def __init__(self) -> None:
        self._pushed: set[tuple[int, int]] = set()

    def read(self, event: pygame.event.Event) -> Command | None:
        """Return the command of a stick that moves, if it is pushed and was not before."""
        stick = (event.instance_id, event.axis)
        if abs(event.value) < LET_GO:
            self._pushed.discard(stick)
        if abs(event.value) < PUSHED or stick in self._pushed:
            return None
        self._pushed.add(stick)
        return _pushed(event.axis, 1 if event.value > 0 else -1)


def button(number: int) -> Command | None:
    """Return the command of a gamepad's button."""
    return _BUTTONS.get(number)


def _pushed(axis: int, way: int) -> Command | None:
    match axis:
        case pygame.CONTROLLER_AXIS_LEFTX:
            return Stepped(way, 0)
        case pygame.CONTROLLER_AXIS_LEFTY:
            return Stepped(0, way)
        case pygame.CONTROLLER_AXIS_RIGHTY:
            return Paged(way * 0.5)
    return None
