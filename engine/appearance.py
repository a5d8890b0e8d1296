"""What was pressed before a person could have seen a scene was not meant for it."""

import pygame

TAKING_IN = 250.0
"""Milliseconds from a scene's first frame until a person can have seen what is on it."""

PRESSES = (
    pygame.KEYDOWN,
    pygame.TEXTINPUT,
    pygame.MOUSEBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERAXISMOTION,
)


class Appearance:
    """Which scene is seen, and for how long it has been."""

    def __init__(self) -> None:
        self._scene: object = None
        self._seen = 0.0
        self._pressed: set[int] = set()
        """The mouse buttons that the scene saw going down."""

    def drawn(self, scene: object) -> None:
        """A frame of a scene is on the screen."""
        if scene is not self._scene:
            self._scene, self._seen = scene, 0.0
            self._pressed.clear()

    def update(self, milliseconds: float) -> None:
        """Let time pass."""
        self._seen += milliseconds

    def over(self, scene: object) -> bool:
        """Whether a person can have taken a scene in."""
        return scene is self._scene and self._seen >= TAKING_IN

    def lets(self, event: pygame.event.Event, scene: object) -> bool:
        """Whether an event is for the scene on top: all but what was pressed too early, or let go there.

        Escape leads back from wherever one is, and is never too early.
        """
        match event.type:
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE:
                return True
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
