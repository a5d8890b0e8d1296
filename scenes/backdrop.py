"""The empty table of a game in its room, behind the pages before, beside and after its matches."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import pygame

from engine.assets import Assets, MissingAsset
from engine.felt import felt
from engine.grain import Size, bump, light
from engine.layout import BadMap
from engine.rooms import HEARTH, soft
from engine.theme import DESIGN_HEIGHT
from game.contract import AnyGame
from scenes.descent.progress import DAYLIGHT
from scenes.desk import Desk
from scenes.table.view.background import Coat, Place, stage
from scenes.table.view.board import map_for

KEPT: Final = 2
"""Backdrops that are kept at once: each is as large as the window."""
RIMS: Final = 0.42
"""Brightness at the sides of a backdrop, beside its middle."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """The light that falls on a backdrop; places and widths are shares of the window."""

    across: float = 0.5
    wide: float = 0.62
    brightness: float = 1.0


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The room and the table of one game, to be drawn at any size."""

    assets: Assets
    place: Place | None
    """None where its map cannot be used."""

    def drawn(self, size: Size, lamp: Lamp = Lamp()) -> pygame.Surface:
        """Return it in the light of a lamp; it belongs to all who ask."""
        if self.place is None:
            return soft(self.assets, HEARTH, size)
        return _lit(self.assets, replace(self.place, size=size), lamp)

    def with_people(self, size: Size, lamp: Lamp, coats: Sequence[Coat]) -> pygame.Surface:
        """Return it with people behind the table, but for their heads; it is kept nowhere."""
        if self.place is None:
            return soft(self.assets, HEARTH, size)
        drawn = stage(self.assets, replace(self.place, size=size), coats)
        _light(drawn, lamp)
        return drawn

    def edge(self, x: float) -> float:
        """Return how far down the table's far edge is at a place, both in design pixels."""
        return DESIGN_HEIGHT / 3 if self.place is None else self.place.rim.y(x)


def backdrop_of(desk: Desk, game: AnyGame) -> Backdrop:
    """Return the backdrop of a game, with the table top that is liked."""
    assets, top = desk.app.assets, felt(desk.settings.felt)
    try:
        table_map = map_for(assets, game.map, game.places(game.options(), game.seats[0]))
    except (BadMap, MissingAsset):
        return Backdrop(assets, None)
    colour = top.colour or table_map.felt
    return Backdrop(
        assets, Place((0, 0), table_map.room or HEARTH, table_map.rim, colour, top.cloth, DAYLIGHT, None)
    )


@lru_cache(KEPT)
def _lit(assets: Assets, place: Place, lamp: Lamp) -> pygame.Surface:
    drawn = stage(assets, place, ())
    _light(drawn, lamp)
    return drawn


def _light(drawn: pygame.Surface, lamp: Lamp) -> None:
    pool = bump(lamp.across, lamp.wide)
    lit = light(
        drawn.get_size(),
        lambda share: lamp.brightness * (RIMS + (1 - RIMS) * pool(share)),
        lambda share: 1 - 0.45 * max(0.0, (share - 0.72) / 0.28),
    )
    drawn.blit(lit, (0, 0), None, pygame.BLEND_RGB_MULT)
