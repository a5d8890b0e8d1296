"""A slider for a whole number."""

from collections.abc import Callable, Iterator

import pygame

from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, SOOT, mixed
from engine.ui import styles
from engine.ui.shapes import Shape, draw_glow, draw_shadow, draw_shape, line_width
from engine.ui.text import DrawnText, Line, fitted
from engine.ui.widget import Control, Site

HANDLE, GROOVE = 44.0, 14.0
"""Design pixels: the size of the knob and the height of the groove."""


class Slider(Control):
    """A slider for a whole number."""

    drags = True
    steps = True

    def __init__(
        self, site: Site, value: int, limits: tuple[int, int], step_by: int, changed: Callable[[int], None]
    ) -> None:
        """Create a slider; ``limits`` are inclusive, and ``changed`` gets each new number."""
        super().__init__(site, lambda: None)
        self.value = value
        self.limits = limits
        self.changed = changed
        self._step_by = step_by

    @property
    def text(self) -> str:  # type: ignore[override]
        """The number as text."""
        return str(self.value)

    def step(self, way: int) -> bool:
        """Change the number by a step; return True if it changed."""
        before = self.value
        self._set(self.value + way * self._step_by)
        return self.value != before

    def press(self) -> None:
        """Do nothing: a slider is dragged or stepped."""

    def hold(self, at: tuple[int, int]) -> None:
        """Start a press, and move the knob to the pointer."""
        super().hold(at)
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        """Move the knob to the pointer."""
        track, (low, high) = self._track(), self.limits
        self._set(low + round((at[0] - track.left) / max(1, track.width) * (high - low)))

    def knob(self) -> pygame.Rect:
        """Return the rectangle of the knob."""
        track, (low, high) = self._track(), self.limits
        size = round(HANDLE * self._scale.box_scale)
        knob = pygame.Rect(0, 0, size, size)
        knob.center = (track.left + round(track.width * (self.value - low) / (high - low)), track.centery)
        return knob

    def written(self) -> Iterator[DrawnText]:
        """Yield the number at the end of the track."""
        yield self._number().written(self._scale.assets, self._number_room())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove, its filled part, the knob and the number."""
        box_scale, track, knob = self._scale.box_scale, self._track(), self.knob()
        groove = pygame.Rect(0, 0, track.width + knob.width, round(GROOVE * box_scale))
        groove.center = track.center
        radius = groove.height // 2
        edge = mixed(mixed(HIDE, BRASS, 0.6), FLAME, round(self.heat * 4) / 4)
        draw_shape(surface, groove, Shape(SOOT, SOOT, edge, line_width(2, box_scale), radius))
        filled = groove.inflate(-4, -4)
        filled.width = knob.centerx - filled.left
        pygame.draw.rect(surface, mixed(BRASS, EMBER, 0.5), filled, border_radius=radius)
        if self.heat:
            draw_glow(surface, knob, round(14 * box_scale), mixed(SOOT, EMBER, 0.3 * self.heat))
        draw_shadow(surface, knob, round(8 * box_scale))
        light = mixed(BRASS, BONE, 0.35 if self.held else 0.15)
        draw_shape(surface, knob, Shape(light, mixed(BRASS, SOOT, 0.4), BRASS, 1, knob.width // 2))
        self._number().draw(surface, self._scale.assets, self._number_room(), ASH)

    def _track(self) -> pygame.Rect:
        """Return the track along which the middle of the knob moves."""
        rect, size = self.rect, round(HANDLE * self._scale.box_scale)
        return pygame.Rect(
            rect.left + size // 2, rect.top, rect.width - size - self._number_room().width, rect.height
        )

    def _number(self) -> Line:
        return fitted(self._scale, self.text, styles.FAINT_RIGHT, self._number_room().size)

    def _number_room(self) -> pygame.Rect:
        rect = self.rect
        wide = round((self._scale.width("888", styles.FAINT) + 16) * self._scale.box_scale)
        return pygame.Rect(rect.right - wide, rect.top, wide, rect.height)

    def _set(self, value: int) -> None:
        value = max(self.limits[0], min(value, self.limits[1]))
        if value != self.value:
            self.value = value
            self.changed(value)
