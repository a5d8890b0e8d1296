"""A few words under each place at Jokers of Death: counts, named suits, and what is still to be done."""

from game.cards import Seat
from game.french import SUITS
from game.jokers_of_death.phases import Answering, Covering, Playing, Reversing
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.view import JokersView
from game.sentences import plural


def caption(view: JokersView, place: int) -> str:
    """What is said under a place."""
    rules = view.rules
    if place == STOCK:
        return plural(len(view.piles[STOCK]), "card") if view.piles[STOCK] else "empty"
    if place == rules.dead:
        return "out of play" if view.piles[place] else ""
    pile = rules.pile_at(place)
    return "" if pile is None else _pile_caption(view, pile)


def _pile_caption(view: JokersView, pile: int) -> str:
    """The one thing that matters most there: short, for five piles lie close together."""
    debt, named, phase = view.debts[pile], view.named[pile], view.phase
    if not view.live >> pile & 1:
        return "killed"
    if debt is not None:
        now = isinstance(phase, Answering) and phase.owed >> pile & 1
        return f"{debt.cost} owed" if now else f"next owes {debt.cost}"
    if isinstance(phase, Covering) and phase.pile == pile:
        return "cover it"
    owing = phase.owed if isinstance(phase, Playing) else 0
    if named is not None:
        suit = SUITS[named].symbol
        return f"play {suit} or 8" if owing >> pile & 1 else f"{suit} named"
    if not owing:
        return ""
    if not owing >> pile & 1:
        return "served"
    return "play here" if view.to_move == view.seat else ""


def following(view: JokersView) -> Seat | None:
    """Who comes after whoever is to move (JD-3, JD-18, JD-19)."""
    if view.to_move is None or isinstance(view.phase, Reversing):
        return None
    return (view.to_move + view.direction * (1 + view.aces)) % view.seats
