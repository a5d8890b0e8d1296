"""What each card does at Devil."""

from game.cards import Card
from game.devil.cards import POINTS, RANK, Rank
from game.devil.scoring import SPECIALS, hand_points
from game.devil.view import DevilView

_CHOICE = "Then choose: end the deal, and {ends}; or go on, and the next player draws {draws} and is skipped."
_SPECIAL = "Goes like a {number}. " + _CHOICE + " Going out on it makes the others count {out}."
_LEFT = (
    "Left over, it counts {points} and doubles the hand it is in (two Specials: four times):"
    " a hand of it alone counts {alone}."
)
_DOES = {
    Rank.TEN: "It goes like the other numbers, and the next player is skipped.",
    Rank.SPECIAL_1: _SPECIAL.format(number=1, ends="every hand counts double", draws="one", out="four times"),
    Rank.SPECIAL_4: _SPECIAL.format(
        number=4, ends="your hand alone counts double", draws="two", out="double"
    ),
    Rank.BLANK: "Fits any number, and any number fits it; no Special does.",
    Rank.ONIFUDA: "Goes on anything and ends the deal; every hand counts double.",
}


def describe(view: DevilView, card: Card) -> str:
    """What a card does (DV-7, DV-10 to DV-13, DV-15, DV-16), and what it costs in a hand (DV-18, DV-19)."""
    usual = "It goes where the two numbers make a sum that ends in 5 or 9."
    does, points = _DOES.get(RANK[card], usual), POINTS[card]
    if RANK[card] in SPECIALS:
        return f"{does} {_LEFT.format(points=points, alone=hand_points([card]))}"
    return f"{does} Left over it counts {points}."
