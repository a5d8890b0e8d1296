"""The page behind Esc at the table."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

from engine.ui.dialog import Dialog
from engine.ui.form import Form
from scenes.code_page import DEAL_CODE, CodePage


class Wish(Enum):
    """What the player wants in the middle of a match."""

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
BACK = ("Back to the table", Wish.GO_ON, "B")
CHOICES = (
    ("Rules", Wish.RULES, "R"),
    ("Learn", Wish.LEARN, "H"),
    ("Settings", Wish.SETTINGS, "T"),
    ("Matches", Wish.MATCHES, "M"),
    ("Report a bug", Wish.REPORT, "E"),
)
ANEW = "Restart"
ENDS = {Wish.ANEW: (ANEW, "N"), Wish.GIVE_UP: ("Concede", "V")}
"""What ends a match before its time; each is asked about first."""
LEAVE, LEAVE_FOR_GOOD = "Save & quit", "Leave"


class Pause(Dialog):
    """Go on, read, set or leave; pops itself with a ``Wish``."""

    def __init__(
        self, title: str, kept: str, code: str, ends: Sequence[Wish] = (), leave: str = LEAVE
    ) -> None:
        """``kept`` says whether the match is saved; ``ends``: in which ways it may be ended now."""
        self._title = title
        self._leave = leave
        self._kept = kept
        self._code = code
        self._ends = ends

    def build(self, form: Form) -> None:
        """A column of ways: back first, out last."""
        choices = [*CHOICES, *((ENDS[wish][0], wish, ENDS[wish][1]) for wish in self._ends)]
        ways: list[tuple[str, Callable[[], None], str]] = [
            (text, partial(self.app.stack.pop, wish), key) for text, wish, key in choices
        ]
        ways.insert(len(CHOICES), ("Deal code", self._show_code, "K"))
        ways.append((self._leave, partial(self.app.stack.pop, Wish.LEAVE), "Q"))
        head, told = form.line_height("@heading"), form.high(self._kept, WIDE, "@faint")
        whole = head + told + 20 + MAIN + 20 + (ROW + BETWEEN) * len(ways)
        top = (1080 - whole) / 2
        self.plate = (LEFT - 48, top - 32, WIDE + 96, whole + 56)
        form.label(self._title, (LEFT, top, WIDE, head), "@heading")
        top += head
        top += form.paragraph(self._kept, (LEFT, top, WIDE), "@faint") + 20
        text, wish, key = BACK
        back = (LEFT, top, WIDE, MAIN)
        form.button(text, back, partial(self.app.stack.pop, wish), key=key, style="@main", cap=True)
        top += MAIN + 20
        for text, go, key in ways:
            tells = DEAL_CODE if key == "K" else ""
            form.button(text, (LEFT, top, WIDE, ROW), go, key=key, cap=True, tells=tells)
            top += ROW + BETWEEN
        if self.focus.key is None:
            self.focus.key = 0

    def _show_code(self) -> None:
        self.app.stack.push(CodePage(self._code))

    def back(self) -> None:
        """Esc again goes on."""
        self.app.stack.pop(Wish.GO_ON)
