"""Messages at the table: the event log, notices, effects at seats, and opponents' lines."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Generic, TypeVar

from game.cards import Seat
from game.contract.rules import Refusal, View
from game.contract.table import Burst, BySeat, Effect, Moment, Weight
from game.contract.words import LogLine
from game.table import DealEnded, DealStarted, Event, MatchEnded, Moved
from scenes.table.event_log import EventLog
from scenes.table.phases import harms
from scenes.table.session import Session
from scenes.table.view.view_model import PromptLine, SpeechLine, Tone

T = TypeVar("T")

FOREVER = float("inf")
"""The duration of a message that stays until it is replaced."""
SPEECH_TIME = 3000.0
"""The time an opponent's line is shown, without that for its letters, in milliseconds."""
EFFECT_TIME = 2600.0
"""The time an effect is shown at a seat, in milliseconds."""
HARM_TIME = 12000.0
"""The time harm to the viewer is shown in words after its effect, in milliseconds."""
NOTICE_TIME = 6000.0
"""The time a notice is shown, in milliseconds."""
LETTER_TIME, LEAST_TIME = 60.0, 1800.0
"""The time for each letter, and the least for a hindrance, which hides the prompt, in milliseconds."""


@dataclass(slots=True)
class Fading(Generic[T]):
    """A message that disappears after some time."""

    shown: T | None = None
    left: float = 0.0

    def show(self, what: T, milliseconds: float) -> None:
        """Show a message for some milliseconds, replacing the one before."""
        self.shown, self.left = what, milliseconds

    def clear(self) -> None:
        """Remove the message."""
        self.shown = None

    def update(self, milliseconds: float) -> bool:
        """Advance the time; return True if the message has just disappeared."""
        if self.shown is None:
            return False
        self.left -= milliseconds
        if self.left > 0:
            return False
        self.shown = None
        return True


class Messages:
    """The event log, and messages that disappear after a while."""

    def __init__(self, session: Session, event_log: EventLog) -> None:
        self._session = session
        self.event_log = event_log
        self.last_line: LogLine | None = None
        """The line of the last event shown, if any."""
        self._seen_until = 0
        """The log's length when the viewer last acted or the deal began; at first, before its last line."""
        self.begin(event_log)
        self._notice: Fading[PromptLine] = Fading()
        self._speech: Fading[SpeechLine] = Fading()
        self._effects: dict[Seat, Fading[Effect]] = {}
        self.last_effects: dict[Seat, str] = {}
        """The words of the last effect on each seat, until the viewer acts again."""

    @property
    def recent_lines(self) -> tuple[LogLine, ...]:
        """The lines of the log since the viewer last acted, or at least the last one."""
        lately = self.event_log.since(self._seen_until)
        if self.last_line is None:
            return ()
        return tuple(lately) if lately[-1:] == [self.last_line] else (self.last_line,)

    @property
    def notice(self) -> PromptLine | None:
        """The table's notice to the viewer."""
        return self._notice.shown

    @property
    def speech(self) -> SpeechLine | None:
        """The line of the opponent now speaking, if any."""
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
            self._effects.setdefault(effect.seat, Fading()).show(effect, EFFECT_TIME)
            self.last_effects[effect.seat] = effect.words
        return effects

    def remember(self, event: Event, view: View) -> None:
        """Remember under the names what an event before this was to each seat."""
        for effect in self._session.game.words.effects(event, view, self._session.cast):
            self.last_effects[effect.seat] = effect.words

    def clear_effects(self) -> None:
        """Clear the effects, so that each action shows only its own."""
        self._effects.clear()
        self.last_effects.clear()

    def acted(self, seat: Seat, *, automatic: bool = False) -> None:
        """Clear the effects on a seat that acts.

        The news continues after a move made automatically for the viewer, who hasn't read it yet.
        """
        self.last_effects.pop(seat, None)
        self._effects.pop(seat, None)
        if seat == self._session.viewer and not automatic:
            self.last_effects.clear()
            self._seen_until = len(self.event_log)

    def moment(self, event: Event, view: View) -> Moment | None:
        """Return the moment that an event makes, if any."""
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
        """Begin with an event log, such as that of another viewer."""
        self.event_log = event_log
        self.last_line = event_log.lines[-1] if event_log.lines else None
        alike = takewhile(lambda line: line == self.last_line, reversed(event_log.lines))
        self._seen_until = len(event_log) - len(list(alike))

    def add(self, event: Event, view: View) -> None:
        """Add an event to the log."""
        if isinstance(event, DealStarted):
            self._seen_until = len(self.event_log)
        self.last_line = self.event_log.add(event, view) or self.last_line

    def begin_recall(self) -> None:
        """Clear the last event and the notice while earlier events are replayed."""
        self.last_line = None
        self._notice.clear()

    def recall(self, event: Event, view: View) -> None:
        """Show the line of a replayed event."""
        self.last_line = self._session.empty_log().add(event, view) or self.last_line

    def end_recall(self) -> None:
        """Show the last event of the log again."""
        self.last_line = self.event_log.lines[-1] if self.event_log.lines else None

    def add_line(self, line: LogLine) -> None:
        """Add a line that is about no event to the log."""
        self.event_log.add_line(line)
        self.last_line = line

    def show_speech(self, line: SpeechLine) -> None:
        """Show an opponent's line."""
        self._speech.show(line, SPEECH_TIME + LETTER_TIME * len(line.words))

    def clear_speech(self) -> None:
        """Clear the opponent's line, after an undo or when table talk is turned off."""
        self._speech.clear()

    def say(self, words: str, tone: Tone = Tone.NOTICE) -> None:
        """Show the viewer a notice."""
        stays = max(LEAST_TIME, LETTER_TIME * len(words)) if tone is Tone.HINDRANCE else NOTICE_TIME
        self._notice.show(PromptLine(words, tone), stays)

    def show_hint(self, line: PromptLine) -> None:
        """Show a hint until another notice replaces it."""
        self._notice.show(line, FOREVER)

    def show_refusal(self, refusal: Refusal) -> None:
        """Show why something isn't allowed; the rules page opens at its clause meanwhile."""
        self._notice.show(PromptLine(refusal.sentence, Tone.REFUSAL, refusal.clause), NOTICE_TIME)

    def clear_refusal(self) -> None:
        """Clear a refusal or hindrance when something else is tried or a deal has ended."""
        if self.notice is not None and self.notice.tone in (Tone.REFUSAL, Tone.HINDRANCE):
            self._notice.clear()

    def clear(self) -> None:
        """Clear the notice and the effects of an earlier position."""
        self._notice.clear()
        self.clear_effects()

    def update(self, milliseconds: float) -> bool:
        """Advance the time; return True if any message has just disappeared."""
        gone = [self._fade(fading, milliseconds) for fading in self._effects.values()]
        return self._speech.update(milliseconds) | self._notice.update(milliseconds) | any(gone)

    def _fade(self, fading: Fading[Effect], milliseconds: float) -> bool:
        """Advance an effect's time; keep one that hurt the viewer longer, in words only."""
        shown = fading.shown
        gone = fading.update(milliseconds)
        if gone and shown is not None and harms(shown, self._session.viewer):
            fading.show(replace(shown, by=None), HARM_TIME)
        return gone
