"""The window and the loop that sleeps when nothing moves."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

import pygame

from engine.assets import Assets
from engine.gui import Gui
from engine.memory import give_back
from engine.scene import Scene, SceneStack
from engine.sound import Sound
from engine.theme import scale

FRAME_RATE = 60
SMALLEST_WINDOW = (800, 600)
LONGEST_FRAME = 100.0
"""Milliseconds: after a pause longer than this, animations go on from where they were."""


UNSEEN_DRIVERS = ("dummy", "offscreen")
"""SDL falls back on these when no screen answers; nobody would see such a window."""


class NoDisplay(Exception):
    """There is no screen to open a window on; its text is for the player."""


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """How the window opens."""

    size: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    text_size: float = 1.0


class App:
    """The window, the scenes and the clock. Everything a scene needs comes through here.

    Raises:
        NoDisplay: when no window can be opened.
    """

    def __init__(self, title: str, window: WindowSettings, assets: Assets) -> None:
        self.assets = assets
        self.text_size = window.text_size
        self.fullscreen = window.fullscreen
        self.window_size = window.size
        self.sound = Sound(assets.root)
        self.gui = Gui()
        self.frames = 0
        """Frames drawn since the start."""
        self.on_error: Callable[[Exception], None] | None = None
        """What to do with an error in a scene; without it the error goes up."""
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._ticket = count()
        self._now = 0.0
        self._hidden = False
        self.surface = self._open(title)
        self.stack = SceneStack(self)

    @property
    def pixels(self) -> float:
        """Window pixels to a design pixel."""
        return scale(self.surface.get_size())

    @property
    def text_pixels(self) -> float:
        """Window pixels to a design pixel of type: the text size setting counts."""
        return self.pixels * self.text_size

    def run(self, scene: Scene) -> None:
        """Show a scene until the last one has popped itself or the window is closed."""
        self.stack.push(scene)
        clock = pygame.time.Clock()
        while self.stack:
            events = self._wait()
            clock.tick(FRAME_RATE)
            self.pump(events, clock.get_time())
        self.sound.stop()

    def pump(self, events: Sequence[pygame.event.Event], milliseconds: float) -> None:
        """One turn of the loop: events, timers, time, and a frame if one is due."""
        try:
            self._pump(events, milliseconds)
        except Exception as error:
            if self.on_error is None:
                raise
            self.on_error(error)

    def quit(self) -> None:
        """Close the window."""
        self.stack.clear()

    def after(self, milliseconds: float, action: Callable[[], None]) -> None:
        """Have something done later, whichever scene is on top by then."""
        heappush(self._timers, (self._now + milliseconds, next(self._ticket), action))

    def toggle_fullscreen(self) -> None:
        """Between the whole screen and a window."""
        self.fullscreen = not self.fullscreen
        self.surface = self._set_mode()
        self.stack.top.resume()

    def _pump(self, events: Sequence[pygame.event.Event], milliseconds: float) -> None:
        self._now += milliseconds
        for event in events:
            self._handle(event)
            if not self.stack:
                return
        while self._timers and self._timers[0][0] <= self._now:
            heappop(self._timers)[2]()
            if not self.stack:
                return
        scene = self.stack.top
        if scene.pace() is not None:
            scene.update(min(milliseconds, LONGEST_FRAME))
        if self.stack and self.stack.top.stale and not self._hidden:
            self.draw()
        if self.stack.litter:
            self.stack.litter = False
            give_back()

    def draw(self) -> None:
        """Draw a frame now."""
        scene = self.stack.top
        scene.stale = False
        scene.draw(self.surface)
        self.frames += 1
        pygame.display.flip()

    def _handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.KEYDOWN if event.key == pygame.K_F11:
                self.toggle_fullscreen()
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                self._resized()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                self._hidden = self.sound.hidden = False
                self.stack.top.stale = True
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._hidden = self.sound.hidden = True
            case _:
                self.stack.top.handle(event)

    def _resized(self) -> None:
        current = pygame.display.get_surface()
        if current is not None:
            self.surface = current
        if not self.fullscreen:
            self.window_size = self.surface.get_size()
        self.stack.top.resume()

    def _wait(self) -> list[pygame.event.Event]:
        """Events that came; sleeps until one comes or something is due."""
        due = self._due()
        if due is None:
            return [pygame.event.wait(), *pygame.event.get()]
        if due <= 0:
            return pygame.event.get()
        first = pygame.event.wait(max(1, int(due)))
        return [event for event in (first, *pygame.event.get()) if event.type != pygame.NOEVENT]

    def _due(self) -> float | None:
        if self.stack.top.stale and not self._hidden:
            return 0.0
        waits = [self._timers[0][0] - self._now] if self._timers else []
        pace = self.stack.top.pace()
        if pace is not None:
            waits.append(pace)
        return min(waits, default=None)

    def _open(self, title: str) -> pygame.Surface:
        chosen = os.environ.get("SDL_VIDEODRIVER", "")
        screens = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
        if sys.platform.startswith("linux") and not chosen and not screens:
            raise NoDisplay("There is no screen to open a window on. Start it from a desktop session.")
        try:
            pygame.display.init()
            pygame.font.init()
            pygame.key.set_repeat(350, 60)
            pygame.display.set_caption(title)
            if not chosen and pygame.display.get_driver() in UNSEEN_DRIVERS:
                raise pygame.error("no screen answers")
            return self._set_mode()
        except pygame.error as error:
            raise NoDisplay(
                f"No window could be opened: {error}. Start it from a desktop session."
            ) from error

    def _set_mode(self) -> pygame.Surface:
        if self.fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        width = max(SMALLEST_WINDOW[0], self.window_size[0])
        height = max(SMALLEST_WINDOW[1], self.window_size[1])
        return pygame.display.set_mode((width, height), pygame.RESIZABLE)
