"""A folder that refuses every change, even if root runs the tests."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

CHANGES: Final = frozenset(
    {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.truncate", "os.utime"}
)
"""Audit events, other than opening a file, that Python raises before it asks the system."""
WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_closed: list[Path] = []
"""The folders that are read-only now."""


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Keep anything in a folder from being made, written, renamed or deleted."""
    _watch()
    _closed.append(folder)
    try:
        yield
    finally:
        _closed.remove(folder)


@cache
def _watch() -> None:
    """Have Python ask here before it changes anything; that cannot be undone, so it is done once."""
    sys.addaudithook(_refuse)


def _refuse(event: str, arguments: tuple[object, ...]) -> None:
    if not _closed or not (event in CHANGES or (event == "open" and _writes(arguments[2]))):
        return
    for told in arguments[: 1 if event == "open" else 2]:
        if isinstance(told, str | bytes | os.PathLike) and _is_closed(Path(os.fsdecode(told))):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), told)


def _writes(flags: object) -> bool:
    return isinstance(flags, int) and bool(flags & WRITES)


def _is_closed(path: Path) -> bool:
    return any(path == folder or folder in path.parents for folder in _closed)
