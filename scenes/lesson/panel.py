"""What a lesson says, beside what it speaks of: where the panel goes, how it and the dim table look."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import pygame

from engine.text_wrapping import wrapped
from engine.theme import ASH, BODY, BONE, FLAME, SMALL, SOOT, Typeface
from scenes.table.view import hud
from scenes.table.view.hud import within_inlay
from scenes.table.view.label_placement import free_places
from scenes.table.view.text_renderer import TextRenderer
from scenes.table.view.view_model import Button, Tool

WIDTHS = (400, 480, 560, 680, 820, 1040)
"""How wide the panel may be, in design pixels of type."""
INSET = 22
BUTTON = (164, 46)
"""Width and height of a button, in design pixels of type."""
STRIDE = 30
"""Places where the panel is tried from top to bottom, where it has to cover words."""
CLEAR = 8
"""Window pixels that stay free around what must not be covered."""
SHARES = (1.0, 0.85, 0.72, 0.6)
"""How large its type is, as a share of the table's: smaller only where it would cover words."""
LARGE = SHARES[:2]
"""The same where it would cover cards."""
STRAYED = 200.0
"""What each pixel costs by which the panel moves within a step."""
DIM = 115
"""How dark the rest of the table is, of 255."""
Words: TypeAlias = tuple[str, str]
"""What is said, and what is said to what was tried instead."""
ON, PREVIOUS = "Next", "Previous"


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

    @property
    def kept(self) -> tuple[pygame.Rect, ...]:
        """What is never covered where that can be."""
        return (*self.lit, *self.texts)

    @property
    def all(self) -> tuple[pygame.Rect, ...]:
        """The same with all cards."""
        return (*self.kept, *self.cards)


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


def placed(
    ink: TextRenderer, spoken: Spoken, around: Surroundings, lesson: Sequence[Words], last: pygame.Rect | None
) -> Panel:
    """The panel where it was and as large as it was, if it covers nothing there; else as near as can be.

    Args:
        ink: what to draw with.
        spoken: what is said.
        around: what must not be covered.
        lesson: what all the steps say, and to what else is tried: a panel with room for the longest keeps
            its size, and its place when it answers.
        last: where it was; None where it was nowhere.
    """
    own = ((spoken.says, spoken.instead),)
    steady = own if last is not None and spoken.instead else tuple(lesson)
    window = within_inlay(ink.surface.get_size())
    ways = [
        *((share, texts, around.all) for texts in (steady, own) for share in LARGE),
        *((share, texts, around.kept) for share in SHARES for texts in (steady, own)),
    ]
    places = [
        (_Room(replace(ink, pixels=ink.pixels * share), spoken, texts), kept) for share, texts, kept in ways
    ]
    for room, _ in places if spoken.instead else ():
        if (rect := _stayed(room, around, window, last)) is not None:
            return _panel(room.ink, spoken, rect)
    for room, kept in places:
        if (rect := _free(room, around, kept, window, last)) is not None:
            return _panel(room.ink, spoken, rect)
    spots = (spot for size in room.sizes for spot in _spots(window, size))
    return _panel(room.ink, spoken, min(spots, key=lambda spot: _cost(spot, around, window)))


@dataclass(frozen=True, slots=True)
class _Room:
    """How large a panel has to be."""

    ink: TextRenderer
    spoken: Spoken
    texts: tuple[Words, ...]
    """What it has to have room for, the longest of these."""

    @property
    def sizes(self) -> list[tuple[int, int]]:
        """Widths with the heights they need, in window pixels, the narrowest first."""
        ink, most = self.ink, self.ink.surface.get_width() - 40
        wide = sorted({min(most, round(width * ink.pixels)) for width in WIDTHS})
        return [(width, self._height(width)) for width in wide]

    def _height(self, width: int) -> int:
        ink, spoken = self.ink, self.spoken
        lines = max(len(list(_lines(ink, words, width))) for words in self.texts)
        inset, button = round(INSET * ink.pixels), round(BUTTON[1] * ink.pixels)
        buttons = len(self.texts) > 1 or spoken.reading or not spoken.first
        return _above(ink) + lines * _step(ink) + 2 * inset + (inset + button if buttons else 0)


def _stayed(
    room: _Room, around: Surroundings, window: pygame.Rect, last: pygame.Rect | None
) -> pygame.Rect | None:
    """The last place, if it covers nothing there; what answers to a try may lie on all it lay on before."""
    for stays in _staying(room, last):
        answers = room.spoken.instead and stays == last
        if window.contains(stays) and not _covers(stays, around.kept if answers else around.all):
            return stays
    return None


