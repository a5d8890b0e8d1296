"""Everything on the table that is not a card: names, counts, prompts, captions, buttons and the log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from engine.assets import Assets, narrowed
from engine.layout import Zone
from engine.theme import ASH, BODY, BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SMALL, SOOT, Colour, Typeface

FACE = 80
"""Width of an opponent's face, in design pixels."""


@dataclass(frozen=True, slots=True)
class Button:
    """A labelled button on the table; ``hotkey`` is the letter that presses it too."""

    label: str
    hotkey: str
    rect: pygame.Rect
    action: Callable[[], None]
    note: str = ""
    """A few words under the button: what would follow."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands beside a hand."""

    name: str
    note: str
    """Level, cards and score."""
    turn: bool
    """Whether it is this player's turn."""
    thinking: bool
    face: str
    """The picture of an opponent's face; none for a person."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What words are drawn with: the surface, the assets and the scale of type."""

    surface: pygame.Surface
    assets: Assets
    pixels: float

    def width(self, words: str, size: int, face: Typeface = Typeface.TEXT) -> int:
        """Width of a line in window pixels."""
        return self.assets.font(face, round(size * self.pixels)).size(words)[0]

    def line(
        self,
        words: str,
        at: tuple[float, float],
        size: int,
        colour: Colour,
        face: Typeface = Typeface.TEXT,
        *,
        most: float | None = None,
        shade: bool = False,
    ) -> pygame.Rect:
        """A centred line; one longer than ``most`` window pixels is set narrower.

        ``shade`` lays a dark strip beneath it, for words over cards.
        """
        text = self.assets.text(words, face, round(size * self.pixels), colour)
        if most is not None:
            text = narrowed(text, most)
        rect = text.get_rect(center=(round(at[0]), round(at[1])))
        rect.clamp_ip(self.surface.get_rect())
        if shade:
            self._shade(rect.inflate(round(16 * self.pixels), 0))
        return self.surface.blit(text, rect)

    def _shade(self, rect: pygame.Rect) -> None:
        strip = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(strip, (*SOOT, 205), strip.get_rect(), border_radius=rect.height // 2)
        self.surface.blit(strip, rect)


def draw_felt(surface: pygame.Surface, felt: Colour, accent: Colour, pixels: float) -> None:
    """The table top: the game's colour, lit from the middle, with an inlaid border."""
    small = pygame.Surface((64, 36))
    for y in range(36):
        for x in range(64):
            far = ((x - 31.5) / 38) ** 2 + ((y - 16.5) / 22) ** 2
            light = max(0.28, 1.18 - far)
            small.set_at((x, y), tuple(min(255, round(part * light)) for part in felt))
    pygame.transform.smoothscale(small, surface.get_size(), surface)
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
    colour = FLAME if plate.turn else BONE
    ink.line(name, (middle, rect.top + rect.height * 0.3), 25, colour, Typeface.BOLD, most=most)
    note = "thinking …" if plate.thinking else plate.note
    ink.line(note, (middle, rect.top + rect.height * 0.72), 20, BONE, most=most)
    if plate.face:
        ink.surface.blit(ink.assets.picture(plate.face, spot.width, spot.height), spot)


def draw_notes(ink: Ink, rect: pygame.Rect, lines: Sequence[str]) -> None:
    """A few lines to keep in sight, under their title."""
    step = min(28 * ink.pixels, rect.height / max(1, len(lines)))
    for index, words in enumerate(lines):
        colour, face = (FLAME, Typeface.BOLD) if index == 0 else (BONE, Typeface.TEXT)
        at = (rect.centerx, rect.top + step * (index + 0.5))
        ink.line(words, at, SMALL, colour, face, most=rect.width, shade=True)


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


def draw_prompt(ink: Ink, zone: Zone, words: str, news: str, warning: bool) -> None:
    """What just happened, small, over what is wanted now; a second line of words takes the place of news."""
    rect = zone.rect
    first, *more = words.split("\n")
    if news and not more:
        ink.line(
            news, (rect.centerx, rect.top - 6 * ink.pixels), SMALL, ASH, Typeface.ITALIC, most=rect.width
        )
    if not words:
        return
    lines = [(first, BODY, Typeface.BOLD), *((line, SMALL, Typeface.TEXT) for line in more)]
    wanted = max(ink.width(line, size, face) for line, size, face in lines) + 48 * ink.pixels
    height = (46 + 32 * len(more)) * ink.pixels
    box = pygame.Rect(0, 0, round(min(rect.width, wanted)), round(height))
    box.midbottom = (rect.centerx, round(rect.centery + 35 * ink.pixels))
    corner = round(23 * ink.pixels)
    pygame.draw.rect(ink.surface, OXBLOOD if warning else SOOT, box, border_radius=corner)
    pygame.draw.rect(ink.surface, EMBER if warning else BRASS, box, 2, border_radius=corner)
    for index, (line, size, face) in enumerate(lines):
        middle = (box.centerx, box.top + (23 + 34 * index) * ink.pixels)
        ink.line(line, middle, size, BONE, face, most=box.width - 30 * ink.pixels)


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
