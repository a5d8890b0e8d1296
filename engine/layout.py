"""Where things lie on a table: zones from a Tiled map, fitted to any window.

A map is drawn at 1920 × 1080 with one object layer. A rectangle is a zone; a polyline is a line along
which several zones of one kind are spread. Positions scale with each side of the window, sizes with the
smaller factor, so that nothing leaves a window of any shape.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import hypot
from pathlib import Path

import pygame
import pytmx

from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH, scale

LAYER = "zones"
NARROWEST_STRIP = 0.12
"""The least share of a card's width that a fan shows of each card before it starts a second row."""


class BadMap(Exception):
    """A table map cannot be used; its text says which and why."""


class Spread(Enum):
    """How cards lie in a zone."""

    PILE = "pile"
    FAN = "fan"
    ROW = "row"


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table, in pixels: of the map, or of the window once fitted."""

    x: float
    """Of the centre."""
    y: float
    width: float
    height: float
    spread: Spread
    card_height: float

    @property
    def rect(self) -> pygame.Rect:
        """The zone as a rectangle."""
        left, top = round(self.x - self.width / 2), round(self.y - self.height / 2)
        return pygame.Rect(left, top, round(self.width), round(self.height))


@dataclass(frozen=True, slots=True)
class Line:
    """A line along which zones of one kind are spread, and the size of each."""

    points: tuple[tuple[float, float], ...]
    width: float
    spread: Spread
    card_height: float


@dataclass(frozen=True, slots=True)
class TableMap:
    """A table as it was drawn."""

    felt: tuple[int, int, int]
    zones: dict[str, Zone]
    lines: dict[str, Line]

    def zone(self, name: str, window: tuple[int, int]) -> Zone:
        """A zone, fitted to a window."""
        return _fitted(self.zones[name], window)

    def along(self, name: str, count: int, window: tuple[int, int]) -> list[Zone]:
        """``count`` zones spread evenly along a line, fitted to a window."""
        line = self.lines[name]
        spots = [_point_at(line.points, (index + 0.5) / count) for index in range(count)]
        zones = [Zone(x, y, line.width, line.card_height, line.spread, line.card_height) for x, y in spots]
        return [_fitted(zone, window) for zone in zones]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its centre in pixels, and its angle in degrees counter-clockwise."""

    x: float
    y: float
    angle: float = 0.0


def read_map(path: Path, zones: Sequence[str], lines: Sequence[str]) -> TableMap:
    """Read a table map that must have these zones and lines.

    Raises:
        BadMap: when it cannot be read, or lacks one of them.
    """
    try:
        tiled = pytmx.TiledMap(str(path))
        objects = {item.name: item for item in tiled.get_layer_by_name(LAYER)}
        found = TableMap(
            _colour(tiled),
            {name: _zone(item) for name, item in objects.items() if not hasattr(item, "points")},
            {name: _line(item) for name, item in objects.items() if hasattr(item, "points")},
        )
    except Exception as error:  # pytmx raises whatever its parser meets
        raise BadMap(f"The table map {path.name} cannot be read: {error}.") from error
    for wanted, there, kind in ((zones, found.zones, "zone"), (lines, found.lines, "line")):
        for name in wanted:
            if name not in there:
                raise BadMap(f"The table map {path.name} has no {kind} named {name!r}.")
    return found


def spots(zone: Zone, count: int, card_width: float) -> list[Spot]:
    """Where ``count`` cards lie in a fitted zone, bottom card first."""
    match zone.spread:
        case Spread.PILE:
            return _pile(zone, count)
        case Spread.ROW:
            return _row(zone, count, card_width)
        case Spread.FAN:
            return _fan(zone, count, card_width)


def _pile(zone: Zone, count: int) -> list[Spot]:
    """A neat heap that grows a little with every few cards."""
    lift = zone.card_height / 600
    return [Spot(zone.x - index * lift / 3, zone.y - index * lift) for index in range(count)]


def _row(zone: Zone, count: int, card_width: float) -> list[Spot]:
    step = _step(zone.width, count, card_width, card_width * 1.08)
    first = zone.x - step * (count - 1) / 2
    return [Spot(first + step * index, zone.y) for index in range(count)]


def _fan(zone: Zone, count: int, card_width: float) -> list[Spot]:
    """A gentle arc; a hand too large for one row lies in two."""
    per_row = max(1, int((zone.width - card_width) / (card_width * NARROWEST_STRIP)) + 1)
    if count > per_row:
        half = (count + 1) // 2
        rise = zone.card_height * 0.28
        upper = Zone(zone.x, zone.y - rise, zone.width, zone.height, Spread.ROW, zone.card_height)
        lower = Zone(zone.x, zone.y + rise, zone.width, zone.height, Spread.ROW, zone.card_height)
        return _row(upper, half, card_width) + _row(lower, count - half, card_width)
    step = _step(zone.width, count, card_width, card_width * 0.72)
    middle = (count - 1) / 2
    bend = min(1.6, 14 / max(1, count))
    sag = zone.card_height * 0.004
    return [
        Spot(
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


def _fitted(zone: Zone, window: tuple[int, int]) -> Zone:
    across, down = window[0] / DESIGN_WIDTH, window[1] / DESIGN_HEIGHT
    return Zone(
        zone.x * across,
        zone.y * down,
        zone.width * across,
        zone.height * down,
        zone.spread,
        zone.card_height * scale(window),
    )


def _zone(item: "pytmx.TiledObject") -> Zone:
    spread = Spread(item.properties.get("spread", "row"))
    card_height = float(item.properties.get("card_height", 210))
    return Zone(
        item.x + item.width / 2, item.y + item.height / 2, item.width, item.height, spread, card_height
    )


def _line(item: "pytmx.TiledObject") -> Line:
    points = tuple((float(x), float(y)) for x, y in item.points)
    spread = Spread(item.properties.get("spread", "fan"))
    return Line(
        points, float(item.properties["room"]), spread, float(item.properties.get("card_height", 110))
    )


def _colour(tiled: "pytmx.TiledMap") -> tuple[int, int, int]:
    colour = pygame.Color(tiled.background_color or "#241C18")
    return colour.r, colour.g, colour.b


def _point_at(points: tuple[tuple[float, float], ...], share: float) -> tuple[float, float]:
    """The point at a share, 0 to 1, of a line's length."""
    legs = list(pairwise(points))
    lengths = [hypot(end[0] - start[0], end[1] - start[1]) for start, end in legs]
    left = share * sum(lengths)
    for (start, end), length in zip(legs, lengths, strict=True):
        if left <= length:
            part = left / length if length else 0.0
            return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        left -= length
    return points[-1]
