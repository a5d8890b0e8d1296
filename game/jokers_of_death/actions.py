"""The actions of Jokers of Death, as shared instances."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.rules import Action
from game.french import SUITS
from game.jokers_of_death.cards import FACES, MOST_DECKS, MOST_PILES, Held, Kinds


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A play on a pile: in turn (JD-4), as an answer (JD-10, JD-13) or from a picked-up pile (JD-28)."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """A draw from the stock (JD-5, JD-20)."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """The end of a turn in which nothing can be played or drawn (JD-6)."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """A draw of the penalty for all unanswered attacks (JD-11)."""


@dataclass(frozen=True, slots=True)
class NameSuit(Action):
    """The choice of the suit to follow an eight (JD-17)."""

    suit: int


@dataclass(frozen=True, slots=True)
class Reverse(Action):
    """The choice to reverse the direction of play after a ten (JD-18)."""


@dataclass(frozen=True, slots=True)
class KeepDirection(Action):
    """The choice to keep the direction of play after a ten (JD-18)."""


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """A knock with one card in hand (JD-7)."""


@dataclass(frozen=True, slots=True)
class GoOnWithoutKnocking(Action):
    """The choice not to knock (JD-7)."""


@dataclass(frozen=True, slots=True)
class ShowJokers(Action):
    """A show of two or more jokers, which ends the deal (JD-22)."""


@dataclass(frozen=True, slots=True)
class TakeUp(Action):
    """A pick-up of a discard pile as a second hand (JD-28)."""

    pile: int


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """The choice to move the rest of a picked-up pile to the hand (JD-30)."""


Decision: TypeAlias = NameSuit | Reverse | KeepDirection | Knock | GoOnWithoutKnocking | ShowJokers
JokersAction: TypeAlias = Play | Draw | Stop | Take | TakeUp | GiveUp | Decision

_MOST_CARDS: Final = 4 + FACES * MOST_DECKS
PLAY: Final = tuple(tuple(Play(card, pile) for card in range(_MOST_CARDS)) for pile in range(MOST_PILES))
"""The plays, by pile and card."""
TAKE_UP: Final = tuple(TakeUp(pile) for pile in range(MOST_PILES))
DRAW: Final = Draw()
STOP: Final = Stop()
TAKE: Final = Take()
KNOCK: Final = Knock()
SHOW: Final = ShowJokers()
GIVE_UP: Final = GiveUp()
SUITS_TO_NAME: Final[Sequence[JokersAction]] = tuple(NameSuit(suit) for suit in range(len(SUITS)))
WAYS_TO_TURN: Final[Sequence[JokersAction]] = (Reverse(), KeepDirection())
KNOCK_OR_NOT: Final[Sequence[JokersAction]] = (KNOCK, GoOnWithoutKnocking())


def add_plays(moves: list[JokersAction], held: Held, wanted: Kinds, pile: int) -> None:
    """Add a play on a pile for each kind that is held and wanted there."""
    play = PLAY[pile]
    kinds, one_of = held
    fitting = kinds & wanted
    while fitting:
        lowest = fitting & -fitting
        moves.append(play[one_of[lowest.bit_length() - 1]])
        fitting ^= lowest
