"""The events of Angel, other than card moves."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.table import Event


@dataclass(frozen=True, slots=True)
class GoesFirst(Event):
    """The seat that flipped the lowest card goes first; all players now see their own hands (AN-6, AN-7)."""

    seat: Seat
    card: Card
    tied: bool
    """True if another card was as low, but flipped later."""


@dataclass(frozen=True, slots=True)
class JudgementDay(Event):
    """A seat has called Judgement Day (AN-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastCardDrawn(Event):
    """The draw pile is empty, which ends the deal (AN-11)."""


@dataclass(frozen=True, slots=True)
class HandCounted(Event):
    """The points of a hand: its cards and its best bonus (AN-12)."""

    seat: Seat
    cards: int
    bonus: int
    combination: str
    """The name of the bonus; empty if there is none."""
