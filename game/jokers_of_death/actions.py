"""What a seat may do in Jokers of Death, and the actions themselves, made once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.rules import Action
from game.french import SUITS
from game.jokers_of_death.cards import FACES, MOST_DECKS, MOST_PILES, Held, Kinds


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


JokersAction: TypeAlias = (
    Play
    | Draw
    | Stop
    | Take
    | NameSuit
    | Reverse
    | KeepDirection
    | Knock
    | GoOnWithoutKnocking
    | ShowJokers
    | TakeUp
    | GiveUp
)

_MOST_CARDS: Final = 4 + FACES * MOST_DECKS
PLAY: Final = tuple(tuple(Play(card, pile) for card in range(_MOST_CARDS)) for pile in range(MOST_PILES))
"""By pile, then by card."""
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
    """A play on a pile of each kind that is held and wanted there."""
    play = PLAY[pile]
    kinds, one_of = held
    fitting = kinds & wanted
    while fitting:
        lowest = fitting & -fitting
        moves.append(play[one_of[lowest.bit_length() - 1]])
        fitting ^= lowest
