"""Cards that rise where something was won, or fall where it was lost; they lean on their way and fade.

Where a card is and how bright is a function of its age alone. Nothing in a match depends on them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin
from random import Random
from typing import Final

import pygame

from engine.assets import Assets
from game.cards import Deck, Taste
from game.info import GameInfo

COUNT: Final = 14
APART: Final = 240.0
"""Milliseconds from one to the next."""
SHORTEST, LONGEST = 2600.0, 3600.0
"""Milliseconds that a card is seen."""
TALL: Final = 150.0
"""Design pixels of a card's height."""
LOWEST, RISE, FELL = 1.1, 0.86, -0.15
"""Shares of the area: where those that rise begin, how far up they go, and where those that fall begin."""
BRIGHTEST: Final = 0.72
"""The most that is seen of a card: it stays behind what is to be read."""
USUAL: Final = 3
"""Cards that stand for a game which names none."""
STEP: Final = 3
"""Degrees from one turned picture that is drawn to the next."""


@dataclass(frozen=True, slots=True)
class Riser:
    """One card on its way. Places are shares of the area, times milliseconds of its ``RisingCards``."""

    picture: str
    born: float
    life: float
    x: float
    sway: float
    lean: float
    """Degrees to which it leans at the most."""
    phase: float
    falls: bool


class RisingCards:
    """The cards that are rising now. A scene draws them while ``busy`` and may rest otherwise."""

    def __init__(self) -> None:
        self._random = Random()
        self._now = 0.0
        self._risers: list[Riser] = []

    @property
    def busy(self) -> bool:
        """True if any is seen or about to be."""
        return bool(self._risers)

    def begin(self, pictures: Sequence[str], *, late: float = 0.0, falls: bool = False) -> None:
        """Have some rise, or fall, one after another, the first in ``late`` milliseconds."""
        random = self._random.random
        for index in range(COUNT if pictures else 0):
            self._risers.append(
                Riser(
                    picture=pictures[index % len(pictures)],
                    born=self._now + late + APART * index,
                    life=SHORTEST + (LONGEST - SHORTEST) * random(),
                    x=0.1 + 0.8 * (index * 5 % COUNT + random()) / COUNT,
                    sway=0.02 + 0.03 * random(),
                    lean=6 + 15 * random(),
                    phase=random(),
                    falls=falls,
                )
            )

    def update(self, milliseconds: float) -> None:
        """Let time pass; those that are gone are forgotten."""
        self._now += milliseconds
        self._risers = [riser for riser in self._risers if self._now < riser.born + riser.life]

    def draw(self, surface: pygame.Surface, area: pygame.Rect, assets: Assets, pixels: float) -> None:
        """Draw the cards within an area of a surface, ``pixels`` window pixels to a design pixel."""
        clip, tall = surface.get_clip(), round(TALL * pixels)
        surface.set_clip(area)
        for riser in self._risers:
            share = (self._now - riser.born) / riser.life
            swing = sin(2 * pi * (0.8 * share + riser.phase))
            down = FELL + share if riser.falls else LOWEST - RISE * (1 - (1 - share) ** 1.6)
            clear = min(1.0, max(0.0, min(down, 1 - down) * area.height / tall - 0.5))  # the edges cut none
            seen = BRIGHTEST * min(1.0, 1.7 * (1 - share)) * clear
            if share < 0 or seen <= 0:
                continue
            wide = round(tall * assets.aspect(riser.picture))
            card = assets.varied(riser.picture, wide, tall, STEP * round(riser.lean * swing / STEP), 0)
            card.set_alpha(round(255 * seen))
            x = riser.x + riser.sway * share * swing
            middle = area.left + x * area.width, area.top + down * area.height
            surface.blit(card, card.get_rect(center=middle))
            card.set_alpha(255)
        surface.set_clip(clip)


def cover_of(info: GameInfo, deck: Deck, tastes: frozenset[Taste]) -> list[str]:
    """Return pictures of the cards that stand for a game; the highest of a deck where a game names none."""
    highest = sorted(range(len(deck)), key=lambda card: deck.faces[card].rank)[-USUAL:]
    cards = deck.cards(info.cover) if info.cover else highest
    return [f"cards/{deck.art(card, tastes)}.svg" for card in cards]
