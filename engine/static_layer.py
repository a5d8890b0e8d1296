"""Groups of cards that lie still: drawn once, and after that brought to the screen as one picture each."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import count

import pygame

from engine.assets import Assets
from engine.sprites import CardSprite, draw, reach_of, state_of


@dataclass(slots=True)
class Still:
    """A group as it was seen last."""

    cards: Hashable
    """All that its cards' pixels depend on."""
    rect: pygame.Rect
    """The part of the screen that they can touch."""
    beneath: tuple[Hashable, ...] | None = None
    """The things beneath them when they were drawn."""
    number: int = 0
    """A number that changes whenever the group, or anything beneath it, looks different."""
    picture: pygame.Surface | None = None
    """Its part of the screen, opaque; taken when nothing has changed for a frame."""


class StaticLayer:
    """Draws groups of cards, and keeps a picture of those that lie still, with all that lies beneath them."""

    def __init__(self) -> None:
        self._groups: dict[int, Still] = {}
        self._numbers = count(1)

    def forget(self) -> None:
        """Forget all pictures: the ground beneath the cards is another."""
        self._groups.clear()

    def draw(
        self,
        surface: pygame.Surface,
        groups: Sequence[Sequence[CardSprite]],
        ground: Sequence[tuple[pygame.Rect, Hashable]],
        assets: Assets,
    ) -> list[CardSprite]:
        """Draw every group, the lowest first; what stands out comes last, over all of them.

        Args:
            surface: what is drawn on; the ground is there already.
            groups: the same ones each time, though each may hold other cards.
            ground: parts of the ground that change, and all that their pixels depend on.
            assets: where pictures are.

        Returns:
            The cards that fly, which are not drawn: they pass over whatever else lies there.
        """
        rects, below = [rect for rect, _ in ground], [each for _, each in ground]
        above: list[CardSprite] = []
        for place, group in enumerate(groups):
            lying = [sprite for sprite in group if not (sprite.aloft or sprite.before)]
            if len(lying) < len(group):
                above += [sprite for sprite in group if sprite.aloft or sprite.before]
            if lying:
                still = self._seen(place, lying, assets)
                under = tuple([below[index] for index in still.rect.collidelistall(rects)])
                self._draw(surface, still, lying, under, assets)
                rects.append(still.rect)
                below.append(still.number)
        draw(surface, [sprite for sprite in above if not sprite.aloft], assets)
        return [sprite for sprite in above if sprite.aloft]

    def _seen(self, place: int, lying: Sequence[CardSprite], assets: Assets) -> Still:
        """Return the cached state of a group, a new one if its cards have changed."""
        cards = tuple(map(state_of, lying))
        still = self._groups.get(place)
        if still is None or still.cards != cards:
            still = self._groups[place] = Still(cards, reach_of(lying, assets))
        return still

    def _draw(
        self,
        surface: pygame.Surface,
        still: Still,
        lying: Sequence[CardSprite],
        beneath: tuple[Hashable, ...],
        assets: Assets,
    ) -> None:
        rect = still.rect.clip(surface.get_rect())
        if still.beneath != beneath:
            still.beneath, still.number, still.picture = beneath, next(self._numbers), None
            draw(surface, lying, assets)
        elif still.picture is None:
            draw(surface, lying, assets)
            still.picture = surface.subsurface(rect).copy()
        else:
            surface.blit(still.picture, rect)
