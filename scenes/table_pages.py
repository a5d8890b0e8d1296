"""The pages that a table puts over itself: the menu behind Esc, the curtain between two people, the log."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from math import inf
from typing import Final

import pygame

from engine.app import App
from engine.theme import BODY, BONE, BRASS, HIDE, Typeface
from engine.ui.dialog import Dialog
from engine.ui.form import BACK, Form
from engine.ui.long_list import LongList
from engine.ui.page import Page
from scenes.deal_code import DEAL_CODE, CodePage


class Wish(Enum):
    """A wish in the middle of a match."""

    GO_ON = auto()
    RULES = auto()
    LEARN = auto()
    SETTINGS = auto()
    MATCHES = auto()
    REPORT = auto()
    GIVE_UP = auto()
    ANEW = auto()
    """Give it up, and begin another at the same table."""
    LEAVE = auto()


LEFT, WIDE = 690.0, 540.0
"""Design pixels: where the column begins, and how wide it is."""
ROW, BETWEEN, MAIN = 62.0, 8.0, 84.0
"""Design pixels of a way on, between two of them, and of the way back."""
GO_ON = "Back to the table"
CHOICES = (
    ("Rules", Wish.RULES, "R"),
    ("Learn", Wish.LEARN, ""),
    ("Settings", Wish.SETTINGS, "E"),
    ("Matches", Wish.MATCHES, ""),
    ("Report a bug", Wish.REPORT, "B"),
)
ANEW = "Restart"
ENDS = {Wish.ANEW: (ANEW, "A"), Wish.GIVE_UP: ("Concede", "")}
"""The wishes that end a match before its time; each is asked about first."""
LEAVE, LEAVE_FOR_GOOD = "Save & quit", "Leave"


class Pause(Dialog):
    """Go on, read, set or leave; pops itself with a ``Wish``."""

    def __init__(
        self, title: str, kept: str, code: str, ends: Sequence[Wish] = (), leave: str = LEAVE
    ) -> None:
        """Take the sentence that says if the match is saved, and the ways in which it may be ended now."""
        self._title = title
        self._leave = leave
        self._kept = kept
        self._code = code
        self._ends = ends

    def build(self, form: Form) -> None:
        """Lay out a column of buttons: back first, out last."""
        choices = [*CHOICES, *((ENDS[wish][0], wish, ENDS[wish][1]) for wish in self._ends)]
        ways: list[tuple[str, Callable[[], None], str]] = [
            (text, partial(self.app.stack.pop, wish), key) for text, wish, key in choices
        ]
        ways.insert(len(CHOICES), ("Deal code", self._show_code, "D"))
        ways.append((self._leave, partial(self.app.stack.pop, Wish.LEAVE), "Q"))
        head, told = form.line_height("@heading"), form.high(self._kept, WIDE, "@faint")
        whole = head + told + 20 + MAIN + 20 + (ROW + BETWEEN) * len(ways)
        top = (1080 - whole) / 2
        self.plate = (LEFT - 48, top - 32, WIDE + 96, whole + 56)
        form.label(self._title, (LEFT, top, WIDE, head), "@heading")
        top += head
        top += form.paragraph(self._kept, (LEFT, top, WIDE), "@faint") + 20
        form.button(GO_ON, (LEFT, top, WIDE, MAIN), self.back, style="@main", cap=True)
        top += MAIN + 20
        for text, go, key in ways:
            tells = DEAL_CODE if key == "D" else ""
            form.button(text, (LEFT, top, WIDE, ROW), go, key=key, cap=True, tells=tells)
            top += ROW + BETWEEN
        if self.focus.key is None:
            self.focus.key = 0

    def _show_code(self) -> None:
        self.app.stack.push(CodePage(self._code))

    def back(self) -> None:
        """Go on."""
        self.app.stack.pop(Wish.GO_ON)


class Curtain(Page):
    """An opaque page that names who is next; pops itself with True when that person is there.

    It is drawn in place of the table, never over it.
    """

    def __init__(self, name: str, since: str) -> None:
        self._name = name
        self._since = since

    def build(self, form: Form) -> None:
        """Lay out the name, what all saw meanwhile, the last in sight, and a button above where hands lie."""
        words, room = f"Pass to {self._name}", (60, 50, 1800, 120)
        style = "@verdict" if form.width(words, "@verdict") <= room[2] else "@heading"
        form.label(words, room, style)
        form.label("No peeking, everyone else.", (260, 175, 1400, 44), "@faint")
        since = form.prose(self._since, (460, 240, 1000, 370))
        if since.pane is not None:
            since.pane.scroll_to(1.0)
        form.button(f"I'm {self._name}", (460, 640, 1000, 104), self._ready, style="@main")
        self.focus.key = 0

    def back(self) -> None:
        """Leave the table; the match is saved."""
        self.app.stack.pop(False)

    def _ready(self) -> None:
        self.app.stack.pop(True)


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
        """Lay out room for the lines, and the way back."""
        form.label("Log", (360, 30, 1200, 100), "@heading")
        left, top, width, height = BOX
        inner = (left + SIDE, top + EDGE, width - 2 * SIDE, height - 2 * EDGE)
        self.list.fit(form.rect(inner), round(form.line_height() * self.app.pixels))
        room = self.list.rows().width / self.app.pixels
        self._rows = [row for line in self._lines for row in form.lines(line, room)]
        self.list.fill(len(self._rows))
        form.button("Back", BACK, self.back, key="L")

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the lines in sight."""
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
        """Let the list glide."""
        super().update(milliseconds)
        if self.list.update(milliseconds):
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Hand the pointer's events to the list first."""
        if self._shows_keys or not self.list.point(event, NOTCH):
            super().handle(event)
        self.stale = True

    def _scroll(self, pages: float) -> bool:
        if self._shows_keys:
            return super()._scroll(pages)
        self.list.scroll(pages * self.list.area.height)
        return True
