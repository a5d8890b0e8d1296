"""The account of a deal, written on the table: who ended it, by which rule, and each hand's sum."""

from dataclasses import dataclass

import pygame

from engine.lettering import wrapped
from engine.theme import ASH, BODY, BONE, BRASS, FLAME, SMALL, SOOT, Colour, Typeface
from game.cards import Seat
from scenes.table.frame import AccountRow, AccountSheet
from scenes.table.ink import Ink

WIDTH = 980
"""Design pixels across the sheet."""
ROW = 29
"""Design pixels from one line to the next."""
SIDE, EDGE = 26, 14
"""Design pixels left and right of what is written, and above and below it."""
NAMES, NUMBERS = 0.2, 0.11
"""Shares of the width for the names, and for the points and the totals each."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A line on the sheet: its words, where it begins or ends, and how it is set."""

    words: str
    x: float
    row: int
    colour: Colour
    size: int = SMALL
    typeface: Typeface = Typeface.TEXT
    right: bool = False
    points_of: Seat | None = None
    """Whose points of the deal these are, if they are any."""


def draw_account(ink: Ink, sheet: AccountSheet, bottom: int) -> dict[Seat, tuple[float, float]]:
    """The sheet over the middle of the table, down to ``bottom``; the hands stay in sight around it.

    Returns where the points of each seat stand on it.
    """
    width = round(min(WIDTH * ink.pixels, ink.surface.get_width() * 0.62))
    side, edge, row = SIDE * ink.pixels, EDGE * ink.pixels, ROW * ink.pixels
    cells = _cells(ink, sheet, width - 2 * side)
    box = pygame.Rect(0, 0, width, round(row * (1 + max(cell.row for cell in cells)) + 2 * edge))
    box.midbottom = ink.surface.get_width() // 2, bottom
    box.top = max(box.top, round(64 * ink.pixels))
    panel = pygame.Surface(box.size, pygame.SRCALPHA)
    corner = round(16 * ink.pixels)
    pygame.draw.rect(panel, (*SOOT, 250), panel.get_rect(), border_radius=corner)
    pygame.draw.rect(panel, BRASS, panel.get_rect(), 2, corner)
    ink.lay(panel, box)
    stand: dict[Seat, tuple[float, float]] = {}
    for cell in cells:
        half = ink.width(cell.words, cell.size, cell.typeface) / 2
        x = box.left + side + cell.x + (-half if cell.right else half)
        y = box.top + edge + row * (cell.row + 0.5)
        ink.line(cell.words, (x, y), cell.size, cell.colour, cell.typeface)
        if cell.points_of is not None:
            stand[cell.points_of] = x, y
    return stand


def _cells(ink: Ink, sheet: AccountSheet, width: float) -> list[Cell]:
    """Everything that is written, line after line."""
    cells: list[Cell] = []

    def told(words: str, size: int, typeface: Typeface, colour: Colour) -> None:
        for line in wrapped(words, ink.font(size, typeface), round(width)):
            cells.append(Cell(line, 0, _next(cells), colour, size, typeface))

    told(sheet.ended, BODY, Typeface.BOLD, FLAME)
    told(sheet.rule, SMALL, Typeface.ITALIC, ASH)
    heads = _next(cells)
    cells.append(Cell("this deal", width * (1 - NUMBERS), heads, ASH, right=True))
    cells.append(Cell("total", width, heads, ASH, right=True))
    for row in sheet.rows:
        cells += _row(ink, row, _next(cells), width)
    return cells


def _row(ink: Ink, row: AccountRow, first: int, width: float) -> list[Cell]:
    """A player's line: the name, how the hand was counted, what it brings, and the total."""
    name = wrapped(row.name, ink.font(SMALL, Typeface.BOLD), round(width * NAMES))[0]
    room = round(width * (1 - NAMES - 2 * NUMBERS) - 12 * ink.pixels)
    sums = wrapped(row.sum, ink.font(SMALL, Typeface.TEXT), room) or [""]
    cells = [Cell(name, 0, first, BONE, typeface=Typeface.BOLD)]
    cells += [Cell(line, width * NAMES, first + index, BONE) for index, line in enumerate(sums)]
    at, bold = width * (1 - NUMBERS), Typeface.BOLD
    cells.append(Cell(row.points, at, first, FLAME, typeface=bold, right=True, points_of=row.seat))
    cells.append(Cell(row.total, width, first, BONE, typeface=Typeface.BOLD, right=True))
    return cells


def _next(cells: list[Cell]) -> int:
    return 1 + max((cell.row for cell in cells), default=-1)
