"""Tooltips of a table: what they are about, what they say, and where they are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf

import pygame

from engine.layout import Side
from engine.theme import BONE
from engine.ui.placement import gap
from engine.ui.text import TextRenderer
from engine.ui.tips import DISTANCE, EDGE, Attempt, PlacedTip, place_tip
from game.contract.table import BySeat, Carry, InZone, OnPlace, Piece, Spot
from game.contract.words import Explanation
from game.sentences import paragraph
from scenes.players import about
from scenes.table.phases import ANIMATED, DealOver, TablePhase
from scenes.table.pointer import ButtonKey, CardKey, Device, PlaceKey, Pointer
from scenes.table.session import Session
from scenes.table.view.board import Board
from scenes.table.view.buttons import button_at, is_icon, purpose_of
from scenes.table.view.hud import aim_box
from scenes.table.view.labels import side_of
from scenes.table.view.pieces import Pieces
from scenes.table.view.table_layout import gem_of
from scenes.table.view.view_model import PromptLine, TableButton, TableFrame, Tip

KEYS_FOR_CARDS = "← → to choose, Enter to play."
KEYS_FOR_PLACES = "Press Enter."
"""The advice for the keyboard, in place of that for the mouse."""
BESIDE, TOO_FAR = 90, 360
"""Design pixels up to which a tip is clearly about its subject, and beyond which it covers words instead."""
ROWS_APART = 8
"""The weight of vertical distance beyond that, where a tip could seem to be about another pile."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """The subject of a tip."""

    about: pygame.Rect
    """Its area, in window pixels."""
    button: TableButton | None = None
    spot: Spot | None = None
    piece: Piece | None = None
    blocked_carry: Carry | None = None
    keys: str = ""
    """The advice for the keyboard, in place of that for the mouse."""


@dataclass(frozen=True, slots=True)
class Tips:
    """The tooltips of a table with these buttons."""

    session: Session
    pointer: Pointer
    pieces: Pieces
    phase: TablePhase
    buttons: Sequence[TableButton]

    def tip(self, notice: PromptLine | None) -> Tip | None:
        """Return the tooltip of the hovered or focused thing, unless something has happened since."""
        pointer = self.pointer
        if pointer.device is None or pointer.dragged is not None:
            return None
        thing = self._focused() if pointer.device is Device.KEYS else self._under_pointer()
        words = "" if thing is None else self._words_about(thing)
        if thing is None or not words or (notice is not None and notice.words == words):
            return None
        return Tip(words, thing.about)

    def under_pointer(self) -> str:
        """Return the words of the tip about the thing under the pointer, if any."""
        thing = self._under_pointer()
        return "" if thing is None else self._words_about(thing)

    def _words_about(self, thing: Pointed) -> str:
        if thing.button is not None:
            return purpose_of(thing.button)
        session, picker = self.session, self.pointer.picker
        view, spot = self.phase.view, thing.spot
        who = about(session.saved.players[spot.seat]) if isinstance(spot, BySeat) else ""
        if isinstance(self.phase, (*ANIMATED, DealOver)):
            return who
        if thing.blocked_carry is not None:
            return picker.refusal(thing.blocked_carry).sentence
        explain, cast = session.game.words.explain, session.cast
        of_piece = None if thing.piece is None else explain(view, thing.piece, cast)
        if of_piece is not None:
            return paragraph(self._told(of_piece), who)
        explanation = None if spot is None else explain(view, spot, cast)
        if explanation is not None and explanation.how and thing.keys:
            explanation = replace(explanation, how=thing.keys)
        known = "" if explanation is None else self._told(explanation)
        return paragraph(who, known)

    def _told(self, explanation: Explanation) -> str:
        """Return an explanation in words; in a replay, without what to do."""
        return explanation.what if self.session.watched else str(explanation)

    def _under_pointer(self) -> Pointed | None:
        pointer, board = self.pointer, self.pointer.board
        button = button_at(self.buttons, pointer.at)
        if button is not None:
            return Pointed(button.rect, button=button)
        spot, piece = pointer.spot() or self._notes_zone(), self.pieces.at(pointer.at)
        rects = [] if piece is None else [piece.rect]
        if isinstance(spot, OnPlace) and pointer.hovered is not None:
            rects.append(board.reach(pointer.hovered))
        elif spot is not None:
            rects.append(self._area(spot))
        if not rects:
            return None
        about = rects[0].unionall(rects[1:])
        known = None if piece is None else piece.piece
        return Pointed(about, spot=spot, piece=known, blocked_carry=pointer.blocked_carry())

    def _focused(self) -> Pointed | None:
        target, board = self.pointer.focus.target, self.pointer.board
        match target.key if target is not None else None:
            case ButtonKey(label=label):
                button = next((each for each in self.buttons if each.label == label), None)
                return None if button is None else Pointed(button.rect, button=button)
            case CardKey(card=card) if (sprite := board.sprite_of(card)) is not None:
                spot = OnPlace(board.place_of(sprite))
                return Pointed(board.reach(sprite), spot=spot, keys=KEYS_FOR_CARDS)
            case PlaceKey(place=place):
                return Pointed(self._area(OnPlace(place)), spot=OnPlace(place), keys=KEYS_FOR_PLACES)
        return None

    def _notes_zone(self) -> InZone | None:
        """Return the zone of the notes, if the pointer is on it."""
        if "notes" not in self.pointer.board.table_map.zones:
            return None
        notes = InZone("notes")
        return notes if self._area(notes).collidepoint(self.pointer.at) else None

    def _area(self, spot: Spot) -> pygame.Rect:
        board = self.pointer.board
        match spot:
            case BySeat(seat=seat):
                return board.layout.named(seat)
            case OnPlace(place=place):
                return board.area(place, slack=0)
            case InZone(name=name):
                return board.zone(name).rect
        raise AssertionError("a card is pointed at where it lies")


class TipBox:
    """The tooltip of a table, which stays in place while its words are the same and it fits."""

    def __init__(self, board: Board, pieces: Pieces) -> None:
        self._board = board
        self._pieces = pieces
        self._tip: Tip | None = None
        self._around: object = None
        """The areas that the last tip had to keep clear of."""
        self._placed: PlacedTip | None = None

    def forget(self) -> None:
        """Forget the last tip."""
        self._tip = self._placed = None

    @property
    def box(self) -> pygame.Rect | None:
        """The box of the last frame's tip, if there was one."""
        return self._placed.box if self._placed is not None else None

    def draw(self, renderer: TextRenderer, frame: TableFrame, over: Sequence[pygame.Rect]) -> None:
        """Draw the tip of a frame above everything else, if there is room for it.

        It also keeps clear of the areas ``over``.
        """
        tip = None if frame.banner else frame.tip
        if tip is None:
            self.forget()
            return
        words = [text.rect for text in renderer.texts]
        things, hand = [*self._things(renderer, frame), *over], self._hand()
        if (self._tip, self._around) != (tip, (words, things, hand)):
            if not self._stays(renderer, tip, [*things, *hand]):
                attempts = self._attempts(renderer, frame, tip, words, things, hand, over)
                self._placed = place_tip(renderer, tip.words, tip.about, attempts)
            self._tip, self._around = tip, (words, things, hand)
        if self._placed is not None:
            box, edge = self._placed.box, renderer.px(EDGE)
            renderer.texts[:] = [text for text in renderer.texts if not box.colliderect(text.rect)]
            if gap(box, tip.about) > BESIDE * renderer.box_scale and tip.about.collidelist(hand) < 0:
                pygame.draw.rect(renderer.surface, BONE, tip.about.inflate(edge, edge), 2, edge)
            self._placed.draw(renderer)

    def _stays(self, renderer: TextRenderer, tip: Tip, kept: Sequence[pygame.Rect]) -> bool:
        """True if the last tip has the same words and can stay where it is."""
        if self._placed is None or self._tip is None or self._tip.words != tip.words:
            return False
        near = gap(self._placed.box, tip.about) <= BESIDE * renderer.box_scale
        return near and self._placed.box.collidelist([tip.about, *kept]) < 0

    def _attempts(
        self,
        renderer: TextRenderer,
        frame: TableFrame,
        tip: Tip,
        words: Sequence[pygame.Rect],
        things: Sequence[pygame.Rect],
        hand: Sequence[pygame.Rect],
        over: Sequence[pygame.Rect],
    ) -> Iterator[Attempt]:
        """Yield attempts to place a tip: near its subject, over words there, then far away or on the hand.

        The tip of a tool is left of its icon. Farther away, a tip is rather beside its subject than above it.
        """
        room, near = renderer.surface.get_rect().inflate(-8, -8), BESIDE * renderer.box_scale
        everything = [*words, *things, *hand]
        if tip.about in [button.rect for button in frame.buttons if is_icon(button)]:
            left, level = side_of(room, tip.about, Side.LEFT), renderer.px(DISTANCE) + 1
            plates = [self._board.layout.plate(seat) for seat in range(self._board.seats)]
            names = [plate.union(gem_of(plate)) for plate in plates]
            yield Attempt(left, everything, level)
            yield Attempt(left, [*names, *over], level)
        yield Attempt(room, everything, near)
        yield Attempt(room, everything, TOO_FAR * renderer.box_scale, ROWS_APART)
        yield Attempt(room, [*things, *hand], near)
        yield Attempt(room, everything, inf, ROWS_APART)
        yield Attempt(room, [*words, *things], inf, ROWS_APART)

    def _things(self, renderer: TextRenderer, frame: TableFrame) -> Iterator[pygame.Rect]:
        """Yield the areas of everything clickable except the viewer's hand."""
        board = self._board
        yield from renderer.sheets
        yield aim_box(renderer, frame.aim)
        yield from (button.rect for button in frame.buttons)
        yield from (board.layout.named(seat) for seat in range(board.seats))
        yield from self._pieces.areas()
        for place, pile in enumerate(board.piles):
            if place != board.hand_place:
                zone = board.layout.zones[place]
                if pile or place in frame.lit or (zone.framed and zone.layer == 0):
                    yield board.area(place, slack=0)
                if pile:
                    yield board.cards_area(place)

    def _hand(self) -> list[pygame.Rect]:
        """Return the areas of the viewer's hand and of its cards, both lowered and raised."""
        place = self._board.hand_place
        rects = [] if place is None else [self._board.area(place, slack=0)]
        return rects + [self._board.reach(sprite) for sprite in self._board.hand()]
