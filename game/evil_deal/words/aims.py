"""What Evil Deal is played for, and the game in three lines."""

from game.contract.words import Opening
from game.evil_deal.cards import DECK
from game.evil_deal.scoring import TARGET
from game.evil_deal.view import EvilDealView
from game.sentences import Cast


def aim(view: EvilDealView, cast: Cast) -> str:
    """What is counted, towards what, and who leads (ED-15)."""
    return f"First to {TARGET} points wins · {cast.race(view.standing.totals, view.standing.ranks)}"


def target(_view: EvilDealView) -> int:
    """What the first to have it ends the match with (ED-15)."""
    return TARGET


def opening(view: EvilDealView) -> tuple[Opening, ...]:
    """The aim, a turn and the end (ED-1, ED-4, ED-9 to ED-12, ED-15)."""
    return (
        Opening(
            "Take tricks: there are eight in a deal. The dealer is paid from five on, the other from four. "
            f"{TARGET} points win the match. In every suit the ace is the highest card.",
            tuple(DECK.cards("AS KS QS")),
        ),
        Opening(
            "A trick is three exchanges of one card each. Follow suit if you can. Only the third decides: "
            "here 4♠ and 9♠, then 7♥ and 2♥, and at last A♣ and K♣, where the ace takes all six.",
            tuple(DECK.cards("4S 9S 7H 2H AC KC")),
            together=2,
        ),
        Opening(
            "Each of you has two trump cards, one for each half of the deal. "
            "Yours counts only in the tricks that you open: win one, and the next is yours.",
            tuple(DECK.cards("QH 6D")),
        ),
    )
