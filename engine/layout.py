"""The layout of a table: zones from a Tiled map, fitted to any window, and the poses of cards in them.

A map is drawn at 1920 × 1080 with two object layers. In ``zones`` a rectangle is a part of the table, and a
polyline is a line along which the other players sit: evenly spaced on ``others``, or one at each point of
``others 3`` if there are three. The layer ``seat`` draws the zones of one other player around a rectangle
called ``seat``; it is repeated for each of them, scaled by the property ``size`` of the line. Positions scale
with each side of the window and sizes with the smaller factor, so that everything stays inside a window of
any shape. The table's far edge is an ellipse, set by the map's properties ``rim_top``, ``rim_side`` and
``rim_depth``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from math import ceil, hypot, isqrt, sqrt
from pathlib import Path
from typing import Any, Final, TypeAlias

import pygame
import pytmx

from engine.assets import MissingAsset
from engine.motion import Pose
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH, HIDE, box_scale_of, hexed

ZONES = "zones"
SEAT = "seat"
OTHERS = "others"
FILL = 0.78
"""The share of a divided zone's row that a card usually fills; the rest is for a caption."""
DesignPoint: TypeAlias = tuple[float, float]
RIM_STRIPS: Final = 32
"""The number of strips that approximate the far edge of a table."""
RADIUS = 1700.0
"""Half the width of the ellipse of a table's edge, in design pixels."""
NARROWEST_STRIP = 0.23
"""The least share of a card's width that a fan shows of each card before it starts a second row."""
WIDEST_STRIP = 0.86
"""The largest share of a card's width that a fan shows of each card."""
LONGEST_ROW = 13
"""The most cards in a row of a fan, if its zone is high enough for two rows."""
TWO_ROWS = 1.3
"""Height of a zone that is high enough for two rows, in card heights."""
ROW_RISE = 0.26
"""The distance of each of two rows from their middle, in card heights."""
HIGHEST_HEAP = 0.05
"""The most that a heap rises, as a share of a card's height."""


class BadMap(MissingAsset):
    """A table map that can't be used; the message says which and why."""


class Spread(Enum):
    """The arrangements of cards in a zone."""

    PILE = "pile"
    FAN = "fan"
    ROW = "row"
    LINE = "line"
    """A row that starts on the left and grows to the right."""
    CROSS = "cross"


class Split(Enum):
    """The ways to divide a zone among several piles of its kind."""

    ROW = "row"
    SQUARE = "square"
    PAIRS = "pairs"
    """Two side by side, in as many rows as needed."""


class Side(Enum):
    """The side of a zone on which its captions go."""

    BELOW = "below"
    ABOVE = "above"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table, in pixels of the map, or of the window once fitted."""

    x: float
    """The centre is at ``x`` and ``y``."""
    y: float
    width: float
    height: float
    spread: Spread = Spread.ROW
    card_height: float = 210.0
    split: Split = Split.ROW
    layer: int = 0
    """Cards of a higher layer are drawn over those of a lower one."""
    covered: bool = False
    """True if its cards are always shown face down."""
    framed: bool = True
    """True if its outline is drawn where a pile or a row may go."""
    fill: float = FILL
    """The share of a row that a card may fill from top to bottom, if the zone is divided."""
    gap: float = 0.0
    """The width that stays free in each part, in pixels, if the zone is divided."""
    lead: float = 0.0
    """The space at the left of a row that is kept free for a piece, in card heights."""
    pitch: float = 0.0
    """The largest distance between two columns if the zone is divided, in card heights; 0 for no limit."""
    words: Side = Side.BELOW
    """The side on which its captions go."""
    told_beside: bool = False
    """True if previews of moves are shown beside it instead of in the table's one place for them."""
    mirrored: bool = False
    """True if it is mirrored for seats on the right half of the table."""
    spirit: str = ""
    """Path of the picture, below ``assets``, that flies to the winner in a card's place."""

    @property
    def rect(self) -> pygame.Rect:
        """The zone as a rectangle."""
        left, top = round(self.x - self.width / 2), round(self.y - self.height / 2)
        return pygame.Rect(left, top, round(self.width), round(self.height))

    def part(self, index: int, count: int) -> "Zone":
        """Return one of ``count`` equal parts: from left to right, from top to bottom, or row by row.

        A part is no higher than its cards, which leaves space for captions between rows.
        """
        if count == 1:
            return self
        square = isqrt(count - 1) + 1
        columns = {Split.ROW: count, Split.SQUARE: square, Split.PAIRS: 2}[self.split]
        rows = ceil(count / columns)
        width, height = self.width / columns, self.height / rows
        left, top = self.x - self.width / 2, self.y - self.height / 2
        row, column = divmod(index, columns)
        tall = min(self.card_height, height * self.fill)
        if self.pitch:
            width = min(width, tall * self.pitch)
        return replace(
            self,
            x=left + (column + 0.5) * width,
            y=top + (row + 0.5) * height,
            width=width - self.gap,
            height=tall,
            card_height=tall,
        )


