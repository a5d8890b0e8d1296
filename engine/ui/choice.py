"""Controls that choose a value: side by side, with arrows, or as a switch."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

import pygame

from engine.motion import ease_in_out
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SOOT, VERDIGRIS, mixed
from engine.ui import styles
from engine.ui.shapes import Shape, draw_chevron, draw_shadow, draw_shape, light_up, line_width
from engine.ui.text import DrawnText, fitted
from engine.ui.widget import Control, Site

MOST_SHOWN: Final = 5
"""The most values that are shown side by side."""
VALUE_MARGIN: Final = 16.0
"""The least space beside the text of a value, in design pixels."""
RADIUS: Final = 10
KNOB, TRACK = 40.0, 92.0
"""Design pixels of a switch: the size of its knob and the width of its track."""


class Choice(Control):
    """A choice of one of several values."""

    steps = True

    def __init__(self, site: Site, values: Sequence[str], chosen: int, choose: Callable[[int], None]) -> None:
        """Create a choice; ``choose`` gets the index of another value."""
        super().__init__(site, self.choose_next)
        spot, scale, _ = site
        self.values = tuple(values)
        self.chosen = chosen
        self.choose = choose
        self._at: tuple[int, int] | None = None
        """The point that the pointer pressed."""
        edge = round(2 * VALUE_MARGIN * scale.box_scale)
        self._needs = [scale.width(value, styles.BODY) + 2 * VALUE_MARGIN for value in values]
        parts = self._parts(spot)
        lines = [
            fitted(scale, value, styles.BODY, (part.width - edge, part.height))
            for value, part in zip(values, parts, strict=True)
        ]
        self.laid_out = len(values) <= MOST_SHOWN and not any(line.squeezed for line in lines)
        """True if all values are shown side by side."""
        if not self.laid_out:
            lines = [fitted(scale, value, styles.BODY, self._middle(spot).size) for value in values]
        self._lines = lines
        self.text = self._lines[chosen].words

    @property
    def count(self) -> int:
        """The number of values."""
        return len(self.values)

    def can_step(self, way: int) -> bool:
        """True if there is a value on that side, right (1) or left (-1). With two values there always is."""
        return self.count == 2 or 0 <= self.chosen + way < self.count

    def step(self, way: int) -> bool:
        """Choose the value on that side; return True if there was one."""
        if there := self.can_step(way):
            self.choose((self.chosen + way) % self.count)
        return there

    def choose_next(self) -> None:
        """Choose the next value, or the first after the last."""
        self.choose((self.chosen + 1) % self.count)

    def hold(self, at: tuple[int, int]) -> None:
        """Start a press, and remember its point."""
        super().hold(at)
        self._at = at

    def end_press(self) -> None:
        """End the press, and forget its point."""
        super().end_press()
        self._at = None

    def release(self, at: tuple[int, int]) -> None:
        """Choose the value that was pressed, or the next one in an arrow's direction."""
        held, self._at = self._at, None
        self.held = False
        if held is None or not self.hits(at, loosely=True):
            return
        if not self.laid_out:
            light_up(self.visible)
            self.step(-1 if at[0] < self.rect.centerx else 1)
            return
        meant = self._value_at(at)
        if meant == self._value_at(held) and meant != self.chosen:
            light_up(self.part(meant))
            self.choose(meant)

    def _value_at(self, at: tuple[int, int]) -> int:
        """Return the index of the value at a point."""
        return sum(part.right <= at[0] for part in self._parts(self.rect)[:-1])

    def part(self, index: int) -> pygame.Rect:
        """Return the rectangle of a value that is shown side by side with the others."""
        return self._parts(self.rect)[index]

    def written(self) -> Iterator[DrawnText]:
        """Yield the text of each value, or of the chosen one alone."""
        assets = self._scale.assets
        if self.laid_out:
            for line, part in zip(self._lines, self._parts(self.rect), strict=True):
                yield line.written(assets, part)
        else:
            yield self._lines[self.chosen].written(assets, self._middle(self.rect))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove, the chosen value and all texts."""
        box_scale, rect = self._scale.box_scale, self.rect
        edge = mixed(mixed(HIDE, BRASS, 0.6), FLAME, round(self.heat * 4) / 4)
        radius, border = round(RADIUS * box_scale), line_width(2, box_scale)
        if not self.laid_out:
            top = mixed(HIDE, BRASS, 0.1)
            draw_shape(surface, rect, Shape(top, HIDE, edge, border, radius))
            self._lines[self.chosen].draw(surface, self._scale.assets, self._middle(rect), BONE)
            for way, x in ((-1, rect.left + rect.height // 2), (1, rect.right - rect.height // 2)):
                colour = FLAME if self.can_step(way) else mixed(HIDE, ASH, 0.4)
                draw_chevron(surface, (x, rect.centery), round(rect.height * 0.36), way, colour)
            return
        draw_shape(surface, rect, Shape(SOOT, mixed(SOOT, HIDE, 0.6), edge, border, radius))
        for index, (line, part) in enumerate(zip(self._lines, self._parts(rect), strict=True)):
            chosen = index == self.chosen
            if chosen:
                inner = part.inflate(-4 * border, -4 * border)
                draw_shadow(surface, inner, round(6 * box_scale))
                look = Shape(mixed(OXBLOOD, EMBER, 0.25), OXBLOOD, BRASS, border, max(0, radius - 2 * border))
                draw_shape(surface, inner, look)
            line.draw(surface, self._scale.assets, part, BONE if chosen else ASH)

    def _parts(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Return the rectangle of each value: the width of its text and an equal share of the rest."""
        box_scale = self._scale.box_scale
        spare = (rect.width / box_scale - sum(self._needs)) / len(self._needs)
        ends = [0.0, *accumulate(need + spare for need in self._needs)]
        across = [rect.left + round(end * box_scale) for end in ends]
        return [pygame.Rect(left, rect.top, right - left, rect.height) for left, right in pairwise(across)]

    def _middle(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the rectangle between the arrows."""
        return rect.inflate(-2 * rect.height, 0)


class Switch(Choice):
    """A switch that is off or on."""

    _slid = 0.0
    """The position of its knob, 0 to 1."""

    def __init__(self, site: Site, on: bool, changed: Callable[[bool], None]) -> None:
        """Create a switch; ``changed`` gets its new state."""
        super().__init__(site, ("Off", "On"), int(on), lambda index: changed(bool(index)))
        self.laid_out = False
        self._slid = float(on)

    def release(self, at: tuple[int, int]) -> None:
        """Flip the switch; a press anywhere on it counts."""
        held = self.held
        self.end_press()
        if held and self.hits(at, loosely=True):
            self.choose_next()

    def highlight(self, milliseconds: float, *, hot: bool) -> bool:
        """Update the highlight, and slide the knob."""
        by, before = milliseconds / 140.0, self._slid
        self._slid = min(1.0, self._slid + by) if self.chosen else max(0.0, self._slid - by)
        return super().highlight(milliseconds, hot=hot) or before != self._slid

    def restore_from(self, other: Control) -> None:
        """Continue the slide from the old knob's position."""
        super().restore_from(other)
        if isinstance(other, Switch):
            self._slid = other._slid

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove with its knob at the right, and the text beside it."""
        box_scale, rect = self._scale.box_scale, self.rect
        track = pygame.Rect(0, 0, round(TRACK * box_scale), round((KNOB + 12) * box_scale))
        track.midright = rect.midright
        slid = ease_in_out(self._slid)
        ground = mixed(SOOT, mixed(SOOT, VERDIGRIS, 0.55), round(slid * 8) / 8)
        edge = mixed(mixed(HIDE, BRASS, 0.7), FLAME, round(self.heat * 4) / 4)
        draw_shape(surface, track, Shape(SOOT, ground, edge, line_width(2, box_scale), track.height // 2))
        knob = pygame.Rect(0, 0, round(KNOB * box_scale), round(KNOB * box_scale))
        room = track.width - track.height
        knob.center = (track.left + track.height // 2 + round(room * slid), track.centery)
        light = mixed(ASH, BONE, slid)
        draw_shape(surface, knob, Shape(light, mixed(light, SOOT, 0.4), BRASS, 1, knob.width // 2))
        line = self._lines[self.chosen]
        line.draw(surface, self._scale.assets, self._middle(rect), BONE if self.chosen else ASH)

    def _middle(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the rectangle of the text beside the knob."""
        wide = round((TRACK + VALUE_MARGIN) * self._scale.box_scale)
        room = round(80 * self._scale.box_scale * max(1.0, self._scale.text_size))
        return pygame.Rect(max(rect.left, rect.right - wide - room), rect.top, room, rect.height)
