"""The introduction of a game, and the list of its lessons."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from itertools import pairwise
from typing import Final

import pygame

from engine.theme import EMBER
from engine.ui import styles
from engine.ui.button import NOTE
from engine.ui.form import BACK_BOX, MAIN_BOX, Box, Form, MenuItem
from engine.ui.styles import TextStyle
from game.cards import Card
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.words import NO, Opening
from game.match import Match
from scenes.backdrop import BackdropPage, Lamp, backdrop_of
from scenes.desk import Desk
from scenes.lesson.progress import is_taught, next_lesson, reached
from scenes.rules_page import rules_item

PICTURE: Final[Box] = (70.0, 290.0, 360.0, 540.0)
"""The area of the game's box of cards, in design pixels."""
LEFT, RIGHT = 500.0, 1880.0
"""Left and right sides of the text beside the box of cards, in design pixels."""
CARDS: Final = 720.0
"""The greatest width of the cards of a line, in design pixels."""
CARD: Final = 176.0
"""Height of a card's picture, in design pixels."""
APART, BESIDE, SUMS = 14.0, 6.0, 40.0
"""Design pixels between two cards, between a card and a sign, and from a result to the next sum."""
SLACK: Final = 16.0
"""Design pixels by which text in two typefaces may be wider than in one."""
COVERED: Final = 0.4
"""The share of a card that the next one covers in a long line."""
TOP, BOTTOM = 280.0, 920.0
PADDING: Final = 36.0
"""Design pixels from the lines to the edge of the panel behind them."""
SEAL: Final = 0.75
"""The width of the seal on a winning card, as a share of the card's."""
SIGN: Final = styles.LARGE_LEFT
"""The style of a sign between cards."""
CROSS: Final = 48.0
"""Size of the cross beside cards that don't fit, in design pixels."""
LEAST_OVERLAPPING: Final = 7
"""The number of parts from which the cards of a line overlap."""
SHARES: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)
"""The sizes to try for the cards of a line, as shares."""
ALL_LESSONS: Final = "All lessons"
LIST_BOX: Final[Box] = (540.0, 190.0, 880.0, 820.0)
"""The area of the list of all lessons, in design pixels."""
STEPS_A_MINUTE: Final = 3
"""Steps of a lesson that most people do in a minute."""
SKIP: Final = "Skip the lesson"
PLAY_FOR_REAL: Final = "Play for real"
BUTTON_MARGIN, BELOW = 26.0, 12.0
"""Design pixels by which a lesson's button is higher than its two lines, and from one to the next."""


class AfterLesson(Enum):
    """The player's choice of what comes after an introduction or a lesson."""

    PLAY = auto()
    """A real match at once."""
    END_PAGE = auto()
    """The page after a lesson that was finished."""
    LATER = auto()


def cross(box_scale: float) -> pygame.Surface:
    """Return a picture of the cross beside cards that don't fit."""
    large, end = pygame.Surface((192, 192), pygame.SRCALPHA), 24
    for start, stop in (((end, end), (192 - end, 192 - end)), ((192 - end, end), (end, 192 - end))):
        pygame.draw.line(large, EMBER, start, stop, 30)
    return pygame.transform.smoothscale(large, (round(CROSS * box_scale), round(CROSS * box_scale)))


def build_buttons(form: Form, choices: Sequence[tuple[str, str, Callable[[], None]]]) -> None:
    """Place buttons in the lower right corner, each with its text, its name if different, and its action.

    The first is the main one, on the right.
    """
    right = MAIN_BOX[0] + MAIN_BOX[2]
    for index, (text, name, act) in enumerate(choices):
        style, main = styles.LARGE, not index
        wide = form.main_box(text)[2] if main else max(MAIN_BOX[2], form.width(text, style) + 50)
        box = right - wide, MAIN_BOX[1], wide, MAIN_BOX[3]
        form.button(text, box, act, style=style, main=main, name=name)
        right -= wide + 32


