"""What stands beside piles, cards and names at Angel."""

from game.angel.cards import ACE, ANGEL, DEVIL, VALUE
from game.angel.combinations import NAMES
from game.angel.phases import Playing
from game.angel.places import HANDS, STOCK, TRASH
from game.angel.view import AngelView
from game.cards import Seat
from game.contract.table import BySeat, OnCard, Piece
from game.sentences import Cast, plural


def caption(view: AngelView, place: int) -> str:
    """What the two piles are, and how many cards lie there."""
    name = {STOCK: "play pile", TRASH: "trash"}.get(place)
    return f"{name}: {len(view.piles[place])}" if name is not None else ""


def tally(view: AngelView, seat: Seat) -> str:
    """The credits, and who deals."""
    credits = plural(view.standing.totals[seat], "credit")
    return f"{credits} · dealer" if seat == view.dealer else credits


def notes(view: AngelView, cast: Cast) -> list[str]:
    """What is not written on the cards that count (AN-12), and the bonus table of this match (AN-13)."""
    rows = [f"{name}: {bonus}" for name, bonus in zip(NAMES, view.bonuses, strict=True)]
    worth = f"ace {VALUE[ACE]}, Angel {VALUE[ANGEL]}, Devil {VALUE[DEVIL]}"
    return ["Cards and one bonus", worth, *rows]


def pieces(view: AngelView) -> list[Piece]:
    """A coin for each credit, and a chain on the Devil in a hand that is seen."""
    coins = [Piece("coin", BySeat(seat), credits) for seat, credits in enumerate(view.standing.totals)]
    chained = any(DEVIL in view.piles[place] for place in HANDS)
    return [*coins, Piece("chain", OnCard(DEVIL))] if chained else coins


def following(view: AngelView) -> Seat | None:
    """Who comes after whoever is to move: clockwise while cards are turned up, then the other way round.

    Who begins to play is open until the last card is turned up (AN-5, AN-6, AN-8).
    """
    if view.to_move is None:
        return None
    if isinstance(view.phase, Playing):
        return (view.to_move - 1) % view.seats
    return None if view.to_move == view.dealer else (view.to_move + 1) % view.seats
