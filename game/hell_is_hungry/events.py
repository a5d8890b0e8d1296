"""Events of Hell is Hungry! beyond cards that move."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.events import Event


@dataclass(frozen=True, slots=True)
class HandsFilled(Event):
    """Every seat drew up to five cards (HH-4)."""

    drawn: tuple[int, ...]
    used_up: tuple[Seat, ...]
    """The seats whose deck gave its last card."""


@dataclass(frozen=True, slots=True)
class ReaperPlaced(Event):
    """A reaper stands on a pile now (HH-6)."""

    seat: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class ReaperLifted(Event):
    """A reaper left the grid until its seat's next turn (HH-15)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """A seat battles for a pile; ``defender`` protects it, where anybody does."""

    seat: Seat
    cell: int
    defender: Seat | None


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played these cards in a battle."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed in a battle (HH-12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BattleWon(Event):
    """A seat won a battle (HH-13)."""

    seat: Seat
    cell: int
    captured: int
    """The value of the cards that others played in it."""
    driven_off: Seat | None = None
    """The seat that lost a protected pile (HH-15)."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat ended its turn without a battle (HH-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HellIsFed(Event):
    """The game is over: three piles are empty, or nobody battles any more (HH-16)."""

    empty: int
