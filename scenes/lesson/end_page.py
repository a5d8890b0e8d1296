"""What follows a lesson that was done: a real deal, another lesson, or the way back."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.ui.form import Area, Box, Form
from engine.ui.page import Page
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from scenes.desk import Desk
from scenes.lesson.progress import is_done

ROOM = 590.0
"""How high the ways on may be, in design pixels; where they are few, all stands lower."""


@dataclass(frozen=True, slots=True)
class Another:
    """Another lesson is wanted."""

    lesson: AnyLesson


@dataclass(frozen=True, slots=True)
class Deal:
    """A real deal is wanted."""


Wanted: TypeAlias = Another | Deal | None
"""What is wanted after a lesson; None: nothing more."""


class LessonEnd(Page):
    """Well done; pops itself with what is wanted then.

    Args:
        desk: for what has been learned.
        game: the game of the lesson.
        lesson: the one that was done.
        deals: whether a real deal can be begun from here.
        back: what the way back is called.
    """

    def __init__(self, desk: Desk, game: AnyGame, lesson: AnyLesson, *, deals: bool, back: str) -> None:
        self._desk = desk
        self._game = game
        self._lesson = lesson
        self._deals = deals
        self._back = back

    def build(self, form: Form) -> None:
        """A word of praise, and the ways on."""
        words = f"Now you know how to play {self._game.title}"
        if self._lesson is not self._game.lessons[0]:
            words = f"Lesson done: {self._lesson.title}."
        parts = self._parts_left()
        if parts:
            words = f"Try one more lesson: {parts[0].title}."
        others = [each for each in self._others() if each not in parts]
        ways: list[tuple[str, Wanted]] = [
            *((f"Next lesson: {each.title}", Another(each)) for each in parts),
            *((("Play for real", Deal()),) if self._deals else ()),
            *((f"Another lesson: {each.title}{self._chosen(each)}", Another(each)) for each in others),
        ]
        high = min(84.0, max(72.0, ROOM / max(1, len(ways)) - 20))
        tall = (high + 20) * len(ways)
        down = max(0.0, ROOM - tall) / 2
        form.label("Well done", (360, 110 + down, 1200, 110), "@heading")
        form.label(words, (260, 230 + down, 1400, 60))
        area = form.area((360, 330 + down, 1200, ROOM - down), tall)
        for index, (text, wanted) in enumerate(ways):
            main = "@main" if index == 0 else "@large"
            self._way(form, text, wanted, (80, (high + 20) * index, 1040, high), area, main)
        form.button(self._back, (710, 960, 500, 80), self.back, style="@large")
        if self.focus.key is None:
            self.focus.key = 0

    def _way(self, form: Form, text: str, wanted: Wanted, box: Box, area: Area, style: str) -> None:
        form.button(text, box, lambda: self.app.stack.pop(wanted), style=style, inside=area)

    def _chosen(self, lesson: AnyLesson) -> str:
        """That a lesson is of a table which is only so when it was chosen in set up."""
        usual = self._game.lessons[0].options
        return "" if lesson.options == usual else " (a variant)"

    def _parts_left(self) -> list[AnyLesson]:
        """The lessons not done yet of the game as it usually is: they come before a real deal.

        Whoever did one that builds on another game needs none of them.
        """
        if self._lesson.assumes:
            return []
        usual, done = self._game.lessons[0].options, self._desk.settings
        return [
            each
            for each in self._others()
            if each.options == usual and not each.assumes and not is_done(done, self._game, each)
        ]

    def _others(self) -> list[AnyLesson]:
        """The game's other lessons, those not done yet first."""
        others = [each for each in self._game.lessons if each is not self._lesson]
        return sorted(others, key=lambda each: is_done(self._desk.settings, self._game, each))
