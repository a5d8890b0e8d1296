"""Aces: three of them on three live piles send what lies beneath back into the stock (JD-27)."""

from typing import Final

from game.cards import Seat
from game.deal_cycle import shuffle_pile
from game.jokers_of_death.cards import ACE, FACES, RANK
from game.jokers_of_death.events import AcesCleared
from game.jokers_of_death.hands import in_no_hand
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.position import State
from game.jokers_of_death.variants.variant import Variant


def clear_aces(state: State, _seat: Seat, _pile: int) -> None:
    """JD-27: after an ace from a hand; only another ace could make the third."""
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
    seats_refused="Aces is for two or three players.",
    decks=2,
    effects={kind: clear_aces for kind in range(FACES) if RANK[kind] == ACE},
)
