"""The window, the stack of scenes, and the main loop, which runs 60 times a second and draws on change."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter
from typing import Any, Protocol

import pygame

from engine.assets import Assets
from engine.input import Gamepads, InputGuard
from engine.sound import Sound
from engine.theme import box_scale_of
from engine.ui.text import Scale, TextRenderer
from engine.window import WindowSettings, drawing_surface, open_window, set_mode

FRAME_RATE = 60
"""Turns of the loop per second, and frames per second while something moves."""
RESTING_RATE = 20
"""Turns of the loop per second when idle. A turn costs little itself; waking up is what uses power."""
IDLE_AFTER = 1000.0
"""Milliseconds without an event or a frame before the loop slows to RESTING_RATE. Any event wakes it."""
SOUND_OPENS_AFTER = 300.0
"""Milliseconds without an event or a frame after which a pause of a tenth of a second goes unnoticed."""

PREPARATION_TIME = 0.012
"""Seconds per turn for preparing a scene's first frame. Until that is done, no frame is drawn."""
CHORE_TIME = 0.008
"""Seconds from the start of a turn within which chores may start: about half of a turn."""


class Clock(Protocol):
    """A source of time: pygame's clock, or a test's own."""

    def tick(self, framerate: float, /) -> int:
        """Sleep for the rest of a frame and return the milliseconds since the last call."""


class Scene:
    """A screen of the app, such as a page or a table. It is pushed as an instance and pops with a result.

    Set ``stale`` to ask for a new frame. Nothing is drawn while it is False.
    """

    stale: bool = True

    def enter(self, app: App) -> None:
        """Set the scene up when it is pushed onto the stack."""

    def resume(self) -> None:
        """Redraw the scene when it is back on top, or when the window or the text size has changed."""
        self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event, such as a press, a move or typed text."""

    def update(self, milliseconds: float) -> None:
        """Advance by some milliseconds: usually 16, but possibly hours after the computer slept."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole frame."""

    def prepare(self) -> bool:
        """Prepare part of the first frame; return True if more is left to prepare before drawing."""
        return False

    def chore(self) -> bool:
        """Do a small piece of work that a later frame would wait for; return True if more is left."""
        return False

    def leave(self) -> None:
        """Clean up when the scene is taken off the stack."""


class SceneStack:
    """The scenes from bottom to top, each with a callback for its result."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[tuple[Scene, Callable[[Any], None]]] = []
        self.popped = False
        """True if a scene was popped whose memory has not been reclaimed yet."""

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene on screen."""
        return self._scenes[-1][0]

    @property
    def below(self) -> Scene | None:
        """The scene below the top one, or None."""
        return self._scenes[-2][0] if len(self._scenes) > 1 else None

    def push(self, scene: Scene, then: Callable[[Any], None] = lambda result: None) -> None:
        """Put a scene on top; ``then`` gets its result when it pops itself."""
        self._scenes.append((scene, then))
        scene.enter(self._app)
        scene.stale = True

    def pop(self, result: Any = None) -> None:
        """Pop the top scene and pass its result to the callback given to ``push``."""
        scene, then = self._scenes.pop()
        scene.leave()
        if self._scenes:
            self.top.resume()
        self.popped = True
        then(result)

    def clear(self) -> None:
        """Leave every scene, top first, which ends the app."""
        while self._scenes:
            self._scenes.pop()[0].leave()


