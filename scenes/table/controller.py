"""The turn controller: moves a table from phase to phase, and lets opponents act."""

from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Final

from engine.input import INPUT_DELAY
from engine.layout import TableMap
from engine.sound import Channel
from engine.timeline import Timeline
from game.cards import Seat
from game.contract.rules import Action, Refusal, View
from game.contract.table import Gesture, Moment
from game.table import DealStarted, Event, Moved
from saves.settings import Banter, Speed
from scenes.desk import Desk
from scenes.table.banter import INTERRUPTING, Mood, Remark, TableTalk
from scenes.table.hints import Adviser, Hint
from scenes.table.messages import Messages
from scenes.table.opponents import PAUSES, Opponents
from scenes.table.phases import (
    ANIMATED,
    AutoMove,
    CurtainDown,
    DealOver,
    Deciding,
    EventBatch,
    MatchOver,
    PassingOn,
    Recalling,
    SettingUp,
    Showing,
    ShowingVerdict,
    TablePhase,
    Waiting,
    auto_move,
    batches,
    deals_end,
    ends_deal,
    episodes_to_recall,
    next_phase,
    recent_events,
    verdict_to_show,
    view_after,
)
from scenes.table.session import Session
from scenes.table.view.board import Sorting, last_sorting
from scenes.table.view.table_view import TableView
from scenes.table.view.view_model import Tone

RATES: Final = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.OFF: float("inf")}
"""The speed of the timeline, as a multiple of normal."""
VERDICT_TIME: Final = 1800.0
"""The time a verdict is shown at normal speed, unless a click ends it, in milliseconds."""
FASTEST: Final = 1.5
"""The highest speed applied to a verdict, so that it can be read even without animation."""
YOUR_TURN: Final = "turn"
UNREAD: Final = 700.0
"""The time after a hint arrives in which Enter doesn't play it, so that it can be read, in milliseconds."""
LONG_THINK: Final = 25_000.0
"""The time after which an opponent remarks on a slow decision, in milliseconds."""


def verdict_time(rate: float) -> float:
    """Return the time a verdict is shown, in milliseconds."""
    return VERDICT_TIME / min(rate, FASTEST)


def your_turn_begins(phase: TablePhase, session: Session) -> bool:
    """True if it becomes the viewer's turn after another player's action."""
    acted = session.match.log
    return isinstance(phase, Deciding) and bool(acted) and acted[-1].seat != session.viewer


