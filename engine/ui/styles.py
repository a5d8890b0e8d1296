"""The styles of lines of text: size, typeface, colour and alignment."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine import theme
from engine.theme import ASH, BONE, EMBER, FLAME, SOFT, VERDIGRIS, Colour, Typeface

Align: TypeAlias = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class TextStyle:
    """The style of a line of text; its size is in design pixels."""

    size: int
    typeface: Typeface = Typeface.TEXT
    colour: Colour = BONE
    align: Align = "centre"


BODY: Final = TextStyle(theme.BODY)
LEFT: Final = TextStyle(theme.BODY, align="left")
LARGE: Final = TextStyle(theme.LARGE)
LARGE_LEFT: Final = TextStyle(theme.LARGE, align="left")
MAIN: Final = TextStyle(theme.LARGE, Typeface.BOLD)
HEADING: Final = TextStyle(theme.HEADING, Typeface.DISPLAY, FLAME)
HEADING_LEFT: Final = TextStyle(theme.HEADING, Typeface.DISPLAY, FLAME, "left")
TITLE: Final = TextStyle(theme.TITLE, Typeface.DISPLAY, FLAME, "left")
OUTCOME: Final = TextStyle(theme.OUTCOME, Typeface.DISPLAY, FLAME)
OUTCOME_LEFT: Final = TextStyle(theme.OUTCOME, Typeface.DISPLAY, FLAME, "left")
OUTCOME_LOST: Final = TextStyle(theme.OUTCOME, Typeface.DISPLAY, BONE)
OUTCOME_DRAWN: Final = TextStyle(theme.OUTCOME, Typeface.DISPLAY, VERDIGRIS)
SUBTITLE: Final = TextStyle(30, Typeface.ITALIC, ASH, "left")
NAME: Final = TextStyle(theme.NAME, Typeface.DISPLAY, FLAME, "left")
SECTION: Final = TextStyle(theme.LARGE, Typeface.DISPLAY, EMBER, "left")
FIGURE: Final = TextStyle(theme.LARGE, Typeface.BOLD, FLAME, "left")
LEAD: Final = TextStyle(theme.LARGE, Typeface.ITALIC, align="left")
KEY: Final = TextStyle(theme.BODY, Typeface.BOLD, FLAME, "left")
CODE: Final = TextStyle(theme.NAME, Typeface.BOLD, FLAME)
SAID: Final = TextStyle(theme.BODY, Typeface.ITALIC)
SAID_LARGE: Final = TextStyle(theme.LARGE, Typeface.ITALIC)
GREY: Final = TextStyle(theme.BODY, colour=ASH, align="left")
HELP: Final = TextStyle(theme.SMALL, colour=SOFT, align="left")
SMALL: Final = TextStyle(theme.SMALL, align="left")
NOTE: Final = TextStyle(theme.SMALL, Typeface.BOLD)
ASIDE: Final = TextStyle(20, colour=SOFT)
FAINT: Final = TextStyle(theme.SMALL, colour=ASH)
FAINT_LEFT: Final = TextStyle(theme.SMALL, colour=ASH, align="left")
FAINT_RIGHT: Final = TextStyle(theme.SMALL, colour=ASH, align="right")
TOTAL: Final = TextStyle(theme.BODY, Typeface.BOLD, FLAME)
GAIN: Final = TextStyle(theme.BODY, Typeface.BOLD, VERDIGRIS)
LOSS: Final = TextStyle(theme.BODY, Typeface.BOLD, EMBER)
GAIN_LARGE: Final = TextStyle(theme.LARGE, colour=VERDIGRIS)
LOSS_LARGE: Final = TextStyle(theme.LARGE, colour=EMBER)
STRONG: Final = TextStyle(theme.BODY, Typeface.BOLD)
SERIES: Final = tuple(TextStyle(theme.BODY, Typeface.BOLD, colour) for colour in theme.SERIES)
SMALL_SERIES: Final = tuple(TextStyle(theme.SMALL, Typeface.BOLD, colour) for colour in theme.SERIES)
"""The styles in the colours of the players in plots and tables."""
