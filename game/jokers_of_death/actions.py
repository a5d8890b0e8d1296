"""What a seat may do in Jokers of Death."""

from dataclasses import dataclass

from game.cards import Card
from game.contract.rules import Action


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card on a pile (JD-4), or answer there (JD-10, JD-13), or shed a taken-up pile (JD-28)."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw a card from the stock (JD-5, JD-20)."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Nothing can be played and nothing drawn: the turn ends (JD-6)."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Answer no more and take what is owed (JD-11)."""


@dataclass(frozen=True, slots=True)
class NameSuit(Action):
    """Say which suit goes on the eight just played (JD-17)."""

    suit: int


@dataclass(frozen=True, slots=True)
class Reverse(Action):
    """After a ten: turn the direction of play round (JD-18)."""


@dataclass(frozen=True, slots=True)
class KeepDirection(Action):
    """After a ten: leave the direction as it is (JD-18)."""


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """Knock with one card in hand (JD-7)."""


@dataclass(frozen=True, slots=True)
class GoOnWithoutKnocking(Action):
    """Forget to knock (JD-7)."""


@dataclass(frozen=True, slots=True)
class ShowJokers(Action):
    """Show a hand with two jokers: play stops (JD-22)."""


@dataclass(frozen=True, slots=True)
class TakeUp(Action):
    """Take up a discard pile as a second hand (JD-28)."""

    pile: int


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Put what is left of a taken-up pile into the hand (JD-30)."""
