"""The phases of a table: what can be going on there, as values, and which follows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.contract.rules import Action, View
from game.contract.table import Verdict
from game.contract.words import Account
from saves.settings import Settings
from scenes.table.episodes import Episode, EventBatch, harm_to_viewer, may_recall, verdict_of, who_begins
from scenes.table.picker import Picker
from scenes.table.session import Session


@dataclass(frozen=True, slots=True)
class SettingUp:
    """The table is being set."""

    view: View


@dataclass(frozen=True, slots=True)
class Showing:
    """Events are being shown; words still speak of the position before them."""

    view: View
    batches: tuple[EventBatch, ...]
    """The first is on the timeline."""
    after: View
    actor: Seat | None = None
    """The seat that acts; None when cards are dealt."""
    verdict_before: Verdict | None = None
    """The verdict just before: its words hold until the cards that they are about are gone."""

    @property
    def batch(self) -> EventBatch:
        """The batch being shown."""
        return self.batches[0] if self.batches else ()


@dataclass(frozen=True, slots=True)
class Recalling:
    """Events since the viewer's last action are replayed, in the words of then."""

    episodes: tuple[Episode, ...]
    """The first is on the timeline."""
    then: "Deciding"
    verdict_before: Verdict | None = None
    """The verdict just before, by the same action."""

    @property
    def view(self) -> View:
        """The view before the batch being shown."""
        return self.episodes[0].before

    @property
    def batch(self) -> EventBatch:
        """The batch being shown."""
        return self.episodes[0].events


@dataclass(frozen=True, slots=True)
class ShowingVerdict:
    """Cards that were won lie there for a while, at any speed."""

    shown: "Showing | Recalling"
    verdict: Verdict

    @property
    def view(self) -> View:
        """The view before the cards were won."""
        return self.shown.view


@dataclass(frozen=True, slots=True)
class Deciding:
    """The viewer is to act."""

    picker: Picker
    recallable: bool

    @property
    def view(self) -> View:
        """The view of the viewer."""
        return self.picker.view


@dataclass(frozen=True, slots=True)
class Waiting:
    """An opponent thinks; the viewer may do what can be done at any time."""

    view: View
    seat: Seat
    picker: Picker | None
    undecided: bool = False
    """True if the opponent has found moves that are too close to tell apart."""


@dataclass(frozen=True, slots=True)
class DealOver:
    """A deal's end lies open on the table until the person goes on."""

    view: View
    """The view before it ended."""
    account: Account | None
    rest: tuple[EventBatch, ...]


@dataclass(frozen=True, slots=True)
class PassingOn:
    """The person who played sees the table until they pass the machine on."""

    view: View
    person: Seat


@dataclass(frozen=True, slots=True)
class CurtainDown:
    """The curtain is down until the next person is there."""

    view: View
    person: Seat


@dataclass(frozen=True, slots=True)
class Watching:
    """The match is watched in a replay."""

    view: View
    prompt: str
    """The words in place of the game's prompt, if any."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match has ended, or was given up; the table may be looked at."""

    view: View


Phase: TypeAlias = (
    SettingUp
    | Showing
    | Recalling
    | ShowingVerdict
    | Deciding
    | Waiting
    | DealOver
    | PassingOn
    | CurtainDown
    | Watching
    | MatchOver
)

SHOWN: Final = (Showing, Recalling, ShowingVerdict)
HURRIED: Final = (*SHOWN, Waiting, DealOver)


def next_phase(session: Session) -> Phase:
    """Return the phase that follows from the position, when nothing is left to be shown."""
    view, seat = session.view, session.match.to_move
    if seat is None:
        return MatchOver(view)
    if session.watched:
        return Watching(view, session.own_prompt)
    if session.over:
        return MatchOver(replace(view, legal=()))
    picker = Picker.of(session.game, view, session.match.deck, session.cast)
    if session.opponent is not None:
        return Waiting(view, session.opponent, picker if view.legal else None)
    if seat == session.viewer or seat not in session.people:
        return Deciding(picker, may_recall(session))
    return CurtainDown(view, seat) if session.viewer is None else PassingOn(view, seat)


def view_after(phase: Phase) -> View | None:
    """Return the view after the events being shown, from which they are put in words."""
    match phase:
        case Showing(after=after):
            return after
        case Recalling(episodes=(episode, *_)):
            return episode.after
        case ShowingVerdict(shown=shown):
            return view_after(shown)
    return None


def must_be_seen(session: Session, phase: Showing | Recalling) -> Verdict | None:
    """Return what must be seen before the match goes on: a verdict, harm to the viewer, who begins."""
    decided, after = verdict_of(session, phase.batch, phase.view), view_after(phase)
    if decided is not None or after is None:
        return decided
    return harm_to_viewer(session, phase.batch, after) or who_begins(session, phase.batch, after)


def decided_captions(
    session: Session, phase: Phase, lies: Callable[[int], Sequence[Card | None]]
) -> Mapping[int, str]:
    """Return captions that a verdict has changed, such as whose trick it is, while its cards lie there."""
    match phase:
        case ShowingVerdict(verdict=seen):
            return dict(seen.captions)
        case Showing(verdict_before=before) | Recalling(verdict_before=before):
            now = verdict_of(session, phase.batch, phase.view)
            captions = dict((now or before or Verdict("", ())).captions)
            lying = {card for place in captions for card in lies(place)}
            if now is None or lying.issuperset(now.cards):
                return {place: words if lies(place) else "" for place, words in captions.items()}
    return {}


class AutoMove(NamedTuple):
    """A move that is made for the viewer."""

    seat: Seat
    action: Action
    words: str
    """The reason, if it is to be said."""


def auto_move(session: Session, phase: Phase, settings: Settings) -> AutoMove | None:
    """Return the move made for the viewer, if there is one: one of equals, or one that settings make."""
    picker = phase.picker if isinstance(phase, Deciding | Waiting) else None
    seat = None if picker is None else picker.view.seat
    if picker is None or seat is None:
        return None
    action = session.auto_action(picker.view, settings)
    if action is None:
        return None
    if len(picker.view.legal) > 1:
        return AutoMove(seat, action, "")
    return AutoMove(seat, action, f"Your only move was to {picker.order(action)}.")
