"""Gains and losses beside each other: told apart by their sign, and by the colour of good news or bad."""

from typing import Final

GAIN, LOSS = "@gain", "@loss"
LARGER: Final = "_large"
"""How their styles end where a table is written large."""


def gained(points: str, *, low_wins: bool) -> bool | None:
    """Whether points with their sign are good for whoever has them; None where there are none."""
    if points[:1] not in ("+", "−"):
        return None
    return (points[0] == "+") is not low_wins


def gain_style(points: str, *, low_wins: bool, large: bool = False) -> str:
    """The style of such points in a form."""
    good = gained(points, low_wins=low_wins)
    if good is None:
        return "@large" if large else "@body"
    return (GAIN if good else LOSS) + (LARGER if large else "")
