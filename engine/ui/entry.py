"""Text entry: cursor, selection, clipboard and text composed by an input method."""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from engine import window
from engine.text_wrapping import enterable
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SOOT, Typeface, mixed
from engine.ui import styles
from engine.ui.shapes import Shape, draw_shape, line_width
from engine.ui.text import DrawnText, fitted
from engine.ui.widget import Control, Site

PAD: Final = 16.0
"""Design pixels between the edge and the text."""
BLINK: Final = 500.0
"""Milliseconds for which the cursor is shown, and then hidden."""
RADIUS: Final = 10


class TextEntry(Control):
    """A single-line text field."""

    drags = True

    def __init__(
        self,
        site: Site,
        text: str,
        changed: Callable[[str], None],
        *,
        longest: int,
        empty: str,
        done: Callable[[], None],
    ) -> None:
        """Create an entry; ``changed`` gets the text after every change, and Enter calls ``done``."""
        super().__init__(site, done)
        self.text = enterable(text)[:longest]
        self.empty = empty
        """The hint shown while it is empty."""
        self.focused = False
        self.cursor = len(self.text)
        self.anchor = self.cursor
        """The other end of the selection."""
        self.composed = ""
        """Text that an input method is still composing."""
        self._changed = changed
        self._longest = longest
        self._untouched = False
        """True if nothing has been done with it since it got the focus."""
        self._blinked = 0.0
        self._shift = 0
        """Window pixels that the text is scrolled to the left."""

    @property
    def selected(self) -> tuple[int, int]:
        """The start and end of the selection."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def focus(self) -> None:
        """Take the keyboard."""
        self.focused, self._untouched, self._blinked = True, True, 0.0
        pygame.key.set_text_input_rect(self.rect)

    def blur(self) -> None:
        """Stop taking typed text."""
        if self.focused:
            self.focused, self.composed = False, ""
            self.anchor = self.cursor

    def select_all(self) -> None:
        """Select the whole text."""
        self._untouched = False
        self.anchor, self.cursor = 0, len(self.text)
        self._blinked = 0.0

    def restore_from(self, other: Control) -> None:
        """Take over focus, cursor and selection from the same entry on the old form."""
        super().restore_from(other)
        if isinstance(other, TextEntry) and other.focused and not self.focused:
            self.focused, self._untouched = True, other._untouched
            self.cursor, self.anchor = (min(at, len(self.text)) for at in (other.cursor, other.anchor))
            self.composed, self._shift, self._blinked = other.composed, other._shift, other._blinked

    def type(self, text: str) -> None:
        """Replace the selection with typed or pasted text."""
        start, end = self.selected
        kept = self.text[:start] + self.text[end:]
        added = enterable(text)[: self._longest - len(kept)]
        before, self.text = self.text, self.text[:start] + added + self.text[end:]
        self.cursor = self.anchor = start + len(added)
        self.composed, self._untouched, self._blinked = "", False, 0.0
        if self.text != before:
            self._changed(self.text)

    def press(self) -> None:
        """Do what Enter does."""
        self.activate()

    def hold(self, at: tuple[int, int]) -> None:
        """Move the cursor to a pressed point, from which a drag selects."""
        self.held = True
        self.cursor = self.anchor = self._place_at(at[0])
        self._blinked = 0.0

    def drag(self, at: tuple[int, int]) -> None:
        """Extend the selection to the pointer."""
        self.cursor = self._place_at(at[0])

    def release(self, at: tuple[int, int]) -> None:
        """End the press; the click that gave it the focus selects all."""
        self.end_press()
        if self._untouched:
            self._untouched = False
            if self.cursor == self.anchor:
                self.select_all()

    def edit(self, event: pygame.event.Event) -> bool:
        """Handle an editing key; return True if it was one."""
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        extends = bool(event.mod & pygame.KMOD_SHIFT)
        self._blinked = 0.0
        match event.key:
            case pygame.K_LEFT:
                self._go(self._left(control, extends), extends)
            case pygame.K_RIGHT:
                self._go(self._right(control, extends), extends)
            case pygame.K_HOME:
                self._go(0, extends)
            case pygame.K_END:
                self._go(len(self.text), extends)
            case pygame.K_BACKSPACE:
                self._erase(self._left(control, True))
            case pygame.K_DELETE:
                self._erase(self._right(control, True))
            case pygame.K_a if control:
                self.select_all()
            case pygame.K_c if control:
                self._copy()
            case pygame.K_x if control:
                self._copy()
                self.type("")
            case pygame.K_v if control:
                self.type(window.paste_text())
            case _:
                return False
        self._untouched = False
        return True

    def blink(self, milliseconds: float) -> bool:
        """Advance by some milliseconds; return True if the cursor appeared or disappeared."""
        before = self._lit
        self._blinked += milliseconds
        return self.focused and before != self._lit

    def written(self) -> Iterator[DrawnText]:
        """Yield the text, or the hint."""
        room = self._room()
        words = self.text or self.empty
        if words.strip():
            written = fitted(self._scale, words, styles.LEFT, room.size).written(self._scale.assets, room)
            yield DrawnText(words, written.rect.clip(room), room)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove, the text, the selection and the cursor."""
        box_scale, rect, room = self._scale.box_scale, self.rect, self._room()
        edge = FLAME if self.focused else mixed(mixed(HIDE, BRASS, 0.7), EMBER, round(self.heat * 4) / 4)
        look = Shape(SOOT, mixed(SOOT, HIDE, 0.5), edge, line_width(2, box_scale), round(RADIUS * box_scale))
        draw_shape(surface, rect, look)
        before = surface.get_clip()
        surface.set_clip(room.clip(before))
        if self.focused:
            self._draw_edited(surface, room)
        elif self.text:
            self._letters(surface, self.text, room.left, room, BONE)
        else:
            self._letters(surface, self.empty, room.left, room, ASH)
        surface.set_clip(before)

    @property
    def _lit(self) -> bool:
        return self._blinked % (2 * BLINK) < BLINK

    def _draw_edited(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        start, end = self.selected
        shown = self.text[: self.cursor] + self.composed + self.text[self.cursor :]
        cursor = self._wide(shown[: self.cursor + len(self.composed)])
        self._shift = max(0, min(self._shift, cursor, self._wide(shown) - room.width + 4))
        self._shift = max(self._shift, cursor - room.width + 4)
        left, high = room.left - self._shift, round(self._size * 1.25)
        if start < end:
            marked = pygame.Rect(left + self._wide(self.text[:start]), 0, 0, high)
            marked.width = self._wide(self.text[:end]) - self._wide(self.text[:start])
            marked.centery = room.centery
            pygame.draw.rect(surface, mixed(OXBLOOD, EMBER, 0.3), marked, border_radius=3)
        self._letters(surface, shown, left, room, BONE)
        if self.composed:
            begin = left + self._wide(shown[: self.cursor])
            under = room.centery + high // 2
            pygame.draw.line(surface, FLAME, (begin, under), (left + cursor, under), 2)
        if self._lit:
            wide = line_width(3, self._scale.box_scale)
            pygame.draw.rect(surface, FLAME, (left + cursor, room.centery - high // 2, wide, high))

    def _letters(
        self, surface: pygame.Surface, words: str, left: int, room: pygame.Rect, colour: tuple[int, int, int]
    ) -> None:
        line = fitted(self._scale, words, styles.LEFT, (10**6, room.height))
        line.draw(surface, self._scale.assets, pygame.Rect(left, room.top, 10**6, room.height), colour)

    @property
    def _size(self) -> int:
        return self._scale.type_size(styles.LEFT)

    def _wide(self, words: str) -> int:
        typeface: Typeface = styles.LEFT.typeface
        return self._scale.assets.font(typeface, self._size).size(words)[0] if words else 0

    def _room(self) -> pygame.Rect:
        return self.rect.inflate(-2 * round(PAD * self._scale.box_scale), -4)

    def _place_at(self, x: int) -> int:
        """Return the index between two letters that is nearest to an x."""
        across = x - self._room().left + (self._shift if self.focused else 0)
        return min(range(len(self.text) + 1), key=lambda at: abs(self._wide(self.text[:at]) - across))

    def _go(self, place: int, extends: bool) -> None:
        self.cursor = place
        if not extends:
            self.anchor = place

    def _left(self, words: bool, extends: bool) -> int:
        start, end = self.selected
        if start < end and not extends:
            return start
        if words:
            return self.text.rstrip()[: self.cursor].rstrip().rfind(" ", 0, self.cursor) + 1
        return max(0, self.cursor - 1)

    def _right(self, words: bool, extends: bool) -> int:
        start, end = self.selected
        if start < end and not extends:
            return end
        if words:
            found = self.text.find(" ", self.cursor + 1)
            return len(self.text) if found < 0 else found
        return min(len(self.text), self.cursor + 1)

    def _erase(self, to: int) -> None:
        if self.cursor == self.anchor:
            self.anchor = to
        self.type("")

    def _copy(self) -> None:
        start, end = self.selected
        if start < end:
            window.copy_text(self.text[start:end])