class FirstPage(BackdropPage):
    """The introduction of a game in three lines; pops itself with a lesson, ``AfterLesson.PLAY`` or None."""

    lamp = Lamp(0.2, 0.5)

    def __init__(
        self, desk: Desk, game: AnyGame, *, deals: bool, table: str = "", played: Match | None = None
    ) -> None:
        """Introduce a game as it is ``played`` in a match of it, or else with its usual options.

        ``table`` is the title of the table of the Descent that comes next, if any.
        """
        self._desk = desk
        self._game = game
        self._table = table
        self.backdrop = backdrop_of(desk, game)
        self._deals = deals
        self._column = CARDS
        """Width of the pictures beside the lines, in design pixels."""
        options, seats = game.options(), game.seats[0]
        if played is not None and played.game.id == game.id:
            options, seats = played.options, played.seats
        self._options = options
        self._deck = game.deck(options, seats)
        self._lines = tuple(game.words.opening(Match(game, options, seats, 1).view(None)))

    def build(self, form: Form) -> None:
        """Place the game's box, three lines with their cards, and the buttons."""
        form.button("Back", BACK_BOX, self.back)
        art = f"boxes/{self._game.info.id}.svg"
        if self.app.assets.find(art) is not None:
            form.picture(art, PICTURE)
        settings = self._desk.settings
        lesson = next_lesson(settings, self._game, self._options)
        teaches = lesson is not None and not is_taught(settings, self._game)
        start = len(form.widgets)
        form.label(self._game.title, (LEFT, 60, RIGHT - LEFT, 110), styles.OUTCOME_LEFT)
        if self._table and teaches and self._deals:
            advice = f"Learn {self._game.title} first. {self._table} waits."
            form.label(advice, (LEFT, 168, RIGHT - LEFT, 56), styles.LEAD)
        form.shade(start)
        if not self._lines:
            form.paragraph(self._game.info.tagline, (LEFT, TOP + 80, RIGHT - LEFT))
        around = (LEFT - PADDING, TOP - PADDING / 2, RIGHT - LEFT + 1.5 * PADDING, BOTTOM - TOP + PADDING)
        form.panel(around, bright=False, alpha=190)
        row = (BOTTOM - TOP) / max(1, len(self._lines))
        shrunk = min((row - APART) / CARD, *(self._card_scale(form, line) for line in self._lines), 1.0)
        self._column = max((self._line_width(form, line, shrunk) for line in self._lines), default=0.0)
        style = styles.LARGE_LEFT if all(self._fits(form, line, row) for line in self._lines) else styles.LEFT
        for index, line in enumerate(self._lines):
            self._build_line(form, line, TOP + row * index, row, shrunk, style)
        links = [rules_item(self._desk, self._game)]
        if len(self._game.lessons) > 1:
            links.append(MenuItem(ALL_LESSONS, self._list_lessons))
        form.row(links, PICTURE[0])
        choices: list[tuple[str, str, AnyLesson | AfterLesson]] = []
        choices += [(SKIP if teaches else "Play", "Play", AfterLesson.PLAY)] if self._deals else []
        if lesson is not None:
            choices.insert(0 if teaches else 1, (self._lesson_label(lesson), "Learn", lesson))
        first, pop = len(form.controls), self.app.stack.pop
        build_buttons(form, [(text, name, partial(pop, choice)) for text, name, choice in choices])
        self.focus.begin(first)

    def _is_begun(self, lesson: AnyLesson) -> bool:
        return 0 < reached(self._desk.settings, self._game, lesson) < len(lesson.steps)

    def _lesson_label(self, lesson: AnyLesson) -> str:
        """Return the label of the button for a lesson, which may have been begun."""
        settings = self._desk.settings
        first = self._game.lessons[0]
        if lesson.options != first.options or (lesson is not first and is_taught(settings, self._game)):
            return f"Lesson: {lesson.title}"
        if self._is_begun(lesson):
            return "Resume lesson"
        return f"Learn in {max(2, round(len(lesson.steps) / STEPS_A_MINUTE))} minutes"

    def _build_line(
        self, form: Form, line: Opening, top: float, row: float, shrunk: float, style: TextStyle
    ) -> None:
        at, high = LEFT, form.line_height(SIGN)
        for part, wide, gap in self._parts(form, line, shrunk):
            if not isinstance(part, str):
                above = top + (row - CARD * shrunk) / 2
                form.picture(self._picture(part), (at, above, wide, CARD * shrunk))
                if part in line.won:  # on the half that no other card covers
                    side = SEAL * wide
                    form.picture(
                        "tokens/won.svg",
                        (
                            at + (1 - COVERED) * wide / 2 - side / 2,
                            above + CARD * shrunk / 2 - side / 2,
                            side,
                            side,
                        ),
                    )
            elif part == NO:
                form.image(cross(self.app.box_scale), (at, top + (row - CROSS) / 2, CROSS, CROSS))
            else:
                form.rich(part, (at + SLACK / 2, top + (row - high) / 2, wide), SIGN)
            at += wide + gap
        left = LEFT + self._column + 40
        wide = form.balanced_width(line.words, RIGHT - left, style)
        high = form.text_height(line.words, wide, style)
        form.rich(line.words, (left, top + (row - high) / 2, min(wide + SLACK, RIGHT - left)), style)

    def _fits(self, form: Form, line: Opening, row: float) -> bool:
        """True if a line fits in large type."""
        return form.text_height(line.words, RIGHT - LEFT - self._column - 40, styles.LARGE_LEFT) <= row - 12

    def _parts(self, form: Form, line: Opening, shrunk: float) -> list[tuple[Card | str, float, float]]:
        """Return the cards and signs of a line, with the width of each and the gap after it."""
        beside = APART if len(line.picture) < LEAST_OVERLAPPING else -COVERED * CARD * 0.7 * shrunk
        gaps = [_gap(one, other, beside) for one, other in pairwise(line.picture)]
        return [
            (part, self._part_width(form, part, shrunk), gap)
            for part, gap in zip(line.picture, [*gaps, 0.0], strict=False)
        ]

    def _part_width(self, form: Form, part: Card | str, shrunk: float) -> float:
        if not isinstance(part, str):
            return CARD * self.app.assets.aspect(self._picture(part)) * shrunk
        return CROSS if part == NO else form.width(part.replace("*", ""), SIGN) + SLACK

    def _picture(self, card: Card) -> str:
        return f"cards/{self._deck.art(card, self._desk.tastes)}.svg"

    def _card_scale(self, form: Form, line: Opening) -> float:
        """Return the share to which the cards of a line must shrink to fit."""
        if all(isinstance(part, str) for part in line.picture):
            return 1.0
        return next((share for share in SHARES if self._line_width(form, line, share) <= CARDS), SHARES[-1])

    def _line_width(self, form: Form, line: Opening, shrunk: float) -> float:
        """Return the width of a line's picture, in design pixels."""
        return sum(wide + gap for _, wide, gap in self._parts(form, line, shrunk))

    def _list_lessons(self) -> None:
        def chosen(lesson: AnyLesson | None) -> None:
            if lesson is not None:
                self.app.stack.pop(lesson)

        self.app.stack.push(LessonsPage(self._desk, self._game), chosen)