_PROPERTIES: Final[dict[str, Callable[[Any], Any]]] = {
    "spread": Spread,
    "split": Split,
    "words": Side,
    "layer": int,
    "spirit": str,
    **dict.fromkeys(("covered", "framed", "mirrored", "told_beside"), bool),
    **dict.fromkeys(("card_height", "fill", "gap", "lead", "pitch"), float),
}
"""The properties of a zone in Tiled, each with the function that reads it."""


@dataclass(frozen=True, slots=True)
class Rim:
    """The far edge of a table, in design pixels: the upper part of an ellipse."""

    top: float = 300.0
    """The y of its highest point, in the middle."""
    side: float = 420.0
    """Its y at both sides of the window."""
    depth: float = 28.0

    def y(self, x: float) -> float:
        """Return the y of the edge at an x."""
        across = (x - DESIGN_WIDTH / 2) / RADIUS
        flat = sqrt(1 - (DESIGN_WIDTH / 2 / RADIUS) ** 2)
        return self.top + (self.side - self.top) * (1 - sqrt(max(0.0, 1 - across**2))) / (1 - flat)

    def strips(self, window: tuple[int, int]) -> list[pygame.Rect]:
        """Return the wooden edge as strips in window pixels, which captions keep clear of."""
        across, down = window[0] / DESIGN_WIDTH, window[1] / DESIGN_HEIGHT
        step, strips = DESIGN_WIDTH // RIM_STRIPS, []
        for left in range(0, DESIGN_WIDTH, step):
            ends = self.y(left), self.y(left + step)
            top, bottom = min(ends) * down, max(ends) * down + self.depth * box_scale_of(window)
            strips.append(
                pygame.Rect(round(left * across), round(top), round(step * across), round(bottom - top))
            )
        return strips


@dataclass(frozen=True, slots=True)
class TableMap:
    """A table map as drawn in Tiled."""

    felt: tuple[int, int, int]
    accent: tuple[int, int, int]
    zones: dict[str, Zone]
    seat: dict[str, Zone]
    """The zones of one other player, measured from the centre of the seat."""
    lines: dict[str, tuple[DesignPoint, ...]]
    sizes: dict[str, float]
    """The scale of the seats along each line."""
    rim: Rim = Rim()
    room: str = ""
    """Name of the picture of the room around the table; empty for the default room."""

    def sized(self, share: float) -> "TableMap":
        """Return the same table with cards scaled by a factor."""
        zones, seat = (
            {name: replace(zone, card_height=zone.card_height * share) for name, zone in drawn.items()}
            for drawn in (self.zones, self.seat)
        )
        return replace(self, zones=zones, seat=seat)

    def zone(self, name: str, window: tuple[int, int]) -> Zone:
        """Return a zone, fitted to a window."""
        return _fitted(self.zones[name], window)

    def theirs(self, name: str, index: int, count: int, window: tuple[int, int]) -> Zone:
        """Return a zone of one of ``count`` other players, fitted to a window; player 0 sits on the left."""
        line = f"{OTHERS} {count}" if f"{OTHERS} {count}" in self.lines else OTHERS
        points = self.lines[line]
        x, y = points[index] if line != OTHERS else _point_at(points, (index + 0.5) / count)
        zone, size = self.seat[name], box_scale_of(window) * self.sizes[line]
        aside = -1 if zone.mirrored and x > DESIGN_WIDTH / 2 else 1
        return replace(
            zone,
            x=x * window[0] / DESIGN_WIDTH + aside * zone.x * size,
            y=y * window[1] / DESIGN_HEIGHT + zone.y * size,
            width=zone.width * size,
            height=zone.height * size,
            card_height=zone.card_height * size,
        )


def read_map(path: Path, zones: Sequence[str], seat: Sequence[str]) -> TableMap:
    """Read a table map; raise BadMap if it lacks one of the zones, or of the zones of a seat."""
    try:
        tiled = pytmx.TiledMap(str(path))
        objects = {item.name: item for item in tiled.get_layer_by_name(ZONES)}
        found = TableMap(
            _colour(tiled.background_color),
            _colour(tiled.properties.get("accent")),
            {name: _zone(item) for name, item in objects.items() if not _is_line(item)},
            _seat({item.name: _zone(item) for item in tiled.get_layer_by_name(SEAT)}),
            {name: _points(item) for name, item in objects.items() if _is_line(item)},
            {name: float(item.properties.get("size", 1)) for name, item in objects.items() if _is_line(item)},
            _rim(tiled.properties),
            str(tiled.properties.get("room", "")),
        )
    except Exception as error:  # pytmx lets every error of its parser through
        raise BadMap(f"The table map {path.name} can't be read: {error}.") from error
    for wanted, there, what in (
        (zones, found.zones, "zone"),
        (seat, found.seat, "seat zone"),
        ([OTHERS], found.lines, "line"),
    ):
        for name in wanted:
            if name not in there:
                raise BadMap(f"The table map {path.name} has no {what} named {name!r}.")
    return found


def _is_line(item: "pytmx.TiledObject") -> bool:
    return hasattr(item, "points")


