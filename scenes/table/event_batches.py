"""What happened, cut where it stops to be seen: at a deal's end, and where something was decided."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from game.cards import Seat
from game.contract.rules import View
from game.contract.table import Effect, Verdict
from game.events import DealEnded, DealStarted, Event, GameEnded, MatchEnded
from game.sentences import opening
from scenes.table.session import Chapter, Session
from scenes.table.view.view_model import Happening

EventBatch: TypeAlias = tuple[Event, ...]
"""Events up to a deal's end, to what decides something, or to the last of them."""


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
