"""All rooms by the ids of their games, and the menu's."""

from collections.abc import Callable

from card_art.svg import document

from room_art.angel import angel
from room_art.devil import devil
from room_art.engraving import HEIGHT, WIDTH
from room_art.evil import evil
from room_art.hearth import hearth
from room_art.hell import hell
from room_art.jokers import jokers

ROOMS: dict[str, Callable[[], list[str]]] = {
    "angel": angel,
    "devil": devil,
    "jokers": jokers,
    "hell": hell,
    "evil": evil,
    "hearth": hearth,
}


def rooms() -> dict[str, str]:
    """Return every room: file name without ending to SVG."""
    return {name: document(WIDTH, HEIGHT, draw()) for name, draw in ROOMS.items()}
