"""The host of a lesson: its speech at each step, and the light on what the step is about."""

from collections.abc import Iterator, Sequence

import pygame

from engine.app import App
from engine.input import INPUT_DELAY
from engine.layout import Spread
from engine.motion import jolt, linear
from engine.sprites import CardSprite, Glow, bounds_of
from engine.ui.page import draw_ring
from engine.ui.text import TextRenderer
from game.cards import Card
from game.contract.lesson import Step
from game.contract.rules import Action
from game.contract.table import BySeat, Carry, Gesture, InZone, OnCard, OnPlace, Piece, Press, Spot, Touch
from game.sentences import capitalised
from scenes.lesson.session import LessonSession
from scenes.lesson.speech import DONE, NEXT, PLAY_ON, Speech, Spoken, draw_light, draw_speech, lay_out_speech
from scenes.table.controller import TurnController
from scenes.table.phases import DealOver, Deciding, MatchOver
from scenes.table.picker import Picker, too_few
from scenes.table.pointer import Pointer
from scenes.table.view import hud
from scenes.table.view.board import Board
from scenes.table.view.buttons import ButtonPanel, focused
from scenes.table.view.pieces import Pieces
from scenes.table.view.prompt import draw_last_event, draw_prompt
from scenes.table.view.table_layout import LARGE_SPEECH, SPEECH, SUM
from scenes.table.view.table_view import TableView
from scenes.table.view.view_model import TableButton, TableFrame

WATCH = "Watch. I'll play the next part for you."
WRONG_MOVE = "You could, but not in this lesson."
WRONG_AGAIN = "Not this time."
"""Used instead of an answer that would come twice in a row, so that every try is answered."""
MARGIN = 8
"""Window pixels around an area that is pointed out."""
NOTES_MARGIN = 10
"""Design pixels around the notes, when the lesson points them out."""
SHAKE_TIME, SHAKE = 320.0, 9
"""Milliseconds that a repeated speech shakes, and design pixels by which it does."""
ROW_DISTANCE = 0.4
"""The least difference in height between two rows of a hand, as a share of a card's height."""


