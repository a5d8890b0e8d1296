"""A whole number between two others, dragged or stepped."""

from collections.abc import Callable, Iterator

import pygame

from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, SOOT, mixed
from engine.ui.pane import Pane
from engine.ui.shapes import Plate, draw_glow, draw_plate, draw_shadow, line_width
from engine.ui.text import Scale, Written, fitted
from engine.ui.widget import Control

KNOB, GROOVE = 44.0, 14.0
"""Design pixels of the knob, and of the groove it runs in."""


class Slider(Control):
    """A whole number between two others."""

    drags = True
    steps = True

    def __init__(
        self,
        spot: pygame.Rect,
        pane: Pane | None,
        value: int,
        limits: tuple[int, int],
        scale: Scale,
        changed: Callable[[int], None],
        step_by: int = 5,
    ) -> None:
        """Take the number, its bounds, and the callback for another one."""
        super().__init__(spot, pane, lambda: None)
        self.value = value
        self.limits = limits
        self._scale = scale
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
        size = round(KNOB * self._scale.pixels)
        knob = pygame.Rect(0, 0, size, size)
        knob.center = (track.left + round(track.width * (self.value - low) / (high - low)), track.centery)
        return knob

    def written(self) -> Iterator[Written]:
        """Yield the number at its end."""
        line = fitted(self._scale, self.text, "@faint_right", self._told().size)
        yield line.written(self._scale.assets, self._told())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the groove, its filled part, the knob and the number."""
        pixels, track, knob = self._scale.pixels, self._track(), self.knob()
        groove = pygame.Rect(0, 0, track.width + knob.width, round(GROOVE * pixels))
        groove.center = track.center
        radius = groove.height // 2
        edge = mixed(mixed(HIDE, BRASS, 0.6), FLAME, round(self.heat * 4) / 4)
        draw_plate(surface, groove, Plate(SOOT, SOOT, edge, line_width(2, pixels), radius))
        filled = groove.inflate(-4, -4)
        filled.width = knob.centerx - filled.left
        pygame.draw.rect(surface, mixed(BRASS, EMBER, 0.5), filled, border_radius=radius)
        if self.heat:
            draw_glow(surface, knob, round(14 * pixels), mixed(SOOT, EMBER, 0.3 * self.heat))
        draw_shadow(surface, knob, round(8 * pixels))
        light = mixed(BRASS, BONE, 0.35 if self.held else 0.15)
        draw_plate(surface, knob, Plate(light, mixed(BRASS, SOOT, 0.4), BRASS, 1, knob.width // 2))
        line = fitted(self._scale, self.text, "@faint_right", self._told().size)
        line.draw(surface, self._scale.assets, self._told(), ASH)

    def _track(self) -> pygame.Rect:
        """Return the way of the knob's middle."""
        rect, size = self.rect, round(KNOB * self._scale.pixels)
        return pygame.Rect(
            rect.left + size // 2, rect.top, rect.width - size - self._told().width, rect.height
        )

    def _told(self) -> pygame.Rect:
        """Return the room of the number."""
        rect = self.rect
        wide = round(self._scale.width("888", "@faint") * self._scale.pixels + 16 * self._scale.pixels)
        return pygame.Rect(rect.right - wide, rect.top, wide, rect.height)

    def _set(self, value: int) -> None:
        value = max(self.limits[0], min(value, self.limits[1]))
        if value != self.value:
            self.value = value
            self.changed(value)
