"""The light and the felt of a table of the Descent, by how deep it lies in its circle."""

from typing import Final

from engine.felt import FELTS, Felt, felt
from engine.theme import Colour
from game.contract.campaign import GiftKind
from saves.descent import LAST_NIGHT, table_at
from saves.models import Station
from scenes.desk import Desk

DAYLIGHT: Final[Colour] = (255, 255, 255)
"""The light of a room as it was painted."""
LIGHTS: Final[dict[int, Colour]] = {
    1: (255, 236, 205),
    2: (150, 178, 255),
    3: (255, 140, 112),
    LAST_NIGHT: (196, 150, 255),
}
"""Candles at a circle's first table, moonlight at its second, embers at its keeper's, and the last night."""


def light_at(station: Station | None) -> Colour:
    """Return the light in which a table of the Descent stands; that of the room for any other table."""
    return DAYLIGHT if station is None else LIGHTS[station.table]


def felt_at(desk: Desk, game: str, station: Station | None) -> Felt:
    """Return the felt that a table of the Descent gives as its prize, or the player's own choice."""
    if station is None:
        return felt(desk.settings.felt)
    gift = table_at((game, station.table)).gift
    given = gift.id if gift is not None and gift.kind is GiftKind.FELT else ""
    return next((each for each in FELTS if each.id == given), felt(desk.settings.felt))
