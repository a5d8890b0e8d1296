"""The variants of Jokers of Death, and what each adds to the base game (JD-25 to JD-30)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.cards import Card, Seat
from game.deal_cycle import shuffle_pile
from game.jokers_of_death.actions import GIVE_UP, TAKE_UP, JokersAction, add_plays
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FACES,
    PILES_IN,
    RANK,
    THREE_OF_DIAMONDS,
    hand_points,
    held_of,
    wanted,
)
from game.jokers_of_death.events import AcesCleared, CardShed, GaveUp, HandsSwitched, PileTakenUp
from game.jokers_of_death.position import DONE, PILES, STOCK, Effect, Naming, Opening, Shedding, State
from game.jokers_of_death.turns import ask_to_knock, go_on, hand_grew, in_no_hand, name, take_what_is_left


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One variant; what it leaves out stays as in the base game (JD-1, JD-2)."""

    seats: range = range(2, 7)
    seats_refused: str = ""
    """The reason for which other numbers of seats cannot play it."""
    decks: int | None = None
    jokers: int = 2
    piles: int = 3
    effects: Mapping[int, Effect] = field(default_factory=dict)
    """By kind of card, its additional effect when it is played from a hand."""
    openings: tuple[Opening, ...] = ()


def switch_hands(state: State, _seat: Seat, _pile: int) -> None:
    """Pass every hand to the next seat in the direction of play; all knocks are off (JD-25)."""
    rules, table = state.rules, state.table
    seats = range(rules.seats)
    table.record(HandsSwitched, state.direction)
    before = [table.piles[hand][:] for hand in rules.hands]
    for seat in seats:
        for card in before[seat]:
            table.move(card, rules.hands[seat], rules.hands[(seat + state.direction) % rules.seats])
    givers = [(seat - state.direction) % rules.seats for seat in seats]
    state.known = [state.known[giver] for giver in givers]
    state.open_cards = [state.open_cards[giver] for giver in givers]
    state.secrets = tuple(_secrets_of(state, knower, givers, before[knower]) for knower in seats)
    state.knocked = 0
    state.may_knock = sum(1 << seat for seat in seats if len(table.piles[rules.hands[seat]]) == 1)


def _secrets_of(
    state: State, knower: Seat, givers: list[Seat], gave: list[Card]
) -> tuple[frozenset[Card], ...]:
    """Return the cards one seat alone knows of in each hand: all of the one it gave, none of its new one."""
    nothing = frozenset[Card]()
    before = state.secrets[knower] if state.secrets else (nothing,) * len(givers)
    came = [frozenset(gave) if giver == knower else before[giver] for giver in givers]
    came[knower] = nothing
    return tuple(came)


HAND_SWITCHING: Final = Variant(effects={THREE_OF_DIAMONDS: switch_hands})


FIVE_PILES: Final = Variant(
    seats=range(4, 5),
    seats_refused="Five piles needs exactly four players.",
    decks=4,
    jokers=4,
    piles=5,
)


def clear_aces(state: State, _seat: Seat, _pile: int) -> None:
    """Clear the piles under three aces, after an ace from a hand (JD-27)."""
    table, rules = state.table, state.rules
    if state.live != rules.all_piles:
        return
    places = PILES[: rules.piles]
    kind = rules.facts.kind
    if not all(table.piles[place] and RANK[kind[table.piles[place][-1]]] == ACE for place in places):
        return
    table.record(AcesCleared)
    for place in places:
        beneath = table.piles[place][:-1]
        in_no_hand(state, beneath)
        for card in beneath:
            table.move(card, place, STOCK)
    shuffle_pile(state, STOCK)


ACES: Final = Variant(
    seats=range(2, 4),
    seats_refused="Three aces is for two or three players.",
    decks=2,
    effects={kind: clear_aces for kind in range(FACES) if RANK[kind] == ACE},
)


def piles_to_take_up(state: State) -> list[JokersAction]:
    """Return the live piles to pick up, while another remains (JD-28)."""
    lying = [pile for pile in PILES_IN[state.live] if state.table.piles[PILES[pile]]]
    return [TAKE_UP[pile] for pile in lying] if len(lying) > 1 else []


def moves_shedding(state: State, moves: list[JokersAction], phase: Shedding) -> None:
    """Add plays of the picked-up cards on the other piles, never on the empty place (JD-28)."""
    facts, piles = state.rules.facts, state.table.piles
    held = held_of(piles[state.rules.taken_up], facts)
    for pile in PILES_IN[state.live]:
        lying = piles[PILES[pile]]
        if pile != phase.pile and lying:
            add_plays(moves, held, wanted(facts, lying, state.named[pile]), pile)
    moves.append(GIVE_UP)


def take_up(state: State, pile: int) -> None:
    """Pick up a pile as a second hand, open to all (JD-28)."""
    table = state.table
    table.record(PileTakenUp, state.turn, pile, len(table.piles[PILES[pile]]))
    table.move_all(PILES[pile], state.rules.taken_up)
    name(state, pile, None)
    state.phase = Shedding(pile)


def is_shedding(state: State) -> bool:
    """True if a pile is picked up."""
    return bool(state.table.piles[state.rules.taken_up])


def shed(state: State, seat: Seat, card: Card, pile: int) -> None:
    """Play a picked-up card; nothing has an effect but an eight's suit (JD-28)."""
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
    """Keep the rest of a picked-up pile, pay its points now and end the turn (JD-30).

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
