"""The score: a row for each player, a ladder they climb, a line for each total, and what comes next.

Where a match that is over leads is told on the page of its end, to which its score leads back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

import pygame

from engine.theme import SERIES
from engine.ui.blocks import BETWEEN, Block, arrange
from engine.ui.form import Box, Form, MenuItem
from game.contract.words import Account, Subtotal
from game.sentences import number, ordinal, signed
from scenes.backdrop import Backdrop, BeforeTable, Lamp
from scenes.deal_page import account_blocks, gain_style
from scenes.navigation import Next
from scenes.players import Look, picture
from scenes.score_ladder import LARGEST, Ladder, build_ladder
from scenes.totals_plot import Course, build_plot, line_ends, numbered, paint_mark, totals_by_seat

LEFT, RIGHT = 60.0, 1860.0
"""Sides of the page, in design pixels."""
NARROW: Final = 1190.0
"""The right side of the table where the ladder stands beside it."""
LADDER: Final[Box] = (1230.0, 130.0, 640.0, 800.0)
MARKED = 50.0
"""Left of its first column, for the marks of lines."""
PLOT_BOTTOM = 920.0
"""The lower end of what stands above the buttons."""
GAP, WIDEST_GAP = 30.0, 330.0
"""Between two columns: at the least, and where the table is written large."""
FACED: Final = 28.0
"""Between a face and the name beside it."""
TALLEST = 132.0
"""Of a row that is written large."""
LARGE: Final[Mapping[str, str]] = {
    "@series": "@name",
    "@total": "@code",
    "@body": "@large",
    "@faint": "@large",
}
"""The style of the cells of each column where there is much room."""
PLAIN: Final[Mapping[str, str]] = {style: style for style in LARGE}
WORTH_LINES = 3
"""Deals that have to be over before lines tell more than how the last one came out."""
LONGEST_END = 320.0
"""Design pixels of a name at the end of its line at the most; where one is longer, lines bear numbers."""
HEM: Final = 16.0
"""Design pixels between the edge of the page of the book and what is on it."""
EDGE = 12.0
"""Design pixels beside the title of a column that is pressed."""
TO_TABLE: Final = "Back to the table"

AccountOf: TypeAlias = Callable[[int], Account | None]
"""Returns how a deal came out, by its number."""


@dataclass(frozen=True, slots=True)
class Score:
    """A score as its page shows it."""

    course: Course
    names: tuple[str, ...]
    aim: str
    """The aim: what is counted, towards what, and who leads; empty once the match is over."""
    now: tuple[str, ...]
    """The running deal by seat; empty where none runs."""
    subtotals: Sequence[Subtotal]
    """The parts of the totals, a column each."""
    over: bool
    """True if the match is over: its score leads back to its end."""
    account: AccountOf
    open_deal: Callable[[int], None]
    """Opens how a deal came out, by its number."""
    links: Sequence[MenuItem]
    """Ways to more, such as the rules and the log."""
    faces: Sequence[str]
    """By seat."""
    backdrop: Backdrop


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the table: what stands above it and in each player's row."""

    title: str
    cells: tuple[str, ...]
    style: str
    deal: int = 0
    """The number of the deal that its title opens; 0 where it opens none."""


def column_width(form: Form, column: Column, sizes: Mapping[str, str] = PLAIN) -> float:
    """Return what a column takes with the gap beside it, in design pixels."""
    style = sizes[column.style]
    # in a small table a deal's points are bold
    bold = style == "@series" or (column.deal and style != "@large")
    style = "@total" if bold else "@body" if style == "@faint" else style
    widest = max(form.width(cell, style) for cell in column.cells)
    return max(widest, form.width(column.title, "@faint")) + GAP


