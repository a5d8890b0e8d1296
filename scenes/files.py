"""Dialogs for files: to export or import a match, and to save a bug report."""

import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from platformdirs import user_documents_path, user_downloads_path

from engine.text_wrapping import shortened
from engine.ui import styles
from engine.ui.form import Form
from engine.ui.page import Dialog
from game.sentences import PlayerError
from saves.files import shown
from saves.managing import Refused, export, import_match
from saves.match_file import text_of
from saves.models import Header
from saves.report import last_match, titles, write_report
from saves.saved_match import SavedMatch, header_of
from scenes.desk import Desk, log_of
from scenes.message import Message, choose
from scenes.navigation import GoBack, no_op

LONGEST_PATH: Final = 400
ENDING: Final = ".brimstone"
NOT_IN_NAMES: Final = re.compile(r"[^\w \-().,!]+")
IMPORTED_FINISHED: Final = "Match imported. Watch it any time. It won't count in your records."
IMPORTED_RUNNING: Final = "Match imported. Continue it any time. It won't count in your records."
MOST_FOUND: Final = 6
PICK_FILE: Final = "Drop a file on this window, pick one below, or type its path:"
TYPE_PATH: Final = "Drop a file on this window or type its path:"
TITLE = "Report a bug"
ABOUT = (
    "The report holds your settings, player names, version numbers, the last error and {match}. "
    "Nothing is sent automatically. Save the file here, then post it where you got Brimstone:"
)
WHERE_TO_SEND = "Now post the file where you got Brimstone, and say what went wrong."
LAST, THIS = "your last match", "this match"


def folders() -> tuple[Path, Path]:
    """Return the user's documents and downloads folders."""
    return user_documents_path(), user_downloads_path()


def path_of(typed: str) -> Path:
    """Return a typed path without quotes, with ~ as the home folder."""
    path = Path(typed.strip().strip("\"'"))
    with suppress(RuntimeError):
        path = path.expanduser()
    return path


