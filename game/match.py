"""A live match: its state, and the log of actions that leads to it.

The log is the save: game, rules version, options, seats, seed and actions reproduce the match exactly. Only
``Match`` holds the state; all other code gets views.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.cards import Deck, Seat
from game.contract import AnyGame
from game.contract.options import Options
from game.contract.rules import Action, IllegalAction, Standing, State, View, cloned
from game.equivalent_cards import is_equivalent_to_listed
from game.fingerprint import fingerprint
from game.info import ranked
from game.sentences import PlayerError
from game.table import Event, Place, mask

STRIDE = 16
"""The number of actions from one fingerprint to the next."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log: a seat and its action."""

    seat: Seat
    action: Action


class Match:
    """A match from its first deal on. Raises PlayerError for an impossible number of seats."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: int) -> None:
        if seats not in game.seats:
            raise PlayerError(seats_refused(game, seats))
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.log: list[Entry] = []
        self._fingerprints: list[str] = []
        self._untaken: list[State] = []
        """The positions still without a fingerprint, which is only computed if needed."""
        self._state: Any = game.deal(options, seats, seed)
        self._history: list[Event] = list(self._state.table.events)
        self._marks = [len(self._history)]
        """The length of the history before the first action and after each."""

    @property
    def deck(self) -> Deck:
        """The deck of the match."""
        return self.game.deck(self.options, self.seats)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of the match, by index."""
        return self.game.places(self.options, self.seats)

    @property
    def to_move(self) -> Seat | None:
        """The seat to move, or None when the match is over."""
        return self.game.to_move(self._state)

    @property
    def standing(self) -> Standing:
        """The standing of the match."""
        return self.game.standing(self._state)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions of a seat."""
        return self.game.legal(self._state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return the view of a seat, or of a bystander for None."""
        view: View = self.game.view(self._state, seat)
        return view

    def history(self, seat: Seat | None, since: int = -1) -> list[Event]:
        """Return the events as a seat may know them: all, or those after the first ``since`` actions."""
        start = 0 if since < 0 else self._marks[since]
        return self.seen_by(seat, self._history[start:])

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Apply and log a legal action or an equivalent of one; raise IllegalAction for any other.

        Return the events unmasked: pass them through ``seen_by`` before showing them.
        """
        if action not in self.legal(seat):
            view = self.view(seat)
            if not (view.legal and is_equivalent_to_listed(self.game, self.deck, view, action)):
                gesture = self.game.words.gesture(view, action)
                raise IllegalAction(str(self.game.why_not(view, gesture)))
        self._state.table.events = []
        self.game.apply(self._state, seat, action)
        self.log.append(Entry(seat, action))
        self._history += self._state.table.events
        self._marks.append(len(self._history))
        if len(self.log) % STRIDE == 0:
            self._untaken.append(cloned(self._state))
        return tuple(self._state.table.events)

    def seen_by(self, seat: Seat | None, events: Sequence[Event]) -> list[Event]:
        """Return events as a seat may know them."""
        return [mask(event, self.places, seat) for event in events]

    def happened(self, seat: Seat | None, number: int) -> list[Event]:
        """Return the events of an action, from 0, as a seat may know them; -1 is the first deal."""
        start = 0 if number < 0 else self._marks[number]
        return self.seen_by(seat, self._history[start : self._marks[number + 1]])

    def position(self) -> State:
        """Return a copy of the whole position, for ``taken_up``."""
        state: State = cloned(self._state)
        return state

    def taken_up(self, count: int, position: State, kind: type["MatchT"]) -> "MatchT":
        """Return the match after its first ``count`` actions, given its position then."""
        earlier = object.__new__(kind)
        earlier.game, earlier.options = self.game, self.options
        earlier.seats, earlier.seed = self.seats, self.seed
        earlier.log = self.log[:count]
        taken = count // STRIDE
        earlier._fingerprints = self._fingerprints[:taken]
        earlier._untaken = self._untaken[: taken - len(earlier._fingerprints)]
        earlier._state = cloned(position)
        earlier._marks = self._marks[: count + 1]
        earlier._history = self._history[: earlier._marks[-1]]
        return earlier

    def undone(self, count: int) -> "Match":
        """Return the match without its last ``count`` actions."""
        return replayed(self.game, self.options, self.seats, self.seed, self.log[: len(self.log) - count])

    @property
    def fingerprints(self) -> tuple[str, ...]:
        """The fingerprints of the positions after every ``STRIDE`` actions."""
        self._fingerprints += map(fingerprint, self._untaken)
        self._untaken.clear()
        return tuple(self._fingerprints)

    def digest(self) -> str:
        """Return the fingerprint of the position, which is the same for equal logs under equal rules."""
        return fingerprint(self._state)


MatchT = TypeVar("MatchT", bound=Match)


def replayed(game: AnyGame, options: Options, seats: int, seed: int, log: Sequence[Entry]) -> Match:
    """Replay a match from its log; raise IllegalAction if an entry isn't legal."""
    match = Match(game, options, seats, seed)
    for entry in log:
        match.play(entry.seat, entry.action)
    return match


def so_far(match: Match, view: View) -> Standing:
    """Return the standing, including the points so far in the first deal if it scores during play."""
    scores = [match.game.words.score(view, seat) for seat in range(match.seats)]
    points = tuple(score for score in scores if score is not None)
    if match.standing.deals or len(points) < match.seats:
        return match.standing
    return replace(match.standing, totals=points, ranks=ranked(points, match.game.info.low_wins))


def seats_refused(game: AnyGame, seats: int) -> str:
    """Return the sentence that refuses a number of seats."""
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return f"{game.title} needs {fewest} players, not {seats}."
    return f"{game.title} is for {fewest} to {most} players, not {seats}."
