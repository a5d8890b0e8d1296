"""Inlays of the felts: a circle of brass wire in the middle of each table, seen at the table's slant."""

from collections.abc import Callable
from math import cos, pi, sin

from card_art.shapes import Point, line, polygon
from card_art.svg import both, document, moved, ring, rings, stroke

WIDTH, HEIGHT = 1120, 440
"""The size of a picture, in design pixels."""
RADIUS = 500.0
"""The radius of the outermost ring, before the slant."""
BRASS = "#D9AA5A"
THIN, THICK = 4.0, 8.0
"""Widths of wire, before the slant."""


def inlays() -> dict[str, str]:
    """Return every inlay: file name without ending to SVG."""
    return {name: _slanted([*_rim(), *draw()]) for name, draw in INLAYS.items()}


def _slanted(parts: list[str]) -> str:
    across, down = (WIDTH / 2 - 8) / RADIUS, (HEIGHT / 2 - 8) / RADIUS
    slant = f"translate({WIDTH / 2:g} {HEIGHT / 2:g}) scale({across:.3f} {down:.3f})"
    return document(WIDTH, HEIGHT, [moved(parts, slant)])


def _at(turn: float, radius: float) -> Point:
    """Return a point at a share of a whole turn, clockwise from the top."""
    return radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)


def _line(points: list[Point], width: float = THIN) -> str:
    return stroke(line(*points), BRASS, width)


def _outline(points: list[Point], width: float = THIN) -> str:
    return stroke(polygon(*points), BRASS, width)


def _rim() -> list[str]:
    return rings(0, 0, (RADIUS - 4, BRASS, THICK), (RADIUS - 24, BRASS, THIN))


def _star(points: int, step: int, radius: float, width: float) -> str:
    """Return a star of one line that joins every ``step``-th of its points."""
    return _outline([_at(point * step / points, radius) for point in range(points)], width)


def _rays(count: int, inner: float, outer: float, share: float) -> list[str]:
    """Return wedges that stand on a ring, each that share of its part of the ring wide."""
    return [
        _outline(
            [
                _at((ray - share / 2) / count, inner),
                _at(ray / count, outer),
                _at((ray + share / 2) / count, inner),
            ]
        )
        for ray in range(count)
    ]


def _angel() -> list[str]:
    """Draw a halo of long and short rays."""
    return [ring(0, 0, 250, BRASS, THICK), *_rays(12, 275, 452, 0.5), *_rays(24, 275, 350, 0.24)]


def _devil() -> list[str]:
    """Draw a pentagram in a ring of marks."""
    marks = [_line([_at(mark / 45, 430), _at(mark / 45, 456)]) for mark in range(45) if mark % 9]
    return [ring(0, 0, 420, BRASS, THIN), _star(5, 2, 420, THICK), *marks]


def _jokers() -> list[str]:
    """Draw a fool's cap of three points in a band of lozenges."""
    band = [
        _outline([_at((at - 0.5) / 18, 420), _at(at / 18, 468), _at((at + 0.5) / 18, 420), _at(at / 18, 372)])
        for at in range(18)
    ]
    bells = [ring(x, y, 22, BRASS, THIN) for x, y in (_at(third / 3, 318) for third in range(3))]
    cap = [
        _outline([_at((third - 0.5) / 3, 110), _at(third / 3, 296), _at((third + 0.5) / 3, 110)])
        for third in range(3)
    ]
    return [ring(0, 0, 362, BRASS, THIN), *band, *cap, *bells]


def _evil() -> list[str]:
    """Draw a star of eight points, one for each trick."""
    return [
        ring(0, 0, 200, BRASS, THIN),
        _star(8, 3, 440, THICK),
        *_rays(8, 452, 474, 0.3),
        _star(8, 3, 200, THIN),
    ]


def _hell() -> list[str]:
    """Draw crossed scythes in a ring of flames."""
    flames = [
        _line(
            [
                _at((at - 0.5) / 20, 400),
                _at((at + 0.1) / 20, 466),
                _at((at + 0.2) / 20, 425),
                _at((at + 0.5) / 20, 400),
            ]
        )
        for at in range(20)
    ]
    handle = _line([(-210, 330), (170, -296)], THICK * 1.6)
    blade = stroke("M170 -300Q395 -330 420 -90Q345 -235 158 -262Z", BRASS, THICK)
    return [ring(0, 0, 392, BRASS, THIN), *flames, *both([handle, blade])]


INLAYS: dict[str, Callable[[], list[str]]] = {
    "angel": _angel,
    "devil": _devil,
    "evil": _evil,
    "hell": _hell,
    "jokers": _jokers,
}
"""Drawings around (0, 0), without the rim, by the room they belong to."""
