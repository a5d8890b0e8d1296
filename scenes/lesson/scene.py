"""The lesson scene: a real table, a host beside it, and one thing to be done at a time."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from engine.commands import Activated, Clicked, Command
from engine.input import TAKING_IN
from engine.ui.focus import Target
from engine.ui.text_renderer import TextRenderer
from game.cards import Card
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.rules import Action
from game.contract.table import Carry, Gesture, Press
from game.sentences import opening
from scenes.desk import Desk
from scenes.lesson.host import Host
from scenes.lesson.pages import SKIP, LessonWish
from scenes.lesson.play import LessonPlay
from scenes.lesson.progress import reached, remember_step
from scenes.message import Choose
from scenes.rules_page import RulesPage
from scenes.table.phases import Accounting, Deciding, Over, Phase, ShowingVerdict, Waiting
from scenes.table.picker import Picker, too_few
from scenes.table.scene import TableScene
from scenes.table.view.buttons import ButtonPanel, buttons_reachable, focused
from scenes.table.view.presenter import Presenter
from scenes.table.view.view_model import Does, StripLine, TableButton, TableFrame, Tool
from scenes.table_keys import in_a_lesson

HURRIED = "Watch. I'll play the next part for you."
NO_HINT = "Just click what's glowing."
READ_ON = "Press [Enter] to continue the lesson."
HINTS_SOON = "Hold on. The lesson continues in a moment."
GLOWING = "Click what's glowing."
ELSEWHERE = "You could play it there, too. But play it where it glows."
OTHERWISE = f"You could, but not in this lesson. {GLOWING}"
PLAINLY = f"Not that one. {GLOWING}"
"""Said in turn with the step's own answer, so that every try is answered."""


