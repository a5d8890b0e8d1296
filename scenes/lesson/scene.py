"""The lesson scene: a real table with a host, and one thing to do at a time."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from engine.commands import Activated, Clicked, Command, Typed
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.table import Carry, Gesture
from scenes.desk import Desk
from scenes.keys_page import in_a_lesson
from scenes.lesson.host import Host
from scenes.lesson.introduction import PLAY_FOR_REAL, AfterLesson
from scenes.lesson.progress import reached, remember_step
from scenes.lesson.session import LessonSession
from scenes.message import choose
from scenes.table.phases import DealOver, Deciding, MatchOver, ShowingVerdict, TablePhase, Waiting
from scenes.table.scene import TableScene
from scenes.table.view.buttons import ButtonPanel, buttons_reachable
from scenes.table.view.presenter import presenter_of
from scenes.table.view.view_model import PromptLine, TableButton, TableFrame, Tone, Tool

NO_HINT = "No hint needed."
READ_ON = "Press [Enter] to continue the lesson."
HINTS_SOON = "Hold on. The lesson continues in a moment."


class LessonScene(TableScene):
    """A lesson, resumed at the step that was reached; pops itself with a ``AfterLesson``."""

    session: LessonSession
    key_groups = staticmethod(in_a_lesson)

    def __init__(self, desk: Desk, game: AnyGame, lesson: AnyLesson, *, skips: bool = False) -> None:
        self._skips = skips
        """True if the lesson may be skipped for a real match."""
        step = reached(desk.settings, game, lesson) % len(lesson.steps)
        super().__init__(desk, LessonSession(desk, game, lesson, step))
        self.host = Host(self.controller, self.session, self.app)

    def update(self, milliseconds: float) -> None:
        """Advance the table and the host."""
        super().update(milliseconds)
        if self.host.update(milliseconds):
            self._change()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and the host over it."""
        super().draw(surface)
        self.host.draw(surface, self.frame)

    @property
    def button_panels(self) -> Sequence[ButtonPanel]:
        """The controls of the buttons on screen, the host's first."""
        return [self.host.panel, *super().button_panels]

    @property
    def buttons(self) -> Sequence[TableButton]:
        """The buttons on screen, the host's first."""
        return [*self.host.buttons, *super().buttons]

    @property
    def _enter_does_step(self) -> bool:
        """True if Enter does the step: an action is wanted, no card is picked up and nothing is in focus."""
        pointer = self.pointer
        free = pointer.picker.choices and not pointer.chosen and pointer.focused is None
        return bool(free) and self.host.speaking and self.session.wanted is not None

    def refresh(self) -> TableFrame:
        """Update the host, the focus and the lit cards; return the view model of the table now."""
        phase, host, messages = self.phase, self.host, self.controller.messages
        host.update_speech()
        host.panel.show(host.buttons, self.do)
        presenter = presenter_of(self.table_view, phase, messages)
        tools = {Tool.LEAVE: True, Tool.RULES: True}
        if self.session.playing:
            tools[Tool.HINT] = self.controller.adviser.can_advise(phase)
        offered = presenter.buttons(tools)
        buttons = [button for button in offered if button.does is not Tool.GO_ON]
        live = [button for button in (*host.buttons, *buttons) if button.live]
        live.sort(key=lambda button: button.quiet)  # the button to go back is last
        self.pointer.focus.reset([*self.pointer.reachable(), *buttons_reachable(live)])
        self.table_view.light(phase.view)
        host.light_cards()
        frame = presenter.frame(buttons)
        told = "" if host.speaking else frame.last_event
        frame = replace(frame, last_event=told, last_events=(), hovered=host.hovered or frame.hovered)
        if not host.may_preview():
            frame = replace(frame, preview=None)
        speaks = messages.notice is not None or isinstance(phase, ShowingVerdict)
        if self.session.wanted is not None:
            if not speaks and isinstance(phase, Deciding):
                frame = replace(frame, prompt=PromptLine(host.order(phase.picker, frame.prompt.words)))
            return replace(frame, lit=frozenset())  # the lesson itself marks the wanted action
        if not self.session.playing and not speaks:
            frame = replace(frame, prompt=PromptLine(""))
        return frame

    def handle_command(self, command: Command) -> None:
        """Carry out a command: Enter does the step; a click on the speech alone does nothing.

        Enter is ignored until the step can have been read: it was meant for something before it.
        """
        at, before = command.at if isinstance(command, Clicked) else None, self._snapshot
        letter = command.letter if isinstance(command, Typed) else ""
        if isinstance(command, Activated) and self.host.too_early:
            return
        if isinstance(command, Activated) and self._enter_does_step:
            assert self.session.wanted is not None
            self.commit(self.session.wanted)
        elif letter == "BACKSPACE":
            self.do(Tool.UNDO)
        elif letter == Tool.HINT.key and self.frame.button_for(letter) is None:
            if not isinstance(self.phase, DealOver | MatchOver):  # the result of the deal stays in sight
                self.say(self._no_hint(), Tone.HINDRANCE)
        elif at is None or self._button_at(at) is not None or not self.host.covers(at):
            super().handle_command(command)
            self._answer_picked()
            if at is not None and self.host.speaking and self._snapshot == before:
                self.host.shake_speech()

    def _answer_picked(self) -> None:
        """Answer at once when a wrong card is picked up, and put it back."""
        picker, chosen = self.pointer.picker, tuple(self.pointer.chosen)
        if self.session.wanted is None or not chosen:
            return
        if self.host.asks_for(chosen):
            self.host.correction = ""
        else:
            carry = Carry(chosen, next(iter(picker.targets(chosen)), 0))
            self.host.answer(carry, picker.action(carry))

    @property
    def _snapshot(self) -> Sequence[object]:
        """Everything that an effective click changes: the page, the step, cards picked up, words."""
        step = len(self.app.stack), self.phase, self.session.number, self.session.reading
        return (*step, tuple(self.pointer.chosen), self.host.correction, self.controller.messages.notice)

    def attempt(self, gesture: Gesture) -> None:
        """Carry out what the lesson asks for; the host answers any other legal action."""
        action = self.pointer.picker.action(gesture)
        if action is None or self.session.playing:
            super().attempt(gesture)
        elif action == self.session.wanted:
            self.carry_out(gesture, action)
        else:
            self.host.answer(gesture, action)

    def _no_hint(self) -> str:
        """Return the reason there is no hint now."""
        if not self.host.speaking:
            return HINTS_SOON
        if self.session.reading:
            return READ_ON
        return f"{NO_HINT} {self.host.instruction}"

    def entered(self, phase: TablePhase) -> None:
        """Follow the lesson into a phase, and disable the table if the learner has nothing to do."""
        self.host.correction, self.pointer.focus.key = "", None
        self.controller.hint_wanted &= self.session.playing
        if isinstance(phase, Deciding | DealOver | MatchOver):
            self.session.advance()
            self._remember_step()
        if isinstance(phase, Waiting) or (self.session.wanted is None and not self.session.playing):
            self.pointer.stop()
        self._change()

    def continue_play(self) -> bool:
        """Continue after a speech that only had to be read; return False if there is none."""
        if not (self.host.speaking and self.session.reading):
            return False
        self.session.read_on()
        self._remember_step()
        if self.session.step is None:
            self.app.stack.pop(AfterLesson.END_PAGE)
        elif isinstance(self.phase, Deciding):
            self.controller.enter_next_phase()
        return True

    def _remember_step(self) -> None:
        session = self.session
        remember_step(self._desk, session.game, session.lesson, session.number)

    def open_menu(self) -> None:
        """Ask if the learner wants to leave the lesson."""
        pop = self.app.stack.pop
        play = [(PLAY_FOR_REAL, partial(pop, AfterLesson.PLAY))] if self._skips else []
        answers = [("Stay", None), *play, ("Leave", partial(pop, AfterLesson.LATER))]
        choose(self.app, "Leave the lesson?", "You can pick it up from this step later.", answers)
