"""The actions of Angel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.angel.cards import CARDS
from game.angel.position import DEALT
from game.cards import Card
from game.contract.rules import Action


@dataclass(frozen=True, slots=True)
class DiscardUnseen(Action):
    """A flip of one of the five unseen cards, by its slot; the card is out of the deal (AN-5)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """A discard; a draw follows (AN-8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class CallJudgementDay(Action):
    """A call of Judgement Day, which ends the deal at once (AN-10)."""


AngelAction: TypeAlias = DiscardUnseen | Discard | CallJudgementDay

DISCARD: Final = tuple(Discard(card) for card in range(CARDS))
FLIP: Final[Sequence[AngelAction]] = tuple(DiscardUnseen(slot) for slot in range(DEALT))
CALL: Final = CallJudgementDay()
