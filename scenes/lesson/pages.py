"""The pages around a lesson: the introduction of a game, its list of lessons, and the end of one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from engine.app import App
from engine.particles import Particles
from engine.sound import Channel
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH, EMBER
from engine.ui.button import NOTE
from engine.ui.form import BACK_BOX, MAIN_BOX, Box, Form, MenuItem
from engine.ui.page import Page
from game.cards import Card
from game.contract import AnyGame
from game.contract.lesson import AnyLesson, Lesson
from game.contract.words import NO, Opening
from game.match import Match
from saves.models import Player
from saves.settings import Speed
from scenes.backdrop import BackdropPage, Coat, Lamp, backdrop_of
from scenes.desk import Desk
from scenes.lesson.progress import is_done, is_known, is_taught, next_lesson, reached
from scenes.navigation import GoBack, no_op, open_lesson
from scenes.players import Look, faces_of, head
from scenes.rising_cards import RisingCards, cover_of
from scenes.rules_page import RulesPage

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
SIGN: Final = "@large_left"
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
SKIP: Final = "Skip it and play"
FAN: Final = ((24, -0.26, 0.12), (-24, 0.26, 0.12), (12, -0.13, 0.08), (-12, 0.13, 0.08), (0, 0.0, 0.07))
"""Cards in the open box: degrees by which each leans, and the offset of its centre, as shares of the box."""
OPEN_BOX: Final[Box] = (800.0, 306.0, 320.0, 600.0)
OTHERS_BOX: Final[Box] = (1280.0, 390.0, 600.0, 520.0)
"""The area of the list of other lessons, in design pixels."""
SEATS: Final = (400.0, 1520.0, 160.0)
"""The x of each seat for the players of the lesson, in design pixels."""
HEAD: Final = 168.0
CENTRE: Final = Lamp()
BUTTON_MARGIN, BELOW = 26.0, 12.0
"""Design pixels by which a lesson's button is higher than its two lines, and from one to the next."""
BESIDE_BOX = 140.0
"""Design pixels on each side of the box where cards rise."""
RECAP: Final = (80.0, 470.0, 580.0)
"""Left, top and width of the recap, in design pixels."""
Dealing: TypeAlias = Callable[[], None]
"""Begins a real match."""


class AfterLesson(Enum):
    """The player's choice of what comes after an introduction or a lesson."""

    PLAY = auto()
    """A real match at once."""
    END_PAGE = auto()
    """The page after a lesson that was finished."""
    LATER = auto()


def cross(pixels: float) -> pygame.Surface:
    """Return a picture of the cross beside cards that don't fit."""
    large, end = pygame.Surface((192, 192), pygame.SRCALPHA), 24
    for start, stop in (((end, end), (192 - end, 192 - end)), ((192 - end, end), (end, 192 - end))):
        pygame.draw.line(large, EMBER, start, stop, 30)
    return pygame.transform.smoothscale(large, (round(CROSS * pixels), round(CROSS * pixels)))


