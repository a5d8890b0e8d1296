"""The sheet every French card and back is drawn on: five by seven, its corners rounded."""

from card_art.svg import document

WIDTH, HEIGHT = 250, 350
CORNER = 15
_GROWN = 1.28
"""Makes 320 by 448: the rasteriser hits the height asked for far oftener than from 250 by 350."""


def sheet(parts: list[str]) -> str:
    """A whole card's file."""
    return document(WIDTH, HEIGHT, parts, _GROWN)
