"""The players at a table: faces, name plates and the numbers on them."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import cos, pi, sin
from random import Random
from typing import Final

import pygame

from engine.motion import ease_out, linear, pop
from engine.theme import (
    ASH,
    BODY,
    BONE,
    BRASS,
    EMBER,
    FLAME,
    OXBLOOD,
    SMALL,
    SOOT,
    VERDIGRIS,
    Colour,
    Typeface,
)
from engine.timeline import Timeline
from engine.ui.text import TextRenderer
from game.cards import Seat
from game.level import Level
from scenes.table.view.table_layout import gem_of
from scenes.table.view.view_model import PlayerPlate

NOTE_WIDTH: Final = 250
"""The largest width of the text under a plate, in design pixels."""
MARKED_NOTE_WIDTH: Final = 80
"""The extra width for the text under a plate with a mark, in design pixels."""
NEXT_UP_WORDS: Final = "next up"
NOTE_GAP: Final = 7
"""The gap between a plate and the text under it, in design pixels."""
PIP_RADIUS: Final = 5
"""The distance from the middle of a level's pip to its corners, in design pixels."""
BADGE_WIDTH: Final = 34
"""The diameter of the disc with a count of cards, in design pixels."""
PIPS_BY_LEVEL: Final = {None: 0, Level.IMP: 1, Level.FIEND: 2, Level.ARCHDEVIL: 3}
CROWN_SIDE: Final = 0.62
"""The side of the leader's crown, as a share of the gem's."""
LONG_SCORE: Final = 4
"""The least number of characters of a score that is drawn smaller to fit its gem."""
HALO: Final = 1.5
"""The width of the light behind the face of the player to move, in face widths."""
EYES_SHUT_MS: Final = 150.0
"""The time eyes stay closed, in milliseconds."""
NEXT_BLINK_MS, LAST_BLINK_MS = 1500.0, 5000.0
"""The least and the most time until the next blink, in milliseconds."""
POP_MS: Final = 420.0
"""The duration of the animation of a changed number, in milliseconds."""
ROLL_GROWTH: Final = 0.25
"""The share by which a number grows as it changes."""
ROLLED_SHARE: Final = 0.7
"""The share of that time after which the number has reached its new value."""


@dataclass(slots=True)
class Blinking:
    """The blinking of opponents' faces, which has no effect on the match."""

    seats: Sequence[Seat]
    random: Random = field(default_factory=Random)
    shut: Seat | None = None
    _left: float = LAST_BLINK_MS

    def update(self, milliseconds: float) -> bool:
        """Advance the time; return True if eyes have closed or opened."""
        self._left -= milliseconds
        if self._left > 0 or not self.seats:
            return False
        if self.shut is None:
            self.shut, self._left = self.random.choice(self.seats), EYES_SHUT_MS
        else:
            self.shut, self._left = None, self.random.uniform(NEXT_BLINK_MS, LAST_BLINK_MS)
        return True


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as animated now."""

    value: int
    swell: float = 0.0
    """The share by which it is drawn larger."""


@dataclass(slots=True)
class RollingFigures:
    """The animation of changing numbers. A number shown for the first time isn't animated."""

    timeline: Timeline
    _known: dict[Hashable, int] = field(default_factory=dict)
    _seen: dict[Hashable, Figure] = field(default_factory=dict)

    def figure(self, key: Hashable, value: int) -> Figure:
        """Return a number as animated now, and start its animation if the value has changed."""
        before = self._known.get(key)
        self._known[key] = value
        if before is not None and before != value:
            start = self._seen.get(key, Figure(before)).value
            self._seen[key] = Figure(start)
            self.timeline.add(0, POP_MS, partial(self._roll, key, start, value), linear)
        return self._seen.get(key, Figure(value))

    def _roll(self, key: Hashable, start: int, end: int, share: float) -> None:
        """Advance a number to its value, unless it has changed again since."""
        if self._known.get(key) != end:
            return
        if share >= 1:
            self._seen.pop(key, None)
        else:
            rolled = ease_out(min(1.0, share / ROLLED_SHARE))
            self._seen[key] = Figure(round(start + (end - start) * rolled), ROLL_GROWTH * pop(share))


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A player's place at the table, in window pixels."""

    plate: pygame.Rect
    face: pygame.Rect
    cards: pygame.Rect | None
    """The place of the player's cards, if they are counted."""


