"""What is seen before the first hand of a game: its aim, a turn and the end, and three ways on."""

from enum import Enum, auto
from functools import partial

import pygame

from engine.rooms import room_of
from engine.ui.form import BACK, PRIMARY, Box, Form
from engine.ui.page import Page
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.words import Opening
from game.match import Match
from scenes.desk import Desk
from scenes.lesson.progress import next_lesson, reached
from scenes.rules_page import RulesPage

CARD = 150.0
"""Height of a card's picture, in design pixels."""
CLOSE, APART = 3.0, 16.0
"""Design pixels between cards that belong together, and between others."""
PICTURE = (150.0, 270.0, 380.0, 570.0)
"""The place of the game's box of cards, in design pixels."""
LEFT, CARDS, WIDTH = 640.0, 400.0, 780.0
"""The left edge of the lines, the room for cards beside them, and the lines' width, in design pixels."""
TOP, BOTTOM = 290.0, 910.0


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
        deal: what playing is called here; empty where nothing is to be dealt.
    """

    def __init__(self, desk: Desk, game: AnyGame, deal: str = "Play") -> None:
        self._desk = desk
        self._game = game
        self._deal = deal
        options, seats = game.options(), game.seats[0]
        self.room = room_of(desk.app.assets, game.id, game.map)
        self._deck = game.deck(options, seats)
        self._lines = tuple(game.words.opening(Match(game, options, seats, 1).view(None)))
        self._pictures: list[tuple[str, pygame.Rect]] = []

    def build(self, form: Form) -> None:
        """The game's box, three lines with their cards, and the ways on."""
        sign = self._game.sign
        form.button("Back", BACK, self.back)
        form.label(self._game.title, (LEFT, 150, 1180, 110), "@verdict_left")
        if self.app.assets.find(f"boxes/{sign.id}.svg") is not None:
            form.picture(f"boxes/{sign.id}.svg", PICTURE)
        if not self._lines:
            form.paragraph(self._game.tagline, (LEFT, TOP + 80, 1180))
        self._pictures = []
        row = (BOTTOM - TOP) / max(1, len(self._lines))
        shrunk = min((self._shrunk(line) for line in self._lines), default=1.0)
        for index, line in enumerate(self._lines):
            self._build_line(form, line, TOP + row * index, row, shrunk)
        form.button("Rules", (LEFT, PRIMARY[1], 240, PRIMARY[3]), self._rules, key="R", style="@large")
        ways: list[tuple[str, Way, str]] = [(self._deal, Way.DEAL, "P")] if self._deal else []
        if (lesson := next_lesson(self._desk.settings, self._game)) is not None:
            ways.append((self._shown(lesson), Way.SHOW, "H"))
        right = PRIMARY[0] + PRIMARY[2]
        boxes: list[Box] = []
        for text, _, _ in reversed(ways):
            wide = max(PRIMARY[2], form.width(text, "@main") + 50)
            boxes.insert(0, (right - wide, PRIMARY[1], wide, PRIMARY[3]))
            right -= wide + 32
        for at, ((text, way, key), box) in enumerate(zip(ways, boxes, strict=True), 1):
            style = "@main" if at == len(ways) else "@large"
            form.button(text, box, partial(self._go, way), key=key, style=style)
        if self.focus.key is None:
            self.focus.key = len(form.controls) - 1

    def _shown(self, lesson: AnyLesson) -> str:
        """What the way to a lesson is called: one that was left goes on where it was."""
        step = reached(self._desk.settings, self._game, lesson)
        return f"Learn, step {step + 1}" if 0 < step < len(lesson.steps) else "Learn"

    def _build_line(self, form: Form, line: Opening, top: float, row: float, shrunk: float) -> None:
        style = "@large_left" if self._fits(form, "@large_left", row) else "@left"
        high = form.high(line.words, WIDTH, style)
        form.rich(line.words, (LEFT, top + (row - high) / 2, WIDTH), style)
        arts, widths, gaps = self._cards(line)
        at = LEFT + WIDTH + 40
        for art, wide, gap in zip(arts, widths, gaps, strict=True):
            rect = form.rect((at, top + (row - CARD * shrunk) / 2, wide * shrunk, CARD * shrunk))
            self._pictures.append((art, rect))
            at += wide * shrunk + gap

    def _fits(self, form: Form, style: str, row: float) -> bool:
        """True if every line has room in a style."""
        return all(form.high(line.words, WIDTH, style) <= row - 12 for line in self._lines)

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
