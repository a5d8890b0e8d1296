"""Styles of written lines: how large, in which typeface and colour, and where in their room."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.theme import (
    ASH,
    BODY,
    BONE,
    EMBER,
    FLAME,
    HEADING,
    LARGE,
    SERIES,
    SMALL,
    SOFT,
    TITLE,
    VERDICT,
    VERDIGRIS,
    Colour,
    Typeface,
)

Align: TypeAlias = Literal["left", "centre", "right"]

LEADING: Final = 1.22
"""Height of a line of text, in sizes of its type."""
NAME: Final = 44


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a line of text; its size is in design pixels."""

    size: int
    typeface: Typeface = Typeface.TEXT
    colour: Colour = BONE
    align: Align = "centre"


STYLES: Final[dict[str, Style]] = {
    "@body": Style(BODY),
    "@left": Style(BODY, align="left"),
    "@large": Style(LARGE),
    "@large_left": Style(LARGE, align="left"),
    "@main": Style(LARGE, Typeface.BOLD),
    "@heading": Style(HEADING, Typeface.DISPLAY, FLAME),
    "@heading_left": Style(HEADING, Typeface.DISPLAY, FLAME, "left"),
    "@title": Style(TITLE, Typeface.DISPLAY, FLAME, "left"),
    "@verdict": Style(VERDICT, Typeface.DISPLAY, FLAME),
    "@verdict_left": Style(VERDICT, Typeface.DISPLAY, FLAME, "left"),
    "@verdict_lost": Style(VERDICT, Typeface.DISPLAY, BONE),
    "@verdict_drawn": Style(VERDICT, Typeface.DISPLAY, VERDIGRIS),
    "@subtitle": Style(30, Typeface.ITALIC, ASH, "left"),
    "@name": Style(NAME, Typeface.DISPLAY, FLAME, "left"),
    "@section": Style(LARGE, Typeface.DISPLAY, EMBER, "left"),
    "@figure": Style(LARGE, Typeface.BOLD, FLAME, "left"),
    "@lead": Style(LARGE, Typeface.ITALIC, align="left"),
    "@key": Style(BODY, Typeface.BOLD, FLAME, "left"),
    "@code": Style(NAME, Typeface.BOLD, FLAME),
    "@said": Style(BODY, Typeface.ITALIC),
    "@small": Style(SMALL, align="left"),
    "@note": Style(SMALL, Typeface.BOLD),
    "@aside": Style(20, colour=SOFT),
    "@faint": Style(SMALL, colour=ASH),
    "@faint_left": Style(SMALL, colour=ASH, align="left"),
    "@faint_right": Style(SMALL, colour=ASH, align="right"),
    "@total": Style(BODY, Typeface.BOLD, FLAME),
    "@gain": Style(BODY, Typeface.BOLD, VERDIGRIS),
    "@loss": Style(BODY, Typeface.BOLD, EMBER),
    "@gain_large": Style(LARGE, colour=VERDIGRIS),
    "@loss_large": Style(LARGE, colour=EMBER),
    "@strong": Style(BODY, Typeface.BOLD),
    **{f"@series{at}": Style(BODY, Typeface.BOLD, colour) for at, colour in enumerate(SERIES)},
    **{f"@small_series{at}": Style(SMALL, Typeface.BOLD, colour) for at, colour in enumerate(SERIES)},
}
