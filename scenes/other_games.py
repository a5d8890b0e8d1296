"""Another game for the company that has just played one: the boxes that are left, one click each."""

from engine.app import App
from engine.ui.form import BACK, Form
from engine.ui.page import Page
from game.catalog import GAMES
from game.contract import AnyGame
from game.sign import Sign
from scenes.desk import Desk
from scenes.shelf import Blurb, CardBox, build_shelf, table_of
from scenes.won import Won

SHELF = (200.0, 380.0, 1580.0, 420.0)
"""The boxes on the shelf, in design pixels."""
TOLD = (60.0, 230.0, 1800.0, 140.0)
SAME = "Same players, new game. Your last rules for it apply."


class OtherGames(Page):
    """The other games; pops itself with the sign of the one that is chosen, or with nothing."""

    def __init__(self, desk: Desk, played: AnyGame) -> None:
        self._desk = desk
        self._played = played
        self._won = Won(desk)
        self.boxes: list[CardBox] = []
        """The boxes of the other games, as they stand on the page."""

    def enter(self, app: App) -> None:
        """Look for what was won."""
        self._won.begin()
        super().enter(app)

    def build(self, form: Form) -> None:
        """A box for each game but the one that was played."""
        form.button("Back", BACK, self.back)
        form.label("Another game", (360, 40, 1200, 100), "@heading")
        form.paragraph(SAME, (260, 146, 1400), "@faint")
        signs = [sign for sign in GAMES.signs.values() if sign.id != self._played.id]
        tables = [table_of(sign, self._desk.settings, self._won.games) for sign in signs]
        self.boxes = build_shelf(form, tables, SHELF, self._choose)
        form.add(Blurb(form.rect(TOLD), form.scale, self.boxes))
        if self.focus.key is None:
            self.focus.key = 1

    def update(self, milliseconds: float) -> None:
        """Go on looking for what was won."""
        super().update(milliseconds)
        if self._won.go_on():
            self.rebuild()

    def _choose(self, sign: Sign) -> None:
        self.app.stack.pop(sign)
