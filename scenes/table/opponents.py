"""Opponents make up their minds: never faster than people can follow, never slower than their budget."""

from collections.abc import Callable
from dataclasses import dataclass

from game.cards import Seat
from game.contract.rules import Action
from game.contract.words import LogLine
from game.minds.thinker import Failed, Ticket
from saves.models import Pace
from scenes.desk import Desk
from scenes.table.session import Session

PAUSES = {Pace.SLOW: 1400.0, Pace.NORMAL: 800.0, Pace.FAST: 350.0, Pace.NONE: 0.0}
"""Milliseconds an opponent takes at the least, so that people can follow."""


@dataclass(slots=True)
class Opponents:
    """Whoever acts next and is no person. Nothing here waits: it is asked again and again."""

    desk: Desk
    play: Session
    stumbled: Callable[[LogLine], None]
    """Told a line for the log when a process that thinks has failed."""
    waiting: float | None = None
    """Milliseconds until the opponent may act; None while none is to."""
    thought: Action | None = None
    ticket: Ticket | None = None
    """What the process that thinks was asked for the opponent, while that is open."""

    def begin(self, seat: Seat) -> None:
        """The opponent in a seat starts to consider."""
        self.rest()
        self.waiting = PAUSES[self.desk.settings.pace]
        if self.play.wants_thought(seat):
            self.ticket = self.play.ask(self.desk.thinker, seat, self.desk.settings.think)

    def rest(self) -> None:
        """Nobody considers anything any more."""
        if self.ticket is not None:
            self.ticket.drop()
        self.waiting = self.thought = self.ticket = None

    def hurry(self) -> None:
        """Nobody wants to wait: act as soon as the mind is made up."""
        if self.waiting is not None:
            self.waiting = 0.0

    def update(self, milliseconds: float) -> tuple[Seat, Action] | None:
        """Let time pass; who does what, once that is decided."""
        if self.waiting is None:
            return None
        self.waiting -= milliseconds
        self._listen()
        seat = self.play.opponent
        if seat is None or self.waiting > 0 or self.ticket is not None:
            return None
        thought = self.thought
        if thought is None or thought not in self.play.match.legal(seat):
            thought = self.play.choose(seat)
        self.rest()
        return seat, thought

    def _listen(self) -> None:
        if self.ticket is None:
            return
        try:
            answer = self.ticket.poll()
        except Failed as failed:
            self.ticket = None
            self._stumble(failed)
            return
        if answer is not None:
            self.thought, self.ticket = answer[0].action, None

    def _stumble(self, failed: Failed) -> None:
        """The process failed: the policy answers for it."""
        seat = self.play.opponent
        name = self.play.names[seat] if seat is not None else "An opponent"
        self.stumbled(LogLine(f"{name} lost the thread and plays on instinct.", seat))
        self.desk.note(failed)
