"""What the opponents ask of a game: its policies, and what helps the search that all games share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, Generic, TypeAlias

from game.contract.rules import ActionT, StateT, ViewT


class Level(Enum):
    """How well an opponent plays, weakest first."""

    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"
    """Not a policy of any game: the search that all games share."""


Mind: TypeAlias = Callable[[ViewT, Random], ActionT | None]
"""An opponent: from a view with at least one legal action to one of them.

While it is another's turn it may also do nothing, and leaves what it does to no chance.
"""


def _no_outlook(_state: Any) -> Sequence[int]:
    return ()


@dataclass(frozen=True, slots=True)
class Search(Generic[StateT, ViewT, ActionT]):
    """How opponents think about a game. What they decide from is a view, never a state."""

    policies: Mapping[Level, Mind[ViewT, ActionT]]
    """The lower levels: what each plays at once, without looking ahead."""
    swing: float
    """Points of lead over the others that make a deal a good one."""
    horizon: int = 400
    """Actions after which a search stops playing a deal out, and goes by its outlook."""
    outlook: Callable[[StateT], Sequence[int]] = _no_outlook
    """What each seat would score if the deal were over now."""
