"""Blocks of a long page, laid one below the other in an area that scrolls."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.ui.form import Area, Box, Form

PADDING = 8.0
"""Design pixels from a frame to what it holds, above and below."""
LEAD = 90.0
"""Design pixels above the block a page opens at, so that it is seen whole and with what comes before it."""
BETWEEN = 14.0
"""Design pixels from one block to the next."""
SPREAD = 30.0
"""Design pixels more between rows that have room to spare."""


@dataclass(frozen=True, slots=True)
class Block:
    """Part of a column, ``high`` design pixels high; ``put`` lays it at a height."""

    high: float
    put: Callable[[Area, float], object]
    name: str = ""
    """A place at which a page can be opened."""


def height_of(blocks: Sequence[Block]) -> float:
    """Return design pixels of blocks one below the other, with what lies between them."""
    return sum(block.high + BETWEEN for block in blocks)


def arrange(form: Form, box: Box, blocks: Sequence[Block], opened_at: str = "") -> Area:
    """Arrange blocks in a box of the sheet, and scroll to the one with a name."""
    area, top = form.area(box, height_of(blocks)), 0.0
    for block in blocks:
        block.put(area, top)
        if opened_at and block.name == opened_at and area.pane is not None:
            area.pane.scroll_to((top - LEAD) / height_of(blocks))
        top += block.high + BETWEEN
    return area


def framed(form: Form, box: Box, blocks: Sequence[Block], opened_at: str = "") -> Area:
    """Arrange blocks in a box of the sheet, on a dim panel as high as they need."""
    left, top, width, high = box
    high = min(high, height_of(blocks))
    form.panel((left - 24, top - 26, width + 48, high + 36), bright=False, alpha=205)
    return arrange(form, box, blocks, opened_at)


def spread(blocks: Sequence[Block], high: float) -> list[Block]:
    """Give rows more room where a box of this height has some to spare."""
    more = min(SPREAD, max(0.0, high - height_of(blocks)) // len(blocks))
    return [centred(block, block.high + more) for block in blocks]


@dataclass(frozen=True, slots=True)
class TextColumn:
    """A column of text on a form, in design pixels."""

    form: Form
    left: float
    width: float

    def text(self, text: str, style: str = "@left") -> Block:
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
    """Join blocks one right below the other."""

    def put(area: Area, top: float) -> None:
        for block in blocks:
            block.put(area, top)
            top += block.high

    return Block(sum(block.high for block in blocks), put)


def setting_row(text: Block, column: TextColumn, control: Callable[[Box, Area], object]) -> Block:
    """Return words with a control beside them in a column; ``control`` puts it into a box."""
    high = max(60.0, column.form.line_height() + 12)
    placed = Block(high, lambda area, top: control((column.left, top, column.width, high), area))
    whole = max(high, text.high)
    return beside(centred(text, whole), centred(placed, whole))


def marked(form: Form, block: Block, left: float, width: float) -> Block:
    """Return a block that stands out among the others, in a frame."""

    def put(area: Area, top: float) -> None:
        form.panel((left, top, width, block.high + 2 * PADDING), area)
        block.put(area, top + PADDING)

    return Block(block.high + 2 * PADDING, put, block.name)


def centred(block: Block, high: float) -> Block:
    """Return a block centred in at least ``high`` design pixels."""
    gap = max(0.0, (high - block.high) / 2)
    return Block(block.high + 2 * gap, lambda area, top: block.put(area, top + gap), block.name)


def pictures(form: Form, paths: Sequence[str], left: float, high: float, room: float) -> Block:
    """Return pictures in a row, ``high`` pixels high, and closer together where there is little room."""
    assets = form.app.assets
    widths = [high * assets.aspect(path) for path in paths]
    gap = 12.0
    if len(paths) > 1:
        gap = min(gap, (room - sum(widths)) / (len(paths) - 1))

    def put(area: Area, top: float) -> None:
        x = left
        for path, width in zip(paths, widths, strict=True):
            form.picture(path, (x, top, width, high), area)
            x += width + gap

    return Block(high, put)
