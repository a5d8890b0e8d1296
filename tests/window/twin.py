"""A twin that nobody sees goes the same way as a real window: it knows where things are, hands do all it does."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from saves.models import Settings
from saves.settings import write_settings
from saves.store import Store
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, whole
from tests.window.screen import PATIENCE, SCREEN, SIZE, Hands, seen_now, virtual_screen

SEEN = 0.4
"""Seconds until a page has been seen."""
LONGEST = 2.0
"""Seconds to wait for a page that never stands still: in a line to type in a cursor blinks."""
NEARLY = (12, 12, 12, 255)
"""The largest difference of a colour that counts as the same in both."""
ALIKE = 0.9
"""The share of the pixels that are the same where both show the same page."""
KEYS = {
    pygame.K_TAB: "Tab",
    pygame.K_RETURN: "Return",
    pygame.K_BACKSPACE: "BackSpace",
    pygame.K_ESCAPE: "Escape",
    pygame.K_DOWN: "Down",
    pygame.K_LEFT: "Left",
    pygame.K_END: "End",
}


class Twin(Driver):
    """A driver whose hands work a real window as well."""

    def __init__(self, folder: Path, hands: Hands, chosen: dict[str, Any], screen: Path) -> None:
        self.hands = hands
        self._screen = screen
        """The file of the X server's screen."""
        super().__init__(folder, SIZE, chosen, lambda: NOW)

    def click(self, at: tuple[float, float]) -> None:
        """Click in both."""
        super().click(at)
        self.hands.click(whole(at))

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key in both."""
        super().key(code, mod)
        self.hands.keys(KEYS.get(code, pygame.key.name(code)))

    def repeat(self, code: int, count: int) -> None:
        """Press a key a number of times in both."""
        for _ in range(count):
            super().key(code)
        self.hands.keys(*[KEYS[code]] * count)

    def type(self, text: str) -> None:
        """Type into the line that has the focus in both."""
        for letter in text:
            self.turn(1, pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.hands.keys(*text)

    def look(self) -> None:
        """Wait until the window shows what the twin does, and has stood still for as long as it takes to be seen."""
        begun, shown, since = time.monotonic(), b"", time.monotonic()
        while time.monotonic() < min(since + SEEN, begun + LONGEST) or not self._alike():
            assert time.monotonic() < begun + PATIENCE, "the window shows another page than its twin"
            time.sleep(0.05)
            self.turn()
            if (now := self._screen.read_bytes()) != shown:
                shown, since = now, time.monotonic()

    def _alike(self) -> bool:
        """Return True if hardly anything differs in the window: a pointer, a cursor that blinks."""
        window = seen_now(self._screen.parent)
        same = pygame.mask.from_threshold(window, (0, 0, 0), NEARLY, self.app.surface).count()
        return same > ALIKE * SIZE[0] * SIZE[1]


@contextmanager
def twins(
    tmp_path: Path, chosen: dict[str, Any], fill: Callable[[Store], None] = lambda store: None
) -> Iterator[Twin]:
    """Yield the program in a window and its twin, with the same settings; ``fill`` gives both the same matches."""
    data, twin_data = tmp_path / "brimstone", tmp_path / "twin"
    for folder in (data, twin_data):
        write_settings(folder, Settings(**chosen))
        fill(Store(folder))
    frames = tmp_path / "frames"
    frames.mkdir()
    with virtual_screen(frames) as display:
        seen = {**os.environ, "DISPLAY": display, "XDG_DATA_HOME": str(tmp_path)}
        del seen["SDL_VIDEODRIVER"]
        hands = Hands(data, seen)
        twin = Twin(twin_data, hands, chosen, frames / SCREEN)
        yield twin
        twin.app.stack.clear()
        if hands.program.poll() is None:
            hands.kill()