def _fitted(zone: Zone, window: tuple[int, int]) -> Zone:
    across, down = window[0] / DESIGN_WIDTH, window[1] / DESIGN_HEIGHT
    return replace(
        zone,
        x=zone.x * across,
        y=zone.y * down,
        width=zone.width * across,
        height=zone.height * down,
        gap=zone.gap * across,
        card_height=zone.card_height * box_scale_of(window),
    )


def _zone(item: "pytmx.TiledObject") -> Zone:
    """Read a zone with the properties set in Tiled, and defaults for the rest."""
    given = item.properties
    found = {name: read(given[name]) for name, read in _PROPERTIES.items() if name in given}
    return Zone(item.x + item.width / 2, item.y + item.height / 2, item.width, item.height, **found)


def _rim(wishes: dict[str, float]) -> Rim:
    names = ("top", "side", "depth")
    return Rim(**{name: float(wishes[f"rim_{name}"]) for name in names if f"rim_{name}" in wishes})


def _seat(drawn: dict[str, Zone]) -> dict[str, Zone]:
    """Return the zones measured from the centre of the rectangle called ``seat``."""
    middle = drawn[SEAT]
    return {
        name: replace(zone, x=zone.x - middle.x, y=zone.y - middle.y)
        for name, zone in drawn.items()
        if zone is not middle
    }


def _points(item: "pytmx.TiledObject") -> tuple[DesignPoint, ...]:
    return tuple((float(x), float(y)) for x, y in item.points)


def _colour(written: str | None) -> tuple[int, int, int]:
    colour = pygame.Color(written or hexed(HIDE))
    return colour.r, colour.g, colour.b


def _point_at(points: tuple[DesignPoint, ...], share: float) -> DesignPoint:
    """Return the point at a share, 0 to 1, of a line's length."""
    legs = list(pairwise(points))
    lengths = [hypot(end[0] - start[0], end[1] - start[1]) for start, end in legs]
    left = share * sum(lengths)
    for (start, end), length in zip(legs, lengths, strict=True):
        if left <= length:
            part = left / length if length else 0.0
            return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        left -= length
    return points[-1]


def poses(zone: Zone, count: int, card_width: float, first_row: int = 0) -> Sequence[Pose]:
    """Return the poses of ``count`` cards in a fitted zone, bottom card first.

    A fan in two rows has ``first_row`` cards in the first, or half of them if that is 0.
    """
    match zone.spread:
        case Spread.PILE:
            return _pile(zone, count)
        case Spread.ROW:
            lead = zone.lead * zone.card_height
            row = replace(zone, x=zone.x + lead / 2, width=zone.width - lead)
            return _in_steps(row, count, _step(row.width, count, card_width, card_width * 1.08))
        case Spread.LINE:
            step = _step(zone.width, count, card_width, card_width * 1.08)
            first = zone.x - zone.width / 2 + card_width / 2
            return [Pose(first + step * index, zone.y) for index in range(count)]
        case Spread.CROSS:
            return [Pose(zone.x, zone.y, 0.0 if index == count - 1 else 90.0) for index in range(count)]
        case Spread.FAN:
            return _fan(zone, count, card_width, first_row)


def _pile(zone: Zone, count: int) -> list[Pose]:
    """Return the poses of a neat pile that rises a little with every few cards."""
    lift = min(zone.card_height / 600, zone.card_height * HIGHEST_HEAP / max(1, count))
    return [Pose(zone.x - index * lift / 3, zone.y - index * lift) for index in range(count)]


def _in_steps(zone: Zone, count: int, step: float) -> list[Pose]:
    first = zone.x - step * (count - 1) / 2
    return [Pose(first + step * index, zone.y) for index in range(count)]


def _fan(zone: Zone, count: int, card_width: float, first_row: int) -> list[Pose]:
    """Return the poses of a gentle arc; a hand too large for one row gets two."""
    per_row = max(1, int((zone.width - card_width) / (card_width * NARROWEST_STRIP)) + 1)
    if zone.height >= zone.card_height * TWO_ROWS:
        per_row = min(per_row, LONGEST_ROW)
    if count > per_row:
        first = first_row or (count + 1) // 2
        rise = zone.card_height * ROW_RISE
        upper, lower = replace(zone, y=zone.y - rise), replace(zone, y=zone.y + rise)
        step = _step(zone.width, max(first, count - first), card_width, card_width * WIDEST_STRIP)
        return _in_steps(upper, first, step) + _in_steps(lower, count - first, step)
    step = _step(zone.width, count, card_width, card_width * WIDEST_STRIP)
    middle = (count - 1) / 2
    bend = min(1.6, 14 / max(1, count))
    sag = zone.card_height * 0.003
    return [
        Pose(
            zone.x + step * (index - middle),
            zone.y + sag * (index - middle) ** 2 * bend,
            -bend * (index - middle),
        )
        for index in range(count)
    ]


def _step(width: float, count: int, card_width: float, widest: float) -> float:
    if count < 2:
        return 0.0
    return min(widest, (width - card_width) / (count - 1))
