"""All rooms by the ids of their games, the menu's, and the places of their lights."""

import json
from collections.abc import Callable
from dataclasses import asdict

from card_art.svg import document

from room_art.angel import angel
from room_art.devil import devil
from room_art.engraving import HEIGHT, WIDTH, Room, recede
from room_art.evil import evil
from room_art.hearth import hearth
from room_art.hell import hell
from room_art.jokers import jokers

ROOMS: dict[str, Callable[[], Room]] = {
    "angel": angel,
    "devil": devil,
    "jokers": jokers,
    "hell": hell,
    "evil": evil,
    "hearth": hearth,
}


def drawn(room: Room) -> str:
    """Return a room as a file, brought back behind the felt by as much as it asks."""
    return document(WIDTH, HEIGHT, recede(room.parts, room.shade, room.dimmed))


def rooms() -> dict[str, str]:
    """Return every room: file name without ending to SVG."""
    return {name: drawn(draw()) for name, draw in ROOMS.items()}


def lights() -> str:
    """Return the lights of every room as JSON."""
    found = {name: [asdict(light) for light in draw().lights] for name, draw in ROOMS.items()}
    return json.dumps(found, indent=1) + "\n"
