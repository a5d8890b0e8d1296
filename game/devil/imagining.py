"""Views taken of a position of Devil, and whole positions that agree with a view."""

from random import Random

from game.cards import Card, Seat
from game.devil.moves import legal
from game.devil.places import STOCK, hand, places
from game.devil.position import State
from game.devil.rules import to_move
from game.devil.scoring import standing
from game.devil.view import DevilView
from game.shuffle import SEED_BITS
from game.table import Table, masked
from game.unseen import Slots, fill, open_piles


def view(state: State, seat: Seat | None) -> DevilView:
    """The position as a seat (None: a bystander) may know it."""
    table = state.table
    return DevilView(
        seat=seat,
        seats=state.seats,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.dealer,
        cards=state.cards,
        target=state.target,
        phase=state.phase,
        turns=state.turns,
        idle=state.idle,
        known=tuple(state.known),
        laid=tuple(state.laid),
    )


def imagine(view: DevilView, random: Random) -> State:
    """A whole position that agrees with the view; what the view hides is dealt out at random."""
    piles = open_piles(view.piles)
    slots = [Slots(STOCK, len(view.piles[STOCK]))]
    for seat, groups in enumerate(view.known):
        if seat != view.seat:
            slots += [Slots(hand(seat), count, known) for count, known in groups]
    for place, cards in fill(slots, unseen_cards(view), random.random).items():
        piles[place] = cards
    return position(view, piles, random.getrandbits(SEED_BITS))


def unseen_cards(view: DevilView) -> list[Card]:
    """The cards that the view hides, lowest first."""
    seen = {card for pile in view.piles for card in pile}
    return [card for card in range(view.cards) if card not in seen]


def position(view: DevilView, piles: list[list[Card]], seed: int) -> State:
    """A whole position: a view, and what it hides laid out in piles."""
    return State(
        table=Table(places(view.seats), piles),
        seats=view.seats,
        cards=view.cards,
        target=view.target,
        seed=seed,
        shuffles=0,
        dealer=view.dealer,
        turn=view.dealer if view.to_move is None else view.to_move,
        turns=view.turns,
        idle=view.idle,
        phase=view.phase,
        known=list(view.known),
        totals=view.standing.totals,
        deals=view.standing.deals,
        laid=list(view.laid),
    )
