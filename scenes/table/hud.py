"""Everything on the table that is not a card: names, counts, prompts, captions, buttons and the log."""

from collections.abc import Sequence

import pygame
from pygame import Vector2

from engine.layout import Zone
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
)
from scenes.table.frame import Button, Line, Plate, Tone
from scenes.table.ink import Ink

FACE = 80
"""Width of an opponent's face, in design pixels."""
EDGES = {Tone.ASK: BRASS, Tone.NOTICE: FLAME, Tone.REFUSAL: EMBER}
"""The colour of the edge around words, by how they are said."""


def draw_inlay(surface: pygame.Surface, accent: Colour, pixels: float) -> None:
    """The border and the ring let into a table top."""
    inlay = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for inset, width, strength in ((10, 3, 110), (19, 1, 80)):
        border = inlay.get_rect().inflate(-round(2 * inset * pixels), -round(2 * inset * pixels))
        pygame.draw.rect(inlay, (*accent, strength), border, width, round(24 * pixels))
    middle = inlay.get_rect().center
    for radius, strength in ((300, 26), (286, 18)):
        pygame.draw.circle(
            inlay, (*accent, strength), middle, round(radius * pixels), max(2, round(5 * pixels))
        )
    surface.blit(inlay, (0, 0))


def draw_slot(surface: pygame.Surface, rect: pygame.Rect, lit: bool) -> None:
    """The outline of a place for a heap; bright where a card may go."""
    radius = max(4, min(rect.size) // 12)
    pygame.draw.rect(surface, FLAME if lit else BRASS, rect, 4 if lit else 1, border_radius=radius)


def draw_plate(ink: Ink, plate: Plate, rect: pygame.Rect, inset: float) -> None:
    """Name and note in a box, bright on that player's turn; ``inset`` pixels stay free on the left."""
    box = pygame.Surface(rect.size, pygame.SRCALPHA)
    radius = max(4, round(10 * ink.pixels))
    fill = (*OXBLOOD, 235) if plate.turn else (*SOOT, 205)
    pygame.draw.rect(box, fill, box.get_rect(), border_radius=radius)
    pygame.draw.rect(box, FLAME if plate.turn else BRASS, box.get_rect(), 3 if plate.turn else 1, radius)
    ink.surface.blit(box, rect)
    name = f"› {plate.name} ‹" if plate.turn else plate.name
    spot = pygame.Rect(0, 0, round(FACE * ink.pixels), round(FACE * ink.pixels))
    spot.center = rect.right, rect.centery
    spot.clamp_ip(ink.surface.get_rect())
    room = rect.right - spot.left if plate.face else 0
    most = rect.width - inset - room - 14 * ink.pixels
    middle = rect.centerx + (inset - room) / 2
    told = _happening_lines(ink, plate, most)
    colour = FLAME if plate.turn else BONE
    high, size = (0.2, 22) if len(told) > 1 else (0.3, 25)
    ink.line(name, (middle, rect.top + rect.height * high), size, colour, Typeface.BOLD, most=most)
    if not told:
        told_now = "thinking …" if plate.thinking else plate.note
        ink.line(told_now, (middle, rect.top + rect.height * 0.72), 20, BONE, most=most)
    for index, words in enumerate(told):
        at = (middle, rect.top + rect.height * (0.72 if len(told) == 1 else 0.51 + 0.31 * index))
        ink.line(words, at, 20 if len(told) == 1 else 18, _tint(plate), Typeface.BOLD, most=most)
    if plate.face:
        ink.surface.blit(ink.assets.picture(plate.face, spot.width, spot.height), spot)


def _happening_lines(ink: Ink, plate: Plate, most: float) -> list[str]:
    """What has just happened to a player, in a line, or in two where it is too long for one."""
    if plate.happening is None:
        return []
    words = plate.happening.words
    return halved(words) if ink.width(words, 20, Typeface.BOLD) > most else [words]


def _tint(plate: Plate) -> Colour:
    """The colour of good news, or of bad."""
    return VERDIGRIS if plate.happening is not None and plate.happening.gain else FLAME


def draw_notes(ink: Ink, rect: pygame.Rect, lines: Sequence[str]) -> None:
    """A few lines to keep in sight, under their title."""
    step = min(28 * ink.pixels, rect.height / max(1, len(lines)))
    for index, words in enumerate(lines):
        colour, face = (FLAME, Typeface.BOLD) if index == 0 else (BONE, Typeface.TEXT)
        at = (rect.centerx, rect.top + step * (index + 0.5))
        ink.line(words, at, SMALL, colour, face, most=rect.width, shade=True)


def draw_aim(ink: Ink, area: pygame.Rect, words: str) -> None:
    """What is counted, towards what, who leads: in one line, or parted in two where that is too long."""
    if not words:
        return
    wide = ink.width(words, SMALL) > area.width and " · " in words
    lines = parted(words) if wide else [words]
    step = area.height / len(lines)
    for index, line in enumerate(lines):
        at = (area.centerx, area.top + step * (index + 0.5))
        ink.line(line, at, SMALL, BONE, most=area.width)


def parted(words: str) -> list[str]:
    """A line of parts with dots between them as two lines of about the same length."""
    parts = words.split(" · ")
    cuts = range(1, len(parts))
    middle = min(cuts, key=lambda cut: abs(len(" · ".join(parts[:cut])) - len(words) / 2))
    return [" · ".join(parts[:middle]), " · ".join(parts[middle:])]


def draw_arrow(
    surface: pygame.Surface, source: pygame.Rect, target: pygame.Rect, colour: Colour, pixels: float
) -> None:
    """An arrow from one name to another, beneath all words."""
    start, end = Vector2(source.center), Vector2(target.center)
    if start == end:
        return
    along = (end - start).normalize()
    across = along.rotate(90)
    tip = end - along * (min(target.size) / 2 + 6 * pixels)
    start += along * (min(source.size) / 2 + 6 * pixels)
    back, wide, head = tip - along * 26 * pixels, 4 * pixels, 13 * pixels
    shaft = [start + across * wide, back + across * wide, back - across * wide, start - across * wide]
    pygame.draw.polygon(surface, colour, shaft)
    pygame.draw.polygon(surface, colour, [tip, back + across * head, back - across * head])


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


def draw_prompt(ink: Ink, zone: Zone, line: Line, news: str) -> None:
    """What just happened, small, over what is wanted now; a second line of words takes the place of news."""
    rect, words = zone.rect, line.words
    first, *more = words.split("\n")
    if news and not more:
        ink.line(
            news, (rect.centerx, rect.top - 6 * ink.pixels), SMALL, ASH, Typeface.ITALIC, most=rect.width
        )
    if not words:
        return
    lines = [(first, BODY, Typeface.BOLD), *((said, SMALL, Typeface.TEXT) for said in more)]
    wanted = max(ink.width(said, size, face) for said, size, face in lines) + 48 * ink.pixels
    height = (46 + 32 * len(more)) * ink.pixels
    box = pygame.Rect(0, 0, round(min(rect.width, wanted)), round(height))
    box.midbottom = (rect.centerx, round(rect.centery + 35 * ink.pixels))
    corner = round(23 * ink.pixels)
    pygame.draw.rect(ink.surface, OXBLOOD if line.tone is Tone.REFUSAL else SOOT, box, border_radius=corner)
    pygame.draw.rect(ink.surface, EDGES[line.tone], box, 2, border_radius=corner)
    for index, (said, size, face) in enumerate(lines):
        middle = (box.centerx, box.top + (23 + 34 * index) * ink.pixels)
        ink.line(said, middle, size, BONE, face, most=box.width - 30 * ink.pixels)


def draw_button(ink: Ink, button: Button, hot: bool) -> None:
    """A button, its key and what would follow."""
    rect = button.rect
    radius = max(4, round(10 * ink.pixels))
    pygame.draw.rect(ink.surface, OXBLOOD if hot else HIDE, rect, border_radius=radius)
    pygame.draw.rect(ink.surface, FLAME if hot else BRASS, rect, 2, border_radius=radius)
    label = f"{button.label}  ({button.hotkey})" if button.hotkey else button.label
    most = rect.width - 20 * ink.pixels
    notes = _note_lines(ink, button, most)
    middle = rect.centery - 12 * len(notes) * ink.pixels
    colour = FLAME if hot else BONE
    ink.line(label, (rect.centerx, middle), BODY if button.note else 24, colour, Typeface.BOLD, most=most)
    for index, words in enumerate(notes):
        at = (rect.centerx, middle + (31 + 23 * index) * ink.pixels)
        ink.line(words, at, 20, ASH, most=most)


def _note_lines(ink: Ink, button: Button, most: float) -> list[str]:
    """What would follow, in two lines where one is too narrow and the button is high enough."""
    if not button.note:
        return []
    narrow = ink.width(button.note, 20) > most
    return halved(button.note) if narrow and button.rect.height >= 84 * ink.pixels else [button.note]


def halved(words: str) -> list[str]:
    """A line as two of about the same length, parted at a space, best after a semicolon or a comma."""
    gaps = [at for at, letter in enumerate(words) if letter == " "]
    if not gaps:
        return [words]
    middle = min(gaps, key=lambda at: abs(at - len(words) / 2) - 6 * (words[at - 1] in ";,"))
    return [words[:middle], words[middle + 1 :]]
