"""The map of the Descent: a ledge for each circle, a token for each table, and the fire at the bottom."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import sqrt
from typing import Final

import pygame

from engine.assets import Assets
from engine.felt import Cloth, draw_cloth
from engine.grain import bump, glow, light
from engine.layout import DesignPoint
from engine.theme import BRASS, EMBER, FLAME, HIDE, OXBLOOD, SOOT, Colour, dimmed, mixed
from engine.ui.form import Box, Form
from engine.ui.shapes import line_width
from saves.descent import NIGHT, Progress, TableId, table_at
from scenes.players import Expression, picture

PIT: Final[Box] = (50.0, 150.0, 1180.0, 760.0)
"""The walls of the pit from the highest ledge down, in design pixels."""
SLANT: Final = 340.0
"""Design pixels by which each wall leans inwards from top to bottom."""
FLOOR: Final[Box] = (440.0, 906.0, 400.0, 160.0)
CURVE: Final = 0.07
"""Height of a ledge's curve, as a share of half its width."""
OUTER_TABLES: Final = 0.62
"""The distance of a circle's outer tables from its middle, as a share of half its width."""
STEPS: Final = 40
"""Straight lines in the curved edge of a ledge."""
LOCK, CANDLE = "tokens/lock.svg", "tokens/candle.svg"
BADGE = 0.44
"""Height of the badge on a locked or won table, as a share of the token's."""
DIM = (92, 86, 94, 255)


class Reached(Enum):
    """The progress in a circle."""

    DARK = "nobody was there yet"
    LIT = "its tables stand open"
    DONE = "all its tables are won"


@dataclass(frozen=True, slots=True)
class Ledge:
    """A circle of the pit, in design pixels: its wall, with its floor at the bottom."""

    left: float
    right: float
    top: float
    bottom: float

    @property
    def middle(self) -> float:
        """The x of the middle."""
        return (self.left + self.right) / 2

    @property
    def half(self) -> float:
        """Half the width."""
        return (self.right - self.left) / 2

    @property
    def rise(self) -> float:
        """The height of a curved edge: its middle above its ends."""
        return self.half * CURVE

    @property
    def token(self) -> float:
        """The largest size of a token on the ledge."""
        return min(96.0, (self.bottom - self.top) * 0.56)

    def places(self, count: int) -> list[DesignPoint]:
        """Return the centres of ``count`` tokens, from the left."""
        y = self.bottom - 0.8 * self.rise - self.token / 2 + 3
        step = 2 * OUTER_TABLES / (count - 1)
        return [(self.middle + self.half * (step * index - OUTER_TABLES), y) for index in range(count)]


def ledges(count: int) -> list[Ledge]:
    """Return a ledge for each circle, each narrower than the one above."""
    left, top, width, height = PIT
    step, lean = height / count, SLANT / count
    return [
        Ledge(left + lean * index, left + width - lean * index, top + step * index, top + step * (index + 1))
        for index in range(count)
    ]


@dataclass(frozen=True, slots=True)
class Stone:
    """The colour of a ledge, and the progress there."""

    colour: Colour
    reached: Reached


def paint_pit(surface: pygame.Surface, form: Form, found: Sequence[Ledge], stones: Sequence[Stone]) -> None:
    """Paint the walls and floors from the top down, then the fire in the middle."""
    for index, (ledge, stone) in enumerate(zip(found, stones, strict=True)):
        _paint_wall(surface, form, ledge, stone)
        inner = found[index + 1] if index + 1 < len(found) else _last(ledge)
        _paint_floor(surface, form, ledge, inner, stone)
    come = sum(stone.reached is not Reached.DARK for stone in stones)
    _paint_fire(surface, form, come / len(stones))


