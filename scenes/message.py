"""The dialog for a message or a question, with a button for each answer."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.app import App
from engine.ui import styles
from engine.ui.form import Box, Form
from engine.ui.page import Dialog

WIDTH: Final = 1000.0
"""Width of the words, in design pixels."""
LEFT: Final = 460.0
TALLEST: Final = 420.0
"""The greatest height of the words, in design pixels; longer text scrolls."""
BUTTON_WIDTH: Final = 460.0
"""Width of a button if there are no more than two, in design pixels."""
HEIGHT: Final = 84.0
"""Height of a button, in design pixels."""
BETWEEN: Final = 18.0
"""Design pixels between buttons in a column."""
CONTINUE: Final = (("Continue", None),)


class Message(Dialog):
    """A dialog with sentences and answers; pops itself with the value of an answer, or None on Esc.

    The main answer has the focus at first. Line breaks between the sentences are kept.
    """

    def __init__(
        self, title: str, words: str, answers: Sequence[tuple[str, object]] = CONTINUE, main: int = 0
    ) -> None:
        self._title = title
        self._words = words
        self._answers = answers
        self._main = main

    def build(self, form: Form) -> None:
        """Place the title, the sentences and the answers."""
        head, lines, room = form.line_height(styles.HEADING), self._words.split("\n"), WIDTH - 60
        high = sum(form.text_height(line, room) for line in lines)
        seen, boxes = min(TALLEST, high + 8), places(len(self._answers))
        whole = head + seen + 72 + boxes[-1][1] + HEIGHT
        top = (1080 - whole) / 2
        self.box = (LEFT - 64, top - 44, WIDTH + 128, whole + 88)
        form.label(self._title, (LEFT, top, WIDTH, head), styles.HEADING)
        area, down = form.area((LEFT, top + head + 24, WIDTH, seen), high), 0.0
        for line in lines:
            wide = form.balanced_width(line, room)
            down += form.paragraph(line, ((WIDTH - wide) / 2, down, wide), styles.BODY, area)
        top += head + seen + 72
        for index, ((label, answer), box) in enumerate(zip(self._answers, boxes, strict=True)):
            act, main = partial(self.app.stack.pop, answer), index == self._main
            form.button(label, (box[0], top + box[1], *box[2:]), act, style=styles.LARGE, main=main)
        self.focus.begin(self._main)


def places(count: int) -> list[Box]:
    """Return the boxes of the answers: one or two in a row, more in a column."""
    if count == 1:
        return [((1920 - BUTTON_WIDTH) / 2, 0, BUTTON_WIDTH, HEIGHT)]
    if count == 2:
        return [(LEFT, 0, BUTTON_WIDTH, HEIGHT), (LEFT + WIDTH - BUTTON_WIDTH, 0, BUTTON_WIDTH, HEIGHT)]
    return [(LEFT, (HEIGHT + BETWEEN) * row, WIDTH, HEIGHT) for row in range(count)]


def choose(
    app: App,
    title: str,
    words: str,
    answers: Sequence[tuple[str, Callable[[], None] | None]],
    main: int = 0,
) -> None:
    """Ask a question with these answers, and call the chosen one's action; None does nothing."""
    app.stack.push(Message(title, words, answers, main), go)


def go(chosen: Callable[[], None] | None) -> None:
    """Call the chosen action, if any."""
    if chosen is not None:
        chosen()
