"""A seat's view of Jokers of Death, and the lighter one that rollouts use."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card, Seat
from game.contract.rules import View
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.position import Debt, Known, Phase, Rules, State
from game.jokers_of_death.rules import legal, to_move
from game.jokers_of_death.scoring import standing
from game.table import masked


@dataclass(frozen=True, slots=True, kw_only=True)
class JokersView(View):
    """The part of a position of Jokers of Death that one seat may know."""

    legal: tuple[JokersAction, ...]
    rules: Rules
    direction: int
    phase: Phase
    live: int
    debts: tuple[Debt | None, ...]
    named: tuple[int | None, ...]
    knocked: int
    may_knock: int
    aces: int
    ten_played: bool
    hand_played: bool
    idle: int
    turns: int
    known: tuple[Known, ...]
    open_cards: tuple[frozenset[Card], ...]
    secrets: tuple[frozenset[Card], ...]
    """By seat: cards this seat alone knows to be there, because it gave them away (JD-25)."""
    prices: tuple[int, ...]


@dataclass(slots=True)
class Glance:
    """A sampled position as the seat to move sees it, for policies.

    A view masks every pile and adds up the standing, which takes as long as the policy itself. A glance has
    the piles as they are. Policies look at no more of them than a view shows; a test compares the two.
    """

    seat: Seat
    to_move: Seat
    seats: int
    piles: Sequence[Sequence[Card]]
    legal: Sequence[JokersAction]
    rules: Rules
    phase: Phase
    live: int
    named: tuple[int | None, ...]
    direction: int
    aces: int
    may_knock: int


Seen: TypeAlias = JokersView | Glance


def view(state: State, seat: Seat | None) -> JokersView:
    """Return the position as a seat, or a bystander (None), may know it."""
    table = state.table
    return JokersView(
        seat=seat,
        seats=state.rules.seats,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.dealer,
        rules=state.rules,
        direction=state.direction,
        phase=state.phase,
        live=state.live,
        debts=state.debts,
        named=state.named,
        knocked=state.knocked,
        may_knock=state.may_knock,
        aces=state.aces,
        ten_played=state.ten_played,
        hand_played=state.hand_played,
        idle=state.idle,
        turns=state.turns,
        known=tuple(state.known),
        open_cards=tuple(state.open_cards),
        secrets=() if seat is None or not state.secrets else state.secrets[seat],
        prices=state.prices,
    )
