"""Words of the moment beside what they are about: a preview, what an opponent says, what a pile came to.

They stand next to their thing, and nearer to it than to any other; where that cannot be, a thin line leads
from them to it.
"""

from dataclasses import dataclass

import pygame

from engine.theme import FLAME, SOOT, Typeface
from scenes.table.ink import Ink, Label
from scenes.table.placing import Block, Thing, area_of, belongs, best_place, led

DOT = 5
"""Half the width of the dot at a line's end, in design pixels."""


@dataclass(frozen=True, slots=True)
class Stood:
    """Where words stood in the last frame."""

    words: str
    about: pygame.Rect
    block: Block
    whole: pygame.Rect
    covered: int
    """How many pixels of other things lay beneath."""

    def still_may(self, words: str, about: Thing, taken: list[pygame.Rect]) -> bool:
        """Whether the same words may stay there: to look for a better place in each frame takes too long."""
        same = (self.words, self.about) == (words, about.rect)
        return same and _covered(self.whole, about, taken) <= self.covered


def draw_beside(
    ink: Ink,
    words: str,
    about: Thing,
    size: float,
    face: Typeface,
    taken: list[pygame.Rect],
    last: Stood | None = None,
) -> Stood:
    """Words in a few lines beside a thing, where they cover nothing, or else the least.

    Args:
        ink: what they are drawn with.
        words: what is said.
        about: what they are about.
        size: of the type, in design pixels; it is smaller where only small words find a place.
        face: of the letters.
        taken: what must not be covered, in window pixels.
        last: where they stood, if they may stay there.
    """
    stood = last
    if stood is None or not stood.still_may(words, about, taken):
        block, whole = best_place(ink, words, (size, face), about, taken)
        stood = Stood(words, about.rect, block, whole, _covered(whole, about, taken))
    leader = None if belongs(stood.whole, about) else led(stood.whole, about.rect)
    if leader is not None:
        _draw_leader(ink, leader)
    rects = tuple(stood.block.lines_in(stood.whole))
    for line, rect in zip(stood.block.lines, rects, strict=True):
        ink.line(line, rect.center, stood.block.size, FLAME, face, shade=True)
    ink.labels.append(Label(words, rects, about.rect, leader))
    return stood


def _covered(whole: pygame.Rect, about: Thing, taken: list[pygame.Rect]) -> int:
    """How many pixels words take of anything but their own thing."""
    others = [*taken, *about.others, *about.voices]
    return sum(area_of(whole.clip(others[at])) for at in whole.collidelistall(others))


def _draw_leader(ink: Ink, line: tuple[tuple[int, int], tuple[int, int]]) -> None:
    """A thin bright line with a dark edge, and a dot where it ends on the thing."""
    dot = max(3, round(DOT * ink.plain))
    area = pygame.Rect(line[0], (1, 1)).union(pygame.Rect(line[1], (1, 1))).inflate(4 * dot, 4 * dot)
    start, end = ((at[0] - area.left, at[1] - area.top) for at in line)
    picture = pygame.Surface(area.size, pygame.SRCALPHA)
    for colour, more in ((SOOT, 2), (FLAME, 0)):
        pygame.draw.line(picture, colour, start, end, max(2, round(3 * ink.plain)) + more)
        pygame.draw.circle(picture, colour, end, dot + more)
    ink.put(picture, area)
