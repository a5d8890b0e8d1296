"""The end of a deal on the table: each hand's sum counts up at its seat, then its points are stamped on."""

from typing import Final

import pygame

from engine.lettering import wrapped
from engine.theme import ASH, BONE, EMBER, SMALL, SOOT, VERDIGRIS, Typeface
from game.contract.words import Account
from game.sentences import signed
from scenes.table.animation.sum_counter import SumCounter
from scenes.table.view.text_renderer import TextRenderer
from scenes.table.view.view_model import AccountRow

STAMP: Final = 44
"""Design pixels of the type of points."""
HEM: Final = 14
"""Design pixels between a sum and the edge of its ground."""
LEADED: Final = 0.8
"""The size of points, as a share of the height of their line."""
TWICE: Final = 2.0
"""The swelling of points, as a multiple of that of the parts of their sum."""


COLOURS: Final = {True: VERDIGRIS, False: EMBER, None: ASH}
"""Colours of points, by whether they are good for their player."""


def account_rows(account: Account, *, low_wins: bool) -> tuple[AccountRow, ...]:
    """Return what a deal brought each player."""
    return tuple(
        AccountRow(
            row.seat,
            row.sum,
            signed(row.points),
            (row.points < 0) is low_wins if row.points else None,
        )
        for row in account.rows
    )


def draw_sum(
    ink: TextRenderer, row: AccountRow, room: pygame.Rect, counting: SumCounter, *, stamped: bool
) -> tuple[float, float]:
    """Draw a player's sum as far as it is counted, and under it the points; return where the points stand.

    Args:
        ink: what is written with.
        row: the sum and the points.
        room: what both may take, in window pixels; they are set smaller where it is narrow.
        counting: how far the sum has come.
        stamped: True if the points stand there, and do not fly.
    """
    seen = counting.shown(row.sum)
    stamp = min(STAMP * ink.pixels, room.height * 0.5)
    lines, size = _set(ink, str(row.sum), room.width - 2 * HEM * ink.plain, room.height - stamp)
    high = ink.room("", size)[1]
    box = pygame.Rect(0, 0, room.width, round(high * len(lines) + stamp))
    box.midtop = room.midtop
    ink.box(box, (*SOOT, 170), SOOT, 1, round(12 * ink.plain))
    top, left = box.top, len(seen)
    for line in lines:
        shown = line[: max(0, left)]
        left -= len(line) + 1
        wide = ink.width(line, size)
        if shown:
            at = (box.centerx - wide / 2 + ink.width(shown, size) / 2, top + high / 2)
            ink.line(shown, at, size, BONE)
        top += high
    middle = (float(box.centerx), top + stamp / 2)
    if stamped and counting.whole(row.sum):
        swell = TWICE * counting.swelling(row.sum)[1]
        ink.swollen(row.points, middle, LEADED * stamp / ink.pixels, COLOURS[row.good], Typeface.BOLD, swell)
    return middle


def _set(ink: TextRenderer, words: str, wide: float, tall: float) -> tuple[list[str], float]:
    """Return a sum in lines, and the size of type at which they have room, in design pixels."""
    kept = words.replace("= ", "=\u00a0")
    for pixels in range(round(SMALL * ink.pixels), ink.floor - 1, -1):
        font = ink.assets.font(Typeface.TEXT, pixels)
        lines = wrapped(kept, font, round(wide)) or [""]
        if len(lines) * font.get_height() <= tall:
            break
    return lines, pixels / ink.pixels
