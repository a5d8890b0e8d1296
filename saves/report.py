"""A report for the makers of Brimstone: settings, versions, the last trouble and a match, in one zip file.

Nothing else is in it, and nothing is sent anywhere. A trouble tells the modules, their code and the kinds of
errors; of what an error says only the plain words it begins with. The match is told without its title.
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
BEGINS: Final = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$", re.MULTILINE)
"""The line with which a trouble begins in the log of errors."""
CODE: Final = re.compile(r'^(\s+File ")(.*[\\/])?([^\\/"]+\.pyc?|<[^"]*>)(", line \d+.*)$')
"""A line of a traceback that names a module."""
INSIDE: Final = re.compile(rf"^(?:{re.escape(str(ROOT))}|.*site-packages)[\\/]")
"""The way to the program or to its libraries."""
ELSEWHERE: Final = re.compile(r"[\\/]|[A-Za-z]:")
ERROR: Final = re.compile(r"^([A-Za-z_][\w.]*)(?:: ((?:[A-Za-z]+[,;.]?(?: |$))*)(.*))?$")
"""The kind of an error, the plain words it begins with, and all else that it says."""
BETWEEN: Final = (
    "",
    "Traceback (most recent call last):",
    "During handling of the above exception, another exception occurred:",
    "The above exception was the direct cause of the following exception:",
)
TITLE: Final = re.compile(rb'("title": ?")(?:[^"\\]|\\.)*(?=")')
SHORTEST_TITLE: Final = 3
"""Letters: a shorter title is part of too many words to hide it in a trouble."""
HIDDEN: Final = "…"
NO_TROUBLE: Final = "No error was logged.\n"
NO_MATCH: Final = "No match.\n"


def write_report(
    target: Path, settings: Settings, log: Path, match: bytes, now: datetime, titles: Collection[str] = ()
) -> None:
    """Write a report into a zip file, over any that is there; ``titles`` are hidden in the error."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as report:
        for name, text in {
            "versions.txt": _versions(now),
            "settings.json": SETTINGS.dump_json(settings, indent=1).decode(),
            "trouble.txt": last_trouble(log, titles) or NO_TROUBLE,
            "match.brimstone": untitled(match) or NO_MATCH,
        }.items():  # without dates of their own: a zip file has no room for those of a wrong clock
            report.writestr(ZipInfo(name), text, ZIP_DEFLATED)
    write_whole(target, packed.getvalue())


def last_trouble(log: Path, titles: Collection[str] = ()) -> str:
    """Return the end of the log of errors, without anything private; empty where there is none."""
    try:
        trouble = read_plain(log).decode("utf-8", "replace")
    except (FileNotFoundError, Unreadable):
        return ""
    begins = [found.start() for found in BEGINS.finditer(trouble)]
    return masked(trouble[begins[-1] if begins else 0 :], titles)


def masked(trouble: str, titles: Collection[str] = ()) -> str:
    """Return a traceback without folders, and without what errors say but for plain words."""
    lines, in_stack = [], False
    for line in trouble.splitlines():
        if module := CODE.match(line):
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
        elif line in BETWEEN or BEGINS.match(line):
            lines.append(line)
    return "".join(f"{line}\n" for line in lines)


def _inside(folder: str) -> str:
    """Return the part of a module's folder that lies inside the program or its libraries."""
    inside, found = INSIDE.subn("", folder)
    return inside if found or not ELSEWHERE.match(folder) else ""


def titles(store: Store, now: datetime, report: Report) -> set[str]:
    """Return the titles of all matches."""
    return {entry.title for entry, _ in store.entries(now, report)}


def untitled(match: bytes) -> bytes:
    """Return the text of a match file without its title; a damaged one as it is otherwise."""
    try:
        file = parsed(match)
    except (Damaged, NewerFormat):
        return TITLE.sub(rb"\1", match)
    return with_header(replace(file.header, title=""), file).encode() if file.header.title else match


def last_match(store: Store, now: datetime, report: Report) -> bytes:
    """Return the file of the match that was played last, as it is; nothing where there is none."""
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
