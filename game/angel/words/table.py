"""Texts at the table of Angel: prompts, captions, tallies, the aim, explanations."""

from collections.abc import Sequence
from typing import Final

from game.angel.actions import CALL, AngelAction, CallJudgementDay
from game.angel.cards import ACE, ANGEL, DECK, DEVIL, VALUE
from game.angel.options import NTH
from game.angel.position import (
    HAND_KIND,
    HANDS,
    STOCK,
    TRASH,
    UNSEEN_KIND,
    Playing,
    TurningUp,
    kind_of,
    seat_of,
)
from game.angel.scoring import DEAL_LIMIT, HAND_SIZE, Combination
from game.angel.view import AngelView
from game.angel.words.naming import added_up
from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece, Spot
from game.contract.words import Aim, Explanation, Opening, Tally
from game.sentences import MATCH_OVER, Cast, plural

_BONUS_NAMES: Final = {
    Combination.PAIR: "Pair",
    Combination.TWO_PAIRS: "Two pair",
    Combination.THREE: "Three of a kind",
    Combination.STRAIGHT: "Straight (four in a row)",
    Combination.FLUSH: "Flush (four of one suit)",
    Combination.STRAIGHT_FLUSH: "Straight flush (both)",
    Combination.FOUR: "Four of a kind",
}
"""Names of the combinations in the notes."""
FEW: Final = 2
"""The most credits with which a player is shown as close to running out (AN-21)."""
SOON: Final = 20
"""The number of last deals in which the deal limit is shown (AN-22)."""
DRAG: Final = "Double-click a card to throw it away, or drag it to the discard pile."


def prompt(view: AngelView, cast: Cast) -> str:
    """Return the prompt for the seat to move; it names a call once one is open (AN-10)."""
    seat = view.to_move
    if seat is None:
        return MATCH_OVER
    if seat != view.seat:
        flips = isinstance(view.phase, TurningUp)
        return f"{cast.names[seat]} is flipping a card." if flips else f"{cast.names[seat]}'s turn."
    if isinstance(view.phase, TurningUp):
        if any(VALUE[card] == VALUE[ACE] for card in view.seen(TRASH)):
            return cast.ask(seat, "Flip a card. An ace is up, so you can't go first.")
        return cast.ask(seat, "Flip a card. If it's the lowest of the four, you go first.")
    if CALL in view.legal:
        return cast.ask(seat, "Throw one card away, or call Judgement Day.")
    return cast.ask(seat, "Throw one card away. You'll draw another.")


def clause(view: AngelView) -> str:
    """Return the most relevant clause of the position."""
    if view.ending is not None:
        return view.ending.value
    if isinstance(view.phase, TurningUp):
        return "AN-5"
    return "AN-9" if DEVIL in view.hand else "AN-8"


def clause_of(view: AngelView, action: AngelAction) -> str:
    """Return the clause that rules an action."""
    return "AN-10" if isinstance(action, CallJudgementDay) else clause(view)


def caption(view: AngelView, place: int) -> str:
    """Return the points of the viewer's own hand (AN-12)."""
    if view.seat is None or place != HANDS[view.seat] or len(view.piles[place]) < HAND_SIZE:
        return ""
    return added_up(view)


def count(view: AngelView, place: int) -> int | None:
    """Return the size of the draw pile or the discard pile."""
    return len(view.piles[place]) if place in (STOCK, TRASH) else None


def tally(view: AngelView, seat: Seat) -> Tally:
    """Return a seat's credits, and the dealer mark."""
    credits = plural(view.standing.totals[seat], "credit")
    return Tally(credits, marks=("dealer",) if seat == view.dealer else ())


def notes(view: AngelView, _cast: Cast) -> list[str]:
    """Return the points that cards don't show (AN-12), and this match's bonuses (AN-13)."""
    rows = [f"{name}: +{view.bonuses[combination]}" for combination, name in _BONUS_NAMES.items()]
    worth = f"Ace {VALUE[ACE]}, Angel {VALUE[ANGEL]}, Devil {VALUE[DEVIL]}"
    return ["Points: cards + best combination", worth, *rows]


def pieces(view: AngelView) -> list[Piece]:
    """Return an arrow for the turn order, a coin for each credit, and a chain on a visible Devil."""
    arrow = Piece("arrow_right" if isinstance(view.phase, Playing) else "arrow_left", InZone("direction"))
    coins = [Piece("coin", BySeat(seat), credits) for seat, credits in enumerate(view.standing.totals)]
    chained = any(DEVIL in view.piles[place] for place in HANDS)
    return [arrow, *coins, *([Piece("chain", OnCard(DEVIL))] if chained else [])]


def following(view: AngelView) -> Seat | None:
    """Return the next seat: clockwise while cards are flipped, then anticlockwise.

    None at the last flip, because the flipped cards decide who goes first (AN-5, AN-6, AN-8).
    """
    if view.to_move is None:
        return None
    if isinstance(view.phase, Playing):
        return (view.to_move - 1) % view.seats
    return None if view.to_move == view.dealer else (view.to_move + 1) % view.seats


