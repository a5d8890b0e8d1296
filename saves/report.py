"""A report for the makers of Brimstone: settings, versions, the last trouble and a match, in one zip file.

Nothing else is in it, and nothing is sent anywhere. A trouble names the program's own modules alone: other
files, mail addresses and the titles of matches are hidden. The match is told without its title.
"""

import platform
import re
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from saves import VERSION
from saves.folder import Unreadable, read_plain, write_whole
from saves.match_file import Damaged, parsed, retold
from saves.models import SETTINGS, Settings
from saves.store import Store
from saves.upgrade import NewerFormat

ROOT: Final = Path(__file__).resolve().parents[1]
LIBRARIES: Final = ("pygame-ce", "pydantic", "pytmx")
BEGINS: Final = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$", re.MULTILINE)
"""The line with which a trouble begins in the log of errors."""
CODE: Final = re.compile(r'^(\s+File ")(.*[\\/])?([^\\/"]+\.pyc?|<[^"]*>)(", line \d+.*)$', re.DOTALL)
"""A line of a traceback that names a module."""
PACKAGES: Final = "site-packages"
BEGINS_PATH: Final = "|".join(
    (
        r"~\w*[\\/]",
        r"\$\{?\w+\}?[\\/]",
        r"%\w+%[\\/]",
        r"[A-Za-z]:[\\/]",
        r"\\\\",
        r"\\(?=\w[^\\]*\\)",
        r"/(?=[^\s/='\"])",
        r"//(?=[^\s/=])",
    )
)
"""Beginnings of a path: at home, in a variable's folder, on a drive, on a server, at the root."""
INPUT: Final = re.compile(r"input_value=.*, input_type=")
"""Pydantic's quotation of a value that it refuses."""
MAIL: Final = re.compile(r"""[^\s@<>"'(),;:/\\]+@[^\s@<>"'(),;:/\\]+""")
TITLE: Final = re.compile(rb'("title": ?")(?:[^"\\]|\\.)*(?=")')
SHORTEST_TITLE: Final = 3
"""Letters: a shorter title is part of too many words to hide it in a trouble."""
HIDDEN: Final = "(a file)"
NO_TROUBLE: Final = "No error was logged.\n"
NO_MATCH: Final = "No match.\n"


def write_report(
    target: Path, settings: Settings, log: Path, match: bytes, now: datetime, titles: Collection[str] = ()
) -> None:
    """Write a report into a zip file, over any that is there; ``titles`` are hidden in the error."""
    told = BytesIO()
    with ZipFile(told, "w", ZIP_DEFLATED) as report:
        for name, text in {
            "versions.txt": _versions(now),
            "settings.json": SETTINGS.dump_json(settings, indent=1).decode(),
            "trouble.txt": last_trouble(log, titles) or NO_TROUBLE,
            "match.brimstone": untitled(match) or NO_MATCH,
        }.items():  # without dates of their own: a zip file has no room for those of a wrong clock
            report.writestr(ZipInfo(name), text, ZIP_DEFLATED)
    write_whole(target, told.getvalue())


def last_trouble(log: Path, titles: Collection[str] = ()) -> str:
    """Return the end of the log of errors, without anything private; empty where there is none."""
    try:
        told = read_plain(log).decode("utf-8", "replace")
    except (FileNotFoundError, Unreadable):
        return ""
    begins = [found.start() for found in BEGINS.finditer(told)]
    return masked(told[begins[-1] if begins else 0 :], titles)


def masked(told: str, titles: Collection[str] = ()) -> str:
    """Return a traceback without paths, mail addresses, refused values and titles of matches."""
    known = sorted((title for title in titles if len(title) >= SHORTEST_TITLE), key=len, reverse=True)
    masks = (
        (INPUT, "input_value=(hidden), input_type="),
        (_any_of(known), "(a title)"),
        (_any_file(), HIDDEN),
        (MAIL, "(an address)"),
    )
    lines = []
    for line in told.splitlines(keepends=True):
        if module := CODE.match(line):
            begins, folder, name, ends = module.groups()
            lines.append(f"{begins}{_inside(folder or '')}{name}{ends}")
            continue
        for pattern, mask in masks:
            line = pattern.sub(mask, line)
        lines.append(line)
    return "".join(lines)


def _any_of(words: Collection[str]) -> re.Pattern[str]:
    """Return a pattern for any of these words in any case; without words it matches nothing."""
    return re.compile("|".join(map(re.escape, words)) if words else r"(?!)", re.IGNORECASE)


def _any_file() -> re.Pattern[str]:
    """Match a path to its last quote; one without to the end of its line: nobody knows where it ends."""
    begins = f"{_any_of(_homes()).pattern}|{BEGINS_PATH}"
    return re.compile(
        rf"""(['"])(?:{begins}).*\1|(?:{_any_of(_homes()).pattern}|(?<![\w.<])(?:{BEGINS_PATH})).*""",
        re.IGNORECASE,
    )


def _homes() -> set[str]:
    """Return the ways to write the home folder."""
    try:
        home = Path.home()
    except RuntimeError:
        return set()
    paths = {str(each) for each in (home, home.resolve()) if each != each.parent}
    return {form for path in paths for form in (path, path.replace("\\", "\\\\"), path.replace("\\", "/"))}


def _inside(folder: str) -> str:
    """Return the part of a module's folder that lies inside the program or its libraries."""
    for root in (rf"^{re.escape(str(ROOT))}[\\/]", rf"^.*{PACKAGES}[\\/]"):
        inside, found = re.subn(root, "", folder, count=1)
        if found:
            return inside
    return "" if Path(folder).is_absolute() or re.match(BEGINS_PATH, folder) else folder


def titles(store: Store, now: datetime, tell: Callable[[str], None]) -> set[str]:
    """Return the titles of all matches; call ``tell`` about files that can't be used."""
    return {entry.words.partition("\n")[0] for entry, _ in store.entries(now, tell)}


def untitled(match: bytes) -> bytes:
    """Return the text of a match file without its title; a damaged one as it is otherwise."""
    try:
        file = parsed(match)
    except (Damaged, NewerFormat):
        return TITLE.sub(rb"\1", match)
    return retold(replace(file.header, title=""), file).encode() if file.header.title else match


def last_match(store: Store, now: datetime, tell: Callable[[str], None]) -> bytes:
    """Return the file of the match that was played last, as it is; nothing where there is none.

    ``tell`` hears of files that cannot be used.
    """
    entries = [entry for entry, at in store.entries(now, tell) if at != store.bin.folder]
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
