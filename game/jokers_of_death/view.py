"""A seat's view of Jokers of Death, and the lighter one that rollouts use."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card, Seat
from game.contract.rules import View
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.phases import Debt, Phase
from game.jokers_of_death.position import Known, Rules


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
