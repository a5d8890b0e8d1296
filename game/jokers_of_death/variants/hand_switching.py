"""Hand switching: the 3♦ passes every hand on (JD-25)."""

from typing import Final

from game.cards import Card, Seat
from game.jokers_of_death.cards import THREE_OF_DIAMONDS
from game.jokers_of_death.events import HandsSwitched
from game.jokers_of_death.position import State
from game.jokers_of_death.variants.variant import Variant


def switch_hands(state: State, _seat: Seat, _pile: int) -> None:
    """JD-25: every hand goes to the next seat in the direction of play, at once; all knocks are off."""
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
    """What one seat alone knows of each hand now: all of the hand it gave, nothing of its own new one."""
    nothing = frozenset[Card]()
    before = state.secrets[knower] if state.secrets else (nothing,) * len(givers)
    came = [frozenset(gave) if giver == knower else before[giver] for giver in givers]
    came[knower] = nothing
    return tuple(came)


HAND_SWITCHING: Final = Variant(effects={THREE_OF_DIAMONDS: switch_hands})
