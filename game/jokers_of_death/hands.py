"""Cards that leave a hand and come into one, and what everybody then knows of it."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.jokers_of_death.cards import Kinds
from game.jokers_of_death.events import PenaltyTaken
from game.jokers_of_death.fitting import PILES_IN, wanted
from game.jokers_of_death.known import drew, lacks, left_hand
from game.jokers_of_death.state import PILES, STOCK, State


def leave_hand(state: State, seat: Seat, card: Card) -> None:
    """Everybody sees a card leave a hand."""
    if card in state.open_hands[seat]:
        state.open_hands[seat] -= {card}
    else:
        state.known[seat] = left_hand(state.known[seat], card)
    if state.rules.switching:
        state.secrets = [
            (*mine[:seat], mine[seat] - {card}, *mine[seat + 1 :]) if card in mine[seat] else mine
            for mine in state.secrets
        ]


def take_card(state: State, seat: Seat) -> None:
    """A card from the stock into a hand; a hand that grows needs a new knock (JD-7)."""
    state.table.move_top(STOCK, state.rules.hands + seat)
    state.known[seat] = drew(state.known[seat])
    state.knocked &= ~(1 << seat)
    state.given &= ~(1 << seat)


def take_penalty(state: State, seat: Seat, owed: int) -> int:
    """JD-11, JD-12: cards from the stock, as far as it goes; how many it gave."""
    count = min(owed, len(state.table.piles[STOCK]))
    if owed and state.table.events is not None:
        state.table.tell(PenaltyTaken(seat, owed, count))
    for _ in range(count):
        take_card(state, seat)
    return count


def take_taken_up(state: State, seat: Seat) -> None:
    """JD-30: what is left of a taken-up pile joins the hand, where everybody knows of it."""
    state.open_hands[seat] |= frozenset(state.table.piles[state.rules.taken])
    state.table.move_all(state.rules.taken, state.rules.hands + seat)


def shows_lack(state: State, seat: Seat, kinds: Kinds) -> None:
    """Everybody knows now that a hand holds none of these kinds."""
    state.known[seat] = lacks(state.known[seat], (state.rules.facts.copies(kinds),))


def shows_lack_for_one(state: State, seat: Seat, owed: int) -> None:
    """JD-5: everybody knows now that for one of these piles a hand holds nothing that fits it."""
    known, piles, called = state.rules.facts, state.table.piles, state.called
    fitting = [known.copies(wanted(known, piles[PILES + pile], called[pile])) for pile in PILES_IN[owed]]
    state.known[seat] = lacks(state.known[seat], fitting)


def in_no_hand(state: State, cards: Sequence[Card]) -> None:
    """Everybody sees these cards go into the stock (JD-2, JD-27): no hand holds one of them now."""
    gone = 0
    for card in cards:
        gone |= 1 << card
    state.known = [lacks(known, (gone,)) for known in state.known]
