"""The first page: go on with a match, begin another, and the way to everything else."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

import pygame

from engine.app import App
from engine.assets import MissingAsset
from engine.embers import Embers
from engine.forms import Box, Form
from engine.lettering import plain
from engine.page import Page, draw_backdrop
from engine.theme import BRASS
from game.catalog import GAMES, find
from game.contract import AnyGame
from game.sentences import listed
from saves.models import Header, Speed
from saves.records import circle_of, result_of
from saves.store import IN_USE, SavedMatch
from scenes.desk import Desk
from scenes.lesson.progress import how_known
from scenes.lesson.ways import before_first_hand, remind
from scenes.message import Question
from scenes.rules_page import RulesPage
from scenes.settings_page import SettingsPage
from scenes.setup import Setup
from scenes.start import look_at_table, open_table, quick_match

GAMES_BOX = (130.0, 416.0, 1660.0, 530.0)
"""Where the games are listed, in design pixels; more of them scroll."""
CELL = 780.0
"""Width of a game's place."""
TROUBLES_TOP = 776.0
QUIT = (1640.0, 40.0, 220.0, 72.0)
"""Far from whatever leads to this page: a second click must not end the program."""
FILES_A_LOOK = 40
"""Finished matches looked at in one turn of the loop: about two milliseconds."""
MOST_NAMES = 4
"""Names told of a saved match."""


