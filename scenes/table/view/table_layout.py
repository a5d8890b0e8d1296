"""The layout of a table: its map, fitted to a window for one viewer."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

import pygame

from engine.assets import Assets, MissingAsset
from engine.layout import Spread, TableMap, Zone, poses, read_map
from engine.motion import Pose
from engine.theme import HIDE, Colour
from game.cards import Seat
from game.contract import AnyGame
from game.table import Place

HAND = "hand"
PLATE = "plate"
FACE = "face"
SUM = "sum"
SPEECH, LARGE_SPEECH = "speech", "large speech"
"""The zones for the speech of a lesson's host, at the normal text size and at larger ones."""
LOG = "log"
"""The largest zone of the open log; it begins below other players' things there."""
ALWAYS = (PLATE, FACE, SUM, SPEECH, LOG, "prompt", "buttons")
"""The zones every table map must have besides those for the game's places."""

GEM = 1.32
"""The diameter of the gem with a score, as a share of a plate's height."""


class TableLayout:
    """A table map fitted to a window for one viewer, or for a bystander if that is None.

    Values needed many times a frame are cached.
    """

    def __init__(
        self,
        table_map: TableMap,
        window: tuple[int, int],
        viewer: Seat | None,
        seats: int,
        places: tuple[Place, ...],
    ) -> None:
        self._map, self._window, self._seats = table_map, window, seats
        self.near = viewer or 0
        """The seat at the bottom of the screen: the viewer's, or the first for a bystander."""
        self.seat_zone: Callable[[str, Seat], Zone] = cache(self._seat_zone)
        """``seat_zone(name, seat)``: the zone of a seat with this name."""
        self.area: Callable[[int, int, float], pygame.Rect] = cache(self._area)
        """``area(place, slack, aspect)``: the area of a place, with ``slack`` window pixels around a pile."""
        self.poses: Callable[[int, int, float, bool, int], Sequence[Pose]] = cache(self._poses)
        """``poses(place, count, aspect, crossed, first_row)``: the poses of cards, from the bottom up."""
        self.faces = [self._face(seat) for seat in range(seats)]
        """The square of each player's face."""
        alike = Counter((place.kind, place.seat) for place in places)
        self.zones = [
            self._whole(place).part(place.number, alike[place.kind, place.seat]) for place in places
        ]
        """The zone of each place. Places of one kind and seat share a zone, a part for each."""

    def plate(self, seat: Seat) -> pygame.Rect:
        """Return the rectangle of a player's name plate."""
        return self.seat_zone(PLATE, seat).rect

    def named(self, seat: Seat) -> pygame.Rect:
        """Return the rectangle around a player's plate, gem and face."""
        plate = self.plate(seat)
        return plate.unionall([gem_of(plate), self.faces[seat]])

    def named_at(self, point: tuple[int, int]) -> Seat | None:
        """Return the player whose plate, gem or face is at a point of the window, if any."""
        return next((seat for seat in range(self._seats) if self.named(seat).collidepoint(point)), None)

    def _poses(self, place: int, count: int, aspect: float, crossed: bool, first_row: int) -> Sequence[Pose]:
        zone = self.zones[place]
        lies = replace(zone, spread=Spread.CROSS) if crossed else zone
        return poses(lies, count, zone.card_height * aspect, first_row)

    def _area(self, place: int, slack: int, aspect: float) -> pygame.Rect:
        zone = self.zones[place]
        if zone.spread is not Spread.PILE:
            return zone.rect
        rect = pygame.Rect(0, 0, round(zone.card_height * aspect), round(zone.card_height))
        rect.center = (round(zone.x), round(zone.y))
        return rect.inflate(2 * slack, 2 * slack)

    def _seat_zone(self, name: str, seat: Seat) -> Zone:
        around = (seat - self.near) % self._seats
        if around == 0:
            return self._map.zone(name, self._window)
        return self._map.theirs(name, around - 1, self._seats - 1, self._window)

    def _face(self, seat: Seat) -> pygame.Rect:
        zone = self.seat_zone(FACE, seat)
        side = round(min(zone.width, zone.height))
        area = pygame.Rect(0, 0, side, side).move_to(center=(round(zone.x), round(zone.y)))
        return area.clamp(pygame.Rect((0, 0), self._window))

    def _whole(self, place: Place) -> Zone:
        name = place.kind.name
        return self._map.zone(name, self._window) if place.seat is None else self.seat_zone(name, place.seat)


def gem_of(plate: pygame.Rect) -> pygame.Rect:
    """Return the rectangle of the gem with a score, at the right end of a plate."""
    side = round(plate.height * GEM)
    return pygame.Rect(0, 0, side, side).move_to(center=(plate.right - side // 8, plate.centery))


def felt_of(assets: Assets, game: AnyGame) -> Colour:
    """Return the colour of a game's table top, or ``HIDE`` if its map can't be used."""
    try:
        return usual_map(assets, game).felt
    except MissingAsset:
        return HIDE


def usual_map(assets: Assets, game: AnyGame) -> TableMap:
    """Return the map of a game's table with default options; raise MissingAsset if it can't be used."""
    return map_for(assets, game.info.map, game.places(game.options(), game.seats[0]))


def map_for(assets: Assets, name: str, places: Sequence[Place]) -> TableMap:
    """Return a table map with a zone for every place of a match; raise MissingAsset if it can't be used."""
    kinds = sorted({place.kind.name for place in places})
    owned = sorted({place.kind.name for place in places if place.seat is not None})
    return read_map(assets.path(f"tables/{name}.tmx"), [*kinds, *ALWAYS], [*owned, PLATE, FACE, SUM])
