"""The table layout: the zones of a table map in the window, for one viewer and a number of seats."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

import pygame

from engine.assets import Assets, MissingAsset
from engine.layout import BadMap, Spot, Spread, TableMap, Zone, read_map, spots
from engine.theme import HIDE, Colour
from game.cards import Seat
from game.contract import AnyGame
from game.table import Place

HAND = "hand"
PLATE = "plate"
FACE = "face"
SUM = "sum"
ALWAYS = (PLATE, FACE, SUM, "prompt", "buttons")
"""Zones every table map must have beside the places of its game."""

GEM = 1.32
"""Diameter of a score's gem, as a share of a plate's height."""


@dataclass(frozen=True)
class TableLayout:
    """A table map fitted to a window, as one viewer (None: a bystander) sits at it.

    What is where is asked for many times a frame, and found out once.
    """

    table_map: TableMap
    window: tuple[int, int]
    viewer: Seat | None
    seats: int
    places: tuple[Place, ...]

    @cached_property
    def zones(self) -> list[Zone]:
        """A zone for each place; places that are alike share one."""
        alike = Counter((place.kind, place.seat) for place in self.places)
        return [self._whole(place).part(place.number, alike[place.kind, place.seat]) for place in self.places]

    @cached_property
    def before(self) -> Callable[[str, Seat], Zone]:
        """``before(name, seat)``: a zone that lies before a seat, the viewer's own or another player's."""
        return cache(self._before)

    @cached_property
    def face(self) -> Callable[[Seat], pygame.Rect]:
        """``face(seat)``: the square in which a player's face is seen, on the edge of the name."""
        return cache(self._face)

    @cached_property
    def area(self) -> Callable[[int, int, float], pygame.Rect]:
        """``area(place, slack, aspect)``: the area of a place whose cards have an aspect, with ``slack``
        pixels around a heap.
        """
        return cache(self._area)

    @cached_property
    def spots(self) -> Callable[[int, int, float, bool], Sequence[Spot]]:
        """``spots(place, count, aspect, crossed)``: the spots of ``count`` cards at a place, lowest first."""
        return cache(self._spots)

    def _spots(self, place: int, count: int, aspect: float, crossed: bool) -> Sequence[Spot]:
        zone = self.zones[place]
        lies = replace(zone, spread=Spread.CROSS) if crossed else zone
        return spots(lies, count, zone.card_height * aspect)

    def _area(self, place: int, slack: int, aspect: float) -> pygame.Rect:
        zone = self.zones[place]
        if zone.spread is not Spread.PILE:
            return zone.rect
        rect = pygame.Rect(0, 0, round(zone.card_height * aspect), round(zone.card_height))
        rect.center = (round(zone.x), round(zone.y))
        return rect.inflate(2 * slack, 2 * slack)

    def _before(self, name: str, seat: Seat) -> Zone:
        around = (seat - (self.viewer or 0)) % self.seats
        if around == 0:
            return self.table_map.zone(name, self.window)
        return self.table_map.theirs(name, around - 1, self.seats - 1, self.window)

    def _face(self, seat: Seat) -> pygame.Rect:
        zone = self.before(FACE, seat)
        side = round(min(zone.width, zone.height))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = round(zone.x), round(zone.y)
        return spot.clamp(pygame.Rect((0, 0), self.window))

    def _whole(self, place: Place) -> Zone:
        name = place.kind.name
        return self.table_map.zone(name, self.window) if place.seat is None else self.before(name, place.seat)


def gem_of(plate: pygame.Rect) -> pygame.Rect:
    """Return where a score's gem lies: on the right end of a plate."""
    side = round(plate.height * GEM)
    gem = pygame.Rect(0, 0, side, side)
    gem.center = plate.right - side // 8, plate.centery
    return gem


def felt_of(assets: Assets, game: AnyGame) -> Colour:
    """Return the colour of a game's own table top; that of hide if its map cannot be used."""
    try:
        places = game.places(game.options(), game.seats[0])
        return map_for(assets, game.map, places).felt
    except (BadMap, MissingAsset):
        return HIDE


def map_for(assets: Assets, name: str, places: Sequence[Place]) -> TableMap:
    """Return a table map that has a zone for every place of a match.

    Raises:
        BadMap: when it cannot be read, or lacks a zone.
        MissingAsset: when it is not there.
    """
    kinds = sorted({place.kind.name for place in places})
    owned = sorted({place.kind.name for place in places if place.seat is not None})
    return read_map(assets.path(f"tables/{name}.tmx"), [*kinds, *ALWAYS], [*owned, PLATE, FACE, SUM])