def paint_way(surface: pygame.Surface, form: Form, spots: Sequence[DesignPoint], come: int) -> None:
    """Paint the way as a trail from table to table: embers up to the table ``come``, ash beyond."""
    box_scale = form.app.box_scale
    corner = form.left, form.top
    for index, (start, end) in enumerate(pairwise(spots)):
        colour, wide = (FLAME, 5.0) if index < come else (mixed(HIDE, BRASS, 0.35), 4.0)
        long = sqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)
        count = round(long / 21)
        for step in range(1, count):
            share = step / count
            x = corner[0] + (start[0] + (end[0] - start[0]) * share) * box_scale
            y = corner[1] + (start[1] + (end[1] - start[1]) * share) * box_scale
            pygame.draw.aacircle(surface, SOOT, (x, y), max(2.0, (wide + 2) * box_scale))
            pygame.draw.aacircle(surface, colour, (x, y), max(1.5, wide * box_scale))


def paint_light(surface: pygame.Surface, centre: DesignPoint, size: float, colour: Colour) -> None:
    """Add a round light around a point of the window; ``size`` is in window pixels."""
    area = pygame.Rect(0, 0, round(size), round(size)).move_to(center=(round(centre[0]), round(centre[1])))
    seen = area.clip(surface.get_rect())
    if seen.size == area.size:
        glow(surface.subsurface(area), light(area.size, bump(0.5, 0.24), bump(0.5, 0.24)), colour)


def _last(ledge: Ledge) -> Ledge:
    """Return the hole in the lowest ledge, which shows the bottom of the pit."""
    _, top, width, height = FLOOR
    half = min(width / 2, ledge.half * 0.78)
    return Ledge(ledge.middle - half, ledge.middle + half, ledge.bottom, top + height)


def _arc(form: Form, ledge: Ledge, y: float) -> list[DesignPoint]:
    """Return a ledge's curved edge at a height, from left to right, in window pixels."""
    box_scale, corner = form.app.box_scale, (form.left, form.top)
    points = []
    for step in range(STEPS + 1):
        share = 2 * step / STEPS - 1
        x = ledge.middle + ledge.half * share
        height = y - ledge.rise * sqrt(max(0.0, 1 - share * share))
        points.append((corner[0] + x * box_scale, corner[1] + height * box_scale))
    return points


def _paint_wall(surface: pygame.Surface, form: Form, ledge: Ledge, stone: Stone) -> None:
    """Paint the stone wall of a ledge in the colours of its game's table."""
    top, bottom = _arc(form, ledge, ledge.top), _arc(form, ledge, ledge.bottom)
    area = form.rect(
        (ledge.left, ledge.top - ledge.rise, 2 * ledge.half, ledge.bottom - ledge.top + ledge.rise)
    )
    wall = pygame.Surface(area.size, pygame.SRCALPHA)
    draw_cloth(wall, _shown(stone), Cloth.STONE)
    shape = pygame.Surface(area.size, pygame.SRCALPHA)
    outline = [(x - area.left, y - area.top) for x, y in (*top, *reversed(bottom))]
    pygame.draw.polygon(shape, (255, 255, 255, 255), outline)
    wall.blit(shape, (0, 0), None, pygame.BLEND_RGBA_MULT)
    surface.blit(wall, area)
    if stone.reached is not Reached.DARK:
        _draw_edge(surface, mixed(_shown(stone), BRASS, 0.4), top, line_width(2, form.app.box_scale))
    for side in (0, -1):
        pygame.draw.aaline(surface, SOOT, top[side], bottom[side], line_width(3, form.app.box_scale))


def _paint_floor(surface: pygame.Surface, form: Form, ledge: Ledge, inner: Ledge, stone: Stone) -> None:
    """Paint the floor of a ledge; its edge over the next circle shows the progress."""
    outer = _arc(form, ledge, ledge.bottom)
    edge = _arc(form, inner, ledge.bottom)
    colour = mixed(_shown(stone), BRASS, 0.0 if stone.reached is Reached.DARK else 0.22)
    pygame.draw.polygon(surface, colour, [*outer, *reversed(edge)])
    wide = line_width(4 if stone.reached is Reached.DONE else 3, form.app.box_scale)
    rim = {Reached.DARK: mixed(HIDE, BRASS, 0.3), Reached.LIT: BRASS, Reached.DONE: FLAME}[stone.reached]
    _draw_edge(surface, mixed(colour, SOOT, 0.6), outer, wide)
    ends = [(outer[0], edge[0]), (edge[-1], outer[-1])]
    for start, end in ends:
        pygame.draw.aaline(surface, rim, start, end, wide)
    _draw_edge(surface, rim, edge, wide)


