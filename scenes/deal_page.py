"""The account of each deal of a match, as the table showed it at the end of the deal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.ui import styles
from engine.ui.blocks import Block, TextColumn, arrange, beside, height_of
from engine.ui.form import BACK_BOX, Form
from engine.ui.page import Page
from engine.ui.styles import TextStyle
from game.contract.rules import Standing
from game.contract.words import Account, AccountRow, Sum
from game.info import GameInfo
from game.sentences import capitalised, number, signed

BOX = (160.0, 260.0, 1600.0, 670.0)
"""The area of the account, in design pixels; a longer account scrolls."""
BAR = 40.0
"""Width kept free on the right for the scroll bar, in design pixels."""
NAME, SUM, POINTS, TOTAL = (0.0, 0.21), (0.22, 0.54), (0.78, 0.1), (0.89, 0.11)
"""Left and width of the columns, as shares of the whole width."""
BESIDE: Final = 16.0
"""Design pixels between a sum and its points, below another table."""
PADDING, NARROWEST = 24.0, 1000.0
"""Design pixels from an account to the edge of its panel, and the least width of an account."""
WIDE_SUM = (0.22, 0.65)
"""Left and width of the sums when there is no column of totals."""


def gain_style(points: int, *, low_wins: bool, large: bool = False) -> TextStyle:
    """Return the style of the points of a deal in a form: good for the player, bad, or neither."""
    if not points:
        return styles.LARGE if large else styles.BODY
    if (points < 0) is low_wins:
        return styles.GAIN_LARGE if large else styles.GAIN
    return styles.LOSS_LARGE if large else styles.LOSS


def account_blocks(
    form: Form,
    info: GameInfo,
    names: Sequence[str],
    deal: int,
    account: Account,
    width: float,
    under: tuple[float, float] | None = None,
) -> Iterator[Block]:
    """Yield the account of a deal: who ended it and by what rule, and a line for each player.

    ``under`` is the left and width of the column of points, if it stands below a table with totals.
    """
    whole, totalled = width - BAR, under is None and account.totalled
    columns = (NAME, SUM, POINTS, TOTAL) if totalled else (NAME, WIDE_SUM, TOTAL, TOTAL)
    name, summed, points, total = (TextColumn(form, left * whole, wide * whole) for left, wide in columns)
    if under is not None:
        points = TextColumn(form, *under)
        summed = TextColumn(form, summed.left, points.left - summed.left - BESIDE)
    if account.ended:
        yield TextColumn(form, 0.0, whole).text(account.ended, styles.KEY)
    if account.rule:
        yield TextColumn(form, 0.0, form.balanced_width(account.rule, whole, styles.LEFT)).text(account.rule)
    heads = [points.text(info.numbered(deal), styles.FAINT)]
    yield beside(*heads, *([total.text("Total", styles.FAINT)] if totalled else ()))
    for row in account.rows:
        parts = [
            name.text(names[row.seat], styles.KEY),
            summed.text(row.sum.unbroken),
            points.text(signed(row.points), gain_style(row.points, low_wins=info.low_wins)),
        ]
        yield beside(*parts, *([total.text(number(row.total), styles.BODY)] if totalled else ()))


@dataclass(eq=False)
class DealPage(Page):
    """The account of a deal, by its number from 1, and a choice of all finished deals; pops itself."""

    reads = True
    names: tuple[str, ...]
    standing: Standing
    number: int
    account: Callable[[int], Account | None]
    rules: Callable[[str], None]
    info: GameInfo

    def build(self, form: Form) -> None:
        """Place the choice of deal and the account of the one chosen."""
        form.label(f"{capitalised(self.info.deal)} results", (160, 40, 1600, 100), styles.HEADING)
        count = len(self.standing.deals)
        account = self.account(self.number) or Account("", "", "", tuple(self._rows()))
        if count > 1:
            deals = {number: self.info.numbered(number) for number in range(1, count + 1)}
            form.one_of(deals, self.number, (760, 152, 400, 72), self._turn_to)
        wide = self._width(form, account)
        blocks = list(account_blocks(form, self.info, self.names, self.number, account, wide))
        left, high = (1920 - wide) / 2, min(BOX[3], height_of(blocks))
        form.panel(
            (left - PADDING, BOX[1] - PADDING, wide + 2 * PADDING, high + 2 * PADDING),
            bright=False,
            alpha=205,
        )
        arrange(form, (left, BOX[1], wide, BOX[3]), blocks)
        form.button("Back", BACK_BOX, self.back)
        read = partial(self.rules, account.clause)
        form.button("Rules", (1584, 968, 304, 76), read, key="R", style=styles.LARGE)

    def _width(self, form: Form, account: Account) -> float:
        """Return the account's width in design pixels: no more than its longest sum needs."""
        longest = max(form.width(row.sum.unbroken, styles.LEFT) for row in account.rows)
        _, share = SUM if account.totalled else WIDE_SUM
        return min(BOX[2], max(NARROWEST, longest / share + BAR + BESIDE))

    def _rows(self) -> Iterator[AccountRow]:
        """Yield each seat's points and total, for a game that gives no account of its own."""
        later = self.standing.deals[self.number :]
        for seat, points in enumerate(self.standing.deals[self.number - 1]):
            total = self.standing.totals[seat] - sum(deal[seat] for deal in later)
            yield AccountRow(seat, Sum(), points, total)

    def _turn_to(self, number: int) -> None:
        self.number = number
        self.rebuild_from_top()
