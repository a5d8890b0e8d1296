"""What a seat at Jokers of Death may know, and whole positions that agree with it."""

from dataclasses import dataclass
from random import Random

from game.cards import Card, Seat
from game.contract import View
from game.jokers_of_death.rules import JokersAction, legal, standing, to_move
from game.jokers_of_death.state import STOCK, Debt, Phase, Rules, State, places
from game.shuffle import SEED_BITS
from game.table import Table, masked
from game.unseen import Groups, Slots, fill, left_hand


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
    known: tuple[Groups, ...]
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
    piles = [[card for card in pile if card is not None] for pile in view.piles]
    slots = [Slots(STOCK, len(view.piles[STOCK]))]
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        secret = (view.secrets[seat] if view.secrets else frozenset()) - view.open_hands[seat]
        groups = view.known[seat]
        for card in secret:
            groups = left_hand(groups, card)
        place = rules.hands + seat
        piles[place] = sorted(view.open_hands[seat] | secret)
        slots += [Slots(place, count, lacking) for count, lacking in groups]
    placed = {card for pile in piles for card in pile}
    unseen = [card for card in range(rules.facts.cards) if card not in placed]
    for place, cards in fill(slots, unseen, random.random).items():
        piles[place] += cards
    nothing = (frozenset[Card](),) * view.seats
    secrets = [view.secrets if seat == view.seat else nothing for seat in range(view.seats)]
    return State(
        Table(places(rules), piles),
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
