"""Dialogs that say one thing, or ask one, and what to do next."""

from collections.abc import Callable, Sequence
from functools import partial

from engine.app import App
from engine.ui.form import Form, Shortcut
from engine.ui.page import Dialog

WIDE = 1000.0
"""Design pixels of the words."""
LEFT = 460.0
MOST = 420.0
"""Design pixels of height that words take at the most; more of them scroll."""
HIGH = 84.0
"""Design pixels of a button."""
COLUMN, BETWEEN = 900.0, 18.0
"""Design pixels of answers one below another: how wide they are, and what lies between two."""


class _Told(Dialog):
    """A title, some sentences, and buttons below them."""

    def tell(self, form: Form, title: str, sentences: str) -> float:
        """Lay title and sentences in the middle of the page; returns where the buttons begin."""
        head = form.line_height("@heading")
        high = min(MOST, form.high(sentences, WIDE - 20) + 8)
        top = (1080 - head - high - HIGH - 72) / 2
        self.box = (LEFT - 64, top - 44, WIDE + 128, head + high + HIGH + 72 + 88)
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
        left = 760 if self._more is None else 1060
        form.button("Continue", (left, foot, 400, HIGH), self.back, style="@main")
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


class Choose(Dialog):
    """A question with its answers one below another; pops itself with what one stands for, or with None.

    The first answer is the main one and has the focus. The question may have several lines.
    """

    def __init__(self, title: str, words: str, answers: Sequence[tuple[str, object]]) -> None:
        self._title = title
        self._words = words
        self._answers = answers

    def build(self, form: Form) -> None:
        """Lay out the question and its answers."""
        head, lines = form.line_height("@heading"), self._words.split("\n")
        said = sum(form.high(line, COLUMN) for line in lines)
        whole = head + said + 72 + (HIGH + BETWEEN) * len(self._answers) - BETWEEN
        top, left = (1080 - whole) / 2, (1920 - COLUMN) / 2
        self.box = (left - 64, top - 44, COLUMN + 128, whole + 92)
        form.label(self._title, (left, top, COLUMN, head), "@heading")
        top += head + 20
        for line in lines:
            wide = form.evenly(line, COLUMN)
            top += form.paragraph(line, ((1920 - wide) / 2, top, wide), "@body")
        top += 52
        for row, (words, answer) in enumerate(self._answers):
            box = (left, top + (HIGH + BETWEEN) * row, COLUMN, HIGH)
            act = partial(self.app.stack.pop, answer)
            form.button(words, box, act, style="@large" if row else "@main")
        self.focus.begin(0)


def choose(app: App, title: str, words: str, ways: Sequence[tuple[str, Callable[[], None] | None]]) -> None:
    """Ask with one button for each way, and take the chosen one; None does nothing."""
    app.stack.push(Choose(title, words, ways), go)


def go(way: Callable[[], None] | None) -> None:
    """Take the way that was chosen, if there is one."""
    if way is not None:
        way()


def ask(app: App, question: Question, act: Callable[[], None]) -> None:
    """Ask a question, and act on a yes."""
    app.stack.push(question, lambda yes: go(act if yes else None))
