"""The settings file: read at the start, written whenever a setting changes."""

from datetime import datetime
from pathlib import Path

from pydantic import ValidationError

from saves.folder import SaveFailed, previous, set_aside, write
from saves.models import Settings


def read_settings(folder: Path, now: datetime) -> tuple[Settings, str]:
    """The settings, and a sentence where the file could not be used and was set aside."""
    path = folder / "settings.json"
    for source in (path, previous(path)):
        try:
            return Settings.model_validate_json(source.read_bytes()), ""
        except FileNotFoundError:
            continue
        except (ValidationError, OSError):
            return Settings(), _set_aside(source, now)
    return Settings(), ""


def write_settings(folder: Path, settings: Settings) -> None:
    """Write the settings.

    Raises:
        SaveFailed: when they cannot be written.
    """
    write(folder / "settings.json", settings.model_dump_json(indent=1))


def _set_aside(path: Path, now: datetime) -> str:
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"The settings could not be read. {failed}"
    return f"The settings could not be read, so the usual ones hold; the file was kept as {aside.name}."
