"""What a lesson says, beside what it speaks of: where the panel goes, how it and the dim table look."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from engine.lettering import wrapped
from engine.theme import ASH, BODY, BONE, FLAME, SMALL, SOOT, Typeface
from scenes.table import hud
from scenes.table.frame import Button, Tool
from scenes.table.ink import Ink

WIDTHS = (400, 480, 560, 680, 820, 1040)
"""How wide the panel may be, in design pixels of type."""
INSET = 22
BUTTON = (164, 46)
"""Width and height of a button, in design pixels of type."""
STRIDE = 30
"""Places where the panel is tried, from the top of the window to its bottom."""
CLEAR = 8
"""Window pixels that stay free around what must not be covered."""
SHARES = (1.0, 0.85, 0.72, 0.6)
"""How large its type is, as a share of the table's: smaller only where it would cover words."""
DIM = 115
"""How dark the rest of the table is, of 255."""
ON, BACK = "Go on", "Back a step"


@dataclass(frozen=True, slots=True)
class Spoken:
    """What is said now."""

    where: str
    """Which step of how many."""
    says: str
    instead: str
    """What is said to what was tried instead; empty where nothing was."""
    reading: bool
    """Whether there is only to go on."""
    first: bool
    """Whether there is no step to go back to."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the panel lies among, in window pixels."""

    lit: tuple[pygame.Rect, ...]
    """What it speaks of: never covered."""
    texts: tuple[pygame.Rect, ...]
    """Words and buttons: not covered either."""
    cards: tuple[pygame.Rect, ...]
    """Covered where nothing else is free."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel in its place."""

    spoken: Spoken
    rect: pygame.Rect
    lines: tuple[tuple[str, bool], ...]
    """Each line, and whether it is said to what was tried."""
    buttons: tuple[Button, ...]
    pixels: float
    """Window pixels to a design pixel of its type."""


def placed(ink: Ink, spoken: Spoken, around: Surroundings) -> Panel:
    """The panel as near to what it speaks of as it can be without covering it, nor any words."""
    kept = [*around.lit, *around.texts]
    for share in SHARES:
        panel = _placed(replace(ink, pixels=ink.pixels * share), spoken, around)
        if panel.rect.collidelist(kept) < 0:
            break
    return panel


def _placed(ink: Ink, spoken: Spoken, around: Surroundings) -> Panel:
    """The panel at the best place for type of this size."""
    window = ink.surface.get_rect()
    spots = (spot for size in _sizes(ink, spoken) for spot in _spots(window, size))
    rect = min(spots, key=lambda spot: _cost(spot, around, window))
    lines = tuple(_lines(ink, spoken, rect.width))
    return Panel(spoken, rect, lines, tuple(_buttons(ink, spoken, rect)), ink.pixels)


def draw_panel(ink: Ink, panel: Panel, hot: str) -> None:
    """The panel, its words and its buttons."""
    ink = replace(ink, pixels=panel.pixels)
    surface, rect, corner = ink.surface, panel.rect, round(16 * ink.pixels)
    pygame.draw.rect(surface, SOOT, rect, border_radius=corner)
    pygame.draw.rect(surface, FLAME, rect, 2, border_radius=corner)
    left, top = rect.left + round(INSET * ink.pixels), rect.top + round(INSET * ink.pixels)
    where = ink.assets.text(panel.spoken.where, Typeface.ITALIC, round(SMALL * ink.pixels), ASH)
    surface.blit(where, (left, top))
    top += _above(ink)
    for index, (words, tried) in enumerate(panel.lines):
        text = ink.assets.text(words, Typeface.TEXT, round(BODY * ink.pixels), FLAME if tried else BONE)
        surface.blit(text, (left, top + index * _step(ink)))
    for button in panel.buttons:
        hud.draw_button(ink, button, hud.label_size(ink, button), button.label == hot)


def draw_dimmed(surface: pygame.Surface, lit: Sequence[pygame.Rect], clear: Sequence[pygame.Rect]) -> None:
    """Darken all but what is spoken of, which gets an edge, and what else is to be read."""
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    shade.fill((*SOOT, DIM))
    for rect in (*lit, *clear):
        pygame.draw.rect(shade, (0, 0, 0, 0), rect, border_radius=10)
    surface.blit(shade, (0, 0))
    draw_edges(surface, lit)


def draw_edges(surface: pygame.Surface, lit: Sequence[pygame.Rect]) -> None:
    """A bright edge around what is spoken of."""
    for rect in lit:
        pygame.draw.rect(surface, FLAME, rect, 2, border_radius=10)


def _step(ink: Ink) -> int:
    return ink.font(BODY, Typeface.TEXT).get_linesize()


def _above(ink: Ink) -> int:
    """Window pixels for the line that tells which step it is."""
    return round(1.25 * ink.font(SMALL, Typeface.ITALIC).get_linesize())


def _lines(ink: Ink, spoken: Spoken, width: int) -> Iterator[tuple[str, bool]]:
    font = ink.font(BODY, Typeface.TEXT)
    room = width - 2 * round(INSET * ink.pixels)
    yield from ((line, False) for line in wrapped(spoken.says, font, room))
    yield from ((line, True) for line in wrapped(spoken.instead, font, room))


def _sizes(ink: Ink, spoken: Spoken) -> Iterator[tuple[int, int]]:
    inset, button = round(INSET * ink.pixels), round(BUTTON[1] * ink.pixels)
    most = ink.surface.get_width() - 40
    for wide in sorted({min(most, round(width * ink.pixels)) for width in WIDTHS}):
        lines = len(list(_lines(ink, spoken, wide)))
        below = inset + button if spoken.reading or not spoken.first else 0
        yield wide, _above(ink) + lines * _step(ink) + 2 * inset + below


def _spots(window: pygame.Rect, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    stride = max(1, window.height // STRIDE)
    for top in range(CLEAR, max(CLEAR + 1, window.height - size[1] - CLEAR), stride):
        for left in range(CLEAR, max(CLEAR + 1, window.width - size[0] - CLEAR), stride):
            yield pygame.Rect((left, top), size)


def _cost(spot: pygame.Rect, around: Surroundings, window: pygame.Rect) -> float:
    """How bad a place is: what it covers, and how far it is from what it speaks of."""
    near = spot.inflate(2 * CLEAR, 2 * CLEAR)
    cost = 0.0
    for rects, weight in ((around.lit, 400.0), (around.texts, 100.0), (around.cards, 20.0)):
        for index in near.collidelistall(list(rects)):
            shared = near.clip(rects[index])
            cost += weight * (shared.width * shared.height + 200)
    focus = around.lit or (window,)
    return cost + 20 * min(_distance(spot, rect) for rect in focus)


def _distance(one: pygame.Rect, other: pygame.Rect) -> float:
    """Pixels between two rectangles, and a little for those between their middles."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    middles = abs(one.centerx - other.centerx) + abs(one.centery - other.centery)
    return across + down + 0.1 * middles


def _buttons(ink: Ink, spoken: Spoken, rect: pygame.Rect) -> Iterator[Button]:
    size = round(BUTTON[0] * ink.pixels), round(BUTTON[1] * ink.pixels)
    inset = round(INSET * ink.pixels)
    corner = pygame.Rect((0, 0), size)
    corner.bottomright = rect.right - inset, rect.bottom - inset
    if spoken.reading:
        yield Button(ON, "", corner, Tool.GO_ON)
        corner = corner.move(-corner.width - inset // 2, 0)
    if not spoken.first:
        yield Button(BACK, "", corner, Tool.UNDO)
