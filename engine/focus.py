"""What the keyboard points at: everything that can be clicked can be reached with Tab and the arrows."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can have the focus: its identity and where it is, in window pixels."""

    key: Hashable
    rect: pygame.Rect


class Focus:
    """Which of the targets has the focus. Targets may change at any time; the focus stays where it can."""

    def __init__(self) -> None:
        self.targets: list[Target] = []
        self.key: Hashable | None = None
        self.shown = False
        """Whether the keyboard was used last, so that the focus is drawn."""

    @property
    def target(self) -> Target | None:
        """The target that has the focus."""
        return next((target for target in self.targets if target.key == self.key), None)

    def reset(self, targets: Sequence[Target]) -> None:
        """Give the targets there are now; a focus that is gone is forgotten."""
        self.targets = list(targets)
        if self.target is None:
            self.key = None

    def step(self, count: int) -> None:
        """Move along the targets' order, round the end."""
        self.shown = True
        if not self.targets:
            return
        current = self.target
        index = self.targets.index(current) + count if current else (0 if count > 0 else -1)
        self.key = self.targets[index % len(self.targets)].key

    def towards(self, across: int, down: int) -> None:
        """Move to the nearest target in a direction; stay where there is none."""
        self.shown = True
        current = self.target
        if current is None:
            self.step(1)
            return
        ahead = [
            (_distance(current.rect, target.rect, across, down), index)
            for index, target in enumerate(self.targets)
            if target is not current and _ahead(current.rect, target.rect, across, down)
        ]
        if ahead:
            self.key = self.targets[min(ahead)[1]].key


def _ahead(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> bool:
    right, low = there.centerx - here.centerx, there.centery - here.centery
    along = right * across + low * down
    aside = abs(right * down) + abs(low * across)
    return along > 0 and along * 2 >= aside


def _distance(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> float:
    right, low = there.centerx - here.centerx, there.centery - here.centery
    return abs(right * across + low * down) + 2.5 * (abs(right * down) + abs(low * across))
