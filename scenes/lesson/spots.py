"""Where on the table a lesson's step points, in window pixels."""

from collections.abc import Iterator

import pygame

from engine.assets import Assets
from engine.layout import TableMap
from engine.sprites import CardSprite, room_of
from game.contract.rules import Action
from game.contract.table import BySeat, Carry, InZone, OnCard, OnPlace, Piece, Press, Spot, Touch
from scenes.table.input.picker import Picker
from scenes.table.view.board import Board
from scenes.table.view.pieces import Pieces
from scenes.table.view.table_layout import HAND
from scenes.table.view.view_model import Button

AROUND = 8
"""Window pixels around what is pointed at."""
WORDS = 44
"""Design pixels over and under a pile where its caption and what would follow may stand."""


def spot_rects(
    board: Board, pieces: Pieces, table_map: TableMap, assets: Assets, spot: Spot | Piece
) -> Iterator[pygame.Rect]:
    """What a spot of the table, or a piece on it, takes up, with a little room around it."""
    match spot:
        case OnCard(card=card):
            sprite = board.sprite_of(card)
            if sprite is not None:
                yield _open(board, assets, sprite).inflate(AROUND, AROUND)
        case OnPlace(place=place):
            yield _pile(board, assets, place).inflate(AROUND, AROUND)
        case BySeat(seat=seat):
            yield board.named(seat).inflate(AROUND, AROUND)
            for place, where in enumerate(board.places):
                if where.kind.name == HAND and where.seat == seat != board.viewer and board.piles[place]:
                    yield _pile(board, assets, place).inflate(AROUND, AROUND)
        case Piece():
            shown = (sprite for sprite in pieces.shown.values() if sprite.piece == spot)
            yield from (sprite.home.inflate(AROUND, AROUND) for sprite in shown)
        case InZone(name=name):
            yield table_map.zone(name, board.window).rect


def wanted_rects(
    board: Board, assets: Assets, picker: Picker, action: Action, buttons: tuple[Button, ...]
) -> Iterator[pygame.Rect]:
    """What is touched to do an action: the cards, the place, or the button."""
    match picker.gesture_of(action):
        case Carry(cards=cards, place=place):
            sprites = (board.sprite_of(card) for card in cards)
            held = [sprite for sprite in sprites if sprite is not None]
            yield from (_open(board, assets, sprite).inflate(AROUND, AROUND) for sprite in held)
            yield _pile(board, assets, place).inflate(AROUND, AROUND)
        case Touch(place=place):
            yield _pile(board, assets, place).inflate(AROUND, AROUND)
        case Press(label=label):
            yield from (button.rect.inflate(AROUND, AROUND) for button in buttons if button.label == label)


def words_at(board: Board, place: int, pixels: float) -> pygame.Rect:
    """The room of a pile with that of the words over and under it."""
    return board.area(place, slack=0).inflate(0, round(2 * WORDS * pixels))


def _open(board: Board, assets: Assets, sprite: CardSprite) -> pygame.Rect:
    """What can be seen of a card: in a hand the next lies over all but a strip of it, unless it is raised."""
    rect = room_of(sprite, assets)
    beside = (other.x - sprite.x for other in board.hand() if other.x > sprite.x)
    if sprite in board.hand() and not sprite.due:
        rect.width = min(rect.width, round(min(beside, default=rect.width)))
    return rect


def _pile(board: Board, assets: Assets, place: int) -> pygame.Rect:
    """The cards of a pile; the room for them where there are none."""
    cards = [room_of(sprite, assets) for sprite in board.piles[place]]
    return cards[0].unionall(cards[1:]) if cards else board.area(place, slack=0)
