"""The dialog that says or asks something, with a button for each answer."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.app import App
from engine.ui.form import Box, Form
from engine.ui.page import Dialog

WIDE: Final = 1000.0
"""Design pixels of the words."""
LEFT: Final = 460.0
MOST: Final = 420.0
"""Design pixels of height that words take at the most; more of them scroll."""
HALF: Final = 460.0
"""Design pixels of a button that has another beside it."""
HIGH: Final = 84.0
"""Design pixels of a button."""
BETWEEN: Final = 18.0
"""Design pixels between buttons one below another."""
TOLD: Final = (("Continue", None),)


class Message(Dialog):
    """Sentences and the answers to them; pops itself with what an answer stands for. Esc stands for None.

    One answer is the main one: it is in focus at first. The sentences may have several lines.
    """

    def __init__(
        self, title: str, words: str, answers: Sequence[tuple[str, object]] = TOLD, main: int = 0
    ) -> None:
        self._title = title
        self._words = words
        self._answers = answers
        self._main = main

    def build(self, form: Form) -> None:
        """Lay out the title, the sentences and the answers."""
        head, lines, room = form.line_height("@heading"), self._words.split("\n"), WIDE - 60
        high = sum(form.text_height(line, room) for line in lines)
        seen, boxes = min(MOST, high + 8), places(len(self._answers))
        whole = head + seen + 72 + boxes[-1][1] + HIGH
        top = (1080 - whole) / 2
        self.box = (LEFT - 64, top - 44, WIDE + 128, whole + 88)
        form.label(self._title, (LEFT, top, WIDE, head), "@heading")
        area, down = form.area((LEFT, top + head + 24, WIDE, seen), high), 0.0
        for line in lines:
            wide = form.balanced_width(line, room)
            down += form.paragraph(line, ((WIDE - wide) / 2, down, wide), "@body", area)
        top += head + seen + 72
        for index, ((label, answer), box) in enumerate(zip(self._answers, boxes, strict=True)):
            style = "@main" if index == self._main else "@large"
            act = partial(self.app.stack.pop, answer)
            form.button(label, (box[0], top + box[1], *box[2:]), act, style=style)
        self.focus.begin(self._main)


def places(count: int) -> list[Box]:
    """Return the boxes of answers below the words: two beside each other, more one below another."""
    if count == 1:
        return [((1920 - HALF) / 2, 0, HALF, HIGH)]
    if count == 2:
        return [(LEFT, 0, HALF, HIGH), (LEFT + WIDE - HALF, 0, HALF, HIGH)]
    return [(LEFT, (HIGH + BETWEEN) * row, WIDE, HIGH) for row in range(count)]


def choose(
    app: App,
    title: str,
    words: str,
    answers: Sequence[tuple[str, Callable[[], None] | None]],
    main: int = 0,
) -> None:
    """Ask with a button for each answer, and do what the chosen one stands for; None does nothing."""
    app.stack.push(Message(title, words, answers, main), go)


def go(chosen: Callable[[], None] | None) -> None:
    """Do what the chosen answer stands for, if anything."""
    if chosen is not None:
        chosen()
