"""The rules of the games: how to play, card by card, by examples, and clause by clause."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import TypeAlias

from engine.assets import MissingAsset
from engine.ui.blocks import Block, lay, words
from engine.ui.form import BACK, PRIMARY, Form
from engine.ui.page import Page
from game.catalog import GAMES
from game.contract import AnyGame
from scenes.desk import Desk
from scenes.rules_blocks import TEXT, Pack, by_example, card_by_card, clause_by_clause, in_short, pack
from scenes.rules_text import found, read_rules

BOX = (100.0, 240.0, 1720.0, 710.0)
"""The area of the text, in design pixels; what is longer scrolls."""

Learn: TypeAlias = Callable[[AnyGame], None]
"""Leads to the lessons of a game."""


class Chapter(Enum):
    """A chapter of the rules."""

    SHORT = "How to play"
    CARDS = "The cards"
    EXAMPLES = "Examples"
    CLAUSES = "Details"


class RulesPage(Page):
    """One game's rules, opened at a clause if one is given; pops itself.

    ``learn`` leads to a game's lessons; without it there is no way to them from here.
    """

    reads = True

    def __init__(self, desk: Desk, game: AnyGame, clause: str = "", learn: Learn | None = None) -> None:
        self._learn = learn
        self._desk = desk
        self._game = game
        self._clause = clause
        self.chapter = Chapter.CLAUSES if clause else Chapter.SHORT
        """The chapter that is open."""
        self._sought = ""

    def build(self, form: Form) -> None:
        """Lay out the chapters, a line to search with, the other games, and the text."""
        form.label(f"Rules: {self._game.title}", (240, 20, 870, 100), "@heading_left")
        chapters = list(Chapter)
        titles = [chapter.value for chapter in chapters]
        form.tabs(
            titles,
            chapters.index(self.chapter),
            (100, 148, 1040, 68),
            lambda at: self._turn_to(chapters[at]),
        )
        form.entry(self._sought, (1180, 148, 640, 68), self._seek, 40, empty="Search the rules")
        games = list(GAMES.values())
        chosen = [game.id for game in games].index(self._game.id)
        titles = [game.title for game in games]
        form.choice(titles, chosen, (1120, 44, 480, 72), lambda index: self._show(games[index]))
        lay(form, BOX, list(self._blocks(form)), self._clause)
        form.button("Back", BACK, self.back, key="R")
        learn = self._learn
        if learn is not None:
            form.button("Learn", PRIMARY, lambda: learn(self._game), key="H", style="@main")

    def _blocks(self, form: Form) -> Iterator[Block]:
        try:
            text = read_rules(self._desk.app.assets.words(f"rules/{self._game.page}.md"))
        except MissingAsset as missing:
            yield words(form, str(missing), TEXT[0], TEXT[1])
            return
        match self.chapter:
            case Chapter.SHORT:
                yield from in_short(form, self._pack(), text)
            case Chapter.CARDS:
                yield from card_by_card(form, self._pack())
            case Chapter.EXAMPLES:
                yield from by_example(form, self._pack(), text.examples)
            case Chapter.CLAUSES:
                yield from clause_by_clause(form, found(text.parts, self._sought), self._meant)

    @property
    def _meant(self) -> str:
        """The clause at which the page was opened, or that is sought by its id."""
        return self._sought.strip().upper() or self._clause

    def _pack(self) -> Pack:
        return pack(self._game, self._desk.tastes)

    def _turn_to(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self._sought = self._clause = ""
        self.form.forget_scrolling()
        self.rebuild()

    def _seek(self, sought: str) -> None:
        if sought == self._sought:
            return
        self._sought, self.chapter = sought, Chapter.CLAUSES
        self.form.forget_scrolling()
        self.rebuild()

    def _show(self, game: AnyGame) -> None:
        self._game = game
        self._clause = ""
        self.form.forget_scrolling()
        self.rebuild()
