"""A guided first deal: real rules, a deal that is always the same, one thing said at a time."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from game.cards import Seat
from game.contract.options import Options
from game.contract.rules import ActionT
from game.contract.table import Piece, Spot

LEARNER: Final[Seat] = 0
"""Where the learner sits."""


@dataclass(frozen=True, slots=True)
class Step(Generic[ActionT]):
    """One thing to learn: said beside what it speaks of, done, and answered by the others."""

    says: str
    clause: str
    """What it teaches: where the rules open from it."""
    points: tuple[Spot | Piece, ...] = ()
    """What it speaks of; the rest of the table is dimmed."""
    do: ActionT | None = None
    """What the learner has to do; None: read, and go on."""
    instead: str = ""
    """What is said when something else that is allowed is tried."""
    otherwise: str = ""
    """The same for what is of another kind than ``do``, such as a pass in place of a card."""
    then: tuple[ActionT, ...] = ()
    """What whoever is to move then does, one action after the other, before the next step is said.

    The learner too, where a lesson hurries on past what is known already.
    """
    freely: bool = False
    """True if the learner then plays the deal to its end as they like; ``then`` is one way it can go."""

    def answer(self, tried: ActionT) -> str:
        """What is said to something else that is allowed; empty where the step has no words for it."""
        another = type(tried) is not type(self.do)
        return self.otherwise if another and self.otherwise else self.instead


@dataclass(frozen=True, slots=True)
class Lesson(Generic[ActionT]):
    """A deal to learn a game by."""

    id: str
    title: str
    options: Options
    others: tuple[str, ...]
    """What the other players are called in it, from seat 1 on."""
    seed: int
    steps: tuple[Step[ActionT], ...]
    assumes: str = ""
    """The id of a game that one has to know for it; whoever does is offered it before the others."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.others)

    def actions(self) -> Iterator[tuple[int, ActionT]]:
        """Every action in order, with the number of its step."""
        for number, step in enumerate(self.steps):
            for action in (*(() if step.do is None else (step.do,)), *step.then):
                yield number, action


AnyLesson: TypeAlias = Lesson[Any]
