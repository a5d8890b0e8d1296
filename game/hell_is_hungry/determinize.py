"""Determinizations of a view of Hell is Hungry!"""

from collections.abc import Callable
from random import Random
from typing import Final

from game.cards import SEED_BITS, Card, Seat, quickly_shuffled
from game.contract.rules import convert
from game.hell_is_hungry.battle import can_play
from game.hell_is_hungry.cards import DECK_SIZE, MOST_SEATS
from game.hell_is_hungry.position import Battling, Paying, State
from game.hell_is_hungry.rules import can_pay
from game.hell_is_hungry.view import HellView
from game.hidden_cards import open_piles
from game.table import Table

SOUL_CARDS: Final = frozenset(range(DECK_SIZE))
SEAT_CARDS: Final = tuple(
    frozenset(range(DECK_SIZE * seat, DECK_SIZE * (seat + 1))) for seat in range(1, MOST_SEATS + 1)
)
MOST_TRIES: Final = 1_000_000
"""Hands tried for an attacker who must be able to pay or open; a few dozen usually suffice."""


def determinize(view: HellView, random: Random) -> State:
    """Return a position that agrees with the view.

    Hidden souls are dealt to the grid and the unused pile, and each seat's hidden cards to its hand and deck.
    Cards taken from a purgatory are in the hand (HH-5), and an attacker's hand can pay or open (HH-14).
    """
    grid, number = view.grid, random.random
    piles = open_piles(view.piles)
    held = [frozenset[Card]() if seat == view.seat else cards for seat, cards in enumerate(view.known)]
    seen = frozenset[Card]().union(*piles, *held)
    _bury(view, piles, quickly_shuffled(SOUL_CARDS - seen, number))
    for seat in range(grid.seats):
        hand = grid.hands[seat]
        piles[hand] += sorted(held[seat])
        unseen = quickly_shuffled(SEAT_CARDS[seat] - seen, number)
        lacking = len(view.piles[hand]) - len(piles[hand])
        if lacking:
            _draw(unseen, lacking, piles[hand], _ability(view, seat), number)
        piles[grid.decks[seat]] = unseen
    return convert(
        view,
        State,
        table=Table(grid.places, piles),
        seed=random.getrandbits(SEED_BITS),
        shuffles=0,
        turn=view.active if view.to_move is None else view.to_move,
        totals=view.standing.totals,
        deals=view.standing.deals,
    )


def _bury(view: HellView, piles: list[list[Card]], souls: list[Card]) -> None:
    """Deal the hidden souls, in random order, beneath the exposed ones; the others are unused."""
    start = 0
    for place in view.grid.beneath:
        end = start + len(view.piles[place])
        piles[place] = souls[start:end]
        start = end
    piles[view.grid.unused] = souls[start:]


def _ability(view: HellView, seat: Seat) -> Callable[[list[Card]], bool] | None:
    """Return the test that an attacker's hand must pass, to pay or open (HH-14); None for other seats."""
    phase = view.phase
    if seat != view.active:
        return None
    if isinstance(phase, Paying):
        soul = view.piles[phase.cell][-1]
        assert soul is not None
        return lambda hand: can_pay(hand, soul)
    if isinstance(phase, Battling) and phase.last is None:
        return lambda hand: can_play(hand, phase.top)
    return None


def _draw(
    unseen: list[Card],
    count: int,
    hand: list[Card],
    able: Callable[[list[Card]], bool] | None,
    number: Callable[[], float],
) -> None:
    """Move the first ``count`` of the unseen cards, which are in random order, to a hand.

    Shuffle the unseen cards until the hand passes the test ``able``.
    """
    known = hand[:]
    for _ in range(MOST_TRIES):
        hand[:] = known + unseen[:count]
        if able is None or able(hand):
            del unseen[:count]
            return
        unseen[:] = quickly_shuffled(unseen, number)
    raise ValueError("No hand of the unseen cards could have made this attack.")
