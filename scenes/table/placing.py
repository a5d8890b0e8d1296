"""Where words of the moment find a place: next to what they are about, clear of all else."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import hypot

import pygame

from engine.lettering import halved
from engine.theme import Typeface
from scenes.table.ink import Ink, in_lines

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
ROUNDED = 2
"""Design pixels by which a place may be nearer than it was asked for, since it lies on whole pixels."""
FARTHEST = 1e7
"""More than any place costs."""


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


class _Around:
    """What words stand among."""

    def __init__(self, about: Thing, taken: list[pygame.Rect], window: pygame.Rect) -> None:
        self.about = about
        self.window = window
        self._taken = [*taken, *about.others]
        self._between = [rect for rect in (*about.others, *taken) if not rect.colliderect(about.rect)]
        """What a line to the thing should not run over."""

    def clear(self, whole: pygame.Rect) -> bool:
        """Whether words there cover nothing: reckoned much faster than a cost."""
        if not self.window.contains(whole) or whole.collidelist(self._taken) >= 0:
            return False
        thing = self.about.rect
        return thing.contains(whole) or not thing.colliderect(whole)

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


def best_place(
    ink: Ink, words: str, letters: tuple[float, Typeface], about: Thing, taken: list[pygame.Rect]
) -> tuple[Block, pygame.Rect]:
    """How words are set, and the room they take where they cost the least.

    Where they cover nothing is looked for first: it costs less than any other place.

    Args:
        ink: what they are to be drawn with.
        words: what is said.
        letters: the size of the type, in design pixels, and its face; smaller type may find a place nearby.
        about: what they are about.
        taken: what must not be covered, in window pixels.
    """
    around = _Around(about, taken, ink.surface.get_rect())
    search = _Search(around, ink.plain)
    blocks: list[Block] = []
    for block in _blocks(ink, words, *letters):
        if block.dear >= search.least:
            break
        blocks.append(block)
        search.close(block, block.room(HEM * ink.pixels), around.clear)
    for block in blocks:
        search.far(block, block.room(HEM * ink.pixels), around.clear)
    for block in blocks if search.least >= COVERED else ():
        search.close(block, block.room(HEM * ink.pixels), None)
        search.far(block, block.room(HEM * ink.pixels), None)
    return search.found[0]


@dataclass(slots=True)
class _Search:
    """The best place that was found so far."""

    around: _Around
    plain: float
    """Window pixels to a design pixel."""
    found: list[tuple[Block, pygame.Rect]] = field(default_factory=list)
    """It alone, once there is one."""
    least: float = FARTHEST
    """What it costs."""

    def close(self, block: Block, room: pygame.Rect, may: Callable[[pygame.Rect], bool] | None) -> None:
        """Look close around the thing, the nearest places first, as long as they can be better."""
        about = self.around.about
        self._consider(block, filter(may, [_amid(room, about)]))
        for away in NEAR:
            if block.dear + away - ROUNDED >= self.least:
                return
            for rect in (about.rect, about.rect.unionall(about.own)):
                self._consider(block, filter(may, _beside(room, rect, away * self.plain)))

    def far(self, block: Block, room: pygame.Rect, may: Callable[[pygame.Rect], bool] | None) -> None:
        """Look as far away from the thing as a place with a line to it can be better."""
        window = self.around.window
        reach = round((self.least - block.dear - LED) * self.plain)
        if reach > 0:
            within = self.around.about.rect.inflate(2 * (reach + room.width), 2 * (reach + room.height))
            self._consider(block, filter(may, _anywhere(room, window.clip(within), window.height // STRIDE)))

    def _consider(self, block: Block, places: Iterable[pygame.Rect]) -> None:
        for whole in places:
            cost = block.dear + gap(whole, self.around.about.rect) / self.plain
            if cost < self.least and (cost := cost + self.around.cost(whole, self.least - cost)) < self.least:
                self.found, self.least = [(block, whole)], cost


def _blocks(ink: Ink, words: str, size: float, face: Typeface) -> Iterator[Block]:
    """All ways to set words, the dearest last: large and small, in one line to four."""
    for smaller, type_size in enumerate((size, min(size, ink.least / ink.pixels))):
        font = ink.font(type_size, face)
        last: tuple[str, ...] = ()
        for most in (1, 2, 3, 4):
            lines = (
                (words,) if most == 1 else tuple(halved(words) if most == 2 else in_lines(words, most, font))
            )
            if lines != last:
                sizes = tuple(ink.room(line, type_size, face) for line in lines)
                yield Block(lines, sizes, type_size, SMALLER * smaller + ANOTHER_LINE * len(lines))
            last = lines


def _amid(room: pygame.Rect, about: Thing) -> pygame.Rect:
    """The place in a thing that is empty."""
    return room.move(about.rect.centerx - room.centerx, about.rect.centery - room.centery)


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


def gap(one: pygame.Rect, other: pygame.Rect) -> float:
    """Window pixels between two rectangles; 0 where they touch."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(across, down)


def area_of(rect: pygame.Rect) -> int:
    """How many pixels a rectangle holds."""
    return rect.width * rect.height
