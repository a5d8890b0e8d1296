"""Views taken of a position of Angel, and whole positions that agree with a view."""

from random import Random

from game.angel.cards import CARDS
from game.angel.moves import legal
from game.angel.places import PLACES, SEATS
from game.angel.position import State
from game.angel.rules import to_move
from game.angel.scoring import standing
from game.angel.view import AngelView
from game.cards import Card, Seat
from game.shuffle import SEED_BITS
from game.table import Table, masked
from game.unseen import Slots, fill


def view(state: State, seat: Seat | None) -> AngelView:
    """The position as a seat (None: a bystander) may know it."""
    table = state.table
    return AngelView(
        seat=seat,
        seats=SEATS,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.dealer,
        bonuses=state.bonuses,
        opens=state.opens,
        phase=state.phase,
    )


def imagine(view: AngelView, random: Random) -> State:
    """A whole position that agrees with the view. Nothing binds a hidden card: all lie anywhere alike."""
    seen = {card for pile in view.piles for card in pile}
    unseen = [card for card in range(CARDS) if card not in seen]
    slots = [Slots(place, len(pile)) for place, pile in enumerate(view.piles) if pile and pile[0] is None]
    hidden = fill(slots, unseen, random.random)
    piles = [
        hidden.get(place) or [card for card in pile if card is not None]
        for place, pile in enumerate(view.piles)
    ]
    return position(view, piles, random.getrandbits(SEED_BITS))


def position(view: AngelView, piles: list[list[Card]], seed: int) -> State:
    """The position of a view with all its cards in sight, as these piles."""
    return State(
        table=Table(PLACES, piles),
        bonuses=view.bonuses,
        opens=view.opens,
        seed=seed,
        shuffles=0,
        dealer=view.dealer,
        turn=view.dealer if view.to_move is None else view.to_move,
        phase=view.phase,
        totals=view.standing.totals,
        deals=view.standing.deals,
    )
