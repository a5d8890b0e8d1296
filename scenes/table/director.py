"""From events to movement: each event becomes entries on one timeline, and its words a line of the log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.sound import Channel, Sound
from engine.timeline import Timeline
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved, Shown, Shuffled, TurnStarted
from game.table import Place
from scenes.table.board import TRAVEL, Board

STAGGER = 42.0
"""Milliseconds from one card of a deal to the next."""
GATHER = 9.0
"""Milliseconds from one card to the next when many are gathered up."""
BEAT = 320.0
"""Milliseconds to read what happened."""


@dataclass(slots=True)
class Director:
    """Shows events on a board; ``told`` is called with each event as it is seen to happen."""

    board: Board
    timeline: Timeline
    sound: Sound
    told: Callable[[Event], None]

    def show(self, events: Sequence[Event]) -> None:
        """Put events on the timeline, one after another."""
        delay = 0.0
        for event, following in zip(events, [*events[1:], None], strict=True):
            self.timeline.call(delay, self._starter(event))
            delay += _length(event, following, self.board.places)
        self.timeline.call(delay, lambda: None)

    def _starter(self, event: Event) -> Callable[[], None]:
        def start() -> None:
            self.told(event)
            match event:
                case Moved():
                    self.sound.play("card", Channel.CARDS)
                    self.board.move(event, self.timeline)
                case Shown(place=place, cards=cards):
                    self.sound.play("flip", Channel.CARDS)
                    self.board.show(place, cards, self.timeline)
                case Shuffled():
                    self.sound.play("shuffle", Channel.CARDS)
                case MatchEnded():
                    self.sound.play("bell", Channel.TABLE)
                case DealEnded():
                    self.sound.play("knock", Channel.TABLE)

        return start


def _length(event: Event, following: Event | None, places: Sequence[Place]) -> float:
    """Milliseconds until the next event starts."""
    match event:
        case Moved(target=target) if isinstance(following, Moved) and following.source != target:
            return STAGGER if places[target].seat is not None else GATHER
        case Moved():
            return TRAVEL + BEAT / 2
        case TurnStarted():
            return 0.0
        case Shuffled() | DealStarted() | Shown():
            return BEAT
        case DealEnded() | MatchEnded():
            return 3 * BEAT
        case _:
            return BEAT * 1.3
