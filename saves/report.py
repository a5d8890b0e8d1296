"""A report for the makers of Brimstone: settings, versions, the last trouble and a match, in one zip file.

Nothing else is in it, and nothing is sent anywhere. A trouble names the program's own files alone, with ``~``
for the home folder: where another file or folder stands in it, "(a file)" does.
"""

import platform
import re
from collections.abc import Callable
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from saves.folder import Unreadable, read_plain, write_whole
from saves.judge import json_of
from saves.models import Settings
from saves.store import Store
from saves.version import VERSION

LIBRARIES: Final = ("pygame-ce", "pygame_gui", "pydantic", "pytmx")
BEGINS: Final = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$", re.MULTILINE)
"""The line with which a trouble begins in the log of errors."""
OWN_FILE: Final = re.compile(r'^\s+File "')
"""Where a traceback names a file of the program."""
ANY_FILE: Final = re.compile(
    r"""(?P<quote>['"])(?:[A-Za-z]:)?[~\\/].*?(?P=quote)|(?<![\w.])(?:~|[A-Za-z]:)?[\\/][^\s'",;:)]+"""
)
"""A whole path, quoted or not."""
HIDDEN: Final = "(a file)"
NO_TROUBLE: Final = "No error was logged.\n"
NO_MATCH: Final = "No match.\n"


def write_report(target: Path, settings: Settings, log: Path, match: bytes, now: datetime) -> None:
    """Write a report.

    Args:
        target: the zip file; one that is there is written over.
        settings: as they are.
        log: the log of errors.
        match: the text of a match file, or nothing.
        now: told in it.

    Raises:
        SaveFailed: when it cannot be written there.
    """
    told = BytesIO()
    with ZipFile(told, "w", ZIP_DEFLATED) as report:
        for name, text in {
            "versions.txt": _versions(now),
            "settings.json": json_of(settings, indent=1),
            "trouble.txt": last_trouble(log) or NO_TROUBLE,
            "match.brimstone": match or NO_MATCH,
        }.items():  # without dates of their own: a zip file has no room for those of a wrong clock
            report.writestr(ZipInfo(name), text, ZIP_DEFLATED)
    write_whole(target, told.getvalue())


def last_trouble(log: Path) -> str:
    """What the log of errors tells last; empty where there is none."""
    try:
        told = read_plain(log).decode("utf-8", "replace")
    except (FileNotFoundError, Unreadable):
        return ""
    begins = [found.start() for found in BEGINS.finditer(told)]
    lines = told[begins[-1] if begins else 0 :].splitlines(keepends=True)
    shown = [line if OWN_FILE.match(line) else ANY_FILE.sub(HIDDEN, line) for line in lines]
    return "".join(shown).replace(str(Path.home()), "~")


def last_match(store: Store, now: datetime, tell: Callable[[str], None]) -> bytes:
    """The file of the match that was played last, as it lies there; nothing where there is none.

    ``tell`` hears of files that cannot be used.
    """
    slips = [(slip, at) for slip, at in store.turn_over_slips(now, tell) if at != store.bin.folder]
    if not slips:
        return b""
    slip, _ = max(slips, key=lambda found: found[0].saved)
    for path in store.paths(slip.id):
        try:
            return read_plain(path)
        except (FileNotFoundError, Unreadable):
            continue
    return b""


def _versions(now: datetime) -> str:
    lines = [
        f"Brimstone {VERSION}",
        f"Python {platform.python_version()}",
        platform.platform(),
        *(f"{name} {_version(name)}" for name in LIBRARIES),
        f"{now.isoformat(timespec='seconds')}",
    ]
    return "\n".join(lines) + "\n"


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return "(unknown: packed)"
