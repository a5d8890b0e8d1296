"""A plot of a match: a line for each player's total after each deal, with colour, mark and name."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from engine.theme import ASH, BRASS, SERIES
from engine.ui import styles
from engine.ui.form import Box, Form
from engine.ui.shapes import line_width
from engine.ui.widget import Picture, Site, Widget
from game.contract.rules import Standing
from game.great_moments import totals_by_deal
from game.info import GameInfo
from game.sentences import capitalised, number

FINE = 2
MARK = 7.0
"""Radius of a mark, in design pixels."""
CLOSE = 0.86
"""The least distance between the names of two lines, in heights of a line of text."""
SIDES = (0, 4, 3, 6, 5)
"""Corners of each seat's marks; 0 is round."""
AXIS = 92.0
"""Width left of the plot for the numbers, in design pixels."""
BESIDE = 5.0
"""Design pixels between lines with equal totals."""
MOST_DEALS = 12
"""The most deals that are numbered along the plot; of more, some are left out."""


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a match: each player's total after each deal, or after each part of the only deal."""

    info: GameInfo
    standing: Standing
    target: int | None
    """The total that ends the match, if there is one."""
    part: str | None = None
    """The name of a part of the only deal, if the plot goes by parts; None if it goes by deals."""
    marked: int = 0
    """The highlighted deal; 0 for none."""

    @property
    def title(self) -> str:
        """A title that says what the lines are, and if high or low wins."""
        best = "lowest line wins" if self.info.low_wins else "highest line wins"
        return f"{capitalised(self.info.counts)} after each {self.part or self.info.deal} · {best}"


@dataclass(frozen=True)
class Plot:
    """A plot in window pixels, with ``box_scale`` to a design pixel."""

    course: Course
    frame: pygame.Rect
    box_scale: float

    @cached_property
    def lines(self) -> list[list[int]]:
        """Each player's totals, starting before the first deal."""
        return totals_by_seat(self.course.standing)

    @cached_property
    def limits(self) -> tuple[int, int]:
        """The lowest and highest value drawn; zero is always in between, so that low totals look low."""
        values = [0, *(total for line in self.lines for total in line)]
        values += [] if self.course.target is None else [self.course.target]
        return min(values), max(values)

    @property
    def area(self) -> pygame.Rect:
        """The area of the lines, larger than the frame so that their marks fit."""
        margin = round(2 * MARK * self.box_scale)
        return self.frame.inflate(2 * margin, 2 * margin)

    def height(self, value: float) -> float:
        """Return the y of a value, in window pixels."""
        lowest, highest = self.limits
        return self.frame.bottom - self.frame.height * (value - lowest) / max(1, highest - lowest)

    def across(self, deal: int) -> float:
        """Return the x of a deal, in window pixels."""
        return self.frame.left + self.frame.width * deal / max(1, len(self.course.standing.deals))


def line_ends(form: Form, names: Sequence[str], most: float) -> list[str]:
    """Return the labels at the ends of lines: names, or numbers if a name is wider than ``most``."""
    longest = max(form.width(name, styles.SMALL_SERIES[0]) for name in names)
    return list(names) if longest <= most else [str(seat + 1) for seat in range(len(names))]


def numbered(names: Sequence[str], ends: Sequence[str]) -> tuple[str, ...]:
    """Return names with the numbers of their lines, if lines are numbered."""
    return tuple(name if name == end else f"{name} ({end})" for name, end in zip(names, ends, strict=True))


