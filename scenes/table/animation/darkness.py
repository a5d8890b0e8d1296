"""The spotlight effect: the room goes dark except in beams on some players."""

from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

import pygame

from engine.motion import ease_in_out, linear
from engine.theme import Colour, mixed
from engine.timeline import Timeline
from game.cards import Seat
from scenes.table.view.board import Board
from scenes.table.view.table_layout import HAND

DARKENED_LIGHT: Final[Colour] = (89, 89, 100)
"""The light left in a dark room."""
DARKEN_MS, LIGHTEN_MS, BEAM_MOVE_MS = 180.0, 450.0, 220.0
"""The time it takes to darken the room, to light it again, and to move the beam, in milliseconds."""
BEAM_ON_THINGS: Final[Colour] = (200, 192, 172)
BEAM_IN_AIR: Final[Colour] = (58, 48, 28)
"""Colours of a beam: on the table, and in the air."""
LIGHT_STEPS: Final = 3
"""The number of steps in which a beam brightens and fades."""
KEPT_BEAMS: Final = 4 * LIGHT_STEPS
"""The number of pictures of beams that are kept: of both colours, for two sizes of light."""
BLACK: Final[Colour] = (0, 0, 0)
WHITE: Final[Colour] = (255, 255, 255)


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

    def end(self) -> None:
        """Light the whole room at once."""
        self.share, self.caller = 0.0, None
        self._pools.clear()

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
        beams = []
        for seat, strength in self._pools.items():
            room, foot = self._room(seat), self._lit(seat).height
            if share := round(LIGHT_STEPS * strength * self.share) / LIGHT_STEPS:
                on_things, in_air = (mixed(BLACK, light, share) for light in (BEAM_ON_THINGS, BEAM_IN_AIR))
                beam = pygame.Surface(room.size)
                beam.blit(surface, (0, 0), room)
                beam.blit(_beam(room.size, foot, on_things), (0, 0), None, pygame.BLEND_RGB_MULT)
                if seat != self.board.viewer:
                    beam.blit(_beam(room.size, foot, in_air), (0, 0), None, pygame.BLEND_RGB_ADD)
                beams.append((beam, room))
        surface.fill(mixed(WHITE, DARKENED_LIGHT, self.share), None, pygame.BLEND_RGB_MULT)
        for beam, room in beams:
            surface.blit(beam, room, None, pygame.BLEND_RGB_ADD)

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


@lru_cache(KEPT_BEAMS)
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
    return pygame.transform.smoothscale(pool, size)
