"""Views of a position of Evil Deal, and whole positions that agree with a view."""

from random import Random

from game.cards import Card, Seat
from game.evil_deal.cards import CARDS
from game.evil_deal.moves import legal
from game.evil_deal.position import (
    HAND_KIND,
    HANDS,
    PLACES,
    SEATS,
    TAKEN,
    TAKEN_KIND,
    State,
    kind_of,
    seat_of,
)
from game.evil_deal.rules import to_move
from game.evil_deal.scoring import standing
from game.evil_deal.view import EvilDealView
from game.french import SUIT_MASK
from game.hidden_cards import Slots, fill, open_piles
from game.shuffle import SEED_BITS
from game.table import Table, masked


def view(state: State, seat: Seat | None) -> EvilDealView:
    """Return the position as a seat (None: a bystander) may know it."""
    table = state.table
    piles = table.piles
    return EvilDealView(
        seat=seat,
        seats=SEATS,
        to_move=to_move(state),
        piles=masked(piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.dealer,
        phase=state.phase,
        half=state.half,
        exchange=state.exchange,
        opener=state.opener,
        firsts=state.firsts,
        side_by_side=state.side_by_side,
        trumps=state.trumps,
        tricks=state.tricks,
        void=state.void,
        taken=(tuple(piles[TAKEN[0]]), tuple(piles[TAKEN[1]])),
        last=state.last,
        games=state.games,
        played=state.played,
        head_start=state.head_start,
        accounts=state.accounts,
        points=state.totals,
    )


def hidden_cards(view: EvilDealView) -> list[Card]:
    """Return the cards of which the view's seat does not know where they lie."""
    seen = _seen(view)
    for card in view.firsts:
        seen |= 1 << card
    return [card for card in range(CARDS) if not seen >> card & 1]


def _seen(view: EvilDealView) -> int:
    """Return the cards that lie open to the view's seat or were played, as a bit mask."""
    seen = 0
    for piles in (view.piles, view.taken):
        for pile in piles:
            for card in pile:
                if card is not None:
                    seen |= 1 << card
    return seen


def picked_up(view: EvilDealView) -> dict[int, Card]:
    """Return, by the place of a hidden hand, the trump card that everybody saw it pick up (ED-13)."""
    if view.half == 0:
        return {}
    seen = _seen(view)
    return {HANDS[seat]: card for seat, card in enumerate(view.firsts) if not seen >> card & 1}


def imagine(view: EvilDealView, random: Random) -> State:
    """Return a whole position that agrees with the view.

    A hand lacks the suits it has shown to lack; what is buried or lies in an unopened stack may be of any
    suit.
    """
    piles = open_piles(view.piles)
    for place, hidden in _hidden(view, random).items():
        piles[place] = hidden
    for seat, cards in enumerate(view.taken):
        piles[TAKEN[seat]] = list(cards)
    return State(
        table=Table(PLACES, piles),
        seed=random.getrandbits(SEED_BITS),
        shuffles=1,
        dealer=view.dealer,
        turn=view.dealer if view.to_move is None else view.to_move,
        phase=view.phase,
        half=view.half,
        exchange=view.exchange,
        opener=view.opener,
        firsts=view.firsts,
        side_by_side=view.side_by_side,
        trumps=view.trumps,
        tricks=view.tricks,
        void=view.void,
        last=view.last,
        games=view.games,
        played=view.played,
        head_start=view.head_start,
        accounts=view.accounts,
        totals=view.points,
        deals=view.standing.deals,
        course=view.standing.course,
    )


def _hidden(view: EvilDealView, random: Random) -> dict[int, list[Card]]:
    """Return cards for every place that the view does not see; those known to lie there come last."""
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
    """Return the cards that can't lie in a place, as a bit mask: suits that a hand has shown to lack."""
    seat = seat_of(place)
    if seat is None or kind_of(place) is not HAND_KIND:
        return 0
    return sum(mask for suit, mask in enumerate(SUIT_MASK) if view.void[seat] >> suit & 1)
