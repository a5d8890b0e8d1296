"""The page behind Esc at the table."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

from engine.ui.form import Form
from engine.ui.page import Page
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


TOP, STEP = 290, 92
"""Where the first row of choices is, and the next below it, in design pixels."""
LEFT, WIDE, BETWEEN = 360.0, 590.0, 20.0
"""Design pixels: where rows begin, how wide one of two in a row is, and what is between them."""
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


class Pause(Page):
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
        """The ways on and the deal code, two in a row between the way back and the way out."""
        form.label(self._title, (360, 140, 1200, 100), "@heading")
        form.label(self._kept, (60, 232, 1800, 44), "@faint")
        choices = [*CHOICES, *((ENDS[wish][0], wish, ENDS[wish][1]) for wish in self._ends)]
        ways: list[tuple[str, Callable[[], None], str]] = [
            (text, partial(self.app.stack.pop, wish), key) for text, wish, key in choices
        ]
        ways.insert(len(CHOICES), ("Deal code", self._show_code, "K"))
        self._build_way(form, *BACK, row=0)
        for index, (text, go, key) in enumerate(ways):
            box = (LEFT + (WIDE + BETWEEN) * (index % 2), TOP + STEP * (1 + index // 2), WIDE, 78)
            tells = DEAL_CODE if key == "K" else ""
            form.button(f"{text}  ({key})", box, go, key=key, style="@large", tells=tells)
        self._build_way(form, self._leave, Wish.LEAVE, "Q", row=1 + (len(ways) + 1) // 2)
        self.focus.key = 0 if self.focus.key is None else self.focus.key

    def _build_way(self, form: Form, text: str, wish: Wish, key: str, *, row: int) -> None:
        """A way that has a row of its own."""
        box = (LEFT, TOP + STEP * row, 2 * WIDE + BETWEEN, 78)
        form.button(f"{text}  ({key})", box, partial(self.app.stack.pop, wish), key=key, style="@large")

    def _show_code(self) -> None:
        self.app.stack.push(CodePage(self._code))

    def back(self) -> None:
        """Esc again goes on."""
        self.app.stack.pop(Wish.GO_ON)
