"""Scenes and the stack they stand on: the top one is seen and played, the others wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from engine.app import App


class Scene:
    """One thing the window can show. A scene is pushed as an instance and pops itself with a result.

    ``stale`` asks for a new frame; nothing is drawn while it is False.
    """

    stale: bool = True

    def enter(self, app: App) -> None:
        """The scene is on top for the first time."""

    def resume(self) -> None:
        """The scene is on top again, or the window has another size or text size."""
        self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Something was pressed, moved or typed."""

    def update(self, milliseconds: float) -> None:
        """So much time has passed, in truth: 16 when all goes well, and hours after a sleep."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole frame."""

    def leave(self) -> None:
        """The scene is off the stack."""


class SceneStack:
    """The scenes, bottom first, each with what to call with its result."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[tuple[Scene, Callable[[Any], None]]] = []
        self.litter = False
        """Whether something was taken off whose memory is still to be given back."""

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that is seen."""
        return self._scenes[-1][0]

    def push(self, scene: Scene, then: Callable[[Any], None] = lambda result: None) -> None:
        """Put a scene on top; ``then`` gets its result when it pops itself."""
        self._scenes.append((scene, then))
        scene.enter(self._app)
        scene.stale = True

    def pop(self, result: Any = None) -> None:
        """Take the top scene off and hand its result to whoever pushed it."""
        scene, then = self._scenes.pop()
        scene.leave()
        if self._scenes:
            self.top.resume()
        self.litter = True
        then(result)

    def clear(self) -> None:
        """Take everything off: the app ends."""
        while self._scenes:
            self._scenes.pop()[0].leave()
