"""The painting of notes and banners, and of players: faces, names and scores."""

from collections.abc import Hashable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

import pygame

from engine.layout import TableMap
from engine.text_wrapping import halved
from engine.theme import (
    ASH,
    BODY,
    BONE,
    BRASS,
    EMBER,
    FLAME,
    OXBLOOD,
    SMALL,
    SOFT,
    SOOT,
    VERDIGRIS,
    Colour,
    Typeface,
    scale,
)
from engine.ui.text_renderer import TextRenderer
from game.contract.words import Notes, PayTable
from game.level import Level
from scenes.table.animation.score_animation import Figure
from scenes.table.view.table_layout import gem_of
from scenes.table.view.view_model import PlayerPlate

RUNG_HEIGHT = 1.6
"""The height of a rung of a table of pay, in lines of text."""
PAY_COLUMNS, PAY_WIDTH = (0.56, 0.85), 0.3
"""Shares of the width of a table of pay: the middles of its columns, and their width."""
PIP_STEP = 0.03
"""The distance between two pips of a rung, as a share of its width."""
AIM_SIZE, AIM_TOP = (1000, 44), 8
"""Design pixels of the bar at the top: width and height, and from the window's edge."""
BANNER_HEIGHT, BANNER_TYPE = 120, 84
"""Design pixels of the height of the band with large words, and of their type."""
CROWNING_HEIGHT, CROWNING_TYPE, CROWNING_AT = 210, 136, 0.52
"""The same where they tell who wins a match, and how far down the window their middle is, as a share."""
NOTE_WIDTH: Final = 250
"""Design pixels that words under a plate may be wide."""
MARKED_NOTE_WIDTH: Final = 80
"""Design pixels more where a mark stands before them, at the viewer's own plate."""
NEXT_UP_WORDS: Final = "next up"
NOTE_GAP: Final = 5
"""Design pixels between a plate and the words under it."""
PIP_RADIUS: Final = 5
"""Design pixels from the middle of a level's pip to its corners."""
BADGE_WIDTH: Final = 34
"""Design pixels across the disc with a count of cards."""
PIPS_BY_LEVEL: Final = {None: 0, Level.IMP: 1, Level.FIEND: 2, Level.ARCHDEVIL: 3}
CROWN_SIDE: Final = 0.62
"""Side of the leader's crown, as a share of the gem's."""
HALO: Final = 1.5
"""Width of the light behind a face on that player's turn, in widths of the face."""


