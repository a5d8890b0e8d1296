"""The panel that courts and jokers stand in, cut out where the indices are."""

from card_art.dress import People
from card_art.svg import BRASS, SOOT, path, stroke

OUTLINE = "M-69 -161L109 -161L109 61L69 61L69 161L-109 161L-109 -61L-69 -61Z"
INNER = "M-66 -158L106 -158L106 58L66 58L66 158L-106 158L-106 -58L-66 -58Z"


def panel(people: People) -> list[str]:
    """The ground, with a pattern of small lozenges and a thin line round it."""
    spots = [(x + 8 * (y // 16 % 2), y) for x in range(-104, 110, 16) for y in range(-152, 160, 16)]
    specks = "".join(f"M{x} {y - 3}l2.4 3l-2.4 3l-2.4 -3z" for x, y in spots if _inside(x, y))
    return [path(OUTLINE, people.ground), path(specks, people.speck), stroke(INNER, BRASS, 1.2)]


def _inside(x: float, y: float) -> bool:
    left, right = (-60 if y < -52 else -102), (60 if y > 52 else 102)
    return left <= x <= right


def edge() -> str:
    """The line round it all, drawn last."""
    return stroke(OUTLINE, SOOT, 2.2)
