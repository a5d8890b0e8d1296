"""Reduced motion: the system's wish for fewer animations, read from the files that desktops keep it in."""

import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from os import environ
from pathlib import Path
from typing import Any, Final

CLIENT_AREA_ANIMATION: Final = 0x1042
"""The number of the setting on Windows."""
MAC_SETTINGS: Final = "Library/Preferences/com.apple.universalaccess.plist"
GTK_SETTINGS: Final = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")
GNOME_KEY: Final = "/org/gnome/desktop/interface/enable-animations"
GNOME_FALSE: Final = b"\0\0b"
"""A false boolean in GNOME's settings: the value, an end, and its type."""
NO_PARENT: Final = 0xFFFFFFFF
LARGEST: Final = 4_000_000
"""Bytes of a file that is read."""


def reduced_motion(platform: str = sys.platform, home: Path | None = None) -> bool:
    """Return True if the system is known to want less motion. Nothing is started to find out."""
    with suppress(OSError, ValueError, RuntimeError, KeyError, IndexError, struct.error):
        match platform:
            case "win32":
                return _windows()
            case "darwin":
                return _mac(home or Path.home())
            case "linux":
                config = Path(environ.get("XDG_CONFIG_HOME") or (home or Path.home()) / ".config")
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
    """Yield True for each setting of GNOME, GTK and KDE that turns animations off."""
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
    """Yield names and values in a file of GNOME's settings, a hash table whose keys extend their parents."""
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
    """Return a plain file of a likely size, or nothing."""
    with suppress(OSError):
        if path.is_file() and path.stat().st_size <= LARGEST:
            return path.read_bytes()
    return b""
