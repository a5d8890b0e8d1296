"""The account of a deal, written on the table: who ended it, by which rule, and each hand's sum."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import product

import pygame

from engine.lettering import wrapped
from engine.theme import ASH, BODY, BONE, BRASS, FLAME, SMALL, SOOT, Colour, Typeface
from game.cards import Seat
from game.contract.words import Account, Sum
from game.sentences import number, signed
from scenes.gains import gain_colour
from scenes.table.counting import Counting
from scenes.table.frame import AccountRow, AccountSheet
from scenes.table.gaps import free_places, rows_of
from scenes.table.hud import within_inlay
from scenes.table.ink import Ink
from scenes.table.placing import area_of

WIDTHS = (980, 840, 720, 660, 600, 540)
"""Design pixels across the sheet, the best first."""
NARROW = 120.0
"""What each step narrower costs, as so many pixels covered."""
TOUCHED = 400
"""What each thing that it touches costs, as so many pixels covered."""
AWAY = 0.1
"""What each pixel costs that it is away from the middle."""
STRIDE = 30
"""Places where it is tried from top to bottom, where it has to cover something."""
WIDEST = 0.62
"""The most of the window's width that it takes."""
CLEAR = 8
"""Window pixels that stay free around what is not to be covered."""
ROW = 29
"""Design pixels from one line to the next."""
SIDE, EDGE = 26, 14
"""Design pixels left and right of what is written, and above and below it."""
TWICE = 2.0
"""How much more points swell than the parts of their sum."""
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
    counted: Sum | None = None
    """The sum that this is a part of, or what it comes to."""
    begins: int = 0
    """How many letters of that sum come before it."""

    def seen(self, counting: Counting) -> str:
        """What is to be read by now: a sum that counts up is there as far as it has come."""
        if self.counted is None:
            return self.words
        left = len(counting.shown(self.counted)) - self.begins
        return self.words[: max(0, left)] if not self.right else self.words if left >= 0 else ""

    def swelling(self, seen: str, counting: Counting) -> tuple[int, float]:
        """From which letter on it swells just now, and by which share."""
        if self.counted is None:
            return len(seen), 0.0
        since, swell = counting.swelling(self.counted)
        if not self.right:
            return max(0, since - self.begins), swell
        return 0, TWICE * swell if counting.whole(self.counted) else 0.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A sheet in its place: everything that is written on it, and the type it is written in."""

    box: pygame.Rect
    cells: tuple[Cell, ...]
    won: tuple[tuple[int, int], ...]
    """The first line of each winner, and the one after the last."""


def account_sheet(
    account: Account, names: Sequence[str], winners: Sequence[Seat] = (), *, low_wins: bool = False
) -> AccountSheet:
    """An account as it is written on the table; ``winners``: who has won the match by it, if anybody has."""
    rows = tuple(
        AccountRow(
            row.seat,
            names[row.seat],
            row.sum,
            signed(row.points),
            number(row.total) if account.totalled else "",
            row.seat in winners,
        )
        for row in account.rows
    )
    return AccountSheet(account.ended, account.rule, rows, low_wins)


def placed_account(
    ink: Ink, sheet: AccountSheet, cards: list[pygame.Rect], words: list[pygame.Rect]
) -> Placed:
    """The sheet where it covers the fewest cards, and no words that are needed, as wide as it can be there.

    Args:
        ink: what it is written with.
        sheet: what is written.
        cards: where cards lie that should stay in sight, in window pixels.
        words: names, buttons and what the table says: they count far more.
    """
    around = _Around(
        within_inlay(ink.surface.get_size()),
        [rect.inflate(2 * CLEAR, 2 * CLEAR) for rect in cards],
        [rect.inflate(2 * CLEAR, 2 * CLEAR) for rect in words],
    )
    most = round(ink.surface.get_width() * WIDEST)
    written = cache(partial(_set, ink, sheet))
    for places in (around.free, around.all):
        best, least = None, float("inf")
        for narrower, width in enumerate(WIDTHS):
            step = NARROW * narrower * ink.plain
            if step >= least:
                break
            placed = written(min(round(width * ink.pixels), most))
            for spot in places(placed.box.size):
                if step + around.away(spot) >= least:
                    break
                if (cost := step + around.cost(spot, least - step)) < least:
                    best, least = replace(placed, box=spot), cost
        if best is not None:
            break
    assert best is not None
    return best


@dataclass(frozen=True, slots=True)
class _Around:
    """What a sheet lies among, in window pixels, with the room that stays free around it."""

    within: pygame.Rect
    cards: list[pygame.Rect]
    words: list[pygame.Rect]

    def free(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Where a sheet of a size covers nothing, the nearest to the middle first."""
        kept = [*self.words, *rows_of(self.cards)]
        return sorted(free_places(size, self.within, kept, [self.within.center]), key=self.away)

    def all(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Places all over the table, the nearest to its middle first."""
        (left, top), stride = self.within.topleft, max(1, self.within.height // STRIDE)
        tops = range(top, max(top + 1, self.within.bottom - size[1]), stride)
        lefts = range(left, max(left + 1, self.within.right - size[0]), stride)
        return sorted((pygame.Rect((x, y), size) for y, x in product(tops, lefts)), key=self.away)

    def away(self, spot: pygame.Rect) -> float:
        """What it costs to be so far from the middle."""
        middle = self.within.center
        return AWAY * (abs(spot.centerx - middle[0]) + abs(spot.centery - middle[1]))

    def cost(self, spot: pygame.Rect, most: float) -> float:
        """The same with what is covered; endless where it is seen to be no less than ``most``."""
        cost = self.away(spot)
        cost += 6 * _covered(spot, self.words, (most - cost) / 6)
        return cost + _covered(spot, self.cards, most - cost) if cost < most else cost


def _covered(spot: pygame.Rect, rects: list[pygame.Rect], most: float) -> float:
    """How many pixels of these a sheet would lie on, and a little for each that it touches; endless where
    that is seen to be more than counts.
    """
    touched = spot.collidelistall(rects)
    if len(touched) * TOUCHED >= most:
        return float("inf")
    return sum(area_of(spot.clip(rects[index])) + TOUCHED for index in touched)


def draw_account(ink: Ink, placed: Placed, counting: Counting) -> dict[Seat, tuple[float, float]]:
    """The sheet over the table, as far as it is counted; returns where the points of each seat stand."""
    box = placed.box
    side, edge, row = SIDE * ink.pixels, EDGE * ink.pixels, ROW * ink.pixels
    panel = pygame.Surface(box.size, pygame.SRCALPHA)
    corner = round(16 * ink.pixels)
    pygame.draw.rect(panel, (*SOOT, 250), panel.get_rect(), border_radius=corner)
    pygame.draw.rect(panel, BRASS, panel.get_rect(), 2, corner)
    for first, end in placed.won:
        band = pygame.Rect(
            EDGE * ink.pixels, edge + row * first, box.width - 2 * EDGE * ink.pixels, row * (end - first)
        )
        pygame.draw.rect(panel, (*BRASS, 70), band, border_radius=corner // 2)
    ink.lay(panel, box)
    stand: dict[Seat, tuple[float, float]] = {}
    for cell in placed.cells:
        middle = _write(ink, cell, (box.left + side, box.top + edge + row * (cell.row + 0.5)), counting)
        if cell.points_of is not None:
            stand[cell.points_of] = middle
    return stand


def _write(ink: Ink, cell: Cell, start: tuple[float, float], counting: Counting) -> tuple[float, float]:
    """Write a line as far as it is counted, what was just counted a little larger; returns its middle."""
    words = cell.seen(counting)
    since, swell = cell.swelling(words, counting)
    wide = ink.width(words, cell.size, cell.typeface)
    left, y = start[0] + cell.x - (wide if cell.right else 0), start[1]
    for part, grown in ((words[:since], 0.0), (words[since:], swell)):
        half = ink.width(part, cell.size, cell.typeface) / 2
        if part:
            ink.swollen(part, (left + half, y), cell.size, cell.colour, cell.typeface, grown)
        left += 2 * half
    return start[0] + cell.x + (-wide / 2 if cell.right else wide / 2), y


def _set(ink: Ink, sheet: AccountSheet, width: int) -> Placed:
    """The sheet so many window pixels wide, as high as it has to be."""
    cells = _cells(ink, sheet, width - 2 * SIDE * ink.pixels)
    lines = 1 + max(cell.row for cell in cells)
    box = pygame.Rect(0, 0, width, round((ROW * lines + 2 * EDGE) * ink.pixels))
    starts = [cell.row for cell in cells if cell.points_of is not None] + [lines]
    won = (starts[index : index + 2] for index, row in enumerate(sheet.rows) if row.won)
    return Placed(box, tuple(cells), tuple((first, end) for first, end in won))


def _cells(ink: Ink, sheet: AccountSheet, width: float) -> list[Cell]:
    """Everything that is written, line after line."""
    cells: list[Cell] = []

    def told(words: str, size: int, typeface: Typeface, colour: Colour) -> None:
        for line in wrapped(words, ink.font(size, typeface), round(width)):
            cells.append(Cell(line, 0, _next(cells), colour, size, typeface))

    told(sheet.ended, BODY, Typeface.BOLD, FLAME)
    told(sheet.rule, SMALL, Typeface.ITALIC, ASH)
    if any(row.total for row in sheet.rows):
        heads = _next(cells)
        cells.append(Cell("this deal", width * (1 - NUMBERS), heads, ASH, right=True))
        cells.append(Cell("total", width, heads, ASH, right=True))
    for row in sheet.rows:
        cells += _row(ink, row, _next(cells), width, gain_colour(row.points, low_wins=sheet.low_wins))
    return cells


def _row(ink: Ink, row: AccountRow, first: int, width: float, tint: Colour) -> list[Cell]:
    """A player's line: the name, how the hand was counted, what it brings, and the total."""
    name = wrapped(row.name, ink.font(SMALL, Typeface.BOLD), round(width * NAMES))[0]
    numbers = NUMBERS * (2 if row.total else 1)
    room = round(width * (1 - NAMES - numbers) - 12 * ink.pixels)
    sums = wrapped(str(row.sum).replace("= ", "=\u00a0"), ink.font(SMALL, Typeface.TEXT), room) or [""]
    cells = [Cell(name, 0, first, BONE, typeface=Typeface.BOLD)]
    begins = 0
    for index, line in enumerate(sums):
        cells.append(Cell(line, width * NAMES, first + index, BONE, counted=row.sum, begins=begins))
        begins += len(line) + 1
    number = partial(
        Cell, row=first, typeface=Typeface.BOLD, right=True, counted=row.sum, begins=len(str(row.sum))
    )
    points = width * (1 - NUMBERS) if row.total else width
    cells.append(number(row.points, points, colour=tint, points_of=row.seat))
    if row.total:
        cells.append(number(row.total, width, colour=BONE))
    return cells


def _next(cells: list[Cell]) -> int:
    return 1 + max((cell.row for cell in cells), default=-1)
