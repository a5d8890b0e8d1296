"""Everything on the table that is not a card: names, counts, prompts, captions, buttons and the log."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from engine.felt import Cloth, lay
from engine.grain import Size
from engine.layout import Zone
from engine.lettering import halved, halved_anywhere
from engine.theme import (
    ASH,
    BODY,
    BONE,
    BRASS,
    EMBER,
    FLAME,
    HIDE,
    OXBLOOD,
    SMALL,
    SOOT,
    VERDIGRIS,
    Colour,
    Typeface,
    scale,
)
from scenes.table.frame import Button, Line, Plate, Tone, Tool
from scenes.table.ink import Ink, in_lines

ROOMY = 1.3
"""Least heights of a line that each of three on a plate needs, where two could tell all but the level."""
HEM = 3
"""Design pixels that stay free under the last line beside a face."""
NAME = 1.3
"""How many times as high as a line under it a name may be."""
NEXT = " · next"
"""Follows the name of whoever's turn comes next."""
INLAY = ((10, 3, 110), (19, 1, 80))
"""The lines around a table top: how far in, how thick in pixels, and how strong of 255."""
AIR = 8
"""Design pixels that stay free between those lines and what lies within them."""
NOTE = 20
"""Design pixels of the type of notes on buttons."""
LABEL = 1.25
"""How many times as high as a line of its note a button's label may be."""
EDGES = {Tone.ASK: BRASS, Tone.NOTICE: FLAME, Tone.REFUSAL: EMBER, Tone.HINDRANCE: FLAME}
"""The colour of the edge around words, by how they are said."""


@lru_cache(1)
def table_top(size: Size, felt: Colour, cloth: Cloth, accent: Colour, pixels: float) -> pygame.Surface:
    """Cloth with its inlay: laid once, though pages come and go above it. It is not to be drawn on."""
    surface = pygame.Surface(size)
    lay(surface, felt, cloth)
    _draw_inlay(surface, accent, pixels)
    return surface


def _draw_inlay(surface: pygame.Surface, accent: Colour, pixels: float) -> None:
    """The border and the ring let into a table top."""
    inlay = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for inset, width, strength in INLAY:
        border = inlay.get_rect().inflate(-round(2 * inset * pixels), -round(2 * inset * pixels))
        pygame.draw.rect(inlay, (*accent, strength), border, width, round(24 * pixels))
    middle = inlay.get_rect().center
    for radius, strength in ((300, 26), (286, 18)):
        pygame.draw.circle(
            inlay, (*accent, strength), middle, round(radius * pixels), max(2, round(5 * pixels))
        )
    surface.blit(inlay, (0, 0))


def within_inlay(window: tuple[int, int]) -> pygame.Rect:
    """What lies within the lines around a table top, and clear of them."""
    inset = round((INLAY[-1][0] + AIR) * scale(window))
    return pygame.Rect((0, 0), window).inflate(-2 * inset, -2 * inset)


