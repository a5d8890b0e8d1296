"""Files: their folder, and reading and writing them so that a damaged file affects nothing else.

Raises ``SaveFailed`` if a file can't be written, moved or deleted, and ``Unreadable`` if it can't be read.
"""

import errno
import itertools
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir, mkstemp
from typing import TypeAlias

from platformdirs import user_data_path

from game.sentences import PlayerError

LARGEST_FILE = 8_000_000
"""The largest file read, in bytes; a match of ten thousand actions has one megabyte."""
ENDING = ".json"
"""The suffix of a match file."""
UNFINISHED = ".part"
"""The suffix of a file that is still being written."""
LEFTOVER_AGE = 10.0
"""The age in seconds below which an unfinished file may still be in use."""
DISK_FULL = frozenset({errno.ENOSPC, errno.EFBIG, errno.EDQUOT})
"""Errors for a full disk, an exhausted quota and too large a file."""

Report: TypeAlias = Callable[[str], None]
"""Called with a sentence for the player about each file that can't be used."""
Stamp: TypeAlias = tuple[int, int, int]
"""The inode, time and size of a file, which change when it is written."""


class SaveFailed(PlayerError):
    """A file could not be written."""


class Unreadable(PlayerError):
    """A file that can't be read at all."""


def data_folder() -> Path:
    """Return Brimstone's folder in the user's data folder; it may not exist yet.

    A user without a home folder gets one in the system's temporary folder.
    """
    with suppress(RuntimeError):
        found = user_data_path("brimstone", appauthor=False)
        if found.is_absolute():
            return found
    user = os.getuid() if hasattr(os, "getuid") else "user"
    return Path(gettempdir()) / f"brimstone-{user}"


def read_plain(path: Path, most: int = LARGEST_FILE) -> bytes:
    """Read the whole of a regular file. Pipes, devices and links to them are never opened.

    Raises ``FileNotFoundError`` if it doesn't exist, ``Unreadable`` if it is too large or not a regular file.
    """
    try:
        _refuse_unusual(os.stat(path), most)
        opened = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(opened, "rb") as file:
            _refuse_unusual(os.fstat(opened), most)
            return file.read(most)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise Unreadable(f"The file can't be read ({error.strerror or error}).") from error