def aim(view: AngelView, cast: Cast) -> Aim:
    """Return the goal, the end, and the leader (AN-20 to AN-22)."""
    race = cast.race(view.standing.totals, view.standing.ranks)
    ends = []
    if min(view.standing.totals) <= FEW:
        ends.append("if anyone runs out")
    if len(view.standing.deals) >= DEAL_LIMIT - SOON:
        ends.append(f"after deal {DEAL_LIMIT}")
    soon = f"ends early {' or '.join(ends)}" if ends else ""
    return Aim(f"First to {view.target} credits wins", soon, race)


def target(view: AngelView) -> int:
    """Return the credits that end the match at once (AN-20)."""
    return view.target


def opening(view: AngelView) -> list[Opening]:
    """Introduce a turn, the face cards and the end (AN-8 to AN-13, AN-15 to AN-18, AN-20)."""
    return [
        Opening(
            "Each turn, throw away one of your four cards and draw another. "
            "You want high cards and one good combination.",
            (*DECK.cards("7S 8H 9D 10C"), f"+ **{view.bonuses[Combination.STRAIGHT]}**"),
        ),
        Opening(
            "The Angel is wild and worth 15. The Devil is worth nothing, and you can't throw him away.",
            tuple(DECK.cards("AG DV")),
        ),
        Opening(
            "The best hand wins a credit, and the worst loses one. "
            f"From your {NTH[view.opens]} turn on, you can call Judgement Day to end the deal. "
            "If someone beats you, only you lose a credit.",
            tuple(DECK.cards("7H 7D 7S 7C")),
        ),
    ]


def explain(view: AngelView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Explain a pile, a player, a coin, the chain or the arrow."""
    match spot:
        case OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat) | Piece(where=BySeat(seat=seat)):
            credits = plural(view.standing.totals[seat], "credit")
            has = cast.tell(seat, f"You have {credits}.", f"{{name}} has {credits}.")
            ends = f"First to {view.target} wins. If anyone runs out of credits, the leader wins."
            return Explanation(f"{has} {ends}")
        case OnCard(card=card) | Piece(where=OnCard(card=card)) if card == DEVIL:
            return Explanation("The Devil is worth nothing, and he can't be thrown away.")
        case InZone(name="direction") | Piece(where=InZone(name="direction")):
            playing = isinstance(view.phase, Playing)
            return Explanation("Turns go anticlockwise." if playing else "Flips go clockwise.")
        case InZone(name="notes"):
            return Explanation(
                "A straight is four in a row, ace low. A flush is four of a suit. "
                "Only your best combination counts."
            )
        case _:
            return None


def _pile(view: AngelView, place: int, cast: Cast) -> Explanation | None:
    """Explain a pile (AN-4, AN-5, AN-7, AN-8, AN-11)."""
    cards = plural(len(view.piles[place]), "card")
    playing = bool(view.legal) and isinstance(view.phase, Playing)
    if place == STOCK:
        return Explanation(f"The draw pile has {cards}. Drawing the last one ends the deal.")
    if place == TRASH:
        how = "Drop a card here to throw it away." if playing else ""
        what = f"The discard pile has {cards}. Nothing in it comes back this deal."
        return Explanation(what if view.piles[place] else "The discard pile is empty.", how)
    seat = seat_of(place)
    if seat is None or not view.piles[place]:
        return None
    if kind_of(place) is UNSEEN_KIND:
        whose = cast.tell(seat, f"Your {cards}, face down.", f"{{name}}'s {cards}, face down.")
        how = "Click one to flip it." if seat == view.seat and view.legal else ""
        return Explanation(whose, how)
    if kind_of(place) is HAND_KIND and seat == cast.you:
        return Explanation(f"Your hand: {added_up(view)}.", DRAG if playing else "Only you can see it.")
    return Explanation(f"{cast.names[seat]}'s hand: {cards}.")


def describe(_view: AngelView, card: Card) -> Sequence[str]:
    """Return a card's points and special rules (AN-2, AN-6, AN-9, AN-12, AN-15, AN-16)."""
    if card == DEVIL:
        return (
            "The jack of spades is the Devil.",
            "He's worth nothing and fits no combination.",
            "You can't throw him away.",
            "Flip him at the start and you're rid of him, but you can't go first.",
        )
    if card == ANGEL:
        return (
            "The queen of hearts is the Angel.",
            f"She's worth {VALUE[ANGEL]} and can be any card you need.",
            "You can throw her away.",
            "Flip her at the start and you can't go first.",
        )
    if VALUE[card] == VALUE[ACE]:
        return f"Worth {VALUE[ACE]}.", "Aces are low: A-2-3-4 is a straight, but 9-10-A-2 isn't."
    return ("Worth the number shown.",)