class Host:
    """A teacher with a box for its speech on the table, and light on what the step is about."""

    def __init__(self, controller: TurnController, session: LessonSession, app: App) -> None:
        self._controller = controller
        self._session = session
        self._app = app
        self.panel = ButtonPanel(app)
        self.speech: Speech | None = None
        """The speech; None while there is nothing to say."""
        self.correction = ""
        """The answer to a wrong try; empty if there was none."""
        self._last_state, self._unchanged_for = (False, session.number), 0.0
        """The last ``_speech_state``, and the milliseconds since it changed."""
        self._shaken = 0.0
        """Design pixels by which the speech is shifted."""
        self.lit: tuple[pygame.Rect, ...] = ()
        """The areas that are lit, in window pixels."""
        self.edged: tuple[pygame.Rect, ...] = ()
        """The areas with an edge: those to touch, or else all that are lit."""

    @property
    def speaking(self) -> bool:
        """True if the host speaks now, which it doesn't while others act or cards move."""
        controller, session = self._controller, self._session
        still = isinstance(controller.phase, Deciding | DealOver | MatchOver)
        asks = session.reading or session.wanted is not None
        return still and not controller.timeline.busy and asks

    @property
    def _speech_state(self) -> tuple[bool, int]:
        """The value of ``speaking``, and the number of the step."""
        return self.speaking, self._session.number

    @property
    def too_early(self) -> bool:
        """True if the host speaks, but nobody can have read it yet."""
        return self.speaking and (self._speech_state != self._last_state or self._unchanged_for < INPUT_DELAY)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if the speech has changed.

        Go on from a deal's end by itself if there is more to play and nothing to read.
        """
        ended = isinstance(self._controller.phase, DealOver)
        if ended and self._session.has_actions_left and not self._session.reading:
            self._controller.continue_play()
        self._unchanged_for += milliseconds
        if self._speech_state == self._last_state:
            return False
        self._last_state, self._unchanged_for = self._speech_state, 0.0
        return True

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons of the speech, while the host speaks."""
        return self.speech.buttons if self.speech is not None and self.speaking else ()

    @property
    def hovered(self) -> str:
        """The label of the speech's button under the pointer or in focus."""
        focus, at = focused(self._pointer, self.buttons), self._pointer.at
        lit = (each for each in self.buttons if each is focus or each.rect.collidepoint(at))
        return next((button.label for button in lit), "")

    def covers(self, at: tuple[int, int]) -> bool:
        """True if the speech covers a point of the window."""
        return self.speaking and self.speech is not None and self.speech.rect.collidepoint(at)

    def order(self, picker: Picker, usual: str) -> str:
        """Return the step's instruction, or the usual prompt once its cards can only go to one place."""
        chosen = self._pointer.chosen
        if chosen and self.asks_for(chosen) and len(picker.targets(tuple(chosen))) < 2:
            return usual
        return self.instruction

    @property
    def instruction(self) -> str:
        """The order to do what the step wants next, as a sentence."""
        wanted, step = self._session.wanted, self._session.step
        assert wanted is not None and step is not None
        order = step.order if wanted == step.do else ""
        return order or f"{capitalised(self._pointer.picker.order(wanted))}."

    def asks_for(self, cards: Sequence[Card]) -> bool:
        """True if the wanted action plays cards that look like these."""
        faces, wanted = self._pointer.picker.deck.faces, self._wanted_gesture()
        asked = [faces[card] for card in wanted.cards] if isinstance(wanted, Carry) else []
        return all(faces[card] in asked for card in cards)

    def may_preview(self) -> bool:
        """True if previews are allowed: the learner plays freely, or points at the wanted action."""
        if self._session.wanted is None:
            return True
        return self._pointer.picker.action(self._pointer.pointed_gesture()) == self._session.wanted

    def answer(self, gesture: Gesture, action: Action | None) -> None:
        """Say why a try was wrong, and put its cards back.

        Cards that can't be played by themselves get the reason from the rules.
        """
        step, picker, wanted = self._session.step, self._pointer.picker, self._wanted_gesture()
        carried, goal = (gesture.cards, gesture.place) if isinstance(gesture, Carry) else ((), None)
        if action is None and carried:
            answer = f"{too_few(picker, carried)} {self.instruction}".lstrip()
        elif isinstance(wanted, Carry) and carried and wanted.place != goal and self.asks_for(carried):
            answer = f"{WRONG_MOVE} {self.instruction}"
        else:
            assert step is not None
            answer = step.answer(action, self._session.wanted) or f"{WRONG_MOVE} {self.instruction}"
        self.correction = f"{WRONG_AGAIN} {self.instruction}" if self.correction == answer else answer
        self._controller.messages.clear()
        self._table_view.put_back(gesture, self._table_view.pieces.timeline)
        self._pointer.chosen.clear()
        self.shake_speech()

    @property
    def _table_view(self) -> TableView:
        return self._controller.table_view

    @property
    def _pointer(self) -> Pointer:
        return self._table_view.pointer

    def _wanted_gesture(self) -> Gesture | None:
        """Return the gesture of the wanted action, if it can be done now."""
        picker, wanted = self._pointer.picker, self._session.wanted
        return picker.gesture_of(wanted) if picker.choices and wanted is not None else None

    def shake_speech(self) -> None:
        """Shake the speech, which says the same again."""
        self._table_view.pieces.timeline.add(0, SHAKE_TIME, self._shake, linear)

    def _shake(self, share: float) -> None:
        self._shaken = jolt(share, SHAKE, 1.0, 0.0)[0]

    def update_speech(self) -> None:
        """Update the speech to the current step.

        While the lesson plays the learner's own turns, it says to watch.
        """
        session, painter = self._session, self._table_view.painter
        step = session.step
        board = self._table_view.board
        large = self._app.text_size > 1 and LARGE_SPEECH in board.table_map.zones
        area = board.zone(LARGE_SPEECH if large else SPEECH).rect
        if step is None or not (session.reading or session.hurries or session.wanted is not None):
            self.speech = None
        painter.covered = (area,) if self.speaking or self.speech is not None else ()
        if step is None or not (self.speaking or session.hurries):
            return
        says = step.says if self.speaking else step.watch or WATCH
        steps = session.lesson.steps
        at = session.number, len(steps)
        shows = "" if step.shows is None else self._table_view.board.front(step.shows)
        spoken = Spoken(at, says, self.correction, self._next_label(step, len(steps)), shows)
        if self.speech is None or (self.speech.spoken, self.speech.rect) != (spoken, area):
            self.speech = lay_out_speech(self._app.renderer(self._app.surface), spoken, area)

    def _find_lit(self, renderer: TextRenderer, frame: TableFrame) -> None:
        """Find the areas that the step lights up, on a table that has just been drawn."""
        captions = [text.rect for text in self._table_view.painter.texts]
        touched = [with_captions(rect, captions) for rect in self._wanted_rects(frame)]
        self.lit = (*(with_captions(rect, captions) for rect in self._spot_rects(renderer, frame)), *touched)
        marked = self._edged_rects(frame)
        lit = touched or self.lit
        self.edged = tuple(rect for rect in lit if not any(map(rect.contains, marked)))

    def _edged_rects(self, frame: TableFrame) -> list[pygame.Rect]:
        """Return the areas that have an edge already: the control in focus and cards picked up."""
        board, sources = self._table_view.board, self._pointer.sources()
        cards = [_visible(board, sprite) for sprite in sources if sprite.glow in (Glow.CHOSEN, Glow.REACHED)]
        return cards if frame.ring is None else [*cards, frame.ring]

    def light_cards(self) -> None:
        """Highlight the cards that the step is about, and no other playable ones."""
        if not self.speaking:
            return
        pointer, step, gesture = self._pointer, self._session.step, self._wanted_gesture()
        assert step is not None
        if gesture is not None:
            meant = set(gesture.cards) if isinstance(gesture, Carry) else set[Card]()
        else:
            meant = {spot.card for spot in step.points if isinstance(spot, OnCard)}
        for sprite in pointer.sources() if meant else ():
            if sprite.card in meant:
                sprite.glow = Glow.CHOSEN
            elif sprite.glow is Glow.LEGAL:
                sprite.glow = Glow.NONE

    def draw(self, surface: pygame.Surface, frame: TableFrame) -> None:
        """Draw the light over a table that has just been drawn, then the flying cards and the speech.

        Draw nothing while a banner is shown.
        """
        if self.speech is None or frame.banner:
            return
        renderer = self._app.renderer(surface)
        self.lit = self.edged = ()
        if self.speaking:
            self._find_lit(renderer, frame)
        if frame.account:
            draw_light(surface, (), self.edged)
        elif self.lit:
            draw_light(surface, [*self.lit, *self._hand(renderer), *self._label_rects(renderer)], self.edged)
            prompt = self._table_view.painter.prompt
            draw_prompt(renderer, prompt)
            draw_last_event(renderer, self._table_view.board.table_map, prompt, frame, [self.speech.rect])
        self._table_view.painter.draw_flying(surface)
        draw_speech(renderer, self.speech, renderer.px(self._shaken))
        self.panel.draw(renderer)
        on_button = focused(self._pointer, self.buttons)
        if on_button is not None:
            draw_ring(surface, on_button.rect)

    def _next_label(self, step: Step[Action], count: int) -> str:
        """Return the label of the button that leads on; empty if there is something to do first."""
        if not self._session.reading:
            return ""
        if step.freely:
            return PLAY_ON
        return DONE if self._session.number + 1 == count else NEXT

    def _spot_rects(self, renderer: TextRenderer, frame: TableFrame) -> list[pygame.Rect]:
        """Return the areas that the step points out."""
        step, table_view = self._session.step, self._table_view
        assert step is not None
        notes = InZone("notes")
        rects = [
            rect
            for spot in step.points
            if spot != notes
            for rect in spot_rects(table_view.board, table_view.pieces, spot, summed=bool(frame.account))
        ]
        if notes in step.points:
            zone = table_view.board.zone(notes.name)
            area = hud.notes_area(renderer, zone.rect, frame.notes)
            around = renderer.px(2 * NOTES_MARGIN)
            rects.append(area.inflate(around + MARGIN, around))
        return rects

    def _wanted_rects(self, frame: TableFrame) -> list[pygame.Rect]:
        """Return the areas to touch for the step, if there is anything to do."""
        picker, wanted = self._pointer.picker, self._session.wanted
        if not picker.choices or wanted is None:
            return []
        return list(wanted_rects(self._table_view.board, picker, wanted, frame.buttons))

    def _hand(self, renderer: TextRenderer) -> list[pygame.Rect]:
        """Return the areas of the learner's cards if one is to be played: they are not shaded."""
        cards = [] if self._session.wanted is None else self._table_view.board.hand()
        return [bounds_of(sprite, renderer.assets) for sprite in cards]

    def _label_rects(self, renderer: TextRenderer) -> list[pygame.Rect]:
        """Return the areas of labels and of the tip, which are not shaded either."""
        wider = round(16 * renderer.text_scale)
        painter = self._table_view.painter
        words = [rect.inflate(wider, 0) for label in painter.labels for rect in label.rects]
        return words if painter.tip.box is None else [*words, painter.tip.box]


