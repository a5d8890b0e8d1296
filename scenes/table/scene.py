"""The table scene: input goes to the controller, the frame to the painter, pages over the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from engine.app import App, Scene
from engine.commands import Activated, Cancelled, Clicked, Command, LookedAt, Typed
from engine.input import Input
from engine.ui.form import Shortcut
from engine.ui.keys import HELP
from game.contract.rules import Action
from game.contract.table import Press
from scenes.desk import Desk
from scenes.keys_page import KeysPage, at_a_table
from scenes.message import Question
from scenes.navigation import Next
from scenes.table import pages
from scenes.table.animation.players import Blinking
from scenes.table.controller import TurnController
from scenes.table.input.gestures import Hands
from scenes.table.input.pointer import Pointer, asked_by
from scenes.table.pages import end_page
from scenes.table.session import Session
from scenes.table.states import (
    HURRIED,
    SHOWN,
    Accounting,
    Deciding,
    Over,
    Passing,
    Phase,
)
from scenes.table.view.board import Board
from scenes.table.view.buttons import explained, focused, keys_of, passed_on, reachable_now, tools_for
from scenes.table.view.close_up import CLOSING, CloseUp
from scenes.table.view.log_panel import LogPanel, panel
from scenes.table.view.presenter import Said
from scenes.table.view.table_layout import map_for
from scenes.table.view.table_view import close_up_at, look_into, lookable, sort_hand
from scenes.table.view.view_model import Barred, Button, Choice, Does, Line, TableFrame, Tone, Tool

AUTOPLAY_ON: Final = "I'll play your forced moves for you. You can change this in Settings."
AUTOPLAY_REFUSED: Final = "You'll play every move yourself. You can change this in Settings."


class TableScene(Scene):
    """A match on the table. Pops itself with a ``Next`` when the player leaves.

    Raises:
        BadMap, MissingAsset: when the game's table map cannot be used.
    """

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk = desk
        self.app: App = desk.app
        self.session = session
        table_map = map_for(self.app.assets, session.match.game.map, session.match.places)
        self._input = Input()
        self.log = LogPanel()
        self.close_up: CloseUp | None = None
        self._frame: TableFrame | None = None
        self._laid_out = False
        self.controller = TurnController(desk, self.session, table_map, self._entered, self._change)
        self.hands = Hands(self.controller, self._press)
        near = self.board.near
        self._blinking = Blinking([seat for seat in range(self.board.seats) if seat != near])

    def enter(self, app: App) -> None:
        """Take the match up."""
        app.sound.loop(f"room_{self.session.match.game.map}")
        self.session.take_up()
        self.controller.begin()

    def resume(self) -> None:
        """Fit the window again, and hold to settings that may have changed."""
        self.controller.fit()
        self._change()

    def update(self, milliseconds: float) -> None:
        """Let time pass for the match, for table talk, and for a finger that rests on a card."""
        if (looking := self._input.update(milliseconds)) is not None:
            self._obey(looking)
            self._change()
        if self.close_up is None and self.controller.update(milliseconds):
            self.stale = True
        if self.controller.messages.update(milliseconds):
            self._change()
        if self.app.moves and self.app.attended and self._blinking.update(milliseconds):
            self.controller.table_view.painter.shut = self._blinking.shut
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Read one event and carry it out."""
        if self.controller.table_view.press_feedback.feel(event, lambda at: self.frame.button_at(at)):
            self.stale = True
        if (command := self._input.read(event)) is None:
            return
        if self.close_up is not None and isinstance(command, CLOSING):
            self.close_up, command = None, passed_on(command, self.buttons)
        if command is not None and self.log.open and self._read_in_log(command):
            self.pointer.asks, self.pointer.at = None, (-1, -1)
        elif command is not None:
            self._obey(command)
        self._change()

    def _read_in_log(self, command: Command) -> bool:
        """Scroll or close the open log; return True if the command was for it."""
        return self.log.read(command, panel(self.board), len(self.lines))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole table."""
        self._laid_out = True
        self.controller.table_view.painter.draw(surface, self.frame)
        self.controller.table_view.impact.shake(surface)
        self._desk.report_missing()
        if self._desk.troubles and not self.notice:
            self.say(self._desk.troubles.pop(0))

    def lay_out(self) -> bool:
        """Draw the pictures that lie there from the first, then all of it unseen: words find their places."""
        if not self._laid_out and not self.controller.table_view.preloader.lay_out():
            self.draw(self.app.surface)
        return not self._laid_out

    def chore(self) -> bool:
        """Draw ahead the pictures that the match may show."""
        return self.controller.table_view.preloader.step()

    def leave(self) -> None:
        """Stop all thinking and close the match, which is on disk already."""
        self.controller.rest()
        self._desk.store.close(self.session.saved.id)
        self._desk.remember_window()

    @property
    def frame(self) -> TableFrame:
        """The view model of everything but the moving cards; made once a change."""
        if self._frame is None:
            table_view, messages = self.controller.table_view, self.controller.messages
            page = self.log.page(
                messages.story.lines, messages.story.deals, self.session.cast, panel(table_view.board)
            )
            looks = lookable(table_view, self.phase)
            tools = tools_for(self.phase, self.session, self.can_hint, looks)
            own = table_view.presenter.buttons(self.phase, tools)
            buttons = (*own, *table_view.presenter.autoplay_prompt(self.phase, self._desk.settings, own))
            table_view.pointer.focus.reset(reachable_now(table_view.pointer, buttons, self.phase, looks))
            if not isinstance(self.phase, SHOWN):
                table_view.pointer.glow()
            said = Said(
                messages.lately, messages.notice, messages.happenings, messages.speech, page, self.close_up
            )
            self._frame = table_view.presenter.frame(self.phase, said, buttons)
        return self._frame

    @property
    def board(self) -> Board:
        """The cards."""
        return self.controller.table_view.board

    @property
    def pointer(self) -> Pointer:
        """The viewer's pointer."""
        return self.controller.table_view.pointer

    @property
    def moving(self) -> bool:
        """True while something is still being shown."""
        return self.controller.moving

    @property
    def phase(self) -> Phase:
        """The state of the table."""
        return self.controller.phase

    @property
    def buttons(self) -> Sequence[Button]:
        """The buttons on the table."""
        return self.frame.buttons

    @property
    def lines(self) -> list[str]:
        """The log in sentences."""
        return [line.words for line in self.controller.messages.story.lines]

    @property
    def notice(self) -> str:
        """The table's notice to the viewer; empty if there is none."""
        return (self.controller.messages.notice or Line("")).words

    @property
    def can_hint(self) -> bool:
        """True if the viewer may ask for a hint."""
        return isinstance(self.phase, Deciding) and self.controller.adviser.can_advise(self.phase.picker)

    def say(self, words: str, tone: Tone = Tone.NOTICE) -> None:
        """Tell the viewer something, for a while."""
        self.controller.messages.say(words, tone)
        self._change()

    def do(self, does: Does) -> None:
        """Carry out a button."""
        match does:
            case Choice(press=press, action=action):
                self._press(press, action)
            case Barred(press=press):
                self.hands.attempt(press)
            case Tool.MENU:
                pages.show_menu(self._desk, self.controller)
            case Tool.RULES:
                self.app.stack.push(pages.rules_page(self._desk, self.controller))
            case Tool.SCORE if isinstance(self.phase, Over):
                self._push_end()
            case Tool.SCORE:
                self._push_scores("Score", self._leave)
            case Tool.LOG:
                self.log.toggle()
            case Tool.SORT:
                self.say(sort_hand(self._desk, self.controller.table_view))
            case Tool.AGAIN:
                self.controller.recall()
            case Tool.HINT:
                self.controller.ask_for_hint()
            case Tool.LAST_TRICK:
                self._look_into(next(iter(lookable(self.controller.table_view, self.phase)), None))
            case Tool.UNDO | Tool.BACK:
                self.controller.step(self.session.undo)
            case Tool.FORTH:
                self.controller.step(self.session.redo)
            case Tool.GO_ON | Tool.PASS_ON:
                self.controller.lead_on()
            case Tool.SPARE if isinstance(self.phase, Deciding):
                self._desk.change(play_forced=True)
                self.hands.commit(self.phase.view.legal[0])
                self.say(AUTOPLAY_ON)
            case Tool.ASK:
                self._desk.change(forced_refused=True)
                self.say(AUTOPLAY_REFUSED)

    def _entered(self, phase: Phase) -> None:
        """Put up the page that belongs to a phase."""
        self._change()
        match phase:
            case Accounting():
                self.log.close()
            case Passing(person=person):
                self.app.stack.push(pages.curtain(self.session, person), self._passed)
            case Over():
                self._push_end()

    def _change(self) -> None:
        """Forget the frame, so that it is made again."""
        self.stale = True
        self._frame = None

    def _obey(self, command: Command) -> None:
        frame, pointer, presenter = self.frame, self.pointer, self.controller.table_view.presenter
        pointer.asks = asked_by(command, pointer.at, pointer.asks)
        match command:
            case Clicked(at=at) if (button := frame.button_at(at)) is not None:
                self._push_button(button)
            case Activated() if (button := focused(pointer, frame.buttons)) is not None:
                self._push_button(button)
            case Clicked(at=at) if self._look_into(self.board.place_at(at)):
                pass
            case Activated() if self._look_into(pointer.focused_place):
                pass
            case Activated() if self.controller.lead_on():
                pass
            case Clicked() | Activated() if isinstance(self.phase, HURRIED):
                self.controller.hurry()
            case Typed(letter="Z", control=True):
                self._press_key(Tool.UNDO.key)
            case Typed(letter=letter):
                self._press_key(letter)
            case LookedAt(at=at):
                self.close_up = close_up_at(self.controller.table_view, self.phase.view, at)
                if self.close_up is None:
                    self.controller.messages.explain(presenter.explainer.explained(self.phase, frame.buttons))
            case Cancelled() if not pointer.chosen and pointer.held is None and pointer.advice is None:
                self.do(Tool.MENU)
            case _:
                self.hands.follow(command)

    def _look_into(self, place: int | None) -> bool:
        """Look into a face-down pile; return True if anything may be seen there now."""
        look = look_into(self.controller.table_view, self.phase, place)
        self.close_up = look or self.close_up
        return look is not None

    def _push_button(self, button: Button) -> None:
        """Carry out a button, or say why it does nothing now."""
        self.controller.table_view.press_feedback.button(button)
        answers = button.live or isinstance(button.does, Barred)
        self.do(button.does) if answers else self.say(explained(button), Tone.HINDRANCE)

    def _press_key(self, letter: str) -> None:
        if (button := self.frame.button_for(letter)) is not None:
            self._push_button(button)
        elif letter == "M":
            self.say(pages.mute(self._desk))
        elif letter in HELP:
            self.app.stack.push(KeysPage(at_a_table(keys_of(self.frame.buttons))))
        elif letter == "I":
            self.close_up = close_up_at(self.controller.table_view, self.phase.view, None)
        else:
            self.hands.touch(letter)

    def _press(self, press: Press, action: Action) -> None:
        """Carry out a button of the game, after a question if it can't be undone."""
        if not press.confirm:
            self.hands.commit(action)
            return
        yes = press.yes or press.label
        question = Question(f"{press.label}?", press.confirm, yes, press.no, meant=not press.risky)
        self.app.stack.push(question, lambda yes: self.hands.commit(action) if yes else None)

    def _push_scores(self, title: str, then: Callable[[Next], None]) -> None:
        links = Shortcut("R", "Rules", lambda: self.do(Tool.RULES)), pages.log_link(self._desk, self.lines)
        self.app.stack.push(pages.score_page(self._desk, self.session, self.phase, title, links), then)

    def _push_end(self) -> None:
        scores = partial(self._push_scores, "Score", self._leave)
        self.app.stack.push(end_page(self._desk, self.session, self.lines, scores), self._leave)

    def _leave(self, choice: Next) -> None:
        if choice not in pages.STAYING:
            self.app.stack.pop(choice)

    def _passed(self, there: bool) -> None:
        self.controller.uncover() if there else self.app.stack.pop(Next.MENU)
