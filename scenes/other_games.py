"""Another game for the company that has just played one: the tables that are left, one click each."""

import pygame

from engine.app import App
from engine.taken import light_up
from engine.ui.form import Form
from engine.ui.page import Page, draw_backdrop
from game.catalog import GAMES
from game.contract import AnyGame
from game.sign import Sign
from scenes.cover_shapes import Wanted
from scenes.covers import DRAWING, Covers
from scenes.desk import Desk
from scenes.menu_tiles import Tile, Ways, build_tiles, light, table_of, tile_at
from scenes.won import Won

LEFT, WIDTH, TOP, BOTTOM = 60.0, 1800.0, 210.0, 930.0
"""Of the tables, in design pixels."""
BACK = (60.0, 970.0, 300.0, 76.0)
SAME = "Same players, new game. Your last rules for it apply."


class OtherGames(Page):
    """The other games; pops itself with the sign of the one that is chosen, or with nothing."""

    def __init__(self, desk: Desk, played: AnyGame) -> None:
        self._desk = desk
        self._played = played
        self._won = Won(desk)
        self._covers = Covers()
        self.tiles: list[Tile] = []
        """The tables of the other games, as they lie on the page."""
        self._pointed: tuple[int, int] | None = None

    def enter(self, app: App) -> None:
        """Look for what was won."""
        self._won.begin()
        super().enter(app)

    def build(self, form: Form) -> None:
        """A table for each game but the one that was played."""
        form.label("Another game", (360, 30, 1200, 100), "@heading")
        form.paragraph(SAME, (260, 136, 1400), "@faint")
        signs = [sign for sign in GAMES.signs.values() if sign.id != self._played.id]
        tables = [table_of(sign, self._desk.settings, self._won.games) for sign in signs]
        self.tiles = build_tiles(
            form, tables, (LEFT, TOP, WIDTH, BOTTOM - TOP), Ways(self._choose), self._covers
        )
        form.button("Back", BACK, self.back)
        covers = [Wanted(tile.table.sign, tile.rect.size) for tile in self.tiles]
        self._covers.want(self.app.assets, covers, self._desk.tastes, self.app.pixels)

    def update(self, milliseconds: float) -> None:
        """Covers are drawn once the page was seen."""
        super().update(milliseconds)
        if self._won.go_on():
            self.rebuild()
        if self._covers.busy:
            self._covers.draw_on(DRAWING)
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """A click on a game's cards is as good as one on its button."""
        super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._pointed = event.pos
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            tile = None if self._shows_keys else tile_at(self.tiles, event.pos)
            if tile is not None and self.app.stack.top is self:
                light_up(tile.seen)
                self._choose(tile.table.sign)

    def paint(self, surface: pygame.Surface) -> None:
        """The tables."""
        draw_backdrop(surface)
        pointed = None if self._pointed is None else tile_at(self.tiles, self._pointed)
        light(self.tiles, pointed)

    def _choose(self, sign: Sign) -> None:
        self.app.stack.pop(sign)
