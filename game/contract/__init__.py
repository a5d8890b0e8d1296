"""The contract of a game: options, rules, table, words, search, lessons and the Descent.

All other code uses a game through one value of type ``Game``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias

from game.cards import Deck, Seat
from game.contract.descent import Circle
from game.contract.lesson import Lesson
from game.contract.options import OlderRules, OptionsT
from game.contract.rules import ActionT, Refusal, Standing, StateT, ViewT
from game.contract.search import Search
from game.contract.table import Gesture
from game.contract.words import Words
from game.info import GameInfo
from game.table import Place


@dataclass(frozen=True, slots=True)
class Game(Generic[StateT, ViewT, ActionT, OptionsT]):
    """A game: its facts and functions."""

    info: GameInfo
    options: type[OptionsT]
    actions: tuple[type[ActionT], ...]
    deck: Callable[[OptionsT, int], Deck]
    places: Callable[[OptionsT, int], tuple[Place, ...]]
    deal: Callable[[OptionsT, int, int], StateT]
    """Return the first position for options, a number of seats and a seed; its table records events."""
    to_move: Callable[[StateT], Seat | None]
    """Return the seat to move, or None at the end of the match."""
    legal: Callable[[StateT, Seat], Sequence[ActionT]]
    """Return the legal actions of a seat in a stable order, one for all equivalent cards."""
    apply: Callable[[StateT, Seat, ActionT], None]
    """Apply a legal action. The caller checks legality, as ``Match`` does."""
    standing: Callable[[StateT], Standing]
    view: Callable[[StateT, Seat | None], ViewT]
    determinize: Callable[[ViewT, Random], StateT]
    """Return a random state that agrees with a view, all possible ones equally likely."""
    why_not: Callable[[ViewT, Gesture], Refusal]
    """Return the reason for refusing a gesture that matches no legal action."""
    words: Words[ViewT, ActionT]
    search: Search[StateT, ViewT, ActionT]
    forgettable: tuple[type[ActionT], ...] = ()
    """Types of actions a person might forget, which a setting automates."""
    lessons: tuple[Lesson[ActionT], ...] = ()
    """The guided deals: first the game itself, then its options."""
    short: OptionsT | None = None
    """The options for a shorter match, or None if no option makes it shorter."""
    circle: Circle | None = None
    older_rules: Mapping[int, OlderRules] = field(default_factory=dict)
    """Earlier versions of the rules that can still be played, by version."""

    @property
    def id(self) -> str:
        """The id of the game in files and on the command line."""
        return self.info.id

    @property
    def title(self) -> str:
        """The title on screen."""
        return self.info.title

    @property
    def seats(self) -> range:
        """The possible numbers of seats."""
        return self.info.seats

    @property
    def rules_version(self) -> int:
        """The version of the rules; ``GameInfo`` says when to raise it."""
        return self.info.rules_version


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""Any game."""
