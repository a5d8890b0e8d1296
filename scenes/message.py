"""A page that says one thing, and what to do next."""

from html import escape

from engine.forms import Form, Page


class Message(Page):
    """Some sentences and a button; pops itself."""

    def __init__(self, title: str, sentences: str) -> None:
        self._title = title
        self._sentences = sentences

    def build(self, form: Form) -> None:
        """Title, sentences, button."""
        form.label(self._title, (360, 250, 1200, 90), "@heading")
        form.prose(escape(self._sentences), (460, 370, 1000, 320))
        form.button("Go on", (810, 740, 300, 80), self.back, key="G", style="@large")
        self.focus.key = 0


class Question(Page):
    """A question before something that cannot be taken back; pops itself with True or False."""

    def __init__(self, title: str, question: str, yes: str, no: str) -> None:
        self._title = title
        self._question = question
        self._yes = yes
        self._no = no

    def build(self, form: Form) -> None:
        """Title, question, two buttons; the safe one has the focus."""
        form.label(self._title, (360, 250, 1200, 90), "@heading")
        form.prose(escape(self._question), (460, 370, 1000, 220))
        form.button(self._no, (500, 650, 420, 80), self.back, style="@large")
        form.button(self._yes, (1000, 650, 420, 80), lambda: self.app.stack.pop(True), style="@large")
        self.focus.key = 0

    def back(self) -> None:
        """Esc means no."""
        self.app.stack.pop(False)
