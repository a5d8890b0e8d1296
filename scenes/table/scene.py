"""The table scene: wires the match, the board, the director and the person's hand together."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pygame

from engine.app import App
from engine.commands import Activated, Cancelled, Clicked, Command, LookedAt, Typed
from engine.controls import Shortcut
from engine.input import Input
from engine.lettering import plain
from engine.scene import Scene
from engine.sound import Channel
from engine.sprites import hit
from engine.timeline import Timeline
from game.cards import Seat
from game.contract.rules import Action
from game.contract.table import Carry, Gesture, Moment, Piece, Press
from game.events import DealEnded, DealStarted, Event, MatchEnded
from saves.models import Speed
from saves.store import SavedMatch
from scenes.curtain import Curtain
from scenes.desk import Desk
from scenes.log_page import LogPage
from scenes.message import Question
from scenes.pause import Pause, Wish
from scenes.rules_page import RulesPage
from scenes.scoreboard import Next, Scoreboard
from scenes.settings_page import SettingsPage
from scenes.start import deal_code, fresh_match, new_seed
from scenes.table.banter import spoken
from scenes.table.board import Board, map_for
from scenes.table.close_up import LargeCard, OpenPile, large_card, looked_at
from scenes.table.director import Director, segments, shake
from scenes.table.fading import LASTING, Fading
from scenes.table.hint import Adviser
from scenes.table.hud import Button
from scenes.table.log import Log
from scenes.table.opponents import Opponents
from scenes.table.picker import picker
from scenes.table.pieces import Pieces
from scenes.table.play import Play
from scenes.table.pointer import ButtonKey, Pointer
from scenes.table.screen import Screen
from scenes.table.sorting import Sorting

RATES = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.OFF: float("inf")}
"""How much faster than usual time runs on the timeline."""

SPEECH = 4500.0
"""Milliseconds that a line of an opponent stays to be read."""
NOTICE = 6000.0
"""Milliseconds a refusal stays to be read."""


class TableScene(Scene):
    """A match on the table. Pops itself when the player leaves.

    Raises:
        BadMap, MissingAsset: when the game's table map cannot be used.
    """

    def __init__(self, desk: Desk, saved: SavedMatch) -> None:
        self._desk = desk
        self.play = Play(desk, saved)
        match = self.play.match
        self._map = map_for(desk.app.assets, match.game.map, match.places)

    def enter(self, app: App) -> None:
        """Lay the table; a match that has just begun is dealt before everybody's eyes."""
        self.app = app
        app.sound.loop(f"room_{self.play.match.game.map}")
        self.timeline = Timeline(RATES[self._desk.settings.speed])
        self._input = Input()
        self._segments: deque[list[Event]] = deque()
        self.opponents = Opponents(self._desk, self.play, lambda words: self.lines.append(words))
        self.adviser = Adviser(self._desk, self.play)
        self._over_shown = False
        self._notice: Fading[str] = Fading()
        self._speech: Fading[tuple[Seat, str]] = Fading()
        self.log = Log()
        self.close_up: LargeCard | OpenPile | None = None
        self._lay()
        self.play.save()
        if not self.play.match.log:
            opening = self.play.match.history(self.play.viewer)
            self.board.rewind(opening)
            self.story = self.play.untold()
            self._show(opening)
        else:
            self.story = self.play.story()
            self._next_turn()

    def resume(self) -> None:
        """Fit the window again, and hold to settings that may have changed."""
        self.timeline.speed = RATES[self._desk.settings.speed]
        if self.timeline.speed == float("inf"):
            self.timeline.finish()
        self.board.show_french(self._desk.french)
        self.board.show_backs(self._desk.settings.back)
        self.board.fit(self.app.surface.get_size())
        self.pieces.lay(self._pieces())
        self.screen.fit()
        self._refresh()

    def update(self, milliseconds: float) -> None:
        """Let time pass for the cards, the notice and whoever thinks."""
        if self.timeline.busy:
            self.timeline.update(milliseconds)
            self.stale = True
        if self.pieces.timeline.busy:
            self.pieces.timeline.update(milliseconds)
            self.stale = True
        if self._segments and not self.timeline.busy:
            self._segment_shown()
        elif not self.timeline.busy:
            self._let_think(milliseconds)
        if self._speech.update(milliseconds) | self._notice.update(milliseconds):
            self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Read one event and do what it means."""
        command = self._input.read(event)
        if command is None:
            return
        self.stale = True
        if self.close_up is not None and isinstance(
            command, Clicked | Activated | Cancelled | LookedAt | Typed
        ):
            self.close_up = None
        elif self.log.read(command, self.app.surface.get_size(), len(self.lines)):
            return
        elif self.moving and isinstance(command, Clicked | Activated):
            self._skip()
        elif self.thinking and self._hurries(command):
            self.opponents.hurry()
        else:
            self._obey(command)
        self._refresh()

    def draw(self, surface: pygame.Surface) -> None:
        """The whole table."""
        self.screen.draw(surface)
        if self.app.assets.troubles:
            for trouble in self.app.assets.troubles:
                self._desk.report(trouble)
            self.app.assets.troubles.clear()
        if self._desk.troubles and not self.notice:
            self._say(self._desk.troubles.pop(0))

    def leave(self) -> None:
        """The match is on disk already."""
        self.opponents.rest()
        self.adviser.rest()
        self._desk.store.close(self.play.saved.id)
        self._desk.remember_window()

    @property
    def buttons(self) -> list[Button]:
        """What can be pressed now."""
        return self.screen.buttons

    @property
    def lines(self) -> list[str]:
        """The log in sentences."""
        return self.story.lines

    @property
    def notice(self) -> str:
        """What the table says to the viewer before all else; empty where it says nothing."""
        return self._notice.shown or ""

    @property
    def speech(self) -> tuple[Seat, str] | None:
        """Who says what, if anybody."""
        return self._speech.shown

    @property
    def thinking(self) -> bool:
        """Whether an opponent is considering its move."""
        return self.opponents.waiting is not None

    def press(self, press: Press, action: Action) -> None:
        """Do what a button of the game stands for; what cannot be taken back is asked about first."""
        if not press.confirm:
            self._commit(action)
            return
        question = Question(press.label, press.confirm, press.label, "No", self.screen.draw)
        self.app.stack.push(question, lambda yes: self._commit(action) if yes else None)

    def undo(self) -> None:
        """Take the last action back, if it showed nothing new."""
        if not self.play.can_undo:
            self._say("Only a move of yours that turned up no new card can be taken back.")
            return
        self.play.undo()
        self.timeline.finish()
        self._segments.clear()
        self.opponents.rest()
        self._forget_hint()
        self._lay()
        self.story = self.play.story()
        self._next_turn()

    def sort_hand(self) -> None:
        """Sort the hand the next way."""
        sorting = self.board.sorting
        sorting.turn([sprite.card for sprite in self.board.hand() if sprite.card is not None])
        self.board.settle()
        self._say(f"The hand is sorted {sorting.order.value}.")

    @property
    def can_show_again(self) -> bool:
        """Whether something happened that can be watched once more."""
        return self.pointer.picker is not None and bool(self.play.recent())

    def show_again(self) -> None:
        """Show what happened since the viewer last acted once more."""
        events = self.play.recent()
        self.pointer.let_go()
        self.pointer.picker = None
        self.opponents.rest()
        self._forget_hint()
        self.board.rewind(events)
        self._segments.append(events)
        replace(self.director, told=lambda _event: None, moment=lambda _event: None).show(events)

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log.toggle()

    def open_menu(self) -> None:
        """The page behind Esc."""
        page = Pause(self.play.match.game.title, deal_code(self.play.match.seed))
        self.app.stack.push(page, self._wished)

    def open_rules(self) -> None:
        """The rules at the clause that matters now."""
        game = self.play.match.game
        self.app.stack.push(RulesPage(self._desk, game, game.words.clause(self.play.view)))

    def open_scores(self) -> None:
        """The score so far."""
        self._push_scores("The score so far", self._looked)

    def _lay(self) -> None:
        match = self.play.match
        before = getattr(self, "board", None)
        self.board = Board(
            match.deck,
            match.places,
            self._map,
            self.app.assets,
            self.play.viewer,
            match.seats,
            self.app.surface.get_size(),
            self._sorting(before),
            self._desk.french,
            self._desk.settings.back,
        )
        self.board.crossed = frozenset(match.game.words.crossed(self.play.view))
        self.board.lay(self.play.view)
        self.pieces = Pieces(self.board, Timeline(self.timeline.speed))
        self.pieces.lay(self._pieces())
        self.director = Director(self.board, self.timeline, self.app.sound, self._told, self._moment)
        self.pointer = Pointer(self.board, self.app.assets)
        self.screen = Screen(self, self.board, self.pointer, self._map)

    def _sorting(self, before: Board | None) -> Sorting:
        """The hand stays sorted as it was; an arrangement by hand is its player's alone."""
        if before is not None and before.viewer == self.play.viewer:
            return before.sorting
        return Sorting(self.play.match.deck)

    def _told(self, event: Event) -> None:
        self.story.hear(event)
        if isinstance(event, DealStarted) and self._desk.settings.banter:
            match = self.play.match
            last = match.standing.deals[event.number - 2] if event.number > 1 else ()
            line = spoken(self.play.saved.players, last, match.game.low_wins, Random())
            if line is not None:
                self._speech.show(line, SPEECH)

    def _moment(self, event: Event) -> Moment | None:
        words, view, cast = self.play.match.game.words, self.play.view, self.play.cast
        if isinstance(event, MatchEnded):
            return Moment(words.narrate(event, view, cast), "bell")
        return words.moment(event, view, cast)

    def _pieces(self) -> Sequence[Piece]:
        return self.play.match.game.words.pieces(self.play.view)

    def _show(self, events: Sequence[Event]) -> None:
        """Have events shown; the score comes up where a deal ends."""
        self.opponents.rest()
        self.adviser.rest()
        self._segments.extend(segments(events) or [[]])
        self.pointer.let_go()
        self.pointer.picker = None
        self.pointer.glow()
        if self._segments:
            self.director.show(self._segments[0])
        self._refresh()

    def _segment_shown(self) -> None:
        shown = self._segments.popleft()
        if any(isinstance(event, DealEnded) for event in shown):
            self._push_scores("After the deal", self._scored)
        else:
            self._go_on()

    def _go_on(self) -> None:
        self.director.labels.clear()
        if self._segments:
            self.director.show(self._segments[0])
            return
        if self.play.match.to_move is not None and not self.board.matches(self.play.view):
            self.board.lay(self.play.view)
        self.pieces.follow(self._pieces())
        self.board.cross(self.play.match.game.words.crossed(self.play.view), self.timeline)
        self._next_turn()

    def _next_turn(self) -> None:
        """Whoever is to move: another person behind the curtain, an opponent, or the viewer."""
        if self.play.match.to_move is None:
            if not self._over_shown:
                self._push_scores("The end", self._scored)
            return
        if self.play.opponent is not None:
            self.adviser.rest()
            self.opponents.begin(self.play.opponent)
        elif self.play.someone_else is not None:
            self._draw_curtain(self.play.someone_else)
            return
        view = self.play.view
        if view.legal:
            self.pointer.picker = picker(self.play.match.game, view, self.play.match.deck)
        self._refresh()

    def _draw_curtain(self, person: Seat) -> None:
        recap = "<br>".join(plain(line) for line in self.play.recap(person)[-6:])
        curtain = Curtain(self.play.names[person], recap or "The cards are dealt.")
        self.app.stack.push(curtain, lambda there: self._uncover(person) if there else self.app.stack.pop())

    def _uncover(self, person: Seat) -> None:
        self.play.viewer = person
        self._lay()
        self.story = self.play.story()
        self._next_turn()

    def _let_think(self, milliseconds: float) -> None:
        """Opponents and the adviser go on considering."""
        done = self.opponents.update(milliseconds)
        if done is not None:
            self._show(self.play.act(*done))
        hint = self.adviser.update()
        if hint is not None:
            self._say(hint.words, LASTING)
            if hint.gesture is not None:
                self.pointer.point_out(hint.gesture)
            self._refresh()

    @property
    def can_hint(self) -> bool:
        """Whether the viewer has a choice to be advised on."""
        return self.opponents.waiting is None and self.adviser.can_advise(self.pointer.picker)

    def _forget_hint(self) -> None:
        """What was asked, or said, is about a position that is no more."""
        self.adviser.rest()
        self._notice.clear()

    def ask_for_hint(self) -> None:
        """Think on the viewer's behalf."""
        if self.pointer.picker is not None and self.can_hint:
            self._say(self.adviser.ask(self.pointer.picker).words, LASTING)

    def _commit(self, action: Action) -> None:
        """Carry out the viewer's action; it is written before anything moves."""
        seat = self.play.viewer
        if seat is not None:
            self._notice.clear()
            self._show(self.play.act(seat, action))

    def _try(self, gesture: Gesture) -> None:
        """Do what a gesture means, or say why not."""
        deciding = self.pointer.picker
        if deciding is None:
            return
        action = deciding.action(gesture)
        if action is None:
            self._refuse(gesture, str(deciding.refusal(gesture)))
            return
        if isinstance(gesture, Press):
            self.press(gesture, action)
            return
        if isinstance(gesture, Carry):
            meant = next(known for known, means in deciding.choices if means is action)
            if isinstance(meant, Carry):
                for held, played in zip(gesture.cards, meant.cards, strict=True):
                    self.board.exchange(held, played)
        self._commit(action)

    def _refuse(self, gesture: Gesture, why: str) -> None:
        self.app.sound.play("refuse", Channel.TABLE)
        self._say(why)
        cards = gesture.cards if isinstance(gesture, Carry) else ()
        self.pointer.let_go()
        self.board.settle()
        for card in cards:
            sprite = self.board.sprite_of(card)
            if sprite is not None:
                shake(sprite, self.timeline)

    def _say(self, notice: str, milliseconds: float = NOTICE) -> None:
        self._notice.show(notice, milliseconds)
        self.stale = True

    @property
    def moving(self) -> bool:
        """Whether something is still being shown."""
        return self.timeline.busy or bool(self._segments)

    def _skip(self) -> None:
        """Land everything that moves."""
        self.timeline.finish()
        if self._segments:
            self._segment_shown()

    def _obey(self, command: Command) -> None:
        match command:
            case Clicked(at=at) if (button := self.screen.button_at(at)) is not None:
                button.action()
            case Activated() if (button := self._focused_button()) is not None:
                button.action()
            case Typed(letter=letter):
                self._press_key(letter)
            case LookedAt(at=at):
                self.close_up = self._close_up_at(at)
            case Cancelled() if not self.pointer.chosen and self.pointer.held is None:
                self.open_menu()
            case _:
                held = self.pointer.held
                gesture = self.pointer.read(command)
                if gesture is not None:
                    self._try(gesture)
                elif held is not None and self.pointer.held is None:
                    self.board.settle()

    def _hurries(self, command: Command) -> bool:
        """Whether a command is for nothing in particular: then it is for the opponent that takes its time."""
        match command:
            case Clicked(at=at):
                return self.screen.button_at(at) is None
            case Activated():
                return self._focused_button() is None
        return False

    def _focused_button(self) -> Button | None:
        key = self.pointer.focus.key if self.pointer.focus.shown else None
        if not isinstance(key, ButtonKey):
            return None
        return next((button for button in self.buttons if button.label == key.label), None)

    def _press_key(self, letter: str) -> None:
        if letter == "M":
            self._desk.change(muted=not self._desk.settings.muted)
            self._say("Sound is off." if self._desk.settings.muted else "Sound is on.")
        elif letter == "I":
            self.close_up = self._close_up_at(None)
        for button in self.buttons:
            if button.hotkey == letter:
                button.action()
                return

    def _close_up_at(self, at: tuple[int, int] | None) -> LargeCard | OpenPile | None:
        """What is looked at closely: the open pile or the card at a point, or the card pointed at."""
        if at is None:
            card = next(iter(self.pointer.pointed()), None)
            return None if card is None else large_card(self.board, self.play, card)
        sprite = hit(self.board.visible(), at, self.app.assets)
        return None if sprite is None else looked_at(self.board, self.play, sprite)

    def _refresh(self) -> None:
        """Bring buttons, focus and highlights in line with what can be done."""
        self.stale = True
        self.screen.place_buttons()
        self.pointer.set_focus_targets(self.screen.buttons)
        if not self.timeline.busy:
            self.pointer.glow()

    def _push_scores(self, title: str, then: Any) -> None:
        match = self.play.match
        links = (Shortcut("R", "Rules", self.open_rules), Shortcut("L", "Log", self._open_log))
        code, counts = deal_code(match.seed), match.game.counts
        board = Scoreboard(title, self.play.names, match.standing, counts, code, links)
        self._over_shown = self._over_shown or match.to_move is None
        self.app.stack.push(board, then)

    def _open_log(self) -> None:
        self.app.stack.push(LogPage(self.lines))

    def _scored(self, choice: Next) -> None:
        if choice is Next.GO_ON:
            self._go_on()
        else:
            self._looked(choice)

    def _looked(self, choice: Next) -> None:
        match = self.play.match
        if choice is Next.MENU:
            self.app.stack.pop()
        elif choice is Next.REMATCH:
            again = fresh_match(self._desk, match.game, match.options, self.play.saved.players, new_seed())
            self.leave()
            self.play = Play(self._desk, again)
            self.enter(self.app)

    def _wished(self, wish: Wish) -> None:
        match wish:
            case Wish.RULES:
                self.open_rules()
            case Wish.SETTINGS:
                self.app.stack.push(SettingsPage(self._desk))
            case Wish.LEAVE:
                self.app.stack.pop()