def build_buttons(form: Form, ways: Sequence[tuple[str, str, Callable[[], None]]]) -> None:
    """Place buttons in the lower right corner, each with its text, its name if different, and its action.

    The first is the main one, on the right.
    """
    right = MAIN_BOX[0] + MAIN_BOX[2]
    for index, (text, name, act) in enumerate(ways):
        style = "@large" if index else "@main"
        wide = max(MAIN_BOX[2], form.width(text, style) + 50) if index else form.main_box(text)[2]
        form.button(text, (right - wide, MAIN_BOX[1], wide, MAIN_BOX[3]), act, style=style, name=name)
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
        form.label(self._game.title, (LEFT, 60, RIGHT - LEFT, 110), "@outcome_left")
        if self._table and teaches and self._deals:
            advice = f"Learn {self._game.title} first. {self._table} waits."
            form.label(advice, (LEFT, 168, RIGHT - LEFT, 56), "@lead")
        form.shade(start)
        if not self._lines:
            form.paragraph(self._game.info.tagline, (LEFT, TOP + 80, RIGHT - LEFT))
        around = (LEFT - PADDING, TOP - PADDING / 2, RIGHT - LEFT + 1.5 * PADDING, BOTTOM - TOP + PADDING)
        form.panel(around, bright=False, alpha=190)
        row = (BOTTOM - TOP) / max(1, len(self._lines))
        shrunk = min((row - APART) / CARD, *(self._card_scale(form, line) for line in self._lines), 1.0)
        self._column = max((self._line_width(form, line, shrunk) for line in self._lines), default=0.0)
        style = "@large_left" if all(self._fits(form, line, row) for line in self._lines) else "@left"
        for index, line in enumerate(self._lines):
            self._build_line(form, line, TOP + row * index, row, shrunk, style)
        links = [MenuItem("Rules", self._rules, key="R")]
        if len(self._game.lessons) > 1:
            links.append(MenuItem(ALL_LESSONS, self._list_lessons))
        form.row(links, PICTURE[0])
        ways: list[tuple[str, str, AnyLesson | AfterLesson]] = []
        ways += [(SKIP if teaches else "Play", "Play", AfterLesson.PLAY)] if self._deals else []
        if lesson is not None:
            ways.insert(0 if teaches else 1, (self._lesson_label(lesson), "Learn", lesson))
        first = len(form.controls)
        build_buttons(form, [(text, name, partial(self.app.stack.pop, way)) for text, name, way in ways])
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
        self, form: Form, line: Opening, top: float, row: float, shrunk: float, style: str
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
                form.image(cross(self.app.pixels), (at, top + (row - CROSS) / 2, CROSS, CROSS))
            else:
                form.rich(part, (at + SLACK / 2, top + (row - high) / 2, wide), SIGN)
            at += wide + gap
        left = LEFT + self._column + 40
        wide = form.balanced_width(line.words, RIGHT - left, style)
        high = form.text_height(line.words, wide, style)
        form.rich(line.words, (left, top + (row - high) / 2, min(wide + SLACK, RIGHT - left)), style)

    def _fits(self, form: Form, line: Opening, row: float) -> bool:
        """True if a line fits in large type."""
        return form.text_height(line.words, RIGHT - LEFT - self._column - 40, "@large_left") <= row - 12

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

    def _rules(self) -> None:
        self.app.stack.push(RulesPage(self._desk, self._game))

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
        form.label(ALL_LESSONS, (360, 40, 1200, 100), "@heading")
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
            form.label("Learn optional rules", place, "@section", inside=area)
        else:
            text = first if first and each is usual else each.title
            act = partial(form.app.stack.pop, each)
            form.button(text, place, act, inside=area, note=each.teaches)


