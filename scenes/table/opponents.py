"""The opponents' turns: a pause, a search if needed, then the move."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby, takewhile
from math import inf
from typing import Final

from game.cards import Seat
from game.contract.rules import Action
from game.contract.words import LogLine
from game.minds.thinker import Failed, Ticket
from game.table import TurnStarted
from saves.settings import Pace
from scenes.desk import Desk
from scenes.table.hints import close_race
from scenes.table.session import Session

PAUSES = {Pace.SLOW: 1400.0, Pace.NORMAL: 800.0, Pace.FAST: 350.0, Pace.NONE: 0.0}
"""The least time an opponent takes for a move, in milliseconds, by AI speed."""
FORCED_PAUSE: Final = 350.0
"""The longest pause before a forced move, in milliseconds."""
IN_A_ROW: Final = 3
"""The number of opponents' turns in a row after which a forced move gets a full pause."""


def turns_in_a_row(session: Session) -> int:
    """Return the number of turns opponents have taken since a person last acted."""
    acted = (entry.seat for entry in reversed(session.match.log))
    return sum(True for _ in groupby(takewhile(lambda seat: seat not in session.people, acted)))


def moves_this_turn(session: Session, seat: Seat) -> int:
    """Return the number of moves a seat has made in its current turn."""
    match, made = session.match, 0
    for index in reversed(range(len(match.log))):
        turned = any(isinstance(event, TurnStarted) for event in match.happened(None, index))
        if turned or match.log[index].seat != seat:
            break
        made += 1
    return made


@dataclass(slots=True)
class Opponents:
    """The opponent who acts next, polled every frame without blocking."""

    desk: Desk
    session: Session
    log_failure: Callable[[LogLine], None]
    """The callback that gets a log line when the search process fails."""
    waiting: float | None = None
    """The time until the opponent may act, in milliseconds, or None if no opponent is to act."""
    thought: Action | None = None
    ticket: Ticket | None = None
    """The search running for this opponent, if any."""
    close_race: bool = False
    """True if the search found moves too close to call, so the opponent pauses again."""

    def begin(self, seat: Seat) -> None:
        """Start an opponent's pause, and its search if it needs one."""
        self.stop()
        breath = turns_in_a_row(self.session) % (IN_A_ROW + 1) == IN_A_ROW
        forced = len(self.session.match.legal(seat)) == 1 and not breath
        pause = PAUSES[self.desk.settings.pace]
        # Only the first move of a turn gets a full pause, so that long turns speed up.
        pause /= 2 ** min(3, moves_this_turn(self.session, seat))
        self.waiting = (min(pause, FORCED_PAUSE) if forced else pause) / self.session.tempo
        if self.session.needs_search(seat):
            self.ticket = self.session.ask_search(seat, self.desk.settings.think)

    def stop(self) -> None:
        """Cancel the pause and the search."""
        if self.ticket is not None:
            self.ticket.drop()
        self.waiting = self.thought = self.ticket = None
        self.close_race = False

    def hurry(self) -> None:
        """Skip the pause, and act as soon as the search is done."""
        if self.waiting is not None:
            self.waiting = -inf

    def update(self, milliseconds: float) -> tuple[Seat, Action] | None:
        """Advance the pause and the search; return the seat and its action once it is decided."""
        if self.waiting is None:
            return None
        self.waiting -= milliseconds
        self._listen()
        seat = self.session.opponent
        if seat is None or self.waiting > 0 or self.ticket is not None:
            return None
        thought = self.thought
        if thought is None or thought not in self.session.match.legal(seat):
            thought = self.session.quick_move(seat)
        self.stop()
        return seat, thought

    def _listen(self) -> None:
        if self.ticket is None:
            return
        try:
            answer = self.ticket.poll()
        except Failed as failed:
            self.ticket = None
            self._note_failure(failed)
            return
        if answer is not None:
            self.ticket = None
            seat = self.session.opponent
            self.thought = None if seat is None else self.session.pick_option(seat, answer)
            self.close_race = close_race(answer)
            if self.close_race and self.waiting is not None:
                self.waiting += PAUSES[self.desk.settings.pace]

    def _note_failure(self, failed: Failed) -> None:
        """Log that the worker failed and the policy moves instead."""
        seat = self.session.opponent
        name = self.session.names[seat] if seat is not None else "An opponent"
        self.log_failure(LogLine(f"{name} lost the thread and plays on instinct.", seat))
        self.desk.log_error(failed)
