"""The sheet of every French card and back, five by seven, and the dark frame of the show pieces."""

from card_art.colours import SOOT
from card_art.motifs import GOLD_LEAF
from card_art.svg import both_ways, document, frame, frames, gradient, group, plate

WIDTH, HEIGHT = 250, 350
CORNER = 15
_GROWN = 1.28
"""Makes 320 by 448: the rasteriser hits the height asked for far oftener than from 250 by 350."""


def sheet(parts: list[str]) -> str:
    return document(WIDTH, HEIGHT, parts, _GROWN)


def paper(width: float, height: float, corner: float, fill: str) -> list[str]:
    """Return a bare card with its ink edge."""
    return [
        plate(1, 1, width - 2, height - 2, corner, fill),
        frame(1.2, 1.2, width - 2.4, height - 2.4, corner, SOOT, 2.4),
    ]


def showpiece(sky: list[tuple[float, str]], middle: list[str], sign: list[str]) -> str:
    """Draw a whole card: its picture counted from the middle, its sign about the sign's own middle."""
    corner = [
        plate(7, 7, 45, 49, 8, SOOT),
        frame(7, 7, 45, 49, 8, "url(#gold)", 2),
        group(sign, 29.5, 31.5),
    ]
    return sheet(
        [
            GOLD_LEAF,
            gradient("sky", sky),
            plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "url(#sky)"),
            group(middle, WIDTH / 2, HEIGHT / 2),
            *frames(WIDTH, HEIGHT, (4, 12, SOOT, 7), (7, 9, "url(#gold)", 3.4), (12, 6, "url(#gold)", 1.2)),
            *both_ways(corner, WIDTH, HEIGHT),
        ],
    )
