"""Messages at the table: the event log, notices, effects at seats, and opponents' lines."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Generic, TypeVar

from game.cards import Seat
from game.contract.rules import Refusal, View
from game.contract.table import Burst, BySeat, Effect, Moment, Weight
from game.contract.words import LogLine
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from scenes.table.episodes import strikes
from scenes.table.event_log import EventLog
from scenes.table.session import Session
from scenes.table.view.view_model import PromptLine, SpeechLine, Tone

T = TypeVar("T")

LASTING = float("inf")
"""The time of a message that stays until another takes its place."""
SPEECH = 3000.0
"""Milliseconds that an opponent's line stays, besides those for its letters."""
EFFECT = 2600.0
"""Milliseconds that words stay at the seat that something happened to."""
REMINDING = 12000.0
"""Milliseconds that harm to the viewer stays in words once its effect is gone."""
NOTICE = 6000.0
"""Milliseconds that a notice stays to be read."""
LETTER, BRIEFEST = 60.0, 1800.0
"""Milliseconds for each letter, and at the least for a hindrance, which hides the prompt."""


@dataclass(slots=True)
class Fading(Generic[T]):
    """A message that goes by itself, with its milliseconds left."""

    shown: T | None = None
    left: float = 0.0

    def show(self, what: T, milliseconds: float) -> None:
        """Show a message for so long, in place of the one before."""
        self.shown, self.left = what, milliseconds

    def clear(self) -> None:
        """Show nothing."""
        self.shown = None

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if the message has just gone."""
        if self.shown is None:
            return False
        self.left -= milliseconds
        if self.left > 0:
            return False
        self.shown = None
        return True


class Messages:
    """Messages of the moment and the event log they become; messages go by themselves after a while."""

    def __init__(self, session: Session, event_log: EventLog) -> None:
        self._session = session
        self.begin(event_log)
        self._notice: Fading[PromptLine] = Fading()
        self._speech: Fading[SpeechLine] = Fading()
        self._effects: dict[Seat, Fading[Effect]] = {}
        self.moves: dict[Seat, str] = {}
        """The last thing each seat did or suffered, until the viewer has acted again."""

    @property
    def lately(self) -> tuple[LogLine, ...]:
        """The log since the viewer last acted; at the least the last event."""
        lately = self.event_log.since(self._acted)
        if self.last_line is None:
            return ()
        return tuple(lately) if lately[-1:] == [self.last_line] else (self.last_line,)

    @property
    def notice(self) -> PromptLine | None:
        """The table's notice to the viewer."""
        return self._notice.shown

    @property
    def speech(self) -> SpeechLine | None:
        """An opponent's line."""
        return self._speech.shown

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The latest effect at each seat."""
        shown = (fading.shown for fading in self._effects.values())
        return tuple(effect for effect in shown if effect is not None)

    def show_effects(self, event: Event, view: View) -> Sequence[Effect]:
        """Show an event's effects at their seats, and return them."""
        match event:
            case DealEnded() | DealStarted():
                self.clear_effects()
            case Moved() if self.event_log.dealing:
                return ()
        effects = self._session.game.words.effects(event, view, self._session.cast)
        for effect in effects:
            self._effects.setdefault(effect.seat, Fading()).show(effect, EFFECT)
            self.moves[effect.seat] = effect.words
        return effects

    def clear_effects(self) -> None:
        """Clear the effects: where one action follows the other, each shows its own."""
        self._effects.clear()
        self.moves.clear()

    def acted(self, seat: Seat) -> None:
        """Note that a seat acts: the effects on it are past."""
        self.moves.pop(seat, None)
        self._effects.pop(seat, None)
        if seat == self._session.viewer:
            self.moves.clear()
            self._acted = len(self.event_log)

    def moment(self, event: Event, view: View) -> Moment | None:
        """Return the large words of an event, if it deserves any."""
        words, cast, viewer = self._session.game.words, self._session.cast, self._session.viewer
        if isinstance(event, MatchEnded) and event.winners:
            winner = viewer if viewer in event.winners else event.winners[0]
            return Moment(
                f"{cast.won(event.winners)}!",
                "bell",
                weight=Weight.CROWNING,
                burst=Burst.EMBERS,
                where=BySeat(winner),
                by=winner,
            )
        return words.moment(event, view, cast)

    def begin(self, event_log: EventLog) -> None:
        """Tell the match from another view."""
        self.event_log = event_log
        self.last_line = event_log.lines[-1] if event_log.lines else None
        alike = takewhile(lambda line: line == self.last_line, reversed(event_log.lines))
        self._acted = len(event_log) - len(list(alike))
        """Length of the log when the viewer last acted, the deal began, or its last lines alike began."""

    def add(self, event: Event, view: View) -> None:
        """Add an event to the log."""
        if isinstance(event, DealStarted):
            self._acted = len(self.event_log)
        self.last_line = self.event_log.add(event, view) or self.last_line

    def begin_recall(self) -> None:
        """Clear the last event and the notice while earlier events are replayed."""
        self.last_line = None
        self._notice.clear()

    def recall(self, event: Event, view: View) -> None:
        """Tell an event that is replayed."""
        self.last_line = self._session.empty_log().add(event, view) or self.last_line

    def end_recall(self) -> None:
        """Show the last event of the log again."""
        self.last_line = self.event_log.lines[-1] if self.event_log.lines else None

    def add_line(self, line: LogLine) -> None:
        """Add a line to the log that is about no event."""
        self.event_log.add_line(line)
        self.last_line = line

    def show_speech(self, line: SpeechLine) -> None:
        """Let an opponent say something."""
        self._speech.show(line, SPEECH + LETTER * len(line.words))

    def clear_speech(self) -> None:
        """Clear an opponent's line, after an undo or once table talk is off."""
        self._speech.clear()

    def say(self, words: str, tone: Tone = Tone.NOTICE) -> None:
        """Tell the viewer something."""
        stays = max(BRIEFEST, LETTER * len(words)) if tone is Tone.HINDRANCE else NOTICE
        self._notice.show(PromptLine(words, tone), stays)

    def show_hint(self, line: PromptLine) -> None:
        """Show a hint until something else is said."""
        self._notice.show(line, LASTING)

    def show_refusal(self, refusal: Refusal) -> None:
        """Tell the viewer why something does nothing; the rules open at its clause meanwhile."""
        self._notice.show(PromptLine(refusal.sentence, Tone.REFUSAL, refusal.clause), NOTICE)

    def clear_refusal(self) -> None:
        """Clear why something does nothing, once something else is tried or a deal has ended."""
        if self.notice is not None and self.notice.tone in (Tone.REFUSAL, Tone.HINDRANCE):
            self._notice.clear()

    def clear(self) -> None:
        """Clear notices and effects of a position that is past."""
        self._notice.clear()
        self.clear_effects()

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if any message has just gone."""
        gone = [self._fade(fading, milliseconds) for fading in self._effects.values()]
        return self._speech.update(milliseconds) | self._notice.update(milliseconds) | any(gone)

    def _fade(self, fading: Fading[Effect], milliseconds: float) -> bool:
        """Let an effect fade; the words of one that hurt the viewer stay longer."""
        shown = fading.shown
        gone = fading.update(milliseconds)
        if gone and shown is not None and strikes(shown, self._session.viewer):
            fading.show(replace(shown, by=None), REMINDING)
        return gone