def spot_rects(board: Board, pieces: Pieces, spot: Spot | Piece, *, summed: bool) -> Iterator[pygame.Rect]:
    """Yield the areas of a spot of the table, or of a piece on it, with a margin.

    The area of a player includes that of their sum if sums are shown.
    """
    match spot:
        case OnCard(card=card):
            sprite = board.sprite_of(card)
            if sprite is not None:
                yield _visible(board, sprite).inflate(MARGIN, MARGIN)
        case OnPlace(place=place):
            yield board.cards_area(place).inflate(MARGIN, MARGIN)
        case BySeat(seat=seat):
            named = board.layout.named(seat)
            sums = [board.layout.seat_zone(SUM, seat).rect] if summed else []
            hand = board.hands[seat]
            held = [board.cards_area(hand)] if seat != board.viewer and board.piles[hand] else []
            yield named.unionall(sums + held).inflate(MARGIN, MARGIN)
        case Piece():
            shown = (sprite for sprite in pieces.shown.values() if sprite.piece == spot)
            yield from (sprite.home.inflate(MARGIN, MARGIN) for sprite in shown)
        case InZone(name=name):
            yield board.zone(name).rect


def wanted_rects(
    board: Board, picker: Picker, action: Action, buttons: tuple[TableButton, ...]
) -> Iterator[pygame.Rect]:
    """Yield the areas to touch for an action: the cards and the place, or the button."""
    match picker.gesture_of(action):
        case Carry(cards=cards, place=place):
            sprites = (board.sprite_of(card) for card in cards)
            held = [sprite for sprite in sprites if sprite is not None]
            yield from (_visible(board, sprite).inflate(MARGIN, MARGIN) for sprite in held)
            heap = board.layout.zones[place].spread is Spread.PILE
            goal = board.cards_area(place) if heap else board.area(place, slack=0)  # not cards played before
            yield goal.inflate(MARGIN, MARGIN)
        case Touch(place=place, slot=int(slot)) if slot < len(board.piles[place]):
            yield bounds_of(board.piles[place][slot], board.assets).inflate(MARGIN, MARGIN)
        case Touch(place=place):
            yield board.cards_area(place).inflate(MARGIN, MARGIN)
        case Press(label=label):
            yield from (button.rect.inflate(MARGIN, MARGIN) for button in buttons if button.label == label)


def with_captions(rect: pygame.Rect, captions: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return an area extended by captions that its lower edge would cut, and by those it then touches."""
    middles = [each for each in captions if rect.left <= each.centerx <= rect.right]
    cut = [each.inflate(MARGIN, MARGIN) for each in middles if each.top <= rect.bottom <= each.bottom]
    whole = rect.unionall(cut)
    beside = [each for each in captions if each.bottom > rect.bottom and whole.colliderect(each)]
    return whole.unionall([each.inflate(MARGIN, MARGIN) for each in beside])


def _visible(board: Board, sprite: CardSprite) -> pygame.Rect:
    """Return the visible part of a card: in a hand, others cover all but a strip of it."""
    rect = bounds_of(sprite, board.assets)
    if sprite not in board.hand() or sprite.target_lift:
        return rect
    others = [(other, bounds_of(other, board.assets)) for other in board.hand()]
    row = round(ROW_DISTANCE * rect.height)
    beside = (
        other.x - sprite.x for other, at in others if other.x > sprite.x and abs(at.top - rect.top) < row
    )
    below = (at.top - rect.top for _, at in others if at.top >= rect.top + row)
    rect.size = min(rect.width, round(min(beside, default=rect.width))), min(below, default=rect.height)
    return rect
