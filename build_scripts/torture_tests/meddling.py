"""Disturb a match while it is played: wrong clocks, missing folders, links, odd imports, private errors."""

import json
import os
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from zipfile import ZipFile

from saves.files import SaveFailed
from saves.managing import Refused, export, import_match
from saves.match_file import parsed
from saves.report import last_match, titles, write_report
from saves.saved_match import SavedMatch
from saves.settings import Settings
from saves.store import CHANGED, DELETED, Store
from scenes.desk import log_error, log_of
from tests.conformance.tables import at_random
from torture_tests.matches import dealt, sealed, seated
from torture_tests.run import Run

MOST_ACTIONS = 12
TITLE = "Zzyzx at midnight"
SECRETS = ("zzyzx", "geheim", "letters")
"""Parts of everything that a report must not contain."""
FOLDERS = (
    "/home/Zzyzx D",
    "C:\\Users\\Zzyzx D",
    "\\\\nas\\Zzyzx D",
    "~/Zzyzx D",
    "$HOME/Zzyzx D",
    "file:///Zzyzx%20D",
)
FILES = ("letters/geheim a.txt", "letters, (old)/it's geheim", 'geheim "a": b; c.txt', "geheim")
SENTENCES = (
    "[Errno 2] No such file: {!r}",
    "can't open {}",
    "'{}' isn't there",
    '"{}": no',
    "ask {} or zzyzx@geheim.org",
)
ODD_NAMES = ("CON", "nul", "LPT9", "-rf", "--help", "..", "a/b", "a\\\\b", "x" * 200, "é", " ", "con.json")
SAFE_NAME = re.compile(r"(?!(?i:con|prn|aux|nul|com[0-9]|lpt[0-9])$)[A-Za-z0-9_][A-Za-z0-9_-]{0,85}")


def meddling(run: Run) -> None:
    """Play, disturb and save; check that no action is lost and that each disturbance is reported once."""
    counts = dict.fromkeys(("saves", "deeds", "imports", "reports"), 0)
    for random in run.trials():
        shutil.rmtree(run.folder, ignore_errors=True)
        with run.no_traceback("meddling"):
            _play(run, random, counts)
        with run.no_traceback("importing"):
            counts["imports"] += _import(run, random)
        with run.no_traceback("reporting"):
            counts["reports"] += _report(run, random)
    for what, count in counts.items():
        run.did(count, what, needed=run.tried >= 10)


@dataclass
class _Table:
    """A match in play, and another folder for its file."""

    store: Store
    saved: SavedMatch
    elsewhere: Path

    @property
    def path(self) -> Path:
        return self.store.paths(self.saved.id)[0]


def _play(run: Run, random: Random, counts: dict[str, int]) -> None:
    store = Store(run.folder / "data")
    for _ in range(random.randint(0, 3)):
        store.save(_begun(store, random), _clock(random))
    table = _Table(store, _begun(store, random), run.folder / "elsewhere")
    store.save(table.saved, _clock(random))
    store.list_running(_clock(random))
    for _ in range(random.randint(1, MOST_ACTIONS)):
        if table.saved.match.to_move is None:
            break
        at_random(table.saved.match, random)
        deed = random.choice(DEEDS) if random.random() < 0.4 else None
        counts["deeds"] += deed is not None
        expected = deed(table) if deed is not None else ""
        told = _save(table, random)
        counts["saves"] += 1
        name = deed.__name__ if deed is not None else "nothing"
        path = table.store.paths(table.saved.id)[table.saved.match.to_move is None]
        if len(parsed(path.read_bytes()).match.log) != len(table.saved.match.log):
            run.fail(f"after {name} the file holds another position")
        if expected not in told or bool(told) != bool(expected):
            run.fail(f"after {name} it is said: {told!r}")


def _save(table: _Table, random: Random) -> str:
    """Save a match; if something is in the way, remove it after it was reported."""
    now = _clock(random)
    try:
        return table.store.save(table.saved, now)
    except SaveFailed as failed:
        if table.store.running.folder.is_file():
            table.store.running.folder.unlink()
        table.store.save(table.saved, now)
        return str(failed)