class LessonEnd(Page):
    """The end of a lesson: the game's box is open, and cards rise from it.

    Pops itself with another lesson, ``AfterLesson.PLAY`` if a match can follow, or None.
    """

    def __init__(self, teaching: "Teaching", lesson: AnyLesson) -> None:
        self._teaching = teaching
        self._desk, self._game = desk, game = teaching.desk, teaching.game
        self._backdrop = backdrop_of(desk, game)
        self._lesson = lesson
        self._embers = Particles()
        self._rising = RisingCards()
        self._heads: list[tuple[str, pygame.Rect]] = []
        """The faces of the players of the lesson, and their areas."""
        deck = game.deck(lesson.options, lesson.seats)
        self._cards = cover_of(game.info, deck, desk.tastes)

    def enter(self, app: App) -> None:
        """Play the sound of the end, and let cards and embers rise."""
        super().enter(app)
        app.sound.play("win", Channel.TABLE)
        if self._desk.speed is not Speed.OFF:
            self._embers.start_embers(app.surface.get_rect(), app.pixels)
            self._rising.begin(self._cards)

    def update(self, milliseconds: float) -> None:
        """Advance the cards and embers until they are gone."""
        super().update(milliseconds)
        if self._embers.busy or self._rising.busy:
            self._embers.update(milliseconds)
            self._rising.update(milliseconds)
            self.stale = True

    def build(self, form: Form) -> None:
        """Place the praise, the recap, the other lessons and the buttons."""
        parts = self._parts_left()
        words = "Another trick up your sleeve."
        if self._lesson is self._game.lessons[0]:
            words = "That's the game in a nutshell."
        if self._teaching.table:
            words = f"{words} {self._teaching.table} waits."
        form.label("Well done", (260, 40, 1400, 110), "@outcome")
        form.shade(0)
        self._seat_players()
        self._build_recap(form, words)
        self._build_open_box(form)
        others = [each for each in self._others() if each not in parts]
        list_lessons(form, OTHERS_BOX, self._game, others, "Replay the first lesson")
        back = self._teaching.back_label
        ways: list[tuple[str, AnyLesson | AfterLesson | None]] = []
        if self._teaching.deal is not None:
            ways.append(("Play for real", AfterLesson.PLAY))
        ways += [(f"Next lesson: {each.title}", each) for each in parts]
        if ways:
            form.text_button(back, (40, MAIN_BOX[1] + 12, form.width(back) + 44, 64), self.back)
        main, pop = len(form.controls), self.app.stack.pop
        build_buttons(form, [(text, "", partial(pop, way)) for text, way in ways[:2] or [(back, None)]])
        self.focus.begin(main)

    def _build_recap(self, form: Form, words: str) -> None:
        """Place the recap of the lesson beside the box."""
        left, top, width = RECAP
        said = [(words, "@large_left"), *((sentence, "@left") for sentence in self._lesson.recap)]
        gap = form.line_height("@left") / 2
        high = sum(gap + form.text_height(sentence, width, style) for sentence, style in said)
        form.panel(
            (left - PADDING, top - PADDING, width + 2 * PADDING, high + 2 * PADDING - gap),
            bright=False,
            alpha=190,
        )
        for sentence, style in said:
            top += gap + form.paragraph(
                sentence, (left, top, form.balanced_width(sentence, width, style)), style
            )

    def _seat_players(self) -> None:
        """Seat the players of the lesson behind the table."""
        players = [Player(name=name, level=None) for name in self._lesson.others]
        (width, height), side = self.app.surface.get_size(), round(HEAD * self.app.pixels)
        self._heads = []
        for face, x in zip(faces_of(players), SEATS, strict=False):
            edge = self._backdrop.edge(x) * height / DESIGN_HEIGHT
            rect = pygame.Rect(0, 0, side, side)
            rect.midbottom = round(x * width / DESIGN_WIDTH), round(edge + 0.06 * side)
            self._heads.append((face, rect))
        coats = [Coat(face, rect) for face, rect in self._heads]
        self._behind = self._backdrop.with_people(self.app.surface.get_size(), CENTRE, coats)

    def _build_open_box(self, form: Form) -> None:
        """Place the game's open box, with cards coming out of it."""
        name, assets, pixels = self._game.info.id, self.app.assets, self.app.pixels
        left, top, width, high = OPEN_BOX
        if assets.find(f"boxes/open/{name}_front.svg") is None:
            return
        form.picture(f"boxes/open/{name}_inside.svg", OPEN_BOX)
        wide = width * 0.5
        count = min(len(self._cards), len(FAN))
        fan = FAN[-count:] if count % 2 else FAN[:count]  # an even number has no card in the middle
        for art, (lean, aside, down) in zip(self._cards, fan, strict=False):
            size = round(wide * pixels), round(wide / assets.aspect(art) * pixels)
            card = assets.transformed(art, *size, lean, 0)
            wider, higher = card.get_width() / pixels, card.get_height() / pixels
            x, y = left + width * (0.5 + aside) - wider / 2, top + high * down - higher / 2
            form.image(card, (x, y, wider, higher))
        form.picture(f"boxes/open/{name}_front.svg", OPEN_BOX)

    def paint_room(self, surface: pygame.Surface) -> None:
        """Draw the table, and the players of the lesson behind it."""
        surface.blit(self._behind, (0, 0))
        for face, rect in self._heads:
            surface.blit(self.app.assets.picture(head(face, Look.GLAD), *rect.size), rect)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the table, and the rising cards and embers over it."""
        super().paint(surface)
        left, top, width, high = OPEN_BOX
        area = self.form.rect((left - BESIDE_BOX, 0, width + 2 * BESIDE_BOX, top + high))
        self._rising.draw(surface, area, self.app.assets, self.app.pixels)
        self._embers.draw(surface, self.app.assets)

    def _parts_left(self) -> list[AnyLesson]:
        """Return the unfinished lessons of the standard game; none after one that builds on another game."""
        if self._lesson.assumes:
            return []
        usual, done = self._game.lessons[0].options, self._desk.settings
        return [
            each
            for each in self._others()
            if each.options == usual and not each.assumes and not is_done(done, self._game, each)
        ]

    def _others(self) -> list[AnyLesson]:
        """Return the game's other lessons, unfinished ones first."""
        others = [each for each in self._game.lessons if each is not self._lesson]
        return sorted(others, key=lambda each: is_done(self._desk.settings, self._game, each))


