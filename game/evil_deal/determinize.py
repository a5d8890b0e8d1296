"""Determinizations of a view of Evil Deal."""

from random import Random

from game.cards import SEED_BITS, Card
from game.contract.rules import convert
from game.evil_deal.position import HAND_KIND, PLACES, TAKEN, TAKEN_KIND, State, kind_of, seat_of
from game.evil_deal.view import EvilDealView, hidden_cards, picked_up
from game.french import SUIT_MASK
from game.hidden_cards import Slots, fill, open_piles
from game.table import Table


def determinize(view: EvilDealView, random: Random) -> State:
    """Return a position that agrees with the view.

    A hand has no card of a suit it has shown to lack; discards and unopened stacks may be of any suit.
    """
    piles = open_piles(view.piles)
    for place, hidden in _hidden(view, random).items():
        piles[place] = hidden
    for seat, cards in enumerate(view.taken):
        piles[TAKEN[seat]] = list(cards)
    return convert(
        view,
        State,
        table=Table(PLACES, piles),
        seed=random.getrandbits(SEED_BITS),
        shuffles=1,
        turn=view.mover,
        totals=view.points,
        deals=view.standing.deals,
        course=view.standing.course,
    )


def _hidden(view: EvilDealView, random: Random) -> dict[int, list[Card]]:
    """Return cards for every hidden pile; the card known to be in it comes last."""
    known = picked_up(view)
    slots = [
        Slots(place, len(pile) - (place in known), _lacking(view, place))
        for place, pile in enumerate(view.piles)
        if pile and pile[0] is None and kind_of(place) is not TAKEN_KIND
    ]
    hidden = fill(slots, hidden_cards(view), random.random)
    for place, card in known.items():
        hidden[place].append(card)
    return hidden


def _lacking(view: EvilDealView, place: int) -> int:
    """Return the cards that can't be in a place, as a bit mask: the suits that a hand has shown to lack."""
    seat = seat_of(place)
    if seat is None or kind_of(place) is not HAND_KIND:
        return 0
    return sum(mask for suit, mask in enumerate(SUIT_MASK) if view.void[seat] >> suit & 1)
