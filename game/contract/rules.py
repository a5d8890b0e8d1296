"""The types of a game's rules: positions, actions, views, standings and refusals."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Protocol, TypeVar

from game.cards import Card, Seat
from game.sentences import PlayerError
from game.table import Table


class State(Protocol):
    """A whole position of a match. It is mutable, and only a ``Match`` and the search may hold one."""

    table: Table
    deals: tuple[tuple[int, ...], ...]


T = TypeVar("T")
StateT = TypeVar("StateT", bound=State)


def cloned(state: StateT) -> StateT:
    """Return a copy of a position with its own piles and lists, which records no events."""
    kind = type(state)
    copy = kind.__new__(kind)
    for name in field_names(kind):
        value = getattr(state, name)
        setattr(copy, name, value[:] if type(value) is list else value)
    copy.table = state.table.clone()
    return copy


def convert(source: Any, kind: Callable[..., T], **given: Any) -> T:
    """Return a dataclass of another kind with the fields given; copy all others of the same name."""
    copied = {name: getattr(source, name) for name in _shared(source.__class__, kind)}
    return kind(**copied | given)


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """Return the names of a dataclass's fields, in order."""
    return tuple(field.name for field in fields(kind))


@cache
def _shared(kind: Any, other: Any) -> tuple[str, ...]:
    """Return the names that fields of two dataclasses share."""
    return tuple(name for name in field_names(other) if name in field_names(kind))


@dataclass(frozen=True, slots=True)
class Action:
    """The base class of actions; each game has a few frozen ones."""


ActionT = TypeVar("ActionT", bound=Action)


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a match, in points, credits or tricks, as the game counts."""

    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]
    """The points of each finished deal, by seat."""
    ranks: tuple[int, ...]
    """The rank of each seat, from 1; equal scores share a rank."""
    winners: tuple[Seat, ...]
    """The winners, or none until the match is over."""
    course: tuple[tuple[int, ...], ...] = ()
    """The totals before the first deal and after each, or empty if they are the sums of the deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything one seat, or a bystander (None), may know. Games add public facts."""

    seat: Seat | None
    seats: int
    to_move: Seat | None
    piles: tuple[tuple[Card | None, ...], ...]
    """The piles by place index, from the bottom up, with None for a hidden card."""
    legal: tuple[Any, ...]
    standing: Standing
    dealer: Seat

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        return len(self.standing.deals) + 1

    @property
    def near(self) -> Seat:
        """The viewer's seat, or the first for a bystander."""
        return self.seat or 0

    @property
    def mover(self) -> Seat:
        """The seat to move, or the first once the match is over."""
        return self.to_move or 0

    def seen(self, place: int) -> list[Card]:
        """Return the visible cards of a pile."""
        return [card for card in self.piles[place] if card is not None]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason for refusing a gesture: a clause and a sentence."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} (rule {self.clause})"


class IllegalAction(PlayerError):
    """An action against the rules."""


ViewT = TypeVar("ViewT", bound=View)