def _free(
    room: _Room,
    around: Surroundings,
    kept: Sequence[pygame.Rect],
    window: pygame.Rect,
    last: pygame.Rect | None,
) -> pygame.Rect | None:
    """A place that covers nothing kept: the last one, else one as wide, else any; None if there is none."""
    stays = _stayed(room, around, window, last)
    if stays is not None:
        return stays
    roomy = [rect.inflate(2 * CLEAR, 2 * CLEAR) for rect in kept]
    toward = [rect.center for rect in around.lit] or [window.center]
    for size in sorted(room.sizes, key=lambda size: last is not None and size[0] != last.width):
        spots = list(free_places(size, window, roomy, toward))
        if spots:
            return min(
                spots, key=lambda spot: _cost(spot, around, window) + _strayed(spot, last, room.spoken)
            )
    return None


def _strayed(spot: pygame.Rect, last: pygame.Rect | None, spoken: Spoken) -> float:
    """How bad it is to go so far away in the middle of a step, for more to say to what was tried."""
    if last is None or not spoken.instead:
        return 0.0
    return STRAYED * (abs(spot.centerx - last.centerx) + abs(spot.centery - last.centery))


def _staying(room: _Room, last: pygame.Rect | None) -> Iterator[pygame.Rect]:
    """The last place, as wide as it was and as high as is needed now, from its top or its bottom."""
    for size in room.sizes:
        if last is not None and size[0] == last.width:
            if room.spoken.instead and size[1] <= last.height:
                yield last
            yield pygame.Rect(last.topleft, size)
            yield pygame.Rect((last.left, last.bottom - size[1]), size)


def _covers(spot: pygame.Rect, kept: Sequence[pygame.Rect]) -> bool:
    return spot.inflate(2 * CLEAR, 2 * CLEAR).collidelist(kept) >= 0


def _panel(ink: TextRenderer, spoken: Spoken, rect: pygame.Rect) -> Panel:
    lines = tuple(_lines(ink, (spoken.says, spoken.instead), rect.width))
    return Panel(spoken, rect, lines, tuple(_buttons(ink, spoken, rect)), ink.pixels)


def draw_panel(ink: TextRenderer, panel: Panel, hot: str) -> None:
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
        hud.draw_button(ink, button, button.label == hot)


def draw_dimmed(surface: pygame.Surface, clear: Sequence[pygame.Rect]) -> None:
    """Darken all but what is spoken of and what else is to be read."""
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    shade.fill((*SOOT, DIM))
    for rect in clear:
        pygame.draw.rect(shade, (0, 0, 0, 0), rect, border_radius=10)
    surface.blit(shade, (0, 0))


def draw_edges(surface: pygame.Surface, meant: Sequence[pygame.Rect]) -> None:
    """A bright edge around what is meant."""
    for rect in meant:
        pygame.draw.rect(surface, FLAME, rect, 2, border_radius=10)


def _step(ink: TextRenderer) -> int:
    return ink.font(BODY, Typeface.TEXT).get_linesize()


def _above(ink: TextRenderer) -> int:
    """Window pixels for the line that tells which step it is."""
    return round(1.25 * ink.font(SMALL, Typeface.ITALIC).get_linesize())


def _lines(ink: TextRenderer, words: Words, width: int) -> Iterator[tuple[str, bool]]:
    says, instead = words
    font = ink.font(BODY, Typeface.TEXT)
    room = width - 2 * round(INSET * ink.pixels)
    yield from ((line, False) for line in wrapped(says, font, room))
    yield from ((line, True) for line in wrapped(instead, font, room))


def _spots(window: pygame.Rect, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    stride = max(1, window.height // STRIDE)
    for top in range(window.top, max(window.top + 1, window.bottom - size[1]), stride):
        for left in range(window.left, max(window.left + 1, window.right - size[0]), stride):
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


def _buttons(ink: TextRenderer, spoken: Spoken, rect: pygame.Rect) -> Iterator[Button]:
    """On and back, each always in its own place: a second click on the one is never the other."""
    size = round(BUTTON[0] * ink.pixels), round(BUTTON[1] * ink.pixels)
    inset = round(INSET * ink.pixels)
    corner = pygame.Rect((0, 0), size)
    corner.bottomright = rect.right - inset, rect.bottom - inset
    if spoken.reading:
        yield Button(ON, "", corner, Tool.GO_ON)
    if not spoken.first:
        back = corner.move(-corner.width - inset // 2, 0)
        yield Button(PREVIOUS, "", back, Tool.UNDO, quiet=True)
