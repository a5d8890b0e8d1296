"""What happened, cut where it stops to be seen: at a deal's end, and where something was decided."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from game.contract.rules import View
from game.contract.table import Verdict
from game.events import DealEnded, Event, MatchEnded
from scenes.table.play import Chapter, Play

Segment: TypeAlias = tuple[Event, ...]
"""Events up to a deal's end, to what decides something, or to the last of them."""


def segments(play: Play, events: Sequence[Event], before: View[Any]) -> tuple[Segment, ...]:
    """Events cut after each deal's end, the match's end included, and after whatever decides something."""
    cut: list[list[Event]] = [[]]
    for index, event in enumerate(events):
        cut[-1].append(event)
        follower = events[index + 1] if index + 1 < len(events) else None
        ends = isinstance(event, DealEnded | MatchEnded) and not isinstance(follower, MatchEnded)
        if ends or verdict(play, tuple(cut[-1]), before) is not None:
            cut.append([])
    return tuple(tuple(segment) for segment in cut if segment)


def verdict(play: Play, segment: Segment, before: View[Any]) -> Verdict | None:
    """What the end of a segment decides."""
    if not segment:
        return None
    decided: Verdict | None = play.match.game.words.verdict(segment, before, play.cast)
    return decided


def ends_deal(segment: Segment) -> bool:
    """Whether a deal ends with what is shown."""
    return any(isinstance(event, DealEnded) for event in segment)


def recalled(play: Play) -> tuple[Chapter, ...]:
    """What the viewer saw since it last acted, cut in the same way."""
    return tuple(
        replace(chapter, events=segment)
        for chapter in play.recent()
        for segment in segments(play, chapter.events, chapter.before)
    )
