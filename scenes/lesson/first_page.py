"""What is seen before the first hand of a game: its aim, a turn and the end, and three ways on."""

from enum import Enum, auto
from functools import partial

import pygame

from engine.ui.form import Form
from engine.ui.page import Page
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.words import Opening
from game.match import Match
from scenes.desk import Desk
from scenes.lesson.progress import next_lesson, reached
from scenes.rules_page import RulesPage

CARD = 170.0
"""Height of a card's picture, in design pixels."""
CLOSE, APART = 3.0, 30.0
"""Design pixels between cards that belong together, and between others."""
TOP, BOTTOM = 190.0, 920.0
LEFT, CARDS = 120.0, 560.0
"""Where the lines begin, and how wide the room for cards is, in design pixels."""
RIGHT = 1800.0


class Way(Enum):
    """How somebody wants to go on."""

    SHOW = auto()
    DEAL = auto()
    BACK = auto()


class FirstPage(Page):
    """A game in three lines; pops itself with a ``Way``.

    Args:
        desk: for how cards are liked.
        game: the game.
        deal: what dealing is called here; empty where nothing is to be dealt.
    """

    def __init__(self, desk: Desk, game: AnyGame, deal: str = "Deal") -> None:
        self._desk = desk
        self._game = game
        self._deal = deal
        options, seats = game.options(), game.seats[0]
        self._deck = game.deck(options, seats)
        self._lines = tuple(game.words.opening(Match(game, options, seats, 1).view(None)))
        self._pictures: list[tuple[str, pygame.Rect]] = []

    def build(self, form: Form) -> None:
        """The lines, their cards, and the ways on."""
        form.label(self._game.title, (260, 50, 1400, 110), "@heading")
        if not self._lines:
            form.paragraph(self._game.tagline, (LEFT, TOP + 80, RIGHT - LEFT))
        self._pictures = []
        row = (BOTTOM - TOP) / max(1, len(self._lines))
        shrunk = min((self._shrunk(line) for line in self._lines), default=1.0)
        for index, line in enumerate(self._lines):
            self._build_line(form, line, TOP + row * index, row, shrunk)
        ways = [("Back", self.back, ""), ("Rules", self._rules, "R")]
        if self._deal:
            ways.append((self._deal, partial(self._go, Way.DEAL), "D"))
        if (lesson := next_lesson(self._desk.settings, self._game)) is not None:
            ways.append((self._shown(lesson), partial(self._go, Way.SHOW), "H"))
        widths = [max(300.0, form.width(text, "@large") + 40) for text, _, _ in ways]
        left = 960 - (sum(widths) + 40 * (len(ways) - 1)) / 2
        for (text, action, key), width in zip(ways, widths, strict=True):
            style = "@main" if action is ways[-1][1] else "@large"
            form.button(text, (left, 960, width, 80), action, key=key, style=style)
            left += width + 40
        if self.focus.key is None:
            self.focus.key = len(form.controls) - 1

    def _shown(self, lesson: AnyLesson) -> str:
        """What the way to a lesson is called: one that was left goes on where it was."""
        step = reached(self._desk.settings, self._game, lesson)
        return f"Learn, step {step + 1}" if 0 < step < len(lesson.steps) else "Learn"

    def _build_line(self, form: Form, line: Opening, top: float, row: float, shrunk: float) -> None:
        left, width = LEFT + CARDS + 40, RIGHT - LEFT - CARDS - 40
        high = len(form.lines(line.words, width)) * form.line_height("@left")
        form.paragraph(line.words, (left, top + (row - high) / 2, width))
        arts, widths, gaps = self._cards(line)
        at = LEFT + max(0.0, (CARDS - sum(widths) * shrunk - sum(gaps)) / 2)
        for art, wide, gap in zip(arts, widths, gaps, strict=True):
            rect = form.rect((at, top + (row - CARD * shrunk) / 2, wide * shrunk, CARD * shrunk))
            self._pictures.append((art, rect))
            at += wide * shrunk + gap

    def _cards(self, line: Opening) -> tuple[list[str], list[float], list[float]]:
        """The pictures of a line, how wide each is, and the gap after each."""
        arts = [f"cards/{self._deck.art(card, self._desk.tastes)}.svg" for card in line.cards]
        widths = [CARD * self.app.assets.aspect(art) for art in arts]
        gaps = [CLOSE if after % line.together else APART for after in range(1, len(arts) + 1)]
        return arts, widths, gaps

    def _shrunk(self, line: Opening) -> float:
        """How far its cards have to shrink to find room; those of all lines shrink alike."""
        arts, widths, gaps = self._cards(line)
        return min(1.0, (CARDS - sum(gaps)) / sum(widths)) if arts else 1.0

    def draw(self, surface: pygame.Surface) -> None:
        """The page, and over it the cards."""
        super().draw(surface)
        if self._shows_keys:
            return
        for art, rect in self._pictures:
            surface.blit(self.app.assets.picture(art, *rect.size), rect)

    def back(self) -> None:
        """Esc deals nothing."""
        self._go(Way.BACK)

    def _go(self, way: Way) -> None:
        self.app.stack.pop(way)

    def _rules(self) -> None:
        self.app.stack.push(RulesPage(self._desk, self._game))
