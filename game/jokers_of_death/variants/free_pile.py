"""Free discard pile: a pile may be taken up and shed on the others (JD-28 to JD-30)."""

from typing import Final

from game.cards import Card, Seat
from game.jokers_of_death.actions import GIVE_UP, TAKE_UP, JokersAction, add_plays
from game.jokers_of_death.cards import EIGHT, RANK, Held, hand_points, held_of, wanted
from game.jokers_of_death.events import CardShed, GaveUp, PileTakenUp
from game.jokers_of_death.hands import hand_grew, take_what_is_left
from game.jokers_of_death.phases import DONE, Naming, Shedding
from game.jokers_of_death.places import PILES, PILES_IN
from game.jokers_of_death.playing import name
from game.jokers_of_death.position import State
from game.jokers_of_death.turns import ask_to_knock, go_on
from game.jokers_of_death.variants.variant import Variant


def piles_to_take_up(state: State) -> list[JokersAction]:
    """JD-28: any live pile, while another remains."""
    lying = [pile for pile in PILES_IN[state.live] if state.table.piles[PILES[pile]]]
    return [TAKE_UP[pile] for pile in lying] if len(lying) > 1 else []


def moves_shedding(state: State, moves: list[JokersAction], _hand: Held, phase: Shedding) -> None:
    """JD-28: the taken-up cards go on the other piles, as many as fit, never onto the empty place."""
    facts, piles = state.rules.facts, state.table.piles
    held = held_of(piles[state.rules.taken_up], facts)
    for pile in PILES_IN[state.live]:
        lying = piles[PILES[pile]]
        if pile != phase.pile and lying:
            add_plays(moves, held, wanted(facts, lying, state.named[pile]), pile)
    moves.append(GIVE_UP)


def take_up(state: State, pile: int) -> None:
    """JD-28: a pile becomes a second hand, open to all."""
    table = state.table
    table.record(PileTakenUp, state.turn, pile, len(table.piles[PILES[pile]]))
    table.move_all(PILES[pile], state.rules.taken_up)
    name(state, pile, None)
    state.phase = Shedding(pile)


def is_shedding(state: State) -> bool:
    """True if a pile is taken up."""
    return bool(state.table.piles[state.rules.taken_up])


def shed(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-28: nothing has an effect but an eight's suit."""
    phase = state.phase
    assert isinstance(phase, Shedding)
    state.table.record(CardShed, seat, card, pile)
    state.table.move(card, state.rules.taken_up, PILES[pile])
    name(state, pile, None)
    if RANK[state.rules.facts.kind[card]] == EIGHT:
        state.phase = Naming(pile, phase)
    else:
        go_on(state, seat, phase)


def give_up(state: State, seat: Seat) -> None:
    """JD-30: the rest joins the hand, the turn ends, and its points are added to the score now.

    One card reached so counts, too (JD-7).
    """
    rest = state.table.piles[state.rules.taken_up]
    count, price = len(rest), hand_points(rest, state.rules.facts)
    take_what_is_left(state, seat)
    hand_grew(state, seat)
    state.prices = (*state.prices[:seat], state.prices[seat] + price, *state.prices[seat + 1 :])
    state.table.record(GaveUp, seat, count, price)
    ask_to_knock(state, seat, DONE)


FREE_PILE: Final = Variant(openings=(piles_to_take_up,))
