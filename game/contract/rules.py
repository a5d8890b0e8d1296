"""The types of a game's rules: positions, actions, views, standings and refusals."""

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Protocol, TypeVar

from game.cards import Card, Seat
from game.table import Table


class State(Protocol):
    """A whole match position. Mutable; only a ``Match`` and a search may hold one."""

    table: Table
    deals: tuple[tuple[int, ...], ...]


StateT = TypeVar("StateT", bound=State)


def cloned(state: StateT) -> StateT:
    """Return a copy of a position with piles and lists of its own, to play on; nobody listens to it."""
    kind = type(state)
    copy = kind.__new__(kind)
    for name in field_names(kind):
        value = getattr(state, name)
        setattr(copy, name, value[:] if type(value) is list else value)
    copy.table = state.table.clone()
    return copy


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """Return the names of the fields of a dataclass, in their order."""
    return tuple(field.name for field in fields(kind))


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat may do. Each game has a few frozen types of these."""


ActionT = TypeVar("ActionT", bound=Action)


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a match. Points may be credits or tricks: whatever the game counts."""

    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]
    """The points that each finished deal added, by seat."""
    ranks: tuple[int, ...]
    """Rank of each seat from 1; equal scores share a rank."""
    winners: tuple[Seat, ...]
    """Empty until the match is over."""
    course: tuple[tuple[int, ...], ...] = ()
    """The totals before the first deal and after each; empty where they are the sums of the deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one seat (None: a bystander) may know; games add their public facts."""

    seat: Seat | None
    seats: int
    to_move: Seat | None
    piles: tuple[tuple[Card | None, ...], ...]
    """By place index, bottom first; None is a card whose face is hidden."""
    legal: tuple[Any, ...]
    standing: Standing
    deal: int
    """The number of the deal, from 1."""
    dealer: Seat

    def seen(self, place: int) -> list[Card]:
        """Return the cards of a pile whose faces are seen."""
        return [card for card in self.piles[place] if card is not None]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason for a refusal: the clause, and a sentence with the cards in it."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} (rule {self.clause})"


class IllegalAction(ValueError):
    """An action that the rules forbid; its text is for the player."""


ViewT = TypeVar("ViewT", bound=View)
