"""Cards that leave a hand and come into one, and what everybody then knows of it."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.jokers_of_death.cards import Kinds, wanted
from game.jokers_of_death.events import KnockLost, PenaltyTaken
from game.jokers_of_death.knowledge import drew, lacks, left_hand
from game.jokers_of_death.places import PILES, PILES_IN, STOCK
from game.jokers_of_death.position import State


def leave_hand(state: State, seat: Seat, card: Card) -> None:
    """Everybody sees a card leave a hand."""
    if card in state.open_cards[seat]:
        state.open_cards[seat] -= {card}
    else:
        state.known[seat] = left_hand(state.known[seat], card)
    if state.secrets:
        state.secrets = tuple(
            (*mine[:seat], mine[seat] - {card}, *mine[seat + 1 :]) if card in mine[seat] else mine
            for mine in state.secrets
        )


def take_card(state: State, seat: Seat) -> None:
    """A card from the stock into a hand."""
    state.table.move_top(STOCK, state.rules.hands[seat])
    state.known[seat] = drew(state.known[seat])
    if (state.knocked | state.may_knock) >> seat & 1:
        hand_grew(state, seat)


def hand_grew(state: State, seat: Seat) -> None:
    """JD-7: a hand that grows needs a new knock."""
    if state.knocked >> seat & 1:
        state.knocked &= ~(1 << seat)
        state.table.record(KnockLost, seat)
    state.may_knock &= ~(1 << seat)


def take_penalty(state: State, seat: Seat, owed: int) -> int:
    """JD-11, JD-12: cards from the stock, as far as it goes; how many it gave."""
    count = min(owed, len(state.table.piles[STOCK]))
    if owed:
        state.table.record(PenaltyTaken, seat, owed, count)
    for _ in range(count):
        take_card(state, seat)
    return count


def take_what_is_left(state: State, seat: Seat) -> None:
    """JD-30: what is left of a taken-up pile joins the hand, where everybody knows of it."""
    rules, table = state.rules, state.table
    state.open_cards[seat] |= frozenset(table.piles[rules.taken_up])
    table.move_all(rules.taken_up, rules.hands[seat])


def shows_lack(state: State, seat: Seat, kinds: Kinds) -> None:
    """Everybody knows now that a hand holds none of these kinds."""
    state.known[seat] = lacks(state.known[seat], (state.rules.facts.copies(kinds),))


def shows_lack_for_one(state: State, seat: Seat, owed: int) -> None:
    """JD-5: everybody knows now that for one of these piles a hand holds nothing that fits it."""
    facts, piles, named = state.rules.facts, state.table.piles, state.named
    fitting = [facts.copies(wanted(facts, piles[PILES[pile]], named[pile])) for pile in PILES_IN[owed]]
    state.known[seat] = lacks(state.known[seat], fitting)


def in_no_hand(state: State, cards: Sequence[Card]) -> None:
    """Everybody sees these cards go into the stock (JD-2, JD-27): no hand holds one of them now."""
    gone = 0
    for card in cards:
        gone |= 1 << card
    state.known = [lacks(known, (gone,)) for known in state.known]