class Menu(Page):
    """The menu. Popping it ends the program."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._embers = Embers()
        self._saved: tuple[Header, ...] = ()
        self._page = 0
        self._won: frozenset[str] = frozenset()
        """The games of which a match was won."""
        self._unread: Iterator[Header] = iter(())
        """Finished matches that were not looked at yet: there may be thousands."""
        self._wins: set[str] = set()

    def enter(self, app: App) -> None:
        """Look for saved matches first of all; embers rise while the page opens."""
        self._look()
        super().enter(app)
        if self._moves:
            self._embers.kindle()

    def resume(self) -> None:
        """Look for saved matches again: one may have been played since."""
        self._look()
        super().resume()

    def update(self, milliseconds: float) -> None:
        """Embers go on glowing until they lie still."""
        super().update(milliseconds)
        self._read_on()
        if self._embers.busy:
            self._embers.update(milliseconds)
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """The pointer stirs embers."""
        super().handle(event)
        if event.type == pygame.MOUSEMOTION and self._moves:
            self._embers.stir(event.pos, self.app.surface.get_size(), self.app.pixels)

    @property
    def _moves(self) -> bool:
        return self._desk.settings.speed is not Speed.OFF

    def build(self, form: Form) -> None:
        """Saved match, games, other pages."""
        self.app.sound.loop("fire")
        form.label("Brimstone", (460, 20, 1000, 170), "@title")
        form.label("Devilish card games by firelight", (460, 192, 1000, 48), "@subtitle")
        self._build_continue(form)
        left, top, width, height = GAMES_BOX
        room = TROUBLES_TOP - top - 20 if self._desk.troubles else height
        self._build_games(form, (left, top, width, room))
        if self._desk.troubles:
            form.prose(plain(" ".join(self._desk.troubles)), (130, TROUBLES_TOP, 1660, 176))
        form.button("Settings", (570, 968, 250, 72), self._settings, key="T")
        form.button("Rules", (835, 968, 250, 72), self._rules, key="R")
        form.button("Keys", (1100, 968, 250, 72), self.show_keys)
        form.button("Quit", QUIT, self._quit)
        form.shortcut("Q", "Quit", self.back)

    def back(self) -> None:
        """Esc may have been pressed once too often: ask."""
        question = Question("Brimstone", "Leave the table for today?", "Quit", "Stay")
        self.app.stack.push(question, lambda yes: self._quit() if yes else None)

    def _quit(self) -> None:
        self._desk.remember_window()
        self.app.quit()

    def paint(self, surface: pygame.Surface) -> None:
        """The name over glowing embers."""
        draw_backdrop(surface)
        self._embers.draw(surface, self.app.pixels)
        rule = self.form.rect((680, 243, 560, 2))
        pygame.draw.rect(surface, BRASS, (rule.topleft, (rule.width, max(1, rule.height))))

    def _games(self) -> list[AnyGame]:
        return [game for game in GAMES.values() if _has_table(self._desk, game)]

    def _look(self) -> None:
        found = self._desk.store.look(self._desk.now())
        if [header.id for header in found.headers] != [header.id for header in self._saved]:
            self._page = 0
        self._saved = found.headers
        self._unread = self._desk.store.turn_over_finished(self._desk.now(), self._desk.report)
        self._wins.clear()
        for trouble in found.troubles:
            self._desk.report(trouble)

    def _read_on(self) -> None:
        """Look at some more finished matches, and tell which games were won when all were seen."""
        told = len(self._desk.troubles)
        some = list(islice(self._unread, FILES_A_LOOK))
        self._wins |= {header.game for header in some if circle_of(header) and result_of(header).won}
        seen_all = len(some) < FILES_A_LOOK and self._won != self._wins
        if seen_all:
            self._won = frozenset(self._wins)
        if seen_all or len(self._desk.troubles) > told:
            self.rebuild()

    def _build_continue(self, form: Form) -> None:
        if not self._saved:
            return
        header = self._saved[self._page]
        title = find(header.game).title
        box = (560, 252, 800, 84)
        form.button(f"Continue {title}", box, lambda: self._continue(header), key="C", style="@large")
        several = f" · {self._page + 1} of {len(self._saved)}" if len(self._saved) > 1 else ""
        high = form.line_height("@faint")
        form.label(_played(header), (60, 338, 1800, high), "@faint")
        form.label(_begun(header) + several, (60, 338 + high, 1800, high), "@faint")
        if several:
            form.button("Another saved match", (1390, 262, 400, 64), self._turn, key="A")

    def _build_games(self, form: Form, box: Box) -> None:
        games = self._games()
        high = form.line_height("@name")
        lines = max(len(form.lines(self._told(game), CELL, "@faint_left")) for game in games)
        row = high + lines * form.line_height("@faint_left") + 28
        area = form.area(box, row * ((len(games) + 1) // 2))
        for index, game in enumerate(games):
            left, top = 10 + (CELL + 60) * (index % 2), row * (index // 2)
            form.label(game.title, (left, top, 430, high), "@name", area)
            form.button("Play", (left + 440, top, 150, high), partial(self._quick, game), inside=area)
            form.button("Set up", (left + 605, top, 165, high), partial(self._setup, game), inside=area)
            form.paragraph(self._told(game), (left, top + high + 4, CELL), "@faint_left", area)

    def _turn(self) -> None:
        self._page = (self._page + 1) % len(self._saved)
        self.rebuild()

    def _quick(self, game: AnyGame) -> None:
        before_first_hand(self._desk, game, lambda: self._open(quick_match(self._desk, game)))

    def _told(self, game: AnyGame) -> str:
        """What a game is, and how far it is known."""
        known = how_known(self._desk.settings, game, won=game.id in self._won)
        return f"{game.tagline} · {known}" if known else game.tagline

    def _setup(self, game: AnyGame) -> None:
        self._desk.troubles.clear()

        def chosen(saved: SavedMatch | None) -> None:
            if saved is not None:
                before_first_hand(self._desk, game, lambda: self._open(saved))

        self.app.stack.push(Setup(self._desk, game), chosen)

    def _continue(self, header: Header) -> None:
        self._desk.troubles.clear()
        opened = self._desk.store.open(header, self._desk.now())
        if opened.troubles == (IN_USE,):
            question = Question(find(header.game).title, IN_USE, "Look at it", "Leave it")
            self.app.stack.push(question, lambda yes: self._look_at(header) if yes else None)
            return
        for trouble in opened.troubles:
            self._desk.report(trouble)
        if opened.saved is None:
            self.resume()
        else:
            open_table(self._desk, opened.saved)

    def _look_at(self, header: Header) -> None:
        """Show a match that another program plays, as its file holds it now."""
        try:
            look_at_table(self._desk, self._desk.store.read(header))
        except (FileNotFoundError, ValueError) as trouble:
            self._desk.report(f"That match cannot be looked at: {trouble}")
            self.resume()

    def _open(self, saved: SavedMatch) -> None:
        self._desk.troubles.clear()
        open_table(self._desk, saved)

    def _settings(self) -> None:
        self.app.stack.push(SettingsPage(self._desk))

    def _rules(self) -> None:
        first = next(iter(GAMES.values()))
        page = RulesPage(self._desk, first, learn=lambda game: remind(self._desk, game, "Back to the rules"))
        self.app.stack.push(page)


def _has_table(desk: Desk, game: AnyGame) -> bool:
    try:
        desk.app.assets.path(f"tables/{game.map}.tmx")
    except MissingAsset:
        return False
    return True


def _played(header: Header) -> str:
    names = [player.name for player in header.players]
    if len(names) > MOST_NAMES:
        names = [*names[: MOST_NAMES - 1], f"{len(names) - MOST_NAMES + 1} others"]
    deal = f"Deal {header.deals + 1} with" if header.totals else "With"
    return f"{deal} {listed(names)}"


def _begun(header: Header) -> str:
    return f"Begun on {header.started.astimezone():%d %B %Y at %H:%M}"
