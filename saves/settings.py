"""The settings file: read at the start, written whenever a setting changes."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game.sentences import listed
from saves.files import SaveFailed, Unreadable, previous, read_plain, set_aside, write
from saves.models import SETTINGS, Settings

NAME = "settings.json"
LARGEST_SETTINGS = 100_000
"""Bytes."""


def read_settings(folder: Path, now: datetime) -> tuple[Settings, str]:
    """Return the settings, and a sentence about any that could not be used.

    A damaged file is set aside and its previous copy read; an invalid setting costs only itself.
    """
    path, troubles = folder / NAME, ""
    for source in (path, previous(path)):
        try:
            found = json.loads(read_plain(source, LARGEST_SETTINGS))
            if not isinstance(found, dict):
                raise ValueError("it holds no settings")
        except FileNotFoundError:
            continue
        except (ValueError, RecursionError, Unreadable):
            troubles += f"{_set_aside(source, now)} "
            continue
        settings, bad = _usable(found)
        if bad:
            troubles += f"{_repaired(source, settings, bad, now)} "
        return settings, troubles.strip()
    return Settings(), troubles.strip()


def write_settings(folder: Path, settings: Settings) -> None:
    """Write the settings; raise SaveFailed when they cannot be written."""
    write(folder / NAME, SETTINGS.dump_json(settings, indent=1).decode())


def _usable(found: dict[str, Any]) -> tuple[Settings, list[str]]:
    """Return the settings in a file, and the names of those that are out of bounds or of the wrong type."""
    try:
        return SETTINGS.validate_python(found), []
    except ValidationError as error:
        bad = sorted({str(fault["loc"][0]) for fault in error.errors() if fault["loc"]})
        good = {name: value for name, value in found.items() if name not in bad}
        return SETTINGS.validate_python(good), bad


def _repaired(source: Path, settings: Settings, bad: list[str], now: datetime) -> str:
    """Keep the file as it was, and write the settings as they hold from now on."""
    names = listed([name.replace("_", " ") for name in bad])
    what = f"These settings couldn't be read and are back to default: {names}."
    try:
        aside = set_aside(source, now)
        write_settings(source.parent, settings)
    except SaveFailed as failed:
        return f"{what} {failed}"
    return f"{what} The old file is kept as {aside.name}."


def _set_aside(path: Path, now: datetime) -> str:
    copied = path.name == NAME and previous(path).exists()
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"Your settings couldn't be read. {failed}"
    if copied:
        return f"Your settings couldn't be read, so the last copy is used. The file is kept as {aside.name}."
    return f"Your settings couldn't be read, so they're back to default. The file is kept as {aside.name}."
