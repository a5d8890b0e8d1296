"""Where things are kept, and how a file is written so that it survives."""

import itertools
import os
import shutil
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path


class SaveFailed(OSError):
    """Something could not be written; its text is for the player."""


def data_folder() -> Path:
    """Brimstone's folder in the user's data folder; it need not exist yet."""
    return user_data_path("brimstone", appauthor=False)


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all; what it held before stays beside it as ``.previous``.

    Raises:
        SaveFailed: when the disk is full, the folder is read-only or gone.
    """
    fresh = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            copy = path.with_name(f"{path.name}.copy")
            shutil.copyfile(path, copy)
            os.replace(copy, previous(path))
        os.replace(fresh, path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SaveFailed(
            f"Brimstone could not save to {path.parent}: {reason}. Play goes on, but make room or choose "
            "another folder before you quit."
        ) from error


def previous(path: Path) -> Path:
    """Where the copy before the last one is."""
    return path.with_name(f"{path.name}.previous")


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a file that cannot be read, so that it is out of the way and not lost.

    Raises:
        SaveFailed: when it cannot be renamed.
    """
    name = f"{path.name}.set-aside-{now:%Y%m%d-%H%M%S}"
    names = (name if count == 0 else f"{name}-{count}" for count in itertools.count())
    aside = next(free for free in map(path.with_name, names) if not free.exists())
    try:
        os.replace(path, aside)
    except OSError as error:
        raise SaveFailed(f"{path.name} could not be set aside: {error.strerror}.") from error
    return aside
