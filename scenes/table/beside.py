"""Words of the moment beside what they are about: a preview, what an opponent says, what a pile came to.

They stand next to their thing, and nearer to it than to any other; where that cannot be, a thin line leads
from them to it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot

import pygame

from engine.theme import FLAME, SOOT, Typeface
from scenes.table.ink import LEAST, Ink, Label, halved, in_lines

NEAR = (4, 8, 13, 19, 26)
"""Design pixels between words and their thing where no line has to lead to it."""
SHIFTS = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 0.95, -0.95)
"""How far to one side words may be of the middle of what they are about, in parts of both their widths."""
STRIDE = 36
"""Rows of places farther off where words are tried, from the top of the window to its bottom."""
APART = 1.5
"""How many times as far away anything else must be as their own thing where no line leads to it."""
ALONE = 0.7
"""How far anything else must be at least, as a share of what counts as next to a thing."""
HEM = 10
"""Design pixels of type on either side of words that their dark strip takes."""
LED, SMALLER, ANOTHER_LINE, CROSSED, SPOKEN = 90.0, 60.0, 4.0, 120.0, 400.0
"""What a line to the thing, small type, one more line of words, something under that line, and a place where
somebody else speaks are worth, in design pixels of distance.
"""
COVERED = 4000.0
"""What it is worth to lie on something else."""
FARTHEST = 1e7
"""More than any place costs."""
DOT = 5
"""Half the width of the dot at a line's end, in design pixels."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What words are about, in window pixels."""

    rect: pygame.Rect
    own: tuple[pygame.Rect, ...] = ()
    """What else is seen to belong to it, such as the words under a pile."""
    others: tuple[pygame.Rect, ...] = ()
    """What words could be taken to be about instead."""
    voices: tuple[pygame.Rect, ...] = ()
    """Where others speak."""
    near: float = 20.0
    """Within how many window pixels words are next to it."""


@dataclass(frozen=True, slots=True)
class Block:
    """Words in a few lines, where they could stand."""

    lines: tuple[str, ...]
    sizes: tuple[tuple[int, int], ...]
    """Of each line, in window pixels."""
    size: float
    """Of the type, in design pixels."""
    dear: float
    """What its look is worth, in design pixels of distance."""

    def room(self, hem: float) -> pygame.Rect:
        """The room of all lines with the dark strips beneath them."""
        wide = max(wide for wide, _ in self.sizes) + round(2 * hem)
        return pygame.Rect(0, 0, wide, sum(high for _, high in self.sizes))

    def lines_in(self, whole: pygame.Rect) -> Iterator[pygame.Rect]:
        """The lines one under another, each in the middle."""
        top = whole.top
        for wide, high in self.sizes:
            yield pygame.Rect(round(whole.centerx - wide / 2), top, wide, high)
            top += high


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
        block, whole = _best(ink, words, (size, face), _Around(about, taken, ink.surface.get_rect()))
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


class _Around:
    """What words stand among."""

    def __init__(self, about: Thing, taken: list[pygame.Rect], window: pygame.Rect) -> None:
        self.about = about
        self.window = window
        self._taken = [*taken, *about.others]
        self._between = [rect for rect in (*about.others, *taken) if not rect.colliderect(about.rect)]
        """What a line to the thing should not run over."""

    def cost(self, whole: pygame.Rect, most: float) -> float:
        """What a place is worth beside its distance; where that is at least ``most``, no more exactly."""
        thing = self.about.rect
        covered = area_of(whole) - area_of(whole.clip(self.window))
        covered += 0 if thing.contains(whole) else area_of(whole.clip(thing))
        covered += sum(area_of(whole.clip(self._taken[at])) for at in whole.collidelistall(self._taken))
        cost = COVERED + covered if covered else 0.0
        if whole.collidelist(self.about.voices) >= 0:
            cost += SPOKEN
        if cost >= most or belongs(whole, self.about):
            return cost
        cost += LED
        if cost >= most:
            return cost
        line = led(whole, thing)
        return cost + CROSSED * sum(1 for rect in self._between if rect.clipline(line))