class App:
    """The window, the scenes, the sound and the gamepads. Raises NoDisplay without a screen."""

    def __init__(self, title: str, window: WindowSettings, assets: Assets) -> None:
        self.assets = assets
        self.text_size = window.text_size
        self.fullscreen = window.fullscreen
        self.window_size = window.size
        self.sound = Sound(assets.root)
        self.gamepads = Gamepads()
        self.animates = True
        """True if decorative animation is allowed."""
        self.frames = 0
        self.last_drawn: Scene | None = None
        self.on_error: Callable[[Exception], None] | None = None
        """Handler for errors raised in a scene. Without it they are raised to the caller."""
        self.show_keys: Callable[[Any], None] = lambda page: None
        """Shows the list of keys for a ``Page``."""
        self._guard = InputGuard()
        self.has_focus = True
        """True if the window has the keyboard. Without it, decorative animation stops."""
        self._idle = 0.0
        """Milliseconds since the last event or frame."""
        self.surface = drawing_surface(open_window(title, window, assets))
        self.stack = SceneStack(self)

    @property
    def box_scale(self) -> float:
        """Window pixels per design pixel."""
        return box_scale_of(self.surface.get_size())

    @property
    def text_scale(self) -> float:
        """Window pixels per design pixel of text, at the current text size."""
        return self.box_scale * self.text_size

    @property
    def scale(self) -> Scale:
        """The scale of boxes and text on pages."""
        return Scale(self.assets, self.box_scale, self.text_size)

    def renderer(self, surface: pygame.Surface) -> TextRenderer:
        """Return a text renderer for a surface the size of the window."""
        return TextRenderer(surface, self.assets, self.text_scale, self.box_scale)

    @property
    def takes_input(self) -> bool:
        """True if the top scene has been on screen long enough for presses to be meant for it."""
        return self._guard.ready(self.stack.top)

    def run(self, scene: Scene, clock: Clock | None = None) -> None:
        """Run the app with a first scene, until the stack is empty or the window is closed."""
        clock = clock or pygame.time.Clock()
        self.stack.push(scene)
        self.stack.popped = False
        self.pump(pygame.event.get(), 0)
        clock.tick(FRAME_RATE)  # animations start now
        freeze_imports()
        self.tick(clock)  # answer the first key presses before anything else
        self.gamepads.start()
        while self.stack:
            self.tick(clock)
        self.sound.stop()

    def tick(self, clock: Clock) -> None:
        """Sleep until the next turn is due, then run it."""
        milliseconds = clock.tick(FRAME_RATE if self._idle < IDLE_AFTER else RESTING_RATE)
        began = perf_counter()
        if self._is_preparing(began + PREPARATION_TIME):
            return
        events, frames = pygame.event.get(), self.frames
        self.pump(events, milliseconds)
        self.run_chores(began + CHORE_TIME)
        happened = bool(events) or self.frames != frames
        self._idle = 0.0 if happened else self._idle + milliseconds
        if self.sound.waiting and (self._idle >= SOUND_OPENS_AFTER or self._guard.new):
            self.sound.open()
            clock.tick(FRAME_RATE)  # animations go on from where they were

    def pump(self, events: Sequence[pygame.event.Event], milliseconds: float) -> None:
        """Run the loop once: pass on time and events, then draw a frame if one is due."""
        try:
            self._pump(events, milliseconds)
        except Exception as error:
            self._fail(error)

    def _is_preparing(self, end: float) -> bool:
        """Prepare the top scene's first frame until ``end``; return True if more is left to prepare."""
        try:
            while self.stack and self.stack.top.prepare():
                if perf_counter() >= end:
                    return True
        except Exception as error:
            self._fail(error)
        return False

    def _fail(self, error: Exception) -> None:
        if self.on_error is None:
            raise error
        self.on_error(error)

    def run_chores(self, end: float) -> None:
        """Run chores in what is left of a turn, until ``end`` on the performance counter."""
        while self.stack and perf_counter() < end and self.stack.top.chore():
            pass

    def quit(self) -> None:
        """Close every scene, which ends the app."""
        self.stack.clear()

    def toggle_fullscreen(self) -> None:
        """Switch between full screen and a window."""
        self.fullscreen = not self.fullscreen
        self.surface = drawing_surface(set_mode(self.window_size, self.fullscreen))
        self.stack.top.resume()

    def _pump(self, events: Sequence[pygame.event.Event], milliseconds: float) -> None:
        self._guard.update(milliseconds)
        if self.stack:
            self.stack.top.update(milliseconds)
        for event in events:
            if not self.stack:
                return
            self._handle(event)
        if self.stack and self.stack.top.stale and not self.sound.hidden:
            self.draw()
        if self.stack.popped:
            self.stack.popped = False
            collect_garbage()

    def draw(self) -> None:
        """Draw a frame now."""
        scene = self.stack.top
        scene.stale = False
        scene.draw(self.surface)
        self.last_drawn = scene
        window = pygame.display.get_surface()
        if window is not None and window is not self.surface:
            window.blit(self.surface, (0, 0))
        self.frames += 1
        pygame.display.flip()
        self._guard.note_drawn(scene)

    def _handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.KEYDOWN if _is_for_full_screen(event):
                if self._guard.keys.pressed(event.key):
                    self.toggle_fullscreen()
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                self._resized()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                self.sound.hidden = False
                self.sound.update_loop()
                self.stack.top.stale = True
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                self.has_focus = event.type == pygame.WINDOWFOCUSGAINED
                if self.stack and self._guard.allows(event, self.stack.top):
                    self.stack.top.handle(event)
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self.sound.hidden = True
                self.sound.update_loop()
            case _ if self.gamepads.handle(event):
                pass
            case _ if self._guard.allows(event, self.stack.top):
                self.stack.top.handle(event)

    def _resized(self) -> None:
        window = pygame.display.get_surface()
        if window is None:
            return
        self.surface = drawing_surface(window)
        if not self.fullscreen:
            self.window_size = window.get_size()
        self.stack.top.resume()


def _is_for_full_screen(event: pygame.event.Event) -> bool:
    """True if a key is F11 or Alt+Enter, the usual keys for full screen."""
    entered = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(entered)


def collect_garbage() -> None:
    """Collect reference cycles, such as forms, and return free memory to the system."""
    gc.collect()
    trim()


def trim() -> None:
    """Return free memory to the system."""
    if (malloc_trim := _malloc_trim()) is not None:
        malloc_trim(0)


def freeze_imports() -> None:
    """Exclude all objects so far from garbage collection. Collecting first would delay a frame."""
    gc.freeze()
    gc.enable()


@cache
def _malloc_trim() -> Any:
    """Return the C library's ``malloc_trim``, or None if it has none."""
    import ctypes  # not needed before the first frame

    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
