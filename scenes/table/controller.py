"""How a match goes on at the table: phase after phase, and who is asked for what in each."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.appearance import TAKING_IN
from engine.layout import TableMap
from engine.sound import Channel
from engine.timeline import Timeline
from game.cards import Seat
from game.contract.rules import Action, Refusal
from game.contract.table import Gesture, Moment
from game.contract.words import LogLine
from game.events import Event
from game.minds.thinker import Failed, Ticket
from saves.models import Pace, Speed
from scenes.desk import Desk
from scenes.table.hints import Adviser, Hint
from scenes.table.session import Session
from scenes.table.states import (
    Accounting,
    Beholding,
    Deciding,
    EventBatch,
    HandingOn,
    Laying,
    Over,
    Passing,
    Phase,
    Recalling,
    Showing,
    Waiting,
    befalling,
    ends_deal,
    following,
    recalled,
    segments,
    telling,
    unasked,
)
from scenes.table.talk.messages import LASTING, Messages
from scenes.table.view.board import Sorting, last_sorting
from scenes.table.view.table_view import (
    TableView,
    Teller,
    glide_from,
    lay,
    lower,
    pieces_of,
    put_back,
    stand_out,
)

RATES: Final = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.OFF: float("inf")}
"""How much faster than usual time runs on the timeline."""
BEHELD: Final = 1800.0
"""Milliseconds that whoever won something stays marked, at normal speed; a click ends it."""
FASTEST: Final = 1.5
"""How much faster that goes by at the most: it is to be read, even where nothing moves."""
YOUR_TURN: Final = "turn"
PAUSES = {Pace.SLOW: 1400.0, Pace.NORMAL: 800.0, Pace.FAST: 350.0, Pace.NONE: 0.0}
"""Milliseconds an opponent takes at the least, so that people can follow."""


def held(rate: float) -> float:
    """How many milliseconds whoever won something stays marked."""
    return BEHELD / min(rate, FASTEST)


def calls(phase: Phase, play: Session) -> bool:
    """Whether a person is to act after somebody else has."""
    acted = play.match.log
    return isinstance(phase, Deciding) and bool(acted) and acted[-1].seat != play.viewer


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
            self.ticket = None
            seat = self.play.opponent
            self.thought = None if seat is None else self.play.decide(seat, answer)

    def _stumble(self, failed: Failed) -> None:
        """The process failed: the policy answers for it."""
        seat = self.play.opponent
        name = self.play.names[seat] if seat is not None else "An opponent"
        self.stumbled(LogLine(f"{name} lost the thread and plays on instinct.", seat))
        self.desk.note(failed)


class TurnController:
    """Enters the phases. ``entered`` is told of each, ``changed`` of whatever else changes what is shown."""

    def __init__(
        self,
        desk: Desk,
        play: Session,
        table_map: TableMap,
        entered: Callable[[Phase], None],
        changed: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._map = table_map
        self._entered = entered
        self._changed = changed
        self._words = play.match.game.words
        self.play = play
        self.timeline = Timeline(RATES[desk.speed])
        self.talk = Messages(play, play.untold())
        self.opponents = Opponents(desk, play, self.talk.put_in)
        self.adviser = Adviser(desk, play)
        self.phase: Phase = Laying(play.view)
        self._lasted = 0.0
        """Milliseconds that the phase has lasted."""
        self.laid = self._lay(last_sorting(desk, play.match))

    @property
    def moving(self) -> bool:
        """Whether something is still being shown."""
        return self.timeline.busy or isinstance(self.phase, Showing | Recalling | Beholding)

    def begin(self) -> None:
        """Take the match up where it stands; one that has just begun is dealt before everybody's eyes."""
        if self.play.match.log:
            self.talk.begin(self.play.story())
            self.enter(following(self.play))
            return
        opening = self.play.match.history(self.play.viewer)
        self.laid.board.rewind(opening)
        self.enter(Showing(self.phase.view, segments(self.play, opening, self.phase.view), self.phase.view))

    def enter(self, phase: Phase) -> None:
        """The one way from phase to phase."""
        self.rest()
        self.phase, self._lasted = phase, 0.0
        match phase:
            case Showing(segments=(first, *_)):
                self.laid.director.show(first)
            case Recalling(chapters=(chapter, *_)):
                self.laid.director.show(chapter.events)
            case Accounting(account=account):
                self.laid.winnings.set_out(account)
                self.laid.pieces.follow(pieces_of(self.play, self.phase))
            case Beholding(verdict=decided):
                stand_out(self.laid, decided.cards)
            case Deciding(picker=picker):
                self.talk.relent()
                self.laid.pointer.picker, self.laid.pointer.focus.key = picker, None
            case Waiting(seat=seat, picker=aside):
                self.laid.pointer.picker = aside
                self.opponents.begin(seat)
        self._entered(phase)

    def rest(self) -> None:
        """Give up what the phase began."""
        self.opponents.rest()
        self.adviser.rest()
        lower(self.laid, self.phase)
        self.laid.pointer.let_go()
        self.laid.pointer.picker = None

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether anything has moved."""
        self._lasted += milliseconds
        pieces = self.laid.pieces.timeline
        moved = self.timeline.busy or pieces.busy
        moved |= self.laid.impact.update(milliseconds)
        self.timeline.update(milliseconds)
        pieces.update(milliseconds)
        if not self.timeline.busy:
            self._go_along(milliseconds)
        return moved

    def fit(self) -> None:
        """Lie anew in a window of another size, and hold to settings that may have changed."""
        for timeline in (self.timeline, self.laid.pieces.timeline):
            timeline.run_at(RATES[self._desk.speed])
        self.talk.heed(self._desk.settings.banter)
        self.laid.fit(self._desk, pieces_of(self.play, self.phase))

    def act(self, seat: Seat, action: Action) -> None:
        """Carry an action out; it is written down before anything moves."""
        self._land()
        self.talk.acted(seat)
        before, events = self.phase.view, self.play.act(seat, action)
        self.enter(Showing(before, segments(self.play, events, before), self.play.view, seat))

    def hurry(self) -> None:
        """Nobody wants to wait: land what moves, and let opponents act."""
        self._land()
        match self.phase:
            case Showing() | Recalling():
                self._shown()
            case Beholding():
                self._follow_what_was_held(self.phase)
        self.opponents.hurry()

    def lead_on(self) -> bool:
        """Go on from where the table waits for the person; False where it does not, or not yet."""
        if self._lasted < TAKING_IN:
            return False
        match self.phase:
            case Accounting(rest=rest):
                self._land()
                if self.play.match.to_move is None:
                    self.enter(Over(self.play.view))
                else:
                    self._go_on(rest)
            case Over():
                self.enter(self.phase)
            case HandingOn(view=view, person=person):
                self.enter(Passing(view, person))
            case _:
                return False
        return True

    def take_up(self) -> None:
        """Go on as the position asks, when what holds the match up is over."""
        self.enter(following(self.play))

    def uncover(self) -> None:
        """The person for whom the curtain is down is there."""
        if isinstance(self.phase, Passing):
            self.play.viewer = self.phase.person
            self._start_over()

    def step(self, change: Callable[[], None]) -> None:
        """Let the match be taken back, or on again, and lay the table as it is then."""
        change()
        self._land()
        self.talk.fall_silent()
        before = self.laid.board
        self._start_over()
        glide_from(self.laid, before)

    def recall(self) -> None:
        """Show what happened since the viewer last acted once more."""
        if isinstance(self.phase, Deciding) and (chapters := recalled(self.play)):
            self.talk.begin_recall()
            self.laid.go_back(self._words, chapters)
            self.enter(Recalling(chapters, self.phase))

    def ask_for_hint(self) -> None:
        """Think on the viewer's behalf, who is to decide."""
        if isinstance(self.phase, Deciding) and self.adviser.can_advise(self.phase.picker):
            self._tell(self.adviser.ask(self.phase.picker))

    def refuse(self, gesture: Gesture, why: Refusal) -> None:
        """Say why a gesture does nothing; the cards it meant shake where they lie."""
        self._desk.app.sound.play("refuse", Channel.TABLE)
        self.talk.refuse(why)
        put_back(self.laid, gesture, self.timeline)

    def _land(self) -> None:
        """Bring what is being shown to its end, with all that came of it."""
        if self.timeline.busy:
            self.timeline.finish()
            self.laid.impact.still()

    def _start_over(self) -> None:
        """Lay the table for the viewer and the position as they are now."""
        before = self.laid.board
        self.phase = Laying(self.play.view)
        mine = before.viewer == self.play.viewer
        self.laid = self._lay(before.sorting if mine else last_sorting(self._desk, self.play.match))
        self.talk.begin(self.play.story())
        self.enter(following(self.play))

    def _lay(self, sorting: Sorting) -> TableView:
        teller, view = Teller(self._told, self._moment, self._changed), self.phase.view
        return lay(self._desk, self.play, view, self._map, sorting, self.timeline, teller)

    def _go_along(self, milliseconds: float) -> None:
        """Nothing moves: on with what the phase is about."""
        match self.phase:
            case Showing() | Recalling():
                self._shown()
            case Beholding() if self._lasted >= held(self.timeline.speed):
                self._follow_what_was_held(self.phase)
            case Waiting():
                if (done := self.opponents.update(milliseconds)) is not None:
                    self.act(*done)
            case Deciding() if (hint := self.adviser.update()) is not None:
                self._tell(hint)
                self._changed()

    def _tell(self, hint: Hint) -> None:
        """Say a hint, and point out what it advises."""
        self.talk.say(hint.words, milliseconds=LASTING)
        if hint.gesture is not None:
            self.laid.pointer.point_out(hint.gesture)

    def _shown(self) -> None:
        """What was being shown has been seen: whatever it decides stays, else on to what follows."""
        if isinstance(self.phase, Showing | Recalling):
            seen = befalling(self.play, self.phase)
            self._follow(self.phase) if seen is None else self.enter(Beholding(self.phase, seen))

    def _follow_what_was_held(self, held_up: Beholding) -> None:
        self._follow(replace(held_up.shown, settled=held_up.verdict))

    def _follow(self, shown: Showing | Recalling) -> None:
        """On to what follows from what was shown."""
        match shown:
            case Recalling(chapters=(told, *chapters), then=then, settled=settled):
                if not chapters:
                    self.talk.end_recall()
                goes_on = bool(chapters) and chapters[0].after is told.after
                if not goes_on:
                    self.laid.settle(self._desk, self.play, told.after)
                same = settled if goes_on else None
                self.enter(Recalling(tuple(chapters), then, same) if chapters else then)
            case Showing(view=view, segments=(segment, *rest)) if ends_deal(segment):
                self.enter(Accounting(view, self.play.account(), tuple(rest)))
            case Showing(segments=(_, *rest)) if rest:
                self.enter(replace(shown, segments=tuple(rest)))
            case Showing():
                self._go_on(())

    def _go_on(self, rest: tuple[EventBatch, ...]) -> None:
        """Show what is left, or let the match go on."""
        self.laid.director.labels.clear()
        view = self.play.view
        if rest:
            self.enter(Showing(view, rest, view))
            return
        self.laid.settle(self._desk, self.play, view)
        phase = following(self.play)
        if (done := unasked(self.play, phase, self._desk.settings)) is not None:
            self.talk.explain(done.said)
            self.act(done.seat, done.action)
            return
        if calls(phase, self.play):
            self._desk.app.sound.play(YOUR_TURN, Channel.TABLE)
        self.enter(phase)

    def _told(self, event: Event) -> None:
        view = telling(self.phase)
        if view is None:
            return
        effects = self.talk.happen(event, view)
        self.laid.hopping.hop(effects)
        self.laid.impact.react(effects)
        again = isinstance(self.phase, Recalling)
        tell = self.talk.recall if again else self.talk.hear
        tell(event, view)
        if not again:
            self.talk.banter(event, effects, self._desk.settings.banter)

    def _moment(self, event: Event) -> Moment | None:
        view = telling(self.phase)
        return None if view is None else self.talk.moment(event, view)
