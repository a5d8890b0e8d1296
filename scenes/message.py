"""Dialogs that say one thing, or ask one, and what to do next."""

from engine.ui.dialog import Dialog
from engine.ui.form import Form, Shortcut

WIDE = 1000.0
"""Design pixels of the words."""
LEFT = 460.0
MOST = 420.0
"""Design pixels of height that words take at the most; more of them scroll."""
HIGH = 84.0
"""Design pixels of a button."""


class _Told(Dialog):
    """A title, some sentences, and buttons below them."""

    def tell(self, form: Form, title: str, sentences: str) -> float:
        """Lay title and sentences in the middle of the page; returns where the buttons begin."""
        head = form.line_height("@heading")
        high = min(MOST, form.high(sentences, WIDE - 20) + 8)
        top = (1080 - head - high - HIGH - 72) / 2
        self.plate = (LEFT - 64, top - 44, WIDE + 128, head + high + HIGH + 72 + 88)
        form.label(title, (LEFT, top, WIDE, head), "@heading")
        area = form.area((LEFT, top + head + 24, WIDE, high), form.high(sentences, WIDE - 30))
        form.paragraph(sentences, (15, 0, WIDE - 30), "@body", area)
        return top + head + high + 72


class Message(_Told):
    """Some sentences and a button; pops itself. ``more`` is something else to do, with its letter."""

    def __init__(self, title: str, sentences: str, more: Shortcut | None = None) -> None:
        self._title = title
        self._sentences = sentences
        self._more = more

    def build(self, form: Form) -> None:
        """Lay out the title, the sentences and the buttons."""
        foot = self.tell(form, self._title, self._sentences)
        form.button("Continue", (1060, foot, 400, HIGH), self.back, style="@main", cap=True)
        if self._more is not None:
            more = self._more
            form.button(more.name, (LEFT, foot, 400, HIGH), more.activate, key=more.key, style="@large")
        self.focus.key = 0


class Question(_Told):
    """A question before something that cannot be taken back; pops itself with True or False.

    The focus is on the safe answer, or on the other where that is most likely ``meant``.
    """

    def __init__(self, title: str, question: str, yes: str, no: str, *, meant: bool = False) -> None:
        self._meant = meant
        self._title = title
        self._question = question
        self._yes = yes
        self._no = no

    def build(self, form: Form) -> None:
        """Lay out the title, the question and two buttons, one of them with the focus."""
        foot = self.tell(form, self._title, self._question)
        safe, other = ("@large", "@main") if self._meant else ("@main", "@large")
        form.button(self._no, (LEFT, foot, 460, HIGH), self.back, style=safe)
        yes = (LEFT + WIDE - 460, foot, 460, HIGH)
        form.button(self._yes, yes, lambda: self.app.stack.pop(True), style=other)
        self.focus.key, self.focus.shown = int(self._meant), True

    def back(self) -> None:
        """Answer no."""
        self.app.stack.pop(False)
