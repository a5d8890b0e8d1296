"""Players at the table: a face behind its far edge, a name on the wood, a score in a gem, the last move."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

import pygame

from engine.theme import ASH, BODY, BONE, BRASS, FLAME, OXBLOOD, SMALL, SOOT, VERDIGRIS, Colour, Typeface
from game.level import Level
from scenes.table.animation.scores import Figure
from scenes.table.view.table_layout import gem_of
from scenes.table.view.text_renderer import TextRenderer
from scenes.table.view.view_model import Plate

NOTE: Final = 250
"""Design pixels that words under a plate may be wide."""
UNDER: Final = 5
"""Design pixels between a plate and the words under it."""
PIP: Final = 5
"""Design pixels from the middle of a level's pip to its corners."""
BADGE: Final = 34
"""Design pixels across the disc with a count of cards."""
PIPS: Final = {None: 0, Level.IMP: 1, Level.FIEND: 2, Level.ARCHDEVIL: 3}
"""The pips of each level on its plate."""
HALO: Final = 1.5
"""Width of the light behind a face on that player's turn, in widths of the face."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A player's place at the table, in window pixels."""

    plate: pygame.Rect
    face: pygame.Rect
    cards: pygame.Rect | None
    """The place of the player's cards, if they are counted."""


def note_of(plate: pygame.Rect, pixels: float, high: int) -> pygame.Rect:
    """Return where words under a plate stand, ``high`` window pixels of them."""
    note = pygame.Rect(0, 0, round(NOTE * pixels), high)
    note.midtop = plate.centerx, plate.bottom + round(UNDER * pixels)
    return note


def badge_of(cards: pygame.Rect, pixels: float) -> pygame.Rect:
    """Return where a count of cards lies: on their lower left corner."""
    side = round(BADGE * pixels)
    badge = pygame.Rect(0, 0, side, side)
    badge.center = cards.left + side * 3 // 8, cards.bottom - side // 4
    return badge


def draw_bust(renderer: TextRenderer, plate: Plate, place: SeatPlace, *, shut: bool) -> None:
    """Draw a face, its eyes shut while it blinks, with light behind it on that player's turn."""
    if not plate.face:
        return
    if plate.turn:
        wide = round(place.face.width * HALO)
        halo = renderer.assets.made(("halo", wide), lambda: _halo(wide))
        renderer.put(halo, halo.get_rect(center=place.face.center))
    seen = plate.blink if shut and plate.blink else plate.face
    renderer.put(renderer.assets.picture(seen, *place.face.size), place.face)


def draw_plate(
    renderer: TextRenderer, plate: Plate, place: SeatPlace, score: Figure | None, cards: Figure
) -> None:
    """Draw a name with its level's pips, the score in a gem, the count of cards and the words below.

    Both figures are drawn as they are seen now, which may be on their way to those of the plate.
    """
    fill, edge, thick = ((*OXBLOOD, 245), FLAME, 3) if plate.turn else ((*SOOT, 240), BRASS, 2)
    renderer.box(place.plate, fill, edge, thick, max(4, round(10 * renderer.plain)))
    _draw_name(renderer, plate, place)
    if score is not None:
        draw_gem(renderer, gem_of(place.plate), score, leads=plate.leads)
    if plate.cards and place.cards is not None:
        draw_badge(renderer, badge_of(place.cards, renderer.plain), cards)
    _draw_note(renderer, plate, place)


def draw_gem(renderer: TextRenderer, gem: pygame.Rect, figure: Figure, *, leads: bool) -> None:
    """Draw a figure on a disc of soot with an edge of brass; the leader's has a crown."""
    wide = _swollen(gem.width, figure)
    disc = renderer.assets.made(("gem", wide, leads), lambda: _disc(wide, leads))
    renderer.put(disc, disc.get_rect(center=gem.center))
    _draw_figure(renderer, figure, gem, BODY, 0.86)