def draw_slot(surface: pygame.Surface, rect: pygame.Rect, lit: bool) -> None:
    """Draw the outline of a place for a pile; bright where a card may go."""
    radius = max(4, min(rect.size) // 12)
    pygame.draw.rect(surface, FLAME if lit else BRASS, rect, 4 if lit else 1, border_radius=radius)


def notes_area(renderer: TextRenderer, rect: pygame.Rect, notes: Notes) -> pygame.Rect:
    """Return the part of their room that notes take up."""
    if isinstance(notes, PayTable):
        return rect
    wide = max((renderer.width(words, SMALL, Typeface.BOLD) for words in notes), default=0)
    area = pygame.Rect(
        0, 0, min(rect.width, wide), round(_notes_step(renderer, rect, len(notes)) * len(notes))
    )
    area.midbottom = rect.midbottom
    return area


def _notes_step(renderer: TextRenderer, rect: pygame.Rect, lines: int) -> float:
    return min(28 * renderer.pixels, rect.height / max(1, lines))


def draw_notes(renderer: TextRenderer, rect: pygame.Rect, notes: Notes) -> None:
    """Draw notes under their title, at the bottom of their room."""
    if isinstance(notes, PayTable):
        _draw_pay(renderer, rect, notes)
        return
    step = _notes_step(renderer, rect, len(notes))
    top = rect.bottom - step * len(notes)
    for index, words in enumerate(notes):
        colour, face = (FLAME, Typeface.BOLD) if index == 0 else (BONE, Typeface.TEXT)
        at = (rect.centerx, top + step * (index + 0.5))
        shown = renderer.shortened(words, face, rect.width)
        renderer.line(shown, at, SMALL, colour, face, most=rect.width, tall=step, shade=True)


def _draw_pay(renderer: TextRenderer, rect: pygame.Rect, table: PayTable) -> None:
    """Draw a table of pay as a ladder: a box for each count, bright where the first column stands."""
    lines = 2 + len(table.remarks)
    step = rect.height / (len(table.rungs) * RUNG_HEIGHT + lines)
    across = [rect.left + rect.width * share for share in PAY_COLUMNS[: len(table.columns)]]
    most = rect.width * PAY_WIDTH

    def line(words: str, at: tuple[float, float], colour: Colour, face: Typeface, width: float) -> None:
        shown = renderer.shortened(words, face, width)
        renderer.line(shown, at, SMALL, colour, face, most=width, tall=step, shade=True)

    line(table.title, (rect.centerx, rect.top + step / 2), FLAME, Typeface.BOLD, rect.width)
    for name, x in zip(table.columns, across, strict=True):
        line(name, (x, rect.top + step * 1.5), SOFT, Typeface.TEXT, most)
    top = rect.top + 2 * step
    for rung in table.rungs:
        box = pygame.Rect(rect.left, round(top), rect.width, round(step * RUNG_HEIGHT - 6 * renderer.scale))
        here = rung.reached[0]
        renderer.box(box, (*SOOT, 200), FLAME if here else BRASS, 3 if here else 1, box.height // 4)
        _draw_pips(renderer, box, rung.count, FLAME if here else SOFT)
        for pay, reached, x in zip(rung.pay, rung.reached, across, strict=True):
            face, colour = (Typeface.BOLD, FLAME if here else BONE) if reached else (Typeface.TEXT, SOFT)
            renderer.line(str(pay), (x, box.centery), SMALL, colour, face, most=most, tall=box.height)
            if reached:
                mark = pygame.Rect(0, 0, round(most * 0.7), max(2, round(3 * renderer.scale)))
                mark.midbottom = round(x), box.bottom - max(2, round(4 * renderer.scale))
                renderer.box(mark, colour, colour, 0, 1)
        top += step * RUNG_HEIGHT
    for index, words in enumerate(table.remarks):
        line(words, (rect.centerx, top + step * (index + 0.5)), BONE, Typeface.TEXT, rect.width)


def _draw_pips(renderer: TextRenderer, box: pygame.Rect, count: int, colour: Colour) -> None:
    """Draw a count as a figure and as small cards side by side."""
    x = box.left + box.height * 0.55
    renderer.line(str(count), (x, box.centery), SMALL, colour, Typeface.BOLD, tall=box.height)
    step = box.width * PIP_STEP
    size = max(2, round(step * 0.62)), round(box.height * 0.42)
    for number in range(count):
        pip = pygame.Rect((0, 0), size)
        pip.midleft = round(box.left + box.height * 1.05 + number * step), box.centery
        renderer.box(pip, colour, colour, 0, 1)


def aim_area(window: tuple[int, int]) -> pygame.Rect:
    """Return the bar in the middle of the top, for what is played for."""
    pixels = scale(window)
    area = pygame.Rect(0, round(AIM_TOP * pixels), round(AIM_SIZE[0] * pixels), round(AIM_SIZE[1] * pixels))
    area.centerx = window[0] // 2
    return area


def aim_box(renderer: TextRenderer, words: str) -> pygame.Rect:
    """Return the box around it, in window pixels; empty without words."""
    area = aim_area(renderer.surface.get_size())
    lines, size, _ = _aim_lines(renderer, words, area)
    wide = max(renderer.width(line, size) for line in lines) + round(48 * renderer.scale) if words else 0
    return pygame.Rect(0, 0, min(area.width, wide), area.height if words else 0).move_to(center=area.center)


def _aim_lines(renderer: TextRenderer, words: str, area: pygame.Rect) -> tuple[list[str], float, float]:
    """Return the words in lines, the size of their type, and the window pixels that a line may be wide.

    Smaller type reads better than two lines, which the bar is low for.
    """
    most = area.width - 40 * renderer.scale
    size = renderer.fitting(words, SMALL, Typeface.TEXT, most)
    return ([words] if renderer.width(words, size) <= most else halved(words)), size, most


def draw_aim(renderer: TextRenderer, words: str) -> None:
    """Draw what is counted, towards what, and who leads: in one line, or in two where that is too long."""
    if not words:
        return
    box, area = aim_box(renderer, words), aim_area(renderer.surface.get_size())
    lines, size, most = _aim_lines(renderer, words, area)
    renderer.box(box, (*SOOT, 225), BRASS, 1, box.height // 2)
    step = area.height / len(lines)
    for index, line in enumerate(lines):
        at = (area.centerx, area.top + step * (index + 0.5))
        renderer.line(line, at, size, BONE, most=most, tall=step)


def banner_box(renderer: TextRenderer, table_map: TableMap, *, crowns: bool = False) -> pygame.Rect:
    """Return the band for large words, in window pixels, where it covers no pile.

    It lies across the table over the prompt, unless the table map has a place for it; across all of the table
    where a match is won.
    """
    window = renderer.surface.get_size()
    if crowns:
        box = pygame.Rect(0, 0, window[0], round(CROWNING_HEIGHT * renderer.scale))
        return box.move_to(center=(window[0] // 2, round(window[1] * CROWNING_AT)))
    if "banner" in table_map.zones:
        return table_map.zone("banner", window).rect
    box = pygame.Rect(0, 0, window[0], round(BANNER_HEIGHT * renderer.scale))
    box.center = box.width // 2, table_map.zone("prompt", window).rect.centery
    return box


def draw_banner(
    renderer: TextRenderer,
    whole: pygame.Rect,
    words: str,
    opened: float,
    swell: float,
    crowning: Colour | None,
) -> None:
    """Draw large words on the ``whole`` of a band, larger by a share while they are stamped there.

    Of the band a share is ``opened``, from its middle on.
    """
    at = whole.inflate(0, round((opened - 1) * whole.height))
    if not at.height:
        return
    band = renderer.assets.made(("band", at.size), lambda: _band(at.size))
    renderer.lay(band, at)
    # The display face has old-style figures: its 1 reads as an I.
    face = Typeface.BOLD if any(letter.isdigit() for letter in words) else Typeface.DISPLAY
    most, size = at.width * 0.92, CROWNING_TYPE if crowning else BANNER_TYPE
    renderer.surface.set_clip(at)
    renderer.line(words, at.center, size, crowning or BONE, face, most=most, tall=whole.height, swell=swell)
    renderer.surface.set_clip(None)


def _band(size: tuple[int, int]) -> pygame.Surface:
    """Return a dark band that fades to both sides, with a line along each edge."""
    height = size[1]
    band = pygame.Surface((128, height), pygame.SRCALPHA)
    for x in range(128):
        share = 1 - abs(x - 63.5) / 64
        lit = min(1.0, 3 * share)
        pygame.draw.line(band, (*SOOT, round(255 * lit)), (x, 0), (x, height))
        for y in (0, 1, height - 2, height - 1):
            band.set_at((x, y), (*BRASS, round(230 * lit)))
    return pygame.transform.smoothscale(band, size)


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A player's place at the table, in window pixels."""

    plate: pygame.Rect
    face: pygame.Rect
    cards: pygame.Rect | None
    """The place of the player's cards, if they are counted."""


def badge_of(cards: pygame.Rect, pixels: float) -> pygame.Rect:
    """Return where a count of a pile's cards lies: half outside their lower left corner."""
    side = round(BADGE_WIDTH * pixels)
    badge = pygame.Rect(0, 0, side, side).move_to(center=(cards.left + side // 8, cards.bottom - side // 4))
    return badge


def draw_bust(
    renderer: TextRenderer, plate: PlayerPlate, place: SeatPlace, *, shut: bool
) -> tuple[pygame.Rect, Hashable]:
    """Draw a face, its eyes shut while it blinks, with light behind it on that player's turn.

    Return the area that this may change, and all that it depends on.
    """
    wide = round(place.face.width * HALO)
    halo = renderer.assets.made(("halo", wide), lambda: _halo(wide))
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
    """Draw a name with its level's pips, the score in a gem, the count of cards and the words below.

    Both figures are drawn as they are seen now, which may be on their way to those of the plate.
    """
    fill, edge, thick = ((*OXBLOOD, 245), FLAME, 3) if plate.turn else ((*SOOT, 240), BRASS, 2)
    renderer.box(place.plate, fill, edge, thick, max(4, round(10 * renderer.scale)))
    _draw_name(renderer, plate, place)
    if score is not None:
        draw_gem(renderer, gem_of(place.plate), score, leads=plate.leads)
    if plate.cards and place.cards is not None:
        badge = badge_of(place.cards, renderer.scale)
        badge.centerx = place.cards.centerx  # both of a hand's sides are near somebody's name
        draw_badge(renderer, badge, cards)
    _draw_note(renderer, plate, place)


def draw_gem(renderer: TextRenderer, gem: pygame.Rect, figure: Figure, *, leads: bool) -> None:
    """Draw a figure on a disc of soot with an edge of brass; the leader's wears a crown."""
    wide = _swollen(gem.width, figure)
    disc = renderer.assets.made(("gem", wide), lambda: _disc(wide))
    renderer.surface.blit(disc, disc.get_rect(center=gem.center))
    _draw_figure(renderer, figure, gem, BODY, 0.86)
    if leads:
        side = round(CROWN_SIDE * gem.width)
        crown = renderer.assets.picture("tokens/crown.svg", side, side)
        # on top, clear of the figure and of the count of a hand beside it
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
    """Return a length while a figure swells, in steps of two pixels: each is drawn once."""
    return wide + 2 * round(wide * figure.swell / 2)


def _draw_figure(
    renderer: TextRenderer, figure: Figure, disc: pygame.Rect, size: float, fills: float
) -> None:
    """Draw a figure on its disc, larger while it swells."""
    words, face, swell = str(figure.value), Typeface.BOLD, figure.swell
    most, tall = disc.width * fills, disc.height * fills
    renderer.line(words, disc.center, size, BONE, face, most=most, tall=tall, badge=True, swell=swell)


def _draw_name(renderer: TextRenderer, plate: PlayerPlate, place: SeatPlace) -> None:
    """Draw the name between what stands on the left and the gem."""
    pips, gem = PIPS_BY_LEVEL[plate.level], gem_of(place.plate)
    left = place.plate.left + round((10 + 15 * bool(pips)) * renderer.scale)
    right = (gem.left if plate.score is not None else place.plate.right) - round(4 * renderer.scale)
    if pips:
        picture = renderer.assets.made(("pips", pips, renderer.scale), lambda: _pips(pips, renderer.scale))
        renderer.surface.blit(
            picture, picture.get_rect(midleft=(left - round(14 * renderer.scale), place.plate.centery))
        )
    most = right - left
    name = renderer.shortened(plate.name, Typeface.BOLD, most)
    at = (left + most / 2, place.plate.centery)
    colour = FLAME if plate.turn else BONE
    renderer.line(
        name, at, BODY, colour, Typeface.BOLD, most=most, tall=place.plate.height - 4 * renderer.scale
    )


def _draw_note(renderer: TextRenderer, plate: PlayerPlate, place: SeatPlace) -> None:
    """Draw what just happened to a player, or else what there is to know, in one line.

    A mark before it tells who is next: after it that would be read as the last word.
    """
    words, colour, face = note(plate)
    alone = plate.next and place.cards is None  # nobody sits beside the viewer
    most = round((NOTE_WIDTH + MARKED_NOTE_WIDTH * alone) * renderer.scale)
    room = pygame.Rect(0, 0, most, renderer.room("", renderer.least / renderer.pixels)[1])
    room.midtop = place.plate.centerx, place.plate.bottom + round(NOTE_GAP * renderer.scale)
    room.clamp_ip(renderer.surface.get_rect())
    size = SMALL * renderer.sure / renderer.pixels
    high = renderer.room("", size)[1]
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
    """Return the words under a plate, with how they are set."""
    if plate.effect is not None:
        hurt = EMBER if plate.effect.unwelcome else BONE
        return plate.effect.words, VERDIGRIS if plate.effect.gain else hurt, Typeface.BOLD
    if plate.thinking:
        return plate.thinking, ASH, Typeface.ITALIC
    return plate.note, BONE, Typeface.TEXT


def _disc(wide: int) -> pygame.Surface:
    """Return a disc with an edge, drawn large and brought to its size."""
    large = pygame.Surface((4 * wide, 4 * wide), pygame.SRCALPHA)
    middle = 2 * wide
    pygame.draw.circle(large, (0, 0, 0, 90), (middle, middle + wide // 8), middle - wide // 8)
    pygame.draw.circle(large, BRASS, (middle, middle), middle - wide // 6)
    pygame.draw.circle(large, SOOT, (middle, middle), middle - wide // 6 - max(2, wide // 4))
    return pygame.transform.smoothscale(large, (wide, wide))


def _pips(count: int, pixels: float) -> pygame.Surface:
    """Return small diamonds, one over another."""
    reach, step = 4 * PIP_RADIUS * pixels, 4 * 2.3 * PIP_RADIUS * pixels
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
