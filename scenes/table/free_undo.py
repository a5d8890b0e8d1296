"""A match that was set up so that moves may be taken back as far as one likes, and done again."""

from dataclasses import replace

from game.cards import Seat
from game.contract.rules import Action
from game.events import Event
from game.match import Entry, Match
from saves.saved import SavedMatch
from scenes.desk import Desk
from scenes.table.session import Session


def at_table(desk: Desk, saved: SavedMatch) -> Session:
    """A match to be played as it was set up."""
    return FreeUndoSession(desk, saved) if saved.free_undo else Session(desk, saved)


class FreeUndoSession(Session):
    """One person's match against opponents that goes back and forth by that person's decisions.

    What was taken back is kept with the match, on the disk too. As long as it is followed, by doing it again
    or by playing the very same, opponents answer as they did; whatever else is played forgets it. A finished
    match stands.
    """

    free = True

    @property
    def can_undo(self) -> bool:
        """Whether the viewer has done anything in a match that goes on."""
        acted = any(entry.seat == self.viewer for entry in self.match.log)
        return acted and not self.over

    @property
    def can_redo(self) -> bool:  # type: ignore[override]
        """Whether something was taken back and nothing else was played since."""
        return bool(self._saved.ahead) and not self.over

    def undo(self) -> None:
        """Go back to where the viewer last decided something."""
        then = self._last_decision()
        taken = self.match.log[len(then.log) :]
        own = sum(entry.seat == self.viewer for entry in taken)
        self._saved = replace(
            self._saved,
            match=then,
            undone=self._saved.undone + own,
            ahead=(*taken, *self._saved.ahead),
        )
        self.save()

    def redo(self) -> None:
        """Go on to where the viewer decided something next, or to the end of what was taken back."""
        ahead = list(self._saved.ahead)
        while ahead:
            entry = ahead.pop(0)
            self.match.play(entry.seat, entry.action)
            if ahead and ahead[0].seat == self.viewer and self._decides(self.match):
                break
        self._saved = replace(self._saved, ahead=tuple(ahead))
        self.save()

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """The same; what was taken back is forgotten once something else is done."""
        ahead = self._saved.ahead
        follows = ahead[:1] == (Entry(seat, action),)
        self._saved = replace(self._saved, ahead=ahead[1:] if follows else ())
        return super().act(seat, action)

    @property
    def opponent(self) -> Seat | None:
        """The same; whoever acted then acts again."""
        if not self._saved.ahead:
            return super().opponent
        seat, turn = self._saved.ahead[0].seat, self.match.to_move
        if seat not in self.people:
            return seat
        return turn if turn not in self.people else None

    def choose(self, seat: Seat) -> Action:
        """The same; the answer that was given then, if one was."""
        answer = self._answer(seat)
        return answer if answer is not None else super().choose(seat)

    def wants_thought(self, seat: Seat) -> bool:
        """The same; nobody thinks again about what was answered then."""
        return self._answer(seat) is None and super().wants_thought(seat)

    def _answer(self, seat: Seat) -> Action | None:
        ahead = self._saved.ahead
        return ahead[0].action if ahead and ahead[0].seat == seat else None

    def _last_decision(self) -> Match:
        """The match as it was when the viewer last decided something in its turn, or else first acted."""
        own = [number for number, entry in enumerate(self.match.log) if entry.seat == self.viewer]
        earlier = (self.match.undone(len(self.match.log) - number) for number in reversed(own))
        found = next(filter(self._decides, earlier), None)
        return found if found is not None else self.match.undone(len(self.match.log) - own[0])

    def _decides(self, match: Match) -> bool:
        """Whether it is the viewer's turn, with something to choose."""
        return (
            match.to_move == self.viewer
            and self.unasked(match.view(self.viewer), self._desk.settings) is None
        )
