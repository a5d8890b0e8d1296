"""The picture behind a game's pages: a lamplit room, the table's far edge and its cloth.

Pages before, during and after a match draw it under their widgets.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import pygame

from engine.assets import Assets
from engine.felt import Cloth, draw_cloth, felt
from engine.grain import Size, bump, glow, light
from engine.layout import Rim
from engine.rooms import HEARTH
from engine.theme import BRASS, DESIGN_HEIGHT, DESIGN_WIDTH, SOOT, Colour, box_scale_of, dimmed, mixed
from engine.ui.page import Page
from game.contract import AnyGame
from scenes.descent.progress import DAYLIGHT
from scenes.desk import Desk
from scenes.table.view.table_layout import usual_map

COAT_WIDTH, COAT_HEIGHT, COLLAR = 1.7, 1.2, 0.1
"""Width and height of a coat, and how far its top is above the face's centre, as shares of the face."""
WOOD, WOOD_EDGE = (0x3A, 0x24, 0x16), (0x1C, 0x11, 0x0B)
SUPERSAMPLING = 2
"""Supersampling factor of the rim, for a smooth edge."""
BRASS_LINE, SHADOW = 3, 12
"""Thickness of the brass line along the rim, and of the rim's shadow on the cloth, in design pixels."""
CORNERS = 0.8
"""Brightness at the room's edges, as a share of that behind the middle of the table."""
INLAY_OPACITY = 46
"""Opacity of the brass inlay, 0 to 255: faint, so nobody takes it for a card in play."""
MOST_CACHED: Final = 2
"""The most rooms, tables and backdrops in each cache: they draw slowly and are as large as the window."""
SIDE_BRIGHTNESS: Final = 0.42
"""Brightness at the sides of a backdrop, as a share of that at its middle."""


@dataclass(frozen=True, slots=True)
class Coat:
    """The coat of a player behind the table."""

    name: str
    """The name of the face that wears it."""
    face: pygame.Rect
    """The face, in window pixels."""


@dataclass(frozen=True, slots=True)
class TableRoom:
    """A room with a table, and all that its picture depends on."""

    size: Size
    """The window's size."""
    room: str
    """The name of a picture below ``assets/rooms``."""
    rim: Rim
    colour: Colour
    cloth: Cloth
    light: Colour
    """The colour of the room's light: the room's picture is multiplied by it."""
    inlay: tuple[int, int, int, int] | None
    """The inlay's area on the cloth, in window pixels; None for a table without one."""


def coat_area(face: pygame.Rect) -> pygame.Rect:
    """Return the area of the coat below a face."""
    area = pygame.Rect(0, 0, round(COAT_WIDTH * face.width), round(COAT_HEIGHT * face.height))
    area.midtop = face.centerx, round(face.centery - COLLAR * face.height)
    return area


def stage(assets: Assets, place: TableRoom, coats: Sequence[Coat]) -> pygame.Surface:
    """Return a room with its empty table and the players' coats behind it, but no heads."""
    surface = _lit_room(assets, place.size, place.room, place.light).copy()
    for coat in coats:
        area = coat_area(coat.face)
        surface.blit(assets.picture(f"coats/{coat.name}.svg", *area.size), area)
    surface.blit(_bare_table(assets, place), (0, 0))
    return surface


