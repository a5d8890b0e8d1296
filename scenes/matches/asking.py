"""What is asked before something is done with a match."""

from engine.forms import Form
from engine.lettering import plain
from engine.page import Page
from saves.models import GivenUp
from saves.names import LONGEST_TITLE

GIVING_UP = (
    "It ends where it stands, and nobody has won. It can still be watched, but not be gone on with. "
    "Should it count as lost in your records?"
)


class GiveUpPage(Page):
    """Whether a match is given up, and how that counts; pops itself with a ``GivenUp``, or None."""

    def __init__(self, name: str) -> None:
        self._name = name

    def build(self, form: Form) -> None:
        """The question, and three answers; the safe one has the focus."""
        form.label(f"Give up {self._name}?", (160, 200, 1600, 100), "@heading")
        form.prose(plain(GIVING_UP), (460, 330, 1000, 220))
        form.button("Keep it", (560, 590, 800, 84), self.back, style="@large")
        lost, aside = GivenUp.LOST, GivenUp.UNCOUNTED
        form.button(
            "Give up; it counts as lost", (560, 700, 800, 84), lambda: self._answer(lost), style="@large"
        )
        form.button(
            "Give up; it does not count", (560, 810, 800, 84), lambda: self._answer(aside), style="@large"
        )
        if self.focus.key is None:
            self.focus.key = 0

    def back(self) -> None:
        """Esc keeps it."""
        self.app.stack.pop(None)

    def _answer(self, how: GivenUp) -> None:
        self.app.stack.pop(how)


class RenamePage(Page):
    """What a match is called; pops itself with a title, which may be empty, or None."""

    def __init__(self, title: str, otherwise: str) -> None:
        self._title = title
        self._otherwise = otherwise

    def build(self, form: Form) -> None:
        """A line to type in, and two ways on."""
        form.label("What is this match called?", (260, 240, 1400, 100), "@heading")
        box = (460, 400, 1000, 70)
        form.entry(self._title, box, self._type, LONGEST_TITLE, empty=self._otherwise, done=self._done)
        form.button("Back", (500, 540, 420, 80), self.back, style="@large")
        form.button("That is its name", (1000, 540, 420, 80), self._done, style="@large")
        if self.focus.key is None:
            self.focus.key = 0
            form.type_into(form.entries[0])

    def back(self) -> None:
        """Esc leaves the name as it is."""
        self.app.stack.pop(None)

    def _type(self, title: str) -> None:
        self._title = title

    def _done(self) -> None:
        self.app.stack.pop(self._title)
