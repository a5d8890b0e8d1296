"""Panes that scroll long content by wheel, keys, scroll bar and finger, and long lists."""

from dataclasses import dataclass, field
from functools import lru_cache
from math import isinf
from typing import Final

import pygame

from engine.input import DRAG_START
from engine.motion import ease_in_out, glided
from engine.theme import BRASS, FLAME, HIDE, SOOT, mixed
from engine.ui.shapes import Shape, draw_shape

BAR: Final = 20
"""Width of the scroll bar inside the right edge, in window pixels."""
GRAB_WIDTH: Final = 44
"""Width of the area that grabs the scroll bar, in window pixels."""
SHORTEST_HANDLE: Final = 44
"""The least height of the scroll bar's handle, in window pixels."""
GLIDE: Final = 60.0
"""The slowness of a glide, in milliseconds."""
VEIL: Final = 84.0
"""Design pixels from an edge over which content fades out, if there is more beyond it."""
BARE_EDGE: Final = 0.3
"""The share of the fade, at the edge, in which only the arrow is visible."""
ARROW: Final = (15.0, 8.0)
"""Design pixels from an arrow's point to its ends, across and down."""


@dataclass(slots=True, eq=False)
class Pane:
    """A part of the window that scrolls longer content, in window pixels."""

    rect: pygame.Rect
    """Its visible part, including the scroll bar."""
    height: int
    """Height of the whole content."""
    box_scale: float
    """Window pixels per design pixel."""
    offset: float = 0.0
    """The height of the content above the visible part."""
    aim: float = 0.0
    """The offset that it glides to."""
    grip: float | None = None
    """The distance from the top of the scroll bar's handle to the point where it is held, or None."""
    _under: list[pygame.Surface] = field(default_factory=list)
    """Copies of the background at both edges, from before the content was drawn."""

    @property
    def content(self) -> pygame.Rect:
        """The rectangle of the whole content, at its current offset."""
        return pygame.Rect(self.rect.left, self.rect.top - round(self.offset), self.rect.width, self.height)

    @property
    def share(self) -> float:
        """The share of the content that is above the visible part."""
        return self.offset / self.height

    @property
    def more(self) -> tuple[bool, bool]:
        """True for the top edge, and for the bottom edge, if there is more content beyond it."""
        return self.offset >= 1, self.offset < self.max_offset - 1

    @property
    def max_offset(self) -> float:
        """The largest offset."""
        return float(max(0, self.height - self.rect.height))

    def scroll(self, pages: float, *, glides: bool = False) -> bool:
        """Scroll by a number of pane heights; return True if that moved anything."""
        before = self.aim
        aim = before + pages * self.rect.height if not isinf(pages) else pages
        self.jump(aim, glides=glides)
        return self.aim != before

    def scroll_to(self, share: float) -> None:
        """Scroll so that a share of the content is above the visible part."""
        self.jump(share * self.height)

    def reveal(self, rect: pygame.Rect, margin: int) -> None:
        """Scroll until a rectangle of the window is visible with a margin."""
        below, above = rect.bottom + margin - self.rect.bottom, self.rect.top - (rect.top - margin)
        if below > 0:
            self.jump(self.offset + below)
        elif above > 0:
            self.jump(self.offset - above)

    def jump(self, offset: float, *, glides: bool = False) -> None:
        """Scroll to an offset, at once or gliding."""
        self.aim = max(0.0, min(offset, self.max_offset))
        if not glides:
            self.offset = self.aim

    def update(self, milliseconds: float) -> bool:
        """Advance by some milliseconds; return True if it moved."""
        before, self.offset = self.offset, glided(self.offset, self.aim, milliseconds, GLIDE)
        return self.offset != before

    def thumb(self) -> pygame.Rect:
        """Return the rectangle of the scroll bar's handle."""
        area = self.rect
        tall = min(area.height, max(SHORTEST_HANDLE, round(area.height**2 / max(1, self.height))))
        top = area.top + round((area.height - tall) * self.offset / max(1.0, self.max_offset))
        return pygame.Rect(area.right - BAR, top, BAR, tall)

    def grab(self, at: tuple[int, int]) -> bool:
        """Grab the scroll bar at a point, moving the handle there; return True if the point is on the bar."""
        bar = pygame.Rect(self.rect.right - BAR, self.rect.top, GRAB_WIDTH, self.rect.height)
        if not self.max_offset or not bar.collidepoint(at):
            return False
        thumb = self.thumb()
        self.grip = at[1] - thumb.top if thumb.top <= at[1] < thumb.bottom else thumb.height / 2
        self.drag(at)
        return True

    def drag(self, at: tuple[int, int]) -> bool:
        """Move the scroll bar with the pointer; return True if the pointer holds it."""
        if self.grip is None:
            return False
        way = self.rect.height - self.thumb().height
        self.jump((at[1] - self.grip - self.rect.top) / max(1, way) * self.max_offset)
        return True

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the scroll bar's groove and handle, if there is anything to scroll."""
        if self.max_offset:
            groove = pygame.Rect(self.rect.right - BAR, self.rect.top, BAR, self.rect.height)
            draw_shape(surface, groove, Shape(SOOT, SOOT, HIDE, 1, BAR // 2))
            colour = BRASS if self.grip is None else FLAME
            look = Shape(colour, mixed(colour, SOOT, 0.35), colour, 0, BAR // 2)
            draw_shape(surface, self.thumb().inflate(-6, -4), look)

    def begin(self, surface: pygame.Surface) -> None:
        """Copy the background at the edges, before any content is drawn."""
        self._under = [surface.subsurface(edge.clip(surface.get_rect())).copy() for edge in self._edges()]

    def finish(self, surface: pygame.Surface) -> None:
        """Draw the scroll bar, and fade out each edge with more content beyond it, with an arrow."""
        self.draw_bar(surface)
        for edge, under, down, more in zip(self._edges(), self._under, (False, True), self.more, strict=True):
            if not more:
                continue
            strip = pygame.Surface(under.get_size(), pygame.SRCALPHA)
            strip.blit(under, (0, 0))
            strip.blit(_gradient(strip.get_size(), down), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(strip, edge.clip(surface.get_rect()))
            middle = edge.top + edge.height * (1 - BARE_EDGE / 2 if down else BARE_EDGE / 2)
            _draw_arrow(surface, (edge.centerx, round(middle)), self.box_scale, 1 if down else -1)

    def _edges(self) -> tuple[pygame.Rect, pygame.Rect]:
        deep = min(round(VEIL * self.box_scale), self.rect.height // 3)
        upper = pygame.Rect(self.rect.left, self.rect.top, self.rect.width - BAR, deep)
        return upper, upper.move(0, self.rect.height - deep)


class LongList(Pane):
    """A list of rows of one height in window pixels, one of them chosen. The page draws the visible ones."""

    def __init__(self) -> None:
        super().__init__(pygame.Rect(0, 0, 1, 1), 0, 1.0)
        self.row_height = 1
        self.count = 0
        self.chosen = 0
        """The index of the chosen row; meaningless while the list is empty."""
        self._pressed: tuple[float, float] | None = None
        """The y at which the rows were pressed, and the offset at that moment."""
        self._dragged = False

    def fit(self, area: pygame.Rect, row_height: int) -> None:
        """Move to another rectangle; the first visible row stays first."""
        first = self.offset / self.row_height
        self.rect, self.row_height = area, max(1, row_height)
        self.height = self.count * self.row_height
        self.jump(first * self.row_height)

    def fill(self, count: int) -> None:
        """Set the number of rows."""
        self.count, self.height = count, count * self.row_height
        self.chosen = max(0, min(self.chosen, count - 1))
        self.jump(self.offset)

    def rows(self) -> pygame.Rect:
        """Return the rectangle of the rows, without the scroll bar."""
        bar = 2 * BAR if self.max_offset else 0
        return pygame.Rect(self.rect.topleft, (self.rect.width - bar, self.rect.height))

    def visible_rows(self) -> range:
        """Return the indices of the rows that are at least partly visible."""
        first = int(self.offset // self.row_height)
        last = int((self.offset + self.rect.height - 1) // self.row_height)
        return range(max(0, first), min(self.count, last + 1))

    def rect_of(self, index: int) -> pygame.Rect:
        """Return the rectangle of a row, visible or not."""
        rows = self.rows()
        return pygame.Rect(
            rows.left, rows.top + round(index * self.row_height - self.offset), rows.width, self.row_height
        )

    def row_at(self, point: tuple[int, int]) -> int | None:
        """Return the index of the row at a point of the window, or None."""
        if not self.rows().collidepoint(point):
            return None
        index = int((point[1] - self.rect.top + self.offset) // self.row_height)
        return index if 0 <= index < self.count else None

    def choose(self, index: int) -> None:
        """Choose the row nearest to an index, and glide until it is visible."""
        self.chosen = max(0, min(index, self.count - 1))
        top, bottom = self.chosen * self.row_height, (self.chosen + 1) * self.row_height
        if top < self.aim:
            self.jump(top, glides=True)
        elif bottom > self.aim + self.rect.height:
            self.jump(bottom - self.rect.height, glides=True)

    def page(self, pages: float) -> None:
        """Move the choice by a number of pages; an infinite number chooses the first or the last row."""
        if isinf(pages):
            self.choose(self.count - 1 if pages > 0 else 0)
        else:
            self.choose(self.chosen + round(pages * max(1, self.rect.height // self.row_height)))

    @property
    def held(self) -> bool:
        """True if the pointer holds the rows or the handle."""
        return self._pressed is not None or self.grip is not None

    @property
    def gliding(self) -> bool:
        """True if it is gliding or held."""
        return self.offset != self.aim or self.held

    def press(self, at: tuple[int, int]) -> bool:
        """Grab the handle or the rows at a point; return True if the point is on the list."""
        self._dragged = False
        if self.grab(at):
            return True
        if self.rows().collidepoint(at):
            self._pressed = (at[1], self.offset)
            return True
        return False

    def drag(self, at: tuple[int, int]) -> bool:
        """Follow the pointer; return True if that drags the rows or the handle."""
        if super().drag(at):
            return True
        if self._pressed is not None:
            start, offset = self._pressed
            self._dragged = self._dragged or abs(at[1] - start) >= DRAG_START
            if self._dragged:
                self.jump(offset - (at[1] - start))
            return self._dragged
        return False

    def release(self, at: tuple[int, int]) -> int | None:
        """Release the list; return the row that was pressed, unless it was dragged."""
        pressed = self.row_at(at) if self._pressed is not None and not self._dragged else None
        self._pressed = self.grip = None
        return pressed


def _draw_arrow(surface: pygame.Surface, at: tuple[int, int], box_scale: float, down: int) -> None:
    across, high = ARROW[0] * box_scale, ARROW[1] * box_scale * down
    back, point = at[1] - high / 2, at[1] + high / 2
    points = [(at[0] - across, back), (at[0], point), (at[0] + across, back)]
    pygame.draw.lines(surface, FLAME, False, points, max(2, round(4 * box_scale)))


@lru_cache(8)
def _gradient(size: tuple[int, int], down: bool) -> pygame.Surface:
    """Return a white gradient, transparent on the inner side and solid at the edge."""
    column = pygame.Surface((1, max(1, size[1])), pygame.SRCALPHA)
    for y in range(size[1]):
        share = (y + 1) / size[1] if down else 1 - y / size[1]
        column.set_at((0, y), (255, 255, 255, round(255 * ease_in_out(min(1.0, share / (1 - BARE_EDGE))))))
    return pygame.transform.scale(column, size)
