"""The score: a row for each player, the ladder of their totals, a plot, and buttons.

After the match it leads back to the end page, which has the buttons for what comes next.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import accumulate, count
from typing import Final

import pygame

from engine.theme import BRASS, SERIES, SOOT, mixed
from engine.ui import styles
from engine.ui.blocks import Block, arrange, height_of
from engine.ui.form import Box, Form, MenuItem
from engine.ui.shapes import line_width
from engine.ui.styles import TextStyle
from engine.ui.widget import Picture
from game.contract.words import Account, Subtotal
from game.sentences import number, ordinal, signed
from scenes.backdrop import Backdrop, BackdropPage, Lamp
from scenes.deal_page import account_blocks, gain_style
from scenes.navigation import Next
from scenes.players import Expression, after_match, picture
from scenes.totals_plot import Course, LineMark, build_plot, line_ends, numbered, totals_by_seat

LEFT, RIGHT = 60.0, 1860.0
"""Left and right sides of the page, in design pixels."""
TABLE_RIGHT: Final = 1190.0
"""The right side of the table when the ladder is beside it, in design pixels."""
LADDER: Final[Box] = (1230.0, 130.0, 640.0, 800.0)
MARKS_WIDTH = 50.0
"""Width left of the first column for the marks of lines, in design pixels."""
PLOT_BOTTOM = 920.0
"""The bottom of the space above the buttons, in design pixels."""
GAP, WIDEST_GAP = 30.0, 330.0
"""Design pixels between two columns: the least, and the most in a large table."""
FACE_GAP: Final = 28.0
"""Design pixels between a face and the name beside it."""
TALLEST = 132.0
"""The greatest height of a row in a large table, in design pixels."""
LARGE: Final[Mapping[TextStyle, TextStyle]] = {
    styles.STRONG: styles.NAME,
    styles.TOTAL: styles.CODE,
    styles.BODY: styles.LARGE,
    styles.FAINT: styles.LARGE,
}
"""The style of the cells of each column in a large table."""
PLAIN: Final[Mapping[TextStyle, TextStyle]] = {style: style for style in LARGE}
LEAST_PLOTTED = 3
"""The fewest finished deals for which a plot is better than the last deal's account."""
LONGEST_END = 320.0
"""The widest name at the end of a line, in design pixels; if one is wider, lines are numbered."""
PADDING: Final = 16.0
"""Design pixels between the edge of the panel and its content."""
EDGE = 12.0
"""Design pixels by which a title that is a button is wider, on each side."""
BACK_TO_TABLE: Final = "Back to the table"
RUNGS: Final = 10
"""The most steps from one end of the ladder to the other."""
RUNG_STEPS: Final = (1, 2, 5)
"""Distances between rungs, times any power of ten."""
FINE: Final = 2
"""Supersampling factor of the ladder and its lines."""
RUNG_NUMBERS: Final = 84.0
"""Width left of the ladder for the numbers of its rungs, in design pixels."""
LARGEST_FACE: Final = 104.0
"""The largest size of a face, in design pixels."""
TOKEN: Final = 76.0
"""Size of the crown or skull at the end, in design pixels."""
WOOD, SHADED = (0x6B, 0x45, 0x2A), (0x3A, 0x24, 0x16)


