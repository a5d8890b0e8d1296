"""What is going on at the table: always one of these values. One function enters them; the rest asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.contract.rules import Action, View
from game.contract.table import Effect, Verdict
from game.contract.words import Account
from game.events import DealEnded, DealStarted, Event, GameEnded, MatchEnded
from game.sentences import opening
from saves.models import Settings
from scenes.table.input.picker import Picker, picker
from scenes.table.session import Chapter, ReadOnlySession, Session
from scenes.table.view.view_model import Happening

EventBatch: TypeAlias = tuple[Event, ...]
"""Events up to a deal's end, to what decides something, or to the last of them."""
FORCED: Final = "That was your only move, so it was made for you."


def segments(play: Session, events: Sequence[Event], before: View) -> tuple[EventBatch, ...]:
    """Return events cut after each deal's end, the match's end included, and where something is decided."""
    cut: list[list[Event]] = [[]]
    for index, event in enumerate(events):
        cut[-1].append(event)
        follower = events[index + 1] if index + 1 < len(events) else None
        ends = isinstance(event, DealEnded | GameEnded | MatchEnded)
        ends = ends and not isinstance(follower, GameEnded | MatchEnded)
        if ends or verdict(play, tuple(cut[-1]), before) is not None:
            cut.append([])
    return tuple(tuple(segment) for segment in cut if segment)


def verdict(play: Session, segment: EventBatch, before: View) -> Verdict | None:
    """What the end of a segment decides."""
    if not segment:
        return None
    decided: Verdict | None = play.match.game.words.verdict(segment, before, play.cast)
    return decided


def suffered(play: Session, segment: EventBatch, after: View) -> Verdict | None:
    """What others did to the viewer, unless it is now the viewer who acts and reads it at leisure."""
    words, cast = play.match.game.words, play.cast
    if play.viewer is None or after.to_move == play.viewer:
        return None
    told = []
    for event in segment:
        hits = [each for each in words.effects(event, after, cast) if strikes(each, play.viewer)]
        line = words.narrate(event, after, cast)
        told += [f"{opening(hit.words)}." if line is None else line.words for hit in hits[:1]]
    return Verdict(" ".join(told), ()) if told else None


def opened(play: Session, segment: EventBatch, after: View) -> Verdict | None:
    """Who deals or begins a match, and why, unless the viewer acts first and reads it at leisure."""
    if after.to_move == play.viewer or not play.announced:
        return None
    first = (event for event in segment if isinstance(event, DealStarted) and event.number == 1)
    told = next((play.match.game.words.narrate(event, after, play.cast) for event in first), None)
    return None if told is None else Verdict(told.words, ())


def strikes(effect: Effect | Happening, seat: Seat) -> bool:
    """Whether an effect is another's doing, and bad for a seat."""
    return effect.seat == seat and effect.by not in (None, seat) and not effect.gain


def ends_deal(segment: EventBatch) -> bool:
    """Whether a deal ends with what is shown."""
    return any(isinstance(event, DealEnded) for event in segment)


def recalled(play: Session) -> tuple[Chapter, ...]:
    """What the viewer saw since it last acted, cut in the same way."""
    return tuple(
        replace(chapter, events=segment)
        for chapter in play.recent()
        for segment in segments(play, chapter.events, chapter.before)
    )


@dataclass(frozen=True, slots=True)
class Laying:
    """The cards are laid out; nothing is asked of anybody yet."""

    view: View


@dataclass(frozen=True, slots=True)
class Showing:
    """Something that happened is being shown; its words still speak of what was before."""

    view: View
    segments: tuple[EventBatch, ...]
    """The first is on the timeline."""
    after: View
    actor: Seat | None = None
    """Whose doing it is; nobody's when cards are dealt."""
    settled: Verdict | None = None
    """What was decided just before: its words hold until the cards that they are about are gone."""

    @property
    def segment(self) -> EventBatch:
        """What is being shown."""
        return self.segments[0] if self.segments else ()


@dataclass(frozen=True, slots=True)
class Recalling:
    """What happened since the viewer last acted is shown once more, in the words of then."""

    chapters: tuple[Chapter, ...]
    """The first is on the timeline."""
    then: "Deciding"
    settled: Verdict | None = None
    """What was decided just before, by the same action."""

    @property
    def view(self) -> View:
        """What the viewer knew before what is being shown."""
        return self.chapters[0].before

    @property
    def segment(self) -> EventBatch:
        """What is being shown."""
        return self.chapters[0].events


@dataclass(frozen=True, slots=True)
class Beholding:
    """Something was won, and lies there until that was seen, at any speed."""

    shown: "Showing | Recalling"
    """What was being shown."""
    verdict: Verdict

    @property
    def view(self) -> View:
        """What was known before it was won."""
        return self.shown.view


