"""A deal's code in large, to be read out, copied and typed elsewhere."""

from engine import clipboard
from engine.ui.dialog import Dialog
from engine.ui.form import Form

ABOUT = "Friends who type this code when they set up the game get the same cards and the same options."
DEAL_CODE = "Share it so that friends can play the same cards."
"""What it is for, where a button leads here."""
COPIED, NO_CLIPBOARD = "Copied.", "There's no clipboard here. Write the code down."


class CodePage(Dialog):
    """The code of a deal; pops itself."""

    plate = (260, 220, 1400, 640)

    def __init__(self, code: str) -> None:
        self._code = code
        self.said = ""

    def build(self, form: Form) -> None:
        """The code, what it is for, and a way to take it along."""
        form.label("Deal code", (320, 260, 1280, 100), "@heading")
        form.label(self._code, (280, 380, 1360, 80), "@code")
        form.paragraph(ABOUT, (360, 490, 1200), "@faint")
        if self.said:
            form.label(self.said, (360, 640, 1200, 60), "@said")
        form.button("Copy", (1060, 740, 540, 84), self._copy, key="Y", style="@main")
        form.button("Back", (320, 740, 400, 84), self.back, key="K", style="@large")
        if self.focus.key is None:
            self.focus.key = 0

    def _copy(self) -> None:
        self.said = COPIED if clipboard.copy(self._code) else NO_CLIPBOARD
        self.rebuild()
