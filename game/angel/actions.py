"""What a seat may do in Angel."""

from dataclasses import dataclass

from game.cards import Card
from game.contract.rules import Action


@dataclass(frozen=True, slots=True)
class DiscardUnseen(Action):
    """Turn up and discard one of the five unseen cards, by where it lies (AN-5)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay a card on the trash and draw another (AN-8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class CallJudgementDay(Action):
    """End the deal here and now (AN-10)."""
