"""The page behind Esc at the table."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from engine.forms import Form
from engine.page import Page
from scenes.code_page import CodePage


class Wish(Enum):
    """What the player wants in the middle of a match."""

    GO_ON = auto()
    RULES = auto()
    LEARN = auto()
    SETTINGS = auto()
    MATCHES = auto()
    REPORT = auto()
    LEAVE = auto()


TOP, STEP = 290, 92
"""Where the first choice is, and the next below it, in design pixels."""
CHOICES = (
    ("Back to the table", Wish.GO_ON, "B"),
    ("Rules", Wish.RULES, "R"),
    ("Learn", Wish.LEARN, "H"),
    ("Settings", Wish.SETTINGS, "T"),
    ("All matches", Wish.MATCHES, "M"),
    ("Report a trouble", Wish.REPORT, "E"),
    ("Leave; go on another time", Wish.LEAVE, "Q"),
)


class Pause(Page):
    """Go on, read, set or leave; pops itself with a ``Wish``."""

    def __init__(self, title: str, kept: str, code: str) -> None:
        """``kept`` says whether the match is saved."""
        self._title = title
        self._kept = kept
        self._code = code

    def build(self, form: Form) -> None:
        """The ways on and the deal code."""
        form.label(self._title, (360, 140, 1200, 100), "@heading")
        form.label(self._kept, (60, 232, 1800, 44), "@faint")
        ways: list[tuple[str, Callable[[], None], str]] = []
        for text, wish, key in CHOICES:
            ways.append((text, partial(self.app.stack.pop, wish), key))
        ways.insert(-1, ("Deal code", self._show_code, "K"))
        for index, (text, go, key) in enumerate(ways):
            box = (560, TOP + STEP * index, 800, 78)
            form.button(f"{text}  ({key})", box, go, key=key, style="@large")
        self.focus.key = 0 if self.focus.key is None else self.focus.key

    def _show_code(self) -> None:
        self.app.stack.push(CodePage(self._code))

    def back(self) -> None:
        """Esc again goes on."""
        self.app.stack.pop(Wish.GO_ON)
