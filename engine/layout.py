"""The layout of a table: zones from a Tiled map, fitted to any window, and how cards lie in them.

A map is drawn at 1920 × 1080 with two object layers. In ``zones`` a rectangle is a part of the table, and a
polyline a line along which the other players sit: spread evenly on ``others``, or one at each point of
``others 3`` where there are three. The layer ``seat`` draws what lies before one other player around a
rectangle called ``seat``; it is stamped once for each, as large as the property ``size`` of the line says.
Positions scale with each side of the window, sizes with the smaller factor, so that nothing leaves a window
of any shape. The table's far edge is an ellipse, told by the map's properties ``rim_top``, ``rim_side`` and
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
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH, HIDE, hexed, scale

ZONES = "zones"
SEAT = "seat"
OTHERS = "others"
FILL = 0.78
"""The share of a zone's part that a card usually fills from top to bottom; a caption needs the rest."""
DesignPoint: TypeAlias = tuple[float, float]
RADIUS = 1700.0
"""Half the width of the ellipse of a table's edge, in design pixels."""
NARROWEST_STRIP = 0.23
"""The least share of a card's width that a fan shows of each card before it starts a second row."""
WIDEST_STRIP = 0.86
"""The most of a card's width that a fan shows of each card."""
LONGEST_ROW = 13
"""Cards of a fan that lie in one row at the most, where its zone is high enough for two."""
TWO_ROWS = 1.3
"""Height of such a zone, in card heights."""
ROW_RISE = 0.26
"""The distance of each of two rows from their middle, in card heights."""
HIGHEST_HEAP = 0.05
"""The height a heap rises at the most, as a share of a card's height."""


class BadMap(MissingAsset):
    """A table map cannot be used; its text says which and why."""


class Spread(Enum):
    """The ways cards lie in a zone."""

    PILE = "pile"
    FAN = "fan"
    ROW = "row"
    LINE = "line"
    """A row that begins on the left and grows to the right."""
    CROSS = "cross"


class Split(Enum):
    """The ways a zone is shared out where several piles of its kind lie on the table."""

    ROW = "row"
    SQUARE = "square"
    PAIRS = "pairs"
    """Two side by side, and as many rows as it takes."""


