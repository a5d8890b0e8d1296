"""A seat's view of Jokers of Death."""

from dataclasses import dataclass

from game.cards import Card
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