def draw_slot(surface: pygame.Surface, rect: pygame.Rect, lit: bool) -> None:
    """The outline of a place for a heap; bright where a card may go."""
    radius = max(4, min(rect.size) // 12)
    pygame.draw.rect(surface, FLAME if lit else BRASS, rect, 4 if lit else 1, border_radius=radius)


@dataclass(frozen=True, slots=True)
class PlatePlace:
    """Where a plate is, in window pixels."""

    rect: pygame.Rect
    face: pygame.Rect
    """Where the face on its edge is seen."""
    inset: float
    """What stays free on the left."""


def draw_plate(ink: Ink, plate: Plate, place: PlatePlace) -> None:
    """Name and note in a box, bright on that player's turn, and the face."""
    fill, edge, thick = ((*OXBLOOD, 235), FLAME, 3) if plate.turn else ((*SOOT, 205), BRASS, 1)
    ink.box(place.rect, fill, edge, thick, max(4, round(10 * ink.pixels)))
    _draw_plate_words(ink, plate, _words_area(plate, place))
    if plate.face:
        ink.put(ink.assets.picture(plate.face, *place.face.size), place.face)


def tells_level(ink: Ink, plate: Plate, place: PlatePlace) -> bool:
    """Whether a plate has room for its level beside the rest, when nothing else is said there."""
    still = replace(plate, happening=None, thinking=False)
    room = _words_area(plate, place)
    notes, _ = plate_notes(ink, still, room.width - 14 * ink.plain, room.height)
    return not plate.level or notes[0].startswith(plate.level)


def _words_area(plate: Plate, place: PlatePlace) -> pygame.Rect:
    """What the face and the pieces beside it leave of a plate."""
    right = place.face.left if plate.face else place.rect.right
    left = place.rect.left + round(place.inset)
    return pygame.Rect(left, place.rect.top, right - left, place.rect.height)


def _draw_plate_words(ink: Ink, plate: Plate, room: pygame.Rect) -> None:
    """Name over note, in two lines where it is long; what has just happened stands there for a while."""
    most = room.width - 14 * ink.plain
    before, after = ("› ", " ‹") if plate.turn else ("", NEXT) if plate.following else ("", "")
    name = ink.shortened(plate.name, Typeface.BOLD, most - ink.least_width(before + after, Typeface.BOLD))
    notes, face = plate_notes(ink, plate, most, room.height)
    colour = FLAME if plate.turn else BONE
    step = (room.height - HEM * ink.plain) / (len(notes) + NAME)
    at = (room.centerx, room.top + step * NAME / 2)
    ink.line(before + name + after, at, 25, colour, Typeface.BOLD, most=most, tall=step * NAME)
    for index, words in enumerate(notes):
        at = (room.centerx, room.top + step * (index + NAME + 0.5))
        ink.line(words, at, 20, _tint(plate), face, most=most, tall=step)


def plate_notes(ink: Ink, plate: Plate, most: float, tall: float) -> tuple[list[str], Typeface]:
    """What just happened, or level, cards and score, in two lines at most; the level may have to go."""
    if plate.happening is not None:
        words, face, brief = plate.happening.words, Typeface.BOLD, plate.happening.words
    elif plate.thinking:
        words, face, brief = "thinking…", Typeface.TEXT, ""
    else:
        words = " · ".join(filter(None, (plate.level, plate.note)))
        face, brief = Typeface.TEXT, plate.note
    if ink.least_width(words, face) <= most:
        return [words], face
    roomy = 3 * ink.least_height * (1.0 if ink.least_width(brief, face) > most else ROOMY) <= tall
    return (halved(words) if roomy else [brief]), face


def _tint(plate: Plate) -> Colour:
    """The colour of good news, of bad, or of no news."""
    if plate.happening is None:
        return BONE
    return VERDIGRIS if plate.happening.gain else FLAME


def notes_area(ink: Ink, rect: pygame.Rect, lines: Sequence[str]) -> pygame.Rect:
    """What so many lines to keep in sight take up of their room."""
    wide = max((ink.width(words, SMALL, Typeface.BOLD) for words in lines), default=0)
    area = pygame.Rect(0, 0, min(rect.width, wide), round(_notes_step(ink, rect, lines) * len(lines)))
    area.midbottom = rect.midbottom
    return area


def _notes_step(ink: Ink, rect: pygame.Rect, lines: Sequence[str]) -> float:
    return min(28 * ink.pixels, rect.height / max(1, len(lines)))


def draw_notes(ink: Ink, rect: pygame.Rect, lines: Sequence[str]) -> None:
    """A few lines to keep in sight, under their title, at the bottom of their room."""
    step = _notes_step(ink, rect, lines)
    top = rect.bottom - step * len(lines)
    for index, words in enumerate(lines):
        colour, face = (FLAME, Typeface.BOLD) if index == 0 else (BONE, Typeface.TEXT)
        at = (rect.centerx, top + step * (index + 0.5))
        shown = ink.shortened(words, face, rect.width)
        ink.line(shown, at, SMALL, colour, face, most=rect.width, tall=step, shade=True)


def aim_area(buttons: Sequence[Button], width: int, pixels: float) -> pygame.Rect:
    """What the table's own buttons leave of the row at the top."""
    row = [
        button.rect for button in buttons if isinstance(button.does, Tool) and button.rect.top < 30 * pixels
    ]
    left = max((rect.right for rect in row), default=0) + round(20 * pixels)
    return pygame.Rect(left, round(8 * pixels), width - left - round(20 * pixels), round(48 * pixels))


def draw_aim(ink: Ink, area: pygame.Rect, words: str) -> None:
    """What is counted, towards what, who leads: in one line, or parted in two where that is too long."""
    if not words:
        return
    most = area.width
    lines = ink.parted(words, SMALL, Typeface.TEXT, most)
    step = area.height if len(lines) == 1 else 26 * max(ink.plain, ink.pixels)
    for index, line in enumerate(lines):
        at = (area.centerx, area.top + step * (index + 0.5))
        ink.line(line, at, SMALL, BONE, most=most, tall=step, shade=True)


def draw_banner(ink: Ink, words: str) -> None:
    """Large words across the table."""
    surface = ink.surface
    band = pygame.Surface((surface.get_width(), round(190 * ink.pixels)), pygame.SRCALPHA)
    band.fill((*SOOT, 215))
    at = band.get_rect(center=(surface.get_width() // 2, round(surface.get_height() * 0.42)))
    surface.blit(band, at)
    pygame.draw.line(surface, EMBER, at.topleft, at.topright, 3)
    pygame.draw.line(surface, EMBER, at.bottomleft, at.bottomright, 3)
    ink.line(words, at.center, 84, FLAME, Typeface.DISPLAY, most=surface.get_width() * 0.92)


def prompt_lines(ink: Ink, zone: Zone, line: Line) -> list[tuple[str, float, Typeface]]:
    """What is wanted now in lines that fit, each with its size and typeface."""
    first, *more = line.words.split("\n")
    most = zone.rect.width - 48 * ink.pixels
    lines: list[tuple[str, float, Typeface]] = []
    for part, size, face in [(first, BODY, Typeface.BOLD), *((said, SMALL, Typeface.TEXT) for said in more)]:
        lines += [(said, size, face) for said in ink.parted(part, size, face, most)]
    return lines


def prompt_box(ink: Ink, zone: Zone, line: Line) -> pygame.Rect:
    """The box around what is wanted now, in window pixels; it grows upwards, and is empty without words."""
    lines = prompt_lines(ink, zone, line) if line.words else []
    wanted = max((ink.width(*each) for each in lines), default=0) + 48 * ink.pixels
    tall = prompt_height(ink, len(lines)) if lines else 0
    box = pygame.Rect(0, 0, round(min(zone.rect.width, wanted)), tall)
    box.midbottom = (zone.rect.centerx, prompt_bottom(ink, zone))
    return box


def draw_prompt(ink: Ink, zone: Zone, line: Line) -> None:
    """What is wanted now, or what the table has to say."""
    if not line.words:
        return
    lines, box = prompt_lines(ink, zone, line), prompt_box(ink, zone, line)
    fill = OXBLOOD if line.tone is Tone.REFUSAL else SOOT
    ink.box(box, fill, EDGES[line.tone], 2, round(23 * ink.pixels))
    for index, (said, size, face) in enumerate(lines):
        middle = (box.centerx, box.top + (23 + 34 * index) * ink.pixels)
        ink.line(said, middle, size, BONE, face, most=box.width - 30 * ink.pixels)


def prompt_height(ink: Ink, lines: int) -> int:
    """How high the box around so many lines is, in window pixels."""
    return round((12 + 34 * lines) * ink.pixels)


def prompt_bottom(ink: Ink, zone: Zone) -> int:
    """Where that box ends below, in window pixels."""
    return round(zone.rect.centery + 35 * ink.plain)


def draw_buttons(ink: Ink, buttons: Sequence[Button], hot: str) -> None:
    """All buttons."""
    for button in buttons:
        draw_button(ink, button, button.label == hot)


def draw_button(ink: Ink, button: Button, hot: bool) -> None:
    """A button, its label with the key, and what would follow."""
    rect = button.rect
    fill, edge = (OXBLOOD, FLAME) if hot else (HIDE, BRASS if button.live else ASH)
    ink.box(rect, fill, edge, 2 if button.live else 1, max(4, round(10 * ink.plain)))
    most, tall = rect.width - 16 * ink.plain, rect.height - 6 * ink.plain
    notes = note_lines(ink, button.note, most, tall)
    step = min(tall / (len(notes) + LABEL), 36 * ink.pixels)
    top = rect.centery - step * (len(notes) + LABEL) / 2
    colour = FLAME if hot else BONE if button.live else ASH
    size, middle = BODY if notes else button.size, (rect.centerx, top + step * LABEL / 2)
    ink.line(button.words, middle, size, colour, Typeface.BOLD, most=most, tall=step * LABEL)
    for index, words in enumerate(notes):
        middle = (rect.centerx, top + step * (LABEL + index + 0.5))
        ink.line(words, middle, NOTE, ASH, most=most, tall=step)


def note_lines(ink: Ink, note: str, most: float, tall: float) -> list[str]:
    """What would follow, under a label, in as few lines as let it be largest."""
    if not note:
        return []
    ways = [[note], halved(note), in_lines(note, 3, ink.font(NOTE, Typeface.TEXT))]

    def largest(lines: list[str]) -> float:
        step = tall / (len(lines) + LABEL)
        return min(ink.fitting(line, NOTE, Typeface.TEXT, most, step) for line in lines)

    best = max(ways, key=largest)
    return best if all(ink.least_width(line) <= most for line in best) else halved_anywhere(note)
