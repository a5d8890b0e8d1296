"""The table scene: passes input to the controller and frames to the painter, and opens pages."""

from collections.abc import Collection, Sequence

import pygame

from engine.app import App, Scene
from engine.commands import Activated, Cancelled, Clicked, Command, Dragged, LookedAt, Point, Typed
from engine.input import Input
from engine.sound import Channel
from engine.sprites import CardSprite
from engine.ui.form import MenuItem
from engine.ui.page import HELP_KEYS
from engine.ui.widget import TARGET
from game.cards import Card
from game.contract.rules import Action
from game.contract.table import Carry, Gesture, Press
from scenes.desk import Desk
from scenes.keys_page import KeysPage, at_a_table
from scenes.message import Message
from scenes.navigation import Next
from scenes.table import pages
from scenes.table.animation.card_motion import snap_card
from scenes.table.close_up import CloseUp, Enlarged, enlarged_at, enlarged_pile, peekable_places
from scenes.table.controller import TurnController
from scenes.table.hints import NOT_YET
from scenes.table.match_end import match_end_page
from scenes.table.phases import ANIMATED, SKIPPABLE, CurtainDown, DealOver, MatchOver, TablePhase
from scenes.table.picker import Picker, why_enter_waits
from scenes.table.pointer import Pointer
from scenes.table.session import FreeUndoSession, Session
from scenes.table.view.board import Board
from scenes.table.view.buttons import (
    ButtonPanel,
    button_at,
    focused,
    keys_of,
    keys_of_piles,
    purpose_of,
    reachable_now,
    tools_for,
)
from scenes.table.view.log_panel import LogPanel, log_area
from scenes.table.view.presenter import presenter_of
from scenes.table.view.table_layout import map_for
from scenes.table.view.table_view import TableView
from scenes.table.view.view_model import (
    Does,
    Offered,
    PromptLine,
    TableButton,
    TableFrame,
    Tone,
    Tool,
    Unavailable,
)


