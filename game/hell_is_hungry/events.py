"""The events of Hell is Hungry!, other than card moves."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.table import Event


@dataclass(frozen=True, slots=True)
class HandsFilled(Event):
    """Every seat draws up to a hand of five (HH-4)."""

    drawn: tuple[int, ...]
    used_up: tuple[Seat, ...]
    """The seats that drew the last card of their deck."""


@dataclass(frozen=True, slots=True)
class ReaperPlaced(Event):
    """A reaper is placed on a pile (HH-6)."""

    seat: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class ReaperLifted(Event):
    """A reaper leaves the grid until its seat's next turn (HH-15)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """A seat starts a battle for a pile; ``defender`` is the seat that protects it, if any."""

    seat: Seat
    cell: int
    defender: Seat | None


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat plays these cards in a battle."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passes in a battle (HH-12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BattleWon(Event):
    """A seat wins a battle (HH-13)."""

    seat: Seat
    cell: int
    captured: int
    """The value of the others' cards won in it."""
    driven_off: Seat | None = None
    """The defender who lost a protected pile, if any (HH-15)."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat ends its turn without a battle (HH-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HellIsFed(Event):
    """The game ends: three piles are empty, or two rounds passed without a battle (HH-16)."""

    empty: int
