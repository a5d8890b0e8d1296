"""The contract that every game keeps, in short pages (rules, table, words, search, lesson, circle).

Everything else reaches a game through one value of type ``Game``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

from game.cards import Deck, Seat
from game.contract.circle import Circle
from game.contract.lesson import Lesson
from game.contract.rules import ActionT, OptionsT, Refusal, Standing, StateT, ViewT
from game.contract.search import Search
from game.contract.table import Gesture
from game.contract.words import Words
from game.table import Place


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
    search: Search[StateT, ViewT, ActionT]
    forgettable: tuple[type[ActionT], ...] = ()
    """What a person could forget to do: done for whoever has asked for that in the settings."""
    counts: str = "points"
    """What the totals count, in the plural."""
    low_wins: bool = False
    lessons: tuple[Lesson[ActionT], ...] = ()
    """Guided deals: the game itself first, then what its options add."""
    circle: Circle | None = None
    """What it brings to the Descent; None: it is not met there."""
    cover: str = ""
    """The codes of a few cards of its deck that stand for it, parted by spaces; the last lies on top."""
    minutes: int = 0
    """About how long a usual match takes one person, for the menu; 0: not said."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""Some game, where it does not matter which."""
