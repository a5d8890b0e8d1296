"""A list of any length: which of its rows are in sight, and which one is chosen. The page draws them."""

from dataclasses import dataclass, field
from math import isinf
from typing import Final

import pygame

from engine.easing import glided
from engine.input import DRAG_START
from engine.theme import BRASS, HIDE, SOOT

GLIDE: Final = 55.0
"""The slowness of a glide."""
SHORTEST_THUMB: Final = 40
"""Pixels of the scroll bar's handle."""
BAR: Final = 22
"""Pixels across the scroll bar, at the least."""


@dataclass(slots=True)
class LongList:
    """Rows of one height, in window pixels."""

    area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))
    """Where they are seen, the scroll bar on the right included."""
    row_height: int = 1
    count: int = 0
    chosen: int = 0
    """The row that is chosen; meaningless while there is none."""
    offset: float = 0.0
    """Pixels of the list above what is seen."""
    _aim: float = 0.0
    """Where the offset is gliding to."""
    _held: tuple[float, float] | None = None
    """Where the pointer was pressed on the rows, and the offset then."""
    _thumb_held: float | None = None
    """How far below the handle's upper edge it is held."""
    _dragged: bool = False

    def fit(self, area: pygame.Rect, row_height: int) -> None:
        """Lie in another place; the first row in sight stays the first."""
        first = self.offset / self.row_height
        self.area, self.row_height = area, max(1, row_height)
        self.jump(first * self.row_height)

    def fill(self, count: int) -> None:
        """Hold so many rows."""
        self.count = count
        self.chosen = max(0, min(self.chosen, count - 1))
        self.jump(self.offset)

    def rows(self) -> pygame.Rect:
        """Where rows are drawn."""
        return pygame.Rect(self.area.topleft, (self.area.width - 2 * BAR, self.area.height))

    def in_sight(self) -> range:
        """The rows of which something is seen."""
        first = int(self.offset // self.row_height)
        last = int((self.offset + self.area.height - 1) // self.row_height)
        return range(max(0, first), min(self.count, last + 1))

    def rect_of(self, index: int) -> pygame.Rect:
        """Where a row lies, seen or not."""
        rows = self.rows()
        return pygame.Rect(
            rows.left, rows.top + round(index * self.row_height - self.offset), rows.width, self.row_height
        )

    def row_at(self, point: tuple[int, int]) -> int | None:
        """The row at a point of the window."""
        if not self.rows().collidepoint(point):
            return None
        index = int((point[1] - self.area.top + self.offset) // self.row_height)
        return index if 0 <= index < self.count else None

    def choose(self, index: int) -> None:
        """Choose a row, the nearest there is, and glide to where it is seen."""
        self.chosen = max(0, min(index, self.count - 1))
        top, bottom = self.chosen * self.row_height, (self.chosen + 1) * self.row_height
        if top < self._aim:
            self._aim = self._within(top)
        elif bottom > self._aim + self.area.height:
            self._aim = self._within(bottom - self.area.height)

    def page(self, pages: float) -> None:
        """Choose so many screens further on, or the last row of an endless number of them."""
        if isinf(pages):
            self.choose(self.count - 1 if pages > 0 else 0)
        else:
            self.choose(self.chosen + round(pages * max(1, self.area.height // self.row_height)))

    def scroll(self, pixels: float) -> None:
        """Glide so far on; what is chosen stays."""
        self._aim = self._within(self._aim + pixels)

    def jump(self, offset: float) -> None:
        """Be there at once."""
        self.offset = self._aim = self._within(offset)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether anything moved."""
        before, self.offset = self.offset, glided(self.offset, self._aim, milliseconds, GLIDE)
        return self.offset != before

    @property
    def held(self) -> bool:
        """Whether the pointer holds the rows or the handle."""
        return self._held is not None or self._thumb_held is not None

    @property
    def gliding(self) -> bool:
        """Whether it moves by itself, or with the pointer."""
        return self.offset != self._aim or self.held

    def thumb(self) -> pygame.Rect | None:
        """The handle of the scroll bar; None where all rows are seen."""
        whole = self.count * self.row_height
        if whole <= self.area.height:
            return None
        tall = max(SHORTEST_THUMB, round(self.area.height * self.area.height / whole))
        way = self.area.height - tall
        top = self.area.top + round(way * self.offset / (whole - self.area.height))
        return pygame.Rect(self.area.right - BAR, top, BAR, tall)

    def press(self, at: tuple[int, int]) -> bool:
        """The pointer is pressed: it holds the handle, or the rows; whether it is meant for the list."""
        thumb = self.thumb()
        self._dragged = False
        if thumb is not None and at[0] >= self.area.right - BAR and self.area.collidepoint(at):
            self._thumb_held = at[1] - thumb.top if thumb.collidepoint(at) else thumb.height / 2
            self.drag(at)
            return True
        if self.rows().collidepoint(at):
            self._held = (at[1], self.offset)
            return True
        return False

    def drag(self, at: tuple[int, int]) -> bool:
        """The pointer moves, pressed; whether rows or handle go with it."""
        if self._thumb_held is not None and (thumb := self.thumb()) is not None:
            way = self.area.height - thumb.height
            share = (at[1] - self._thumb_held - self.area.top) / max(1, way)
            self.jump(share * (self.count * self.row_height - self.area.height))
            return True
        if self._held is not None:
            start, offset = self._held
            self._dragged = self._dragged or abs(at[1] - start) >= DRAG_START
            if self._dragged:
                self.jump(offset - (at[1] - start))
            return self._dragged
        return False

    def release(self, at: tuple[int, int]) -> int | None:
        """The pointer is let go; the row that it pressed, if it dragged nothing."""
        pressed = self.row_at(at) if self._held is not None and not self._dragged else None
        self._held = self._thumb_held = None
        return pressed

    def point(self, event: pygame.event.Event, notch: float) -> bool:
        """Take in what the pointer does; whether that was meant for the list. A notch is so many rows."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return self.press(event.pos)
            case pygame.MOUSEMOTION:
                return self.drag(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self.held:
                self.release(event.pos)
                return True
            case pygame.MOUSEWHEEL:
                self.scroll(-event.y * notch * self.row_height)
                return True
        return False

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The scroll bar."""
        thumb = self.thumb()
        if thumb is None:
            return
        groove = pygame.Rect(thumb.left, self.area.top, BAR, self.area.height)
        pygame.draw.rect(surface, SOOT, groove, border_radius=BAR // 2)
        pygame.draw.rect(surface, HIDE, groove, 1, border_radius=BAR // 2)
        held = self._thumb_held is not None
        pygame.draw.rect(surface, BRASS, thumb.inflate(-4 if held else -8, -4), border_radius=BAR // 2)

    def _within(self, offset: float) -> float:
        return max(0.0, min(offset, float(self.count * self.row_height - self.area.height)))
