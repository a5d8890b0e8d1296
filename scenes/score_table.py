"""The table of points: its columns, and how large it is written in the room there is for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.form import Form

LEFT, RIGHT = 60.0, 1860.0
"""Sides of the table of points, in design pixels."""
MARKED = 50.0
"""Left of its first column, for the marks of lines."""
PLOT_BOTTOM = 950.0
"""Where what stands above the buttons ends."""
GAP, WIDEST_GAP = 30.0, 130.0
"""Between two columns: at the least, and where the table is written large."""
TALLEST = 132.0
"""Of a row that is written large."""
PLAIN: Final[Mapping[str, str]] = {
    "@series": "@series",
    "@total": "@total",
    "@body": "@body",
    "@faint": "@faint",
}
LARGE: Final[Mapping[str, str]] = {
    "@series": "@name",
    "@total": "@code",
    "@body": "@large",
    "@faint": "@large",
}
"""In which style the cells of each column are written, and in which where there is much room."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the table: what stands above it and in each player's row."""

    title: str
    cells: tuple[str, ...]
    style: str
    deal: int = 0
    """The number of the deal that its title opens; 0 where it opens none."""


def column_width(form: Form, column: Column, sizes: Mapping[str, str] = PLAIN) -> float:
    """What a column takes with the gap beside it, in design pixels."""
    style = sizes[column.style]
    # in a small table a deal’s points are bold
    bold = style == "@series" or (column.deal and style != "@large")
    style = "@total" if bold else "@body" if style == "@faint" else style
    widest = max(form.width(cell, style) for cell in column.cells)
    return max(widest, form.width(column.title, "@faint")) + GAP


class Cut:
    """How a table is cut out of its page: large and in the middle where there is room, else small.

    Args:
        form: what it is laid on.
        columns: of the table.
        rows: how many players there are.
        top: where it may begin, in design pixels.
        share: how much of the page below it may take; the least it needs where that is more.
    """

    def __init__(self, form: Form, columns: Sequence[Column], rows: int, top: float, share: float) -> None:
        self.head = form.line_height() + 5
        room = (PLOT_BOTTOM - top) * share - self.head
        wide = [column_width(form, column, LARGE) for column in columns]
        spare = RIGHT - LEFT - sum(wide)
        large = room / rows >= form.line_height("@name") + 10 and spare >= 0
        self.sizes = LARGE if large else PLAIN
        self.row = min(TALLEST, room / rows) if large else self.head
        self.top = top + (max(0.0, room - self.row * rows) / 3 if large else 0.0)
        self._apart = GAP + min(WIDEST_GAP, spare / len(columns)) if large else GAP
        self._widths = (
            [width - GAP for width in wide]
            if large
            else [column_width(form, column) - GAP for column in columns]
        )
        whole = sum(self._widths) + self._apart * (len(columns) - 1)
        self._left = (LEFT + RIGHT - whole) / 2 if large else LEFT + MARKED

    def across(self) -> list[tuple[float, float]]:
        """Left and width of each column."""
        found, left = [], self._left
        for width in self._widths:
            found.append((left, width))
            left += width + self._apart
        return found

    def over(self, column: Column) -> str:
        """The style of what stands above a column: over its words, which begin on the left where large."""
        return "@faint_left" if self.sizes[column.style] == "@name" else "@faint"

    def down(self, row: int) -> float:
        """Where a player's row begins."""
        return self.top + self.head + self.row * row
