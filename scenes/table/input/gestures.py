"""The way from a command to an action on the cards, or to the reason why there is none."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from engine.commands import Activated, Command, Dragged
from engine.sprites import CardSprite
from game.cards import Card
from game.contract.rules import Action
from game.contract.table import Carry, Gesture, Press
from scenes.table.controller import TurnController
from scenes.table.input.picker import Picker, undecided
from scenes.table.view.table_view import spring_home
from scenes.table.view.view_model import Tone


@dataclass(frozen=True, slots=True)
class Hands:
    """The viewer's hands; ``press`` carries out a button of the game, which may have to be confirmed.

    ``allows`` may hold back what the rules allow, having said why.
    """

    controller: TurnController
    press: Callable[[Press, Action], None]
    allows: Callable[[Gesture, Action], bool] = lambda gesture, action: True

    def follow(self, command: Command) -> None:
        """Carry out a command's gesture; a card dropped nowhere springs home.

        A hint that the person turns away from is not said any longer.
        """
        pointer = self.controller.table_view.pointer
        held, chosen, advised = pointer.held, tuple(pointer.chosen), pointer.advice
        was = pointer.held.x if pointer.held is not None else None
        gesture = pointer.read(command)
        if advised is not None and pointer.advice is None:
            self.controller.messages.fall_silent()
        if isinstance(command, Dragged) and pointer.held is not None:
            across = 0.0 if was is None else pointer.held.x - was
            self.controller.table_view.carrying.follow(pointer.held, across, command.at)
        if gesture is not None:
            self.attempt(gesture)
        elif held is not None and pointer.held is None:
            spring_home(self.controller.table_view)
        elif (pointer.held, tuple(pointer.chosen)) != (held, chosen):
            self.controller.messages.relent()
            self._touch({*pointer.chosen} - {*chosen}, held)
        elif isinstance(command, Activated) and command.enter:
            self._ask_to_choose()

    def _ask_to_choose(self) -> None:
        """Say why Enter does nothing, where it is the viewer's turn."""
        pointer = self.controller.table_view.pointer
        if pointer.picker is not None and not pointer.picker.waiting:
            self.controller.messages.say(undecided(pointer.picker, pointer.chosen), Tone.HINDRANCE)

    def _touch(self, taken: Collection[Card], held: CardSprite | None) -> None:
        """Let cards that were just taken up answer."""
        table_view = self.controller.table_view
        sprites = [table_view.board.sprite_of(card) for card in taken]
        for sprite in [*sprites, table_view.pointer.held if held is None else None]:
            if sprite is not None:
                table_view.press_feedback.card(sprite)

    def touch(self, number: str) -> None:
        """Touch the card with this number, from 1, among several that lie face down."""
        picker = self.controller.table_view.pointer.picker
        for gesture in () if picker is None else picker.touches():
            if gesture.slot is not None and str(gesture.slot + 1) == number:
                self.attempt(gesture)

    def attempt(self, gesture: Gesture) -> None:
        """Carry out a gesture, or say why not."""
        deciding = self.controller.table_view.pointer.picker
        if deciding is None:
            return
        action = deciding.action(gesture)
        if action is None:
            self.controller.refuse(gesture, deciding.refusal(gesture))
            return
        if not self.allows(gesture, action):
            return
        if isinstance(gesture, Press):
            self.press(gesture, action)
            return
        self.commit(self._with_cards(gesture, action, deciding) if isinstance(gesture, Carry) else action)

    def commit(self, action: Action) -> None:
        """Carry the viewer's action out."""
        seat = self.controller.session.viewer
        if seat is not None:
            self.controller.messages.fall_silent()
            self.controller.act(seat, action)

    def _with_cards(self, carried: Carry, action: Action, deciding: Picker) -> Action:
        """Return the action done with the cards that were carried: copies of a face change places with
        those it is listed with, and others that stand for them, such as another joker, are named in it.
        """
        board, cards = self.controller.table_view.board, []
        for listed, held in deciding.equivalents(action, carried).items():
            same = board.deck.faces[listed] == board.deck.faces[held]
            if same:
                board.exchange(held, listed)
            cards.append(listed if same else held)
        return deciding.with_cards(action, cards)
