"""What is asked before something is done with a match."""

from functools import partial

from engine.ui.dialog import Dialog
from engine.ui.form import Form
from saves.descent import LAST_NIGHT, is_own
from saves.models import GivenUp, Header, alone
from saves.names import LONGEST_TITLE

GIVE_UP = "Concede"
ENDS = "The match ends here and nobody wins. You can still watch it."
COUNTS = "Should it count as a loss in your records?"
COUNTS_NOT = "It won't count in your records."


OF_THE_DESCENT = "On the Descent it's a loss either way. You can try the table again."
OF_THE_NIGHT = "The house takes this table of the night either way."
OF_THE_DAY = "In the calendar it's a loss either way."


WIDE, BUTTON, BETWEEN = 900.0, 84.0, 18.0
"""Design pixels of the words and buttons across, of a button's height, and between two of them."""


class GiveUpPage(Dialog):
    """Whether a match is given up, and how that counts; pops itself with a ``GivenUp``, or None.

    Args:
        title: the question.
        header: of the match.
        act: what doing so is called.
        more: what comes of it beside that the match ends.
    """

    def __init__(self, title: str, header: Header, act: str = GIVE_UP, more: str = "") -> None:
        self._title = title
        counts = header.firsthand and alone(player.level for player in header.players)
        day = OF_THE_DAY if header.day is not None and header.firsthand else ""
        said = (ENDS, more, _on_the_descent(header), day, COUNTS if counts else COUNTS_NOT)
        self._words = " ".join(filter(None, said))
        self._answers = [(act, GivenUp.UNCOUNTED)]
        if counts:
            lost, aside = f"{act}, count as a loss", f"{act}, don't count"
            self._answers = [(lost, GivenUp.LOST), (aside, GivenUp.UNCOUNTED)]

    def build(self, form: Form) -> None:
        """The question and its answers; the safe one has the focus."""
        head, said = form.line_height("@heading"), form.high(self._words, WIDE, "@left")
        whole = head + said + 72 + (BUTTON + BETWEEN) * (1 + len(self._answers)) - BETWEEN
        top, left = (1080 - whole) / 2, (1920 - WIDE) / 2
        self.plate = (left - 64, top - 44, WIDE + 128, whole + 92)
        form.label(self._title, (left, top, WIDE, head), "@heading")
        form.paragraph(self._words, (left, top + head + 20, WIDE), "@left")
        top += head + said + 72
        form.button("Keep playing", (left, top, WIDE, BUTTON), self.back, style="@main")
        for row, (words, how) in enumerate(self._answers, 1):
            box = (left, top + (BUTTON + BETWEEN) * row, WIDE, BUTTON)
            form.button(words, box, partial(self._answer, how), style="@large")
        if self.focus.key is None:
            self.focus.key = 0

    def back(self) -> None:
        """Esc keeps it."""
        self.app.stack.pop(None)

    def _answer(self, how: GivenUp) -> None:
        self.app.stack.pop(how)


def _on_the_descent(header: Header) -> str:
    """What giving up means there, where it is a step on one's own way."""
    if header.descent is None or not is_own(header):
        return ""
    return OF_THE_NIGHT if header.descent.table == LAST_NIGHT else OF_THE_DESCENT


class RenamePage(Dialog):
    """What a match is called; pops itself with a title, which may be empty, or None."""

    plate = (400, 220, 1120, 470)

    def __init__(self, title: str, otherwise: str) -> None:
        self._title = title
        self._otherwise = otherwise

    def build(self, form: Form) -> None:
        """A line to type in, and two ways on."""
        form.label("Rename match", (460, 270, 1000, 100), "@heading")
        box = (460, 400, 1000, 70)
        form.entry(self._title, box, self._type, LONGEST_TITLE, empty=self._otherwise, done=self._done)
        form.button("Back", (460, 540, 420, 84), self.back, style="@large")
        form.button("Rename", (1040, 540, 420, 84), self._done, style="@main")
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