class TableScene(Scene):
    """The scene of a match on a table, which pops itself with a ``Next`` when the player leaves.

    ``Input`` turns an event into a command, ``Pointer`` a command into a gesture, ``Picker`` a gesture into
    an action. The controller passes that to the session and shows the resulting events.

    Raises:
        MissingAsset: if the game's table map can't be used.
    """

    key_groups = staticmethod(at_a_table)
    """A function that returns what all keys do, given the keys of the buttons."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk = desk
        self.app: App = desk.app
        self.session = session
        table_map = map_for(self.app.assets, session.game.info.map, session.match.places)
        self._input = Input()
        self._log_panel = LogPanel()
        self._frame: TableFrame | None = None
        self._prepared = False
        self.controller = TurnController(desk, self.session, table_map, self.entered, self._change)

    def enter(self, app: App) -> None:
        """Start or resume the match."""
        app.sound.loop(f"room_{self.session.game.info.map}")
        self.session.save_as_opened()
        self.controller.begin()

    def resume(self) -> None:
        """Fit the table to the window, and apply changed settings."""
        self.controller.fit()
        self._change()

    def update(self, milliseconds: float) -> None:
        """Advance the match, the messages and a long press."""
        if (looking := self._input.update(milliseconds)) is not None:
            self.handle_command(looking)
            self._change()
        if self.controller.update(milliseconds):
            self.stale = True
        if self.controller.messages.update(milliseconds):
            self._change()
        if self.app.animates and self.app.has_focus:
            self.stale |= self.table_view.painter.blinking.update(milliseconds)
        self.stale |= any([panel.update(milliseconds, self.frame.hovered) for panel in self.button_panels])

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event."""
        self.stale |= any([panel.handle(event) for panel in self.button_panels])
        if (command := self._input.read(event)) is None:
            return
        log = self.controller.messages.event_log
        if self._log_panel.open and self._log_panel.handle_command(
            command, log_area(self.board), len(log.merged)
        ):
            self.pointer.device, self.pointer.at = None, (-1, -1)
        else:
            self.handle_command(command)
        self._change()

    def handle_command(self, command: Command) -> None:
        """Handle commands for buttons, piles and pages; leave the rest to the pointer."""
        pointer, table_view, phase = self.pointer, self.table_view, self.phase
        pointer.note_device(command)
        button, place = self._pressed_target(command)
        match command:
            case Activated() if self.controller.hint_unread:
                pass
            case _ if button is not None:
                self._press_button(button)
            case _ if content := enlarged_pile(table_view, phase, place):
                self._show_close_up(content)
            case Activated() if self.continue_play():
                pass
            case Clicked() | Activated() if isinstance(phase, SKIPPABLE):
                self.controller.hurry()
            case Typed(letter="Z", control=True):
                self._press_key(Tool.UNDO.key)
            case Typed(letter=letter) if not letter.isdigit() or self.frame.button_for(letter):
                self._press_key(letter)
            case LookedAt(at=at) if content := enlarged_at(table_view, phase.view, at):
                self._show_close_up(content)
            case LookedAt():
                if words := table_view.tips(phase, self.buttons).under_pointer():
                    self.controller.messages.say(words)
            case Cancelled() if not pointer.chosen and pointer.dragged is None and pointer.advice is None:
                self.do(Tool.MENU)
            case Dragged():
                self._drag(command)
            case _:
                self._use_pointer(command)

    def _pressed_target(self, command: Command) -> tuple[TableButton | None, int | None]:
        """Return the button and the place at a click or in focus for Enter, if any."""
        match command:
            case Clicked(at=at):
                return self._button_at(at), self.board.place_at(at)
            case Activated():
                return focused(self.pointer, self.buttons), self.pointer.focused_place
        return None, None

    def _drag(self, command: Dragged) -> None:
        """Drag a card, which leans as it moves."""
        dragged = self.pointer.dragged
        was = None if dragged is None else dragged.x
        self._use_pointer(command)
        if (dragged := self.pointer.dragged) is not None:
            self.table_view.card_drag.follow(dragged, 0.0 if was is None else dragged.x - was, command.at)

    def _use_pointer(self, command: Command) -> None:
        """Handle a command with the pointer, and attempt its gesture, if any.

        A card dropped nowhere springs back. A hint or refusal disappears when the person does something else.
        """
        pointer = self.pointer
        dragged, chosen, advised = pointer.dragged, tuple(pointer.chosen), pointer.advice
        pointed = pointer.pointed_gesture()
        gesture = pointer.read(command)
        if advised is not None and pointer.advice is None:
            self.controller.messages.clear()
        if gesture is not None:
            self.attempt(gesture)
        elif dragged is not None and pointer.dragged is None:
            self.table_view.spring_home()
        elif (pointer.dragged, tuple(pointer.chosen)) != (dragged, chosen):
            self.controller.messages.clear_refusal()
            self._snap({*pointer.chosen} - {*chosen}, dragged)
        elif isinstance(command, Activated) and self.controller.adviser.pending is not None:
            self.controller.messages.show_hint(PromptLine(NOT_YET, Tone.HINT))
        elif isinstance(command, Activated) and pointer.deciding:
            self.controller.messages.say(why_enter_waits(pointer.picker, pointer.chosen), Tone.HINDRANCE)
        elif (now := pointer.pointed_gesture()) != pointed and pointer.picker.action(now) is not None:
            self.controller.messages.clear_refusal()

    def _snap(self, taken: Collection[Card], dragged: CardSprite | None) -> None:
        """Animate cards that were just picked up, with a sound."""
        sprites = [self.board.sprite_of(card) for card in taken]
        for sprite in [*sprites, self.pointer.dragged if dragged is None else None]:
            if sprite is not None:
                self.app.sound.play("touch", Channel.CARDS)
                snap_card(sprite, self.table_view.pieces.timeline)

    def attempt(self, gesture: Gesture) -> None:
        """Carry out a gesture, or show why it isn't legal."""
        picker = self.pointer.picker
        if not picker.choices:
            return
        action = picker.action(gesture)
        if action is None and self.pointer.await_card(gesture):
            self.say(picker.refusal(gesture).sentence)
        elif action is None:
            self.controller.refuse(gesture, picker.refusal(gesture))
        elif isinstance(gesture, Press) and gesture.confirm:
            self.ask_first(gesture, action)
        else:
            self.carry_out(gesture, action)

    def carry_out(self, gesture: Gesture, action: Action) -> None:
        """Carry out the legal action of a gesture, with the cards that were carried."""
        if isinstance(gesture, Carry):
            action = with_carried(self.board, self.pointer.picker, gesture, action)
        self.commit(action)

    def ask_first(self, press: Press, action: Action) -> None:
        """Ask before carrying out a button that can't be undone."""
        answers = ((press.no, False), (press.yes or press.label, True))
        question = Message(f"{press.label}?", press.confirm, answers, main=int(not press.risky))

        def answered(sure: bool | None) -> None:
            if sure:
                self.commit(action)
                return
            self.controller.messages.clear()
            self.pointer.clear()
            self._change()

        self.app.stack.push(question, answered)

    def commit(self, action: Action) -> None:
        """Carry out the viewer's action."""
        if self.session.viewer is not None:
            self.controller.messages.clear()
            self.controller.act(self.session.viewer, action)

    def _press_button(self, button: TableButton) -> None:
        """Press a button, or show why it does nothing now, unless that would hide a result."""
        if button.live or isinstance(button.does, Unavailable):
            next(panel for panel in self.button_panels if panel.has(button)).press(button)
        elif not isinstance(self.phase, DealOver | MatchOver):
            self.controller.hint_wanted |= button.does is Tool.HINT
            self.say(purpose_of(button), Tone.HINDRANCE)

    def do(self, does: Does) -> None:
        """Carry out what a button does, and end any tooltip."""
        self.pointer.device = self.pointer.hovered = None
        self._change()
        match does:
            case Offered(press=press) | Unavailable(press=press):
                self.attempt(press)
            case Tool.MENU | Tool.LEAVE:
                self.open_menu()
            case Tool.RULES:
                self.app.stack.push(pages.rules_page(self._desk, self.controller))
            case Tool.SCORE if isinstance(self.phase, MatchOver):
                self._push_end()
            case Tool.SCORE:
                self._push_scores()
            case Tool.LOG if isinstance(self.phase, DealOver):  # the panel would cover points
                self._log_link.press()
            case Tool.LOG:
                self._log_panel.toggle()
            case Tool.SORT:
                self.say(self.table_view.sort_hand())
            case Tool.REPLAY:
                self.controller.recall()
            case Tool.HINT:
                self._log_panel.close()
                self.controller.ask_for_hint()
            case Tool.LAST_TRICK:
                trick = next(iter(peekable_places(self.table_view, self.phase)), None)
                self._show_close_up(enlarged_pile(self.table_view, self.phase, trick))
            case Tool.UNDO | Tool.UNDO_ALL:
                deal = self.session.view.deal
                self.controller.undo()
                if (now := self.session.view.deal) < deal:
                    self.say(f"Your last choice was in {self.session.game.info.deal} {now}.")
            case Tool.REDO if isinstance(self.session, FreeUndoSession):
                self.controller.rebuild_after(self.session.redo)
            case Tool.GO_ON | Tool.PASS_ON:
                self.continue_play()

    def _press_key(self, letter: str) -> None:
        if (button := self.frame.button_for(letter)) is not None:
            self._press_button(button)
        elif (touch := self.pointer.touch_for(letter)) is not None:
            self.attempt(touch)
        elif letter == "M":
            self.say(pages.mute(self._desk))
        elif letter in HELP_KEYS:
            keys = [*keys_of(self.frame.buttons), *keys_of_piles(self.pointer.picker)]
            self.app.stack.push(KeysPage(self.key_groups(keys)))
        elif letter == "Q":
            self.do(Tool.MENU)
        elif letter == "I":
            self._show_close_up(enlarged_at(self.table_view, self.phase.view, None))

    def continue_play(self) -> bool:
        """Continue if the table is waiting for the person to do so; return True if it was."""
        return self.controller.continue_play()

    def _show_close_up(self, content: Enlarged | None) -> None:
        if content is not None:
            self.app.stack.push(CloseUp(content))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole table."""
        self._prepared = True
        self.table_view.painter.draw(surface, self.frame)
        self.table_view.impact.shake(surface)
        self._desk.report_missing()
        if self._desk.troubles and self.controller.messages.notice is None:
            self.say(self._desk.troubles.pop(0))

    def prepare(self) -> bool:
        """Draw the first frame in advance, a picture at a time; return True until it is done."""
        if not self._prepared and not self.table_view.preloader.prepare():
            self.draw(self.app.surface)
        return not self._prepared

    def chore(self) -> bool:
        """Preload a picture that the match may show; return True if there may be more."""
        return self.table_view.preloader.step()

    def leave(self) -> None:
        """Stop all searches and close the match, which is saved already."""
        self.controller.stop()
        self._desk.store.close(self.session.saved.id)
        self._desk.remember_window()

    @property
    def frame(self) -> TableFrame:
        """The view model of the table, refreshed when something has changed."""
        if self._frame is None:
            self._frame = self.refresh()
            self.table_view.buttons.show(self._frame.buttons, self.do)
        return self._frame

    def refresh(self) -> TableFrame:
        """Update the focus and the lit cards; return the view model of the table now."""
        table_view, messages, phase = self.table_view, self.controller.messages, self.phase
        page = None
        if self._log_panel.open:
            page = self._log_panel.page(messages.event_log.merged, self.session.cast, log_area(self.board))
        peekable = peekable_places(table_view, phase)
        presenter = presenter_of(table_view, phase, messages)
        tools = tools_for(phase, self.session, self.controller.adviser.can_advise(phase), peekable)
        buttons = presenter.buttons(tools)
        table_view.pointer.focus.reset(reachable_now(table_view.pointer, buttons, phase, peekable))
        if not isinstance(phase, ANIMATED):
            table_view.light(phase.view)
        return presenter.frame(buttons, page)

    @property
    def table_view(self) -> TableView:
        """The view of the table: board, pieces, painter and pointer."""
        return self.controller.table_view

    @property
    def board(self) -> Board:
        """The board with the cards."""
        return self.table_view.board

    @property
    def pointer(self) -> Pointer:
        """The viewer's pointer."""
        return self.table_view.pointer

    @property
    def button_panels(self) -> Sequence[ButtonPanel]:
        """The panels of the buttons on screen."""
        return [self.table_view.buttons]

    @property
    def phase(self) -> TablePhase:
        """The phase of the table."""
        return self.controller.phase

    @property
    def buttons(self) -> Sequence[TableButton]:
        """The buttons on screen."""
        return self.frame.buttons

    def _button_at(self, at: Point) -> TableButton | None:
        """Return the button at a point, or one close to it if no pile is there."""
        loosely = self.board.place_at(at) is None
        return button_at(self.buttons, at) or (button_at(self.buttons, at, TARGET) if loosely else None)

    def say(self, words: str, tone: Tone = Tone.NOTICE) -> None:
        """Show the viewer a message for a while."""
        self.controller.messages.say(words, tone)
        self._change()

    def entered(self, phase: TablePhase) -> None:
        """Open the page that belongs to a phase, if any."""
        self._change()
        match phase:
            case DealOver():
                self._log_panel.close()
            case CurtainDown(person=person):
                self.app.stack.push(pages.curtain(self.session, person, self.open_menu), self._after_curtain)
            case MatchOver():
                self._push_end()

    def _after_curtain(self, there: bool | Next) -> None:
        """Raise the curtain if the person is ``there``, or leave the table with another choice."""
        if there is True:
            self.controller.raise_curtain()
        else:
            self.app.stack.pop(there)

    def open_menu(self) -> None:
        """Open the menu over the table."""
        pages.show_menu(self._desk, self.controller)

    def _change(self) -> None:
        """Drop the cached view model, so that it is made again."""
        self.stale = True
        self._frame = None

    @property
    def _log_link(self) -> MenuItem:
        return pages.log_link(self._desk, self.session, self.controller.messages.event_log)

    def _push_scores(self) -> None:
        links = MenuItem("Rules", lambda: self.do(Tool.RULES), key="R"), self._log_link
        page = pages.score_page(self._desk, self.session, self.phase, links)
        self.app.stack.push(page, self._leave)

    def _push_end(self) -> None:
        page = match_end_page(self._desk, self.session, self._log_link, self._push_scores)
        self.app.stack.push(page, self._leave)

    def _leave(self, choice: Next) -> None:
        if choice is not Next.GO_ON:
            self.app.stack.pop(choice)


def with_carried(board: Board, picker: Picker, carried: Carry, action: Action) -> Action:
    """Return a listed action with the cards that were carried.

    A card with the same face as the listed one swaps places with it on the board. Any other equivalent card,
    such as another joker, replaces it in the action.
    """
    cards = []
    for listed, held in picker.equivalents(action, carried).items():
        same = board.deck.faces[listed] == board.deck.faces[held]
        if same:
            board.exchange(held, listed)
        cards.append(listed if same else held)
    return picker.with_cards(action, cards)
