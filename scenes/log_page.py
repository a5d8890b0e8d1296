"""What happened in a match, in words."""

from collections.abc import Sequence
from math import inf
from typing import Final

import pygame

from engine.app import App
from engine.long_list import LongList
from engine.theme import BODY, BONE, BRASS, HIDE, Typeface
from engine.ui.form import BACK, Form
from engine.ui.page import Page

BOX: Final = (330.0, 150.0, 1260.0, 790.0)
SIDE, EDGE = 24.0, 18.0
"""Design pixels from the frame to the words, across and down."""
NOTCH: Final = 3
"""Lines that one notch of the wheel scrolls."""


class LogPage(Page):
    """All lines of the log, the last ones in sight, however many there are; pops itself."""

    reads = True

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = tuple(lines)
        self._rows: list[str] = []
        """The lines as they fall into the width of the page."""
        self.list = LongList()
        """The part of those rows that is in sight."""

    def enter(self, app: App) -> None:
        """Open at the end."""
        super().enter(app)
        self.list.jump(inf)

    def build(self, form: Form) -> None:
        """Room for the lines, and the way back."""
        form.label("Log", (360, 30, 1200, 100), "@heading")
        left, top, width, height = BOX
        inner = (left + SIDE, top + EDGE, width - 2 * SIDE, height - 2 * EDGE)
        self.list.fit(form.rect(inner), round(form.line_height() * self.app.pixels))
        room = self.list.rows().width / self.app.pixels
        self._rows = [row for line in self._lines for row in form.lines(line, room)]
        self.list.fill(len(self._rows))
        form.button("Back", BACK, self.back, key="L")

    def paint(self, surface: pygame.Surface) -> None:
        """The lines in sight."""
        super().paint(surface)
        app, frame = self.app, self.form.rect(BOX)
        pygame.draw.rect(surface, HIDE, frame, border_radius=round(10 * app.text_pixels))
        pygame.draw.rect(surface, BRASS, frame, 1, round(10 * app.text_pixels))
        surface.set_clip(self.list.area)
        for index in self.list.in_sight():
            words = app.assets.text(self._rows[index], Typeface.TEXT, round(BODY * app.text_pixels), BONE)
            surface.blit(words, words.get_rect(midleft=self.list.rect_of(index).midleft))
        surface.set_clip(None)
        self.list.draw_bar(surface)

    def update(self, milliseconds: float) -> None:
        """The list glides."""
        super().update(milliseconds)
        if self.list.update(milliseconds):
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """The list has the pointer's events first."""
        if self._shows_keys or not self.list.point(event, NOTCH):
            super().handle(event)
        self.stale = True

    def _scroll(self, pages: float) -> bool:
        if self._shows_keys:
            return super()._scroll(pages)
        self.list.scroll(pages * self.list.area.height)
        return True
