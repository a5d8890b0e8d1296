"""Words of the moment beside what they are about: a preview, what an opponent says, what a pile came to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from engine.theme import FLAME, Typeface
from scenes.table.ink import LEAST, Ink, halved, in_lines

GAP = 24
"""Design pixels between what words are about and their middle."""
SHIFTS = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 0.95, -0.95)
"""How far to one side words may be of the middle of what they are about, in parts of both their widths."""


@dataclass(frozen=True, slots=True)
class Block:
    """Words in a few lines, where they could stand."""

    lines: tuple[str, ...]
    rects: tuple[pygame.Rect, ...]
    size: float
    """Of the type, in design pixels."""

    def covers(self, taken: list[pygame.Rect], window: pygame.Rect) -> int:
        """How many pixels of other things it would lie on, or have outside the window."""
        covered = 0
        for rect in self.rects:
            covered += area_of(rect) - area_of(rect.clip(window))
            covered += sum(area_of(rect.clip(taken[at])) for at in rect.collidelistall(taken))
        return covered


def draw_beside(
    ink: Ink, words: str, about: pygame.Rect, size: float, face: Typeface, taken: list[pygame.Rect]
) -> None:
    """Words in one to three lines, near a rectangle, where they cover nothing, or else the least.

    Args:
        ink: what they are drawn with.
        words: what is said.
        about: what they are about, in window pixels.
        size: of the type, in design pixels; it is smaller where only small words find a place.
        face: of the letters.
        taken: what must not be covered, in window pixels.
    """
    window = ink.surface.get_rect()
    best, least = None, float("inf")
    for block in _blocks(ink, words, about, size, face):
        covered = block.covers(taken, window)
        if covered < least:
            best, least = block, covered
        if not covered:
            break
    assert best is not None
    for line, rect in zip(best.lines, best.rects, strict=True):
        ink.line(line, rect.center, best.size, FLAME, face, shade=True)


def _blocks(ink: Ink, words: str, about: pygame.Rect, size: float, face: Typeface) -> Iterator[Block]:
    """All ways to set words near a rectangle, the best first: large, in one line, near."""
    for type_size in (size, LEAST * ink.plain / ink.pixels):
        thirds = in_lines(words, 3, ink.font(type_size, face))
        for lines in ((words,), tuple(halved(words)), tuple(thirds)):
            sizes = [ink.room(line, type_size, face) for line in lines]
            whole = pygame.Rect(0, 0, max(wide for wide, _ in sizes), sum(high for _, high in sizes))
            for middle in _middles(about, whole.size, GAP * ink.pixels):
                whole.center = middle
                yield Block(lines, tuple(_stacked(whole, sizes)), type_size)


def _stacked(whole: pygame.Rect, sizes: Sequence[tuple[int, int]]) -> Iterator[pygame.Rect]:
    """Lines one under another, each in the middle."""
    top = whole.top
    for wide, high in sizes:
        yield pygame.Rect(round(whole.centerx - wide / 2), top, wide, high)
        top += high


def _middles(about: pygame.Rect, size: tuple[int, int], gap: float) -> Iterator[tuple[int, int]]:
    """Where the middle of a box near a rectangle can be, near before far: above, below, right and left."""
    wide, tall = (about.width + size[0]) / 2, (about.height + size[1]) / 2
    for away in (gap / 2, gap, 2 * gap, 4 * gap, 6 * gap, 9 * gap):
        for shift in SHIFTS:
            across = about.centerx + shift * wide
            yield round(across), round(about.centery - tall - away)
            yield round(across), round(about.centery + tall + away)
        for shift in SHIFTS:
            down = about.centery + shift * tall
            yield round(about.centerx + wide + away), round(down)
            yield round(about.centerx - wide - away), round(down)


def area_of(rect: pygame.Rect) -> int:
    """How many pixels a rectangle holds."""
    return rect.width * rect.height