class Side(Enum):
    """The side of a place on which words about it stand."""

    BELOW = "below"
    ABOVE = "above"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table, in pixels: of the map, or of the window once fitted."""

    x: float
    """Of the centre."""
    y: float
    width: float
    height: float
    spread: Spread = Spread.ROW
    card_height: float = 210.0
    split: Split = Split.ROW
    layer: int = 0
    """Cards of a higher layer lie over those of a lower one."""
    covered: bool = False
    """True if its cards are shown face down, seen or not."""
    framed: bool = True
    """True if its outline is drawn where a heap or a row may lie."""
    fill: float = FILL
    """The share of its part that a card may fill from top to bottom, where it is shared out."""
    gap: float = 0.0
    """The share of each part's width that stays free, where it is shared out."""
    lead: float = 0.0
    """The room on the left of a row that stays free for a piece, in card heights."""
    pitch: float = 0.0
    """The greatest distance between two columns where it is shared out, in card heights; 0 for no limit."""
    words: Side = Side.BELOW
    """The side on which its captions stand."""
    told_beside: bool = False
    """True if what would follow there is told beside it, and not in the table's one place for that."""
    mirrored: bool = False
    """True if it lies on the other side of seats on the right half of the table."""
    spirit: str = ""
    """The picture as which a card flies to the player who wins it, below the assets."""

    @property
    def rect(self) -> pygame.Rect:
        """The zone as a rectangle."""
        left, top = round(self.x - self.width / 2), round(self.y - self.height / 2)
        return pygame.Rect(left, top, round(self.width), round(self.height))

    def part(self, index: int, count: int) -> "Zone":
        """Return one of ``count`` equal parts: from left to right, from top to bottom, or row by row.

        A part is no higher than its cards: what is left of it between two rows is for captions.
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
"""The properties of a zone in Tiled, each with the type as which it is read."""


@dataclass(frozen=True, slots=True)
class Rim:
    """The far edge of a table, in design pixels: the upper part of an ellipse."""

    top: float = 300.0
    """The height of its middle, its highest point."""
    side: float = 420.0
    """Its height at both sides of the window."""
    depth: float = 28.0

    def y(self, x: float) -> float:
        """Return how far down the edge is at a distance from the left."""
        across = (x - DESIGN_WIDTH / 2) / RADIUS
        flat = sqrt(1 - (DESIGN_WIDTH / 2 / RADIUS) ** 2)
        return self.top + (self.side - self.top) * (1 - sqrt(max(0.0, 1 - across**2))) / (1 - flat)


@dataclass(frozen=True, slots=True)
class TableMap:
    """A table as it was drawn."""

    felt: tuple[int, int, int]
    accent: tuple[int, int, int]
    zones: dict[str, Zone]
    seat: dict[str, Zone]
    """The zones before one other player, from the middle of its seat."""
    lines: dict[str, tuple[DesignPoint, ...]]
    sizes: dict[str, float]
    """By line: how large what lies before each player along it is, as a share of what is drawn."""
    rim: Rim = Rim()
    room: str = ""
    """The picture of the room where the table stands; empty: none of its own."""

    def sized(self, share: float) -> "TableMap":
        """Return the same table with cards scaled by a share."""
        zones, seat = (
            {name: replace(zone, card_height=zone.card_height * share) for name, zone in drawn.items()}
            for drawn in (self.zones, self.seat)
        )
        return replace(self, zones=zones, seat=seat)

    def zone(self, name: str, window: tuple[int, int]) -> Zone:
        """Return a zone, fitted to a window."""
        return _fitted(self.zones[name], window)

    def theirs(self, name: str, index: int, count: int, window: tuple[int, int]) -> Zone:
        """Return a zone of one of ``count`` other players, fitted to a window; 0 sits to the left."""
        line = f"{OTHERS} {count}" if f"{OTHERS} {count}" in self.lines else OTHERS
        points = self.lines[line]
        x, y = points[index] if line != OTHERS else _point_at(points, (index + 0.5) / count)
        zone, size = self.seat[name], scale(window) * self.sizes[line]
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
    """Read a table map; raise BadMap where it lacks one of these zones, or of these before other players."""
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
    except Exception as error:  # pytmx raises whatever its parser meets
        raise BadMap(f"The table map {path.name} cannot be read: {error}.") from error
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
        card_height=zone.card_height * scale(window),
    )


def _zone(item: "pytmx.TiledObject") -> Zone:
    """Return a zone with the properties it was given in Tiled, and the usual ones."""
    given = item.properties
    found = {name: read(given[name]) for name, read in _PROPERTIES.items() if name in given}
    return Zone(item.x + item.width / 2, item.y + item.height / 2, item.width, item.height, **found)


def _rim(wishes: dict[str, float]) -> Rim:
    names = ("top", "side", "depth")
    return Rim(**{name: float(wishes[f"rim_{name}"]) for name in names if f"rim_{name}" in wishes})


def _seat(drawn: dict[str, Zone]) -> dict[str, Zone]:
    """Return the zones measured from the middle of the rectangle called ``seat``."""
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


def poses(zone: Zone, count: int, card_width: float) -> Sequence[Pose]:
    """Return the places of ``count`` cards in a fitted zone, bottom card first."""
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
            return _fan(zone, count, card_width)


def _pile(zone: Zone, count: int) -> list[Pose]:
    """Return a neat heap that grows a little with every few cards."""
    lift = min(zone.card_height / 600, zone.card_height * HIGHEST_HEAP / max(1, count))
    return [Pose(zone.x - index * lift / 3, zone.y - index * lift) for index in range(count)]


def _in_steps(zone: Zone, count: int, step: float) -> list[Pose]:
    first = zone.x - step * (count - 1) / 2
    return [Pose(first + step * index, zone.y) for index in range(count)]


def _fan(zone: Zone, count: int, card_width: float) -> list[Pose]:
    """Return a gentle arc; a hand too large for one row lies in two."""
    per_row = max(1, int((zone.width - card_width) / (card_width * NARROWEST_STRIP)) + 1)
    if zone.height >= zone.card_height * TWO_ROWS:
        per_row = min(per_row, LONGEST_ROW)
    if count > per_row:
        half = (count + 1) // 2
        rise = zone.card_height * ROW_RISE
        upper, lower = replace(zone, y=zone.y - rise), replace(zone, y=zone.y + rise)
        step = _step(zone.width, half, card_width, card_width * WIDEST_STRIP)
        return _in_steps(upper, half, step) + _in_steps(lower, count - half, step)
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
