"""The actions of Coal Whist."""

from dataclasses import dataclass

from game.cards import Card
from game.contract.rules import Action


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """A card to play to the trick (CW-4)."""

    card: Card
