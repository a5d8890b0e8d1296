"""Cards that rise after a win or fall after a loss, and lean and fade on their way.

The position and opacity of a card depend on its age alone. No match depends on them.
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
"""Milliseconds from one card to the next."""
SHORTEST, LONGEST = 2600.0, 3600.0
"""The least and the greatest lifetime of a card, in milliseconds."""
CARD_HEIGHT: Final = 150.0
"""Height of a card, in design pixels."""
START, RISE, FALL_START = 1.1, 0.86, -0.15
"""Shares of the area's height: start of rising cards, length of their rise, and start of falling cards."""
BRIGHTEST: Final = 0.72
"""The greatest opacity of a card, 0 to 1: it is behind the words."""
DEFAULT_COUNT: Final = 3
"""The number of cards shown for a game that names none."""
STEP: Final = 3
"""Degrees from one cached rotation to the next."""


@dataclass(frozen=True, slots=True)
class Riser:
    """One moving card. Positions are shares of the area, times are milliseconds of its ``RisingCards``."""

    picture: str
    born: float
    life: float
    x: float
    sway: float
    lean: float
    """The most degrees that it leans."""
    phase: float
    falls: bool


class RisingCards:
    """The cards that are moving now. A scene draws them while they are ``busy``."""

    def __init__(self) -> None:
        self._random = Random()
        self._now = 0.0
        self._risers: list[Riser] = []

    @property
    def busy(self) -> bool:
        """True if any card is in sight or about to be."""
        return bool(self._risers)

    def begin(self, pictures: Sequence[str], *, late: float = 0.0, falls: bool = False) -> None:
        """Add cards that rise or fall one after another, the first in ``late`` milliseconds."""
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
        """Advance the cards, and remove those that are done."""
        self._now += milliseconds
        self._risers = [riser for riser in self._risers if self._now < riser.born + riser.life]

    def draw(self, surface: pygame.Surface, area: pygame.Rect, assets: Assets, box_scale: float) -> None:
        """Draw the cards within an area of a surface, ``box_scale`` window pixels to a design pixel."""
        clip, tall = surface.get_clip(), round(CARD_HEIGHT * box_scale)
        surface.set_clip(area)
        for riser in self._risers:
            share = (self._now - riser.born) / riser.life
            swing = sin(2 * pi * (0.8 * share + riser.phase))
            down = FALL_START + share if riser.falls else START - RISE * (1 - (1 - share) ** 1.6)
            clear = min(1.0, max(0.0, min(down, 1 - down) * area.height / tall - 0.5))  # fade at the edges
            seen = BRIGHTEST * min(1.0, 1.7 * (1 - share)) * clear
            if share < 0 or seen <= 0:
                continue
            wide = round(tall * assets.aspect(riser.picture))
            card = assets.transformed(riser.picture, wide, tall, STEP * round(riser.lean * swing / STEP), 0)
            card.set_alpha(round(255 * seen))
            x = riser.x + riser.sway * share * swing
            middle = area.left + x * area.width, area.top + down * area.height
            surface.blit(card, card.get_rect(center=middle))
            card.set_alpha(255)
        surface.set_clip(clip)


def cover_of(info: GameInfo, deck: Deck, tastes: frozenset[Taste]) -> list[str]:
    """Return the pictures of a game's cover cards, or of its highest cards if it names none."""
    highest = sorted(range(len(deck)), key=lambda card: deck.faces[card].rank)[-DEFAULT_COUNT:]
    cards = deck.cards(info.cover) if info.cover else highest
    return [f"cards/{deck.art(card, tastes)}.svg" for card in cards]
