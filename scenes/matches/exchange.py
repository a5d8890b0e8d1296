"""Matches to and from single files: where one is written, and which one is taken in."""

import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from engine.forms import Form
from engine.lettering import plain, shortened
from engine.page import Page
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
    about = "Whoever has Brimstone can take it in and watch it. The file will be here:"
    path = folders()[0] / file_name(header, name)
    write = partial(export, desk.store, header)
    return FilePage("Write this match into a file", about, path, write)


class ImportPage(Page):
    """Which file is taken in; pops itself with a sentence about it, or None."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._path = ""
        self.said = ""

    def build(self, form: Form) -> None:
        """A line to type a file in, and the files that were found."""
        form.label("Take a match in", (160, 40, 1600, 100), "@heading")
        words = "Drop a file on this window, choose one that was found, or type where it is:"
        form.paragraph(words, (260, 160, 1400), "@left")
        box = (260, 250, 1060, 70)
        form.entry(self._path, box, self._type, LONGEST_PATH, empty="A file", done=self._take_typed)
        form.button("Take it in", (1340, 250, 320, 70), self._take_typed, style="@large")
        top = 345.0
        if self.said:
            form.prose(plain(self.said), (260, top, 1400, 150))
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
        told = taken_in(self._desk, path)
        if told.startswith(TAKEN):
            self.app.stack.pop(told)
        else:
            self.said = told
            self.rebuild()


TAKEN: Final = "The match was taken in"


def taken_in(desk: Desk, path: Path) -> str:
    """Take a match in from a file; a sentence about what came of it."""
    try:
        header = bring_in(desk.store, path)
    except (Refused, SaveFailed) as refusal:
        return str(refusal)
    return f"{TAKEN}: {'it is over, and counts in nobody’s records' if header.over else 'it is under way'}."


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
