"""The first page: go on with a match, begin another, and the way to everything else."""

from functools import partial
from html import escape

import pygame

from engine.app import App
from engine.assets import MissingAsset
from engine.forms import Form, Page, draw_backdrop
from engine.sprites import CardSprite, draw
from engine.theme import ASH, BRASS, FLAME, TITLE, Typeface
from game.catalog import GAMES, find
from game.contract import AnyGame
from saves.models import Header
from saves.store import SavedMatch
from scenes.desk import Desk
from scenes.message import Question
from scenes.rules_page import RulesPage
from scenes.settings_page import SettingsPage
from scenes.setup import Setup
from scenes.start import open_table, quick_match

SHOW_PIECES = tuple(f"kabufuda/{name}" for name in ("7", "special_1", "back", "onifuda", "special_4", "8"))
"""The hand that lies on the menu."""

GAME_ROW = 152
"""Design pixels from one row of games to the next."""


class Menu(Page):
    """The menu. Popping it ends the program."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._saved: tuple[Header, ...] = ()
        self._page = 0

    def enter(self, app: App) -> None:
        """Look for saved matches first of all."""
        self._look()
        super().enter(app)

    def resume(self) -> None:
        """Look for saved matches again: one may have been played since."""
        self._look()
        super().resume()

    def build(self, form: Form) -> None:
        """Saved match, games, other pages."""
        self.app.sound.loop("fire")
        self._build_continue(form)
        self._build_games(form)
        form.button("Settings", (560, 968, 250, 64), self._settings, key="S")
        form.button("Rules", (835, 968, 250, 64), self._rules, key="R")
        form.button("Quit", (1110, 968, 250, 64), self._quit, key="Q")
        if self._desk.troubles:
            form.prose(escape(" ".join(self._desk.troubles)), (360, 840, 1200, 110))

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
        pixels = self.app.pixels
        middle = surface.get_width() / 2
        top = (surface.get_height() - 1080 * pixels) / 2
        title = self.app.assets.text("Brimstone", Typeface.DISPLAY, round(TITLE * pixels), FLAME)
        surface.blit(title, title.get_rect(center=(middle, top + 105 * pixels)))
        line = "Devilish card games by firelight"
        under = self.app.assets.text(line, Typeface.ITALIC, round(30 * pixels), ASH)
        surface.blit(under, under.get_rect(center=(middle, top + 190 * pixels)))
        rule = pygame.Rect(0, 0, 560 * pixels, max(1, 2 * pixels))
        rule.center = (round(middle), round(top + 222 * pixels))
        pygame.draw.rect(surface, BRASS, rule)
        if len(self._games()) <= 4:
            self._paint_hand(surface, (middle, top + 830 * pixels))

    def _paint_hand(self, surface: pygame.Surface, at: tuple[float, float]) -> None:
        """A hand of show pieces, where there is room for it."""
        pixels = self.app.pixels
        for index, art in enumerate(SHOW_PIECES):
            step = index - (len(SHOW_PIECES) - 1) / 2
            spot = (at[0] + 104 * step * pixels, at[1] + 7 * step * step * pixels)
            card = CardSprite(None, None, f"cards/{art}.svg", *spot, height=250 * pixels, angle=-6 * step)
            draw(surface, [card], self.app.assets)

    def _games(self) -> list[AnyGame]:
        return [game for game in GAMES.values() if _has_table(self._desk, game)]

    def _look(self) -> None:
        found = self._desk.store.look(self._desk.now())
        if [header.id for header in found.headers] != [header.id for header in self._saved]:
            self._page = 0
        self._saved = found.headers
        for trouble in found.troubles:
            self._desk.report(trouble)

    def _build_continue(self, form: Form) -> None:
        if not self._saved:
            return
        header = self._saved[self._page]
        form.button(
            f"Continue {find(header.game).title}",
            (560, 250, 800, 84),
            lambda: self._continue(header),
            key="C",
            style="@large",
        )
        several = f" · {self._page + 1} of {len(self._saved)}" if len(self._saved) > 1 else ""
        form.label(_told(header) + several, (360, 338, 1200, 36), "@faint")
        if several:
            form.button("Another saved match", (1390, 262, 320, 60), self._turn, key="A")

    def _build_games(self, form: Form) -> None:
        games = self._games()
        for index, game in enumerate(games):
            left, top = 180 + 800 * (index % 2), 400 + GAME_ROW * (index // 2)
            if len(games) == 1:
                left = 580
            form.label(game.title, (left, top, 420, 62), "@heading")
            form.label(game.tagline, (left - 20, top + 66, 780, 34), "@faint")
            form.button("Play", (left + 430, top + 4, 140, 56), partial(self._quick, game))
            form.button("Set up", (left + 585, top + 4, 150, 56), partial(self._setup, game))

    def _turn(self) -> None:
        self._page = (self._page + 1) % len(self._saved)
        self.rebuild()

    def _quick(self, game: AnyGame) -> None:
        self._open(quick_match(self._desk, game))

    def _setup(self, game: AnyGame) -> None:
        self._desk.troubles.clear()
        self.app.stack.push(Setup(self._desk, game), lambda saved: self._open(saved) if saved else None)

    def _continue(self, header: Header) -> None:
        self._desk.troubles.clear()
        opened = self._desk.store.open(header, self._desk.now())
        for trouble in opened.troubles:
            self._desk.report(trouble)
        if opened.saved is None:
            self.resume()
        else:
            open_table(self._desk, opened.saved)

    def _open(self, saved: SavedMatch) -> None:
        self._desk.troubles.clear()
        open_table(self._desk, saved)

    def _settings(self) -> None:
        self.app.stack.push(SettingsPage(self._desk))

    def _rules(self) -> None:
        self.app.stack.push(RulesPage(self._desk, next(iter(GAMES.values()))))


def _has_table(desk: Desk, game: AnyGame) -> bool:
    try:
        desk.app.assets.path(f"tables/{game.map}.tmx")
    except MissingAsset:
        return False
    return True


def _told(header: Header) -> str:
    names = ", ".join(player.name for player in header.players)
    deal = f"Deal {header.deals + 1} with" if header.totals else "With"
    return f"{deal} {names}, begun on {header.started.astimezone():%d %B %Y at %H:%M}"
