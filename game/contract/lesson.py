"""A guided first deal: real rules, a deal that is always the same, one thing said at a time."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from game.cards import Card, Seat
from game.contract.options import Options
from game.contract.rules import ActionT
from game.contract.table import Piece, Spot

LEARNER: Final[Seat] = 0


@dataclass(frozen=True, slots=True)
class Step(Generic[ActionT]):
    """One thing to learn: said beside what it speaks of, done, and answered by the others."""

    says: str
    clause: str
    """The clause that it teaches, where the rules open from it."""
    points: tuple[Spot | Piece, ...] = ()
    """The things it speaks of; the rest of the table is dimmed."""
    shows: Card | None = None
    """A card that it speaks of and that isn't in sight: the host shows it."""
    do: ActionT | None = None
    """The action that the learner has to take; None: read, and go on."""
    also: tuple[ActionT, ...] = ()
    """The actions that follow it at once, one by one, while the same words are shown."""
    order: str = ""
    """The order to take it, where the usual one would suit other actions too."""
    instead: str = ""
    """The words for another legal action."""
    otherwise: str = ""
    """The words for an action of another kind than ``do``, such as a pass in place of a card."""
    then: tuple[ActionT, ...] = ()
    """The actions of everybody that follow, in order, before the next step is said.

    The learner too, where a lesson hurries on past what is known already.
    """
    watch: str = ""
    """The words for the learner to watch that with; empty where the usual ones will do."""
    freely: bool = False
    """True if the learner then plays the deal to its end as they like; ``then`` is one way it can go."""

    @property
    def asked(self) -> tuple[ActionT, ...]:
        """The actions that the learner has to take, in order."""
        return () if self.do is None else (self.do, *self.also)

    def answer(self, tried: ActionT | None) -> str:
        """Return the words for another legal action; empty if the step has none."""
        another = type(tried) is not type(self.do)
        return self.otherwise if another and self.otherwise else self.instead


@dataclass(frozen=True, slots=True)
class Lesson(Generic[ActionT]):
    """A deal to learn a game by."""

    id: str
    title: str
    options: Options
    others: tuple[str, ...]
    """The names of the other players, from seat 1 on."""
    seed: int
    steps: tuple[Step[ActionT], ...]
    recap: tuple[str, ...] = ()
    """The sentences to remember, shown once it is done."""
    teaches: str = ""
    """A line about it, where it is offered after another."""
    assumes: str = ""
    """The id of a game the player must know first; those who know it are offered this lesson first."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return 1 + len(self.others)

    def actions(self) -> Iterator[tuple[int, ActionT]]:
        """Yield every action in order, with the number of its step."""
        for number, step in enumerate(self.steps):
            for action in (*step.asked, *step.then):
                yield number, action


AnyLesson: TypeAlias = Lesson[Any]
