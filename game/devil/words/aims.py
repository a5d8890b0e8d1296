"""What Devil is played for, and the game in three lines."""

from game.contract.words import Opening
from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.view import DevilView
from game.sentences import Cast


def aim(view: DevilView, cast: Cast) -> str:
    """What is counted, towards what, and who leads (DV-3, DV-20)."""
    standing = view.standing
    return f"Fewest points win · to {view.target} · {cast.race(standing.totals, standing.ranks)}"


def target(view: DevilView) -> int:
    """What the first to have it ends the match with (DV-20)."""
    return view.target


def opening(view: DevilView) -> list[Opening]:
    """The aim, a turn and the end (DV-7, DV-8, DV-10 to DV-12, DV-16, DV-17, DV-20)."""
    larger = view.cards == len(DECK_440)
    deck = DECK_440 if larger else STANDARD_DECK
    onifuda = "; the Onifuda always does" if larger else ""
    return [
        Opening(
            "Get rid of your cards: what is left in your hand counts against you, these two 15 points. When "
            f"somebody has {view.target} points, the fewest win.",
            tuple(deck.cards("9 6")),
        ),
        Opening(
            "In your turn lay a card that makes a sum ending in 5 or 9 with the one on top: on a 7 a 2 or "
            "an 8. If nothing fits, draw one.",
            tuple(deck.cards("7 2 8")),
        ),
        Opening(
            "A 10 skips the next player. A deal ends when somebody has no cards left. Whoever lays the "
            f"Special 1 or the Special 4 may also end it there and then{onifuda}.",
            tuple(deck.cards("10 S1 S4 O" if larger else "10 S1 S4")),
        ),
    ]
