"""What was pressed before a person could have seen a scene, or is held down since, was not meant for it."""

import pygame

from engine.held_keys import HeldKeys

TAKING_IN = 250.0
"""Milliseconds from a scene's first frame until a person can have seen what is on it."""

PRESSES = (
    pygame.MOUSEBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERAXISMOTION,
)


class Appearance:
    """Which scene is seen, and for how long it has been."""

    def __init__(self) -> None:
        self._scene: object = None
        self._seen = 0.0
        self._new = False
        """Whether no time was counted yet: the first stretch told of began before the scene's first frame."""
        self._pressed: set[int] = set()
        """The mouse buttons that the scene saw going down."""
        self.keys = HeldKeys()

    @property
    def new(self) -> bool:
        """Whether a scene has just come up: nothing on it moves yet, nor is anything pressed there."""
        return self._new

    def drawn(self, scene: object) -> None:
        """A frame of a scene is on the screen."""
        if scene is not self._scene:
            self._scene, self._seen, self._new = scene, 0.0, True
            self._pressed.clear()
            self.keys.another_scene()

    def update(self, milliseconds: float) -> None:
        """Let time pass."""
        self._seen += 0.0 if self._new else milliseconds
        self._new = False

    def over(self, scene: object) -> bool:
        """Whether a person can have taken a scene in."""
        return scene is self._scene and self._seen >= TAKING_IN

    def lets(self, event: pygame.event.Event, scene: object) -> bool:
        """Whether an event is for the scene on top: all but what was pressed too early or elsewhere.

        Escape leads back from wherever one is, and is never too early.
        """
        match event.type:
            case pygame.KEYDOWN:
                means = self.keys.pressed(event.key)
                return means and (event.key == pygame.K_ESCAPE or self.over(scene))
            case pygame.TEXTINPUT:
                return self.keys.writes and self.over(scene)
            case pygame.KEYUP:
                self.keys.let_go(event.key)
            case pygame.WINDOWFOCUSLOST:
                self.keys.let_go()
            case pygame.MOUSEBUTTONUP:
                mine = event.button in self._pressed and scene is self._scene
                self._pressed.discard(event.button)
                return mine
            case pressed if pressed in PRESSES:
                if not self.over(scene):
                    return False
                if pressed == pygame.MOUSEBUTTONDOWN:
                    self._pressed.add(event.button)
        return True