@lru_cache(MOST_CACHED)
def _lit_room(assets: Assets, size: Size, room: str, colour: Colour) -> pygame.Surface:
    surface = pygame.Surface(size)
    full = max(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)
    picture = assets.render(f"rooms/{room}.svg", round(DESIGN_WIDTH * full), round(DESIGN_HEIGHT * full))
    surface.blit(picture, picture.get_rect(midtop=(size[0] // 2, 0)))
    across, down = bump(0.5, 0.5), bump(0.26, 0.5)
    lamp = light(
        size,
        lambda share: CORNERS + (1 - CORNERS) * across(share),
        lambda share: CORNERS + (1 - CORNERS) * down(share),
    )
    surface.blit(lamp, (0, 0), None, pygame.BLEND_MULT)
    surface.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return surface


@lru_cache(MOST_CACHED)
def _bare_table(assets: Assets, place: TableRoom) -> pygame.Surface:
    """Return a table with its inlay and its rim, transparent where the room shows."""
    surface = _cloth(place)
    if place.inlay is not None:
        area = pygame.Rect(place.inlay)
        wire = assets.picture(f"inlays/{place.room}.svg", *area.size).copy()
        wire.fill((255, 255, 255, INLAY_OPACITY), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(wire, area)
    _edge(surface, place.rim)
    return surface


def rim_points(rim: Rim, size: Size, down: float, sharp: int = 1) -> list[tuple[float, float]]:
    """Return points along a table's far edge, ``down`` design pixels lower, in pixels times ``sharp``."""
    width, height = size
    steps = 160
    points = []
    for step in range(steps + 1):
        x = DESIGN_WIDTH * step / steps
        y = rim.y(x) * height / DESIGN_HEIGHT + down * box_scale_of(size)
        points.append((x * width / DESIGN_WIDTH * sharp, y * sharp))
    return points


def _cloth(place: TableRoom) -> pygame.Surface:
    """Return a table's cloth, lit from above its middle and transparent beyond the rim."""
    felt = pygame.Surface(place.size)
    draw_cloth(felt, place.colour, place.cloth)
    lamp = light(place.size, bump(0.5, 0.34), bump(0.52, 0.24))
    glow(felt, lamp, dimmed(mixed(place.colour, (255, 190, 120), 0.3), 0.07))
    shape = pygame.Surface(place.size, pygame.SRCALPHA)
    width, height = place.size
    below = [*rim_points(place.rim, place.size, place.rim.depth / 2), (width, height), (0, height)]
    pygame.draw.polygon(shape, (255, 255, 255, 255), below)
    shaped = felt.convert_alpha()
    shaped.blit(shape, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return shaped


def _edge(surface: pygame.Surface, rim: Rim) -> None:
    """Draw the wooden rim with its brass line and its shadow, supersampled."""
    width, height = surface.get_size()
    lowest = round(rim_points(rim, (width, height), rim.depth + SHADOW)[0][1]) + 2
    large = pygame.Surface((width * SUPERSAMPLING, lowest * SUPERSAMPLING), pygame.SRCALPHA)
    step = 1 / (box_scale_of((width, height)) * SUPERSAMPLING)

    def band(start: float, end: float, colour: tuple[int, ...]) -> None:
        upper = rim_points(rim, (width, height), start, SUPERSAMPLING)
        lower = rim_points(rim, (width, height), end, SUPERSAMPLING)
        pygame.draw.polygon(large, colour, [*upper, *reversed(lower)])

    down = rim.depth
    while down < rim.depth + SHADOW:
        band(down, down + 2 * step, (0, 0, 0, round(115 * (1 - (down - rim.depth) / SHADOW))))
        down += step
    down = 0.0
    while down < rim.depth:
        band(down, down + 2 * step, mixed(WOOD, WOOD_EDGE, down / rim.depth))
        down += step
    band(0, BRASS_LINE, BRASS)
    band(rim.depth - 2, rim.depth, mixed(SOOT, BRASS, 0.35))
    surface.blit(pygame.transform.smoothscale(large, (width, lowest)), (0, 0))


@dataclass(frozen=True, slots=True)
class Lamp:
    """The light on a backdrop: its centre and width as shares of the window, and its brightness."""

    across: float = 0.5
    wide: float = 0.62
    brightness: float = 1.0


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The room and table of one game, drawn at any size."""

    assets: Assets
    place: TableRoom

    def drawn(self, size: Size, lamp: Lamp = Lamp()) -> pygame.Surface:
        """Return the room lit by a lamp; the picture is cached, so don't draw on it."""
        return _lit(self.assets, replace(self.place, size=size), lamp)

    def with_people(self, size: Size, lamp: Lamp, coats: Sequence[Coat]) -> pygame.Surface:
        """Return a new picture of the room with the players' coats behind the table, but no heads."""
        drawn = stage(self.assets, replace(self.place, size=size), coats)
        _light(drawn, lamp)
        return drawn

    def edge(self, x: float) -> float:
        """Return the y of the table's far edge at an x, both in design pixels."""
        return self.place.rim.y(x)


class BackdropPage(Page):
    """A page with its game's empty table in the background."""

    backdrop: Backdrop
    lamp = Lamp()

    def paint_room(self, surface: pygame.Surface) -> None:
        """Draw the empty table."""
        surface.blit(self.backdrop.drawn(surface.get_size(), self.lamp), (0, 0))


def backdrop_of(desk: Desk, game: AnyGame) -> Backdrop:
    """Return a game's backdrop with the player's table top; raise MissingAsset if its map is missing."""
    assets, top = desk.app.assets, felt(desk.settings.felt)
    drawn = usual_map(assets, game)
    colour = top.colour or drawn.felt
    room = TableRoom((0, 0), drawn.room or HEARTH, drawn.rim, colour, top.cloth, DAYLIGHT, None)
    return Backdrop(assets, room)


@lru_cache(MOST_CACHED)
def _lit(assets: Assets, place: TableRoom, lamp: Lamp) -> pygame.Surface:
    drawn = stage(assets, place, ())
    _light(drawn, lamp)
    return drawn


def _light(drawn: pygame.Surface, lamp: Lamp) -> None:
    pool = bump(lamp.across, lamp.wide)
    lit = light(
        drawn.get_size(),
        lambda share: lamp.brightness * (SIDE_BRIGHTNESS + (1 - SIDE_BRIGHTNESS) * pool(share)),
        lambda share: 1 - 0.45 * max(0.0, (share - 0.72) / 0.28),
    )
    drawn.blit(lit, (0, 0), None, pygame.BLEND_RGB_MULT)
