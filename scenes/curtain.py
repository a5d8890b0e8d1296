"""Between two people's turns: nothing can be seen until the next one says so."""

from engine.ui.form import Form
from engine.ui.page import Page


class Curtain(Page):
    """An opaque page that names who is next; pops itself with True when that person is there.

    It is drawn in place of the table, never over it.
    """

    def __init__(self, name: str, since: str) -> None:
        self._name = name
        self._since = since

    def build(self, form: Form) -> None:
        """The name, what all saw meanwhile, the last in sight, and a button above where hands lie."""
        words, room = f"Pass to {self._name}", (60, 50, 1800, 120)
        style = "@verdict" if form.width(words, "@verdict") <= room[2] else "@heading"
        form.label(words, room, style)
        form.label("No peeking, everyone else.", (260, 175, 1400, 44), "@faint")
        since = form.prose(self._since, (460, 240, 1000, 370))
        if since.pane is not None:
            since.pane.scroll_to(1.0)
        form.button(f"I'm {self._name}", (460, 640, 1000, 104), self._ready, key="I", style="@main")
        self.focus.key = 0

    def back(self) -> None:
        """Esc leaves the table; the match is saved."""
        self.app.stack.pop(False)

    def _ready(self) -> None:
        self.app.stack.pop(True)
