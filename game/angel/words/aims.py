"""What Angel is played for, and the game in three lines."""

from game.angel.cards import DECK
from game.angel.scoring import ANGEL_CREDITS, DEVIL_CREDITS
from game.angel.view import AngelView
from game.contract.words import Opening
from game.sentences import Cast


def aim(view: AngelView, cast: Cast) -> str:
    """What is counted, towards what, and who leads (AN-20, AN-21)."""
    standing = view.standing
    race = cast.race(standing.totals, standing.ranks)
    return f"Most credits win · whoever has {ANGEL_CREDITS} or {DEVIL_CREDITS} ends it · {race}"


def target(_view: AngelView) -> int:
    """What the first to have it ends the match with (AN-20)."""
    return ANGEL_CREDITS


def opening(view: AngelView) -> list[Opening]:
    """The aim, a turn and the end (AN-5, AN-8 to AN-13, AN-17, AN-18, AN-20, AN-21)."""
    return [
        Opening(
            "Everybody gets five cards unseen and turns one up, which is out. Hold the best four when a deal "
            "ends: that earns a credit, and the worst hand loses one. Ten credits win the match. Whoever has "
            "none left ends it: then the most credits win.",
            tuple(DECK.cards("7H 7D 7S 7C")),
        ),
        Opening(
            "In your turn discard one card and draw another. High cards count, and one combination counts "
            "extra: a pair, four in a row, four of a suit, more of a rank. The Angel fits into any, the "
            "Devil into none, and cannot be discarded.",
            tuple(DECK.cards("AG DV")),
        ),
        Opening(
            "A deal ends with the last card of the play pile, or when somebody calls Judgement Day instead "
            "of discarding. Call it when your hand is the best, as this sequence of one suit mostly is: if "
            "another is better, you alone lose a credit.",
            tuple(DECK.cards("7S 8S 9S 10S")),
        ),
    ]
