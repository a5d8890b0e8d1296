"""Arrows on the table: from whoever brings something about to whoever it happens to, clear of all words."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

import pygame
from pygame import Vector2

from engine.theme import EMBER, VERDIGRIS
from game.cards import Seat
from scenes.table.board import Board
from scenes.table.frame import Happening, TableFrame
from scenes.table.ground import PLATE

BOWS = (0.0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85)
"""How far an arrow may be led aside at a third and at two thirds of its way, as a share of its length."""
BENDS = sorted(product(BOWS, BOWS), key=lambda bend: abs(bend[0]) + abs(bend[1]) + abs(bend[0] - bend[1]))
"""Both together, the straightest first."""
STEPS = 80
"""Of how many short lines an arrow's way is made."""
AIR = 10
"""Design pixels on either side of an arrow's middle that stay free of words."""
COARSE_FIRST = [
    step
    for apart in (16, 8, 4, 2, 1)
    for step in range(0, STEPS + 1, apart)
    if apart == 16 or step % (2 * apart)
]
"""All points of a way, those far apart first: what is in the way is soon found."""
CURVE = {
    step: ((1 - share) ** 3, 3 * share * (1 - share) ** 2, 3 * share**2 * (1 - share), share**3)
    for step, share in ((step, step / STEPS) for step in COARSE_FIRST)
}
"""How much of its start, of both bends and of its end is in each point of a cubic Bézier curve."""
POINT = (1, 1)
ON_CARDS, BENT = 4.0, 30.0
"""What it costs to pass over cards, for each point, and to be bent; over words none may pass."""

Bounds: TypeAlias = tuple[int, int, int, int]
Way: TypeAlias = tuple[tuple[float, float], ...]
"""The points along the middle of an arrow, in window pixels."""


def draw_arrows(
    surface: pygame.Surface,
    board: Board,
    frame: TableFrame,
    pixels: float,
    words: Sequence[pygame.Rect],
    cards: Sequence[pygame.Rect],
) -> list[Way]:
    """From whoever brought something about to whoever it happens to; the ways that the arrows take.

    Where no way is clear of words there is no arrow: what happens is told at the name.

    Args:
        surface: what to draw on.
        board: where everything lies.
        frame: what is shown.
        pixels: window pixels to a design pixel.
        words: what no arrow is to pass over beside buttons and other names.
        cards: what it passes over only if it has to.
    """
    ways = []
    wide, lying = round(2 * AIR * pixels), tuple(map(tuple, cards))
    for done in (plate.happening for plate in frame.plates):
        if done is not None and done.by is not None and done.by != done.seat:
            names = [board.named(seat) for seat in range(board.seats) if seat not in (done.seat, done.by)]
            avoided = (*words, *names, *(button.rect for button in frame.buttons))
            clear = tuple(tuple(rect.inflate(wide, wide)) for rect in avoided)
            source, target = _ends(board, done, done.by)
            way = _way(tuple(source), tuple(target), tuple(surface.get_rect()), clear, lying)
            if len(way) > 1:
                _draw(surface, way, VERDIGRIS if done.gain else EMBER, pixels)
                ways.append(way)
    return ways


def _ends(board: Board, done: Happening, by: Seat) -> tuple[pygame.Rect, pygame.Rect]:
    """Where an arrow comes from and where it leads: names, or the middle of one place and another place."""
    if done.path is None:
        return board.seat_zone(PLATE, by).rect, board.seat_zone(PLATE, done.seat).rect
    source, target = (board.zone(place).rect for place in done.path)
    return source.inflate(-source.width // 2, -source.height // 2), target


@lru_cache(maxsize=64)
def _way(
    source: Bounds, target: Bounds, window: Bounds, words: Sequence[Bounds], cards: Sequence[Bounds]
) -> Way:
    """The way from edge to edge that passes over no words and as few cards as may be; else nothing."""
    ends, within = (pygame.Rect(source), pygame.Rect(target)), pygame.Rect(window)
    written, lying = ([pygame.Rect(each) for each in them] for them in (words, cards))
    best: Way = ()
    least = float("inf")
    for bend in BENDS:
        cost, way = BENT * (abs(bend[0]) + abs(bend[1])), {}
        for step, at in _bent(*ends, bend):
            point = pygame.Rect(at, POINT)
            cost += ON_CARDS * (point.collidelist(lying) >= 0)
            if cost >= least or not within.contains(point) or point.collidelist(written) >= 0:
                break
            way[step] = at
        else:
            if way:
                best, least = tuple(way[step] for step in sorted(way)), cost
    return best


def _bent(
    source: pygame.Rect, target: pygame.Rect, bend: tuple[float, float]
) -> Iterator[tuple[int, tuple[float, float]]]:
    """The points along a bend, outside of both rectangles, those far apart first; each with its number."""
    start, end = Vector2(source.center), Vector2(target.center)
    along = end - start
    first, second = (
        start + along * third + along.rotate(90) * aside * 4 / 3
        for third, aside in zip((1 / 3, 2 / 3), bend, strict=True)
    )
    for step, (one, two, three, four) in CURVE.items():
        x = start.x * one + first.x * two + second.x * three + end.x * four
        y = start.y * one + first.y * two + second.y * three + end.y * four
        if not source.collidepoint(x, y) and not target.collidepoint(x, y):
            yield step, (x, y)


def _draw(surface: pygame.Surface, way: Way, colour: Sequence[int], pixels: float) -> None:
    """An arrow along a way, from edge to edge and beneath all words."""
    tip, wide, head = Vector2(way[-1]), 4 * pixels, 13 * pixels
    shaft = [Vector2(at) for at in way if tip.distance_to(at) >= 26 * pixels] or [Vector2(way[0])]
    along = (tip - shaft[-1]).normalize() if tip != shaft[-1] else Vector2(1, 0)
    back, across = shaft[-1], along.rotate(90)
    edges = [_across(shaft, index, along) * wide for index in range(len(shaft))]
    left = [at + edge for at, edge in zip(shaft, edges, strict=True)]
    right = [at - edge for at, edge in zip(shaft, edges, strict=True)]
    if len(shaft) > 1:
        pygame.draw.polygon(surface, colour, [*left, *reversed(right)])
    pygame.draw.polygon(surface, colour, [tip, back + across * head, back - across * head])


def _across(shaft: Sequence[Vector2], index: int, along: Vector2) -> Vector2:
    """The direction across a shaft at one of its points; ``along`` is the one it ends in."""
    if index + 1 < len(shaft):
        along = (shaft[index + 1] - shaft[index]).normalize()
    return along.rotate(90)