@dataclass(frozen=True, slots=True)
class Score:
    """A score as its page shows it."""

    course: Course
    names: tuple[str, ...]
    aim: str
    """The goal and who leads, in words; empty once the match is over."""
    now: tuple[str, ...]
    """Each seat's points in the running deal; empty if there is none."""
    subtotals: Sequence[Subtotal]
    """The parts of the totals, one column each."""
    over: bool
    """True if the match is over, so that the page leads back to its end."""
    account: Account | None
    """The account of the last finished deal, if any."""
    faces: Sequence[str]
    """The face of each seat."""
    backdrop: Backdrop


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table: its title, and a cell for each player."""

    title: str
    cells: tuple[str, ...]
    style: TextStyle
    deal: int = 0
    """The deal whose account the title opens; 0 for none."""
    points: Sequence[int] = ()
    """The points in the cells, if they are those of deals, which decide the colour."""


def column_width(form: Form, column: Column, sizes: Mapping[TextStyle, TextStyle] = PLAIN) -> float:
    """Return the width of a column and the gap beside it, in design pixels."""
    style = sizes[column.style]
    # in a small table a deal's points are bold
    bold = style == styles.STRONG or (column.deal and style != styles.LARGE)
    style = styles.TOTAL if bold else styles.BODY if style == styles.FAINT else style
    widest = max(form.width(cell, style) for cell in column.cells)
    return max(widest, form.width(column.title, styles.FAINT)) + GAP


class Scoreboard(BackdropPage):
    """The score after a deal, or at any time; pops itself with a ``Next``."""

    lamp = Lamp(brightness=0.6)

    def __init__(self, score: Score, links: Sequence[MenuItem], open_deal: Callable[[int], None]) -> None:
        """Take a score, links such as the rules, and a function that opens a deal's account by number."""
        self._score, self._course = score, score.course
        self._links, self._open_deal = links, open_deal
        self.backdrop = score.backdrop

    def build(self, form: Form) -> None:
        """Place the table, the last deal's account or the plot, the ladder, and the buttons."""
        top = 24 + form.paragraph("Score", (LEFT, 24, RIGHT - LEFT), styles.HEADING)
        if self._score.aim:
            top += form.paragraph(self._score.aim, (LEFT, top, RIGHT - LEFT), styles.BODY) + PADDING / 2
        form.shade(0)
        right, columns = TABLE_RIGHT, self._columns(form, TABLE_RIGHT)
        if sum(column_width(form, column) for column in columns) > TABLE_RIGHT - LEFT - MARKS_WIDTH:
            right, columns = RIGHT, self._columns(form, RIGHT)
        wide = right - LEFT
        account = self._account(form, wide)
        below, room = height_of(account), PLOT_BOTTOM - top - 2 * PADDING
        if self._lined:
            table, high = 0.0, room
        else:
            rows = form.line_height() + 5 + TALLEST * len(self._score.names)
            table = min(rows, max(0.45 * room, room - below - PADDING))
            high = min(room, table + (below + PADDING if account else 0.0))
            top += (room - high) / 2
        form.panel((LEFT - 24, top + PADDING / 2, wide + 48, high + 1.5 * PADDING), bright=False, alpha=205)
        below_table, last = self._build_table(form, columns, (LEFT, top + PADDING, wide, table))
        below_table += PADDING
        if self._lined:
            ends = line_ends(form, self._score.names, LONGEST_END)
            box = (LEFT, below_table, wide, PLOT_BOTTOM - below_table)
            advice = f" · click a {self._course.info.deal} above for details"
            build_plot(form, self._course, ends, box, advice)
        if account:
            box = (LEFT, below_table, wide, top + 2 * PADDING + high - below_table)
            arrange(form, box, self._account(form, wide, last))
        if right == TABLE_RIGHT:
            build_ladder(form, Ladder(self._course, self._score.faces), LADDER)
        self._build_buttons(form)

    def _account(self, form: Form, wide: float, under: tuple[float, float] | None = None) -> list[Block]:
        """Return the account of the last deal as blocks, if there are too few deals for a plot.

        Its points stand ``under`` the last column of the table, given by left and width.
        """
        account, info, standing = self._last_account(), self._course.info, self._course.standing
        if account is None:
            return []
        rows = tuple(sorted(account.rows, key=lambda row: standing.ranks[row.seat]))
        account, deal = replace(account, rows=rows), len(standing.deals)
        return list(account_blocks(form, info, self._score.names, deal, account, wide, under=under))

    def _last_account(self) -> Account | None:
        """Return the account of the last deal, or None if there are enough deals for a plot."""
        return self._score.account if len(self._course.standing.deals) < LEAST_PLOTTED else None

    @property
    def _lined(self) -> bool:
        """True if there is a plot of totals: only then do the names have the colours of its lines."""
        return bool(self._course.standing.deals) and self._last_account() is None

    def back(self) -> None:
        """Go back to the table, or to the end of the match."""
        self.app.stack.pop(Next.GO_ON)

    def _columns(self, form: Form, right: float) -> list[Column]:
        """Return the columns that fit: names, places, totals, and as many of the latest deals as possible."""
        standing = self._course.standing
        ends = line_ends(form, self._score.names, LONGEST_END) if self._lined else self._score.names
        fixed = [Column("Player", numbered(self._score.names, ends), styles.STRONG)]
        if len(set(standing.ranks)) > 1:
            ranks = standing.ranks
            places = (f"Tied {ordinal(rank)}" if ranks.count(rank) > 1 else ordinal(rank) for rank in ranks)
            fixed.append(Column("Place", tuple(places), styles.BODY))
        if standing.deals or not any(self._score.now):
            fixed.append(Column("Total", tuple(map(number, standing.totals)), styles.TOTAL))
        fixed += [
            Column(each.title, tuple(map(number, each.numbers)), styles.BODY)
            for each in self._score.subtotals
        ]
        if any(self._score.now):
            whole = "Final" if self._score.over else "So far"
            title = f"This {self._course.info.deal}" if standing.deals else whole
            fixed.append(Column(title, self._score.now, styles.FAINT))
        start = [line[0] for line in totals_by_seat(standing)]
        if any(start) and standing.deals and not standing.course:
            fixed.append(Column("Start", tuple(map(number, start)), styles.FAINT))
        deals = [
            Column(self._course.info.numbered(index), tuple(map(signed, deal)), styles.BODY, index, deal)
            for index, deal in enumerate(standing.deals, 1)
        ]
        room = right - LEFT - MARKS_WIDTH - sum(column_width(form, column) for column in fixed)
        wide = max((column_width(form, column) for column in deals), default=1.0)
        fitting = int(room / wide)
        if len(deals) > fitting:
            folded = min(len(deals), len(deals) - int((room - 40) / wide) + 1)
            sums = [sum(points) for points in zip(*standing.deals[:folded], strict=True)]
            deals = [
                Column(f"1 to {folded}", tuple(map(signed, sums)), styles.FAINT, folded, sums),
                *deals[folded:],
            ]
        return [*fixed, *deals]

    def _build_table(
        self, form: Form, columns: Sequence[Column], box: Box
    ) -> tuple[float, tuple[float, float] | None]:
        """Place a row for each player, as large as fits.

        Return the bottom of the table, and the left and width of the last deal's column if there is one.
        """
        ranks = self._course.standing.ranks
        order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        layout = ScoreTableLayout(form, columns, len(order), box)
        for row, seat in enumerate(order if layout.face else []):
            side = layout.face
            face = (layout.left, layout.down(row) + (layout.row - side) / 2, side, side)
            form.picture(picture(self._score.faces[seat], Expression.RESTING), face)
        for column, (left, width) in zip(columns, layout.columns, strict=True):
            self._build_title(form, column, (left, layout.top, width, layout.head), layout.over(column))
            for row, seat in enumerate(order):
                cell = column.cells[seat]
                style = layout.sizes[column.style]
                if style == styles.STRONG and self._lined:
                    style = styles.SERIES[seat % len(SERIES)]
                if column.points:
                    large, low_wins = style == styles.LARGE, self._course.info.low_wins
                    style = gain_style(column.points[seat], low_wins=low_wins, large=large)
                form.label(cell, (left, layout.down(row), width, layout.row), style)
        for row, seat in enumerate(order if self._lined else []):
            form.add(LineMark(form.site((LEFT, layout.down(row), 40, layout.row)), seat))
        left, width = layout.columns[-1]
        return layout.down(len(order)), (left - LEFT, width) if columns[-1].deal else None

    def _build_title(self, form: Form, column: Column, box: Box, style: TextStyle) -> None:
        """Place the title of a column; that of a deal is a button that opens its account."""
        if not column.deal:
            form.label(column.title, box, style)
        else:
            left, top, width, high = box
            wider = (left - EDGE, top, width + 2 * EDGE, high - 4)
            form.button(column.title, wider, partial(self._open_deal, column.deal), style=styles.FAINT)

    def _build_buttons(self, form: Form) -> None:
        """Place the main button, and all others as words beside it."""
        items = [MenuItem("Menu", partial(self.app.stack.pop, Next.MENU), key="Q"), *self._links]
        form.row(items, LEFT - 24)
        lead_on = len(form.controls)
        words = "Back" if self._score.over else BACK_TO_TABLE
        form.button(words, form.main_box(words), self.back, main=True)
        form.shortcut("S", "Back to the end" if self._score.over else BACK_TO_TABLE, self.back)
        self.focus.begin(lead_on)