def _refuse_unusual(found: os.stat_result, largest: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise Unreadable("It isn't a plain file.")
    if found.st_size > largest:
        raise Unreadable(f"It's too large for a Brimstone file ({found.st_size:,} bytes).")


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all; its previous content is kept beside it as ``.previous``."""
    write_whole(path, text.encode(), keeps=True)  # text mode would change line ends on Windows


@contextmanager
def _fresh(beside: Path) -> Iterator[Path]:
    """Create a file next to another under a unique name; delete it unless it was renamed."""
    made, name = mkstemp(UNFINISHED, f"{beside.name}.", beside.parent)
    os.close(made)
    try:
        yield Path(name)
    finally:
        with suppress(OSError):
            os.unlink(name)


def write_whole(path: Path, data: bytes, *, keeps: bool = False) -> None:
    """Write a file completely or not at all; ``keeps`` a copy of its previous content.

    On return the file and its name are on the disk. For a link, its target is written.
    """
    real = Path(os.path.realpath(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _fresh(real) as fresh:
            fresh.write_bytes(data)
            _sync(fresh)
            if keeps and path.is_file():
                with _fresh(path) as copy:
                    shutil.copyfile(path, copy)
                    os.replace(copy, previous(path))
            os.replace(fresh, real)
        _sync(real.parent)
    except OSError as error:
        raise _could_not_save(real, error) from error


def _could_not_save(path: Path, error: OSError) -> SaveFailed:
    folder = shown(path.parent)
    if error.errno in DISK_FULL:
        return SaveFailed(f"The disk is full, so nothing more can be saved in {folder}. Free some space.")
    if isinstance(error, FileExistsError | NotADirectoryError):
        return SaveFailed(
            f"Brimstone can't save in {folder}. A file already has that name. Move it elsewhere."
        )
    reason = error.strerror or str(error)
    return SaveFailed(
        f"Brimstone can't save in {folder} ({reason}). Check that you're allowed to write there."
    )


def checksum(data: bytes) -> str:
    """Return a checksum that changes with the bytes."""
    from hashlib import blake2b  # it loads all of OpenSSL, which a first start doesn't need

    return blake2b(data, digest_size=16).hexdigest()


def _sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name == "nt":
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def delete(path: Path) -> None:
    """Delete a file for good, with its previous copy; a missing one is no error."""
    try:
        for each in copies(path):
            each.unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SaveFailed(f"{shown(Path(path.name))} can't be deleted ({reason}).") from error


def move(path: Path, folder: Path) -> None:
    """Move a file, with its previous copy, to another folder; a missing one is no error."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for each in copies(path):
            with suppress(FileNotFoundError):
                _move(each, folder / each.name)
        _sync(folder)
        _sync(path.parent)
    except OSError as error:
        raise _could_not_save(folder / path.name, error) from error


def _move(path: Path, target: Path) -> None:
    """Rename a file; a link keeps its target."""
    if path.is_symlink():
        leads_to = os.path.realpath(path)
        path.unlink()
        path.symlink_to(leads_to)
    os.replace(path, target)


def previous(path: Path) -> Path:
    """Return the path of a file's previous copy."""
    return path.with_name(f"{path.name}.previous")


def copies(path: Path) -> Iterator[Path]:
    """Yield the path of a file, then that of its previous copy."""
    yield path
    yield previous(path)


def stats_of_matches(folder: Path) -> dict[str, os.stat_result | None]:
    """Return the stats of the match files in a folder by id, quickly even for thousands.

    A match with only a previous copy left has None.
    """
    found: dict[str, os.stat_result | None] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                name = entry.name.removesuffix(".previous")
                if not name.endswith(ENDING) or not _is_text(name):
                    continue
                if name == entry.name:
                    found[name.removesuffix(ENDING)] = stat_of(entry)
                else:
                    found.setdefault(name.removesuffix(ENDING), None)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise Unreadable(f"{shown(folder)} can't be read: {error.strerror or error}") from error
    return dict(sorted(found.items()))


def stat_of(path: Path | os.DirEntry[str]) -> os.stat_result:
    """Return the status of a file; for a link that of its target, if there is one."""
    with suppress(OSError):
        return os.stat(path)
    return os.lstat(path)


def stamp_of(path: Path) -> Stamp | None:
    """Return the stamp of a file, or None if it doesn't exist."""
    try:
        return stamp_from(stat_of(path))
    except OSError:
        return None


def stamp_from(found: os.stat_result) -> Stamp:
    """Return the stamp of a file from its status."""
    return found.st_ino, found.st_mtime_ns, found.st_size


def _is_text(name: str) -> bool:
    """True if a file's name is valid text, as the names of our files are."""
    return name.isprintable() and (name.isascii() or os.fsencode(name).decode("utf-8", "replace") == name)


def shown(path: Path) -> str:
    """Return a path as text for a message; invalid bytes are replaced."""
    return os.fsencode(path).decode("utf-8", "replace")


def remove_leftovers(folder: Path) -> None:
    """Delete half-written files that a killed program left behind."""
    with suppress(OSError):
        for name in os.listdir(folder):
            if name.endswith(UNFINISHED):
                _remove_old(folder / name)


def _remove_old(left: Path) -> None:
    with suppress(OSError):
        found = left.lstat()
        if stat.S_ISREG(found.st_mode) and found.st_mtime < time.time() - LEFTOVER_AGE:
            left.unlink()


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a file that can't be used, so that it is out of the way but not lost."""
    name = f"{path.name}.set-aside-{now:%Y%m%d-%H%M%S}"
    names = (name if count == 0 else f"{name}-{count}" for count in itertools.count())
    aside = next(free for free in map(path.with_name, names) if not os.path.lexists(free))
    try:
        os.replace(path, aside)
    except OSError as error:
        raise SaveFailed(f"{path.name} can't be set aside ({error.strerror}).") from error
    return aside
