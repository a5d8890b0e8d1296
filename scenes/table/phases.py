"""The phases of a table on screen, as values: the choice of the next one, and the events that are shown.

An episode has the events of an action as the viewer saw them. They are shown in batches.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.contract.rules import Action, View
from game.contract.table import Effect, Press, Verdict
from game.contract.words import Account
from game.sentences import paragraph
from game.table import DealEnded, DealStarted, Event, Moved, Shown, TurnStarted
from saves.settings import Settings
from scenes.table.picker import Picker
from scenes.table.session import Session

EventBatch: TypeAlias = tuple[Event, ...]
"""Events that are shown together, up to a deal's end, a verdict or the last event."""


@dataclass(frozen=True, slots=True)
class Episode:
    """The events of one action as the viewer saw them, with the views before and after."""

    before: View
    events: tuple[Event, ...]
    after: View
    opening: bool = False
    """True if a deal begins with these events; both views are then those after them."""


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
    picker: Picker
    close_race: bool = False
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
        return Waiting(view, session.opponent, picker)
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
    """Return the news the viewer must see before play continues: a verdict, harm, or who begins."""
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
    if not isinstance(phase, Deciding | Waiting):
        return None
    picker, seat = phase.picker, phase.view.seat
    action = session.auto_action(phase.view, settings)
    if action is None or seat is None:
        return None
    if len(picker.view.legal) > 1:
        return AutoMove(seat, action, "")
    # The reason for a button still holds afterwards, but that for a draw may not.
    why = picker.reason(action) if isinstance(picker.gesture_of(action), Press) else ""
    return AutoMove(seat, action, paragraph(f"Your only move was to {picker.order(action)}.", why))


def batches(session: Session, events: Sequence[Event], before: View) -> tuple[EventBatch, ...]:
    """Split events into batches, each ending with a deal, a verdict or the last event."""
    cut: list[list[Event]] = [[]]
    for event in events:
        cut[-1].append(event)
        if isinstance(event, DealEnded) or verdict_of(session, tuple(cut[-1]), before) is not None:
            cut.append([])
    return tuple(tuple(batch) for batch in cut if batch)


def verdict_of(session: Session, batch: EventBatch, before: View) -> Verdict | None:
    """Return the verdict at the end of a batch, such as the winner of a trick, if there is one."""
    if not batch:
        return None
    return session.game.words.verdict(batch, before, session.cast)


def harm_to_viewer(session: Session, batch: EventBatch, after: View) -> Verdict | None:
    """Return the harm done to the viewer ("Ben's ace skips you."), unless it is the viewer's turn."""
    words, cast = session.game.words, session.cast
    if session.viewer is None or after.to_move == session.viewer:
        return None
    lines = [
        words.narrate(event, after, cast)
        for event in batch
        if any(harms(effect, session.viewer) for effect in words.effects(event, after, cast))
    ]
    sentences = [line.words for line in lines if line is not None]
    return Verdict(" ".join(sentences), ()) if sentences else None


def who_begins(session: Session, batch: EventBatch, after: View) -> Verdict | None:
    """Return the sentence on who begins a match, and why, unless the viewer begins."""
    if after.to_move == session.viewer or session.taught:
        return None
    first = (event for event in batch if isinstance(event, DealStarted) and event.number == 1)
    line = next((session.game.words.narrate(event, after, session.cast) for event in first), None)
    return None if line is None else Verdict(line.words, ())


def harms(effect: Effect, seat: Seat | None) -> bool:
    """True if an effect hurts a seat and another player caused it."""
    return effect.seat == seat and effect.by not in (None, seat) and not effect.gain


def ends_deal(batch: EventBatch) -> bool:
    """True if a deal ends in a batch."""
    return any(isinstance(event, DealEnded) for event in batch)


def episodes_to_recall(session: Session) -> tuple[Episode, ...]:
    """Return the recent episodes split into batches, one episode for each batch."""
    return tuple(
        replace(episode, events=batch)
        for episode in recent_episodes(session)
        for batch in batches(session, episode.events, episode.before)
    )


def may_recall(session: Session) -> bool:
    """True if a card has moved or been shown since the viewer last acted in this deal."""
    return not session.taught and any(isinstance(event, Moved | Shown) for event in recent_events(session))


def recent_events(session: Session) -> Sequence[Event]:
    """Return the events the viewer has seen in this deal since it last acted."""
    seen = session.match.history(session.viewer, _last_acted(session))
    return seen[_deal_begun(seen) :]


def recent_episodes(session: Session) -> tuple[Episode, ...]:
    """Return the episodes since the viewer's last action in this deal, including that one."""
    first = max(0, _last_acted(session))
    then = session.match.undone(len(session.match.log) - first)
    before = then.view(session.viewer)
    episodes: list[Episode] = []
    if opening := _opening(session):
        episodes.append(Episode(before, opening, before, opening=True))
    for entry in session.match.log[first:]:
        events = then.seen_by(session.viewer, then.play(entry.seat, entry.action))
        after = then.view(session.viewer)
        if begun := _deal_begun(events):
            before, episodes = after, []
        episodes.append(Episode(before, tuple(events[begun:]), after, opening=begun > 0))
        before = after
    may_tell = iter(session.may_tell([event for episode in episodes for event in episode.events]))
    whole = [all([next(may_tell) for _ in episode.events]) for episode in episodes]
    first_told = max((index + 1 for index, each in enumerate(whole) if not each), default=0)
    return tuple(episodes[first_told:])


def _opening(session: Session) -> tuple[Event, ...]:
    """Return the events between the first deal and the first action; none once the viewer has acted."""
    if _last_acted(session) >= 0:
        return ()
    seen = session.match.undone(len(session.match.log)).history(session.viewer)
    return tuple(seen[_deal_begun(seen) :])


def _last_acted(session: Session) -> int:
    """Return the index of the viewer's last action in the log, or -1 if there is none."""
    acted = (index for index, entry in enumerate(session.match.log) if entry.seat == session.viewer)
    return max(acted, default=-1)


def _deal_begun(events: Sequence[Event]) -> int:
    """Return the index of the first turn of the last deal that starts in these events, or 0 if none does."""
    dealt = max((index for index, event in enumerate(events) if isinstance(event, DealStarted)), default=None)
    if dealt is None:
        return 0
    turns = (index for index in range(dealt, len(events)) if isinstance(events[index], TurnStarted))
    return next(turns, len(events))


def deals_end(session: Session) -> Episode | None:
    """Return the episode of the last action if it ended a deal but not the match."""
    number = len(session.match.log) - 1
    if session.over or number < 0:
        return None
    events = tuple(session.match.happened(session.viewer, number))
    if not ends_deal(events):
        return None
    return Episode(session.match.undone(1).view(session.viewer), events, session.view)
