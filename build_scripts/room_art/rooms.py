"""All rooms by the ids of their games, the menu's, and the places of their lights."""

import json
from collections.abc import Callable
from dataclasses import asdict

from card_art.svg import document

from room_art import evil as cabinet
from room_art import hearth as cellar
from room_art.angel import angel
from room_art.devil import devil
from room_art.engraving import HEIGHT, WIDTH, Fire, Room, recede
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
FIRES: dict[str, Callable[[], Fire]] = {"evil": cabinet.burning, "hearth": cellar.burning}


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


def fires() -> dict[str, str]:
    """Return the pictures of every burning fire: ``room_number`` to SVG."""
    found = {}
    for name, burn in FIRES.items():
        room, fire = ROOMS[name](), burn()
        for number, frame in enumerate(fire.frames, 1):
            parts = recede(frame, room.shade, room.dimmed)
            found[f"{name}_{number}"] = document(fire.width, fire.height, parts)
    return found


def fireplaces() -> str:
    """Return as JSON where in its room each fire burns, and in how many pictures."""
    found = {}
    for name, burn in FIRES.items():
        fire = burn()
        place = {"x": fire.x, "y": fire.y, "width": fire.width, "height": fire.height}
        found[name] = {**place, "frames": len(fire.frames)}
    return json.dumps(found, indent=1) + "\n"
