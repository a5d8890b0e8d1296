"""What may be done with a deal of the day that was played: watch it, or play it once more."""

from enum import Enum, auto
from functools import partial
from typing import Final

from engine.ui.dialog import Dialog
from engine.ui.form import Form
from saves.days import Outcome


class Again(Enum):
    """What is wanted of a deal that was played."""

    WATCH = auto()
    PLAY = auto()


WENT: Final = {
    Outcome.STARTED: "You've started this deal.",
    Outcome.WON: "You won this deal, and that counts. Another try won't.",
    Outcome.LOST: "You lost this deal, and that counts. Another try won't.",
    Outcome.PLAYED: "This deal is played, and that counts. Another try won't.",
}


class PlayedPage(Dialog):
    """How it went, and what may be done; pops itself with an ``Again``, or None."""

    plate = (400, 140, 1120, 720)

    def __init__(self, title: str, went: Outcome) -> None:
        self._title = title
        self._went = went

    def build(self, form: Form) -> None:
        """How it went, and a button for each."""
        form.label(self._title, (500, 180, 920, 100), "@heading")
        form.paragraph(WENT[self._went], (460, 330, 1000), "@body")
        ways = (("Watch", Again.WATCH), ("Play again", Again.PLAY))
        form.button("Back", (560, 480, 800, 84), self.back, style="@large")
        for row, (text, wanted) in enumerate(ways, 1):
            wants = partial(self.app.stack.pop, wanted)
            form.button(text, (560, 480 + 110 * row, 800, 84), wants, style="@large")
        if self.focus.key is None:
            self.focus.key = 0
