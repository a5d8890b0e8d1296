"""The first page: go on with a match, sit down at another table, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.app import App
from engine.embers import Embers
from engine.taken import light_up
from engine.ui.form import Form
from engine.ui.page import Page, draw_backdrop
from game.catalog import GAMES
from game.sign import Sign
from saves.descent import circles
from saves.models import Header, Speed
from scenes.continued import Continued, Laid, build_continued, paint_continued
from scenes.cover_shapes import Wanted
from scenes.covers import DRAWING, Covers
from scenes.desk import Desk
from scenes.keys_page import away_from_tables
from scenes.lesson.progress import remember_known
from scenes.menu_tiles import Tile, Ways, build_tiles, light, tables_here, tile_at
from scenes.menu_ways import DEAL_OF_THE_DAY, MenuWay, build_name, build_ways, deal_of_day, game_of_day
from scenes.message import Question
from scenes.won import Won, how_far

if TYPE_CHECKING:
    from game.contract import AnyGame
    from saves.saved import SavedMatch

LEFT, WIDTH, TOP, BOTTOM = 60.0, 1800.0, 204.0, 1054.0
"""Of what lies below the name, in design pixels; more games than fit scroll."""
TROUBLES = 150.0
"""Height of what there is to tell, likewise."""
GAP = 24.0
SETTLED = 2
"""The turn after its first frame in which there is time for what the menu leads to."""


class Menu(Page):
    """The menu. Popping it ends the program.

    It is on the screen before what it leads to is imported; ``seen`` is called once it is, and ``there``
    tells of the id of a game whether it was.
    """

    def __init__(
        self,
        desk: Desk,
        seen: Callable[[], None] = lambda: None,
        there: Callable[[str], bool] = lambda name: True,
    ) -> None:
        self._desk = desk
        self._seen = seen
        self._looks = 0
        """Turns of the loop since it was drawn first."""
        self._embers = Embers()
        self._there = there
        self._covers = Covers(there)
        self.tiles: list[Tile] = []
        """The tables of all games, as they lie on the page."""
        self._continued: Laid | None = None
        self._pointed: tuple[int, int] | None = None
        """Where the pointer is, while it is over the window."""
        self._pressed: Tile | None = None
        """Whose cards the mouse was pressed on."""
        self._saved: tuple[Header, ...] = ()
        self._won = Won(desk)

    def enter(self, app: App) -> None:
        """Look for saved matches first of all; embers rise while the page opens."""
        self._look()
        self._opened_at = app.frames
        app.keys_elsewhere = away_from_tables
        super().enter(app)
        if self._moves:
            self._embers.kindle()

    def resume(self) -> None:
        """Look for saved matches again: one may have been played since."""
        self._look()
        super().resume()

    def update(self, milliseconds: float) -> None:
        """Embers go on glowing until they lie still.

        What takes time waits until the page was seen, and what was pressed at once is answered.
        """
        super().update(milliseconds)
        if self.app.frames == self._opened_at:
            return
        self._looks += 1
        if self._looks == SETTLED:
            self._seen()
            self.app.sound.loop("fire")
        self._read_on()
        if self._covers.busy:
            self._covers.draw_on(DRAWING)
            self.stale = True
        if self._embers.busy:
            self._embers.update(milliseconds)
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """The pointer stirs embers; a click on a game's cards is as good as one on its button.

        A file that is dropped, or that the program was started with, is opened.
        """
        super().handle(event)
        if event.type == pygame.DROPFILE:
            self._open_file(Path(event.file))
        elif event.type == pygame.MOUSEMOTION:
            self._pointed = event.pos
            if self._moves:
                self._embers.stir(event.pos, self.app.surface.get_size(), self.app.pixels)
        elif event.type == pygame.WINDOWLEAVE:
            self._pointed = None
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._pressed = self._tile_at(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            pressed, self._pressed = self._pressed, None
            if pressed is not None and pressed is self._tile_at(event.pos) and self.app.stack.top is self:
                light_up(pressed.seen)
                self._quick(pressed.table.sign)

    @property
    def _moves(self) -> bool:
        return self._desk.speed is not Speed.OFF

    def build(self, form: Form) -> None:
        """The name and the other pages, the match to continue, and a table for each game."""
        if self._looks >= SETTLED:
            self.app.sound.loop("fire")
        tagline = build_name(form, LEFT)
        bottom = BOTTOM - (TROUBLES + GAP if self._desk.troubles else 0.0)
        top = self._build_continued(form)
        tables = tables_here(self.app.assets, self._desk.settings, self._won.games)
        ways = Ways(self._quick, self._setup)
        self.tiles = build_tiles(form, tables, (LEFT, top, WIDTH, bottom - top), ways, self._covers)
        if self._desk.troubles:
            form.prose(" ".join(self._desk.troubles), (LEFT, BOTTOM - TROUBLES, WIDTH, TROUBLES))
        self._build_pages(form, tagline + 2 * GAP)
        covers = [Wanted(tile.table.sign, tile.rect.size) for tile in self.tiles]
        covers[:0] = self._continued.covers(form) if self._continued is not None else []
        self._covers.want(self.app.assets, covers, self._desk.tastes, self.app.pixels)

    def _build_pages(self, form: Form, beside: float) -> None:
        """The other pages, the end far from whatever leads here by a click; and what is done today."""
        pages = [
            MenuWay(["Matches"], self._matches, "M"),
            MenuWay(["Records"], self._records, "E"),
            MenuWay(["Settings"], self._settings, "T"),
            MenuWay(["Rules"], self._rules, "R"),
            MenuWay(["Keys"], self.show_keys),
            MenuWay(["Quit"], self._quit),
        ]
        line, right = form.line_height(), LEFT + WIDTH
        today = deal_of_day(self._desk.now().date(), [*self._saved, *self._won.todays])
        ways = [MenuWay(today, self._deal_of_day, "Y", DEAL_OF_THE_DAY)]
        if circles():
            texts = (f"The Descent: {how_far(self._won.way)}", "The Descent")
            ways.append(MenuWay(texts, self._descent, "D", "The Descent"))
        build_ways(form, pages, (LEFT, right, 48, 56), line + 26)
        build_ways(form, ways, (beside, right, TOP - 36 - line, 56), line + 22)
        form.shortcut("Q", "Quit", self.back)

    def back(self) -> None:
        """Esc may have been pressed once too often: ask."""
        question = Question("Quit Brimstone?", "Your matches are saved.", "Quit", "Stay")
        self.app.stack.push(question, lambda yes: self._quit() if yes else None)

    def _quit(self) -> None:
        self._desk.remember_window()
        self.app.quit()

    def paint(self, surface: pygame.Surface) -> None:
        """The tables, and the embers among them."""
        draw_backdrop(surface)
        if self._continued is not None:
            paint_continued(surface, self.form, self._continued, self._covers)
        pointed = None if self._pointed is None else tile_at(self.tiles, self._pointed)
        light(self.tiles, pointed, self._pressed)
        self._embers.draw(surface, self.app.pixels)

    def _look(self) -> None:
        found = self._desk.store.look(self._desk.now())
        self._saved = found.headers
        remember_known(self._desk, [header.game for header in found.headers if not header.imported])
        self._won.begin()
        for trouble in found.troubles:
            self._desk.report(trouble)

    def _read_on(self) -> None:
        """Look at some more finished matches, and tell what was won when all were seen.

        To read a file that no list tells of needs what the games need: it waits until they are there.
        """
        if not all(map(self._there, GAMES)):
            return
        told = len(self._desk.troubles)
        if self._won.go_on() or len(self._desk.troubles) > told:
            self.rebuild()

    def _build_continued(self, form: Form) -> float:
        """The match to go on with, or its empty room; returns where that leaves off."""
        go_on = None
        if saved := self._saved:
            header = saved[0]
            go_on = Continued(header, len(saved) - 1, lambda: self._continue(header), self._show_running)
        self._continued = build_continued(form, go_on, LEFT, TOP, WIDTH)
        return TOP + self._continued.box[3] + GAP

    def _tile_at(self, at: tuple[int, int]) -> Tile | None:
        return None if self._shows_keys else tile_at(self.tiles, at)

    def _show_running(self) -> None:
        from scenes.matches.sifting import Heap
        from scenes.start import show_matches

        show_matches(self._desk, heap=Heap.RUNNING)

    def _quick(self, sign: Sign) -> None:
        from scenes.lesson.ways import before_first_hand
        from scenes.start import quick_match

        game = GAMES[sign.id]
        before_first_hand(self._desk, game, lambda: self._open(quick_match(self._desk, game)))

    def _setup(self, sign: Sign) -> None:
        from scenes.lesson.ways import before_first_hand
        from scenes.setup import Setup

        game = GAMES[sign.id]
        self._desk.troubles.clear()
        page = Setup(self._desk, game)

        def again() -> None:
            self.app.stack.push(page, chosen)

        def chosen(begin: Callable[[], SavedMatch] | None) -> None:
            if begin is not None:
                before_first_hand(self._desk, game, lambda: self._open(begin()), again)

        again()

    def _continue(self, header: Header) -> None:
        from scenes.start import go_on_with

        self._desk.troubles.clear()
        go_on_with(self._desk, header, self.resume)

    def _open(self, saved: SavedMatch) -> None:
        from scenes.start import open_table

        self._desk.troubles.clear()
        open_table(self._desk, saved)

    def _open_file(self, path: Path) -> None:
        from scenes.start import open_file

        self._desk.troubles.clear()
        open_file(self._desk, path)

    def _matches(self) -> None:
        from scenes.start import show_matches

        show_matches(self._desk)

    def _records(self) -> None:
        from scenes.start import show_records

        show_records(self._desk)

    def _deal_of_day(self) -> None:
        from scenes.start import show_days

        show_days(self._desk, game_of_day(self._desk.now().date()))

    def _descent(self) -> None:
        from scenes.start import show_descent

        show_descent(self._desk)

    def _settings(self) -> None:
        from scenes.settings_page import SettingsPage

        self.app.stack.push(SettingsPage(self._desk))

    def _rules(self) -> None:
        from scenes.lesson.ways import remind
        from scenes.rules_page import RulesPage
        from scenes.start import quick_match

        def learn(game: AnyGame) -> None:
            remind(self._desk, game, "Back to the rules", lambda: self._open(quick_match(self._desk, game)))

        self.app.stack.push(RulesPage(self._desk, next(iter(GAMES.values())), learn=learn))
