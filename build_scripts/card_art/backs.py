"""The backs: six decks told apart by colour, pattern and emblem, the souls' ashen one, and those to choose from."""

from collections.abc import Callable
from dataclasses import dataclass

from card_art.descent_backs import descent_backs
from card_art.emblems import NAMES, emblem, ghost
from card_art.fancy_backs import Shape, fancy_backs
from card_art.sheet import CORNER, HEIGHT, WIDTH, sheet
from card_art.svg import SOOT, circle, document, frame, gradient, group, path, plate, polygon, ring, stroke


@dataclass(frozen=True)
class Cloth:
    """The colours of a back."""

    light: str
    dark: str
    thread: str
    """The pattern."""
    metal: str
    """Frame and emblem."""
    pattern: Callable[[float, float], str]
    """Path data of the pattern's piece about a point."""


def _scale(x: float, y: float) -> str:
    return f"M{x - 12} {y}q12 16 24 0M{x - 7} {y}q7 9 14 0M{x - 2} {y}h4"


def _cross(x: float, y: float) -> str:
    return f"M{x - 7} {y - 7}l14 14M{x + 7} {y - 7}l-14 14M{x - 12} {y}h.1M{x + 12} {y}h.1"


def _wave(x: float, y: float) -> str:
    return f"M{x - 12} {y}c4 -9 8 -9 12 0s8 9 12 0M{x - 12} {y + 6}c4 -9 8 -9 12 0s8 9 12 0"


def _lattice(x: float, y: float) -> str:
    return f"M{x} {y - 12}l12 12l-12 12l-12 -12zM{x} {y - 4}v8M{x - 2} {y - 4}h4"


def _star(x: float, y: float) -> str:
    return f"M{x} {y - 8}l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2l6 -2zM{x + 12} {y - 1}v.1M{x - 12} {y - 1}v.1"


def _lens(x: float, y: float) -> str:
    return f"M{x - 12} {y}q12 -14 24 0q-12 14 -24 0zM{x} {y - 2.5}v5"


def _wisp(x: float, y: float) -> str:
    return f"M{x - 8} {y + 7}c-3 -8 12 -6 7 -15c-1 6 9 6 8 14M{x + 2} {y + 8}v.1"


CLOTHS = (
    Cloth("#7E1F1A", "#4A1010", "#A8392A", "#F6B042", _scale),
    Cloth("#3A3430", "#1B1714", "#5C534B", "#EFE6D2", _cross),
    Cloth("#1F5A4B", "#103229", "#37806C", "#BFE3C8", _wave),
    Cloth("#B9812F", "#5E3A10", "#D3A050", "#FFEBC0", _lattice),
    Cloth("#243A75", "#131F45", "#40589C", "#E8EDF7", _star),
    Cloth("#5A2A70", "#34153F", "#7F4B98", "#F3C6E6", _lens),
)
NARROW = Shape(240, 400, 14.4)
"""A kabufuda card's."""
SOUL = Cloth("#CDC8BE", "#8F8A82", "#DEDAD1", "#FBF8F1", _wisp)


def backs() -> dict[str, str]:
    """Every back: file name without ending to SVG."""
    drawn = {str(number): _back(cloth, *_emblems(number)) for number, cloth in enumerate(CLOTHS, 1)}
    lost = ghost(SOUL.metal, "#5E5952")
    drawn["soul"] = _back(SOUL, lost, lost)
    return drawn | {name: sheet(parts) for name, parts in _to_choose(Shape(WIDTH, HEIGHT, CORNER)).items()}


def narrow_backs() -> dict[str, str]:
    """The backs for kabufuda: file name without ending to SVG."""
    drawn = _to_choose(NARROW)
    return {f"back_{name}": document(240, 400, parts, 1.25) for name, parts in drawn.items()}


def _to_choose(shape: Shape) -> dict[str, list[str]]:
    return fancy_backs(shape) | descent_backs(shape)


def _emblems(number: int) -> tuple[list[str], list[str]]:
    """A deck's emblem for the medal and for the corners."""
    cloth, name = CLOTHS[number - 1], NAMES[number - 1]
    return emblem(name, cloth.metal, cloth.dark), emblem(name, cloth.metal, cloth.light)


def _back(cloth: Cloth, middle: list[str], small: list[str]) -> str:
    x, y = WIDTH / 2, HEIGHT / 2
    corner = [
        circle(31, 33, 17, cloth.dark),
        ring(31, 33, 17, cloth.metal, 1.6),
        group(small, 31, 33, 0, 0.36),
    ]
    parts = [
        gradient("cloth", [(0, cloth.light), (1, cloth.dark)]),
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "#F1EADA"),
        frame(1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, CORNER, SOOT, 2.4),
        plate(9, 9, WIDTH - 18, HEIGHT - 18, 9, "url(#cloth)"),
        stroke(_grid(cloth), cloth.thread, 1.7),
        frame(9, 9, WIDTH - 18, HEIGHT - 18, 9, SOOT, 2),
        frame(14, 14, WIDTH - 28, HEIGHT - 28, 6, cloth.metal, 1.6),
        *corner,
        group(corner, WIDTH, HEIGHT, 180),
        group(_medal(cloth), x, y),
        group(middle, x, y, 0, 1.28),
    ]
    return sheet(parts)


def _grid(cloth: Cloth) -> str:
    """The pattern in staggered rows, even about the middle."""
    spots = [(125 + 12 * step, 175 + 18 * row) for row in range(-8, 9) for step in range(row % 2 - 8, 9, 2)]
    return "".join(cloth.pattern(x, y) for x, y in spots)


def _medal(cloth: Cloth) -> list[str]:
    points = [
        group([path(polygon([(-9, -66), (0, -84), (9, -66)]), cloth.metal)], 0, 0, turn)
        for turn in range(0, 360, 15)
    ]
    return [
        circle(0, 0, 78, cloth.dark),
        *points,
        circle(0, 0, 70, SOOT),
        circle(0, 0, 68, cloth.metal),
        circle(0, 0, 64, cloth.dark),
        ring(0, 0, 58, cloth.metal, 1.6),
    ]