def build_plot(form: Form, course: Course, ends: Sequence[str], box: Box, advice: str = "") -> Plot:
    """Place a plot in a box: its picture, its title, its numbers, and the names at the ends of lines."""
    left, top, width, height = box
    standing = course.standing
    names = [f"{end} · {number(total)}" for end, total in zip(ends, standing.totals, strict=True)]
    high = form.line_height(styles.FAINT)
    tall = height - 2 * high - 20
    if (len(names) - 1) * high * CLOSE > tall + high / 2:  # colours and marks still tell the lines apart
        names = []
    wide = max((form.width(end, styles.SMALL_SERIES[0]) for end in names), default=0.0) + 24
    inner = (left + AXIS, top + high + 12, width - AXIS - wide, tall)
    plot = Plot(course, form.rect(inner), form.app.box_scale)
    form.add(Picture(Site(plot.area, form.scale), _drawn(plot)))
    form.label(f"{course.title}{advice}", (left, top, width, high), styles.FAINT)
    _number_values(form, plot, (left, high))
    deals = len(standing.deals)
    step = -(-deals // MOST_DEALS)
    part = inner[2] / deals
    for deal in range(step, deals + 1, step):
        x = inner[0] + part * deal
        form.label(str(deal), (x - 30, top + height - high, 60, high), styles.FAINT)
    _name_lines(form, plot, names, (left + width - wide + 16, wide - 16))
    return plot


def _number_values(form: Form, plot: Plot, where: tuple[float, float]) -> None:
    """Label the extremes, the target, zero, the start, and half the target or the middle, if they fit."""
    left, high = where
    half = (plot.course.target or sum(plot.limits)) // 2
    marked = plot.course.target, *plot.limits, 0, plot.lines[0][0], half
    values = [value for value in dict.fromkeys(marked) if value is not None]
    placed: list[float] = []
    for value in values:
        y = _design(form, plot.height(value))
        if all(abs(y - other) >= high for other in placed):
            placed.append(y)
            form.label(number(value), (left, y - high / 2, AXIS - 14, high), styles.FAINT_RIGHT)


def _name_lines(form: Form, plot: Plot, names: Sequence[str], where: tuple[float, float]) -> None:
    """Name each line at its end; ``where`` is the left and width of the names."""
    left, width = where
    high = form.line_height(styles.FAINT)
    ends = [_design(form, plot.height(line[-1])) for line in plot.lines[: len(names)]]
    limits = (_design(form, plot.frame.top) - high / 2, _design(form, plot.frame.bottom) + high / 4)
    for seat, y in enumerate(kept_apart(ends, high * CLOSE, limits)):
        style = styles.SMALL_SERIES[seat % len(SERIES)]
        form.label(names[seat], (left, y - high / 2, width, high), style)


def _design(form: Form, y: float) -> float:
    return (y - form.top) / form.app.box_scale


def _drawn(plot: Plot) -> pygame.Surface:
    """Draw the axes, the target and the lines, supersampled."""
    area, box_scale = plot.area, plot.box_scale
    large = pygame.Surface((area.width * FINE, area.height * FINE), pygame.SRCALPHA)

    def at(deal: float, value: float) -> tuple[float, float]:
        x, y = plot.across(round(deal)), plot.height(value)
        return (x - area.left) * FINE, (y - area.top) * FINE

    thick = line_width(1.5, box_scale * FINE)
    lowest, highest = plot.limits
    course, deals = plot.course, len(plot.course.standing.deals)
    if course.marked:
        (left, low), (right, high) = at(course.marked - 1, lowest), at(course.marked, highest)
        pygame.draw.rect(large, (*BRASS, 70), (left, high, right - left, low - high))
    pygame.draw.line(large, BRASS, at(0, lowest), at(deals, lowest), thick)
    pygame.draw.line(large, BRASS, at(0, lowest), at(0, highest), thick)
    if course.target is not None:
        _dashed(large, at(0, course.target), at(deals, course.target), thick)
    for seat, line in enumerate(plot.lines):
        shifts = [shift * BESIDE * box_scale * FINE for shift in beside_equals(plot.lines, seat)]
        spots = [at(deal, total) for deal, total in enumerate(line)]
        path = [(x, y + shift) for (x, y), shift in zip(spots, shifts, strict=True)]
        pygame.draw.lines(large, SERIES[seat % len(SERIES)], False, path, line_width(3.2, box_scale * FINE))
        for spot in path:
            paint_mark(large, seat, spot, box_scale * FINE)
    return pygame.transform.smoothscale(large, area.size)


def _dashed(
    surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], thick: int
) -> None:
    dash = 7.0 * thick
    x = start[0]
    while x < end[0]:
        pygame.draw.line(surface, ASH, (x, start[1]), (min(x + dash, end[0]), start[1]), thick)
        x += 2 * dash


def paint_mark(surface: pygame.Surface, seat: int, at: tuple[float, float], box_scale: float) -> None:
    """Draw the mark of a seat's line: a polygon, or a disc, in the seat's colour."""
    sides, size, colour = SIDES[seat % len(SIDES)], MARK * box_scale, SERIES[seat % len(SERIES)]
    if not sides:
        pygame.draw.circle(surface, colour, at, size)
        return
    spoke = pygame.Vector2(0, -size * 1.25)
    corners = [at + spoke.rotate(360 * corner / sides) for corner in range(sides)]
    pygame.draw.polygon(surface, colour, corners)


class LineMark(Widget):
    """The mark of a seat's line, beside the player's name."""

    def __init__(self, site: Site, seat: int) -> None:
        super().__init__(site)
        self._seat = seat

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the mark in the middle of the widget."""
        paint_mark(surface, self._seat, self.rect.center, self._scale.box_scale)


def beside_equals(lines: Sequence[Sequence[int]], seat: int) -> list[float]:
    """Return the shift of a seat's line at each deal, so that equal totals lie side by side.

    All lines start together: apart, they would seem to cross.
    """
    shifts = [0.0]
    for totals in list(zip(*lines, strict=True))[1:]:
        equals = [other for other, total in enumerate(totals) if total == totals[seat]]
        shifts.append(equals.index(seat) - (len(equals) - 1) / 2)
    return shifts


def totals_by_seat(standing: Standing) -> list[list[int]]:
    """Return each seat's total before the first deal and after each."""
    return [list(line) for line in zip(*totals_by_deal(standing), strict=True)]


def kept_apart(wanted: Sequence[float], gap: float, limits: tuple[float, float]) -> list[float]:
    """Return heights as close as possible to those wanted, at least a gap apart and within limits."""
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