class LessonsPage(BackdropPage):
    """The list of all lessons of a game; pops itself with the chosen one, or None."""

    lamp = FirstPage.lamp

    def __init__(self, desk: Desk, game: AnyGame) -> None:
        self.backdrop = backdrop_of(desk, game)
        self._game = game

    def build(self, form: Form) -> None:
        """Place the lessons in a column."""
        form.button("Back", BACK_BOX, self.back)
        form.label(ALL_LESSONS, (360, 40, 1200, 100), styles.HEADING)
        form.shade(0)
        first = len(form.controls)
        list_lessons(form, LIST_BOX, self._game, self._game.lessons)
        self.focus.begin(first)


def list_lessons(form: Form, box: Box, game: AnyGame, lessons: Sequence[AnyLesson], first: str = "") -> None:
    """Place lessons in a column, those of variants under a heading; pressing one pops the page with it.

    ``first`` replaces the title of the first lesson of the game.
    """
    usual = game.lessons[0]
    high = form.line_height() + form.line_height(NOTE) + BUTTON_MARGIN
    way = high + BELOW
    parts = [each for each in lessons if each.options == usual.options]
    variants = [each for each in lessons if each.options != usual.options]
    listed = [*parts, *([None] if variants else []), *variants]
    area = form.area(box, way * len(listed))
    for index, each in enumerate(listed):
        place = (0.0, way * index, box[2] - 40, high)
        if each is None:
            form.label("Learn optional rules", place, styles.SECTION, inside=area)
        else:
            text = first if first and each is usual else each.title
            act = partial(form.app.stack.pop, each)
            form.button(text, place, act, inside=area, note=each.teaches)


def _gap(one: Card | str, other: Card | str, beside: float) -> float:
    """Return the design pixels between two parts of a picture; ``beside`` is the gap between two cards."""
    if isinstance(other, str):
        return BESIDE
    if not isinstance(one, str):
        return beside
    return SUMS if one.startswith("=") else BESIDE