@dataclass(frozen=True, slots=True)
class Teaching:
    """The pages that introduce a game and teach its lessons, then begin a match or go back."""

    desk: Desk
    game: AnyGame
    back_label: str
    """The label of the button that goes back from the end of a lesson."""
    deal: Dealing | None = None
    """Begins a real match, if one can follow."""
    back: GoBack = no_op
    table: str = ""
    """The title of the table of the Descent that comes next, if any."""

    def introduce(self, page: FirstPage) -> None:
        """Show the introduction of a game."""
        self.desk.app.stack.push(page, partial(self._introduced, page))

    def teach(self, lesson: AnyLesson) -> None:
        """Open a lesson and the pages after it; if its table can't be shown, say why."""
        skips = self.deal is not None
        open_lesson(self.desk, self.game, lesson, partial(self._taught, lesson), skips=skips)

    def _introduced(self, page: FirstPage, choice: AnyLesson | AfterLesson | None) -> None:
        if choice is None:
            self.back()
        else:
            replace(self, back=partial(self.introduce, page))._continue(choice)

    def _taught(self, lesson: AnyLesson, choice: AfterLesson) -> None:
        if choice is AfterLesson.END_PAGE:
            self.desk.app.stack.push(LessonEnd(self, lesson), self._continue)
        elif choice is AfterLesson.LATER:
            self.back()
        else:
            self._continue(choice)

    def _continue(self, choice: AnyLesson | AfterLesson | None) -> None:
        if isinstance(choice, Lesson):
            self.teach(choice)
        elif choice is AfterLesson.PLAY and self.deal is not None:
            self.deal()


def introduce_first(desk: Desk, game: AnyGame, deal: Dealing, back: GoBack, table: str) -> None:
    """Begin a match; introduce the game first if the player doesn't know it."""
    if is_known(desk.settings, game):
        deal()
    else:
        back_label = "The Descent" if table else "Menu"
        page = FirstPage(desk, game, deals=True, table=table)
        Teaching(desk, game, back_label, deal, back, table).introduce(page)


def show_introduction(
    desk: Desk,
    game: AnyGame,
    back_label: str,
    deal: Dealing | None = None,
    back: GoBack = no_op,
    played: Match | None = None,
) -> None:
    """Show a game's introduction and lessons, opened from another page or from a table."""
    Teaching(desk, game, back_label, deal, back).introduce(FirstPage(desk, game, deals=False, played=played))


def _gap(one: Card | str, other: Card | str, beside: float) -> float:
    """Return the design pixels between two parts of a picture; ``beside`` is the gap between two cards."""
    if isinstance(other, str):
        return BESIDE
    if not isinstance(one, str):
        return beside
    return SUMS if one.startswith("=") else BESIDE
