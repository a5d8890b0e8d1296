"""The contract that every game keeps: options, rules, table, words, search, lessons and the Descent.

Everything else reaches a game through one value of type ``Game``.
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
    """One game: its facts and its functions. Everything else reaches a game through this."""

    info: GameInfo
    options: type[OptionsT]
    actions: tuple[type[ActionT], ...]
    deck: Callable[[OptionsT, int], Deck]
    places: Callable[[OptionsT, int], tuple[Place, ...]]
    deal: Callable[[OptionsT, int, int], StateT]
    """From options, number of seats and seed to the first position; its table listens."""
    to_move: Callable[[StateT], Seat | None]
    """The seat whose turn it is; None: the match is over."""
    legal: Callable[[StateT, Seat], Sequence[ActionT]]
    """Every legal action of a seat, in a stable order, one per face rather than per copy."""
    apply: Callable[[StateT, Seat, ActionT], None]
    """Carry out one of the legal actions. Legality is the caller's to check (``Match`` does)."""
    standing: Callable[[StateT], Standing]
    view: Callable[[StateT, Seat | None], ViewT]
    determinize: Callable[[ViewT, Random], StateT]
    """Determinize a view: return a whole state that agrees with it, each possible one equally likely."""
    why_not: Callable[[ViewT, Gesture], Refusal]
    """Why a gesture that matches no legal action is refused."""
    words: Words[ViewT, ActionT]
    search: Search[StateT, ViewT, ActionT]
    forgettable: tuple[type[ActionT], ...] = ()
    """Actions that a person could forget: done for players who want that in the settings."""
    lessons: tuple[Lesson[ActionT], ...] = ()
    """Guided deals: the game itself first, then what its options add."""
    short: OptionsT | None = None
    """The options of a match that is over sooner than a usual one; None where no option does that."""
    circle: Circle | None = None
    older_rules: Mapping[int, OlderRules] = field(default_factory=dict)
    """Versions of the rules before ``rules_version`` that it can still be played by."""

    @property
    def id(self) -> str:
        """The name of the game in files and on the command line."""
        return self.info.id

    @property
    def title(self) -> str:
        """Its name."""
        return self.info.title

    @property
    def seats(self) -> range:
        """The numbers of seats it can be played with."""
        return self.info.seats

    @property
    def rules_version(self) -> int:
        """The version of its rules; ``GameInfo`` says when it is raised."""
        return self.info.rules_version


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""Some game, where it does not matter which."""
