"""The score: a row for each player, a line for each player's total, and what comes next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from itertools import accumulate

import pygame

from engine.controls import Shortcut
from engine.forms import Box, Form
from engine.page import Page
from engine.theme import BRASS, FLAME, SERIES
from game.contract.rules import Standing
from game.sentences import listed
from scenes.code_page import CodePage

LEFT, RIGHT = 60.0, 1860.0
"""Sides of the table of points, in design pixels."""
GAP = 30.0
"""Between two of its columns."""
LEAD_ON = (1480.0, 970.0, 380.0, 76.0)
"""Beside where hands lie: a second click lifts no card."""
PLOT_LEFT, PLOT_RIGHT, PLOT_BOTTOM = 170.0, 1780.0, 930.0
PAD = 12.0
"""Design pixels of a button left and right of its words."""
MOST_WINNERS = 2
"""Winners named in the title; more are counted."""


class Next(Enum):
    """What the player wants after the score."""

    GO_ON = auto()
    REMATCH = auto()
    HARDER = auto()
    """The same again with opponents a level better."""
    WATCH = auto()
    """The match that is over, from its beginning."""
    MENU = auto()
    MATCHES = auto()


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the table: what stands above it and in each player's row."""

    title: str
    cells: tuple[str, ...]
    style: str
    deal: int = 0
    """The number of the deal that its title opens; 0 where it opens none."""


@dataclass(frozen=True, slots=True)
class Background:
    """What a score is to be seen against."""

    aim: str = ""
    """What is counted, towards what, and who leads."""
    target: int | None = None
    """The total that ends the match."""
    now: tuple[str, ...] = ()
    """How each player stands in the deal that is being played."""
    open_deal: Callable[[int], None] | None = None
    """Tells how a deal came out, by its number."""
    compare: Callable[[], None] | None = None
    """Tells how others did with the same cards."""


