"""The rules of the games, from their pages of words, opened at the clause that matters."""

import re
from html import escape

from engine.assets import MissingAsset
from engine.forms import Form
from engine.page import Page
from engine.theme import EMBER, FLAME, hexed
from game.catalog import GAMES
from game.contract import AnyGame
from scenes.desk import Desk


class RulesPage(Page):
    """One game's rules; buttons lead to the others'. Pops itself."""

    def __init__(self, desk: Desk, game: AnyGame, clause: str = "") -> None:
        self._desk = desk
        self._game = game
        self._clause = clause

    def build(self, form: Form) -> None:
        """The page's text and a button for each page there is."""
        form.label(f"Rules: {self._game.title}", (80, 36, 1220, 100), "@heading")
        form.prose(self._text(), (330, 150, 1260, 770))
        form.button("Back", (330, 970, 300, 76), self.back, key="R", style="@large")
        pages = list({game.page: game for game in reversed(GAMES.values()) if self._exists(game)}.values())[
            ::-1
        ]
        shown = next((index for index, game in enumerate(pages) if game.page == self._game.page), 0)
        titles = [game.title for game in pages]
        form.drop_down(titles, shown, (1340, 50, 500, 72), lambda index: self._show(pages[index]))

    def _show(self, game: AnyGame) -> None:
        self._game = game
        self._clause = ""
        self.rebuild()

    def _exists(self, game: AnyGame) -> bool:
        try:
            self._desk.app.assets.path(f"rules/{game.page}.md")
        except MissingAsset:
            return False
        return True

    def _text(self) -> str:
        try:
            words = self._desk.app.assets.words(f"rules/{self._game.page}.md")
        except MissingAsset as missing:
            return escape(str(missing))
        return as_html(words, self._clause)


def as_html(markdown: str, clause: str = "") -> str:
    """A rules page for a text box: headings, bold, italics; the wanted clause first, then the page."""
    paragraphs = [part.strip() for part in markdown.split("\n\n") if part.strip()]
    wanted = [part for part in paragraphs if clause and part.startswith(f"**{clause}**")]
    shown = [_paragraph(part) for part in paragraphs]
    if wanted:
        shown = [f"<i>What matters now</i><br>{_paragraph(wanted[0])}<br>", *shown]
    return "".join(shown)


def _paragraph(text: str) -> str:
    plain = escape(" ".join(text.split()), quote=False)
    plain = re.sub(r"\*\*(.+?)\*\*", rf"<font color='{hexed(FLAME)}'><b>\1</b></font>", plain)
    plain = re.sub(r"(?<!\w)[*_](.+?)[*_](?!\w)", r"<i>\1</i>", plain)
    if plain.startswith("#"):
        return f"<br><font color='{hexed(EMBER)}'><b>{plain.lstrip('# ')}</b></font><br>"
    return f"{plain}<br>"
