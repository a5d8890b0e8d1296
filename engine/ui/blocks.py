"""Blocks of a long page, stacked in an area that scrolls."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.ui import styles
from engine.ui.form import Area, Box, Form
from engine.ui.styles import TextStyle

PADDING = 8.0
"""Design pixels between a frame and its content, above and below."""
LEAD = 90.0
"""Design pixels above the block that a page opens at, to show the end of the block before it."""
BETWEEN = 14.0
"""Design pixels between blocks."""
SPREAD = 30.0
"""The most extra design pixels between rows if there is space left."""
APART = 30.0
"""Design pixels between the two sides of a row of pictures."""


@dataclass(frozen=True, slots=True)
class Block:
    """Part of a column, ``high`` design pixels high; ``put`` adds it to an area at a top."""

    high: float
    put: Callable[[Area, float], object]
    name: str = ""
    """A name that a page can be opened at."""


def height_of(blocks: Sequence[Block]) -> float:
    """Return the height of stacked blocks in design pixels, including the gaps."""
    return sum(block.high + BETWEEN for block in blocks)


def arrange(form: Form, box: Box, blocks: Sequence[Block], opened_at: str = "") -> Area:
    """Stack blocks in a box of the sheet, scrolled to the block named ``opened_at``."""
    area, top = form.area(box, height_of(blocks)), 0.0
    for block in blocks:
        block.put(area, top)
        if opened_at and block.name == opened_at and area.pane is not None:
            area.pane.scroll_to((top - LEAD) / height_of(blocks))
        top += block.high + BETWEEN
    return area


def framed(form: Form, box: Box, blocks: Sequence[Block], opened_at: str = "") -> Area:
    """Stack blocks in a box of the sheet, on a dim panel as high as they need."""
    left, top, width, high = box
    high = min(high, height_of(blocks))
    form.panel((left - 24, top - 26, width + 48, high + 36), bright=False, alpha=205)
    return arrange(form, box, blocks, opened_at)


def spread(blocks: Sequence[Block], high: float) -> list[Block]:
    """Spread rows out if a box of this height has space left."""
    more = min(SPREAD, max(0.0, high - height_of(blocks)) // len(blocks))
    return [centred(block, block.high + more) for block in blocks]


@dataclass(frozen=True, slots=True)
class TextColumn:
    """A column of text on a form, in design pixels."""

    form: Form
    left: float
    width: float

    def text(self, text: str, style: TextStyle = styles.LEFT) -> Block:
        """Return a paragraph as a block."""
        high = self.form.text_height(text, self.width, style)
        return Block(
            high, lambda area, top: self.form.paragraph(text, (self.left, top, self.width), style, area)
        )


def beside(*blocks: Block, name: str = "") -> Block:
    """Join blocks side by side, as high as the highest."""

    def put(area: Area, top: float) -> None:
        for block in blocks:
            block.put(area, top)

    return Block(max(block.high for block in blocks), put, name)


def below(*blocks: Block) -> Block:
    """Stack blocks without gaps."""

    def put(area: Area, top: float) -> None:
        for block in blocks:
            block.put(area, top)
            top += block.high

    return Block(sum(block.high for block in blocks), put)


def setting_row(text: Block, column: TextColumn, control: Callable[[Box, Area], object]) -> Block:
    """Return a text and its control side by side in a column; ``control`` adds the control to a box."""
    high = max(60.0, column.form.line_height() + 12)
    placed = Block(high, lambda area, top: control((column.left, top, column.width, high), area))
    whole = max(high, text.high)
    return beside(centred(text, whole), centred(placed, whole))


def marked(form: Form, block: Block, left: float, width: float) -> Block:
    """Return a highlighted block, in a frame."""

    def put(area: Area, top: float) -> None:
        form.panel((left, top, width, block.high + 2 * PADDING), area)
        block.put(area, top + PADDING)

    return Block(block.high + 2 * PADDING, put, block.name)


def centred(block: Block, high: float) -> Block:
    """Return a block centred in at least ``high`` design pixels."""
    gap = max(0.0, (high - block.high) / 2)
    return Block(block.high + 2 * gap, lambda area, top: block.put(area, top + gap), block.name)


def pictures(
    form: Form, paths: Sequence[str], left: float, high: float, room: float, apart: int = 0
) -> Block:
    """Return a row of pictures, ``high`` design pixels high, closer together if there is little room.

    With ``apart``, that many stand apart from the others.
    """
    assets = form.app.assets
    widths = [high * assets.aspect(path) for path in paths]
    gap, gaps = 12.0, len(paths) - 1 - bool(apart)
    if gaps > 0:
        gap = min(gap, (room - sum(widths) - (APART if apart else 0.0)) / gaps)

    def put(area: Area, top: float) -> None:
        x = left
        for number, (path, width) in enumerate(zip(paths, widths, strict=True), 1):
            form.picture(path, (x, top, width, high), area)
            x += width + (APART if number == apart else gap)

    return Block(high, put)
