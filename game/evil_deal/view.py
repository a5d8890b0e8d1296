"""What a seat at Evil Deal may know, and whole positions that agree with it."""

from dataclasses import dataclass
from random import Random

from game.cards import Card, Seat
from game.contract import View
from game.evil_deal.cards import CARDS, SUIT_MASK
from game.evil_deal.rules import HANDS, PLACES, EvilAction, Phase, State, legal, standing, to_move
from game.shuffle import SEED_BITS
from game.table import Table, masked
from game.unseen import Slots, fill


@dataclass(frozen=True, slots=True, kw_only=True)
class EvilDealView(View[EvilAction]):
    """All that one seat may know of a match of Evil Deal."""

    phase: Phase
    half: int
    exchange: int
    opener: Seat
    firsts: tuple[Card, ...]
    plain: tuple[bool, bool]
    tricks: tuple[int, int]
    void: tuple[int, int]
    """For each seat, a bit for each suit its running hand has shown to lack."""


def view(state: State, seat: Seat | None) -> EvilDealView:
    """The position as a seat (None: a bystander) may know it."""
    table = state.table
    return EvilDealView(
        seat=seat,
        seats=2,
        to_move=to_move(state),
        piles=tuple(masked(pile, place, seat) for pile, place in zip(table.piles, table.places, strict=True)),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.dealer,
        phase=state.phase,
        half=state.half,
        exchange=state.exchange,
        opener=state.opener,
        firsts=state.firsts,
        plain=state.plain,
        tricks=state.tricks,
        void=state.void,
    )


def imagine(view: EvilDealView, random: Random) -> State:
    """A whole position that agrees with the view.

    A hand lacks the suits it has shown to lack; what is buried or lies in an unopened stack may be of any
    suit. The first half's trump card is known to be in the hand that took it up (ED-13).
    """
    seen = {card for pile in view.piles for card in pile}
    taken_up = {
        HANDS + seat: card
        for seat, card in enumerate(view.firsts)
        if view.half == 1 and seat != view.seat and card not in seen
    }
    slots = []
    for place, pile in enumerate(view.piles):
        if pile and pile[0] is None:
            lacks = sum(SUIT_MASK[suit] for suit in range(4) if place < 2 and view.void[place] >> suit & 1)
            slots.append(Slots(place, len(pile) - (place in taken_up), lacks))
    unseen = [card for card in range(CARDS) if card not in seen and card not in taken_up.values()]
    hidden = fill(slots, unseen, random.random)
    for place, card in taken_up.items():
        hidden[place].append(card)
    piles = [
        hidden[place] if place in hidden else [card for card in pile if card is not None]
        for place, pile in enumerate(view.piles)
    ]
    return State(
        Table(PLACES, piles),
        random.getrandbits(SEED_BITS),
        1,
        view.dealer,
        view.dealer if view.to_move is None else view.to_move,
        view.phase,
        view.half,
        view.exchange,
        view.opener,
        view.firsts,
        view.plain,
        view.tricks,
        view.void,
        (view.standing.totals[0], view.standing.totals[1]),
        view.standing.deals,
    )
