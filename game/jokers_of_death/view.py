"""What a seat at Jokers of Death may know, and whole positions that agree with it."""

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from random import Random

from game.cards import Card, Seat
from game.contract.rules import View
from game.jokers_of_death.choices import JokersAction, legal
from game.jokers_of_death.known import Known, guess, left_hand, ways
from game.jokers_of_death.phases import Debt, Phase
from game.jokers_of_death.rules import to_move
from game.jokers_of_death.scoring import standing
from game.jokers_of_death.state import STOCK, Rules, State
from game.shuffle import SEED_BITS, mixed
from game.table import Table, masked
from game.unseen import NO_DEAL, Slots, fill

WEIGHED_GUESSES = 40
"""Guesses at doubtful hands by how many ways they have to be; what has the most may never go together."""
GUESSES = 4000
"""Guesses before it is held that no deal agrees with what is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JokersView(View[JokersAction]):
    """All that one seat may know of a match of Jokers of Death."""

    rules: Rules
    direction: int
    phase: Phase
    live: int
    debts: tuple[Debt | None, ...]
    called: tuple[int, ...]
    knocked: int
    given: int
    aces: int
    tens: bool
    played: bool
    idle: int
    turns: int
    known: tuple[Known, ...]
    open_hands: tuple[frozenset[Card], ...]
    secrets: tuple[frozenset[Card], ...]
    """By seat: cards this seat alone knows to be there, because it gave them away (JD-25)."""


def view(state: State, seat: Seat | None) -> JokersView:
    """The position as a seat (None: a bystander) may know it."""
    table = state.table
    return JokersView(
        seat=seat,
        seats=state.rules.seats,
        to_move=to_move(state),
        piles=tuple(masked(pile, place, seat) for pile, place in zip(table.piles, table.places, strict=True)),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.dealer,
        rules=state.rules,
        direction=state.direction,
        phase=state.phase,
        live=state.live,
        debts=state.debts,
        called=state.called,
        knocked=state.knocked,
        given=state.given,
        aces=state.aces,
        tens=state.tens,
        played=state.played,
        idle=state.idle,
        turns=state.turns,
        known=tuple(state.known),
        open_hands=tuple(state.open_hands),
        secrets=() if seat is None else state.secrets[seat],
    )


def imagine(view: JokersView, random: Random) -> State:
    """A whole position that agrees with the view: cards known to be in a hand are there (JD-25, JD-30),
    and no hand holds what its draws have shown it to lack (JD-5).
    """
    rules = view.rules
    piles = [[] if None in pile else [card for card in pile if card is not None] for pile in view.piles]
    hidden: list[tuple[int, Known]] = []
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        secret = (view.secrets[seat] if view.secrets else frozenset()) - view.open_hands[seat]
        known = view.known[seat]
        for card in secret:
            known = left_hand(known, card)
        piles[rules.hands + seat] = sorted(view.open_hands[seat] | secret)
        hidden.append((rules.hands + seat, known))
    placed = {card for pile in piles for card in pile}
    unseen = [card for card in range(rules.facts.cards) if card not in placed]
    for place, cards in _dealt_out(len(view.piles[STOCK]), hidden, unseen, random.random).items():
        piles[place] += cards
    nothing = (frozenset[Card](),) * view.seats
    secrets = [view.secrets if seat == view.seat else nothing for seat in range(view.seats)]
    return State(
        Table(rules.places, piles),
        rules,
        random.getrandbits(SEED_BITS),
        1,
        view.dealer,
        view.dealer if view.to_move is None else view.to_move,
        view.direction,
        view.phase,
        view.live,
        view.debts,
        view.called,
        view.knocked,
        view.given,
        view.aces,
        view.tens,
        view.played,
        view.idle,
        view.turns,
        list(view.known),
        list(view.open_hands),
        secrets,
        view.standing.totals,
        view.standing.deals,
    )


def _dealt_out(
    stock: int, hidden: list[tuple[int, Known]], unseen: list[Card], number: Callable[[], float]
) -> dict[int, list[Card]]:
    """The unseen cards dealt to the stock and the hands, as all that is known of the hands allows.

    Where a hand has several descriptions, one is taken to be true; those of several hands may not go
    together. A deal of which several are true would come as often as that: so it is kept only as seldom.

    Raises:
        ValueError: when no deal was found that agrees with what is known.
    """
    slots = [Slots(STOCK, stock)]
    slots += [Slots(place, *group) for place, known in hidden if len(known) == 1 for group in known[0]]
    doubtful = [(place, known) for place, known in hidden if len(known) > 1]
    if not doubtful:
        return fill(slots, unseen, number)
    pool = sum(1 << card for card in unseen)
    weighed = [[ways(groups, pool) for groups in known] for _, known in doubtful]
    evenly = [[1.0] * len(known) for _, known in doubtful]
    for attempt in range(GUESSES):
        weights = weighed if attempt < WEIGHED_GUESSES else evenly
        guesses = [
            guess(place, known, each, number) for (place, known), each in zip(doubtful, weights, strict=True)
        ]
        try:
            filled = fill(slots + [slot for each in guesses for slot in each.slots()], unseen, number)
        except ValueError:
            continue
        hands = [each.gather(filled) for each in guesses]
        true_ones = prod(each.true_ones(hand) for each, hand in zip(guesses, hands, strict=True))
        if number() * true_ones < 1:
            for each, hand in zip(guesses, hands, strict=True):
                filled[each.place] = mixed(hand, number)
            return {place: cards for place, cards in filled.items() if place >= 0}
    raise ValueError(NO_DEAL)
