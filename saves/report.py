"""A bug report: settings, versions, the last error and a match, in one zip file.

It contains nothing else, and nothing is sent anywhere. The error has its modules, their code and the kinds of
errors, but only the plain words at the start of each message. The match has no title.
"""

import platform
import re
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from saves import VERSION
from saves.files import Report, Unreadable, read_plain, write_whole
from saves.match_file import Damaged, parsed, with_header
from saves.settings import SETTINGS, Settings
from saves.store import Store
from saves.upgrade import NewerFormat

ROOT: Final = Path(__file__).resolve().parents[1]
LIBRARIES: Final = ("pygame-ce", "pydantic", "pytmx")
LOG_ENTRY: Final = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$", re.MULTILINE)
"""The line that starts an error in the log."""
MODULE_LINE: Final = re.compile(r'^(\s+File ")(.*[\\/])?([^\\/"]+\.pyc?|<[^"]*>)(", line \d+.*)$')
"""A line of a traceback that names a module."""
PROGRAM_PATH: Final = re.compile(rf"^(?:{re.escape(str(ROOT))}|.*site-packages)[\\/]")
"""The path up to the program or its libraries."""
FULL_PATH: Final = re.compile(r"[\\/]|[A-Za-z]:")
ERROR: Final = re.compile(r"^([A-Za-z_][\w.]*)(?:: ((?:[A-Za-z]+[,;.]?(?: |$))*)(.*))?$")
"""The kind of an error, the plain words that its message starts with, and the rest."""
HEADINGS: Final = (
    "",
    "Traceback (most recent call last):",
    "During handling of the above exception, another exception occurred:",
    "The above exception was the direct cause of the following exception:",
)
TITLE: Final = re.compile(rb'("title": ?")(?:[^"\\]|\\.)*(?=")')
SHORTEST_TITLE: Final = 3
"""In letters. A shorter title is part of too many words to be hidden in an error."""
HIDDEN: Final = "…"
NO_TROUBLE: Final = "No error was logged.\n"
NO_MATCH: Final = "No match.\n"


def write_report(
    target: Path, settings: Settings, log: Path, match: bytes, now: datetime, titles: Collection[str] = ()
) -> None:
    """Write a report to a zip file, replacing an older one; ``titles`` are hidden in the error."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as report:
        for name, text in {
            "versions.txt": _versions(now),
            "settings.json": SETTINGS.dump_json(settings, indent=1).decode(),
            "trouble.txt": last_trouble(log, titles) or NO_TROUBLE,
            "match.brimstone": untitled(match) or NO_MATCH,
        }.items():  # without their dates, because a zip file can't hold those of a wrong clock
            report.writestr(ZipInfo(name), text, ZIP_DEFLATED)
    write_whole(target, packed.getvalue())


def last_trouble(log: Path, titles: Collection[str] = ()) -> str:
    """Return the last error in the log without anything private, or an empty string."""
    try:
        trouble = read_plain(log).decode("utf-8", "replace")
    except (FileNotFoundError, Unreadable):
        return ""
    begins = [found.start() for found in LOG_ENTRY.finditer(trouble)]
    return masked(trouble[begins[-1] if begins else 0 :], titles)


def masked(trouble: str, titles: Collection[str] = ()) -> str:
    """Return a traceback without folders, and with only the plain words of error messages."""
    lines, in_stack = [], False
    for line in trouble.splitlines():
        if module := MODULE_LINE.match(line):
            begins, folder, name, ends = module.groups()
            lines.append(f"{begins}{_inside(folder or '')}{name}{ends}")
            in_stack = True
        elif in_stack and line.startswith("  "):
            lines.append(line)
        elif in_stack and (error := ERROR.match(line)):
            kind, words, more = error.groups("")
            words = f"{words}{HIDDEN}" if more else words
            known = [title for title in titles if len(title) >= SHORTEST_TITLE and title in words.casefold()]
            words = HIDDEN if known else words
            lines.append(f"{kind}: {words}" if words else kind)
            in_stack = False
        elif line in HEADINGS or LOG_ENTRY.match(line):
            lines.append(line)
    return "".join(f"{line}\n" for line in lines)


def _inside(folder: str) -> str:
    """Return the part of a module's folder that is inside the program or its libraries."""
    inside, found = PROGRAM_PATH.subn("", folder)
    return inside if found or not FULL_PATH.match(folder) else ""


def titles(store: Store, now: datetime, report: Report) -> set[str]:
    """Return the titles of all matches."""
    return {entry.title for entry, _ in store.entries(now, report)}


def untitled(match: bytes) -> bytes:
    """Return the content of a match file with an empty title; the file may be damaged."""
    try:
        file = parsed(match)
    except (Damaged, NewerFormat):
        return TITLE.sub(rb"\1", match)
    return with_header(replace(file.header, title=""), file).encode() if file.header.title else match


def last_match(store: Store, now: datetime, report: Report) -> bytes:
    """Return the content of the last played match's file, or nothing."""
    entries = [entry for entry, at in store.entries(now, report) if at is not store.bin]
    if not entries:
        return b""
    last = max(entries, key=lambda entry: entry.saved)
    for path in store.paths(last.id):
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
