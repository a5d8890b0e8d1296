"""The window: opening it, its size, the clipboard, and the system's setting for reduced motion."""

import os
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame

from engine.assets import Assets, MissingAsset

ICON = "icons/icon.svg"
ICON_SIDE = 128
"""Pixels; systems scale it down as they need."""
SMALLEST_WINDOW = (800, 600)
SMALLEST_SURFACE = (480, 360)
"""The smallest surface that scenes are drawn on, in pixels; a smaller window shows part of it."""

PIXELS = (0xFF0000, 0xFF00, 0xFF)
"""The masks of red, green and blue in the pixels we draw; a screen may use others."""

INVISIBLE_DRIVERS = ("dummy", "offscreen")
"""Drivers that SDL falls back on without a screen, so that their window would be invisible."""
CLIENT_AREA_ANIMATION: Final = 0x1042
"""The number of the Windows setting for animations."""
MAC_SETTINGS: Final = "Library/Preferences/com.apple.universalaccess.plist"
GTK_SETTINGS: Final = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")
GNOME_KEY: Final = "/org/gnome/desktop/interface/enable-animations"
GNOME_FALSE: Final = b"\0\0b"
"""A false boolean in GNOME's settings: the value, a separator and its type."""
NO_PARENT: Final = 0xFFFFFFFF
LARGEST: Final = 4_000_000
"""Bytes of the largest settings file that is read."""


class NoDisplay(Exception):
    """There is no screen to open a window on; the message is for the player."""


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """The size and state that the window opens with."""

    size: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    text_size: float = 1.0


def open_window(title: str, settings: WindowSettings, assets: Assets) -> pygame.Surface:
    """Open a window with our title and icon; raise NoDisplay if none can be opened."""
    chosen = os.environ.get("SDL_VIDEODRIVER", "")
    screens = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not chosen and not screens:
        raise NoDisplay("There's no screen here. Start Brimstone from a desktop session.")
    try:
        pygame.display.init()
        _skip_opengl()
        pygame.font.init()
        pygame.key.set_repeat(350, 60)
        pygame.display.set_caption(title)
        _show_icon(assets)
        if not chosen and pygame.display.get_driver() in INVISIBLE_DRIVERS:
            raise pygame.error("no screen answers")
        return set_mode(settings.size, settings.fullscreen)
    except pygame.error as error:
        raise NoDisplay(f"No window opens ({error}). Start Brimstone from a desktop session.") from error


def set_mode(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """Open full screen, or a resizable window of a size in pixels but no less than the smallest."""
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    width, height = max(SMALLEST_WINDOW[0], size[0]), max(SMALLEST_WINDOW[1], size[1])
    return pygame.display.set_mode((width, height), pygame.RESIZABLE)


def drawing_surface(window: pygame.Surface) -> pygame.Surface:
    """Return the surface for scenes: the window, or a separate surface if the window is too small."""
    width, height = window.get_size()
    if width >= SMALLEST_SURFACE[0] and height >= SMALLEST_SURFACE[1]:
        return window
    return pygame.Surface((max(SMALLEST_SURFACE[0], width), max(SMALLEST_SURFACE[1], height)))


def _skip_opengl() -> None:
    """Have SDL send frames to an X server from memory, where they are drawn, instead of through OpenGL.

    Loading an OpenGL driver just for that would take longer than opening the window and more memory than the
    whole program; without a graphics card it would also cost milliseconds per frame.
    """
    if pygame.display.get_driver() == "x11" and pygame.display.Info().masks[:3] == PIXELS:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _show_icon(assets: Assets) -> None:
    """Set the window's icon, or keep pygame's if the picture is missing."""
    try:
        icon = assets.path(ICON)
        pygame.display.set_icon(pygame.image.load_sized_svg(icon, (ICON_SIDE, ICON_SIDE)))
    except (MissingAsset, pygame.error) as trouble:
        assets.troubles.append(str(trouble))


def reduced_motion(platform: str = sys.platform, home: Path | None = None) -> bool:
    """True if the system is known to prefer reduced motion. Starts no other program to find out."""
    with suppress(OSError, ValueError, RuntimeError, KeyError, IndexError, struct.error):
        match platform:
            case "win32":
                return _windows()
            case "darwin":
                return _mac(home or Path.home())
            case "linux":
                config = Path(os.environ.get("XDG_CONFIG_HOME") or (home or Path.home()) / ".config")
                return any(wish for wish in _linux(config))
    return False


def _windows() -> bool:
    import ctypes

    moves = ctypes.c_int(1)
    library: Any = getattr(ctypes, "windll", None)
    if library is not None:
        library.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return not moves.value


def _mac(home: Path) -> bool:
    import plistlib

    return bool(plistlib.loads(_data(home / MAC_SETTINGS)).get("reduceMotion"))


def _linux(config: Path) -> Iterator[bool]:
    """Yield True for each setting of GTK, KDE and GNOME that turns animations off, False for the rest."""
    for name in GTK_SETTINGS:
        yield _option(config / name, "Settings", "gtk-enable-animations").casefold() in ("0", "false")
    yield _option(config / "kdeglobals", "KDE", "AnimationDurationFactor") in ("0", "0.0")
    data = _data(config / "dconf" / "user")
    yield any(name == GNOME_KEY and value == GNOME_FALSE for name, value in _dconf(data))


def _option(path: Path, section: str, name: str) -> str:
    from configparser import ConfigParser, Error

    parser = ConfigParser(interpolation=None, strict=False)
    with suppress(Error, UnicodeDecodeError):
        parser.read_string(_data(path).decode())
    return parser.get(section, name, fallback="").strip()


def _dconf(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the names and values in GNOME's settings file, a hash table whose keys extend their parents."""
    if data[:8] != b"GVariant":
        return
    start, end = struct.unpack_from("<II", data, 16)
    bloom, buckets = struct.unpack_from("<II", data, start)
    first = start + 8 + 4 * ((bloom & 0x07FFFFFF) + buckets)
    items = list(struct.iter_unpack("<IIIHcxII", data[first : first + (end - first) // 24 * 24]))

    def name_of(index: int, deep: int = 0) -> str:
        _, parent, at, length, *_ = items[index]
        above = "" if parent == NO_PARENT or deep > 20 else name_of(parent, deep + 1)
        return above + data[at : at + length].decode()

    for index, (_, _, _, _, kind, value, ends) in enumerate(items):
        if kind == b"v":
            yield name_of(index), data[value:ends]


def _data(path: Path) -> bytes:
    """Return the content of a regular file of plausible size, or nothing."""
    with suppress(OSError):
        if path.is_file() and path.stat().st_size <= LARGEST:
            return path.read_bytes()
    return b""


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; return True if there is a clipboard."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste_text() -> str:
    """Return the text on the clipboard, or an empty string."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
