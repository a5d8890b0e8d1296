"""What a card does at Hell is Hungry!, for whoever looks at it closely."""

from game.cards import Card
from game.hell_is_hungry.cards import ACE, JOKER, ORDER, OWNER, TEN, TWO, VALUE_OF_ORDER
from game.hell_is_hungry.view import HellView
from game.sentences import listed

SOUL = "A soul: it counts for whoever has it among their points."
CAPTURED = "Among their points it counts for everybody but the player whose deck it is from."
COURT_NAMES = ("ten", "jack", "queen")
"""The cards that count 10 and that another may still go on, lowest first."""


def describe(view: HellView, card: Card) -> str:
    """What a card counts in a battle and afterwards (HH-8 to HH-11, HH-17)."""
    soul = OWNER[card] is None
    return f"{_in_battle(ORDER[card])} {SOUL if soul else CAPTURED}"


def _in_battle(order: int) -> str:
    """HH-8 to HH-11: what a card counts in a battle, and what it alone can do."""
    counts = VALUE_OF_ORDER[order]
    if order == JOKER:
        return f"{counts} in a battle. Alone, only a 2 beats it; with an ace or another joker, only two 2s."
    if order == ACE:
        return f"{counts} in a battle, and the highest of the single cards below the joker."
    if order == TWO:
        return "2 in a battle. Alone it beats a joker; two 2s beat a joker with an ace or with another joker."
    if order > TEN:
        return f"{counts} in a battle. Alone it goes on {_lower_court(order)} too."
    return f"{counts} in a battle, alone or summed with one other card."


def _lower_court(order: int) -> str:
    """HH-9: the single cards that count the same and rank lower."""
    return listed([f"a single {name}" for name in COURT_NAMES[: order - TEN]])
