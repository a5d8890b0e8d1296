"""The session behind a table: the match, its viewer, undo, and saving after every action."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from game.cards import Seat
from game.contract import AnyGame
from game.contract.rules import Action, View
from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Account, LogLine
from game.level import Level
from game.match import Entry, Match
from game.minds.characters import Character, character, in_style, preferred
from game.minds.search import Option
from game.minds.thinker import Ticket
from game.sentences import Cast
from game.table import DealEnded, DealStarted, Event, Moved, Place, Shown, sees
from saves.files import SaveFailed
from saves.models import GivenUp
from saves.saved_match import SavedMatch
from saves.settings import Settings
from scenes.desk import Desk
from scenes.endings import conceded
from scenes.players import shown_names
from scenes.table.event_log import EventLog

LONGEST_PAUSE = 180.0
"""The most time between two actions that counts as play, in seconds."""

SAVED = "Your match is saved as you play."
UNSAVED = "You can play on, but if you quit now you'll lose your last moves."
LOST = "Your match isn't saved. If you leave now, you'll lose your last moves."


class Session:
    """The match behind a table scene. The screen shows only the viewer's view of it."""

    taught = False
    """True if this is a lesson, led by a host, in which undo goes back by steps."""
    watched = False
    """True if the match is a replay, which nobody plays."""
    save_status = SAVED
    """The sentence that says if the match is saved."""

    def __init__(self, desk: Desk, saved: SavedMatch) -> None:
        self._desk = desk
        self.saved = saved
        """The match with its players, as saved."""
        self.names = shown_names(saved.players)
        self.random = Random()
        """The source of random numbers for policies and of seeds for searches."""
        self._seconds = float(saved.seconds)
        self._written = desk.now()
        self._taken_back = False
        """True if an action was undone and nothing was played since."""
        self.people = [seat for seat, player in enumerate(saved.players) if player.level is None]
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose view is on screen; None for a bystander."""

    @property
    def clause(self) -> str:
        """The clause being taught now, or empty."""
        return ""

    @property
    def match(self) -> Match:
        """The match."""
        return self.saved.match

    @property
    def game(self) -> AnyGame:
        """The game of the match."""
        return self.saved.match.game

    @property
    def cast(self) -> Cast:
        """The names used in sentences, with ``you`` only if one person plays."""
        return Cast(self.names, self.viewer if len(self.people) == 1 else None)

    @property
    def view(self) -> View:
        """The viewer's view."""
        return self.match.view(self.viewer)

    @property
    def opponent(self) -> Seat | None:
        """The opponent who acts next: one that moves out of turn, or the one to move."""
        seat = self.match.to_move
        if seat is None:
            return None
        opponents = (other for other in range(self.match.seats) if other not in self.people)
        aside = next((other for other in opponents if self._move_out_of_turn(other) is not None), None)
        if aside is not None:
            return aside
        return seat if seat not in self.people else None

    def _move_out_of_turn(self, seat: Seat) -> Action | None:
        """Return an opponent's move out of turn, from its view alone."""
        if seat == self.match.to_move or not self.match.legal(seat):
            return None
        return self._policy_move(seat)

    def _policy_move(self, seat: Seat) -> Action | None:
        """Return the move of an opponent's policy, if it has one to make."""
        game, view = self.game, self.match.view(seat)
        action: Action | None
        match self.saved.players[seat].level:
            case Level.IMP as level:
                action = game.search.policies[level](view, self.random)
            case Level.ARCHDEVIL:
                action = game.search.usual(view, self.random)
            case _:
                action = in_style(game, view, self.random, self.character(seat).style)
        return action

    def character(self, seat: Seat) -> Character:
        """Return the character in an opponent's seat."""
        player = self.saved.players[seat]
        return character(player.name, player.level)

    @property
    def over(self) -> bool:
        """True if the match has ended or was conceded."""
        return self.match.to_move is None or self.saved.given_up is not None

    @property
    def deal_result(self) -> str:
        """The prompt while the end of a deal is shown."""
        if self.match.to_move is None:
            return f"{self.cast.won(self.match.standing.winners)}."
        return f"The {self.game.info.deal} is over."

    @property
    def can_undo(self) -> bool:
        """True if the last action was the viewer's, didn't end the match, and revealed no card."""
        number = len(self.match.log) - 1
        if self.over or self._taken_back or number < 0 or self.match.log[number].seat != self.viewer:
            return False
        happened = self.match.happened(self.viewer, number)
        return not any(reveals(event, self.match.places, self.viewer) for event in happened)

    @property
    def own_prompt(self) -> str:
        """The text in place of the game's prompt, or empty."""
        return ""

    def event_log(self) -> EventLog:
        """Return the log of the match so far, as the viewer saw it."""
        return self.add_concession(self.empty_log().add_all(self.match.history(self.viewer), self.view))

    def add_concession(self, log: EventLog) -> EventLog:
        """Add the line about a conceded match to a log; return the log."""
        if self.saved.given_up is not None:
            who = self.saved.conceder
            log.add_line(LogLine(f"{conceded(who, self.cast)}.", who))
        return log

    def empty_log(self) -> EventLog:
        """Return an empty event log."""
        words = self.game.words
        return EventLog(
            self.match.places, lambda event, view: words.narrate(event, view, self.cast), self.may_tell
        )

    def may_tell(self, events: Sequence[Event]) -> Sequence[bool]:
        """Return, for each event of a running deal, True if the log may still show it."""
        return self.game.words.may_tell(events)

    def account(self, number: int | None = None) -> Account | None:
        """Return the account of a finished deal, from public events: by its number, or the last."""
        seen = self.match.history(None)
        ends = [index for index, event in enumerate(seen) if isinstance(event, DealEnded)]
        number = len(ends) if number is None else number
        if not 1 <= number <= len(ends):
            return None
        end = ends[number - 1]
        starts = [index for index in range(end) if isinstance(seen[index], DealStarted)]
        deal = seen[max(starts, default=0) : end + 1]
        return self.game.words.account(deal, self.view, self.cast)

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Apply an action and save the match; return the events as the viewer sees them."""
        events = self.match.play(seat, action)
        self._taken_back = False
        self.save()
        return self.match.seen_by(self.viewer, events)

    def quick_move(self, seat: Seat) -> Action:
        """Return an opponent's move by its policy, from its view alone."""
        action = self._policy_move(seat)
        assert action is not None, "asked while it has nothing to do"
        return action

    def pick_option(self, seat: Seat, options: Sequence[Option]) -> Action:
        """Return the Archdevil's choice among the options that the search found."""
        style = self.character(seat).style
        return preferred(self.game, self.match.view(seat), options, self.random, style)

    @property
    def tempo(self) -> float:
        """The speed of animation and of opponents' pauses, as a multiple of normal."""
        return 1.0

    @property
    def shows_verdicts(self) -> bool:
        """True if play pauses when something is decided, so that it can be seen."""
        return True

    def auto_action(self, view: View, settings: Settings) -> Action | None:
        """Return the action made for a person, if any: one of several alike, or one that settings automate.

        A person always plays the last card of a hand, which often wins something, and any move that ends a
        deal.
        """
        game, alike = self.game, dict[Gesture, Action]()
        legal: tuple[Action, ...] = view.legal
        for action in legal:
            if alike.setdefault(game.words.gesture(view, action), action) is not action:
                return action
        if settings.play_forced and view.to_move == view.seat and len(alike) == 1:
            return self._automated(view, *alike.popitem())
        wanted = game.forgettable if settings.always_knock else ()
        return next((action for action in legal if isinstance(action, wanted)), None)

    def _automated(self, view: View, gesture: Gesture, action: Action) -> Action | None:
        """Return a person's only action if it may be automated, else None."""
        if isinstance(gesture, Touch):  # playing a draw ahead would peek at the card
            return action
        if isinstance(gesture, Press) and (gesture.confirm or gesture.costly):
            return None
        if isinstance(gesture, Carry) and any({*pile} == {*gesture.cards} for pile in view.piles):
            return None
        assert view.to_move is not None
        ahead = self.match.taken_up(len(self.match.log), self.match.position(), Match)
        ends = any(isinstance(event, DealEnded) for event in ahead.play(view.to_move, action))
        return None if ends else action

    def needs_search(self, seat: Seat) -> bool:
        """True if the opponent in a seat needs the worker process for its next move."""
        archdevil = self.saved.players[seat].level is Level.ARCHDEVIL
        return archdevil and self._move_out_of_turn(seat) is None and len(self.match.legal(seat)) > 1

    def ask_search(self, seat: Seat, seconds: float) -> Ticket:
        """Ask the worker process for a seat's move; it gets that seat's view only."""
        return self._desk.thinker.ask(self.game, self.match.view(seat), seconds, self.random.getrandbits(60))

    def give_up(self, how: GivenUp) -> None:
        """Concede or abandon the match. Call it only when it is not ``over``."""
        self.saved = replace(self.saved, given_up=how)
        self.save()

    def count_hint(self) -> None:
        """Add one to the number of hints, and save it."""
        self.saved = replace(self.saved, hints=self.saved.hints + 1)
        self.save()

    def undo(self) -> None:
        """Undo the last action. Call it only when ``can_undo``."""
        self.saved = replace(self.saved, match=self.match.undone(1), undone=self.saved.undone + 1)
        self._taken_back = True
        self.save()

    def save_as_opened(self) -> None:
        """Save the match on opening, unless it is finished and saved, so that its date stays."""
        _, finished = self._desk.store.paths(self.saved.id)
        if not self.over or not finished.is_file():
            self.save()

    def save(self) -> None:
        """Save the match; report a failure without stopping play."""
        now = self._desk.now()
        self._seconds += max(0.0, min((now - self._written).total_seconds(), LONGEST_PAUSE))
        self._written, self.saved = now, replace(self.saved, seconds=round(self._seconds))
        try:
            meanwhile = self._desk.store.save(self.saved, now)
            self.save_status = SAVED
            if meanwhile:
                self._desk.report(meanwhile)
        except SaveFailed as failed:
            self.save_status = LOST
            self._desk.report(f"{failed} {UNSAVED}")


