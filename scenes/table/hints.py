"""Hints: the mind that plays the Archdevil, asked on the viewer's behalf."""

from dataclasses import dataclass
from random import Random

from game.contract.table import Gesture
from game.minds.thinker import Failed, Ticket
from game.sentences import opening
from scenes.desk import Desk
from scenes.table.advice import ENOUGH, advised, chosen, figures, sorted_by_sense
from scenes.table.input.picker import Picker
from scenes.table.session import Session

THINKING = "Let me think…"
ONLY = "It's your only move."
LOST = "Still thinking. Ask again."
MORE = "Press Enter to play it, or H to compare moves."
LONGER = 4
"""How many times as long a second try may take, where the machine was too busy for the first."""
NO_FIGURES = "Press Enter to play it."
"""Where too few deals were imagined to give any."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Words for the viewer, and what to point out, if anything."""

    words: str
    gesture: Gesture | None = None


@dataclass(slots=True)
class Adviser:
    """Thinks for the viewer, when asked to."""

    desk: Desk
    play: Session
    asked: tuple[Picker, Ticket] | None = None
    """What the viewer could do when it asked, and the question, while it is open."""
    tried: bool = False
    """Whether what is asked was asked before, and came to nothing."""
    answered: Picker | None = None
    """What the viewer could do at the last hint."""
    more: Hint | None = None
    """The figures of the last hint."""

    def can_advise(self, choices: Picker | None) -> bool:
        """Whether there is anything for the viewer to do, and nothing is asked already."""
        free = choices is not None and not choices.waiting and bool(choices.view.legal)
        return free and self.asked is None

    def ask(self, choices: Picker) -> Hint:
        """Start to think, or tell the figures of the hint that was just given.

        What is the only thing to be done, or as good as all else by luck alone, needs no thought, and counts
        as no hint.
        """
        if choices is self.answered and self.more is not None:
            return self.more
        if len(choices.view.legal) == 1:
            return self._at_once(choices, ONLY)
        if choices.game.search.by_luck(choices.view):
            return self._at_once(choices, choices.reason(choices.view.legal[0]))
        self.rest()
        self._think(choices, self.desk.settings.think)
        return Hint(THINKING)

    def _at_once(self, choices: Picker, why: str) -> Hint:
        first = choices.view.legal[0]
        return Hint(f"{opening(choices.order(first))}. {why}\n{NO_FIGURES}", choices.gesture_of(first))

    def _think(self, choices: Picker, seconds: float) -> None:
        seat = choices.view.seat
        assert seat is not None, "a bystander has nothing to be advised on"
        self.asked = choices, self.play.ask(self.desk.thinker, seat, seconds)

    def _once_more(self) -> bool:
        """Ask again with more time, if this was the first try: on a busy machine it came to nothing."""
        assert self.asked is not None
        choices, again = self.asked[0], not self.tried
        self.rest()
        if again:
            self.tried = True
            self._think(choices, self.desk.settings.think * LONGER)
        return again

    def rest(self) -> None:
        """Forget what was asked."""
        if self.asked is not None:
            self.asked[1].drop()
        self.asked, self.tried = None, False

    def update(self) -> Hint | None:
        """The hint, once it is found."""
        if self.asked is None:
            return None
        asked, ticket = self.asked
        try:
            options = ticket.poll()
        except Failed as failed:
            self.desk.note(failed)
            return None if self._once_more() else Hint(LOST)
        if options is None or (options[0].visits < ENOUGH and self._once_more()):
            return None
        self.rest()
        self.play.count_hint()
        usual = asked.game.search.usual(asked.view, Random(0))
        assert usual is not None
        options = sorted_by_sense(asked, options, usual)
        gesture = asked.gesture_of(chosen(options, usual))
        self.answered, self.more = asked, Hint(figures(asked, options, usual, self.play.cast), gesture)
        more = MORE if options[0].visits >= ENOUGH else NO_FIGURES
        return Hint(f"{advised(asked, options, usual)}\n{more}", gesture)
