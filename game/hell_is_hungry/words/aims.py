"""What Hell is Hungry! is played for, and the game in three lines."""

from game.contract.words import Opening
from game.hell_is_hungry.cards import deck
from game.hell_is_hungry.scoring import games_won
from game.hell_is_hungry.turns import EMPTY_PILES
from game.hell_is_hungry.view import HellView
from game.sentences import Cast


def aim(view: HellView, cast: Cast) -> str:
    """What is counted, until when, and who leads (HH-16 to HH-18)."""
    if view.games == 1:
        counted = [view.points(seat) for seat in range(view.seats)]
        what = f"Most points win · until {EMPTY_PILES} piles are empty"
    else:
        counted = list(games_won(view.standing.deals, view.seats))
        what = f"Most games win · best of {view.games}"
    ranks = [1 + sum(other > count for other in counted) for count in counted]
    return f"{what} · {cast.race(counted, ranks)}"


def opening(view: HellView) -> tuple[Opening, ...]:
    """The aim, a turn and the end (HH-6 to HH-9, HH-14, HH-16, HH-17)."""
    cards = deck(view.seats).cards
    return (
        Opening(
            "Win souls: each is worth what is on it, a joker 20, an ace 11, a court card 10. Cards that you "
            "capture from others count too, your own do not.",
            tuple(cards("JK AC KH")),
        ),
        Opening(
            "In your turn set your reaper, the hooded figure beside your name, on a pile. Then fight for a "
            "pile beside it: above a 9 lay one card, a 10, or two that are added, 4 and 8; the others go "
            "higher or pass. The last to lay wins all of it.",
            tuple(cards("9D 10H.1 4S.1 8C.1")),
        ),
        Opening(
            "The pile beneath your reaper is safe from all but those who pay for an attack with a card worth "
            f"as much: a jack for a king. The game ends when {EMPTY_PILES} piles are empty.",
            tuple(cards("KS JD.1")),
        ),
    )
