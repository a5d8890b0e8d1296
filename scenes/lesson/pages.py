"""The end of a lesson, and the order of the pages around lessons."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

import pygame

from engine.app import App
from engine.particles import Particles
from engine.sound import Channel
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH
from engine.ui import styles
from engine.ui.form import MAIN_BOX, Box, Form
from engine.ui.page import Page
from game.contract import AnyGame
from game.contract.lesson import AnyLesson, Lesson
from game.match import Match
from saves.models import Player
from saves.settings import Speed
from scenes.backdrop import Coat, Lamp, backdrop_of
from scenes.desk import Desk
from scenes.lesson.introduction import (
    PADDING,
    PLAY_FOR_REAL,
    AfterLesson,
    FirstPage,
    build_buttons,
    list_lessons,
)
from scenes.lesson.progress import is_done, is_known
from scenes.navigation import GoBack, no_op, open_lesson
from scenes.players import Expression, faces_of, head
from scenes.rising_cards import RisingCards, cover_of
from scenes.rules_page import rules_item

FAN: Final = ((24, -0.26, 0.12), (-24, 0.26, 0.12), (12, -0.13, 0.08), (-12, 0.13, 0.08), (0, 0.0, 0.07))
"""Cards in the open box: degrees by which each leans, and the offset of its centre, as shares of the box."""
OPEN_BOX: Final[Box] = (800.0, 306.0, 320.0, 600.0)
OTHERS_BOX: Final[Box] = (1280.0, 390.0, 600.0, 520.0)
"""The area of the list of other lessons, in design pixels."""
SEATS: Final = (400.0, 1520.0, 160.0)
"""The x of each seat for the players of the lesson, in design pixels."""
HEAD: Final = 168.0
CENTRE: Final = Lamp()
BESIDE_BOX = 140.0
"""Design pixels on each side of the box where cards rise."""
RECAP: Final = (80.0, 470.0, 580.0)
"""Left, top and width of the recap, in design pixels."""
Dealing: TypeAlias = Callable[[], None]
"""Begins a real match."""


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
            self._embers.start_embers(app.surface.get_rect(), app.box_scale)
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
        form.label("Well done", (260, 40, 1400, 110), styles.OUTCOME)
        form.shade(0)
        self._seat_players()
        self._build_recap(form, words)
        self._build_open_box(form)
        others = [each for each in self._others() if each not in parts]
        again = "Replay the lesson" if self._lesson is self._game.lessons[0] else ""
        list_lessons(form, OTHERS_BOX, self._game, others, again)
        back = self._teaching.back_label
        choices: list[tuple[str, AnyLesson | AfterLesson | None]] = []
        if self._teaching.deal is not None:
            choices.append((PLAY_FOR_REAL, AfterLesson.PLAY))
        choices += [(f"Next lesson: {each.title}", each) for each in parts]
        if choices:
            form.text_button(back, (40, MAIN_BOX[1] + 12, form.width(back) + 44, 64), self.back)
        form.row([rules_item(self._desk, self._game)], 1860 - form.width("Rules"), top=46)
        main, pop = len(form.controls), self.app.stack.pop
        shown = choices[:2] or [(back, None)]
        build_buttons(form, [(text, "", partial(pop, choice)) for text, choice in shown])
        self.focus.begin(main)

    def _build_recap(self, form: Form, words: str) -> None:
        """Place the recap of the lesson beside the box."""
        left, top, width = RECAP
        said = [(words, styles.LARGE_LEFT), *((sentence, styles.LEFT) for sentence in self._lesson.recap)]
        gap = form.line_height(styles.LEFT) / 2
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
        (width, height), side = self.app.surface.get_size(), round(HEAD * self.app.box_scale)
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
        name, assets, box_scale = self._game.info.id, self.app.assets, self.app.box_scale
        left, top, width, high = OPEN_BOX
        if assets.find(f"boxes/open/{name}_front.svg") is None:
            return
        form.picture(f"boxes/open/{name}_inside.svg", OPEN_BOX)
        wide = width * 0.5
        count = min(len(self._cards), len(FAN))
        fan = FAN[-count:] if count % 2 else FAN[:count]  # an even number has no card in the middle
        for art, (lean, aside, down) in zip(self._cards, fan, strict=False):
            size = round(wide * box_scale), round(wide / assets.aspect(art) * box_scale)
            card = assets.transformed(art, *size, lean, 0)
            wider, higher = card.get_width() / box_scale, card.get_height() / box_scale
            x, y = left + width * (0.5 + aside) - wider / 2, top + high * down - higher / 2
            form.image(card, (x, y, wider, higher))
        form.picture(f"boxes/open/{name}_front.svg", OPEN_BOX)

    def paint_room(self, surface: pygame.Surface) -> None:
        """Draw the table, and the players of the lesson behind it."""
        surface.blit(self._behind, (0, 0))
        for face, rect in self._heads:
            surface.blit(self.app.assets.picture(head(face, Expression.GLAD), *rect.size), rect)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the table, and the rising cards and embers over it."""
        super().paint(surface)
        left, top, width, high = OPEN_BOX
        area = self.form.rect((left - BESIDE_BOX, 0, width + 2 * BESIDE_BOX, top + high))
        self._rising.draw(surface, area, self.app.assets, self.app.box_scale)
        self._embers.draw(surface, self.app.assets)

    def _parts_left(self) -> list[AnyLesson]:
        """Return the unfinished lessons of the standard game; none after one that builds on another game."""
        if self._lesson.assumes:
            return []
        usual, settings = self._game.lessons[0].options, self._desk.settings
        return [
            each
            for each in self._others()
            if each.options == usual and not each.assumes and not is_done(settings, self._game, each)
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
