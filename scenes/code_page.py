"""A deal's code in large, to be read out, copied and typed elsewhere."""

from engine import clipboard
from engine.ui.form import Form
from engine.ui.page import Page

ABOUT = "Friends who type this code when they set up the game get the same cards and the same options."
DEAL_CODE = "Share it so that friends can play the same cards."
"""What it is for, where a button leads here."""
COPIED, NO_CLIPBOARD = "Copied.", "There's no clipboard here. Write the code down."


class CodePage(Page):
    """The code of a deal; pops itself."""

    def __init__(self, code: str) -> None:
        self._code = code
        self.said = ""

    def build(self, form: Form) -> None:
        """The code, what it is for, and a way to take it along."""
        form.label("Deal code", (160, 190, 1600, 100), "@heading")
        form.label(self._code, (60, 350, 1800, 90), "@code")
        form.paragraph(ABOUT, (360, 490, 1200), "@left")
        if self.said:
            form.label(self.said, (360, 640, 1200, 60), "@said")
        form.button("Copy", (500, 740, 420, 80), self._copy, key="Y", style="@large")
        form.button("Back", (1000, 740, 420, 80), self.back, key="K", style="@large")
        if self.focus.key is None:
            self.focus.key = 0

    def _copy(self) -> None:
        self.said = COPIED if clipboard.copy(self._code) else NO_CLIPBOARD
        self.rebuild()
