"""Fire: embers that rise, glow and die, and the flickering light of a hearth.

Where an ember is and how bright is a function of its age alone. Nothing in a match depends on them.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, exp, hypot, pi, sin
from random import Random
from typing import Final

import pygame

from engine.theme import EMBER, FLAME, dimmed, mixed

OPENING: Final = 80
"""The number that rise while a page opens."""
OPENS: Final = 1500.0
"""Milliseconds in which those begin."""
STEPS: Final = 24
"""Steps of brightness that are drawn."""
HALOS: Final = 3
"""Pixels of halo to one of an ember's width."""
LIGHT_STEPS: Final = 10
"""Brightnesses that are drawn."""
BRIGHTEST: Final = 0.22
"""The share of an ember's light that a fire adds at the most."""
COARSE: Final = 8


@dataclass(frozen=True, slots=True)
class Ember:
    """One ember. Places are shares of the window's width and height."""

    born: float
    """Milliseconds on the clock of its ``Embers``."""
    life: float
    """Milliseconds."""
    x: float
    y: float
    rise: float
    sway: float
    turns: float
    phase: float
    width: float
    """Design pixels."""
    heat: float
    """0 the colour of coals, 1 of flame."""


def place(ember: Ember, age: float) -> tuple[float, float]:
    """Return its place at an age in milliseconds, as shares of the window."""
    share = age / ember.life
    risen = 1 - (1 - share) ** 1.7
    aside = ember.sway * share * sin(2 * pi * (ember.turns * share + ember.phase))
    return ember.x + aside, ember.y - ember.rise * risen


def brightness(ember: Ember, age: float) -> float:
    """Return its brightness at an age, 0 to 1: it flares up, flickers and dies."""
    share = age / ember.life
    if not 0 <= share < 1:
        return 0.0
    flare = min(1.0, share / 0.08)
    flicker = 0.86 + 0.14 * cos(2 * pi * (7 * share + ember.phase))
    return flare * flicker * (1 - share)


class Embers:
    """Those that glow now. A scene draws them while ``busy`` and may rest when they are not."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or Random()
        self._now = 0.0
        self.glowing: list[Ember] = []

    @property
    def busy(self) -> bool:
        """True if any glows or is about to."""
        return bool(self.glowing)

    def kindle(self) -> None:
        """Have them rise from below, as when a page opens."""
        random = self._random.random
        for _ in range(OPENING):
            late = OPENS * random() ** 1.5
            across = 0.5 + 0.46 * (random() + random() - 1) * 1.5
            rise = 0.25 + 0.5 * random()
            self.glowing.append(
                Ember(
                    born=self._now + late,
                    life=1900 + 1700 * random(),
                    x=across,
                    y=1.01,
                    rise=rise,
                    sway=0.012 + 0.03 * random(),
                    turns=0.6 + 1.6 * random(),
                    phase=random(),
                    width=1.7 + 4.1 * random() ** 2.4,
                    heat=random(),
                )
            )

    def update(self, milliseconds: float) -> None:
        """Let time pass; those that died are forgotten."""
        self._now += milliseconds
        self.glowing = [ember for ember in self.glowing if self._now < ember.born + ember.life]

    def draw(self, surface: pygame.Surface, pixels: float) -> None:
        """Add their glow to a surface, ``pixels`` window pixels to a design pixel."""
        width, height = surface.get_size()
        for ember in self.glowing:
            age = self._now - ember.born
            step = round(STEPS * brightness(ember, age))
            if step <= 0:
                continue
            x, y = place(ember, age)
            halo = _halo(max(2, round(ember.width * pixels)), step, round(ember.heat * 3))
            middle = halo.get_width() / 2
            spot = (round(x * width - middle), round(y * height - middle))
            surface.blit(halo, spot, None, pygame.BLEND_ADD)


@lru_cache(1000)
def _halo(width: int, step: int, heat: int) -> pygame.Surface:
    """Draw an ember with its halo at a step of brightness, on black, to be added."""
    halo = _bright(width, heat).copy()
    shade = 255 * step // STEPS
    halo.fill((shade, shade, shade), None, pygame.BLEND_MULT)
    return halo


@lru_cache(60)
def _bright(width: int, heat: int) -> pygame.Surface:
    """Draw the brightest halo of a width and a colour; each quarter mirrors the others."""
    reach = HALOS * width
    colour = mixed(EMBER, FLAME, heat / 3)
    halo = pygame.Surface((2 * reach + 1, 2 * reach + 1))
    for y in range(reach + 1):
        for x in range(reach + 1):
            far = hypot(x, y) / width
            lit = exp(-(far * far) * 2.2) + 0.22 * max(0.0, 1 - far / HALOS) ** 2
            shade = tuple(min(255, round(part * lit)) for part in colour)
            for across, down in ((x, y), (-x, y), (x, -y), (-x, -y)):
                halo.set_at((reach + across, reach + down), shade)
    return halo


def flicker(milliseconds: float) -> float:
    """Return how bright a fire is at a time, 0 to 1: slow waves with quick ones on them."""
    seconds = milliseconds / 1000
    return 0.5 + 0.22 * sin(seconds * 2.3) + 0.16 * sin(seconds * 7.1 + 1) + 0.12 * sin(seconds * 17.3 + 2)


def shine(surface: pygame.Surface, rect: pygame.Rect, brightness: float) -> None:
    """Add the light of a fire that is so bright, 0 to 1."""
    step = max(0, min(LIGHT_STEPS, round(brightness * LIGHT_STEPS)))
    surface.blit(_light(rect.size, step), rect, None, pygame.BLEND_RGB_ADD)


@lru_cache(2 * LIGHT_STEPS)
def _light(size: tuple[int, int], step: int) -> pygame.Surface:
    """Return a round glow that fades to nothing."""
    small = pygame.Surface((max(2, size[0] // COARSE), max(2, size[1] // COARSE)))
    middle, reach = small.get_rect().center, min(small.get_size()) // 2
    colour = dimmed(EMBER, BRIGHTEST * step / LIGHT_STEPS)
    for radius in range(reach, 0, -1):
        share = (1 - radius / reach) ** 2
        pygame.draw.circle(small, dimmed(colour, share), middle, radius)
    return pygame.transform.smoothscale(small, size)
