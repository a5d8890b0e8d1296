"""Opens the window, and sets its size."""

import os
import sys
from dataclasses import dataclass

import pygame

from engine.assets import Assets, MissingAsset

ICON = "icons/icon.svg"
ICON_SIDE = 128
"""Pixels; systems shrink it to what they show."""
SMALLEST_WINDOW = (800, 600)
LEAST_SHEET = (480, 360)
"""Pixels that scenes are laid out in at the least: a window that was made smaller shows a part of that."""

PIXELS = (0xFF0000, 0xFF00, 0xFF)
"""The masks of red, green and blue in pixels as we draw them; a screen may have others."""

UNSEEN_DRIVERS = ("dummy", "offscreen")
"""SDL falls back on these when no screen answers; nobody would see such a window."""


class NoDisplay(Exception):
    """There is no screen to open a window on; its text is for the player."""


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """The window's size and state as it opens."""

    size: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    text_size: float = 1.0


def open_window(title: str, settings: WindowSettings, assets: Assets) -> pygame.Surface:
    """Open a window with our title and icon; raise NoDisplay when none can be opened."""
    chosen = os.environ.get("SDL_VIDEODRIVER", "")
    screens = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not chosen and not screens:
        raise NoDisplay("There's no screen here. Start Brimstone from a desktop session.")
    try:
        pygame.display.init()
        _hand_on_as_drawn()
        pygame.font.init()
        pygame.key.set_repeat(350, 60)
        pygame.display.set_caption(title)
        _show_icon(assets)
        if not chosen and pygame.display.get_driver() in UNSEEN_DRIVERS:
            raise pygame.error("no screen answers")
        return set_mode(settings.size, settings.fullscreen)
    except pygame.error as error:
        raise NoDisplay(f"No window opens ({error}). Start Brimstone from a desktop session.") from error


def set_mode(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """Set the mode: the whole screen, or a resizable window of about this size in pixels."""
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    width, height = max(SMALLEST_WINDOW[0], size[0]), max(SMALLEST_WINDOW[1], size[1])
    return pygame.display.set_mode((width, height), pygame.RESIZABLE)


def sheet_of(window: pygame.Surface) -> pygame.Surface:
    """Return the surface for scenes: the window, or a sheet of the least size if the window is smaller."""
    width, height = window.get_size()
    if width >= LEAST_SHEET[0] and height >= LEAST_SHEET[1]:
        return window
    return pygame.Surface((max(LEAST_SHEET[0], width), max(LEAST_SHEET[1], height)))


def _hand_on_as_drawn() -> None:
    """Have frames handed to an X server from memory, where they are drawn, and not through OpenGL.

    SDL would load a driver for that alone, which takes longer than all else about a window, and more memory
    than the whole program; without a graphics card it would also take milliseconds a frame.
    """
    if pygame.display.get_driver() == "x11" and pygame.display.Info().masks[:3] == PIXELS:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _show_icon(assets: Assets) -> None:
    """Set the window's icon; where its picture is missing, pygame's stays."""
    try:
        icon = assets.path(ICON)
        pygame.display.set_icon(pygame.image.load_sized_svg(icon, (ICON_SIDE, ICON_SIDE)))
    except (MissingAsset, pygame.error) as trouble:
        assets.troubles.append(str(trouble))
