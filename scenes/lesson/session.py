"""The match behind a lesson: real rules, scripted opponents, and nothing saved."""

from dataclasses import replace
from functools import cached_property
from typing import Final

from game.cards import Seat
from game.contract import AnyGame
from game.contract.lesson import LEARNER, AnyLesson, Step
from game.contract.rules import Action, View
from game.level import Level
from game.match import Match
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.settings import Settings
from scenes.desk import Desk
from scenes.players import YOU
from scenes.table.session import Session

MOST_SLOW: Final = 6
"""Moves of a step that are shown at the usual speed; more moves take no longer than these."""


class LessonSession(Session):
    """A lesson at one of its steps; it is neither saved nor counted."""

    taught = True
    can_undo = False

    def __init__(self, desk: Desk, game: AnyGame, lesson: AnyLesson, step: int) -> None:
        names = (YOU, *lesson.others)
        players = tuple(Player(name=name, level=None) for name in names)
        self.lesson = lesson
        self._game = game
        super().__init__(desk, SavedMatch("lesson", self._dealt(step), players, desk.now()))
        self.people = [LEARNER]
        self.viewer = LEARNER
        self.number = step
        """The number of the current step, from 0, or that of all steps when the lesson is over."""
        self._read = False
        """True if the step was read, when there is nothing to do in it."""
        self._start, self._deals = len(self.match.log), len(self.match.standing.deals)
        """Actions done and deals over when the step began."""

    @property
    def step(self) -> Step[Action] | None:
        """The current step; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def clause(self) -> str:
        """The clause that the step teaches; empty while the learner plays freely."""
        return self.step.clause if self.step is not None and not self.playing else ""

    @property
    def wanted(self) -> Action | None:
        """The action that the learner should do; None while there is only something to read or watch."""
        if self.step is None or self._done >= len(self.step.asked):
            return None
        return self.step.asked[self._done]

    @property
    def reading(self) -> bool:
        """True if the learner only has to read the step and go on."""
        return self.step is not None and self.step.do is None and not self._read

    @property
    def playing(self) -> bool:
        """True if the learner plays freely, to the end of the deal."""
        if self.step is None or not self.step.freely or self.reading or self.wanted is not None:
            return False
        return self.match.to_move is not None and len(self.match.standing.deals) == self._deals

    @property
    def reply(self) -> Action | None:
        """The next action of another player in this step; None if there is none."""
        if self.step is None or self.step.freely or self.reading or self.wanted is not None:
            return None
        first = self._done - len(self.step.asked)
        return self.step.then[first] if first < len(self.step.then) else None

    @property
    def has_actions_left(self) -> bool:
        """True if this step or a later one has actions left."""
        return len(self.match.log) < self._actions_before(len(self.lesson.steps))

    @cached_property
    def _hurried_steps(self) -> frozenset[int]:
        """The steps in which the lesson plays for the learner without asking."""
        log = self._dealt(len(self.lesson.steps)).log
        numbers = [number for number, _ in self.lesson.actions()]
        asked = {
            self._actions_before(number) + at
            for number, step in enumerate(self.lesson.steps)
            for at in range(len(step.asked))
        }
        done = zip(range(len(log)), log, numbers, strict=True)
        free = {number for number, step in enumerate(self.lesson.steps) if step.freely}
        hurried = (step for at, entry, step in done if entry.seat == LEARNER and at not in asked)
        return frozenset(hurried) - free

    @property
    def hurries(self) -> bool:
        """True if the lesson is playing the learner's own turns."""
        return self.number in self._hurried_steps and not self.reading and self.wanted is None

    @property
    def tempo(self) -> float:
        """The speed of moves at the table: many in a row are faster, so the learner needn't wait long."""
        if self.step is None or self.wanted is not None or self.playing:
            return 1.0
        return max(1.0, len(self.step.then) / MOST_SLOW)

    @property
    def shows_verdicts(self) -> bool:
        """True unless moves are sped up."""
        return self.tempo == 1.0

    def read_on(self) -> None:
        """Mark the step as read, and go on."""
        self._read = True
        self.advance()

    def advance(self) -> None:
        """Go to the next step that isn't done yet."""
        while self.step is not None and not self._busy:
            self._turn_to(self.number + 1)

    @property
    def _busy(self) -> bool:
        """True if anything in the step is left to do."""
        return self.reading or self.playing or self.wanted is not None or self.reply is not None

    def _turn_to(self, number: int) -> None:
        self.number, self._read = number, False
        self._start, self._deals = len(self.match.log), len(self.match.standing.deals)

    def undo(self) -> None:
        """Go back to the beginning of this step, or of the one before if nothing is done in this one."""
        begun = self._done > 0 or self._read
        number = self.number if begun else max(0, self.number - 1)
        self.saved = replace(self.saved, match=self._dealt(number))
        self._turn_to(number)

    @property
    def _done(self) -> int:
        """The number of actions done in this step."""
        return len(self.match.log) - self._start

    def _actions_before(self, number: int) -> int:
        return sum(step < number for step, _ in self.lesson.actions())

    def _dealt(self, number: int) -> Match:
        """Return the lesson's deal, played up to a step."""
        match = Match(self._game, self.lesson.options, self.lesson.seats, self.lesson.seed)
        for step, action in self.lesson.actions():
            if step < number and match.to_move is not None:
                match.play(match.to_move, action)
        return match

    @property
    def opponent(self) -> Seat | None:
        """The player who acts next, from the script or freely; None if it is the learner."""
        if self.playing:
            return self.match.to_move if self.match.to_move != LEARNER else None
        return self.match.to_move if self.reply is not None else None

    def quick_move(self, seat: Seat) -> Action:
        """Return the script's action, or an Imp's while the learner plays freely."""
        if self.playing:
            mind = self.game.search.policies[Level.IMP]
            action: Action | None = mind(self.match.view(seat), self.random)
            assert action is not None, "asked while it has nothing to do"
            return action
        return self.reply if self.reply is not None else self.match.legal(seat)[0]

    def needs_search(self, seat: Seat) -> bool:
        """Return False: nobody searches in a lesson."""
        return False

    def auto_action(self, view: View, settings: Settings) -> Action | None:
        """Return None: a lesson never plays forced moves for the learner."""
        return None

    def save(self) -> None:
        """Do nothing: a lesson isn't saved."""
