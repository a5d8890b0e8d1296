"""The phases of a table on screen, as values, and the choice of the next one."""

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
    """The table is being set up."""

    view: View


@dataclass(frozen=True, slots=True)
class Showing:
    """Events are being shown; the texts are still about the position before them."""

    view: View
    batches: tuple[EventBatch, ...]
    """The batches left to show. The first is on the timeline."""
    after: View
    actor: Seat | None = None
    """The seat that acted, or None when cards are dealt."""
    verdict_before: Verdict | None = None
    """The verdict before, whose captions stay until its cards are gone."""

    @property
    def batch(self) -> EventBatch:
        """The batch being shown."""
        return self.batches[0] if self.batches else ()


@dataclass(frozen=True, slots=True)
class Recalling:
    """Events since the viewer's last action are replayed, with the texts of that time."""

    episodes: tuple[Episode, ...]
    """The episodes left to replay. The first is on the timeline."""
    then: "Deciding"
    verdict_before: Verdict | None = None
    """The verdict before, in the same action."""

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
    """Won cards stay on the table for a while, at any speed."""

    shown: "Showing | Recalling"
    verdict: Verdict

    @property
    def view(self) -> View:
        """The view before the cards were won."""
        return self.shown.view


@dataclass(frozen=True, slots=True)
class Deciding:
    """The viewer decides on an action."""

    picker: Picker
    recallable: bool

    @property
    def view(self) -> View:
        """The viewer's view."""
        return self.picker.view


@dataclass(frozen=True, slots=True)
class Waiting:
    """An opponent is thinking; the viewer may act only out of turn."""

    view: View
    seat: Seat
    picker: Picker | None
    undecided: bool = False
    """True if the opponent found moves too close to call."""


@dataclass(frozen=True, slots=True)
class DealOver:
    """The end of a deal is shown until a person continues."""

    view: View
    """The view before it ended."""
    account: Account | None
    rest: tuple[EventBatch, ...]


@dataclass(frozen=True, slots=True)
class PassingOn:
    """The person who just played still sees the table, until they pass the device on."""

    view: View
    person: Seat


@dataclass(frozen=True, slots=True)
class CurtainDown:
    """The curtain hides the table until the next person is ready."""

    view: View
    person: Seat


@dataclass(frozen=True, slots=True)
class Watching:
    """A replay is being watched."""

    view: View
    prompt: str
    """The text in place of the game's prompt, if any."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match has ended or was conceded; the table is still shown."""

    view: View


TablePhase: TypeAlias = (
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

ANIMATED: Final = (Showing, Recalling, ShowingVerdict)
SKIPPABLE: Final = (*ANIMATED, Waiting, DealOver)


def next_phase(session: Session) -> TablePhase:
    """Return the phase for the current position once all events have been shown."""
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


def view_after(phase: TablePhase) -> View | None:
    """Return the view after the events being shown, if any; it is used to describe them."""
    match phase:
        case Showing(after=after):
            return after
        case Recalling(episodes=(episode, *_)):
            return episode.after
        case ShowingVerdict(shown=shown):
            return view_after(shown)
    return None


def verdict_to_show(session: Session, phase: Showing | Recalling) -> Verdict | None:
    """Return what the viewer must see before play continues: a verdict, harm, or who begins."""
    decided, after = verdict_of(session, phase.batch, phase.view), view_after(phase)
    if decided is not None or after is None:
        return decided
    return harm_to_viewer(session, phase.batch, after) or who_begins(session, phase.batch, after)


def decided_captions(
    session: Session, phase: TablePhase, lies: Callable[[int], Sequence[Card | None]]
) -> Mapping[int, str]:
    """Return the captions that a verdict changed, such as a trick's winner, while its cards are there."""
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
    """A move made automatically for the viewer."""

    seat: Seat
    action: Action
    words: str
    """The reason to show, or empty."""


def auto_move(session: Session, phase: TablePhase, settings: Settings) -> AutoMove | None:
    """Return the move to make for the viewer, if any: one of several alike, or one that settings automate."""
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
