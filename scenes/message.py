"""A page that says one thing, and what to do next."""

from collections.abc import Callable

import pygame

from engine.app import App
from engine.theme import BRASS, SOOT
from engine.ui.form import Form, Shortcut
from engine.ui.page import Page

WIDE = 1000.0
"""Design pixels of the box around a question."""
PAD = 32.0
"""Of them, what stays free around the words."""


class Message(Page):
    """Some sentences and a button; pops itself. ``more`` is something else to do, with its letter."""

    def __init__(self, title: str, sentences: str, more: Shortcut | None = None) -> None:
        self._title = title
        self._sentences = sentences
        self._more = more

    def build(self, form: Form) -> None:
        """Title, sentences, button."""
        form.label(self._title, (360, 240, 1200, 100), "@heading")
        form.prose(self._sentences, (460, 370, 1000, 320))
        left = 760 if self._more is None else 500
        form.button("Continue", (left, 740, 420, 80), self.back, key="G", style="@large")
        if self._more is not None:
            more = self._more
            form.button(more.name, (1000, 740, 420, 80), more.activate, key=more.key, style="@large")
        self.focus.key = 0


class Question(Page):
    """A question before something that cannot be taken back; pops itself with True or False.

    ``behind`` paints what it is about, to be seen dimmed as long as the window keeps its size. The focus is
    on the safe answer, or on the other where that is most likely ``meant``.
    """

    def __init__(
        self,
        title: str,
        question: str,
        yes: str,
        no: str,
        behind: Callable[[pygame.Surface], None] | None = None,
        *,
        meant: bool = False,
    ) -> None:
        self._behind = behind
        self._meant = meant
        self._title = title
        self._question = question
        self._yes = yes
        self._no = no

    def enter(self, app: App) -> None:
        """Remember the window for which what lies behind was laid."""
        self._seen_at = app.surface.get_size()
        super().enter(app)

    def build(self, form: Form) -> None:
        """Lay out the title, the question and two buttons, one of them with the focus."""
        form.label(self._title, (360, 240, 1200, 100), "@heading")
        lines = len(form.lines(self._question, WIDE - 2 * PAD))
        high = min(220.0, lines * form.line_height() + 2 * PAD)
        form.prose(self._question, (460, 370, WIDE, high))
        foot = 370 + high + 60
        form.button(self._no, (500, foot, 420, 80), self.back, style="@large")
        form.button(self._yes, (1000, foot, 420, 80), lambda: self.app.stack.pop(True), style="@large")
        self._panel = form.rect((430, 230, 1060, foot - 120))
        self.focus.key, self.focus.shown = int(self._meant), True

    def paint(self, surface: pygame.Surface) -> None:
        """What the question is about, in the dark."""
        if self._behind is None or surface.get_size() != self._seen_at:
            super().paint(surface)
            return
        self._behind(surface)
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((*SOOT, 150))
        surface.blit(shade, (0, 0))
        corner = round(16 * self.app.pixels)
        pygame.draw.rect(surface, SOOT, self._panel, border_radius=corner)
        pygame.draw.rect(surface, BRASS, self._panel, 2, corner)

    def back(self) -> None:
        """Esc means no."""
        self.app.stack.pop(False)
