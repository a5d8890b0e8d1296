"""The colours of cards, tokens and rooms: the theme's own, and those of metal, night and blood."""

from engine import theme
from engine.theme import hexed

SOOT = hexed(theme.SOOT)
HIDE = hexed(theme.HIDE)
OXBLOOD = hexed(theme.OXBLOOD)
VERMILION = "#C8321F"
EMBER = hexed(theme.EMBER)
FLAME = hexed(theme.FLAME)
BRASS = hexed(theme.BRASS)
BONE = hexed(theme.BONE)
SILVER = "#C9CCD2"
INDIGO = "#1B1B33"


def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour brought towards another by a share."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02X}" for one, two in pairs)
