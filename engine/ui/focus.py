"""The keyboard focus, which Tab and arrows move between everything clickable."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from engine.ui.placement import gaps


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can have the focus: its key, and its place in window pixels."""

    key: Hashable
    rect: pygame.Rect
    view: pygame.Rect | None = None
    """The part of the window that it is visible in, if it scrolls."""

    def visible(self) -> pygame.Rect:
        """Return the visible part of it."""
        return self.rect if self.view is None else self.rect.clip(self.view)


class Focus:
    """The focused target. Targets may change at any time; the focus stays if its target does."""

    def __init__(self) -> None:
        self.targets: list[Target] = []
        self.key: Hashable | None = None
        self.shown = False
        """True if the keyboard was used last, so that the focus is drawn."""

    @property
    def target(self) -> Target | None:
        """The target that has the focus, or None."""
        return next((target for target in self.targets if target.key == self.key), None)

    def begin(self, key: Hashable) -> None:
        """Focus a target unless another one has the focus."""
        if self.key is None:
            self.key = key

    def reset(self, targets: Sequence[Target]) -> None:
        """Set the targets; the focus is lost if its target is gone."""
        self.targets = list(targets)
        if self.target is None:
            self.key = None

    def step(self, count: int) -> None:
        """Move the focus through the targets in order, wrapping around."""
        self.shown = True
        if not self.targets:
            return
        current = self.target
        index = 0 if count > 0 else -1
        if current is not None:
            index = self.targets.index(current) + count
        self.key = self.targets[index % len(self.targets)].key

    def towards(self, across: int, down: int) -> None:
        """Move the focus to the nearest target in a direction; stay if there is none.

        Inside a pane, its own targets come first. From outside, only the visible part of its targets counts.
        """
        self.shown = True
        here = self.target
        if here is None:
            self.step(1)
            return
        others = [each for each in self.targets if each is not here]
        together = [(each.rect, each.key) for each in others if each.view == here.view]
        apart = [(each.visible(), each.key) for each in others if each.view != here.view and each.visible()]
        for near in (together, apart) if here.view is not None else (together + apart,):
            ahead = [each for each in near if _ahead(here.rect, each[0], across, down)]
            if ahead:
                _, self.key = min(ahead, key=lambda each: _distance(here.rect, each[0], across, down))
                return


def _ahead(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> bool:
    """True if ``there`` is in a direction: beyond the edge, or further along if the two overlap.

    To the left and right it must be nearly in the same row.
    """
    right, low = there.centerx - here.centerx, there.centery - here.centery
    along, aside = right * across + low * down, abs(right * down) + abs(low * across)
    gap, beside = _gaps(here, there, across)
    if along <= 0 or (gap < 0 and aside >= along):
        return False
    return bool(down) or beside * 2 <= max(0, gap)


def _distance(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> tuple[float, float]:
    """Return the distance between edges, counting sideways distance more, then that between centres."""
    gap, beside = _gaps(here, there, across)
    return max(0, gap) + 2.5 * beside, pygame.Vector2(here.center).distance_to(there.center)


def _gaps(here: pygame.Rect, there: pygame.Rect, across: int) -> tuple[int, int]:
    """Return the gap in a direction, negative if the two overlap in it, and the gap sideways, in pixels."""
    right, low = gaps(here, there)
    return (right, max(0, low)) if across else (low, max(0, right))
