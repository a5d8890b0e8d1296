"""A key that is held down is pressed once, by whoever saw it go down."""

import pygame

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
    """Which keys are down, and which of them went down for the scene that is seen."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._mine: set[int] = set()
        self._last_is_mine = True

    def another_scene(self) -> None:
        """Something else is seen: what is down now went down for what was seen before."""
        self._mine.clear()
        self._last_is_mine = not self._down

    def let_go(self, key: int | None = None) -> None:
        """A key came up; all of them, where the window is no longer listened to."""
        self._down = self._down - {key} if key is not None else set()

    def pressed(self, key: int) -> bool:
        """Whether a key that goes down, or says again that it is down, means anything."""
        again = key in self._down
        if not again:
            self._down.add(key)
            self._mine.add(key)
        self._last_is_mine = key in self._mine
        return not again or (self._last_is_mine and key in ON_AND_ON)

    @property
    def writes(self) -> bool:
        """Whether text that comes now is of a key that went down for the scene that is seen."""
        return self._last_is_mine
