"""The settings file: read at the start, written whenever a setting changes."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from game.sentences import listed
from saves.folder import SaveFailed, Unreadable, previous, read_plain, set_aside, write
from saves.models import Settings
from saves.sealed import made, seal

NAME = "settings.json"
FORM: Final = "2"
"""Of what the settings may be: raised wherever older ones would have to be judged anew."""
SEAL: Final = ',\n "sealed": "'
"""The last line of the file."""
LARGEST_SETTINGS = 100_000
"""Bytes."""


def read_settings(folder: Path, now: datetime) -> tuple[Settings, str]:
    """The settings, and a sentence about what could not be used.

    A file beyond use is set aside and its previous copy read; a setting beyond use costs only itself.
    """
    path, troubles = folder / NAME, ""
    for source in (path, previous(path)):
        try:
            text = read_plain(source, LARGEST_SETTINGS)
            if (settings := _unchanged(text)) is not None:
                return settings, troubles.strip()
            found = json.loads(text)
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
    """Write the settings.

    Raises:
        SaveFailed: when they cannot be written.
    """
    from saves.judge import json_of

    told = json_of(settings, indent=1).removesuffix("\n}")
    write(folder / NAME, f'{told}{SEAL}{seal(FORM, told.encode())}"\n}}')


def _unchanged(text: bytes) -> Settings | None:
    """The settings in a file as this program wrote it; None where anything about it is otherwise."""
    told, _, rest = text.rpartition(SEAL.encode())
    if rest != f'{seal(FORM, told)}"\n}}'.encode():
        return None
    try:
        return made(Settings, json.loads(told + b"\n}"))
    except (TypeError, ValueError, KeyError, AttributeError):
        return None


def _usable(found: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings in a file, and the names of those that are out of bounds or of the wrong type."""
    from pydantic import ValidationError

    from saves.judge import judged

    try:
        return judged(Settings, found), []
    except ValidationError as error:
        bad = sorted({str(fault["loc"][0]) for fault in error.errors() if fault["loc"]})
        good = {name: value for name, value in found.items() if name not in bad}
        return judged(Settings, good), bad


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
