"""The events of Coal Whist, other than card moves."""

from dataclasses import dataclass

from game.cards import Seat
from game.table import Event


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A seat wins a trick (CW-6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """A seat wins every trick of a deal (CW-7)."""

    seat: Seat