class TurnController:
    """The controller of a table's phases. It calls ``entered`` with each, and ``changed`` for other changes.

    It is the ``Listener`` of the director's events.
    """

    phase: TablePhase

    def __init__(
        self,
        desk: Desk,
        session: Session,
        table_map: TableMap,
        entered: Callable[[TablePhase], None],
        changed: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._map = table_map
        self._entered = entered
        self.changed = changed
        self.session = session
        self.timeline = Timeline(RATES[desk.speed])
        self.messages = Messages(session, session.empty_log())
        self.talk = TableTalk(desk, session)
        self.opponents = Opponents(desk, session, self.messages.add_line)
        self.adviser = Adviser(desk, session)
        self.hint_wanted = False
        """True if a hint was requested too early, so that it comes on the viewer's turn."""
        self._hint_age = inf
        """The time since the last hint arrived, in milliseconds."""
        self._phase_time = 0.0
        """The duration of the phase so far, in milliseconds."""
        self._auto_move: AutoMove | None = None
        """The viewer's only move, made automatically after a pause on their turn."""
        self._set_up(session.view, last_sorting(desk, session.match))

    @property
    def hint_unread(self) -> bool:
        """True if a hint has only just arrived, so that a press of Enter wasn't meant for it."""
        return self._hint_age < UNREAD and self.table_view.pointer.advice is not None

    @property
    def moving(self) -> bool:
        """True while events are still being shown."""
        return self.timeline.busy or isinstance(self.phase, ANIMATED)

    def begin(self) -> None:
        """Begin at the match's position; animate the deal of a new one, or show the result of a deal."""
        ending = deals_end(self.session)
        if ending is not None:
            self._set_up(ending.before, self.table_view.board.sorting)
            earlier = self.session.match.undone(1).history(self.session.viewer)
            self.messages.begin(self.session.empty_log().add_all(earlier, ending.before))
            shown = batches(self.session, ending.events, ending.before)
            self.enter(Showing(ending.before, shown, ending.after, self.session.match.log[-1].seat))
            while isinstance(self.phase, Showing | ShowingVerdict):  # the events were seen before
                self.hurry()
            self._finish_motion()
            return
        if self.session.match.log:
            self._resume()
            return
        opening = self.session.match.history(self.session.viewer)
        self.table_view.board.rewind(opening)
        self.enter(Showing(self.phase.view, batches(self.session, opening, self.phase.view), self.phase.view))

    def enter(self, phase: TablePhase) -> None:
        """Enter a phase, and start its animation, search or input."""
        self.stop()
        self.phase, self._phase_time = phase, 0.0
        self.update_speed()
        match phase:
            case Showing(batches=(first, *_)):
                self.table_view.director.show(first)
            case Recalling(episodes=(episode, *_)):
                self.table_view.director.show(episode.events)
            case DealOver(account=account):
                self.messages.clear_refusal()
                self.hint_wanted = False
                self.table_view.score_animation.begin(account)
            case ShowingVerdict(verdict=decided):
                self.table_view.raise_cards(decided.cards)
            case Deciding(picker=picker):
                self.messages.clear_refusal()
                self.table_view.pointer.picker, self.table_view.pointer.focus.key = picker, None
            case Waiting(seat=seat, picker=aside):
                self.table_view.pointer.picker = aside
                self.opponents.begin(seat)
        self._entered(phase)

    def stop(self) -> None:
        """Stop everything the phase started, such as a search."""
        self._auto_move = None
        self.opponents.stop()
        self.adviser.stop()
        self.table_view.lower(self.phase.verdict.cards if isinstance(self.phase, ShowingVerdict) else ())
        self.table_view.pointer.clear()
        self.table_view.pointer.stop()

    def update(self, milliseconds: float) -> bool:
        """Advance the table; return True if anything has moved."""
        self._phase_time += milliseconds
        self._hint_age += milliseconds
        pieces = self.table_view.pieces.timeline
        moved = self.timeline.busy or pieces.busy
        moved |= self.table_view.impact.update(milliseconds)
        self.timeline.update(milliseconds)
        pieces.update(milliseconds)
        if not self.timeline.busy:
            self._update_phase(milliseconds)
        return moved

    def update_speed(self) -> None:
        """Run animations at the speed of the settings and the session."""
        for timeline in (self.timeline, self.table_view.pieces.timeline):
            timeline.run_at(RATES[self._desk.speed] * self.session.tempo)

    def fit(self) -> None:
        """Update for a new window size or changed settings."""
        self.update_speed()
        if self._desk.settings.banter is Banter.OFF:
            self.messages.clear_speech()
        self.table_view.fit(self.phase)

    def act(self, seat: Seat, action: Action, *, automatic: bool = False) -> None:
        """Apply an action, which is saved before anything moves."""
        self._finish_motion()
        if isinstance(self.phase, Deciding) and self._phase_time >= LONG_THINK:
            self.messages.clear_speech()  # somebody asked what takes so long
        self.messages.acted(seat, automatic=automatic)
        self.talk.acted(seat)
        before, events = self.phase.view, self.session.act(seat, action)
        self.enter(Showing(before, batches(self.session, events, before), self.session.view, seat))

    def hurry(self) -> None:
        """Finish all animation, and let opponents act at once."""
        self._finish_motion()
        match self.phase:
            case Showing() | Recalling():
                self._end_showing(self.phase)
            case ShowingVerdict():
                self._end_verdict(self.phase)
        self.opponents.hurry()

    def continue_play(self) -> bool:
        """Continue after a deal or the match, or pass the device on; return False if there is no need."""
        if self._phase_time < INPUT_DELAY:
            return False
        match self.phase:
            case DealOver(rest=rest):
                self._finish_motion()
                if rest:
                    self.enter(Showing(self.session.view, rest, self.session.view))
                else:
                    self._all_shown()
            case MatchOver():
                self.enter(self.phase)
            case PassingOn(view=view, person=person):
                self.enter(CurtainDown(view, person))
            case _:
                return False
        return True

    def enter_next_phase(self) -> None:
        """Enter the phase for the current position."""
        self.enter(next_phase(self.session))

    def raise_curtain(self) -> None:
        """Raise the curtain for the next person, who is ready now."""
        if isinstance(self.phase, CurtainDown):
            self.session.viewer, self.hint_wanted = self.phase.person, False
            self._rebuild_table()

    def rebuild_after(self, change: Callable[[], None]) -> None:
        """Change the match, as by undo or conceding, and rebuild the table."""
        change()
        self._finish_motion()
        self.messages.clear()
        self.messages.clear_speech()
        before = self.table_view.board
        self._rebuild_table()
        self.table_view.glide_from(before)

    def recall(self) -> None:
        """Replay the events since the viewer last acted."""
        if isinstance(self.phase, Deciding) and (episodes := episodes_to_recall(self.session)):
            self.messages.begin_recall()
            self.table_view.go_back(episodes)
            self.enter(Recalling(episodes, self.phase))

    def ask_for_hint(self) -> None:
        """Request a hint, if it is the viewer's turn."""
        self.hint_wanted = False
        if isinstance(self.phase, Deciding) and self.adviser.can_advise(self.phase):
            self._show_hint(self.adviser.ask(self.phase.picker, self.messages.notice))

    def refuse(self, gesture: Gesture, why: Refusal) -> None:
        """Show why a gesture isn't legal, and shake its cards."""
        self._desk.app.sound.play("refuse", Channel.TABLE)
        self.messages.show_refusal(why)
        self.table_view.put_back(gesture, self.timeline)

    def _finish_motion(self) -> None:
        """Finish every animation at once."""
        if self.timeline.busy:
            self.timeline.finish()
            self.table_view.impact.stop()

    def _rebuild_table(self) -> None:
        """Rebuild the table for the current viewer and position."""
        board = self.table_view.board
        mine = board.viewer == self.session.viewer
        sorting = board.sorting if mine else last_sorting(self._desk, self.session.match)
        self._set_up(self.session.view, sorting)
        self._resume()

    def _resume(self) -> None:
        """Tell the log, and what the last actions left over piles and under names; enter the next phase."""
        view = self.session.view
        self.messages.begin(self.session.event_log())
        for event in recent_events(self.session):
            self.messages.remember(event, view)
            self.table_view.director.mark(event, self.messages.moment(event, view))
        self.enter_next_phase()

    def _set_up(self, view: View, sorting: Sorting) -> None:
        """Set up the table at a position, before any phase is entered."""
        self.phase = SettingUp(view)
        self.table_view = TableView(self._desk, self.session, view, self._map, sorting, self.timeline, self)

    def _amend(self, phase: TablePhase) -> None:
        """Go on in the same phase with newer facts."""
        self.phase = phase
        self.changed()

    def _update_phase(self, milliseconds: float) -> None:
        """Advance the phase while nothing is animated."""
        match self.phase:
            case Showing() | Recalling():
                self._end_showing(self.phase)
            case DealOver(rest=rest) if rest and self.session.match.to_move is None:
                self._show_winner(rest)
            case ShowingVerdict() if self._phase_time >= verdict_time(self.timeline.speed):
                self._end_verdict(self.phase)
            case Waiting():
                if (done := self.opponents.update(milliseconds)) is not None:
                    self.act(*done)
                elif self.opponents.close_race and not self.phase.close_race:
                    self._amend(replace(self.phase, close_race=True))
            case Deciding():
                if self._phase_time - milliseconds < LONG_THINK <= self._phase_time:
                    self._speak(self.talk.anyone(Mood.WAITS, after=2))
                if self._auto_move is not None and self._phase_time >= PAUSES[self._desk.settings.pace]:
                    self._make_auto_move(self._auto_move)
                elif self.hint_wanted and self._auto_move is None:
                    self.ask_for_hint()
                    self._hint_age = 0.0
                    self.changed()
                elif (hint := self.adviser.update()) is not None:
                    self._show_hint(hint)
                    self._hint_age = 0.0
                    self.changed()

    def undo(self) -> None:
        """Undo the viewer's last action; an opponent may remark on it."""
        self.rebuild_after(self.session.undo)
        self._speak(self.talk.anyone(Mood.UNDONE, after=1))

    def _speak(self, remark: Remark | None) -> None:
        """Show an opponent's line of a remark, if there is one."""
        if (line := self.talk.line(remark)) is not None:
            self.messages.show_speech(line)
            self.changed()

    def _show_hint(self, hint: Hint) -> None:
        """Show a hint, and highlight the action it advises."""
        self.messages.show_hint(hint.line)
        if hint.gesture is not None:
            self.table_view.pointer.select_gesture(hint.gesture)

    def _end_showing(self, shown: Showing | Recalling) -> None:
        """Pause on anything that must be seen, or show the next batch."""
        seen = verdict_to_show(self.session, shown) if self.session.shows_verdicts else None
        if seen is None:
            self._show_next_batch(shown)
        else:
            self.enter(ShowingVerdict(shown, seen))

    def _end_verdict(self, seen: ShowingVerdict) -> None:
        self._show_next_batch(replace(seen.shown, verdict_before=seen.verdict))

    def _show_next_batch(self, shown: Showing | Recalling) -> None:
        """Show the next batch of events, or enter the phase after the last one."""
        match shown:
            case Recalling(episodes=(episode, *episodes), then=then, verdict_before=verdict_before):
                if not episodes:
                    self.messages.end_recall()
                goes_on = bool(episodes) and episodes[0].after is episode.after
                if not goes_on:
                    self.table_view.catch_up(episode.after)
                same = verdict_before if goes_on else None
                self.enter(Recalling(tuple(episodes), then, same) if episodes else then)
            case Showing(view=view, batches=(batch, *rest)) if ends_deal(batch):
                self.enter(DealOver(view, self.session.account(), tuple(rest)))
            case Showing(batches=(_, *rest)) if rest:
                self.enter(replace(shown, batches=tuple(rest)))
            case Showing():
                self._all_shown()

    def _all_shown(self) -> None:
        """Enter the next phase after all events, or make the viewer's automatic move."""
        self.table_view.catch_up(self.session.view)
        phase = next_phase(self.session)
        move = auto_move(self.session, phase, self._desk.settings)
        if move is not None and not (move.words and isinstance(phase, Deciding)):
            self._make_auto_move(move)
            return
        if your_turn_begins(phase, self.session):
            self._desk.app.sound.play(YOUR_TURN, Channel.TABLE)
        self.enter(phase)
        self._auto_move = move

    def _show_winner(self, rest: tuple[EventBatch, ...]) -> None:
        """Announce the winner of the match over its last account, once the points have arrived."""
        assert isinstance(self.phase, DealOver)
        self._amend(replace(self.phase, rest=()))
        self.table_view.director.show([event for batch in rest for event in batch])

    def _make_auto_move(self, move: AutoMove) -> None:
        """Make a move for the viewer, and say why."""
        if move.words:
            self.messages.say(move.words, Tone.HINDRANCE)
        self.act(move.seat, move.action, automatic=bool(move.words))

    def event_shown(self, event: Event) -> None:
        """Log an event as its animation starts, and let players and pieces react."""
        view = self._events_view
        if view is None:
            return
        pieces = self.session.game.words.pieces
        shown = self.phase.batch if isinstance(self.phase, Showing | Recalling) else ()
        ends = ends_deal(shown)
        if ends and not isinstance(event, Moved):
            self.table_view.pieces.remove_from_empty(pieces(view), self.phase.view.piles)
        effects = self.messages.show_effects(event, view)
        self.table_view.turn_token.hop(effects, view.to_move)
        self.table_view.impact.react(effects)
        again = isinstance(self.phase, Recalling)
        tell = self.messages.recall if again else self.messages.add
        tell(event, view)
        if not again:
            remark = self.talk.remark_on(event)
            if self.messages.speech is None or (remark is not None and remark.mood in INTERRUPTING):
                self._speak(remark)
            if isinstance(event, DealStarted):
                self.table_view.clear_pieces(view)
            elif not isinstance(event, Moved) and not ends:
                self.table_view.pieces.update_signs(pieces(view))

    def counted(self) -> None:
        """Move pieces such as chips to their winners after the deal's points have arrived."""
        if isinstance(self.phase, DealOver):
            self.table_view.pay_pieces(self.phase)
            self._speak(self.talk.remark_on_deal(self.phase.view.deal))
        self.changed()

    def moment(self, event: Event) -> Moment | None:
        """Return the moment that an event being shown makes, if any."""
        view = self._events_view
        return None if view is None else self.messages.moment(event, view)

    @property
    def _events_view(self) -> View | None:
        """The view used to describe the events being shown."""
        return self.session.view if isinstance(self.phase, DealOver) else view_after(self.phase)