def badge_of(cards: pygame.Rect, box_scale: float) -> pygame.Rect:
    """Return the area of the count on a pile, half outside its lower left corner."""
    side = round(BADGE_WIDTH * box_scale)
    badge = pygame.Rect(0, 0, side, side).move_to(center=(cards.left + side // 8, cards.bottom - side // 4))
    return badge


def draw_bust(
    renderer: TextRenderer, plate: PlayerPlate, place: SeatPlace, *, shut: bool
) -> tuple[pygame.Rect, Hashable]:
    """Draw a face, with its eyes shut while it blinks, and light behind it on that player's turn.

    Return the area drawn, and a key of everything that it depends on.
    """
    wide = round(place.face.width * HALO)
    halo = renderer.assets.cached(("halo", wide), lambda: _halo(wide))
    lit = halo.get_rect(center=place.face.center)
    seen = plate.blink if shut and plate.blink else plate.face
    if plate.face and plate.turn:
        renderer.surface.blit(halo, lit)
    if plate.face:
        renderer.surface.blit(renderer.assets.picture(seen, *place.face.size), place.face)
    return lit, (seen, plate.turn, place.face.topleft)


def draw_plate(
    renderer: TextRenderer, plate: PlayerPlate, place: SeatPlace, score: Figure | None, cards: Figure
) -> None:
    """Draw a name with its level's pips, the score in a gem, the count of cards and the text below.

    ``score`` and ``cards`` are the two numbers as animated now.
    """
    fill, edge, thick = ((*OXBLOOD, 245), FLAME, 3) if plate.turn else ((*SOOT, 240), BRASS, 2)
    renderer.box(place.plate, fill, edge, thick, max(4, renderer.px(10)))
    _draw_name(renderer, plate, place)
    if score is not None:
        draw_gem(renderer, gem_of(place.plate), score, leads=plate.leads)
    if plate.cards and place.cards is not None:
        badge = badge_of(place.cards, renderer.box_scale)
        badge.centerx = place.cards.centerx  # both sides of a hand are near a player's name
        draw_badge(renderer, badge, cards)
    _draw_note(renderer, plate, place)


def draw_gem(renderer: TextRenderer, gem: pygame.Rect, figure: Figure, *, leads: bool) -> None:
    """Draw a score in its gem, a dark disc with a brass edge, with a crown for the leader."""
    wide = _swollen(gem.width, figure)
    disc = renderer.assets.cached(("gem", wide), lambda: _disc(wide))
    renderer.surface.blit(disc, disc.get_rect(center=gem.center))
    _draw_figure(renderer, figure, gem, BODY, 0.86 if len(str(figure.value)) < LONG_SCORE else 0.7)
    if leads:
        side = round(CROWN_SIDE * gem.width)
        crown = renderer.assets.picture("tokens/crown.svg", side, side)
        # on top, clear of the score and of the count of a hand beside it
        renderer.surface.blit(crown, crown.get_rect(center=(gem.centerx, gem.top - side // 8)))


def draw_badge(renderer: TextRenderer, badge: pygame.Rect, figure: Figure) -> None:
    """Draw a count of cards on a small disc."""
    words = str(figure.value)
    wide = max(badge.width, renderer.width(words, SMALL, Typeface.BOLD) + badge.width // 2)
    pill = pygame.Rect(badge.left, badge.top, wide, badge.height)
    swollen = pill.inflate(_swollen(wide, figure) - wide, _swollen(badge.height, figure) - badge.height)
    renderer.box(swollen, SOOT, BRASS, 2, swollen.height // 2)
    _draw_figure(renderer, figure, pill, SMALL, 0.9)


def _swollen(wide: int, figure: Figure) -> int:
    """Return a length while a number swells, in steps of two pixels so that few discs are cached."""
    return wide + 2 * round(wide * figure.swell / 2)


def _draw_figure(
    renderer: TextRenderer, figure: Figure, disc: pygame.Rect, size: float, fills: float
) -> None:
    """Draw a number on its disc, larger while it swells."""
    words, face, swell = str(figure.value), Typeface.BOLD, figure.swell
    most, tall = disc.width * fills, disc.height * fills
    renderer.line(words, disc.center, size, BONE, face, most=most, tall=tall, badge=True, swell=swell)


def _draw_name(renderer: TextRenderer, plate: PlayerPlate, place: SeatPlace) -> None:
    """Draw the name between the pips and the gem."""
    pips, gem = PIPS_BY_LEVEL[plate.level], gem_of(place.plate)
    left = place.plate.left + renderer.px(10 + 15 * bool(pips))
    right = (gem.left if plate.score is not None else place.plate.right) - renderer.px(4)
    if pips:
        picture = renderer.assets.cached(
            ("pips", pips, renderer.box_scale), lambda: _pips(pips, renderer.box_scale)
        )
        renderer.surface.blit(
            picture, picture.get_rect(midleft=(left - renderer.px(14), place.plate.centery))
        )
    most = right - left
    name = renderer.shortened(plate.name, Typeface.BOLD, most)
    at = (left + most / 2, place.plate.centery)
    colour = FLAME if plate.turn else BONE
    renderer.line(
        name, at, BODY, colour, Typeface.BOLD, most=most, tall=place.plate.height - 4 * renderer.box_scale
    )


def _draw_note(renderer: TextRenderer, plate: PlayerPlate, place: SeatPlace) -> None:
    """Draw the line under a plate: the latest effect on a player, or else their note.

    The mark of the next player is before the text, because after it, it would read as the last word.
    """
    words, colour, face = note(plate)
    most = renderer.px(NOTE_WIDTH + MARKED_NOTE_WIDTH * plate.next)
    size = SMALL * renderer.limited / renderer.text_scale
    if plate.next:  # the mark and the text in one size, with room for the edges of the mark
        size = renderer.fitting(f"{NEXT_UP_WORDS}     {words}", size, Typeface.BOLD, most)
    high = renderer.height(size)
    room = pygame.Rect(0, 0, most, max(high, renderer.height(renderer.readable / renderer.text_scale)))
    room.midtop = place.plate.centerx, place.plate.bottom + renderer.px(NOTE_GAP)
    room.clamp_ip(renderer.surface.get_rect())
    if plate.next:
        mark = pygame.Rect(0, 0, round(renderer.width(NEXT_UP_WORDS, size, Typeface.BOLD) + high * 0.7), high)
        gap = high // 3 if words else 0
        wide = min(renderer.width(words, size, face), room.width - mark.width - gap)
        mark.midleft = room.centerx - (wide + gap + mark.width) // 2, room.centery
        renderer.box(mark, BRASS, SOOT, 1, high // 2)
        renderer.line(NEXT_UP_WORDS, mark.center, size, SOOT, Typeface.BOLD, most=mark.width, tall=high)
        room = pygame.Rect(mark.right + gap, room.top, wide, room.height)
    if words:
        shown = renderer.shortened(words, face, room.width)
        renderer.line(shown, room.center, size, colour, face, most=room.width, tall=high)


def note(plate: PlayerPlate) -> tuple[str, Colour, Typeface]:
    """Return the text under a plate, its colour and its typeface."""
    if plate.effect is not None:
        hurt = EMBER if plate.effect.unwelcome else BONE
        return plate.effect.words, VERDIGRIS if plate.effect.gain else hurt, Typeface.BOLD
    if plate.thinking:
        return plate.thinking, ASH, Typeface.ITALIC
    return plate.note, BONE, Typeface.TEXT


def _disc(wide: int) -> pygame.Surface:
    """Draw a disc with an edge, at four times its size, and scale it down."""
    large = pygame.Surface((4 * wide, 4 * wide), pygame.SRCALPHA)
    middle = 2 * wide
    pygame.draw.circle(large, (0, 0, 0, 90), (middle, middle + wide // 8), middle - wide // 8)
    pygame.draw.circle(large, BRASS, (middle, middle), middle - wide // 6)
    pygame.draw.circle(large, SOOT, (middle, middle), middle - wide // 6 - max(2, wide // 4))
    return pygame.transform.smoothscale(large, (wide, wide))


def _pips(count: int, box_scale: float) -> pygame.Surface:
    """Draw a column of small diamonds."""
    reach, step = 4 * PIP_RADIUS * box_scale, 4 * 2.3 * PIP_RADIUS * box_scale
    large = pygame.Surface((round(2 * reach) + 4, round(step * (count - 1) + 2 * reach) + 4), pygame.SRCALPHA)
    for index in range(count):
        x, y = reach + 2, reach + 2 + step * index
        corners = [(x + reach * sin(turn * pi / 2), y - reach * cos(turn * pi / 2)) for turn in range(4)]
        pygame.draw.polygon(large, BRASS, corners)
    return pygame.transform.smoothscale(large, (large.get_width() // 4, large.get_height() // 4))


def _halo(wide: int) -> pygame.Surface:
    """Draw warm light that fades outwards."""
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    for radius in range(32, 0, -1):
        strength = round(150 * (1 - radius / 32) ** 1.4)
        pygame.draw.circle(small, (*FLAME, strength), (32, 32), radius)
    return pygame.transform.smoothscale(small, (wide, wide))