def reveals(event: Event, places: Sequence[Place], viewer: Seat | None) -> bool:
    """True if an event showed the viewer a card that was hidden."""
    match event:
        case Moved(card=card, source=source, target=target):
            return card is not None and not sees(places[source], viewer) and sees(places[target], viewer)
        case Shown(place=place, cards=cards):
            return bool(cards) and not sees(places[place], viewer)
    return False


def session_of(desk: Desk, saved: SavedMatch) -> Session:
    """Return the session of a match, with unlimited undo if it was set up so."""
    return FreeUndoSession(desk, saved) if saved.free_undo else Session(desk, saved)


class FreeUndoSession(Session):
    """A match of one person against opponents, with unlimited undo, one decision at a time.

    Undone actions are saved with the match. While the person redoes or repeats them, opponents answer as they
    did before. Any other action discards the undone ones. A finished match can't be undone.
    """

    @property
    def can_undo(self) -> bool:
        """True if the viewer has acted and the match isn't over."""
        acted = any(entry.seat == self.viewer for entry in self.match.log)
        return acted and not self.over

    @property
    def can_redo(self) -> bool:
        """True if a move was undone and nothing else was played since."""
        return bool(self.saved.ahead) and not self.over

    def undo(self) -> None:
        """Go back to the viewer's last decision, and keep the undone actions for redo."""
        then = self._last_decision()
        taken = self.match.log[len(then.log) :]
        own = sum(entry.seat == self.viewer for entry in taken)
        self.saved = replace(
            self.saved, match=then, undone=self.saved.undone + own, ahead=(*taken, *self.saved.ahead)
        )
        self.save()

    def redo(self) -> None:
        """Redo actions up to the viewer's next decision, or all that were undone."""
        ahead = list(self.saved.ahead)
        while ahead:
            entry = ahead.pop(0)
            self.match.play(entry.seat, entry.action)
            if ahead and ahead[0].seat == self.viewer and self._decides(self.match):
                break
        self.saved = replace(self.saved, ahead=tuple(ahead))
        self.save()

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Apply an action; discard the undone ones if it differs from the next of them."""
        ahead = self.saved.ahead
        follows = ahead[:1] == (Entry(seat, action),)
        self.saved = replace(self.saved, ahead=ahead[1:] if follows else ())
        return super().act(seat, action)

    @property
    def opponent(self) -> Seat | None:
        """The opponent who acts next; while undone actions are repeated, the one who acted then."""
        if not self.saved.ahead:
            return super().opponent
        seat, turn = self.saved.ahead[0].seat, self.match.to_move
        if seat not in self.people:
            return seat
        return turn if turn not in self.people else None

    def quick_move(self, seat: Seat) -> Action:
        """Return the opponent's move from before the undo, or a new one."""
        answer = self._answer(seat)
        return answer if answer is not None else super().quick_move(seat)

    def needs_search(self, seat: Seat) -> bool:
        """True if the opponent has no move from before the undo and needs the worker process."""
        return self._answer(seat) is None and super().needs_search(seat)

    def _answer(self, seat: Seat) -> Action | None:
        ahead = self.saved.ahead
        return ahead[0].action if ahead and ahead[0].seat == seat else None

    def _last_decision(self) -> Match:
        """Return the match at the viewer's last decision, or else at its first action."""
        own = [number for number, entry in enumerate(self.match.log) if entry.seat == self.viewer]
        earlier = (self.match.undone(len(self.match.log) - number) for number in reversed(own))
        found = next(filter(self._decides, earlier), None)
        return found if found is not None else self.match.undone(len(self.match.log) - own[0])

    def _decides(self, match: Match) -> bool:
        """True if it is the viewer's turn and the move isn't automatic."""
        turn = match.to_move == self.viewer
        return turn and self.auto_action(match.view(self.viewer), self._desk.settings) is None
