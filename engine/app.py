"""The window, the scenes on their stack, and the loop: sixty turns a second, a frame on every change."""

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
from engine.theme import scale
from engine.ui.text import Scale, TextRenderer
from engine.window import WindowSettings, open_window, set_mode, sheet_of

FRAME_RATE = 60
"""Turns of the loop a second, and frames a second while something moves."""
RESTING_RATE = 20
"""Turns a second where nothing has happened for a while. What a turn costs is waking up, not its work."""
QUIET = 1000.0
"""Milliseconds without an event or a frame until the loop rests. The first event wakes it."""
REST = 300.0
"""Milliseconds without an event or a frame after which a tenth of a second is missed by nobody."""

LAYING_OUT = 0.012
"""Seconds of a turn in which what the first frame of a scene needs may be begun: no frame is due in it."""
CHORES = 0.008
"""Seconds from the beginning of a turn in which chores may be begun: about half of what a turn has."""


class Clock(Protocol):
    """A source of time: pygame's clock, or a test's own."""

    def tick(self, framerate: float, /) -> int:
        """Sleep for the rest of a frame; return the milliseconds since the last call."""


class Scene:
    """One thing the window can show. A scene is pushed as an instance and pops itself with a result.

    ``stale`` asks for a new frame; nothing is drawn while it is False.
    """

    stale: bool = True

    def enter(self, app: App) -> None:
        """Prepare the scene when it comes on top for the first time."""

    def resume(self) -> None:
        """Redraw the scene when it is on top again, or when the window or the text has another size."""
        self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event, such as a press, a move or typed text."""

    def update(self, milliseconds: float) -> None:
        """Let time pass: usually 16 milliseconds, and hours after a sleep."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole frame."""

    def lay_out(self) -> bool:
        """Make part of the first frame; return True if there is more to make, for which drawing waits."""
        return False

    def chore(self) -> bool:
        """Do a little work that a later frame would have to wait for; return True if there is more."""
        return False

    def leave(self) -> None:
        """Clean up when the scene leaves the stack."""


class SceneStack:
    """The scenes, bottom first, each with a callback for its result."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[tuple[Scene, Callable[[Any], None]]] = []
        self.popped = False
        """True if something was taken off whose memory is still to be given back."""

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that is seen."""
        return self._scenes[-1][0]

    @property
    def below(self) -> Scene | None:
        """The scene under the one that is seen, if there is any."""
        return self._scenes[-2][0] if len(self._scenes) > 1 else None

    def push(self, scene: Scene, then: Callable[[Any], None] = lambda result: None) -> None:
        """Put a scene on top; ``then`` gets its result when it pops itself."""
        self._scenes.append((scene, then))
        scene.enter(self._app)
        scene.stale = True

    def pop(self, result: Any = None) -> None:
        """Take the top scene off and hand its result to the caller that pushed it."""
        scene, then = self._scenes.pop()
        scene.leave()
        if self._scenes:
            self.top.resume()
        self.popped = True
        then(result)

    def clear(self) -> None:
        """Leave every scene, the top one first: the app ends."""
        while self._scenes:
            self._scenes.pop()[0].leave()