class ScoreTableLayout:
    """The layout of the score table in a box: large and centred if it fits, otherwise small.

    A large table has faces before the names, if they fit.
    """

    def __init__(self, form: Form, columns: Sequence[Column], rows: int, box: Box) -> None:
        left, top, width, height = box
        self.head = form.line_height() + 5
        high = height - self.head
        widths = [column_width(form, column, LARGE) for column in columns]
        spare = width - sum(widths)
        self.sizes, self.top, self.row, self.face = PLAIN, top, self.head, 0.0
        """Styles of the cells by column; the top of the table; the height of a row and of a face."""
        before, apart = 0.0, GAP
        if high / rows >= form.line_height(styles.NAME) + 10 and spare >= 0:
            self.sizes, self.row = LARGE, min(TALLEST, high / rows)
            self.top += max(0.0, high - self.row * rows) / 3
            if spare >= LARGEST_FACE + FACE_GAP:
                self.face = min(LARGEST_FACE, self.row - 8)
                before = self.face + FACE_GAP
            apart += min(WIDEST_GAP, (spare - before) / len(columns))
            whole = before + sum(widths) - GAP * len(columns) + apart * (len(columns) - 1)
            self.left = left + (width - whole) / 2
            """The left side of faces, or else of the first column."""
        else:
            widths = [column_width(form, column) for column in columns]
            self.left = left + MARKS_WIDTH
        starts = accumulate((wide - GAP + apart for wide in widths), initial=self.left + before)
        self.columns = [(start, wide - GAP) for start, wide in zip(starts, widths, strict=False)]
        """Left and width of each column."""

    def over(self, column: Column) -> TextStyle:
        """Return the style of a column's title: in a large table, that of the names is on the left."""
        return styles.FAINT_LEFT if self.sizes[column.style] == styles.NAME else styles.FAINT

    def down(self, row: int) -> float:
        """Return the top of a player's row."""
        return self.top + self.head + self.row * row


