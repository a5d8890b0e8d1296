"""Card backs: six decks and the souls, told apart by colour and by emblem."""

from collections.abc import Callable

from card_art.kabufuda import eye, flame, skull
from card_art.svg import BONE, BRASS, SOOT, circle, document, frame, group, path, plate, ring, stroke

WIDTH, HEIGHT = 250, 350


def backs() -> dict[str, str]:
    """File name without ending to SVG."""
    found = {name: _back(field, line, emblem(line)) for name, (field, line, emblem) in _DESIGNS.items()}
    return found


def _back(field: str, line: str, emblem: list[str]) -> str:
    return document(
        WIDTH,
        HEIGHT,
        [
            plate(1, 1, WIDTH - 2, HEIGHT - 2, 15, BONE),
            frame(1.25, 1.25, WIDTH - 2.5, HEIGHT - 2.5, 15, SOOT, 2.5),
            plate(12, 12, WIDTH - 24, HEIGHT - 24, 8, field),
            *_lattice(line),
            frame(18, 18, WIDTH - 36, HEIGHT - 36, 6, line, 2),
            *_corner_stars(line),
            circle(125, 175, 66, line),
            circle(125, 175, 61, field),
            ring(125, 175, 55, line, 1.6),
            group(emblem, 125, 175),
        ],
    )


def _lattice(line: str) -> list[str]:
    """Crossing lines between the frame's sides, and a dot in each field."""
    left, right, top, bottom = 18, WIDTH - 18, 18, HEIGHT - 18
    step = 26
    lines = []
    for start in range(-340, 260, step):
        lines.append(_clipped(left, right, top, bottom, start, 1))
        lines.append(_clipped(left, right, top, bottom, start + bottom + top, -1))
    return [stroke("".join(filter(None, lines)), line, 0.9)]


def _clipped(left: int, right: int, top: int, bottom: int, at: int, slope: int) -> str:
    """The part of the line y = slope * x + at that lies inside a rectangle, as path data."""
    xs = sorted(((top - at) / slope, (bottom - at) / slope))
    start, end = max(left, xs[0]), min(right, xs[1])
    if start >= end:
        return ""
    return f"M{start:.1f} {slope * start + at:.1f}L{end:.1f} {slope * end + at:.1f}"


def _corner_stars(line: str) -> list[str]:
    star = "M0 -13L3.4 -3.4L13 0L3.4 3.4L0 13L-3.4 3.4L-13 0L-3.4 -3.4Z"
    return [group([path(star, line)], x, y) for x in (36, 214) for y in (36, 314)]


def _flame(line: str) -> list[str]:
    return [group(flame(2, line, "#C8321F", "#F6B042"), 0, 2, 0, 0.72)]


def _skull(line: str) -> list[str]:
    return [group(skull(line, "#1B1B33"), 0, 4, 0, 1.35)]


def _serpent(line: str) -> list[str]:
    body = "M-26 30C-44 10 -26 -4 -6 0C20 6 34 -6 22 -22C12 -34 -12 -32 -18 -18"
    return [
        stroke(body, line, 10),
        circle(-18, -18, 8, line),
        circle(-20, -20, 2, SOOT),
        stroke("M-22 -12L-30 -4M-22 -12L-24 -1", line, 2),
        stroke("M-26 30L-16 40", line, 5),
    ]


def _key(line: str) -> list[str]:
    return [
        ring(0, -24, 14, line, 6),
        circle(0, -24, 4, line),
        stroke("M0 -10L0 40", line, 7),
        stroke("M2 22L18 22M2 36L22 36", line, 7),
    ]


def _moon(line: str) -> list[str]:
    moon = "M14 -36C-22 -34 -36 -6 -26 18C-18 36 4 42 22 32C2 30 -10 16 -8 -6C-7 -20 2 -30 14 -36Z"
    star = "M0 -11L2.8 -2.8L11 0L2.8 2.8L0 11L-2.8 2.8L-11 0L-2.8 -2.8Z"
    return [path(moon, line), group([path(star, line)], 20, -6), group([path(star, line)], 30, 14, 0, 0.6)]


def _eye(line: str) -> list[str]:
    return [group(eye(line, BONE, "#5B3A86"), 0, 2, 0, 0.62)]


def _soul(line: str) -> list[str]:
    """A soul that would rather be elsewhere."""
    ghost = "M-26 36C-30 -6 -24 -38 0 -38C24 -38 30 -6 26 36L16 26L8 38L0 27L-8 38L-16 26Z"
    return [
        path(ghost, line),
        path(
            "M-13 -14C-12 -22 -4 -22 -4 -12C-5 -6 -12 -6 -13 -14ZM4 -12C4 -22 12 -22 13 -14C12 -6 5 -6 4 -12Z",
            SOOT,
        ),
        path("M-6 6C-4 0 4 0 6 6C5 14 -5 14 -6 6Z", SOOT),
    ]


_DESIGNS: dict[str, tuple[str, str, Callable[[str], list[str]]]] = {
    "1": ("#5A1A1A", "#E8B96A", _flame),
    "2": ("#1B1B33", "#C9CCD2", _skull),
    "3": ("#1E4A35", "#D9C36A", _serpent),
    "4": ("#6B4A1C", "#F6DFA0", _key),
    "5": ("#1F3F66", "#BFD8F2", _moon),
    "6": ("#4A2A66", "#DDBFF0", _eye),
    "soul": ("#56524C", "#E9E4D8", _soul),
}
"""Name to field, line and emblem."""

EMBLEMS = {name: emblem for name, (_, _, emblem) in _DESIGNS.items()}
FIELDS = {name: (field, line) for name, (field, line, _) in _DESIGNS.items()}
TRIM = BRASS
