"""The window and the loop: sixty looks a second, and a frame only where something changed."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from engine.appearance import Appearance
from engine.assets import Assets, MissingAsset
from engine.gui import Gui
from engine.memory import give_back, settle
from engine.pads import Pads
from engine.scene import Scene, SceneStack
from engine.sound import Sound
from engine.theme import scale

FRAME_RATE = 60
ICON = "icons/icon.svg"
ICON_SIDE = 128
"""Pixels; systems shrink it to what they show."""
SMALLEST_WINDOW = (800, 600)

UNSEEN_DRIVERS = ("dummy", "offscreen")
"""SDL falls back on these when no screen answers; nobody would see such a window."""


class Clock(Protocol):
    """Where time comes from: pygame's clock, or a test's own."""

    def tick(self, framerate: float, /) -> int:
        """Sleep for the rest of a frame; milliseconds since the last call."""


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
        self.pads = Pads()
        self.frames = 0
        """Frames drawn since the start."""
        self.on_error: Callable[[Exception], None] | None = None
        """What to do with an error in a scene; without it the error goes up."""
        self._appearance = Appearance()
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

    @property
    def attentive(self) -> bool:
        """Whether the scene on top has been seen for long enough that what is pressed is meant for it."""
        return self._appearance.over(self.stack.top)

    def run(self, scene: Scene, clock: Clock | None = None) -> None:
        """Show a scene until the last one has popped itself or the window is closed."""
        clock = clock or pygame.time.Clock()
        self.stack.push(scene)
        self.pads.start()
        settle()
        clock.tick(FRAME_RATE)
        while self.stack:
            self.pump(pygame.event.get(), clock.tick(FRAME_RATE))
        self.sound.stop()

    def pump(self, events: Sequence[pygame.event.Event], milliseconds: float) -> None:
        """One turn of the loop: time that passed, what was done meanwhile, a frame if one is due."""
        try:
            self._pump(events, milliseconds)
        except Exception as error:
            if self.on_error is None:
                raise
            self.on_error(error)

    def quit(self) -> None:
        """Close the window."""
        self.stack.clear()

    def toggle_fullscreen(self) -> None:
        """Between the whole screen and a window."""
        self.fullscreen = not self.fullscreen
        self.surface = self._set_mode()
        self.stack.top.resume()

    def _pump(self, events: Sequence[pygame.event.Event], milliseconds: float) -> None:
        self._appearance.update(milliseconds)
        if self.stack:
            self.stack.top.update(milliseconds)
        for event in events:
            if not self.stack:
                return
            self._handle(event)
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
        self._appearance.drawn(scene)

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
            case _ if self.pads.handle(event):
                pass
            case _ if self._appearance.lets(event, self.stack.top):
                self.stack.top.handle(event)

    def _resized(self) -> None:
        current = pygame.display.get_surface()
        if current is not None:
            self.surface = current
        if not self.fullscreen:
            self.window_size = self.surface.get_size()
        self.stack.top.resume()

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
            self._show_icon()
            if not chosen and pygame.display.get_driver() in UNSEEN_DRIVERS:
                raise pygame.error("no screen answers")
            return self._set_mode()
        except pygame.error as error:
            raise NoDisplay(
                f"No window could be opened: {error}. Start it from a desktop session."
            ) from error

    def _show_icon(self) -> None:
        """Our own sign on the window; where its picture is missing, pygame's stays."""
        try:
            icon = self.assets.path(ICON)
            pygame.display.set_icon(pygame.image.load_sized_svg(icon, (ICON_SIDE, ICON_SIDE)))
        except (MissingAsset, pygame.error) as trouble:
            self.assets.troubles.append(str(trouble))

    def _set_mode(self) -> pygame.Surface:
        if self.fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        width = max(SMALLEST_WINDOW[0], self.window_size[0])
        height = max(SMALLEST_WINDOW[1], self.window_size[1])
        return pygame.display.set_mode((width, height), pygame.RESIZABLE)
