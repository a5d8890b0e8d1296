"""A long list: the rows in sight, the one that is chosen, and a scroll bar. The page draws the rows."""

from math import isinf

import pygame

from engine.input import DRAG_START
from engine.ui.pane import BAR, Pane


class LongList(Pane):
    """Rows of one height, in window pixels."""

    def __init__(self) -> None:
        super().__init__(pygame.Rect(0, 0, 1, 1), 0, 1.0)
        self.row_height = 1
        self.count = 0
        self.chosen = 0
        """The row that is chosen; meaningless while there is none."""
        self._pressed: tuple[float, float] | None = None
        """The point where the rows were pressed, and the offset then."""
        self._dragged = False

    def fit(self, area: pygame.Rect, row_height: int) -> None:
        """Move to another area; the first row in sight stays the first."""
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
        """Return where rows are drawn: beside the bar, if there is one."""
        bar = 2 * BAR if self.most else 0
        return pygame.Rect(self.rect.topleft, (self.rect.width - bar, self.rect.height))

    def in_sight(self) -> range:
        """Return the rows of which something is seen."""
        first = int(self.offset // self.row_height)
        last = int((self.offset + self.rect.height - 1) // self.row_height)
        return range(max(0, first), min(self.count, last + 1))

    def rect_of(self, index: int) -> pygame.Rect:
        """Return the place of a row, seen or not."""
        rows = self.rows()
        return pygame.Rect(
            rows.left, rows.top + round(index * self.row_height - self.offset), rows.width, self.row_height
        )

    def row_at(self, point: tuple[int, int]) -> int | None:
        """Return the row at a point of the window."""
        if not self.rows().collidepoint(point):
            return None
        index = int((point[1] - self.rect.top + self.offset) // self.row_height)
        return index if 0 <= index < self.count else None

    def choose(self, index: int) -> None:
        """Choose a row, the nearest there is, and glide to where it is seen."""
        self.chosen = max(0, min(index, self.count - 1))
        top, bottom = self.chosen * self.row_height, (self.chosen + 1) * self.row_height
        if top < self.aim:
            self.jump(top, glides=True)
        elif bottom > self.aim + self.rect.height:
            self.jump(bottom - self.rect.height, glides=True)

    def page(self, pages: float) -> None:
        """Move the choice by a number of screens; an infinite number leads to the first or the last row."""
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
        """True if it moves by itself or with the pointer."""
        return self.offset != self.aim or self.held

    def press(self, at: tuple[int, int]) -> bool:
        """Hold the handle or the rows where the pointer is pressed; return True if that is on the list."""
        self._dragged = False
        if self.take_hold(at):
            return True
        if self.rows().collidepoint(at):
            self._pressed = (at[1], self.offset)
            return True
        return False

    def drag(self, at: tuple[int, int]) -> bool:
        """Follow the pointer; return True if rows or handle go with it."""
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
        """Let go; return the row that was pressed, if nothing was dragged."""
        pressed = self.row_at(at) if self._pressed is not None and not self._dragged else None
        self._pressed = self.grip = None
        return pressed
