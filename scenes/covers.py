"""What stands for a game on the menu: a corner of its table, with some of its own cards.

A cover is drawn from the game's deck and table map, a card at a time, so that no page waits for it,
and kept for as long as it is wanted at that size.
"""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TypeAlias

import pygame

from engine.assets import Assets
from engine.grain import Size
from game.cards import Taste
from scenes.cover_shapes import Wanted

DRAWING = 0.006
"""Seconds of one turn for covers that are not drawn yet."""
_Key: TypeAlias = tuple[str, Size, tuple[float, float], frozenset[Taste]]


class Covers:
    """The covers that a page wants, as far as they are drawn."""

    def __init__(self, there: Callable[[str], bool] = lambda name: True) -> None:
        """``there`` tells of the id of a game whether its cover can be drawn yet."""
        self._there = there
        self._tastes: frozenset[Taste] = frozenset()
        self._drawn: dict[_Key, pygame.Surface] = {}
        self._steps: dict[_Key, Iterator[None]] = {}
        """What is still to be drawn; a key begins with the id of the game."""

    def want(self, assets: Assets, wanted: Sequence[Wanted], tastes: frozenset[Taste], pixels: float) -> None:
        """Keep what is wanted and begin what is missing; all else is given back.

        Args:
            assets: where pictures of cards are.
            wanted: what is to be drawn, the first first.
            tastes: how cards are liked.
            pixels: window pixels to a design pixel.
        """
        self._tastes = tastes
        keys = {_key(each, tastes): each for each in wanted}
        self._drawn = {key: cover for key, cover in self._drawn.items() if key in keys}
        self._steps = {key: steps for key, steps in self._steps.items() if key in keys}
        for key, each in keys.items():
            if key not in self._drawn:
                self._drawn[key] = cover = pygame.Surface(each.size, pygame.SRCALPHA)
                self._steps[key] = _steps(cover, each, tastes, assets, pixels)

    def cover(self, wanted: Wanted) -> pygame.Surface:
        """As much of a wanted cover as is drawn."""
        return self._drawn[_key(wanted, self._tastes)]

    @property
    def busy(self) -> bool:
        """Whether something can be drawn now that is not drawn yet."""
        return self._next() is not None

    def draw_on(self, seconds: float) -> None:
        """Draw for so long, at least a step: one of each cover in turn."""
        end = perf_counter() + seconds
        while (key := self._next()) is not None:
            steps = self._steps.pop(key)
            if next(steps, self) is None:
                self._steps[key] = steps
            if perf_counter() >= end:
                return

    def _next(self) -> _Key | None:
        """The cover to be drawn on next."""
        return next((key for key in self._steps if self._there(key[0])), None)


def _key(wanted: Wanted, tastes: frozenset[Taste]) -> _Key:
    return wanted.sign.id, wanted.size, wanted.fanned, tastes


def _steps(
    cover: pygame.Surface, wanted: Wanted, tastes: frozenset[Taste], assets: Assets, pixels: float
) -> Iterator[None]:
    """How a cover is drawn; what that needs is imported with the first step, when the menu was seen."""
    from scenes.cover_drawing import drawing

    yield from drawing(cover, wanted, tastes, assets, pixels)