def _begun(store: Store, random: Random) -> SavedMatch:
    match = dealt(random)
    return store.begin(match, seated(match, random), _clock(random))


def _clock(random: Random) -> datetime:
    """Return a time that a clock may show, right or wrong."""
    year = random.choice((1, 1904, 1970, 1979, 1980, 2026, 2038, 2107, 8999, 9000, 9999))
    return datetime(year, 1, 1) + timedelta(minutes=random.randint(0, 500_000))


def folder_deleted(table: _Table) -> str:
    shutil.rmtree(table.store.folder)
    return DELETED


def matches_deleted(table: _Table) -> str:
    shutil.rmtree(table.store.running.folder)
    return DELETED


def file_deleted(table: _Table) -> str:
    table.path.unlink()
    return DELETED


def matches_replaced_by_a_file(table: _Table) -> str:
    shutil.rmtree(table.store.running.folder)
    table.store.running.folder.write_text("in the way")
    return "A file already has that name"


def file_changed(table: _Table) -> str:
    table.path.write_text("changed elsewhere")
    return CHANGED.partition("{name}")[0]


def file_replaced_by_a_folder(table: _Table) -> str:
    table.path.unlink()
    table.path.mkdir()
    return CHANGED.partition("{name}")[0]


def file_moved_and_linked(table: _Table) -> str:
    table.elsewhere.mkdir(exist_ok=True)
    real = table.elsewhere / f"{table.saved.id}.json"
    shutil.move(os.path.realpath(table.path), real)
    table.path.unlink(missing_ok=True)
    table.path.symlink_to(real)
    return ""


DEEDS: tuple[Callable[[_Table], str], ...] = (
    folder_deleted,
    matches_deleted,
    file_deleted,
    matches_replaced_by_a_file,
    file_changed,
    file_replaced_by_a_folder,
    file_moved_and_linked,
)


def _import(run: Run, random: Random) -> int:
    """Import a match with an odd name or far too many fingerprints; return the number imported."""
    mine, theirs = Store(run.folder / "mine"), Store(run.folder / "theirs")
    saved = _begun(theirs, random)
    theirs.save(saved, _clock(random))
    (header,) = theirs.list_running(_clock(random)).headers
    file = run.folder / "given.brimstone"
    export(theirs, header, file)
    name, many = random.choice(ODD_NAMES), random.random() < 0.3
    file.write_bytes(_forged(file.read_bytes(), name, many))
    try:
        taken = import_match(mine, file)
    except Refused as refused:
        if not many:
            run.fail(f"under the name {name!r} it is refused: {refused}")
        return 0
    if many:
        run.fail("a hundred thousand fingerprints came in")
    if not SAFE_NAME.fullmatch(taken.id) or not mine.paths(taken.id)[0].is_file():
        run.fail(f"{name!r} became {taken.id!r}")
    return 1


def _forged(data: bytes, name: str, many: bool) -> bytes:
    document = json.loads(data)
    document["header"]["id"] = name
    if many:
        document["match"]["fingerprints"] = ["2-" + "f" * 60] * 100_000
    return sealed(document["header"], document["match"])


def _report(run: Run, random: Random) -> int:
    """Write a report of an error with a private path, and check that it contains nothing of the path."""
    store = Store(run.folder / "data")
    folder, file = random.choice(FOLDERS), random.choice(FILES)
    between = "\\" if "\\" in folder else "/"
    words = random.choice(SENTENCES).format(folder + between + file)
    error = RuntimeError(f"{words} at the match {TITLE.upper()}")
    log_error(store.folder, error)
    now = _clock(random)
    target = run.folder / "report.zip"
    ignored: list[str] = []
    known = {*titles(store, now, ignored.append), TITLE.casefold()}
    write_report(target, Settings(), log_of(store.folder), last_match(store, now, ignored.append), now, known)
    with ZipFile(target) as report:
        told = report.read("trouble.txt").decode().casefold()
    for secret in SECRETS:
        if secret in told:
            run.fail(f"the report tells {secret!r} of {error}")
    return 1
