"""How the deals of a match came out: one at a time, as the table told it at its end."""

from collections.abc import Callable, Iterator

from engine.blocks import Block, beside, lay, words
from engine.forms import Form
from engine.page import Page
from game.contract.rules import Standing
from game.contract.words import Account, Row
from game.sentences import signed

BOX = (160.0, 260.0, 1600.0, 690.0)
"""Where the account is read, in design pixels; what is longer scrolls."""
WHOLE = (0.0, 1560.0)
NAME, SUM, POINTS, TOTAL = (0.0, 330.0), (350.0, 850.0), (1220.0, 160.0), (1400.0, 160.0)
"""Left and width of the columns."""


class DealPage(Page):
    """The account of a deal, and a choice of all deals that have ended; pops itself.

    Args:
        names: by seat.
        standing: what each deal brought.
        number: the deal that is told first, from 1.
        account: how a deal came out, in the game's words; None where the game has none.
        rules: opens the rules at a clause.
    """

    reads = True

    def __init__(
        self,
        names: tuple[str, ...],
        standing: Standing,
        number: int,
        account: Callable[[int], Account | None],
        rules: Callable[[str], None],
    ) -> None:
        self._names = names
        self._standing = standing
        self._number = number
        self._account = account
        self._rules = rules
        self._told = account(number)

    def build(self, form: Form) -> None:
        """Which deal it is, who ended it and by what rule, and a line for each player."""
        form.label(f"How deal {self._number} came out", (160, 40, 1600, 100), "@heading")
        count = len(self._standing.deals)
        if count > 1:
            deals = [f"Deal {number}" for number in range(1, count + 1)]
            form.choice(deals, self._number - 1, (760, 152, 400, 72), self._turn_to)
        lay(form, BOX, list(self._blocks(form)))
        form.button("Back", (310, 970, 300, 76), self.back, key="E", style="@large")
        clause = self._told.clause if self._told is not None else ""
        form.button("Rules", (650, 970, 300, 76), lambda: self._rules(clause), key="R", style="@large")

    def _blocks(self, form: Form) -> Iterator[Block]:
        if self._told is not None:
            yield words(form, self._told.ended, *WHOLE, "@key")
            yield words(form, f"{self._told.rule} (rule {self._told.clause})", *WHOLE, "@faint_left")
        yield beside(words(form, "this deal", *POINTS, "@faint"), words(form, "total", *TOTAL, "@faint"))
        for row in self._told.rows if self._told is not None else self._bare():
            yield beside(
                words(form, self._names[row.seat], *NAME, "@key"),
                words(form, row.sum, *SUM),
                words(form, signed(row.points), *POINTS, "@total"),
                words(form, str(row.total), *TOTAL, "@body"),
            )

    def _bare(self) -> list[Row]:
        """What the deal brought each seat, where the game tells no more of it."""
        later = self._standing.deals[self._number :]
        return [
            Row(seat, "", points, self._standing.totals[seat] - sum(deal[seat] for deal in later))
            for seat, points in enumerate(self._standing.deals[self._number - 1])
        ]

    def _turn_to(self, index: int) -> None:
        self._number = index + 1
        self._told = self._account(self._number)
        self.rebuild()
