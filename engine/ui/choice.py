"""Controls that set a value: choices, side by side or with arrows where room is short; switches; sliders."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

import pygame

from engine.motion import ease_in_out
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SOOT, VERDIGRIS, mixed
from engine.ui.shapes import Shape, draw_chevron, draw_glow, draw_shadow, draw_shape, light_up, line_width
from engine.ui.text import Line, Written, fitted
from engine.ui.widget import Control, Site

MOST: Final = 5
"""Values that stand side by side at the most."""
BESIDE: Final = 16.0
"""Design pixels beside the words of a value, at the least."""
RADIUS: Final = 10
KNOB, TRACK = 40.0, 92.0
"""Design pixels of a switch: its knob, and all of it across."""
HANDLE, GROOVE = 44.0, 14.0
"""Design pixels of a slider's knob, and of the groove it runs in."""


class Choice(Control):
    """One of several values."""

    steps = True

    def __init__(self, site: Site, values: Sequence[str], chosen: int, choose: Callable[[int], None]) -> None:
        """Take the values, and the callback for another one."""
        super().__init__(site, self.on)
        spot, scale, _ = site
        self.values = tuple(values)
        self.chosen = chosen
        self.choose = choose
        self._at: tuple[int, int] | None = None
        """The part that the pointer presses."""
        edge = round(2 * BESIDE * scale.pixels)
        self._needs = [scale.width(value, "@body") + 2 * BESIDE for value in values]
        parts = self._parts(spot)
        lines = [
            fitted(scale, value, "@body", (part.width - edge, part.height))
            for value, part in zip(values, parts, strict=True)
        ]
        self.laid_out = len(values) <= MOST and not any(line.squeezed for line in lines)
        """True if all values are side by side."""
        if not self.laid_out:
            lines = [fitted(scale, value, "@body", self._middle(spot).size) for value in values]
        self._lines = lines
        self.text = self._lines[chosen].words

    @property
    def count(self) -> int:
        """The number of values."""
        return len(self.values)

    def may(self, way: int) -> bool:
        """True if there is a value on that side; of two values each is beside the other."""
        return self.count == 2 or 0 <= self.chosen + way < self.count

    def step(self, way: int) -> bool:
        """Go to the value on that side, if there is one."""
        if there := self.may(way):
            self.choose((self.chosen + way) % self.count)
        return there

    def on(self) -> None:
        """Go on to the next value, and from the last to the first."""
        self.choose((self.chosen + 1) % self.count)

    def hold(self, at: tuple[int, int]) -> None:
        """Remember the pressed part."""
        super().hold(at)
        self._at = at

    def let_go(self) -> None:
        """Forget the pressed part."""
        super().let_go()
        self._at = None

    def release(self, at: tuple[int, int]) -> None:
        """Choose the value that was pressed, or the one beyond the arrow."""
        held, self._at = self._at, None
        self.held = False
        if held is None or not self.hits(at, loosely=True):
            return
        if not self.laid_out:
            light_up(self.seen)
            self.step(-1 if at[0] < self.rect.centerx else 1)
            return
        meant = self._value_at(at)
        if meant == self._value_at(held) and meant != self.chosen:
            light_up(self.part(meant))
            self.choose(meant)

    def _value_at(self, at: tuple[int, int]) -> int:
        """Return the value of the part at a point."""
        return sum(part.right <= at[0] for part in self._parts(self.rect)[:-1])

    def part(self, index: int) -> pygame.Rect:
        """Return where a value is, of those side by side."""
        return self._parts(self.rect)[index]

    def written(self) -> Iterator[Written]:
        """Yield the words of each value, or of the chosen one alone."""
        assets = self._scale.assets
        if self.laid_out:
            for line, part in zip(self._lines, self._parts(self.rect), strict=True):
                yield line.written(assets, part)
        else:
            yield self._lines[self.chosen].written(assets, self._middle(self.rect))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove, the chosen value in it, and all words."""
        pixels, rect = self._scale.pixels, self.rect
        edge = mixed(mixed(HIDE, BRASS, 0.6), FLAME, round(self.heat * 4) / 4)
        radius, border = round(RADIUS * pixels), line_width(2, pixels)
        if not self.laid_out:
            top = mixed(HIDE, BRASS, 0.1)
            draw_shape(surface, rect, Shape(top, HIDE, edge, border, radius))
            self._lines[self.chosen].draw(surface, self._scale.assets, self._middle(rect), BONE)
            for way, x in ((-1, rect.left + rect.height // 2), (1, rect.right - rect.height // 2)):
                colour = FLAME if self.may(way) else mixed(HIDE, ASH, 0.4)
                draw_chevron(surface, (x, rect.centery), round(rect.height * 0.36), way, colour)
            return
        draw_shape(surface, rect, Shape(SOOT, mixed(SOOT, HIDE, 0.6), edge, border, radius))
        for index, (line, part) in enumerate(zip(self._lines, self._parts(rect), strict=True)):
            chosen = index == self.chosen
            if chosen:
                inner = part.inflate(-4 * border, -4 * border)
                draw_shadow(surface, inner, round(6 * pixels))
                look = Shape(mixed(OXBLOOD, EMBER, 0.25), OXBLOOD, BRASS, border, max(0, radius - 2 * border))
                draw_shape(surface, inner, look)
            line.draw(surface, self._scale.assets, part, BONE if chosen else ASH)

    def _parts(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Return the part of each value: as wide as its words ask for, and an equal share of what is left."""
        pixels = self._scale.pixels
        spare = (rect.width / pixels - sum(self._needs)) / len(self._needs)
        ends = [0.0, *accumulate(need + spare for need in self._needs)]
        across = [rect.left + round(end * pixels) for end in ends]
        return [pygame.Rect(left, rect.top, right - left, rect.height) for left, right in pairwise(across)]

    def _middle(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the room between the arrows."""
        return rect.inflate(-2 * rect.height, 0)


class Switch(Choice):
    """Off or on."""

    _slid = 0.0
    """The position of its knob, 0 to 1."""

    def __init__(self, site: Site, on: bool, changed: Callable[[bool], None]) -> None:
        """Create a switch that is on or off; ``changed`` is called when that changes."""
        super().__init__(site, ("Off", "On"), int(on), lambda index: changed(bool(index)))
        self.laid_out = False
        self._slid = float(on)

    def release(self, at: tuple[int, int]) -> None:
        """Turn the switch over, wherever on it the press was."""
        held = self.held
        self.let_go()
        if held and self.hits(at, loosely=True):
            self.on()

    def warm(self, milliseconds: float, *, hot: bool) -> bool:
        """Let the knob slide, too."""
        by, before = milliseconds / 140.0, self._slid
        self._slid = min(1.0, self._slid + by) if self.chosen else max(0.0, self._slid - by)
        return super().warm(milliseconds, hot=hot) or before != self._slid

    def adopt(self, other: Control) -> None:
        """Continue the slide from the old knob's position."""
        super().adopt(other)
        if isinstance(other, Switch):
            self._slid = other._slid

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove with its knob at the right, and the word beside it."""
        pixels, rect = self._scale.pixels, self.rect
        track = pygame.Rect(0, 0, round(TRACK * pixels), round((KNOB + 12) * pixels))
        track.midright = rect.midright
        slid = ease_in_out(self._slid)
        ground = mixed(SOOT, mixed(SOOT, VERDIGRIS, 0.55), round(slid * 8) / 8)
        edge = mixed(mixed(HIDE, BRASS, 0.7), FLAME, round(self.heat * 4) / 4)
        draw_shape(surface, track, Shape(SOOT, ground, edge, line_width(2, pixels), track.height // 2))
        knob = pygame.Rect(0, 0, round(KNOB * pixels), round(KNOB * pixels))
        room = track.width - track.height
        knob.center = (track.left + track.height // 2 + round(room * slid), track.centery)
        light = mixed(ASH, BONE, slid)
        draw_shape(surface, knob, Shape(light, mixed(light, SOOT, 0.4), BRASS, 1, knob.width // 2))
        line = self._lines[self.chosen]
        line.draw(surface, self._scale.assets, self._middle(rect), BONE if self.chosen else ASH)

    def _middle(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the room of the word beside the knob."""
        wide = round((TRACK + BESIDE) * self._scale.pixels)
        room = round(80 * self._scale.pixels * max(1.0, self._scale.text_size))
        return pygame.Rect(max(rect.left, rect.right - wide - room), rect.top, room, rect.height)


class Slider(Control):
    """A whole number between two others."""

    drags = True
    steps = True

    def __init__(
        self, site: Site, value: int, limits: tuple[int, int], step_by: int, changed: Callable[[int], None]
    ) -> None:
        """Take the number, its bounds, how far a step goes, and the callback for another number."""
        super().__init__(site, lambda: None)
        self.value = value
        self.limits = limits
        self.changed = changed
        self._step_by = step_by

    @property
    def text(self) -> str:  # type: ignore[override]
        """Its text: the number."""
        return str(self.value)

    def step(self, way: int) -> bool:
        """Go a little down or up; return True if there was any."""
        before = self.value
        self._set(self.value + way * self._step_by)
        return self.value != before

    def press(self) -> None:
        """Do nothing: it is dragged, or stepped."""

    def hold(self, at: tuple[int, int]) -> None:
        """Let the knob jump to the pointer."""
        super().hold(at)
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        """Follow the pointer."""
        track, (low, high) = self._track(), self.limits
        self._set(low + round((at[0] - track.left) / max(1, track.width) * (high - low)))

    def knob(self) -> pygame.Rect:
        """Return where the knob is."""
        track, (low, high) = self._track(), self.limits
        size = round(HANDLE * self._scale.pixels)
        knob = pygame.Rect(0, 0, size, size)
        knob.center = (track.left + round(track.width * (self.value - low) / (high - low)), track.centery)
        return knob

    def written(self) -> Iterator[Written]:
        """Yield the number at the end of the track."""
        yield self._number().written(self._scale.assets, self._number_room())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove, its filled part, the knob and the number."""
        pixels, track, knob = self._scale.pixels, self._track(), self.knob()
        groove = pygame.Rect(0, 0, track.width + knob.width, round(GROOVE * pixels))
        groove.center = track.center
        radius = groove.height // 2
        edge = mixed(mixed(HIDE, BRASS, 0.6), FLAME, round(self.heat * 4) / 4)
        draw_shape(surface, groove, Shape(SOOT, SOOT, edge, line_width(2, pixels), radius))
        filled = groove.inflate(-4, -4)
        filled.width = knob.centerx - filled.left
        pygame.draw.rect(surface, mixed(BRASS, EMBER, 0.5), filled, border_radius=radius)
        if self.heat:
            draw_glow(surface, knob, round(14 * pixels), mixed(SOOT, EMBER, 0.3 * self.heat))
        draw_shadow(surface, knob, round(8 * pixels))
        light = mixed(BRASS, BONE, 0.35 if self.held else 0.15)
        draw_shape(surface, knob, Shape(light, mixed(BRASS, SOOT, 0.4), BRASS, 1, knob.width // 2))
        self._number().draw(surface, self._scale.assets, self._number_room(), ASH)

    def _track(self) -> pygame.Rect:
        """Return the way of the knob's middle."""
        rect, size = self.rect, round(HANDLE * self._scale.pixels)
        return pygame.Rect(
            rect.left + size // 2, rect.top, rect.width - size - self._number_room().width, rect.height
        )

    def _number(self) -> Line:
        return fitted(self._scale, self.text, "@faint_right", self._number_room().size)

    def _number_room(self) -> pygame.Rect:
        rect = self.rect
        wide = round(self._scale.width("888", "@faint") * self._scale.pixels + 16 * self._scale.pixels)
        return pygame.Rect(rect.right - wide, rect.top, wide, rect.height)

    def _set(self, value: int) -> None:
        value = max(self.limits[0], min(value, self.limits[1]))
        if value != self.value:
            self.value = value
            self.changed(value)