class App:
    """The window, the scenes and the clock: all a scene needs. Raises NoDisplay without a screen."""

    def __init__(self, title: str, window: WindowSettings, assets: Assets) -> None:
        self.assets = assets
        self.text_size = window.text_size
        self.fullscreen = window.fullscreen
        self.window_size = window.size
        self.sound = Sound(assets.root)
        self.gamepads = Gamepads()
        self.moves = True
        """True if anything may move for show."""
        self.frames = 0
        self.drawn: Scene | None = None
        self.on_error: Callable[[Exception], None] | None = None
        """The handler of an error in a scene; without it the error goes up."""
        self.show_keys: Callable[[Any], None] = lambda page: None
        """Shows the list of keys of a ``Page``."""
        self._guard = InputGuard()
        self.has_focus = True
        """True if the window has the keyboard; without it, nothing moves for show alone."""
        self._quiet = 0.0
        """Milliseconds since anything was done or drawn."""
        self.surface = sheet_of(open_window(title, window, assets))
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
    def scale(self) -> Scale:
        """The scale of pages: of boxes, and of type."""
        return Scale(self.assets, self.pixels, self.text_size)

    def renderer(self, surface: pygame.Surface) -> TextRenderer:
        """Return what writes on a surface of the window."""
        return TextRenderer(surface, self.assets, self.text_pixels, self.pixels)

    @property
    def takes_input(self) -> bool:
        """True if the scene on top has been seen for long enough that what is pressed is meant for it."""
        return self._guard.over(self.stack.top)

    def run(self, scene: Scene, clock: Clock | None = None) -> None:
        """Show a scene until the last one has popped itself or the window is closed."""
        clock = clock or pygame.time.Clock()
        self.stack.push(scene)
        self.stack.popped = False
        self.pump(pygame.event.get(), 0)
        clock.tick(FRAME_RATE)  # what moves begins now
        freeze_imports()
        self.tick(clock)  # what was pressed as soon as there was something to see is answered first
        self.gamepads.start()
        while self.stack:
            self.tick(clock)
        self.sound.stop()

    def tick(self, clock: Clock) -> None:
        """Sleep until the next turn is due, and run it."""
        milliseconds = clock.tick(FRAME_RATE if self._quiet < QUIET else RESTING_RATE)
        began = perf_counter()
        if self._lays_out(began + LAYING_OUT):
            return
        events, frames = pygame.event.get(), self.frames
        self.pump(events, milliseconds)
        self.run_chores(began + CHORES)
        happened = bool(events) or self.frames != frames
        self._quiet = 0.0 if happened else self._quiet + milliseconds
        if self.sound.waiting and (self._quiet >= REST or self._guard.new):
            self.sound.open()
            clock.tick(FRAME_RATE)  # what moves goes on from where it was

    def pump(self, events: Sequence[pygame.event.Event], milliseconds: float) -> None:
        """Run the loop once: pass on time and events, and draw a frame if one is due."""
        try:
            self._pump(events, milliseconds)
        except Exception as error:
            self._fail(error)

    def _lays_out(self, end: float) -> bool:
        """Let the top scene make its first frame until ``end``; return True if there is more to make."""
        try:
            while self.stack and self.stack.top.lay_out():
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
        """Use the rest of a turn after its frame: start chores until ``end`` on the clock."""
        while self.stack and perf_counter() < end and self.stack.top.chore():
            pass

    def quit(self) -> None:
        """Close the window."""
        self.stack.clear()

    def toggle_fullscreen(self) -> None:
        """Switch between the whole screen and a window."""
        self.fullscreen = not self.fullscreen
        self.surface = sheet_of(set_mode(self.window_size, self.fullscreen))
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
        self.drawn = scene
        window = pygame.display.get_surface()
        if window is not None and window is not self.surface:
            window.blit(self.surface, (0, 0))
        self.frames += 1
        pygame.display.flip()
        self._guard.drawn(scene)

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
        self.surface = sheet_of(window)
        if not self.fullscreen:
            self.window_size = window.get_size()
        self.stack.top.resume()


def _is_for_full_screen(event: pygame.event.Event) -> bool:
    """True if a key is F11, or Enter with Alt, as many programs have it."""
    entered = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(entered)


def collect_garbage() -> None:
    """Collect reference cycles, such as forms, and return free blocks to the system."""
    gc.collect()
    trim()


def trim() -> None:
    """Return free blocks to the system."""
    if (malloc_trim := _malloc_trim()) is not None:
        malloc_trim(0)


def freeze_imports() -> None:
    """Let the collector skip all there is by now. Nothing is collected first: that would hold up a frame."""
    gc.freeze()
    gc.enable()


@cache
def _malloc_trim() -> Any:
    """Return the C library's function that gives back free blocks; None where it has none."""
    import ctypes  # nobody needs it before the first frame

    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
