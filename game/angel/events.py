"""What happens in Angel beyond cards that move."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.events import Event


@dataclass(frozen=True, slots=True)
class GoesFirst(Event):
    """A seat turned up the lowest card and goes first; everybody has looked at their hand (AN-6, AN-7)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class JudgementDay(Event):
    """A seat has called Judgement Day (AN-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastCardDrawn(Event):
    """The play pile is used up, and with it the deal (AN-11)."""


@dataclass(frozen=True, slots=True)
class HandCounted(Event):
    """What a hand counts: its cards and its best bonus (AN-12)."""

    seat: Seat
    cards: int
    bonus: int
    combination: str
    """The bonus in words; empty where there is none."""