class Scoreboard(Page):
    """The standing after a deal, or at any time; pops itself with a ``Next``.

    ``links`` are ways to more, such as the rules and the log: each a button with its letter.
    """

    def __init__(
        self,
        title: str,
        names: tuple[str, ...],
        standing: Standing,
        counts: str,
        code: str,
        links: Sequence[Shortcut] = (),
        background: Background = Background(),
    ) -> None:
        self._title = title
        self._names = names
        self._standing = standing
        self._counts = counts
        self._code = code
        self._links = tuple(links)
        self._background = background

    def build(self, form: Form) -> None:
        """Winner or title, the table, and the buttons; the plot is drawn."""
        top = 24 + form.paragraph(self._heading(), (LEFT, 24, RIGHT - LEFT), "@heading")
        if self._background.aim:
            top += form.paragraph(self._background.aim, (LEFT, top, RIGHT - LEFT), "@faint")
        row = form.line_height() + 5
        self._build_table(form, top + 8, row)
        self._plot_top = top + 8 + row * (len(self._names) + 1) + 16
        if self._standing.deals:
            self._build_plot(form)
        self._build_buttons(form)

    def back(self) -> None:
        """Esc goes on."""
        self._leave(Next.GO_ON)

    def paint(self, surface: pygame.Surface) -> None:
        """The plot of totals, once a deal is over."""
        super().paint(surface)
        if not self._standing.deals:
            return
        pixels = self.app.pixels
        frame = self._plot(self.form)
        for end in (frame.bottomright, frame.topleft):
            pygame.draw.line(surface, BRASS, frame.bottomleft, end, max(1, round(2 * pixels)))
        if self._background.target is not None:
            height = _height(frame, self._background.target, *self._limits())
            pygame.draw.line(surface, FLAME, (frame.left, height), (frame.right, height), 1)
        for seat in range(len(self._names)):
            path = self._path(frame, seat)
            colour = SERIES[seat % len(SERIES)]
            pygame.draw.lines(surface, colour, False, path, max(2, round(4 * pixels)))
            for spot in path:
                pygame.draw.circle(surface, colour, spot, max(3, round(6 * pixels)))

    def _heading(self) -> str:
        winners = [self._names[seat] for seat in self._standing.winners]
        if not winners:
            return self._title
        if len(winners) > MOST_WINNERS:
            return f"{len(winners)} players win together"
        return f"{listed(winners)} {'win' if len(winners) > 1 else 'wins'}"

    def _columns(self, form: Form) -> list[Column]:
        """What fits beside the names: place, total, and as many of the last deals as there is room for."""
        standing = self._standing
        places = tuple(f"{rank}." if standing.deals else "" for rank in standing.ranks)
        fixed = [
            Column("Player", self._names, "@series"),
            Column("Place", places, "@body"),
            Column("Total", tuple(str(total) for total in standing.totals), "@total"),
        ]
        if any(self._background.now):
            fixed.append(Column("This deal", self._background.now, "@faint"))
        deals = [
            Column(f"Deal {number}", tuple(str(points) for points in deal), "@body", number)
            for number, deal in enumerate(standing.deals, 1)
        ]
        room = RIGHT - LEFT - 50 - sum(_width(form, column) for column in fixed)
        wide = max((_width(form, column) for column in deals), default=1.0)
        fitting = int(room / wide)
        if len(deals) > fitting:
            folded = len(deals) - int((room - 40) / wide) + 1
            sums = [sum(points) for points in zip(*standing.deals[:folded], strict=True)]
            deals = [Column(f"1 to {folded}", tuple(map(str, sums)), "@faint", folded), *deals[folded:]]
        return [*fixed, *deals]

    def _build_table(self, form: Form, top: float, row: float) -> None:
        left = LEFT + 50
        for column in self._columns(form):
            width = _width(form, column)
            self._build_title(form, column, (left, top, width - GAP, row))
            for seat, cell in enumerate(column.cells):
                style = f"@series{seat % len(SERIES)}" if column.style == "@series" else column.style
                form.label(cell, (left, top + row * (seat + 1), width - GAP, row), style)
            left += width
        for seat in range(len(self._names)):
            mark = f"@series{seat % len(SERIES)}"
            form.label(str(seat + 1), (LEFT, top + row * (seat + 1), 48, row), mark)

    def _build_title(self, form: Form, column: Column, box: Box) -> None:
        """What stands above a column; that of a deal opens its account."""
        tell = self._background.open_deal
        if tell is None or not column.deal:
            form.label(column.title, box, "@faint")
        else:
            left, top, width, high = box
            wider = (left - PAD, top, width + 2 * PAD, high - 4)
            form.button(column.title, wider, partial(tell, column.deal), style="@faint")

    def _build_plot(self, form: Form) -> None:
        """What is written about the lines: highest, lowest, and each seat's number at the end of its own."""
        frame = self._plot(form)
        high = form.line_height("@faint")
        lowest, highest = self._limits()
        pixels = self.app.pixels
        sheet_top = form.rect((0, 0, 0, 0)).top
        words = f"Totals in {self._counts} by deal"
        if self._background.open_deal is not None:
            words += " · click a deal above for how it came out"
        form.label(words, (PLOT_LEFT, self._plot_top, PLOT_RIGHT - PLOT_LEFT, high), "@faint")
        values = sorted({lowest, highest} | {self._background.target or highest})
        heights = [(_height(frame, value, lowest, highest) - sheet_top) / pixels for value in values]
        told = spread(heights, high, (self._plot_top, PLOT_BOTTOM + high / 2))
        for value, y in zip(values, told, strict=True):
            form.label(str(value), (LEFT, y - high / 2, PLOT_LEFT - LEFT - 16, high), "@faint_right")
        ends = [(self._path(frame, seat)[-1][1] - sheet_top) / pixels for seat in range(len(self._names))]
        limits = (self._plot_top + high, PLOT_BOTTOM + high / 2)
        for seat, y in enumerate(spread(ends, high * 0.9, limits)):
            style = f"@small_series{seat % len(SERIES)}"
            form.label(str(seat + 1), (PLOT_RIGHT + 10, y - high / 2, 50, high), style)

    def _build_buttons(self, form: Form) -> None:
        form.button("Deal code", (LEFT, 970, 230, 76), self._show_code, key="K")
        if self._background.compare is not None:
            form.button("Compare", (LEFT + 244, 970, 200, 76), self._background.compare, key="C")
        go_on, letter = ("Look at the table", "O") if self._standing.winners else ("Go on", "G")
        lead_on = len(form.controls)
        form.button(go_on, LEAD_ON, partial(self._leave, Next.GO_ON), key=letter, style="@large")
        left = 524.0
        again = [("Same again", "A", 300.0, Next.REMATCH)] if self._standing.winners else []
        for text, key, width, choice in [*again, ("Menu", "Q", 190.0, Next.MENU)]:
            box = (left, 970, width, 76)
            form.button(text, box, partial(self._leave, choice), key=key, style="@large")
            left += width + 20
        for link in self._links:
            form.button(link.name, (left, 970, 140, 76), link.activate, key=link.key)
            left += 154
        form.shortcut("S", "the table again", lambda: self._leave(Next.GO_ON))
        if self._background.open_deal is not None and self._standing.deals:
            last = partial(self._background.open_deal, len(self._standing.deals))
            form.shortcut("E", "how the last deal came out", last)
        if self.focus.key is None:
            self.focus.key = lead_on

    def _show_code(self) -> None:
        self.app.stack.push(CodePage(self._code))

    def _plot(self, form: Form) -> pygame.Rect:
        top = self._plot_top + form.line_height("@faint") + 10
        return form.rect((PLOT_LEFT, top, PLOT_RIGHT - PLOT_LEFT, PLOT_BOTTOM - top))

    def _limits(self) -> tuple[int, int]:
        lines = [totals_by_deal(self._standing, seat) for seat in range(len(self._names))]
        target = self._background.target
        ends = lines if target is None else [*lines, [target]]
        return min(map(min, ends)), max(map(max, ends))

    def _path(self, frame: pygame.Rect, seat: int) -> list[tuple[int, int]]:
        totals = totals_by_deal(self._standing, seat)
        lowest, highest = self._limits()
        step = frame.width / max(1, len(totals) - 1)
        return [
            (round(frame.left + step * deal), _height(frame, total, lowest, highest))
            for deal, total in enumerate(totals)
        ]

    def _leave(self, choice: Next) -> None:
        self.app.stack.pop(choice)


def totals_by_deal(standing: Standing, seat: int) -> list[int]:
    """A seat's total before the first deal and after each; ends at the total."""
    gained = [deal[seat] for deal in standing.deals]
    start = standing.totals[seat] - sum(gained)
    return list(accumulate(gained, initial=start))


def spread(wanted: Sequence[float], gap: float, limits: tuple[float, float]) -> list[float]:
    """Heights as near as may be to those wanted, no two nearer than a gap, all within the limits."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = list(wanted)
    lowest = limits[0]
    for index in order:
        placed[index] = lowest = max(placed[index], lowest)
        lowest += gap
    highest = limits[1]
    for index in reversed(order):
        placed[index] = highest = min(placed[index], highest)
        highest -= gap
    return placed


def _width(form: Form, column: Column) -> float:
    style = "@total" if column.style in ("@series", "@total") else "@body"
    widest = max(form.width(cell, style) for cell in column.cells)
    return max(widest, form.width(column.title, "@faint")) + GAP


def _height(frame: pygame.Rect, total: int, lowest: int, highest: int) -> int:
    return round(frame.bottom - frame.height * (total - lowest) / max(1, highest - lowest))
