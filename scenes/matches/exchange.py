"""Matches to and from single files: where one is written, and which one is taken in."""

import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from engine.lettering import shortened
from engine.ui.dialog import Dialog
from engine.ui.form import Form
from saves.folder import SaveFailed
from saves.housekeeping import Refused, bring_in, export
from saves.models import Header
from scenes.desk import Desk
from scenes.file_page import LONGEST_PATH, FilePage, folders, path_of

ENDING: Final = ".brimstone"
MOST_FOUND: Final = 6
"""Files offered to be taken in."""
NOT_IN_NAMES: Final = re.compile(r"[^\w \-().,!]+")


def export_page(desk: Desk, header: Header, name: str) -> FilePage:
    """Where a match is written; ``name`` is what it is called."""
    about = "Anyone with Brimstone can import it and watch. The file goes here:"
    path = folders()[0] / file_name(header, name)
    write = partial(export, desk.store, header)
    return FilePage("Export match", about, path, write)


class ImportPage(Dialog):
    """Which file is taken in; pops itself with a sentence about it, or None."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._path = ""
        self.said = ""

    plate = (190, 20, 1540, 1046)

    def build(self, form: Form) -> None:
        """A line to type a file in, and the files that were found."""
        form.label("Import a match", (160, 40, 1600, 100), "@heading")
        words = "Drop a file on this window, pick one below, or type its path:"
        form.paragraph(words, (260, 160, 1400), "@left")
        box = (260, 250, 1060, 70)
        form.entry(self._path, box, self._type, LONGEST_PATH, empty="Path", done=self._take_typed)
        form.button("Import", (1340, 250, 320, 70), self._take_typed, style="@large")
        top = 345.0
        if self.said:
            form.prose(self.said, (260, top, 1400, 150))
            top += 170
        for path in found()[: int((930 - top) // 80)]:
            name = shortened(path.name, form.width, 1360)
            form.button(name, (260, top, 1400, 68), partial(self._take, path))
            top += 80
        form.button("Back", (760, 970, 400, 76), self.back, style="@large")
        if self.focus.key in (None, 0):
            self.focus.key = 0
            form.type_into(form.entries[0])

    def back(self) -> None:
        """Esc takes nothing in."""
        self.app.stack.pop(None)

    def handle(self, event: pygame.event.Event) -> None:
        """A file that is dropped on the window is taken in."""
        if event.type == pygame.DROPFILE:
            self._take(Path(event.file))
        else:
            super().handle(event)

    def _type(self, path: str) -> None:
        self._path = path

    def _take_typed(self) -> None:
        if self._path.strip():
            self._take(path_of(self._path))

    def _take(self, path: Path) -> None:
        try:
            self.app.stack.pop(imported(self._desk, path))
        except (Refused, SaveFailed) as refusal:
            self.said = str(refusal)
            self.rebuild()


OVER: Final = "Match imported. Watch it any time. It won't count in your records."
RUNNING: Final = "Match imported. Continue it any time. It won't count in your records."


def imported(desk: Desk, path: Path) -> str:
    """Import a match from a file; return a sentence about it.

    Raises:
        Refused: when it cannot be used.
        SaveFailed: when it cannot be written.
    """
    return OVER if bring_in(desk.store, path).over else RUNNING


def found() -> list[Path]:
    """The newest files of matches in these folders."""
    files: list[tuple[float, Path]] = []
    for folder in folders():
        with suppress(OSError):
            files += [(path.stat().st_mtime, path) for path in folder.glob(f"*{ENDING}")]
    return [path for _, path in sorted(files, reverse=True)[:MOST_FOUND]]


def file_name(header: Header, name: str) -> str:
    """What the file of a match is called, wherever it is written."""
    plain_name = NOT_IN_NAMES.sub("", name).strip(" .") or header.game
    return f"{plain_name} {header.started.astimezone():%Y-%m-%d %H.%M}{ENDING}"
