"""Episodes: the events of each action as the viewer saw them, and the batches in which they are shown."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from game.cards import Seat
from game.contract.rules import View
from game.contract.table import Effect, Verdict
from game.events import DealEnded, DealStarted, Event, Moved, Shown, TurnStarted
from scenes.table.session import Session

EventBatch: TypeAlias = tuple[Event, ...]
"""Events that are shown together, up to a deal's end, a verdict or the last event."""


@dataclass(frozen=True, slots=True)
class Episode:
    """The events of one action as the viewer saw them, with the views before and after."""

    before: View
    events: tuple[Event, ...]
    after: View


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
    """Return what others did to the viewer ("Ben's ace skips you."), unless it is the viewer's turn."""
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
    """Return what the viewer has seen in this deal since it last acted."""
    seen = session.match.history(session.viewer, _last_acted(session))
    return seen[_deal_begun(seen) :]


def recent_episodes(session: Session) -> tuple[Episode, ...]:
    """Return the episodes since the viewer's last action in this deal, including that one."""
    first = max(0, _last_acted(session))
    then = session.match.undone(len(session.match.log) - first)
    before = then.view(session.viewer)
    episodes: list[Episode] = []
    if opening := _opening(session):
        episodes.append(Episode(before, opening, before))
    for entry in session.match.log[first:]:
        events = then.seen_by(session.viewer, then.play(entry.seat, entry.action))
        after = then.view(session.viewer)
        if begun := _deal_begun(events):
            before, episodes = after, []
        episodes.append(Episode(before, tuple(events[begun:]), after))
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