class LessonScene(TableScene):
    """A lesson, taken up at the step that was reached. Pops itself with a ``LessonWish``."""

    session: LessonPlay
    key_groups = staticmethod(in_a_lesson)

    def __init__(self, desk: Desk, game: AnyGame, lesson: AnyLesson, *, skips: bool = False) -> None:
        self._lesson = lesson
        self._skips = skips
        """True if a match follows that one may skip to."""
        step = reached(desk.settings, game, lesson) % len(lesson.steps)
        super().__init__(desk, LessonPlay(desk, game, lesson, step))
        self.tried = ""
        """The answer to what was tried instead."""
        self._said, self._said_for = (False, step), 0.0
        """The last ``_saying``, and the milliseconds since it changed."""
        self.host = Host(self.controller, self.session, self.app)

    def leave(self) -> None:
        """Stop everything that goes on behind."""
        self.controller.stop()

    @property
    def speaking(self) -> bool:
        """True if something is said now; while others act and cards move, the table speaks for itself."""
        still = isinstance(self.phase, Deciding | Accounting | Over) and not self.controller.timeline.busy
        return still and (self.session.reading or self.session.wanted is not None)

    @property
    def _saying(self) -> tuple[bool, int]:
        """True if something is said now, with its step."""
        return self.speaking, self.session.number

    @property
    def _unread(self) -> bool:
        """True if nobody can have read what is said now."""
        return self._saying != self._said or self._said_for < TAKING_IN

    @property
    def hurries(self) -> bool:
        """True if a click anywhere hurries the lesson on: nothing is to be read or done."""
        return not self.speaking and not self._alone

    @property
    def _alone(self) -> bool:
        """True if the next action is up to the learner alone."""
        return self.session.playing and isinstance(self.phase, Deciding)

    @property
    def _undirected(self) -> bool:
        """True if something is asked for, and the learner has picked and pointed out nothing."""
        pointer = self.pointer
        focused_key = pointer.focus.key if pointer.focus.shown else None
        free = pointer.picker is not None and not pointer.chosen and focused_key is None
        return free and self.speaking and self.session.wanted is not None

    @property
    def buttons(self) -> Sequence[TableButton]:
        """The buttons that can be pressed now: the host's, and the table's."""
        return (*(self.host.buttons if self.speaking else ()), *self.frame.buttons)

    @property
    def button_panels(self) -> Sequence[ButtonPanel]:
        """The buttons on the screen as controls: the host's first."""
        return [self.host.panel, *super().button_panels] if self.speaking else super().button_panels

    @property
    def hot(self) -> str:
        """The label of the button that is lit: the host's too."""
        pointed = focused(self.pointer, self.buttons) or self._button_at(self.pointer.at)
        return pointed.label if pointed is not None and pointed.live else super().hot

    def _presented(self) -> TableFrame:
        """Return all that the table shows now beside the cards that move."""
        phase, messages = self.phase, self.controller.messages
        presenter = Presenter(self.table_view, phase, messages)
        offered = presenter.buttons(self._tools, self._desk.settings)
        buttons = [button for button in offered if button.does is not Tool.GO_ON]
        self.pointer.focus.reset(self._reachable(buttons))
        self.table_view.light(phase.view)
        if self.speaking:
            self.host.light_cards()
        frame = presenter.frame(buttons)
        frame = replace(frame, news="" if self.speaking else frame.news, fuller=())
        if not self._asks_for_what_is_pointed_at():
            frame = replace(frame, preview=None)
        speaks = messages.notice is not None or isinstance(phase, ShowingVerdict)
        if self.session.wanted is not None:
            if not speaks and isinstance(phase, Deciding):
                frame = replace(frame, prompt=StripLine(self._ordered(phase.picker, frame.prompt.words)))
            return replace(frame, lit=frozenset())  # what is wanted has the lesson's own edge
        if not self.session.playing and not speaks:
            frame = replace(frame, prompt=StripLine(HURRIED if self.session.hurries else ""))
        return frame

    def _ordered(self, picker: Picker, usual: str) -> str:
        """Return the order of the step, or the usual prompt once its cards can only go to one place."""
        wanted, step, chosen = self.session.wanted, self.session.step, self.pointer.chosen
        assert wanted is not None and step is not None
        if chosen and self._asks_for(chosen) and len(picker.targets(tuple(chosen))) < 2:
            return usual
        return (step.order if wanted == step.do else "") or f"{opening(picker.order(wanted))}."

    def _asks_for(self, chosen: Sequence[Card]) -> bool:
        """True if the action that is wanted plays a card like each of these."""
        picker, wanted = self.pointer.picker, self.session.wanted
        assert picker is not None and wanted is not None
        gesture, faces = picker.gesture_of(wanted), picker.deck.faces
        asked = [faces[card] for card in gesture.cards] if isinstance(gesture, Carry) else []
        return all(faces[card] in asked for card in chosen)

    def _belongs_elsewhere(self, carry: Carry) -> bool:
        """True if the action that is wanted plays these cards, but on another place."""
        picker, wanted = self.pointer.picker, self.session.wanted
        asked = None if picker is None or wanted is None else picker.gesture_of(wanted)
        return isinstance(asked, Carry) and asked.place != carry.place and self._asks_for(carry.cards)

    def _asks_for_what_is_pointed_at(self) -> bool:
        """True if what would follow may be told: the learner plays freely, or points at what is wanted."""
        picker = self.pointer.picker
        if picker is None or self.session.wanted is None:
            return True
        return picker.action(self.pointer.pointed_gesture()) == self.session.wanted

    @property
    def _tools(self) -> dict[Tool, bool]:
        """The tools of the table: hints too, where the learner plays on."""
        tools = {Tool.MENU: True, Tool.RULES: True}
        if self._alone:
            tools[Tool.HINT] = self.controller.adviser.can_advise(self.phase)
        return tools

    def _reachable(self, buttons: Sequence[TableButton]) -> list[Target]:
        """Return what the keyboard's focus can go to, with the table's buttons; the way back last."""
        all_buttons = (*(self.host.buttons if self.speaking else ()), *buttons)
        live = sorted((button for button in all_buttons if button.live), key=lambda each: each.quiet)
        return [*self.pointer.reachable(), *buttons_reachable(live)]

    def update(self, milliseconds: float) -> None:
        """Let time pass; what the lesson need not wait for at a deal's end goes on by itself."""
        super().update(milliseconds)
        self._said_for += milliseconds
        if self._saying != self._said:
            self._said, self._said_for = self._saying, 0.0
            self._change()
        if isinstance(self.phase, Accounting) and self.session.unplayed and not self.session.reading:
            self.controller.continue_play()

    def handle(self, event: pygame.event.Event) -> None:
        """Read one event and carry it out."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self.do(Tool.UNDO)
        else:
            super().handle(event)

    def _obey(self, command: Command) -> None:
        """Carry out a command: Enter does what is asked for; a click on the host alone does nothing.

        An Enter that comes before anybody can have read a step is meant for what went before.
        """
        at, before = command.at if isinstance(command, Clicked) else None, self._answers
        if isinstance(command, Activated) and self.speaking and self._unread:
            return
        if isinstance(command, Activated) and self._undirected:
            assert self.session.wanted is not None
            self.commit(self.session.wanted)
        elif at is None or self._button_at(at) is not None or not (self.speaking and self.host.covers(at)):
            super()._obey(command)
            self._answer_picked()
            if at is not None and self.speaking and self._answers == before:
                self.host.answer_again()

    def _answer_picked(self) -> None:
        """Answer at once when a card is picked up that is not asked for, and put it back."""
        picker, chosen = self.pointer.picker, tuple(self.pointer.chosen)
        if picker is None or self.session.wanted is None or not chosen:
            return
        if self._asks_for(chosen):
            self.tried = ""
        else:
            carry = Carry(chosen, next(iter(picker.targets(chosen)), 0))
            self.allows(carry, picker.action(carry))

    @property
    def _answers(self) -> Sequence[object]:
        """All that a click changes that does anything: the page, the step, cards picked up, words."""
        step = len(self.app.stack), self.phase, self.session.number, self.session.reading
        return (*step, tuple(self.pointer.chosen), self.tried, self.controller.messages.notice)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, dimmed but for what is spoken of, and the speech."""
        speaks, painter = self.speaking, self.table_view.painter
        painter.covered = (self.host.area(surface.get_size()),) if speaks else ()
        super().draw(surface)
        if not speaks:
            self.host.speech = None
        else:
            ink = TextRenderer(surface, self.app.assets, self.app.text_pixels, self.app.pixels)
            self.host.stand(ink, self.frame, painter.texts, self.tried)
            self.host.panel.show(self.host.buttons, self.do)
            self.host.speak(ink, self.frame)
            self.pointer.focus.reset(self._reachable(self.frame.buttons))

    def do(self, does: Does) -> None:
        """Carry out what a button does."""
        match does:
            case Tool.UNDO:
                self.controller.step(self.session.undo)
                self._change()
            case Tool.MENU:
                self._ask_to_leave()
            case Tool.RULES:
                self._open_rules()
            case _:
                super().do(does)

    def _press_key(self, letter: str) -> None:
        """Do what a letter stands for; there are no hints but where the learner plays on."""
        if letter == Tool.HINT.key and self.frame.button_for(letter) is None:
            self.say(self._no_hint())
        else:
            super()._press_key(letter)

    def _no_hint(self) -> str:
        """Return why there is no hint now."""
        step = self.session.step
        if step is not None and step.freely and not self.session.reading:
            return Tool.HINT.hindrance
        if not self.speaking:
            return HINTS_SOON
        return READ_ON if self.session.reading else NO_HINT

    def allows(self, gesture: Gesture, action: Action | None) -> bool:
        """True if an action is what the lesson asks for; otherwise the host says so.

        Cards that can't go by themselves are no action, and are answered by the rules.
        """
        if self.session.playing or action == self.session.wanted:
            return True
        step, picker = self.session.step, self.pointer.picker
        if action is None and picker is not None and isinstance(gesture, Carry):
            answer = f"{too_few(picker, gesture.cards)} {GLOWING}".lstrip()
        elif isinstance(gesture, Carry) and self._belongs_elsewhere(gesture):
            answer = ELSEWHERE
        else:
            answer = (step.answer(action) if step is not None else "") or OTHERWISE
        self.tried = PLAINLY if self.tried == answer else answer
        self.controller.messages.clear()
        self.table_view.put_back(gesture, self.table_view.pieces.timeline)
        self.pointer.chosen.clear()
        self.host.answer_again()
        return False

    def press_choice(self, press: Press, action: Action) -> None:
        """Carry out a button of the game if the lesson asks for it, without a question first."""
        if self.allows(press, action):
            self.commit(action)

    def _entered(self, phase: Phase) -> None:
        """Follow the lesson into a phase, and let nobody act who is not to."""
        self.tried, self.pointer.focus.key = "", None
        if isinstance(phase, Deciding | Accounting | Over):
            self.session.follow()
            remember_step(self._desk, self.session.match.game, self._lesson, self.session.number)
        if isinstance(phase, Waiting) or (self.session.wanted is None and not self.session.playing):
            self.pointer.picker = None
        self._change()

    def continue_play(self) -> bool:
        """Go on once the speech was read; return False if there is none to read."""
        if not (self.speaking and self.session.reading):
            return False
        self.session.go_on()
        remember_step(self._desk, self.session.match.game, self._lesson, self.session.number)
        if self.session.step is None:
            self.app.stack.pop(LessonWish.PRAISE)
        elif isinstance(self.phase, Deciding):
            self.controller.take_up()
        return True

    def _open_rules(self) -> None:
        """Open the rules at the clause of a refusal, of the step, or of what is to be done now."""
        game, step, notice = self.session.match.game, self.session.step, self.controller.messages.notice
        teaches = step is not None and not self.session.playing
        taught = step.clause if step is not None and teaches else game.words.clause(self.phase.view)
        clause = notice.clause if notice is not None and notice.clause else taught
        self.app.stack.push(RulesPage(self._desk, game, clause))

    def _ask_to_leave(self) -> None:
        skip = [(SKIP, LessonWish.PLAY)] if self._skips else []
        ways = [("Stay", None), *skip, ("Leave", LessonWish.LATER)]
        question = Choose("Leave the lesson?", "You can pick it up from this step later.", ways)
        self.app.stack.push(question, lambda how: self.app.stack.pop(how) if how is not None else None)
