"""Raw events become commands; the keyboard reaches everything."""

import ctypes
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from engine.app import App
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
    Stepped,
    Tabbed,
    Typed,
)
from engine.input import Gamepads, Input
from engine.ui.focus import Focus, Target


def down(at: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def up(at: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)


def moved(at: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def key(code: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


def pad(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)


def stick(axis: int, value: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)


def test_the_second_of_three_quick_clicks_is_a_double_click() -> None:
    reader = Input()
    assert reader.read(down((10, 10))) is None
    assert reader.read(up((10, 10))) == Clicked((10, 10), False)
    reader.read(down((11, 10)))
    assert reader.read(up((11, 10))) == Clicked((11, 10), True)
    reader.read(down((11, 10)))
    assert reader.read(up((11, 10))) == Clicked((11, 10), False)


def test_moving_while_pressed_is_a_drag_once_it_is_far_enough() -> None:
    reader = Input()
    reader.read(down((10, 10)))
    assert reader.read(moved((13, 12))) is None
    assert reader.read(moved((40, 60))) == Dragged((10, 10), (40, 60))
    assert reader.read(up((90, 60))) == Dropped((10, 10), (90, 60))
    assert reader.read(moved((50, 50))) == Hovered((50, 50))


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (key(pygame.K_LEFT), Stepped(-1, 0)),
        (key(pygame.K_DOWN), Stepped(0, 1)),
        (key(pygame.K_TAB), Tabbed(1)),
        (key(pygame.K_TAB, pygame.KMOD_SHIFT), Tabbed(-1)),
        (key(pygame.K_RETURN), Activated(True)),
        (key(pygame.K_SPACE), Activated(False)),
        (key(pygame.K_ESCAPE), Cancelled()),
        (key(pygame.K_e), Typed("E", False)),
        (key(pygame.K_z, pygame.KMOD_CTRL), Typed("Z", True)),
        (key(pygame.K_LSHIFT), None),
        (down((3, 4), 3), LookedAt((3, 4))),
        (key(pygame.K_SLASH, unicode="?"), Typed("?", False)),
        (pad(pygame.CONTROLLER_BUTTON_A), Activated(False)),
        (pad(pygame.CONTROLLER_BUTTON_B), Cancelled()),
        (pad(pygame.CONTROLLER_BUTTON_X), LookedAt(None)),
        (pad(pygame.CONTROLLER_BUTTON_DPAD_UP), Stepped(0, -1)),
        (pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER), Tabbed(1)),
        (pad(pygame.CONTROLLER_BUTTON_GUIDE), None),
    ],
)
def test_every_device_speaks_the_same_commands(event: pygame.event.Event, command: object) -> None:
    assert Input().read(event) == command


def test_a_push_of_the_stick_is_one_step_until_it_comes_back() -> None:
    reader = Input()
    pushes = [9_000, 20_000, 32_767, 12_000, 25_000, 500, 30_000, 0, -32_768]
    read = [reader.read(stick(pygame.CONTROLLER_AXIS_LEFTX, value)) for value in pushes]
    assert [command for command in read if command] == [Stepped(1, 0), Stepped(1, 0), Stepped(-1, 0)]
    assert reader.read(stick(pygame.CONTROLLER_AXIS_LEFTY, 30_000)) == Stepped(0, 1)
    assert reader.read(stick(pygame.CONTROLLER_AXIS_RIGHTY, 30_000)) == Paged(0.5)


def row_and_column() -> Focus:
    """Three targets in a row and one below the middle."""
    focus = Focus()
    focus.reset(
        [
            Target(name, pygame.Rect(x, y, 20, 20))
            for name, x, y in (("a", 0, 0), ("b", 100, 0), ("c", 200, 0), ("d", 100, 90))
        ]
    )
    return focus


def test_every_key_finds_the_next_target_in_its_direction() -> None:
    focus, visited = row_and_column(), []
    for step in (1, 1, 1, 1, 1, -1):
        focus.step(step)
        visited.append(focus.key)
    assert visited == ["a", "b", "c", "d", "a", "d"]
    focus.key = "b"
    for way, found in (((0, 1), "d"), ((0, -1), "b"), ((1, 0), "c"), ((1, 0), "c")):
        focus.towards(*way)
        assert focus.key == found


def test_the_focus_stays_where_it_can_when_targets_change() -> None:
    focus = row_and_column()
    focus.key = "c"
    focus.reset([Target("c", pygame.Rect(5, 5, 5, 5))])
    assert focus.key == "c"
    focus.reset([Target("e", pygame.Rect(5, 5, 5, 5))])
    assert focus.key is None


GAMECONTROLLER = 1
AXES, BUTTONS = 6, 15


def sdl() -> ctypes.CDLL:
    """Return the very library that pygame has loaded."""
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


def test_a_gamepad_is_heard_whenever_it_is_plugged_in(app: App, pads: Gamepads) -> None:
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
    again = VirtualPad()
    commands(app)
    assert len(pads) == 1
    again.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert Stepped(0, 1) in commands(app)
    again.unplug()
    commands(app)
