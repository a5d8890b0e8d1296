"""The spotlight effect: the room goes dark except in beams on some players."""

from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Final

import pygame

from engine.motion import ease_in_out, linear
from engine.theme import Colour, mixed
from engine.timeline import Timeline
from game.cards import Seat
from scenes.table.view.board import Board
from scenes.table.view.table_layout import HAND

DARKENED_LIGHT: Final = 0.35
"""The share of light left in a dark room."""
DARKEN_MS, LIGHTEN_MS, BEAM_MOVE_MS = 180.0, 450.0, 220.0
"""The time it takes to darken the room, to light it again, and to move the beam, in milliseconds."""
BEAM_ON_THINGS: Final[Colour] = (200, 192, 172)
BEAM_IN_AIR: Final[Colour] = (58, 48, 28)
"""Colours of a beam: on the table, and in the air."""
BEAM_PIXEL: Final = 3
"""Window pixels to each pixel of a beam's picture, which is enlarged to look soft."""
LIGHT_STEPS: Final = 3
"""The number of steps in which a beam brightens and fades."""
BLACK: Final[Colour] = (0, 0, 0)


@dataclass(slots=True)
class Darkness:
    """The darkness of a room, and the beams on players."""

    board: Board
    timeline: Timeline
    share: float = 0.0
    """The darkness now, from 0 to 1."""
    caller: Seat | None = None
    _pools: dict[Seat, float] = field(default_factory=dict)
    """The brightness of the beam on each lit player, from 0 to 1."""
    _veil: tuple[object, pygame.Surface] | None = None
    """The cached picture of the darkness, with the values it depends on."""
    _beams: dict[tuple[Seat, int, Colour], pygame.Surface] = field(default_factory=dict)
    """Cached pictures of the beams being shown. They are large, so others are dropped."""

    def redraw(self) -> None:
        """Drop cached surfaces after the window's size has changed."""
        self._veil = None
        self._beams.clear()

    def end(self) -> None:
        """Light the whole room at once."""
        self.share, self.caller = 0.0, None
        self._pools.clear()
        self.redraw()

    def follow(self, seat: Seat | None) -> None:
        """Move the beam to another player, or light the whole room again for None."""
        if not self.share:
            return
        if seat is None:
            self.timeline.add(0, LIGHTEN_MS, self._lift, linear)
            return
        for other in [each for each in self._pools if each != seat]:
            self.timeline.add(0, BEAM_MOVE_MS, partial(self._fade, other), linear)
        self._pools.setdefault(seat, 0.0)
        self.timeline.add(0, BEAM_MOVE_MS, partial(self._brighten, seat), linear)

    def begin(self, seat: Seat) -> None:
        """Darken the room, except around one player."""
        self.caller, self._pools = seat, {seat: 1.0}

        def dim(share: float) -> None:
            self.share = max(self.share, 0.001, share)

        self.timeline.add(0, DARKEN_MS, dim, ease_in_out)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the darkness over the room, and the beams."""
        left = round(255 * (1 - (1 - DARKENED_LIGHT) * self.share))
        steps = ((seat, round(LIGHT_STEPS * strength)) for seat, strength in self._pools.items())
        pools = tuple((seat, step) for seat, step in steps if step)
        if self._veil is None or self._veil[0] != (left, pools):
            seen = {(*pool, colour) for pool, colour in product(pools, (BEAM_ON_THINGS, BEAM_IN_AIR))}
            self._beams = {key: beam for key, beam in self._beams.items() if key in seen}
            veil = pygame.Surface(surface.get_size()) if self._veil is None else self._veil[1]
            veil.fill((left, left, min(255, round(left * 1.12))))
            for seat, step in pools:
                veil.blit(
                    self._pool(seat, step, BEAM_ON_THINGS), self._room(seat), None, pygame.BLEND_RGB_ADD
                )
            self._veil = (left, pools), veil
        surface.blit(self._veil[1], (0, 0), None, pygame.BLEND_RGB_MULT)
        for seat, step in pools:
            surface.blit(self._pool(seat, step, BEAM_IN_AIR), self._room(seat), None, pygame.BLEND_RGB_ADD)

    def _pool(self, seat: Seat, step: int, colour: Colour) -> pygame.Surface:
        """Return the picture of a player's beam at a step of its brightness, cached."""
        key = seat, step, colour
        if key not in self._beams:
            room, light = self._room(seat), mixed(BLACK, colour, step / LIGHT_STEPS)
            self._beams[key] = _beam(room.size, self._lit(seat).height, light)
        return self._beams[key]

    def _lift(self, share: float) -> None:
        self.share = min(self.share, 1 - share)
        if share >= 1:
            self.end()

    def _brighten(self, seat: Seat, share: float) -> None:
        if seat in self._pools:
            self._pools[seat] = max(self._pools[seat], share)

    def _fade(self, seat: Seat, share: float) -> None:
        if share >= 1:
            self._pools.pop(seat, None)
        elif seat in self._pools:
            self._pools[seat] = 1 - share

    def _room(self, seat: Seat) -> pygame.Rect:
        """Return the area of a player's beam: from the top of the window, except the viewer's own."""
        lit = self._lit(seat)
        return lit if seat == self.board.viewer else lit.union((lit.x, min(lit.y, 0), lit.width, 1))

    def _lit(self, seat: Seat) -> pygame.Rect:
        """Return the area where a beam meets the table: the player, any hand, and a margin."""
        both = self.board.layout.named(seat)
        if self.board.piles[self.board.hands[seat]]:
            both = self.board.layout.seat_zone(HAND, seat).rect.union(self.board.layout.faces[seat])
        return both.inflate(round(both.width * 0.4 + 60), round(both.height * 0.7 + 60))


def _beam(size: tuple[int, int], foot: int, light: Colour) -> pygame.Surface:
    """Draw a soft beam from the upper edge down to a pool of light, on black.

    ``foot`` is the height of the pool in window pixels. If it fills the picture, there is no beam above it.
    """
    width, height = 96, max(8, round(96 * size[1] / size[0]))
    pool, beam = pygame.Surface((width, height)), pygame.Surface((width, height))
    high = 96 * foot / size[0]
    for step in range(24):
        share = step / 23
        wide, colour = 1 - 0.55 * share, [part * share**1.3 for part in light]
        around = pygame.Rect(0, 0, round(width * wide), round(high * wide))
        around.center = width // 2, round(height - high / 2)
        pygame.draw.ellipse(pool, colour, around)
        if foot < size[1]:
            top, low = 0.12 * width * wide, 0.4 * width * wide
            ends = ((-top, 0), (top, 0), (low, around.centery), (-low, around.centery))
            pygame.draw.polygon(beam, [0.7 * part for part in colour], [(width / 2 + x, y) for x, y in ends])
    pool.blit(beam, (0, 0), None, pygame.BLEND_RGB_MAX)
    soft = pygame.transform.smoothscale(pool, (size[0] // BEAM_PIXEL + 1, size[1] // BEAM_PIXEL + 1))
    return pygame.transform.scale(soft, size)
