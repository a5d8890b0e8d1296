"""What is pointed at, with the pointer or the keyboard's focus, and what is told of it."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.layout import TableMap
from engine.sprites import CardSprite, room_of
from game.contract.table import BySeat, Carry, InZone, OnPlace, Piece, Spot
from scenes.players import LEVEL_NOTES
from scenes.table.input.asking import By
from scenes.table.input.focus_targets import ButtonKey, CardKey, PlaceKey
from scenes.table.input.pointer import Pointer
from scenes.table.session import Session
from scenes.table.states import Accounting, Beholding, Phase, Recalling, Showing
from scenes.table.view.board import Board
from scenes.table.view.buttons import explained
from scenes.table.view.pieces import Pieces
from scenes.table.view.view_model import Button, Line, Tip


@dataclass(frozen=True, slots=True)
class Pointed:
    """Something that is pointed at."""

    about: pygame.Rect
    """Where it lies, in window pixels."""
    button: Button | None = None
    spot: Spot | None = None
    piece: Piece | None = None
    hindered: Carry | None = None
    """What cannot be done with it, if it is a card that cannot be played."""


@dataclass(frozen=True, slots=True)
class Explainer:
    """Tells what lies on one table, as one viewer sees it."""

    play: Session
    board: Board
    pieces: Pieces
    pointer: Pointer
    table_map: TableMap

    def tip(self, phase: Phase, buttons: Sequence[Button], notice: Line | None) -> Tip | None:
        """What was pointed at last, unless something was done or happened since, or the strip tells it."""
        pointer = self.pointer
        if pointer.asks is None or pointer.held is not None:
            return None
        thing = self._focused(buttons) if pointer.asks is By.KEYS else self._under_pointer(buttons)
        words = "" if thing is None else self._told(phase, thing)
        if thing is None or not words or (notice is not None and notice.words.startswith(words)):
            return None
        return Tip(words, thing.about)

    def explained(self, phase: Phase, buttons: Sequence[Button]) -> str:
        """What lies under the pointer and what one can do there; why a card there cannot be played."""
        thing = self._under_pointer(buttons)
        return "" if thing is None else self._told(phase, thing)

    def _told(self, phase: Phase, thing: Pointed) -> str:
        if thing.button is not None:
            return explained(thing.button)
        spot, picker = thing.spot, self.pointer.picker
        level = self.play.saved.players[spot.seat].level if isinstance(spot, BySeat) else None
        if isinstance(phase, Showing | Recalling | Beholding | Accounting):
            return LEVEL_NOTES[level]
        if picker is not None and thing.hindered is not None:
            return picker.refusal(thing.hindered).sentence
        words, cast = self.play.match.game.words.explain, self.play.cast
        beside = None if thing.piece is None else words(phase.view, thing.piece, cast)
        if beside is not None:
            return " ".join(filter(None, (self.play.explained(beside), LEVEL_NOTES[level])))
        told = None if spot is None else words(phase.view, spot, cast)
        known = "" if told is None else self.play.explained(told)
        return " ".join(filter(None, (LEVEL_NOTES[level], known)))

    def _under_pointer(self, buttons: Sequence[Button]) -> Pointed | None:
        pointer = self.pointer
        button = next((each for each in buttons if each.rect.collidepoint(pointer.at)), None)
        if button is not None:
            return Pointed(button.rect, button=button)
        spot, piece = pointer.spot() or self._noted(), self.pieces.at(pointer.at)
        rects = [] if piece is None else [piece.rect]
        if isinstance(spot, OnPlace) and pointer.hovered is not None:
            rects.append(self._card(pointer.hovered))
        elif spot is not None:
            rects.append(self._area(spot))
        if not rects:
            return None
        about = rects[0].unionall(rects[1:])
        return Pointed(about, None, spot, None if piece is None else piece.piece, pointer.hindered())

    def _focused(self, buttons: Sequence[Button]) -> Pointed | None:
        target = self.pointer.focus.target
        match target.key if target is not None else None:
            case ButtonKey(label=label):
                button = next((each for each in buttons if each.label == label), None)
                return None if button is None else Pointed(button.rect, button=button)
            case CardKey(card=card) if (sprite := self.board.sprite_of(card)) is not None:
                return Pointed(self._card(sprite), spot=OnPlace(self.board.place_of(sprite)))
            case PlaceKey(place=place):
                return Pointed(self._area(OnPlace(place)), spot=OnPlace(place))
        return None

    def _noted(self) -> InZone | None:
        """The lines kept in sight, where these are pointed at."""
        if "notes" not in self.table_map.zones:
            return None
        notes = InZone("notes")
        return notes if self._area(notes).collidepoint(self.pointer.at) else None

    def _area(self, spot: Spot) -> pygame.Rect:
        match spot:
            case BySeat(seat=seat):
                return self.board.named(seat)
            case OnPlace(place=place):
                return self.board.area(place, slack=0)
            case InZone(name=name):
                return self.table_map.zone(name, self.board.window).rect
        raise AssertionError("a card is pointed at where it lies")

    def _card(self, sprite: CardSprite) -> pygame.Rect:
        """A card where it lies and where it is raised to."""
        rect = room_of(sprite, self.board.assets).move(0, round(sprite.lift))
        return rect.union(rect.move(0, -round(sprite.due)))
