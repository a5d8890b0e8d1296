"""What happened in a match, in words."""

from collections.abc import Sequence

from engine.forms import Form
from engine.lettering import plain
from engine.page import Page
from engine.scrolling import scroll_to


class LogPage(Page):
    """All lines of the log, the last ones in sight; pops itself."""

    reads = True

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = tuple(lines)

    def build(self, form: Form) -> None:
        """The lines, and the way back."""
        form.label("What happened", (360, 30, 1200, 100), "@heading")
        text = "<br>".join(plain(line) for line in self._lines)
        scroll_to(form.prose(text, (330, 150, 1260, 790)), 1.0)
        form.button("Back", (310, 970, 300, 76), self.back, key="L", style="@large")