@dataclass(frozen=True)
class Ladder:
    """Each player's total on a ladder: down to a skull if low totals win, otherwise up to a crown."""

    course: Course
    faces: Sequence[str]
    """The face of each seat."""

    @cached_property
    def rungs(self) -> list[int]:
        """The totals at the rungs: zero, round numbers and the target. No total is beyond the last."""
        target = self.course.target
        totals = [0, *self.course.standing.totals, *(total for line in self.lines for total in line)]
        lowest, highest = min(totals), max(RUNGS if target is None else target, *totals)
        sizes = (by * 10**power for power in count() for by in RUNG_STEPS)
        step = next(size for size in sizes if size * RUNGS >= highest - lowest)
        lowest -= lowest % step
        if highest != target:
            highest += -highest % step
        ends = [highest]
        if target is not None and target < highest:
            ends = [target, highest + (step if highest - target <= step / 4 else 0)]
        between = [
            at for at in range(lowest, ends[-1], step) if all(abs(end - at) > step / 2 for end in ends)
        ]
        return sorted([*between, *ends])

    @property
    def lines(self) -> list[list[int]]:
        """Each player's total before the first deal and after each."""
        return totals_by_seat(self.course.standing)

    def share(self, total: float) -> float:
        """Return the height of a total on the ladder, 0 at the top to 1 at the bottom."""
        lowest, *_, highest = self.rungs
        share = (total - lowest) / (highest - lowest)
        return share if self.course.info.low_wins else 1 - share