def _draw_edge(surface: pygame.Surface, colour: Colour, points: Sequence[DesignPoint], wide: int) -> None:
    for start, end in pairwise(points):
        pygame.draw.aaline(surface, colour, start, end, wide)


def _paint_fire(surface: pygame.Surface, form: Form, share: float) -> None:
    """Paint the glow at the bottom, brighter with the share of circles that are open."""
    left, top, width, height = FLOOR
    for colour, strength, wide, high in (
        (OXBLOOD, 0.5, 4.2, 3.4),
        (EMBER, 0.16 + 0.3 * share, 2.6, 2.2),
        (FLAME, 0.05 + 0.4 * share, 1.3, 0.8),
    ):
        middle = (left + width / 2, top + height * 0.75)
        area = form.rect(
            (middle[0] - width * wide / 2, middle[1] - height * high / 2, width * wide, height * high)
        )
        seen = area.clip(surface.get_rect())
        lit = light(area.size, bump(0.5, 0.2), bump(0.5, 0.2))
        part = lit.subsurface(seen.move(-area.left, -area.top)).copy()
        glow(surface.subsurface(seen), part, dimmed(colour, strength))


def _shown(stone: Stone) -> Colour:
    """Return the colour of a wall, which is faint in a circle that isn't open yet."""
    if stone.reached is Reached.DARK:
        return mixed(HIDE, stone.colour, 0.16)
    return mixed(stone.colour, BRASS, 0.06 if stone.reached is Reached.LIT else 0.16)


@dataclass(frozen=True, slots=True)
class Token:
    """A table on the map, and its area in the window."""

    table: TableId
    rect: pygame.Rect

    @property
    def centre(self) -> DesignPoint:
        """The centre, in window pixels."""
        return self.rect.center


def paint_lights(surface: pygame.Surface, tokens: list[Token], progress: Progress) -> None:
    """Paint candlelight around tables that are won, and the light of embers around those that are open."""
    for token in tokens:
        if token.table in progress.won:
            paint_light(surface, token.centre, token.rect.width * 2.2, (96, 62, 20))
        elif progress.is_open(token.table):
            paint_light(surface, token.centre, token.rect.width * 2.6, (150, 62, 22))


def paint_token(
    surface: pygame.Surface, assets: Assets, token: Token, progress: Progress, *, chosen: bool
) -> None:
    """Paint a table; a bright ring marks the chosen one."""
    is_open, is_won = progress.is_open(token.table), token.table in progress.won
    image = assets.picture(_picture(token.table, progress), *token.rect.size)
    if not is_open:
        image = darkened(image)
    if chosen:
        reach = token.rect.width * 0.545
        pygame.draw.aacircle(surface, SOOT, token.centre, reach + 3)
        pygame.draw.aacircle(surface, FLAME, token.centre, reach)
        pygame.draw.aacircle(surface, SOOT, token.centre, reach - max(3.0, token.rect.width * 0.035))
    surface.blit(image, token.rect)
    if not is_open:
        paint_badge(surface, assets, token.rect, LOCK)
    elif is_won:
        paint_badge(surface, assets, token.rect, CANDLE)


def darkened(image: pygame.Surface) -> pygame.Surface:
    """Return a darkened picture, for something that is locked."""
    darker = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    darker.blit(image, (0, 0))
    darker.fill(DIM, None, pygame.BLEND_RGBA_MULT)
    return darker


def _picture(table: TableId, progress: Progress) -> str:
    if table == NIGHT:
        return "tokens/night.svg"
    expression = Expression.BEATEN if table in progress.won else Expression.RESTING
    return picture(table_at(table).opponents[0].name.lower(), expression)


def paint_badge(surface: pygame.Surface, assets: Assets, rect: pygame.Rect, path: str) -> None:
    """Paint a badge at the lower right of an area."""
    high = round(rect.height * BADGE)
    badge = assets.picture(path, round(high * assets.aspect(path)), high)
    surface.blit(badge, badge.get_rect(center=(rect.right - high // 5, rect.bottom - high // 3)))
