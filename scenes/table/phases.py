"""What is going on at the table: always one of these values. One function enters them; the rest asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.cards import Seat
from game.contract.rules import View
from game.contract.words import Account
from game.events import DealEnded, Event, MatchEnded
from scenes.table.picker import Picker, picker
from scenes.table.play import Chapter, LookedAt, Play

Segment: TypeAlias = tuple[Event, ...]
"""Events up to a deal's end, or to the last of them."""


@dataclass(frozen=True, slots=True)
class Laying:
    """The cards are laid out; nothing is asked of anybody yet."""

    view: View[Any]


@dataclass(frozen=True, slots=True)
class Showing:
    """Something that happened is being shown; its words still speak of what was before."""

    view: View[Any]
    segments: tuple[Segment, ...]
    """The first is on the timeline."""
    after: View[Any]
    actor: Seat | None = None
    """Whose doing it is; nobody's when cards are dealt."""


@dataclass(frozen=True, slots=True)
class Recalling:
    """What happened since the viewer last acted is shown once more, in the words of then."""

    chapters: tuple[Chapter, ...]
    """The first is on the timeline."""
    then: "Deciding"

    @property
    def view(self) -> View[Any]:
        """What the viewer knew before what is being shown."""
        return self.chapters[0].before


@dataclass(frozen=True, slots=True)
class Deciding:
    """The viewer is to act."""

    picker: Picker
    recallable: bool
    """Whether something happened that can be shown once more."""

    @property
    def view(self) -> View[Any]:
        """What the viewer knows."""
        return self.picker.view


@dataclass(frozen=True, slots=True)
class Waiting:
    """An opponent makes up its mind; the viewer may do what can be done at any time."""

    view: View[Any]
    seat: Seat
    picker: Picker | None


@dataclass(frozen=True, slots=True)
class Accounting:
    """A deal's end lies open on the table until the person goes on."""

    view: View[Any]
    """What was known before it ended."""
    account: Account | None
    """How it came out, in the game's words."""
    rest: tuple[Segment, ...]
    """What is to be shown then."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """The score page is up after a deal."""

    view: View[Any]
    rest: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class HandingOn:
    """What a turn showed its own person stays until that person passes the machine on."""

    view: View[Any]
    person: Seat


@dataclass(frozen=True, slots=True)
class Passing:
    """The curtain is down until the next person says to be there."""

    view: View[Any]
    person: Seat


@dataclass(frozen=True, slots=True)
class Looking:
    """Another program plays this match: here it is only looked at."""

    view: View[Any]


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended; the table may be looked at."""

    view: View[Any]


Phase: TypeAlias = (
    Laying
    | Showing
    | Recalling
    | Deciding
    | Waiting
    | Accounting
    | Scoring
    | HandingOn
    | Passing
    | Looking
    | Over
)


def following(play: Play) -> Phase:
    """What follows from the position: who is to do what, when nothing is left to be shown."""
    view = play.view
    if play.match.to_move is None:
        return Over(view)
    if isinstance(play, LookedAt):
        return Looking(view)
    if play.opponent is not None:
        return Waiting(view, play.opponent, _picker(play, view) if view.legal else None)
    person = play.someone_else
    if person is None:
        return Deciding(_picker(play, view), play.recallable)
    return Passing(view, person) if play.viewer is None else HandingOn(view, person)


def telling(phase: Phase) -> View[Any] | None:
    """The view from which what is being shown is told: the one after it."""
    match phase:
        case Showing(after=after):
            return after
        case Recalling(chapters=(chapter, *_)):
            return chapter.after
    return None


def ends_deal(segment: Segment) -> bool:
    """Whether a deal ends with what is shown."""
    return any(isinstance(event, DealEnded) for event in segment)


def segments(events: Sequence[Event]) -> tuple[Segment, ...]:
    """Events cut after each deal's end, the match's end included."""
    cut: list[list[Event]] = [[]]
    for index, event in enumerate(events):
        cut[-1].append(event)
        follower = events[index + 1] if index + 1 < len(events) else None
        if isinstance(event, DealEnded | MatchEnded) and not isinstance(follower, MatchEnded):
            cut.append([])
    return tuple(tuple(segment) for segment in cut if segment)


def _picker(play: Play, view: View[Any]) -> Picker:
    return picker(play.match.game, view, play.match.deck)
