"""Lessons: guided deals with real rules and fixed cards, taught one step at a time."""

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
    """A step of a lesson: words, the learner's action, and what follows."""

    says: str
    clause: str
    """The clause it teaches, where the rules page opens."""
    points: tuple[Spot | Piece, ...] = ()
    """The things the words are about; the rest of the table is dimmed."""
    shows: Card | None = None
    """A card the words are about that isn't visible, so that the host shows it."""
    do: ActionT | None = None
    """The action the learner must take, or None if they only read."""
    also: tuple[ActionT, ...] = ()
    """The learner's further actions, one by one, with the same words."""
    order: str = ""
    """The order to take the action, if the usual one would be ambiguous."""
    instead: str = ""
    """The words for another legal action."""
    otherwise: str = ""
    """The words for another action once one of another kind than ``do`` is asked.

    If there is none, they answer such an action, such as a pass in place of a card.
    """
    then: tuple[ActionT, ...] = ()
    """The actions of all players that follow, in order, before the next step.

    They include the learner's where a lesson skips known parts.
    """
    watch: str = ""
    """The words shown meanwhile, or empty for the usual ones."""
    freely: bool = False
    """True if the learner then finishes the deal freely; ``then`` is one possible course."""

    @property
    def asked(self) -> tuple[ActionT, ...]:
        """The actions the learner must take, in order."""
        return () if self.do is None else (self.do, *self.also)

    def answer(self, tried: ActionT | None, wanted: ActionT | None) -> str:
        """Return the words for a legal action other than the one wanted, or empty."""
        later = any(type(each) is not type(self.do) for each in self.also)
        another = type(wanted if later else tried) is not type(self.do)
        return self.otherwise if another and self.otherwise else self.instead


@dataclass(frozen=True, slots=True)
class Lesson(Generic[ActionT]):
    """A guided deal."""

    id: str
    title: str
    options: Options
    others: tuple[str, ...]
    """The names of the other players, from seat 1 on."""
    seed: int
    steps: tuple[Step[ActionT], ...]
    recap: tuple[str, ...] = ()
    """The sentences to remember, shown at the end."""
    teaches: str = ""
    """The line that offers it after another lesson."""
    assumes: str = ""
    """The id of a game the player must know first; this lesson is offered first to those who do."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return 1 + len(self.others)

    def actions(self) -> Iterator[tuple[int, ActionT]]:
        """Yield every action in order, with the index of its step."""
        for number, step in enumerate(self.steps):
            for action in (*step.asked, *step.then):
                yield number, action


AnyLesson: TypeAlias = Lesson[Any]
