"""Colours, type sizes and fonts. Sizes are pixels at 1920 × 1080."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

SOOT: Final[Colour] = (0x14, 0x11, 0x0F)
HIDE: Final[Colour] = (0x24, 0x1C, 0x18)
OXBLOOD: Final[Colour] = (0x5A, 0x1A, 0x1A)
EMBER: Final[Colour] = (0xE2, 0x64, 0x2B)
FLAME: Final[Colour] = (0xF6, 0xB0, 0x42)
BRASS: Final[Colour] = (0xB9, 0x8B, 0x4A)
BONE: Final[Colour] = (0xEF, 0xE6, 0xD2)
ASH: Final[Colour] = (0xA8, 0x9D, 0x93)
SOFT: Final[Colour] = (0xD0, 0xC4, 0xAE)
"""Text of less importance."""
VERDIGRIS: Final[Colour] = (0x6F, 0xB3, 0x9C)
RED_SUIT: Final[Colour] = (0xF0, 0x5A, 0x48)
TWO_COLOURS: Final[Mapping[str, Colour]] = {"♥": RED_SUIT, "♦": RED_SUIT}
FOUR_COLOURS: Final[Mapping[str, Colour]] = {"♥": RED_SUIT, "♦": (0x6A, 0xA8, 0xF0), "♣": (0x6C, 0xC4, 0x74)}
"""The colours of suit signs in texts; the others have the colour of their line."""

SERIES: Final[tuple[Colour, ...]] = (
    EMBER,
    BONE,
    VERDIGRIS,
    FLAME,
    (0x8F, 0xA8, 0xE0),
    (0xC9, 0x7F, 0xB5),
    (0xA9, 0xB8, 0x5C),
    BRASS,
)
"""A colour for each player in plots and tables; the lines of a plot have different marks too."""

DESIGN_WIDTH: Final = 1920
DESIGN_HEIGHT: Final = 1080

SMALL: Final = 22
BODY: Final = 27
LARGE: Final = 34
NAME: Final = 44
HEADING: Final = 56
OUTCOME: Final = 72
TITLE: Final = 104


class Typeface(Enum):
    """The fonts, by their files below ``assets/fonts``."""

    TEXT = "LinBiolinum_R.otf"
    BOLD = "LinBiolinum_RB.otf"
    ITALIC = "LinBiolinum_RI.otf"
    DISPLAY = "GoudyBookletter1911.otf"


def box_scale_of(size: tuple[int, int]) -> float:
    """Return the window pixels per design pixel; sizes scaled by it fit the window both ways."""
    return min(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)


def hexed(colour: Colour) -> str:
    """Return a colour as markup writes it, such as ``#E2642B``."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours; ``share`` is that of the other."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def lit(colour: Colour, light: Colour) -> Colour:
    """Return a colour under coloured light; white light leaves it unchanged."""
    red, green, blue = (round(channel * share / 255) for channel, share in zip(colour, light, strict=True))
    return red, green, blue


def dimmed(colour: Colour, share: float) -> Colour:
    """Return a colour dimmed to a share of its brightness."""
    return (round(colour[0] * share), round(colour[1] * share), round(colour[2] * share))
