"""The input guard: a press before a person could have seen a scene, or held down since, is not for it."""

import pygame

TAKING_IN = 250.0
"""Milliseconds from a scene's first frame until a person can have seen what is on it."""

PRESSES = (
    pygame.MOUSEBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERAXISMOTION,
)


ON_AND_ON = frozenset(
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
"""Keys that go on for as long as they are held; all others do something, and do it once."""


class HeldKeys:
    """Keys that are down, and those of them that went down for the scene that is seen."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._mine: set[int] = set()
        self._last_is_mine = True

    def another_scene(self) -> None:
        """Note that another scene is on top: keys held now were pressed for the one before."""
        self._mine.clear()
        self._last_is_mine = not self._down

    def let_go(self, key: int | None = None) -> None:
        """Note that a key came up; without one, that the window lost the keyboard."""
        self._down = self._down - {key} if key is not None else set()

    def pressed(self, key: int) -> bool:
        """Return True if a key that goes down, or repeats, means anything."""
        again = key in self._down
        if not again:
            self._down.add(key)
            self._mine.add(key)
        self._last_is_mine = key in self._mine
        return not again or (self._last_is_mine and key in ON_AND_ON)

    @property
    def writes(self) -> bool:
        """True if text that comes now is of a key that went down for the scene that is seen."""
        return self._last_is_mine


class InputGuard:
    """The scene that is seen, and for how long it has been."""

    def __init__(self) -> None:
        self._scene: object = None
        self._seen = 0.0
        self._new = False
        """True if no time was counted yet: the first stretch began before the scene's first frame."""
        self._pressed: set[int] = set()
        """The mouse buttons that the scene saw going down."""
        self.keys = HeldKeys()

    @property
    def new(self) -> bool:
        """True if a scene has just come up: nothing on it moves yet, nor is anything pressed there."""
        return self._new

    def drawn(self, scene: object) -> None:
        """Note that a frame of a scene is on the screen."""
        if scene is not self._scene:
            self._scene, self._seen, self._new = scene, 0.0, True
            self._pressed.clear()
            self.keys.another_scene()

    def update(self, milliseconds: float) -> None:
        """Let time pass."""
        self._seen += 0.0 if self._new else milliseconds
        self._new = False

    def over(self, scene: object) -> bool:
        """Return True if a person can have taken a scene in."""
        return scene is self._scene and self._seen >= TAKING_IN

    def lets(self, event: pygame.event.Event, scene: object) -> bool:
        """Return True if an event is for the scene on top: all but what was pressed too early or elsewhere.

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
