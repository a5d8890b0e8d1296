"""The loop: frames only when something changed, timers, errors, and the lack of a screen."""

import os

import pygame
import pytest

from engine.app import App, NoDisplay, WindowSettings
from engine.assets import Assets, default_root
from engine.scene import Scene


class Still(Scene):
    """A scene in which nothing happens unless told."""

    def __init__(self) -> None:
        self.keys: list[int] = []
        self.left = False

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.keys.append(event.key)
            if event.key == pygame.K_b:
                raise RuntimeError("broken")
            self.stale = True

    def leave(self) -> None:
        self.left = True


def key(code: int) -> pygame.event.Event:
    """A key going down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def test_no_frame_is_drawn_when_nothing_changed(app: App) -> None:
    app.stack.push(Still())
    app.pump([], 16)
    drawn = app.frames
    for _ in range(100):
        app.pump([pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))], 16)
    assert app.frames == drawn
    app.pump([key(pygame.K_a)], 16)
    assert app.frames == drawn + 1


def test_nothing_is_drawn_in_a_hidden_window(app: App) -> None:
    app.stack.push(Still())
    app.pump([pygame.event.Event(pygame.WINDOWMINIMIZED)], 16)
    drawn = app.frames
    app.pump([key(pygame.K_a)], 16)
    assert app.frames == drawn
    app.pump([pygame.event.Event(pygame.WINDOWRESTORED)], 16)
    assert app.frames == drawn + 1


def test_results_go_to_whoever_pushed_the_scene(app: App) -> None:
    got: list[object] = []
    below, above = Still(), Still()
    app.stack.push(below)
    app.stack.push(above, got.append)
    app.stack.pop("a result")
    assert got == ["a result"]
    assert above.left and not below.left
    assert app.stack.top is below


def test_timers_fire_in_order(app: App) -> None:
    told: list[str] = []
    app.stack.push(Still())
    app.after(50, lambda: told.append("second"))
    app.after(20, lambda: told.append("first"))
    app.pump([], 30)
    assert told == ["first"]
    app.pump([], 30)
    assert told == ["first", "second"]


def test_an_error_in_a_scene_goes_to_the_hook_and_the_app_goes_on(app: App) -> None:
    errors: list[Exception] = []
    app.on_error = errors.append
    app.stack.push(Still())
    app.pump([key(pygame.K_b)], 16)
    assert str(errors[0]) == "broken"
    app.pump([key(pygame.K_a)], 16)
    assert len(app.stack) == 1


def test_closing_the_window_leaves_every_scene(app: App) -> None:
    scenes = [Still(), Still()]
    for scene in scenes:
        app.stack.push(scene)
    app.pump([pygame.event.Event(pygame.QUIT)], 16)
    assert not app.stack
    assert all(scene.left for scene in scenes)


def test_without_a_screen_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delitem(os.environ, name, raising=False)
    with pytest.raises(NoDisplay, match="no screen"):
        App("test", WindowSettings(), Assets(default_root()))


def test_a_silly_window_size_is_made_large_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    app = App("test", WindowSettings((3, 3)), Assets(default_root()))
    assert app.surface.get_size() == (800, 600)
