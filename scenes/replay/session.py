"""The match behind a replay, at any action and as any seat may see it; nothing is saved."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from game.cards import Seat
from game.checkpoints import Checkpoints
from game.contract.rules import View
from game.match import Match
from game.minds.thinker import Ticket
from game.sentences import MATCH_OVER, Cast
from game.table import Event, Shown
from saves.saved_match import SavedMatch
from scenes.desk import Desk
from scenes.endings import headline
from scenes.players import shown_names
from scenes.table.event_log import EventLog
from scenes.table.phases import EventBatch, batches
from scenes.table.session import Session

PRACTICE = "Practice from a replay"
"""The title of a match begun from a replay."""
LATER = "You can watch the rest once this deal is scored."
RECENT = 40
"""The number of latest actions in the log."""


@dataclass(frozen=True, slots=True)
class Perspective:
    """A seat to look from (None for a bystander), with or without open hands."""

    seat: Seat | None
    open_hands: bool = False


class ReplaySession(Session):
    """A match being watched; nothing is saved."""

    watched = True
    can_undo = False

    def __init__(self, desk: Desk, saved: SavedMatch, past: Checkpoints) -> None:
        super().__init__(desk, saved)
        self.speed = 1.0
        """The speed of playback; 1 is the usual one."""
        self.past = past
        self._cut = len(past) < len(saved.match.log)
        """True if the rest of a running match is hidden until the deal is scored."""
        self._own = Perspective(self.people[0] if len(self.people) == 1 else None)
        """The perspective that is always allowed: that of the only person, or else a bystander's."""
        self.wanted = self.perspective = self._own

    @property
    def tempo(self) -> float:
        """The speed of playback."""
        return self.speed

    @property
    def deal_result(self) -> str:
        """The words shown at the end of a deal: no page follows that names the winner."""
        standing, info = self.match.standing, self.game.info
        if standing.winners:
            return f"{headline(standing, info.unit, self.cast)}."
        return f"The {info.deal} is over."

    @property
    def own_prompt(self) -> str:
        """The prompt: there is nothing to do but watch."""
        seat = self.match.to_move
        if self._cut and self.count == len(self.past):
            return LATER
        if self._shows_end:
            return MATCH_OVER
        if seat is None or seat != self.viewer:
            return ""
        if self.count == len(self.past):
            return "That's as far as this match has gone."
        return self.cast.tell(
            seat, "Press › to see the move you made.", "{name}'s turn. Press › to see the move."
        )

    @property
    def count(self) -> int:
        """The number of actions done."""
        return len(self.match.log)

    @property
    def shown_view(self) -> View:
        """The view, with the hands that are shown once the match is over."""
        ended = self.match.to_move is None
        events = self.past.whole.happened(self.viewer, self.count - 1) if ended else []
        hands = {event.place: event.cards for event in events if isinstance(event, Shown)}
        piles = tuple(hands.get(place, pile) for place, pile in enumerate(self.view.piles))
        return replace(self.view, piles=piles)

    @property
    def cast(self) -> Cast:
        """The names for sentences, with ``you`` only for the only person in the match."""
        return Cast(self.names, self.viewer if self.people == [self.viewer] else None)

    def go_to(self, count: int) -> None:
        """Go to the position after ``count`` actions, in the wanted perspective if it is allowed."""
        self._move_to(count, self._permitted(self.past.at(count)))

    def turn_to_next(self) -> bool:
        """Turn to a perspective from which the next action may be seen; return True if it is another one."""
        perspective = self._permitted(self.past.at(self.count + 1))
        turns = perspective != self.perspective
        if turns:
            self._move_to(self.count, perspective)
        return turns

    def event_log(self) -> EventLog:
        """Return the log of the latest actions."""
        since = self.count - RECENT
        log = self.empty_log().add_all(self.match.history(self.viewer, since), self.view)
        return self.add_concession(log) if self._shows_end else log

    @property
    def _shows_end(self) -> bool:
        """True at the end of a conceded match."""
        return self.saved.given_up is not None and self.count == len(self.past)

    def may_tell(self, events: Sequence[Event]) -> Sequence[bool]:
        """Return, for each event, True if it may be told: all are if the deal is over in the whole match."""
        if self._may_tell(self.match):
            return (True,) * len(events)
        return super().may_tell(events)

    def last_shown(self) -> EventBatch:
        """Return the last batch of events of the last action."""
        if self.count == 0:
            return ()
        before = self.past.at(self.count - 1).view(self.viewer)
        events = self.past.whole.happened(self.viewer, self.count - 1)
        return batches(self, events, before)[-1] if events else ()

    def may_know(self, seat: Seat) -> bool:
        """True if the knowledge of a seat may be shown by now."""
        return Perspective(seat) == self._own or self._may_tell(self.match)

    def ask_search(self, seat: Seat, seconds: float) -> Ticket:
        """Search a seat's own view, without open hands, with the same seed each time."""
        then = self.past.at(self.count)
        return self._desk.thinker.ask(then.game, then.view(seat), seconds, self.count)

    def begin_branch(self, now: datetime) -> SavedMatch:
        """Begin a separate match from this position; it counts in nobody's records."""
        match = self.past.at(self.count)
        begun = self._desk.store.begin(match, self.saved.players, now)
        return replace(begun, title=PRACTICE, branched=True)

    def _may_tell(self, then: Match) -> bool:
        """True if the deal, or the whole match, is over, so that all of it may be shown."""
        return self.saved.given_up is not None or then.view(None).deal <= self.past.deals_over()

    def _permitted(self, then: Match) -> Perspective:
        return self.wanted if self._may_tell(then) else self._own

    def _move_to(self, count: int, perspective: Perspective) -> None:
        match = self.past.open_at(count) if perspective.open_hands else self.past.at(count)
        self.saved = replace(self.saved, match=match)
        self.perspective, self.viewer = perspective, perspective.seat
        players = self.saved.players
        own = self.people == [self.viewer]
        self.names = shown_names(players) if own else tuple(player.name for player in players)

    def save(self) -> None:
        """Do nothing: a replay isn't saved."""