def _best(
    ink: Ink, words: str, letters: tuple[float, Typeface], around: _Around
) -> tuple[Block, pygame.Rect]:
    """How words are set, and the room they take where they cost the least."""
    found: list[tuple[Block, pygame.Rect]] = []
    least = FARTHEST

    def consider(block: Block, places: Iterator[pygame.Rect]) -> None:
        nonlocal least
        for whole in places:
            cost = block.dear + gap(whole, around.about.rect) / ink.plain
            if cost < least and (cost := cost + around.cost(whole, least - cost)) < least:
                found[:], least = [(block, whole)], cost

    for block in _blocks(ink, words, *letters):
        room = block.room(HEM * ink.pixels)
        consider(block, _close(room, around.about, ink.plain))
        reach = round((least - block.dear - LED) * ink.plain)
        if reach > 0:
            within = around.about.rect.inflate(2 * (reach + room.width), 2 * (reach + room.height))
            consider(block, _anywhere(room, around.window.clip(within), around.window.height // STRIDE))
    return found[0]


def _blocks(ink: Ink, words: str, size: float, face: Typeface) -> Iterator[Block]:
    """All ways to set words: large and small, in one line to four."""
    for smaller, type_size in enumerate((size, min(size, LEAST * ink.plain / ink.pixels))):
        font = ink.font(type_size, face)
        settings = [(words,), tuple(halved(words)), *(tuple(in_lines(words, most, font)) for most in (3, 4))]
        for lines in dict.fromkeys(settings):
            sizes = tuple(ink.room(line, type_size, face) for line in lines)
            yield Block(lines, sizes, type_size, SMALLER * smaller + ANOTHER_LINE * len(lines))


def _close(room: pygame.Rect, about: Thing, pixels: float) -> Iterator[pygame.Rect]:
    """Places in a thing that is empty and close around it and what belongs to it, the nearest first."""
    yield room.move(about.rect.centerx - room.centerx, about.rect.centery - room.centery)
    for away in NEAR:
        for rect in (about.rect, about.rect.unionall(about.own)):
            yield from _beside(room, rect, away * pixels)


def _anywhere(room: pygame.Rect, within: pygame.Rect, stride: int) -> Iterator[pygame.Rect]:
    """Places all over a part of the window."""
    for top in range(within.top + stride, max(within.top + stride + 1, within.bottom - room.height), stride):
        for left in range(
            within.left + stride, max(within.left + stride + 1, within.right - room.width), stride
        ):
            yield pygame.Rect((left, top), room.size)


def _beside(room: pygame.Rect, rect: pygame.Rect, away: float) -> Iterator[pygame.Rect]:
    """Above, below, right and left of a rectangle."""
    wide, tall = (rect.width + room.width) / 2, (rect.height + room.height) / 2
    for shift in SHIFTS:
        across, down = rect.centerx + shift * wide, rect.centery + shift * tall
        for middle in (
            (across, rect.centery - tall - away),
            (across, rect.centery + tall + away),
            (rect.centerx + wide + away, down),
            (rect.centerx - wide - away, down),
        ):
            yield room.move(round(middle[0] - room.width / 2), round(middle[1] - room.height / 2))


def belongs(whole: pygame.Rect, about: Thing) -> bool:
    """Whether words are seen to be about a thing by where they stand."""
    far = gap(whole, about.rect)
    near = min((far, *(gap(whole, rect) for rect in about.own)))
    clear = 2 * round(max(far, APART * near, about.near * ALONE)) + 2
    return near <= about.near and whole.inflate(clear, clear).collidelist(about.others) < 0


def led(whole: pygame.Rect, thing: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """The shortest line from words to their thing."""
    start = _nearest(whole, thing.center)
    end = _nearest(thing, start)
    return _nearest(whole, end), end


def _nearest(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle that is nearest to another."""
    return (
        min(max(point[0], rect.left), rect.right - 1),
        min(max(point[1], rect.top), rect.bottom - 1),
    )


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


def gap(one: pygame.Rect, other: pygame.Rect) -> float:
    """Window pixels between two rectangles; 0 where they touch."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(across, down)


def area_of(rect: pygame.Rect) -> int:
    """How many pixels a rectangle holds."""
    return rect.width * rect.height