def draw_badge(renderer: TextRenderer, badge: pygame.Rect, figure: Figure) -> None:
    """Draw a count of cards on a small disc."""
    words = str(figure.value)
    wide = max(badge.width, renderer.width(words, SMALL, Typeface.BOLD) + badge.width // 2)
    pill = pygame.Rect(badge.left, badge.top, wide, badge.height)
    swollen = pill.inflate(_swollen(wide, figure) - wide, _swollen(badge.height, figure) - badge.height)
    renderer.box(swollen, SOOT, BRASS, 2, swollen.height // 2)
    _draw_figure(renderer, figure, pill, SMALL, 0.9)


def _swollen(wide: int, figure: Figure) -> int:
    """Return a length while a figure swells, in steps of two pixels: each is drawn once."""
    return wide + 2 * round(wide * figure.swell / 2)


def _draw_figure(
    renderer: TextRenderer, figure: Figure, disc: pygame.Rect, size: float, fills: float
) -> None:
    """Draw a figure on its disc, larger while it swells."""
    words, most = str(figure.value), disc.width * fills
    if figure.swell <= 0:
        renderer.figure(words, disc.center, size, BONE, most=most)
        return
    fitting = renderer.fitting(words, size, Typeface.BOLD, most)
    renderer.swollen(words, disc.center, fitting, BONE, Typeface.BOLD, figure.swell)
    renderer.texts[-1] = replace(renderer.texts[-1], badge=True)


def _draw_name(renderer: TextRenderer, plate: Plate, place: SeatPlace) -> None:
    """Draw the name between what stands on the left and the gem."""
    pips, gem = PIPS[plate.level], gem_of(place.plate)
    left = place.plate.left + round((10 + 15 * bool(pips)) * renderer.plain)
    right = (gem.left if plate.score is not None else place.plate.right) - round(4 * renderer.plain)
    if pips:
        picture = renderer.assets.made(("pips", pips, renderer.plain), lambda: _pips(pips, renderer.plain))
        renderer.put(
            picture, picture.get_rect(midleft=(left - round(14 * renderer.plain), place.plate.centery))
        )
    most = right - left
    name = renderer.shortened(plate.name, Typeface.BOLD, most)
    at = (left + most / 2, place.plate.centery)
    colour = FLAME if plate.turn else BONE
    renderer.line(
        name, at, BODY, colour, Typeface.BOLD, most=most, tall=place.plate.height - 4 * renderer.plain
    )


def _draw_note(renderer: TextRenderer, plate: Plate, place: SeatPlace) -> None:
    """Draw what just happened to a player, or else what there is to know, in one line."""
    words, colour, face = note(plate)
    if not words:
        return
    room = note_of(place.plate, renderer.plain, renderer.least_height)
    shown = renderer.shortened(words, face, room.width)
    renderer.line(shown, room.center, SMALL, colour, face, most=room.width, tall=renderer.room("", SMALL)[1])


def note(plate: Plate) -> tuple[str, Colour, Typeface]:
    """Return the words under a plate, with how they are set."""
    if plate.happening is not None:
        return plate.happening.words, VERDIGRIS if plate.happening.gain else FLAME, Typeface.BOLD
    if plate.thinking:
        return plate.thinking, ASH, Typeface.ITALIC
    return plate.note, BONE, Typeface.TEXT


def _disc(wide: int, crowned: bool) -> pygame.Surface:
    """Return a disc with an edge, drawn large and brought to its size."""
    large = pygame.Surface((4 * wide, 4 * wide), pygame.SRCALPHA)
    middle = 2 * wide
    pygame.draw.circle(large, (0, 0, 0, 90), (middle, middle + wide // 8), middle - wide // 8)
    pygame.draw.circle(large, BRASS, (middle, middle), middle - wide // 6)
    pygame.draw.circle(large, SOOT, (middle, middle), middle - wide // 6 - max(2, wide // 4))
    if crowned:
        _crown(large, wide)
    return pygame.transform.smoothscale(large, (wide, wide))


def _crown(large: pygame.Surface, wide: int) -> None:
    """Draw three points on the upper edge of a gem."""
    middle, top, high, half = 2 * wide, wide * 0.02, wide * 0.9, wide * 0.75
    points: Sequence[tuple[float, float]] = [
        (middle - half, top + high),
        (middle - half * 1.1, top + high * 0.2),
        (middle - half * 0.5, top + high * 0.6),
        (middle, top),
        (middle + half * 0.5, top + high * 0.6),
        (middle + half * 1.1, top + high * 0.2),
        (middle + half, top + high),
    ]
    pygame.draw.polygon(large, SOOT, points, 0)
    pygame.draw.polygon(large, BRASS, points, 0)


def _pips(count: int, pixels: float) -> pygame.Surface:
    """Return small diamonds, one over another."""
    reach, step = 4 * PIP * pixels, 4 * 2.3 * PIP * pixels
    large = pygame.Surface((round(2 * reach) + 4, round(step * (count - 1) + 2 * reach) + 4), pygame.SRCALPHA)
    for index in range(count):
        x, y = reach + 2, reach + 2 + step * index
        corners = [(x + reach * sin(turn * pi / 2), y - reach * cos(turn * pi / 2)) for turn in range(4)]
        pygame.draw.polygon(large, BRASS, corners)
    return pygame.transform.smoothscale(large, (large.get_width() // 4, large.get_height() // 4))


def _halo(wide: int) -> pygame.Surface:
    """Return warm light that fades outwards."""
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    for radius in range(32, 0, -1):
        strength = round(150 * (1 - radius / 32) ** 1.4)
        pygame.draw.circle(small, (*FLAME, strength), (32, 32), radius)
    return pygame.transform.smoothscale(small, (wide, wide))