class _FilePage(Dialog):
    """A dialog that asks for a file; pops itself with a sentence about the result, or None."""

    def __init__(self, title: str, about: str, verb: str, path: str = "") -> None:
        self._title = title
        self._about = about
        self._verb = verb
        self._path = path
        self.found: Sequence[Path] = ()
        """Files offered as buttons."""
        self.said = ""

    def use(self, path: Path) -> str:
        """Write or read the file and return a sentence about it; raise PlayerError if it can't be used."""
        raise NotImplementedError

    def build(self, form: Form) -> None:
        """Place an entry for the path, the files to choose from, and two buttons."""
        head = form.line_height(styles.HEADING)
        about = max(form.text_height(words, 1400, styles.KEY) for words in (self._about, self.said))
        found = self.found[: int((1080 - 88 - head - about - 266) // 80)]
        high = head + about + 266 + 80 * len(found)
        top = (1080 - high) / 2
        self.box = (190, top - 44, 1540, high + 88)
        form.label(self._title, (260, top, 1400, head), styles.HEADING)
        top += head + 24
        form.paragraph(self.said or self._about, (260, top, 1400), styles.KEY if self.said else styles.LEFT)
        top += about + 24
        box = (260, top, 1400, 70)
        form.entry(self._path, box, self._type, LONGEST_PATH, empty="Path", done=self._take_typed)
        for path in found:
            top += 80
            name = shortened(path.name, form.width, 1360)
            form.button(name, (260, top, 1400, 70), partial(self.take, path))
        form.button("Back", (260, top + 134, 420, 84), self.back, style=styles.LARGE)
        form.button(self._verb, (1240, top + 134, 420, 84), self._take_typed, main=True)

    def _type(self, path: str) -> None:
        self._path = path

    def _take_typed(self) -> None:
        if self._path.strip():
            self.take(path_of(self._path))

    def take(self, path: Path) -> None:
        """Use a file and close; if that fails, show why."""
        try:
            sentence = self.use(path)
        except PlayerError as refusal:
            self.said = str(refusal)
            self.rebuild()
        else:
            self.app.stack.pop(sentence)


class SavePage(_FilePage):
    """A dialog that asks where to save a file, and saves it with ``write``."""

    def __init__(self, title: str, about: str, path: Path, write: Callable[[Path], None]) -> None:
        super().__init__(title, about, "Save", str(path))
        self._write = write

    def build(self, form: Form) -> None:
        """Focus the Save button."""
        super().build(form)
        self.focus.begin(2)

    def take(self, path: Path) -> None:
        """Write the file; ask first if it exists."""
        write = partial(super().take, path)
        if os.path.exists(path):  # unlike Path.exists, this returns False for a path that can't be
            answers = [("Keep", None), ("Replace", write)]
            choose(self.app, "Replace the file?", f"{shown(path)} already exists.", answers)
        else:
            write()

    def use(self, path: Path) -> str:
        """Write the file, and create its folder if needed."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._write(path)
        except PlayerError:
            raise
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else error
            raise Refused(f"{shown(path)} can't be saved ({reason}). Try another folder.") from error
        return f"Saved as {shown(path)}."


class ImportPage(_FilePage):
    """A dialog that imports a match from a file: typed, chosen or dropped on the window."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        found = newest_files()
        super().__init__("Import match", PICK_FILE if found else TYPE_PATH, "Import")
        self.found = found

    def build(self, form: Form) -> None:
        """Focus the entry for the path."""
        super().build(form)
        if self.focus.key in (None, 0):
            self.focus.key = 0
            form.type_into(form.entries[0])

    def use(self, path: Path) -> str:
        """Import the match."""
        return imported(self._desk, path)

    def handle(self, event: pygame.event.Event) -> None:
        """Import a file dropped on the window."""
        if event.type == pygame.DROPFILE:
            self.take(Path(event.file))
        else:
            super().handle(event)


def export_page(desk: Desk, header: Header, name: str) -> SavePage:
    """Return the dialog that exports a match; ``name`` is the match's name."""
    about = "Anyone with Brimstone can import the file and watch the match. It will be saved here:"
    path = folders()[0] / file_name(header, name)
    write = partial(export, desk.store, header)
    return SavePage("Export match", about, path, write)


def file_name(header: Header, name: str) -> str:
    """Return the file name for an exported match."""
    plain_name = NOT_IN_NAMES.sub("", name).strip(" .") or header.game
    return f"{plain_name} {header.saved.astimezone():%Y-%m-%d %H.%M}{ENDING}"


def imported(desk: Desk, path: Path) -> str:
    """Import a match from a file; return a sentence about it."""
    return IMPORTED_FINISHED if import_match(desk.store, path).over else IMPORTED_RUNNING


def newest_files() -> list[Path]:
    """Return the newest match files in the documents and downloads folders."""
    files: list[tuple[float, Path]] = []
    for folder in folders():
        with suppress(OSError):
            files += [(path.stat().st_mtime, path) for path in folder.glob(f"*{ENDING}")]
    return [path for _, path in sorted(files, reverse=True)[:MOST_FOUND]]


def show_report(desk: Desk, saved: SavedMatch | None = None, back: GoBack = no_op) -> None:
    """Ask where to save a bug report, with this match or else the one played last."""
    now = desk.now()
    if saved is None:
        match = last_match(desk.store, now, desk.report)
    else:  # the match in memory, in case saving it failed
        match = text_of(header_of(saved, now), saved.match, saved.ahead).encode()
    write = partial(
        write_report,
        settings=desk.settings,
        log=log_of(desk.folder),
        match=match,
        now=now,
        titles=titles(desk.store, now, desk.report),
    )
    path = folders()[0] / f"brimstone report {now:%Y-%m-%d %H.%M}.zip"
    page = SavePage(TITLE, ABOUT.format(match=LAST if saved is None else THIS), path, write)
    desk.app.stack.push(page, partial(_written, desk, back))


def _written(desk: Desk, back: GoBack, sentence: str | None) -> None:
    if sentence is None:
        back()
    else:
        desk.app.stack.push(Message("Report saved", f"{sentence} {WHERE_TO_SEND}"), lambda _: back())