@dataclass(frozen=True, slots=True)
class Deciding:
    """The viewer is to act."""

    picker: Picker
    recallable: bool
    """Whether something happened that can be shown once more."""

    @property
    def view(self) -> View:
        """What the viewer knows."""
        return self.picker.view


@dataclass(frozen=True, slots=True)
class Waiting:
    """An opponent makes up its mind; the viewer may do what can be done at any time."""

    view: View
    seat: Seat
    picker: Picker | None


@dataclass(frozen=True, slots=True)
class Accounting:
    """A deal's end lies open on the table until the person goes on."""

    view: View
    """What was known before it ended."""
    account: Account | None
    """How it came out, in the game's words."""
    rest: tuple[EventBatch, ...]
    """What is to be shown then."""


@dataclass(frozen=True, slots=True)
class HandingOn:
    """What a turn showed its own person stays until that person passes the machine on."""

    view: View
    person: Seat


@dataclass(frozen=True, slots=True)
class Passing:
    """The curtain is down until the next person says to be there."""

    view: View
    person: Seat


@dataclass(frozen=True, slots=True)
class Looking:
    """The match is only looked at: another program plays it, or it is watched again."""

    view: View
    says: str
    """What is to be said of that in place of the game's prompt, if anything."""


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended, or was given up; the table may be looked at."""

    view: View


@dataclass(frozen=True, slots=True)
class Unasked:
    """What is done for somebody who need not be asked, and what is said about it."""

    seat: Seat
    action: Action
    said: str


Phase: TypeAlias = (
    Laying
    | Showing
    | Recalling
    | Beholding
    | Deciding
    | Waiting
    | Accounting
    | HandingOn
    | Passing
    | Looking
    | Over
)

SHOWN: Final = (Showing, Recalling, Beholding)
"""As long as these last, something is shown that has happened."""
HURRIED: Final = (*SHOWN, Waiting, Accounting)
"""What a click anywhere hurries on."""


def following(play: Session) -> Phase:
    """What follows from the position: who is to do what, when nothing is left to be shown."""
    view = play.view
    if play.match.to_move is None:
        return Over(view)
    if isinstance(play, ReadOnlySession):
        return Looking(view, play.says)
    if play.over:
        return Over(replace(view, legal=()))
    if play.opponent is not None:
        return Waiting(view, play.opponent, _picker(play, view) if view.legal else None)
    person = play.someone_else
    if person is None:
        return Deciding(_picker(play, view), play.recallable)
    return Passing(view, person) if play.viewer is None else HandingOn(view, person)


def telling(phase: Phase) -> View | None:
    """The view from which what is being shown is told: the one after it."""
    match phase:
        case Showing(after=after):
            return after
        case Recalling(chapters=(chapter, *_)):
            return chapter.after
        case Beholding(shown=shown):
            return telling(shown)
    return None


def befalling(play: Session, phase: Showing | Recalling) -> Verdict | None:
    """What is to be seen before the match goes on: what was decided or done to the viewer, who begins."""
    decided, after = verdict(play, phase.segment, phase.view), telling(phase)
    if decided is not None or after is None:
        return decided
    return suffered(play, phase.segment, after) or opened(play, phase.segment, after)


def settled(play: Session, phase: Phase, lies: Callable[[int], Sequence[Card | None]]) -> Mapping[int, str]:
    """Words of places that what is shown has changed, while the cards that did it lie there."""
    match phase:
        case Beholding(verdict=seen):
            return dict(seen.captions)
        case Showing(settled=before) | Recalling(settled=before):
            now = verdict(play, phase.segment, phase.view)
            told = dict((now or before or Verdict("", ())).captions)
            lying = {card for place in told for card in lies(place)}
            if now is None or lying.issuperset(now.cards):
                return {place: words if lies(place) else "" for place, words in told.items()}
    return {}


def unasked(play: Session, phase: Phase, settings: Settings) -> Unasked | None:
    """What the viewer need not be asked: what comes to the same, and what the settings say for it."""
    picker = phase.picker if isinstance(phase, Deciding | Waiting) else None
    seat = None if picker is None else picker.view.seat
    if picker is None or seat is None:
        return None
    action = play.unasked(picker.view, settings)
    if action is None:
        return None
    if len(picker.view.legal) > 1:
        return Unasked(seat, action, "")
    wanted = play.match.game.words.prompt(picker.view, play.cast)
    return Unasked(seat, action, f"{wanted}\n{FORCED}")


def _picker(play: Session, view: View) -> Picker:
    return picker(play.match.game, view, play.match.deck, play.cast)
