"""The system's wish for less motion is read from its files, damaged or not."""

import plistlib
from base64 import b64decode
from pathlib import Path

import pytest

from engine.window import GTK_SETTINGS, MAC_SETTINGS, reduced_motion

GNOME = b64decode(
    "R1ZhcmlhbnQAAAAAAAAAABgAAAAcAQAAAAAAKAkAAAAAAAAAAQAAAAIAAAADAAAABAAAAAQAAAAIAAAACAAAAAkAAAC5iP3a"
    "AgAAABwBAAAIAEwAJAEAACwBAABLUJALBQAAACwBAAAEAEwAMAEAADQBAACwtyQwAQAAADQBAAAGAEwAPAEAAEABAACfCYcz"
    "BwAAAEABAAAJAHYAUAEAAFoBAADAf18+BwAAAFoBAAARAHYAcAEAAHMBAADUtQIA/////3MBAAABAEwAdAEAAHgBAAD8u+Jp"
    "CAAAAHgBAAAMAHYAiAEAAIsBAAA5xTtPAAAAAIsBAAAKAEwAmAEAAKABAAARWTUKAAAAAKABAAAGAEwAqAEAAKwBAABkZXNr"
    "dG9wLwcAAAAIAAAAb3JnLwIAAABnbm9tZS8AAAAAAABndGstdGhlbWUAAAAAAAAAQWR3YWl0YQAAc2VuYWJsZS1hbmltYXRp"
    "b25zAAAAAAAAAGIvAQAAAGV2ZW50LXNvdW5kcwAAAAABAGJpbnRlcmZhY2UvAAAABAAAAAMAAABzb3VuZC8AAAYAAAA="
)
"""Made by ``dconf compile``: no animations, a theme and a sound."""
GNOME_ANIMATES = GNOME.replace(b"\0\0b", b"\1\0b")


@pytest.fixture(autouse=True)
def no_config(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)


def wanted(home: Path, platform: str, name: str, data: bytes) -> bool:
    """True if reduced motion is wanted, given one file in the home folder."""
    path = home / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return reduced_motion(platform, home)


@pytest.mark.parametrize(
    ("platform", "name", "data", "expected"),
    [
        ("linux", ".config/dconf/user", GNOME, True),
        ("linux", ".config/dconf/user", GNOME_ANIMATES, False),
        *[
            ("linux", f".config/{name}", f"[Settings]\ngtk-enable-animations={said}\n".encode(), expected)
            for name in GTK_SETTINGS
            for said, expected in (("false", True), ("0", True), ("true", False))
        ],
        ("linux", ".config/kdeglobals", b"[KDE]\nAnimationDurationFactor=0\n", True),
        ("linux", ".config/kdeglobals", b"[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("darwin", MAC_SETTINGS, plistlib.dumps({"reduceMotion": True}), True),
        ("darwin", MAC_SETTINGS, plistlib.dumps({}), False),
        ("some other system", ".config/dconf/user", GNOME, False),
    ],
)
def test_the_wish_of_the_system_is_read(tmp_path, platform, name, data, expected) -> None:
    assert wanted(tmp_path, platform, name, data) is expected


@pytest.mark.parametrize(
    "data", [b"", GNOME[:60], GNOME[:30], GNOME[:8] + b"\xff" * 200, b"[\xff", b"\0" * 99]
)
@pytest.mark.parametrize(
    ("platform", "name"),
    [("linux", ".config/dconf/user"), ("linux", ".config/kdeglobals"), ("darwin", MAC_SETTINGS)],
)
def test_a_damaged_file_says_nothing(tmp_path: Path, platform: str, name: str, data: bytes) -> None:
    assert not wanted(tmp_path, platform, name, data)


def test_without_files_nothing_is_wanted(tmp_path: Path) -> None:
    assert not reduced_motion("linux", tmp_path) and not reduced_motion("darwin", tmp_path)
