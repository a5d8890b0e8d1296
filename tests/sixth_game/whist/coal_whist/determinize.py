"""Determinizations of a view of Coal Whist."""

from random import Random

from coal_whist.cards import CARDS
from coal_whist.position import State, places
from coal_whist.view import WhistView
from game.cards import SEED_BITS
from game.contract.rules import convert
from game.hidden_cards import Slots, fill
from game.table import Table


def determinize(view: WhistView, random: Random) -> State:
    """Return a position that agrees with the view; no hand holds a suit it has shown to lack (CW-5)."""
    spots = places(view.seats)
    seen = {card for pile in view.piles for card in pile}
    unseen = [card for card in range(CARDS) if card not in seen]
    slots = [
        Slots(index, len(pile), 0 if place.seat is None else view.lacks[place.seat])
        for index, (place, pile) in enumerate(zip(spots, view.piles, strict=True))
        if pile and pile[0] is None
    ]
    hidden = fill(slots, unseen, random.random)
    piles = [
        hidden.get(index) or [card for card in pile if card is not None]
        for index, pile in enumerate(view.piles)
    ]
    return convert(
        view,
        State,
        table=Table(spots, piles),
        seed=random.getrandbits(SEED_BITS),
        shuffles=1,
        turn=view.mover,
        totals=view.standing.totals,
        deals=view.standing.deals,
    )