class Scoreboard(BeforeTable):
    """The standing after a deal, or at any time; pops itself with a ``Next``."""

    lamp = Lamp(brightness=0.6)

    def __init__(self, score: Score) -> None:
        self._score, self._course = score, score.course
        self.backdrop = score.backdrop
        self._marks: list[tuple[int, int]] = []
        """The start of each player's row, with the mark of that line in the plot."""

    def build(self, form: Form) -> None:
        """Lay out the table, how the last deal came out or the plot, the ladder, and the buttons."""
        top = 24 + form.paragraph("Score", (LEFT, 24, RIGHT - LEFT), "@heading")
        if self._score.aim:
            top += form.paragraph(self._score.aim, (LEFT, top, RIGHT - LEFT), "@body") + HEM / 2
        form.shade(0)
        self._right = NARROW if self._has_room(form) else RIGHT
        account = self._account(form)
        below = sum(block.high + BETWEEN for block in account)
        room = PLOT_BOTTOM - top - 2 * HEM
        if self._lined:
            table, high = 0.0, room
        else:
            rows = form.line_height() + 5 + TALLEST * len(self._score.names)
            table = min(rows, max(0.45 * room, room - below - HEM))
            high = min(room, table + (below + HEM if account else 0.0))
            top += (room - high) / 2
        page = (LEFT - 24, top + HEM / 2, self._right - LEFT + 48, high + 1.5 * HEM)
        form.panel(page, bright=False, alpha=205)
        below_table, last = self._build_table(form, top + HEM, table / (PLOT_BOTTOM - top - HEM))
        below_table += HEM
        if self._lined:
            ends = line_ends(form, self._score.names, LONGEST_END)
            box = (LEFT, below_table, self._right - LEFT, PLOT_BOTTOM - below_table)
            build_plot(
                form, self._course, ends, box, f" · click a {self._course.info.deal} above for details"
            )
        if account:
            account = self._account(form, last)
            arrange(
                form, (LEFT, below_table, self._right - LEFT, top + 2 * HEM + high - below_table), account
            )
        if self._right < RIGHT:
            build_ladder(form, Ladder(self._course, self._score.faces), LADDER)
        self._build_buttons(form)

    def _account(self, form: Form, under: tuple[float, float] | None = None) -> list[Block]:
        """Return how the last deal came out, where too few are over for lines.

        Its points stand ``under`` the last column of the table: from which left, and how wide.
        """
        account, info, standing = self._last_account(), self._course.info, self._course.standing
        if account is None:
            return []
        rows = tuple(sorted(account.rows, key=lambda row: standing.ranks[row.seat]))
        account, deal, wide = replace(account, rows=rows), len(standing.deals), self._right - LEFT
        return list(account_blocks(form, info, self._score.names, deal, account, wide, under=under))

    def _last_account(self) -> Account | None:
        """Return how the last deal came out, where too few are over for lines to tell anything."""
        deals = len(self._course.standing.deals)
        return self._score.account(deals) if 0 < deals < WORTH_LINES else None

    def _has_room(self, form: Form) -> bool:
        """True if the ladder has room beside the table: all columns fit, and that of a deal."""
        self._right = NARROW
        columns = self._columns(form)
        return sum(column_width(form, column) for column in columns) <= NARROW - LEFT - MARKED

    @property
    def _lined(self) -> bool:
        """True if there are lines of totals: only then is a player's name of the colour of one."""
        return bool(self._course.standing.deals) and self._last_account() is None

    def back(self) -> None:
        """Go back to the table as it was left, or to the end of the match."""
        self.app.stack.pop(Next.GO_ON)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and beside each name the mark of its line."""
        super().draw(surface)
        if self._lined:
            for seat, spot in enumerate(self._marks):
                paint_mark(surface, seat, spot, self.app.pixels)

    def _columns(self, form: Form) -> list[Column]:
        """Return what fits beside the names: place, total, and as many of the last deals as possible."""
        standing = self._course.standing
        ends = line_ends(form, self._score.names, LONGEST_END) if self._lined else self._score.names
        fixed = [Column("Player", numbered(self._score.names, ends), "@series")]
        if len(set(standing.ranks)) > 1:
            ranks = standing.ranks
            places = (f"{'Tied ' if ranks.count(rank) > 1 else ''}{ordinal(rank)}" for rank in ranks)
            fixed.append(Column("Place", tuple(places), "@body"))
        if standing.deals or not any(self._score.now):
            fixed.append(Column("Total", tuple(map(number, standing.totals)), "@total"))
        fixed += [
            Column(each.title, tuple(map(number, each.numbers)), "@body") for each in self._score.subtotals
        ]
        if any(self._score.now):
            whole = "Final" if self._score.over else "So far"
            title = f"This {self._course.info.deal}" if standing.deals else whole
            fixed.append(Column(title, self._score.now, "@faint"))
        start = [line[0] for line in totals_by_seat(standing)]
        if any(start) and standing.deals and not standing.course:
            fixed.append(Column("Start", tuple(map(number, start)), "@faint"))
        deals = [
            Column(self._course.info.numbered(index), tuple(map(signed, deal)), "@body", index)
            for index, deal in enumerate(standing.deals, 1)
        ]
        room = self._right - LEFT - MARKED - sum(column_width(form, column) for column in fixed)
        wide = max((column_width(form, column) for column in deals), default=1.0)
        fitting = int(room / wide)
        if len(deals) > fitting:
            folded = min(len(deals), len(deals) - int((room - 40) / wide) + 1)
            sums = [sum(points) for points in zip(*standing.deals[:folded], strict=True)]
            deals = [Column(f"1 to {folded}", tuple(map(signed, sums)), "@faint", folded), *deals[folded:]]
        return [*fixed, *deals]

    def _build_table(self, form: Form, top: float, share: float) -> tuple[float, tuple[float, float] | None]:
        """Lay out a row for each player, as large as there is room for.

        Return where it ends, and the left and width of the last deal's column.
        """
        columns = self._columns(form)
        order = self._order()
        layout = ScoreTableLayout(form, columns, len(order), top, (share, self._right))
        for row, seat in enumerate(order if layout.face else []):
            side = layout.face
            box = (layout.left, layout.down(row) + (layout.row - side) / 2, side, side)
            form.picture(picture(self._score.faces[seat], Look.RESTING), box)
        for column, (left, width) in zip(columns, layout.across(), strict=True):
            self._build_title(form, column, (left, layout.top, width, layout.head), layout.over(column))
            for row, seat in enumerate(order):
                cell = column.cells[seat]
                style = layout.sizes[column.style]
                if style == "@series":
                    style = f"@series{seat % len(SERIES)}" if self._lined else "@strong"
                if column.deal:
                    large, low_wins = style == "@large", self._course.info.low_wins
                    style = gain_style(cell, low_wins=low_wins, large=large)
                form.label(cell, (left, layout.down(row), width, layout.row), style)
        rows = [form.rect((LEFT, layout.down(order.index(seat)), 40, layout.row)) for seat in sorted(order)]
        self._marks = [rect.center for rect in rows]
        left, width = layout.across()[-1]
        return layout.down(len(self._score.names)), (left - LEFT, width) if columns[-1].deal else None

    def _order(self) -> list[int]:
        """Return the seats from the first place to the last, or as they sit while nobody leads."""
        return sorted(range(len(self._score.names)), key=lambda seat: self._course.standing.ranks[seat])

    def _build_title(self, form: Form, column: Column, box: Box, style: str) -> None:
        """Put a title above a column; that of a deal opens its account."""
        if not column.deal:
            form.label(column.title, box, style)
        else:
            left, top, width, high = box
            wider = (left - EDGE, top, width + 2 * EDGE, high - 4)
            form.button(column.title, wider, partial(self._score.open_deal, column.deal), style="@faint")

    def _build_buttons(self, form: Form) -> None:
        """Put what is left to do where it stands out, and all else as words beside it."""
        items = [MenuItem("Menu", partial(self.app.stack.pop, Next.MENU), key="Q"), *self._score.links]
        form.row(items, LEFT - 24)
        lead_on = len(form.controls)
        words = "Back" if self._score.over else TO_TABLE
        form.button(words, form.main_box(words), self.back, style="@main")
        form.shortcut("S", "Back to the end" if self._score.over else TO_TABLE, self.back)
        self.focus.begin(lead_on)


class ScoreTableLayout:
    """A table as it is laid out on its page: large and in the middle where there is room, else small.

    ``room`` is how much of the page below ``top`` it may take, or the least it needs, and its right side.
    Faces stand before the names where it is large.
    """

    def __init__(
        self, form: Form, columns: Sequence[Column], rows: int, top: float, room: tuple[float, float]
    ) -> None:
        share, right = room
        self.head = form.line_height() + 5
        high = (PLOT_BOTTOM - top) * share - self.head
        wide = [column_width(form, column, LARGE) for column in columns]
        spare = right - LEFT - sum(wide)
        large = high / rows >= form.line_height("@name") + 10 and spare >= 0
        self.sizes = LARGE if large else PLAIN
        self.row = min(TALLEST, high / rows) if large else self.head
        self.top = top + (max(0.0, high - self.row * rows) / 3 if large else 0.0)
        self.face = min(LARGEST, self.row - 8) if large and spare >= LARGEST + FACED else 0.0
        """Design pixels of a face before a name; 0 where none is."""
        before = self.face + FACED if self.face else 0.0
        self._apart = GAP + min(WIDEST_GAP, (spare - before) / len(columns)) if large else GAP
        self._widths = (
            [width - GAP for width in wide]
            if large
            else [column_width(form, column) - GAP for column in columns]
        )
        whole = before + sum(self._widths) + self._apart * (len(columns) - 1)
        self.left = (LEFT + right - whole) / 2 if large else LEFT + MARKED
        """The left side of faces, or else of the first column."""
        self._before = before

    def across(self) -> list[tuple[float, float]]:
        """Return left and width of each column."""
        found, left = [], self.left + self._before
        for width in self._widths:
            found.append((left, width))
            left += width + self._apart
        return found

    def over(self, column: Column) -> str:
        """Return the style of what stands above a column; where it is large, words begin on the left."""
        return "@faint_left" if self.sizes[column.style] == "@name" else "@faint"

    def down(self, row: int) -> float:
        """Return where a player's row begins."""
        return self.top + self.head + self.row * row
