"""Controls light up and cool down, are pressed where they are let go, and are large enough for a finger."""

import pygame
import pytest

from engine.ui.widget import TARGET, Control


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what was done by pressing, without a window to light up in."""
    monkeypatch.setattr("engine.ui.widget.light_up", lambda rect: None)
    return []


@pytest.fixture
def control(pressed: list[str]) -> Control:
    """A small control."""
    return Control(pygame.Rect(100, 100, 30, 20), None, lambda: pressed.append("pressed"))


def test_it_lights_up_step_by_step_and_cools_down_again(control: Control) -> None:
    warmer = [control.heat for _ in range(12) if control.warm(16, hot=True) or True]
    assert warmer == sorted(warmer) and 0 < warmer[0] < 1 and warmer[-1] == 1
    assert not control.warm(16, hot=True), "nothing changes any more"
    assert control.warm(float("inf"), hot=False) and control.heat == 0, "without motion it takes no time"


def test_it_is_pressed_where_it_is_let_go_and_nowhere_else(control: Control, pressed: list[str]) -> None:
    control.hold((110, 110))
    control.release((400, 400))
    assert not pressed and not control.held
    control.hold((110, 110))
    control.release((112, 112))
    assert pressed == ["pressed"]


def test_a_finger_beside_a_small_control_means_it(control: Control) -> None:
    beside = (100 - (TARGET - 30) // 2 + 1, 110)
    assert not control.hits(beside) and control.hits(beside, loosely=True)