def build_ladder(form: Form, ladder: Ladder, box: Box) -> None:
    """Place a ladder in a box: its picture, and the numbers of its rungs."""
    left, top, width, height = box
    margin = LARGEST_FACE / 2 + TOKEN / 2
    inner = (left + RUNG_NUMBERS, top + margin, width - RUNG_NUMBERS, height - 2 * margin)
    high = form.line_height(styles.FAINT)
    for value in ladder.rungs:
        y = inner[1] + inner[3] * ladder.share(value)
        form.label(number(value), (left, y - high / 2, RUNG_NUMBERS - 16, high), styles.FAINT_RIGHT)
    site = form.site((left + RUNG_NUMBERS, top, width - RUNG_NUMBERS, height))
    rails = form.rect(inner).move(-site.rect.left, -site.rect.top)
    form.add(Picture(site, _drawn(form, ladder, site.rect.size, rails)))


def _drawn(form: Form, ladder: Ladder, size: tuple[int, int], rails: pygame.Rect) -> pygame.Surface:
    box_scale = form.app.box_scale
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    fine = pygame.Rect(*(part * FINE for part in rails))
    for value in ladder.rungs:
        rung = fine.top + round(fine.height * ladder.share(value))
        _beam(large, pygame.Rect(fine.left, rung - round(7 * box_scale), fine.width, round(14 * box_scale)))
    wide = round(34 * box_scale)
    beyond = wide + round(
        LARGEST_FACE / 2 * box_scale * FINE
    )  # a face on the last rung stands between the rails
    for rail in (fine.left, fine.right - wide):
        _beam(large, pygame.Rect(rail, fine.top - beyond, wide, fine.height + 2 * beyond))
    part = (fine.width - 2 * wide) / len(ladder.lines)
    middles = [fine.left + wide + part * (seat + 0.5) for seat in range(len(ladder.lines))]
    for seat, (line, x) in enumerate(zip(ladder.lines, middles, strict=True)):
        spots = [(x, fine.top + fine.height * ladder.share(total)) for total in line]
        colour = SERIES[seat % len(SERIES)]
        pygame.draw.line(
            large, mixed(SOOT, colour, 0.75), spots[0], spots[-1], line_width(10, box_scale * FINE)
        )
    drawn = pygame.transform.smoothscale(large, size)
    if ladder.course.target is not None:
        _end(form, ladder, drawn, rails)
    side = round(min(LARGEST_FACE * box_scale, 0.94 * part / FINE))
    expressions = after_match(ladder.course.standing.ranks)
    for seat, (line, x) in enumerate(zip(ladder.lines, middles, strict=True)):
        spot = (round(x / FINE), rails.top + round(rails.height * ladder.share(line[-1])))
        expression = expressions[seat] if ladder.course.standing.deals else Expression.RESTING
        face = form.app.assets.picture(picture(ladder.faces[seat], expression), side, side)
        drawn.blit(face, face.get_rect(center=spot))
    return drawn


def _end(form: Form, ladder: Ladder, drawn: pygame.Surface, rails: pygame.Rect) -> None:
    side = round(TOKEN * form.app.box_scale)
    art = "tokens/skull.svg" if ladder.course.info.low_wins else "tokens/crown.svg"
    token = form.app.assets.picture(art, side, side)
    end = drawn.get_height() - side // 2 if ladder.course.info.low_wins else side // 2
    drawn.blit(token, token.get_rect(center=(rails.centerx, end)))


def _beam(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a wooden beam, lit along its upper left edge."""
    pygame.draw.rect(surface, SHADED, rect.move(2, 4), border_radius=6)
    pygame.draw.rect(surface, WOOD, rect, border_radius=6)
    pygame.draw.rect(surface, mixed(WOOD, BRASS, 0.5), rect, 2, border_radius=6)
