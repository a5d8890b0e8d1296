"""Raw events become commands; the keyboard reaches everything."""

import pygame
import pytest

from engine.focus import Focus, Target
from engine.input import (
    Activated,
    Cancelled,
    Clicked,
    Dragged,
    Dropped,
    Hovered,
    Input,
    LookedAt,
    Stepped,
    Tabbed,
    Typed,
)


def down(at: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def up(at: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)


def moved(at: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def test_a_press_and_a_release_are_a_click_and_two_a_double_click() -> None:
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
        (pygame.event.Event(pygame.JOYBUTTONDOWN, button=0), Activated(False)),
        (pygame.event.Event(pygame.JOYHATMOTION, value=(0, 1)), Stepped(0, -1)),
    ],
)
def test_keys_buttons_and_pads_speak_the_same_commands(event: pygame.event.Event, command: object) -> None:
    assert Input().read(event) == command


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


def test_tab_goes_round_in_order() -> None:
    focus = row_and_column()
    visited = []
    for _ in range(5):
        focus.step(1)
        visited.append(focus.key)
    assert visited == ["a", "b", "c", "d", "a"]
    focus.step(-1)
    assert focus.key == "d"


def test_arrows_go_to_the_nearest_in_their_direction() -> None:
    focus = row_and_column()
    focus.key = "b"
    focus.towards(0, 1)
    assert focus.key == "d"
    focus.towards(0, -1)
    assert focus.key == "b"
    focus.towards(1, 0)
    assert focus.key == "c"
    focus.towards(1, 0)
    assert focus.key == "c"


def test_the_focus_stays_where_it_can_when_targets_change() -> None:
    focus = row_and_column()
    focus.key = "c"
    focus.reset([Target("c", pygame.Rect(5, 5, 5, 5))])
    assert focus.key == "c"
    focus.reset([Target("e", pygame.Rect(5, 5, 5, 5))])
    assert focus.key is None
