"""Arrows on the table: from whoever brings something about to whoever it happens to."""

from collections.abc import Sequence

import pygame
from pygame import Vector2

from engine.theme import EMBER, VERDIGRIS, Colour
from game.cards import Seat
from scenes.table.board import Board
from scenes.table.frame import Happening, Plate
from scenes.table.ground import PLATE


def draw_arrows(surface: pygame.Surface, board: Board, plates: Sequence[Plate], pixels: float) -> None:
    """From whoever brought something about to whoever it happens to."""
    for plate in plates:
        done = plate.happening
        if done is not None and done.by is not None and done.by != done.seat:
            source, target = _ends(board, done, done.by)
            _draw(surface, source, target, VERDIGRIS if done.gain else EMBER, pixels)


def _ends(board: Board, done: Happening, by: Seat) -> tuple[pygame.Rect, pygame.Rect]:
    """Where an arrow comes from and where it leads: names, or the middle of one place and another place."""
    if done.path is None:
        return board.seat_zone(PLATE, by).rect, board.seat_zone(PLATE, done.seat).rect
    source, target = (board.zone(place).rect for place in done.path)
    return source.inflate(-source.width // 2, -source.height // 2), target


def _draw(
    surface: pygame.Surface, source: pygame.Rect, target: pygame.Rect, colour: Colour, pixels: float
) -> None:
    """An arrow from one name to another, from edge to edge and beneath all words."""
    out_of, into = (
        source.clipline(source.center, target.center),
        target.clipline(source.center, target.center),
    )
    if not out_of or not into:
        return
    start, tip = Vector2(out_of[1]), Vector2(into[0])
    along = (tip - start).normalize() if tip != start else Vector2(1, 0)
    across = along.rotate(90)
    back, wide, head = tip - along * 26 * pixels, 4 * pixels, 13 * pixels
    shaft = [start + across * wide, back + across * wide, back - across * wide, start - across * wide]
    pygame.draw.polygon(surface, colour, shaft)
    pygame.draw.polygon(surface, colour, [tip, back + across * head, back - across * head])
