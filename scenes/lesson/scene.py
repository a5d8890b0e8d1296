"""The lesson scene: a real table, a host beside it, and one thing to be done at a time."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto

import pygame

from engine.app import App, Scene
from engine.commands import Activated, Cancelled, Clicked, Command, LookedAt, Typed
from engine.input import Input
from engine.ui.focus import Target
from engine.ui.keys import HELP
from engine.ui.shapes import light_up
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.rules import Action
from game.contract.table import Gesture, Press
from scenes.desk import Desk
from scenes.keys_page import KeysPage, in_a_lesson
from scenes.lesson.host import Host
from scenes.lesson.play import LessonPlay
from scenes.lesson.progress import reached, remember_step
from scenes.message import Question
from scenes.rules_page import RulesPage
from scenes.table.controller import TurnController
from scenes.table.input.focus_targets import buttons_reachable
from scenes.table.input.gestures import Hands
from scenes.table.input.pointer import Pointer, asked_by
from scenes.table.states import Accounting, Beholding, Deciding, Over, Phase, Waiting
from scenes.table.view.board import Board
from scenes.table.view.buttons import focused, keys_of, passed_on
from scenes.table.view.close_up import CLOSING, CloseUp
from scenes.table.view.presenter import Said
from scenes.table.view.table_layout import map_for
from scenes.table.view.table_view import close_up_at, look_into
from scenes.table.view.text_renderer import TextRenderer
from scenes.table.view.view_model import Barred, Button, Choice, Does, Line, TableFrame, Tool

HURRIED = "I'll play a few turns for you."
NO_HINT = "No hints in a lesson. Do what's lit."
HINTS_LATER = "Hold on. Hints come back on your turn."
HINTS_SOON = "Hold on. The lesson continues in a moment."
OTHERWISE = "You could, but not in this lesson. Do what's lit."


class Left(Enum):
    """A way in which a lesson was left."""

    DONE = auto()
    LATER = auto()


class LessonScene(Scene):
    """A lesson, taken up at the step that was reached. Pops itself with a ``Left``.

    Raises:
        BadMap, MissingAsset: when the game's table map cannot be used.
    """

    def __init__(self, desk: Desk, game: AnyGame, lesson: AnyLesson) -> None:
        self._desk = desk
        self._lesson = lesson
        self.app: App = desk.app
        step = reached(desk.settings, game, lesson) % len(lesson.steps)
        self.session = LessonPlay(desk, game, lesson, step)
        self._map = map_for(self.app.assets, game.map, self.session.match.places)
        self._input = Input()
        self.close_up: CloseUp | None = None
        self.tried = ""
        """The answer to what was tried instead."""
        self._frame: TableFrame | None = None
        self.controller = TurnController(desk, self.session, self._map, self._entered, self._change)
        self.host = Host(self.controller, self.session, self._map)
        self.hands = Hands(self.controller, self._press, self._allows)

    def enter(self, app: App) -> None:
        """Take the lesson up."""
        app.sound.loop(f"room_{self.session.match.game.map}")
        self.controller.begin()

    def resume(self) -> None:
        """Fit the window again, and hold to settings that may have changed."""
        self.controller.fit()
        self._change()

    def chore(self) -> bool:
        """Draw ahead the pictures that the lesson may show."""
        return self.controller.table_view.preloader.step()

    def leave(self) -> None:
        """Stop everything that goes on behind."""
        self.controller.rest()

    @property
    def board(self) -> Board:
        """The cards."""
        return self.controller.table_view.board

    @property
    def pointer(self) -> Pointer:
        """The learner's pointer."""
        return self.controller.table_view.pointer

    @property
    def phase(self) -> Phase:
        """The phase of the table."""
        return self.controller.phase

    @property
    def speaking(self) -> bool:
        """True if something is said now; while others act and cards move, the table speaks for itself."""
        still = isinstance(self.phase, Deciding | Accounting | Over) and not self.controller.timeline.busy
        return still and (self.session.reading or self.session.wanted is not None)

    @property
    def _on_their_own(self) -> bool:
        """True if the next action is up to the learner alone."""
        return self.session.playing and isinstance(self.phase, Deciding)

    @property
    def frame(self) -> TableFrame:
        """All that the table shows now beside the cards that move; made once a change."""
        if self._frame is None:
            table_view, messages = self.controller.table_view, self.controller.messages
            beside = [
                button
                for button in table_view.presenter.buttons(self.phase, self._tools)
                if button.does is not Tool.GO_ON
            ]
            news = () if self.speaking else messages.lately[-1:]
            said = Said(news, messages.notice, messages.happenings, messages.speech, None, self.close_up)
            table_view.pointer.focus.reset(self._reachable(beside))
            table_view.pointer.glow()
            frame = table_view.presenter.frame(self.phase, said, beside)
            if not self._asks_for_what_is_pointed_at():
                frame = replace(frame, preview=None)
            if self.session.wanted is not None:
                frame = replace(frame, lit=frozenset())  # what is wanted has the lesson's own edge
            told = messages.notice is not None or isinstance(self.phase, Beholding)
            if self.session.wanted is None and not self.session.playing and not told:
                frame = replace(frame, prompt=Line(HURRIED if self.session.hurries else ""))
            self._frame = frame
        return self._frame

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
        if isinstance(self.phase, Deciding) and self.session.playing:
            tools[Tool.HINT] = self.controller.adviser.can_advise(self.phase.picker)
        return tools

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons that can be pressed now: the table's, and the host's."""
        return (*(self.host.buttons if self.speaking else ()), *self.frame.buttons)

    def update(self, milliseconds: float) -> None:
        """Let time pass; what the lesson need not wait for at a deal's end goes on by itself."""
        looking = self._input.update(milliseconds)
        if looking is not None:
            self._obey(looking)
            self._change()
        if self.controller.update(milliseconds):
            self.stale = True
        if self.controller.messages.update(milliseconds):
            self._change()
        match self.phase:
            case Accounting() if self.session.unplayed and not self.session.reading:
                self.controller.lead_on()

    def handle(self, event: pygame.event.Event) -> None:
        """Read one event and carry it out."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self._go_back()
            return
        if event.type == pygame.MOUSEBUTTONDOWN and (button := self._button_at(event.pos)) is not None:
            light_up(button.rect)
        command = self._input.read(event)
        if command is None:
            return
        if self.close_up is not None and isinstance(command, CLOSING):
            self.close_up, command = None, passed_on(command, self.buttons)
        if command is not None:
            self.pointer.focus.reset(self._reachable(self.frame.buttons))
            self._obey(command)
        self._change()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, dimmed but for what is spoken of, and the speech."""
        painter, frame, speaks = (
            self.controller.table_view.painter,
            self.frame,
            self.speaking and self.close_up is None,
        )
        if not speaks:
            self.host.fall_silent()
        painter.draw(surface, frame)
        self._desk.report_missing()
        if speaks:
            ink = TextRenderer(surface, self.app.assets, self.app.text_pixels, self.app.pixels)
            before = painter.lain_over
            self.host.stand(ink, frame, painter.texts, self.tried)
            if painter.lain_over != before:
                painter.draw(surface, frame)
            self.host.speak(ink, frame)
            self.pointer.focus.reset(self._reachable(frame.buttons))

    def do(self, does: Does) -> None:
        """Carry out a button."""
        match does:
            case Choice(press=press, action=action):
                if self._allows(press, action):
                    self._press(press, action)
            case Barred(press=press):
                self.hands.attempt(press)
            case Tool.GO_ON:
                self._go_on()
            case Tool.UNDO:
                self._go_back()
            case Tool.MENU:
                self._ask_to_leave()
            case Tool.RULES:
                self._open_rules()
            case Tool.HINT:
                self.controller.ask_for_hint()

    def _obey(self, command: Command) -> None:
        self.pointer.asks = asked_by(command, self.pointer.at, self.pointer.asks)
        table_view = self.controller.table_view
        match command:
            case Clicked(at=at) if (button := self._button_at(at)) is not None:
                self._push_button(button)
            case Activated() if (button := focused(self.pointer, self.buttons)) is not None:
                self._push_button(button)
            case Clicked() | Activated() if not self.speaking and not self._on_their_own:
                self.controller.hurry()
            case Activated() if self.session.reading:
                self._go_on()
            case Typed(letter=letter) if letter in HELP:
                self.app.stack.push(KeysPage(in_a_lesson(keys_of(self.frame.buttons))))
            case Typed(letter="M"):
                self._desk.change(muted=not self._desk.settings.muted)
            case Typed(letter="I"):
                self.close_up = close_up_at(self.controller.table_view, self.phase.view, None)
            case Typed(letter=letter) if (keyed := self.frame.button_for(letter)) is not None:
                self._push_button(keyed)
            case Typed(letter=Tool.HINT.key):
                self.controller.messages.say(self._no_hint())
            case Typed(letter=letter):
                self.hands.touch(letter)
            case LookedAt(at=at):
                self.close_up = close_up_at(self.controller.table_view, self.phase.view, at)
            case Cancelled() if not self.pointer.chosen and self.pointer.held is None:
                self._ask_to_leave()
            case Clicked(at=at) if self.host.covers(at):
                pass
            case Clicked(at=at) if (
                look := look_into(table_view, self.phase, self.board.place_at(at))
            ) is not None:
                self.close_up = look
            case _:
                self.hands.follow(command)

    def _no_hint(self) -> str:
        """Return why there is no hint now."""
        step = self.session.step
        freely = step is not None and step.freely and not self.session.reading
        if freely:
            return HINTS_LATER
        return NO_HINT if self.speaking else HINTS_SOON

    def _push_button(self, button: Button) -> None:
        light_up(button.rect)
        self.do(button.does)

    def _button_at(self, at: tuple[int, int]) -> Button | None:
        return next((button for button in self.buttons if button.rect.collidepoint(at)), None)

    def _reachable(self, beside: Sequence[Button]) -> list[Target]:
        """Return what the keyboard's focus can go to, with the table's buttons; the way back last."""
        buttons = (*(self.host.buttons if self.speaking else ()), *beside)
        live = sorted((button for button in buttons if button.live), key=lambda each: each.quiet)
        return [*self.pointer.reachable(), *buttons_reachable(live)]

    def _allows(self, gesture: Gesture, action: Action) -> bool:
        """True if an action is what the lesson asks for; otherwise the host says so."""
        if self.session.playing or action == self.session.wanted:
            return True
        step = self.session.step
        self.tried = (step.answer(action) if step is not None else "") or OTHERWISE
        self.controller.messages.fall_silent()
        self.pointer.put_back(gesture)
        self.pointer.chosen.clear()
        self.board.settle()
        return False

    def _press(self, press: Press, action: Action) -> None:
        """Carry out what the lesson asks for, without a question first."""
        self.hands.commit(action)

    def _entered(self, phase: Phase) -> None:
        """Follow the lesson into a phase, and let nobody act who is not to."""
        self.tried, self.pointer.focus.key = "", None
        if isinstance(phase, Deciding | Accounting | Over):
            self.session.follow()
            remember_step(self._desk, self.session.match.game, self._lesson, self.session.number)
        if isinstance(phase, Waiting) or (self.session.wanted is None and not self.session.playing):
            self.controller.table_view.pointer.picker = None
        self._change()

    def _go_on(self) -> None:
        """Go on once the speech was read."""
        if not self.session.reading:
            return
        self.session.go_on()
        remember_step(self._desk, self.session.match.game, self._lesson, self.session.number)
        if self.session.step is None:
            self.app.stack.pop(Left.DONE)
        elif isinstance(self.phase, Deciding):
            self.controller.take_up()

    def _open_rules(self) -> None:
        """Open the rules at the clause of a refusal, or else at the step's."""
        game, step, notice = self.session.match.game, self.session.step, self.controller.messages.notice
        taught = step.clause if step is not None else game.words.clause(self.phase.view)
        clause = notice.clause if notice is not None and notice.clause else taught
        self.app.stack.push(RulesPage(self._desk, game, clause))

    def _go_back(self) -> None:
        self.controller.step(self.session.undo)
        self._change()

    def _ask_to_leave(self) -> None:
        words = "You can pick it up from this step later."
        question = Question("Leave the lesson?", words, "Leave", "Stay")
        self.app.stack.push(question, lambda yes: self.app.stack.pop(Left.LATER) if yes else None)

    def _change(self) -> None:
        """Have everything on the screen made again."""
        self.stale = True
        self._frame = None
