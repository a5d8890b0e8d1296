"""A long list: the rows in sight, the one that is chosen, and a scroll bar. The page draws the rows."""

from dataclasses import dataclass, field
from math import isinf

import pygame

from engine.easing import glided
from engine.input import DRAG_START
from engine.ui.pane import BAR, GLIDE, ScrollBar


@dataclass(slots=True)
class LongList:
    """Rows of one height, in window pixels."""

    area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))
    """The area where they are seen, the scroll bar on the right included."""
    row_height: int = 1
    count: int = 0
    chosen: int = 0
    """The row that is chosen; meaningless while there is none."""
    offset: float = 0.0
    """Pixels of the list above what is seen."""
    _aim: float = 0.0
    """The offset it is gliding to."""
    _held: tuple[float, float] | None = None
    """The point where the rows were pressed, and the offset then."""
    _bar: ScrollBar = field(default_factory=ScrollBar)
    _dragged: bool = False

    def fit(self, area: pygame.Rect, row_height: int) -> None:
        """Move to another area; the first row in sight stays the first."""
        first = self.offset / self.row_height
        self.area, self.row_height = area, max(1, row_height)
        self.jump(first * self.row_height)

    def fill(self, count: int) -> None:
        """Set the number of rows."""
        self.count = count
        self.chosen = max(0, min(self.chosen, count - 1))
        self.jump(self.offset)

    def rows(self) -> pygame.Rect:
        """Return where rows are drawn."""
        return pygame.Rect(self.area.topleft, (self.area.width - 2 * BAR, self.area.height))

    def in_sight(self) -> range:
        """Return the rows of which something is seen."""
        first = int(self.offset // self.row_height)
        last = int((self.offset + self.area.height - 1) // self.row_height)
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
        """Move the choice by a number of screens; an infinite number leads to the first or the last row."""
        if isinf(pages):
            self.choose(self.count - 1 if pages > 0 else 0)
        else:
            self.choose(self.chosen + round(pages * max(1, self.area.height // self.row_height)))

    def scroll(self, pixels: float) -> None:
        """Scroll smoothly by a number of pixels; the choice stays."""
        self._aim = self._within(self._aim + pixels)

    def jump(self, offset: float) -> None:
        """Show another place at once."""
        self.offset = self._aim = self._within(offset)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if anything moved."""
        before, self.offset = self.offset, glided(self.offset, self._aim, milliseconds, GLIDE)
        return self.offset != before

    @property
    def held(self) -> bool:
        """True if the pointer holds the rows or the handle."""
        return self._held is not None or self._bar.held is not None

    @property
    def gliding(self) -> bool:
        """True if it moves by itself or with the pointer."""
        return self.offset != self._aim or self.held

    @property
    def height(self) -> int:
        """Pixels of all rows."""
        return self.count * self.row_height

    def thumb(self) -> pygame.Rect | None:
        """Return the handle of the scroll bar; None where all rows are seen."""
        if self.height <= self.area.height:
            return None
        return self._bar.thumb(self.area, self.height, self.offset)

    def press(self, at: tuple[int, int]) -> bool:
        """Hold the handle or the rows where the pointer is pressed; return True if that is on the list."""
        self._dragged = False
        on_bar = at[0] >= self.area.right - BAR and self.area.collidepoint(at)
        if on_bar and self.height > self.area.height:
            self._bar.hold(self.area, self.height, self.offset, at)
            self.drag(at)
            return True
        if self.rows().collidepoint(at):
            self._held = (at[1], self.offset)
            return True
        return False

    def drag(self, at: tuple[int, int]) -> bool:
        """Follow the pointer; return True if rows or handle go with it."""
        if self._bar.held is not None:
            self.jump(self._bar.dragged(self.area, self.height, at))
            return True
        if self._held is not None:
            start, offset = self._held
            self._dragged = self._dragged or abs(at[1] - start) >= DRAG_START
            if self._dragged:
                self.jump(offset - (at[1] - start))
            return self._dragged
        return False

    def release(self, at: tuple[int, int]) -> int | None:
        """Let go; return the row that was pressed, if nothing was dragged."""
        pressed = self.row_at(at) if self._held is not None and not self._dragged else None
        self._held = self._bar.held = None
        return pressed

    def point(self, event: pygame.event.Event, notch: float) -> bool:
        """Handle the pointer; return True if the event was for the list. The wheel scrolls ``notch`` rows."""
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
        """Draw the scroll bar, if there are more rows than are seen."""
        if self.height > self.area.height:
            self._bar.draw(surface, self.area, self.height, self.offset)

    def _within(self, offset: float) -> float:
        return max(0.0, min(offset, float(self.height - self.area.height)))
