"""The one contract that every game keeps: what the table, the minds and the saves may ask of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

from game.cards import Card, Deck, Seat
from game.events import Event
from game.table import Place, Table
from game.words import Cast


class Options(BaseModel):
    """The choices made before a match; each game adds its own, with bounds and a line of help."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class State(Protocol):
    """A whole match position. Mutable; only a ``Match`` and a search may hold one."""

    table: Table
    deals: tuple[tuple[int, ...], ...]
    """What each finished deal added, seat by seat."""

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat may do. Each game has a few frozen types of these."""


ActionT = TypeVar("ActionT", bound=Action)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the match stands. Points may be credits or tricks: whatever the game counts."""

    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]
    """What each finished deal added, seat by seat."""
    ranks: tuple[int, ...]
    """Rank of each seat from 1; equal scores share a rank."""
    winners: tuple[Seat, ...]
    """Empty until the match is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Generic[ActionT]):
    """All that one seat (None: a bystander) may know; games add their public facts."""

    seat: Seat | None
    seats: int
    to_move: Seat | None
    piles: tuple[tuple[Card | None, ...], ...]
    """By place index, bottom first; None is a card whose face is hidden."""
    legal: tuple[ActionT, ...]
    """What this seat may do now."""
    standing: Standing
    deal: int
    """Which deal this is, from 1."""
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Carry:
    """Take these cards, in this order, to a place."""

    cards: tuple[Card, ...]
    place: int


@dataclass(frozen=True, slots=True)
class Touch:
    """Click a pile; ``slot`` tells which of its unseen cards, where that is a choice."""

    place: int
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Press:
    """Press a labelled button; ``key`` is its letter on the keyboard."""

    label: str
    key: str
    confirm: str = ""
    """A question to ask first, where the action cannot be taken back and is seldom meant."""


Gesture: TypeAlias = Carry | Touch | Press
"""How a person does (or tries) something on the table."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: the clause, and a sentence with the cards in it."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})"


class IllegalAction(ValueError):
    """An action that the rules forbid; its text is for the player."""


class Level(Enum):
    """How well an opponent plays, weakest first."""

    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"
    """Not a policy of any game: the search that all games share."""


@dataclass(frozen=True, slots=True)
class OnCard:
    """A piece lies on this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class OnPlace:
    """A piece stands on the pile at this place index."""

    place: int


@dataclass(frozen=True, slots=True)
class BySeat:
    """A piece lies beside a player's name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InZone:
    """A piece lies in a zone of the table map that holds no cards."""

    name: str


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on the table that is no card: a coin, a reaper, a chain, an arrow."""

    art: str
    """The picture, a path below ``assets/tokens`` without its ending."""
    where: OnCard | OnPlace | BySeat | InZone
    count: int = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """Words that are shown large while something out of the ordinary happens."""

    words: str
    sound: str = ""
    """A file below ``assets/sounds`` without its ending."""
    place: int | None = None
    """Where the words stay until the deal's end has been shown; None: across the table, for a while."""


StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View[Any])
OptionsT = TypeVar("OptionsT", bound=Options)

Mind: TypeAlias = Callable[[ViewT, Random], ActionT]
"""An opponent: from a view with at least one legal action to one of them."""


def _no_words(*_: Any) -> str:
    return ""


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


def _no_moment(*_: Any) -> Moment | None:
    return None


def _no_outlook(_state: Any) -> Sequence[int]:
    return ()


def _no_aside(_view: Any) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Words(Generic[ViewT, ActionT]):
    """How a game speaks on the table. Every function gets a view, never a state."""

    gesture: Callable[[ViewT, ActionT], Gesture]
    """How this legal action is done on the table."""
    prompt: Callable[[ViewT, Cast], str]
    """Whose turn it is and what is wanted, in one sentence."""
    narrate: Callable[[Event, ViewT, Cast], str]
    """A sentence for the log, or nothing for an event that needs no words."""
    preview: Callable[[ViewT, ActionT], str]
    """What would follow from an action, in a few words, shown while it is hovered."""
    caption: Callable[[ViewT, int], str]
    """A few words under the pile at this place index, or nothing."""
    clause: Callable[[ViewT], str]
    """The clause that matters most now: where the rules page opens."""
    describe: Callable[[ViewT, Card], str] = _no_words
    """What a card does in this game, in a sentence or two."""
    tally: Callable[[ViewT, Seat], str] = _no_words
    """How a player stands, in a few words beside the name."""
    notes: Callable[[ViewT, Cast], Sequence[str]] = _nothing
    """A few lines to keep in sight: a table of scores, say. The first is their title."""
    pieces: Callable[[ViewT], Sequence[Piece]] = _nothing
    """What lies on the table beside the cards."""
    crossed: Callable[[ViewT], Sequence[int]] = _nothing
    """Place indexes whose cards lie crosswise."""
    moment: Callable[[Event, ViewT, Cast], Moment | None] = _no_moment
    """Large words for an event that deserves them."""
    reason: Callable[[ViewT, ActionT], str] = _no_words
    """What speaks for an action that the Fiend would choose, as the end of a sentence."""


@dataclass(frozen=True, slots=True)
class Game(Generic[StateT, ViewT, ActionT, OptionsT]):
    """One game: its facts and its functions. Everything else reaches a game through this."""

    id: str
    title: str
    tagline: str
    seats: range
    """The numbers of seats it can be played with."""
    options: type[OptionsT]
    rules_version: int
    """Raised whenever a recorded match would play differently."""
    map: str
    """The table map, a file name below ``assets/tables`` without its ending."""
    page: str
    """The rules page, a file name below ``assets/rules`` without its ending."""
    actions: tuple[type[ActionT], ...]
    deck: Callable[[OptionsT, int], Deck]
    places: Callable[[OptionsT, int], tuple[Place, ...]]
    deal: Callable[[OptionsT, int, int], StateT]
    """From options, number of seats and seed to the first position; its table listens."""
    to_move: Callable[[StateT], Seat | None]
    """Whose turn it is; None: the match is over."""
    legal: Callable[[StateT, Seat], Sequence[ActionT]]
    """Every legal action of a seat, in a stable order, one per face rather than per copy."""
    apply: Callable[[StateT, Seat, ActionT], None]
    """Carry out one of the legal actions. Legality is the caller's to check (``Match`` does)."""
    standing: Callable[[StateT], Standing]
    view: Callable[[StateT, Seat | None], ViewT]
    imagine: Callable[[ViewT, Random], StateT]
    """A whole state that agrees with the view, each possible one equally likely."""
    why_not: Callable[[ViewT, Gesture], Refusal]
    """Why a gesture that matches no legal action is refused."""
    words: Words[ViewT, ActionT]
    minds: Mapping[Level, Mind[ViewT, ActionT]]
    aside: Callable[[ViewT], ActionT | None] = _no_aside
    """What an opponent does while it is another's turn: one of the view's legal actions, or nothing."""
    counts: str = "points"
    """What the totals count, in the plural."""
    low_wins: bool = field(default=False)
    swing: float = 30.0
    """Points of lead over the others that make a deal a good one."""
    horizon: int = 400
    """Actions after which a search stops playing a deal out, and goes by its outlook."""
    outlook: Callable[[StateT], Sequence[int]] = _no_outlook
    """What each seat would score if the deal were over now."""


def ranked(totals: Sequence[int], low_wins: bool) -> tuple[int, ...]:
    """Rank of each seat from 1; equal totals share a rank."""
    best_first = sorted(totals, reverse=not low_wins)
    return tuple(1 + best_first.index(total) for total in totals)
