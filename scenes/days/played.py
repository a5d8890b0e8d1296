"""What may be done with a deal of the day that was played: watch it, or play it once more."""

from enum import Enum, auto
from functools import partial

from engine.forms import Form
from engine.page import Page


class Again(Enum):
    """What is wanted of a deal that was played."""

    WATCH = auto()
    PLAY = auto()


class PlayedPage(Page):
    """How it went, and what may be done; pops itself with an ``Again``, or None."""

    def __init__(self, title: str, went: str) -> None:
        self._title = title
        self._went = went

    def build(self, form: Form) -> None:
        """How it went, and a button for each."""
        form.label(self._title, (160, 180, 1600, 100), "@heading")
        form.paragraph(f"It was {self._went}, and that stands.", (460, 330, 1000), "@body")
        ways = (("Watch it again", Again.WATCH), ("Play it again; it does not count", Again.PLAY))
        form.button("Leave it", (560, 480, 800, 84), self.back, style="@large")
        for row, (text, wanted) in enumerate(ways, 1):
            wants = partial(self.app.stack.pop, wanted)
            form.button(text, (560, 480 + 110 * row, 800, 84), wants, style="@large")
        if self.focus.key is None:
            self.focus.key = 0
