"""Gamepads come and go while the program runs: tried with a virtual one that SDL takes for a real device."""

import ctypes
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from engine.app import App
from engine.commands import Activated, Command, Stepped
from engine.gamepads import Gamepads
from engine.input import Input

GAMECONTROLLER = 1
AXES, BUTTONS = 6, 15


def sdl() -> ctypes.CDLL:
    """The very library that pygame has loaded."""
    folder = Path(pygame.__file__).resolve().parent.parent / "pygame_ce.libs"
    found = sorted(folder.glob("libSDL2-2*")) if folder.is_dir() else []
    if not found:
        pytest.skip("pygame's own SDL is not found, so no virtual gamepad can be plugged in")
    library = ctypes.CDLL(str(found[0]))
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    library.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    library.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return library


class VirtualPad:
    """A gamepad that is plugged in by software."""

    def __init__(self) -> None:
        self._sdl = sdl()
        self.index = self._sdl.SDL_JoystickAttachVirtual(GAMECONTROLLER, AXES, BUTTONS, 0)
        assert self.index >= 0

    def _joystick(self) -> int:
        return self._sdl.SDL_JoystickFromInstanceID(self._sdl.SDL_JoystickGetDeviceInstanceID(self.index))

    def press(self, button: int) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick(), button, 1)

    def push(self, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick(), axis, value)

    def unplug(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self.index)


@pytest.fixture
def pads(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gamepads]:
    monkeypatch.setitem(os.environ, "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    yield app.gamepads
    controller.quit()
    pygame.joystick.quit()


def commands(app: App) -> list[Command]:
    """Return the commands read from SDL's events, after the gamepads have handled theirs."""
    reader = Input()
    pygame.event.pump()
    events = [event for event in pygame.event.get() if not app.gamepads.handle(event)]
    return [command for command in map(reader.read, events) if command is not None]


def test_a_pad_that_is_plugged_in_late_is_opened_and_heard(app: App, pads: Gamepads) -> None:
    pads.start()
    assert len(pads) == 0
    pad = VirtualPad()
    commands(app)
    assert len(pads) == 1
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert Activated(enter=False) in commands(app)
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 30_000)
    assert Stepped(1, 0) in commands(app)
    pad.unplug()
    commands(app)
    assert len(pads) == 0


def test_a_pad_that_was_there_before_is_opened_too_and_comes_back(app: App, pads: Gamepads) -> None:
    pygame.joystick.init()
    pad = VirtualPad()
    pads.start()
    commands(app)
    assert len(pads) == 1
    pad.unplug()
    commands(app)
    again = VirtualPad()
    commands(app)
    assert len(pads) == 1
    again.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert Stepped(0, 1) in commands(app)
    again.unplug()
    commands(app)
