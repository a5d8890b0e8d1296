"""A paragraph with bold and italic words: ``Play a card that adds up to **15**.``"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from engine.text_wrapping import printable
from engine.theme import FLAME, Typeface
from engine.ui.pane import Pane
from engine.ui.styles import STYLES
from engine.ui.text import Line, Scale, Written
from engine.ui.widget import Widget

MARKED: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|(?P<plain>[^*]+|\*)")


@dataclass(frozen=True, slots=True)
class Run:
    """Words set in one typeface."""

    words: str
    typeface: Typeface


def runs(marked: str) -> list[Run]:
    """Return what is marked bold between two stars, and italic between one, as runs without the stars."""
    found = []
    for each in MARKED.finditer(marked):
        kind = Typeface.BOLD if each["bold"] else Typeface.ITALIC if each["italic"] else Typeface.TEXT
        found.append(Run(printable(each["bold"] or each["italic"] or each["plain"]), kind))
    return found


def broken(scale: Scale, marked: str, style: str, width: float) -> list[list[Run]]:
    """Return a paragraph as lines of runs no wider than that many design pixels."""
    size, most = scale.type_size(style), width * scale.pixels
    lines: list[list[Run]] = [[]]
    across = 0
    for run in runs(marked):
        for word in re.findall(r"\s*\S+|\s+$", run.words):
            wide, _ = scale.assets.room(word, run.typeface, size)
            apart = word[0] == " " or bool(lines[-1] and lines[-1][-1].words.endswith(" "))
            if lines[-1] and apart and across + wide > most:
                lines.append([])
                across, word = 0, word.lstrip()
                wide, _ = scale.assets.room(word, run.typeface, size)
            lines[-1].append(Run(word, run.typeface))
            across += wide
    return lines


class Rich(Widget):
    """One line of a paragraph of runs."""

    def __init__(
        self, spot: pygame.Rect, pane: Pane | None, line: list[Run], style: str, scale: Scale
    ) -> None:
        super().__init__(spot, pane)
        self.text = "".join(run.words for run in line)
        self._style = style
        self._scale = scale
        size = scale.type_size(style)
        self._lines = [Line(run.words, run.typeface, size, "left", False) for run in line]

    def written(self) -> Iterator[Written]:
        """Yield the whole line."""
        rect = self._across(self.rect)[0]
        wide = sum(each.width for each in self._across(self.rect))
        letters = pygame.Rect(rect.left, 0, wide, self._scale.type_size(self._style))
        letters.centery = rect.centery
        yield Written(self.text, letters, self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw its runs; the bold ones stand out in colour too."""
        for line, room in zip(self._lines, self._across(self.rect), strict=True):
            bold = line.typeface is Typeface.BOLD
            line.draw(surface, self._scale.assets, room, FLAME if bold else STYLES[self._style].colour)

    def _across(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Return the room of each run."""
        widths = [self._scale.assets.room(line.words, line.typeface, line.size)[0] for line in self._lines]
        left = rect.left if STYLES[self._style].align == "left" else rect.centerx - sum(widths) // 2
        rooms = []
        for wide in widths:
            rooms.append(pygame.Rect(left, rect.top, wide, rect.height))
            left += wide
        return rooms
