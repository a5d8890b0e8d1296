"""Sparks, embers, chips and feathers that burst from a point: plain data, updated every frame.

No match depends on them; they have their own random generator.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, exp, hypot, pi, radians, sin
from random import Random
from typing import Final

import pygame

from engine.assets import Assets
from engine.theme import FLAME, Colour

MOST_PARTICLES: Final = 400
"""The most particles at once."""
STEPS: Final = 8
"""Steps of brightness, and of a ring's growth, for which pictures are drawn."""
DIRECTIONS: Final = 16
"""Directions, over half a turn, for which pictures of a spark are drawn."""
TURN_STEP: Final = 15
"""Degrees between two pictures of a turning particle."""
LONGEST_STEP: Final = 50.0
"""Milliseconds of the longest update. After a longer pause particles would jump across the room."""
BLINK_TIME: Final = 130.0
"""Milliseconds in which an eye opens or closes."""
STAMP_TIME: Final = 150.0
"""Milliseconds in which a stamp comes down."""
EMBERS, EMBERS_TIME = 80, 1500.0
"""The number of embers that rise when a page opens, and the milliseconds over which they start."""
BREAK_POINT: Final = (0.46, 0.44)
"""The point from which a picture breaks, as shares of its width and height."""
STEEL: Final[Colour] = (255, 244, 214)
COAL: Final[Colour] = (255, 84, 16)
RING: Final[Colour] = (255, 168, 84)


class ParticleKind(Enum):
    """The kinds of particles."""

    SPARK = auto()
    EMBER = auto()
    BONE = auto()
    FEATHER = auto()
    RING = auto()
    SLASH = auto()
    SHARD = auto()
    """A piece of something that broke; it turns over and falls."""
    STAMP = auto()
    """A picture that is stamped on the table and stays for a moment."""
    EYE = auto()
    """A picture that opens like an eye, stays for a moment and closes."""


@dataclass(frozen=True, slots=True)
class Trait:
    """The physics of a kind. Lengths are design pixels, times milliseconds, speeds per second."""

    slowest: float
    fastest: float
    gravity: float
    drag: float
    """The rate at which speed decays, per second, as an exponent."""
    shortest: float
    longest: float
    """The longest life; like ``shortest`` in milliseconds."""
    smallest: float
    widest: float
    """The most that is randomly added to the smallest size."""
    lift: float = 0.0
    """Extra upward speed at the start."""
    art: str = ""
    """Path of its picture below ``assets``; empty for kinds drawn as light."""


TRAITS: Final = {
    ParticleKind.SPARK: Trait(260, 1150, 900, 3.2, 260, 680, 16, 22),
    ParticleKind.EMBER: Trait(80, 820, -170, 2.6, 700, 1700, 7, 8, 180),
    ParticleKind.BONE: Trait(160, 720, 1500, 1.1, 650, 1150, 30, 36, 360, "tokens/bone.svg"),
    ParticleKind.FEATHER: Trait(80, 520, 230, 2.4, 1300, 2300, 30, 22, 160, "tokens/feather.svg"),
    ParticleKind.RING: Trait(0, 0, 0, 0, 420, 420, 520, 0),
    ParticleKind.SLASH: Trait(0, 0, 0, 0, 330, 330, 380, 0),
    ParticleKind.SHARD: Trait(150, 420, 1700, 0.9, 640, 820, 0, 0, 300),
    ParticleKind.STAMP: Trait(0, 0, 0, 0, 1000, 1000, 0, 0),
    ParticleKind.EYE: Trait(0, 0, 0, 0, 1300, 1300, 0, 0),
}


@dataclass(slots=True)
class Particle:
    """A flying particle. Lengths are window pixels, speeds window pixels per second."""

    kind: ParticleKind
    x: float
    y: float
    across: float
    """Speed to the right."""
    down: float
    gravity: float
    drag: float
    life: float
    """Lifetime in milliseconds."""
    size: int
    spin: float
    """Degrees per second."""
    art: pygame.Surface | None = None
    age: float = 0.0
    """Milliseconds; negative until it starts."""


_BLENDS: Final = {
    ParticleKind.SPARK: pygame.BLEND_RGB_ADD,
    ParticleKind.EMBER: pygame.BLEND_RGB_MAX,
    ParticleKind.RING: pygame.BLEND_RGB_MAX,
    ParticleKind.SLASH: pygame.BLEND_RGB_ADD,
}
"""Blend modes of light. Adding would turn an ember yellow on green cloth, and many embers white."""


class Particles:
    """All particles in flight. A scene draws frames while they are ``busy``."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or Random()
        self.flying: list[Particle] = []

    @property
    def busy(self) -> bool:
        """True while any particle is in flight."""
        return bool(self.flying)

    def burst(
        self,
        kind: ParticleKind,
        count: int,
        around: pygame.Rect,
        box_scale: float,
        along: tuple[float, float] = (0.0, 0.0),
        art: pygame.Surface | None = None,
    ) -> None:
        """Fling particles from the edge of a rectangle, away from its middle.

        ``along`` is the direction of a blow, a vector of length 1, in which all of them are carried along.
        """
        trait, random = TRAITS[kind], self._random.random
        for _ in range(min(count, MOST_PARTICLES - len(self.flying))):
            turn = 2 * pi * random()
            out = (cos(turn), sin(turn))
            speed = (trait.slowest + (trait.fastest - trait.slowest) * random() ** 1.6) * box_scale
            edge = 0.5 * (0.55 + 0.45 * random()) if trait.widest else 0.0
            self.flying.append(
                Particle(
                    kind=kind,
                    x=around.centerx + out[0] * around.width * edge,
                    y=around.centery + out[1] * around.height * edge,
                    across=speed * (out[0] + 0.5 * along[0]),
                    down=speed * (out[1] + 0.5 * along[1]) - trait.lift * box_scale * random(),
                    gravity=trait.gravity * box_scale,
                    drag=trait.drag,
                    life=trait.shortest + (trait.longest - trait.shortest) * random(),
                    size=max(2, round(box_scale * (trait.smallest + trait.widest * random()))),
                    spin=720 * (random() - 0.5),
                    art=art,
                )
            )

    def start_embers(self, area: pygame.Rect, box_scale: float) -> None:
        """Let embers rise from below an area, one after another, as when a page opens."""
        random, drag = self._random.random, 0.9
        for _ in range(EMBERS):
            rise, size = area.height * (0.25 + 0.5 * random()), box_scale * (5 + 9 * random() ** 2.4)
            self.flying.append(
                Particle(
                    kind=ParticleKind.EMBER,
                    x=area.left + area.width * (0.5 + 0.69 * (random() + random() - 1)),
                    y=area.bottom + size,
                    across=0.05 * area.height * (random() - 0.5),
                    down=-rise * drag,
                    gravity=0.0,
                    drag=drag,
                    life=1900 + 1700 * random(),
                    size=max(2, round(size)),
                    spin=0.0,
                    age=-EMBERS_TIME * random() ** 1.5,
                )
            )

    def blast(self, count: int, around: pygame.Rect, box_scale: float) -> None:
        """Fling a ring, ``count`` embers and half as many sparks from a rectangle."""
        for kind, many in (
            (ParticleKind.RING, 1),
            (ParticleKind.EMBER, count),
            (ParticleKind.SPARK, count // 2),
        ):
            self.burst(kind, many, around, box_scale)

    def shatter(self, art: pygame.Surface, middle: tuple[float, float], box_scale: float) -> None:
        """Break a picture into pieces that fly off and fall."""
        for piece, (x, y) in _shards(art):
            around = pygame.Rect(0, 0, 0, 0).move_to(center=(round(middle[0] + x), round(middle[1] + y)))
            far = max(1.0, hypot(x, y))
            self.burst(ParticleKind.SHARD, 1, around, box_scale, (1.6 * x / far, 1.6 * y / far), piece)

    def update(self, milliseconds: float) -> None:
        """Advance by some milliseconds, and remove particles at the end of their lives."""
        seconds = min(milliseconds, LONGEST_STEP) / 1000
        for each in self.flying:
            each.age += milliseconds
            if each.age < 0:
                continue
            slowed = exp(-each.drag * seconds)
            each.across *= slowed
            each.down = each.down * slowed + each.gravity * seconds
            each.x += each.across * seconds
            each.y += each.down * seconds
        self.flying = [each for each in self.flying if each.age < each.life]

    def clear(self) -> None:
        """Remove all particles."""
        self.flying.clear()

    def draw(self, surface: pygame.Surface, assets: Assets) -> None:
        """Draw all particles: light is added to the picture, and the rest is drawn over it."""
        for each in (each for each in self.flying if each.age >= 0):
            picture = _picture(each, assets)
            width, height = picture.get_size()
            corner = each.x - width / 2, each.y - height / 2
            surface.blit(picture, corner, None, _BLENDS.get(each.kind, 0))


def preload(box_scale: float, step: int) -> None:
    """Draw a picture of the ring in advance, for one of ``STEPS``, at window pixels per design pixel."""
    _ring(round(TRAITS[ParticleKind.RING].smallest * box_scale), step)


def _picture(each: Particle, assets: Assets) -> pygame.Surface:
    share = each.age / each.life
    step = min(STEPS - 1, int(share * STEPS))
    match each.kind:
        case ParticleKind.SPARK:
            way = round(degrees(atan2(-each.down, each.across)) % 180 / (180 / DIRECTIONS)) % DIRECTIONS
            return _spark(_in_steps(each.size, 4), way, step)
        case ParticleKind.EMBER:
            return _ember(_in_steps(each.size, 2), step)
        case ParticleKind.RING:
            return _ring(each.size, step)
        case ParticleKind.SLASH:
            return _slash(each.size, step)
    if each.art is not None:
        return _own(each, each.art, share)
    art = TRAITS[each.kind].art
    if each.kind is ParticleKind.FEATHER:
        turned = 60 * sin(each.age / 260 + each.spin)
    else:
        turned = each.spin * each.age / 1000
    high = _in_steps(each.size, 6) if each.kind is ParticleKind.FEATHER else _in_steps(each.size, 4) // 2
    left = 1 - share
    high = max(2, round(high * min(1.0, 4 * left)))  # shrinking is cheaper than fading
    wide = max(2, round(high * assets.aspect(art)))
    return assets.transformed(art, wide, high, TURN_STEP * round(turned / TURN_STEP) % 360, 0)


def _own(each: Particle, art: pygame.Surface, share: float) -> pygame.Surface:
    """Return a particle's own picture: a stamp comes down and stays, an eye opens, anything else turns."""
    if each.kind is ParticleKind.EYE:
        ajar = min(1.0, each.age / BLINK_TIME, (each.life - each.age) / BLINK_TIME)
        return pygame.transform.scale(art, (art.get_width(), max(1, round(art.get_height() * ajar))))
    if each.kind is ParticleKind.STAMP:
        size = 1 + 0.8 * max(0.0, 1 - each.age / STAMP_TIME) ** 2
        seen = pygame.transform.smoothscale_by(art, size)
    else:
        seen = pygame.transform.rotate(art, TURN_STEP * round(each.spin * each.age / 1000 / TURN_STEP))
    seen.set_alpha(round(255 * min(1.0, 3 * (1 - share))))
    return seen


def _shards(art: pygame.Surface) -> Iterator[tuple[pygame.Surface, tuple[float, float]]]:
    """Yield five pieces of a picture, cracked from near its middle, each with its offset from the middle."""
    width, height = art.get_size()
    rim = ((0, 0.3), (0, 0), (0.6, 0), (1, 0), (1, 0.4), (1, 1), (0.75, 1), (0.25, 1), (0, 1))
    cuts = (0, 2, 4, 6, 7, 9)
    for first, last in pairwise(cuts):
        corners = [rim[index % len(rim)] for index in range(first, last + 1)]
        part = pygame.Surface((width, height), pygame.SRCALPHA)
        pygame.draw.polygon(part, STEEL, [(x * width, y * height) for x, y in (BREAK_POINT, *corners)])
        part.blit(art, (0, 0), None, pygame.BLEND_RGBA_MIN)
        room = part.get_bounding_rect()
        yield part.subsurface(room), (room.centerx - width / 2, room.centery - height / 2)


def _in_steps(size: int, step: int) -> int:
    return max(step, step * round(size / step))


@lru_cache(DIRECTIONS * STEPS * 12)
def _spark(size: int, way: int, step: int) -> pygame.Surface:
    """Draw a streak of light on black that is shorter and redder the older it is."""
    left = 1 - step / STEPS
    long, thick = max(3.0, size * left), max(1.0, size * 0.09)
    picture = pygame.Surface((size + 4, size + 4))
    angle = radians(way * 180 / DIRECTIONS)
    middle = (size + 4) / 2
    colour = _cooling(left)
    for share, width in ((1.0, thick * 2.4), (0.75, thick)):
        reach = long / 2 * share
        shade = colour if width == thick else tuple(part // 3 for part in colour)
        start = middle - reach * cos(angle), middle + reach * sin(angle)
        end = middle + reach * cos(angle), middle - reach * sin(angle)
        pygame.draw.line(picture, shade, start, end, max(1, round(width)))
    return picture


def _cooling(left: float) -> Colour:
    """Return the colour of a spark: white-hot at first, then flame, then coal."""
    stops: Sequence[Colour] = ((70, 10, 2), COAL, FLAME, STEEL)
    at = max(0.0, min(1.0, left)) * (len(stops) - 1)
    lower = min(int(at), len(stops) - 2)
    share = at - lower
    red, green, blue = (
        round(one + (other - one) * share) for one, other in zip(stops[lower], stops[lower + 1], strict=True)
    )
    return red, green, blue


@lru_cache(STEPS * 12)
def _ember(size: int, step: int) -> pygame.Surface:
    """Draw a glow on black."""
    left = 1 - step / STEPS
    return _glow(size, _cooling(0.36 + 0.36 * left), 0.35 + 1.45 * left)


def _glow(width: int, colour: Colour, strength: float) -> pygame.Surface:
    """Draw a round light that fades outwards, three times as wide as its core."""
    reach = max(2, round(1.5 * width))
    picture = pygame.Surface((2 * reach + 1, 2 * reach + 1))
    for radius in range(reach, 0, -1):
        lit = min(1.0, strength * exp(-((radius / width) ** 2) * 2.2))
        pygame.draw.circle(picture, [min(255, round(part * lit)) for part in colour], (reach, reach), radius)
    return picture


@lru_cache(STEPS * 3)
def _ring(size: int, step: int) -> pygame.Surface:
    """Draw a ring of light on black, wider and dimmer step by step."""
    share = (step + 1) / STEPS
    left = (1 - step / STEPS) ** 1.5
    small = size // 2
    picture = pygame.Surface((small, small))
    middle, radius = small // 2, small / 2 * (0.25 + 0.7 * share)
    thick = max(2.0, small * 0.07 * left)
    for part in range(6, 0, -1):
        lit = min(1.0, 1.5 * left * (1 - part / 7) ** 1.3)
        colour = [round(shade * lit) for shade in RING]
        width = max(1, round(thick * part / 3))
        pygame.draw.circle(picture, colour, (middle, middle), round(radius + width / 2), width)
    return pygame.transform.smoothscale(picture, (size, size))


@lru_cache(STEPS * 3)
def _slash(size: int, step: int) -> pygame.Surface:
    """Draw a crescent of light on black, from the upper right to the lower left, which grows, then fades."""
    drawn, left = min(1.0, (step + 2) / 3), min(1.0, 1.2 * (1 - step / STEPS))
    small = size // 2
    picture = pygame.Surface((small, small))
    for part, colour in ((1.0, COAL), (0.55, FLAME), (0.25, STEEL)):
        shade = [round(each * left) for each in colour]
        points = []
        for side in (1, -1):
            along = range(13) if side > 0 else range(12, -1, -1)
            for index in along:
                share = index / 12 * drawn
                thick = side * small * 0.06 * part * sin(pi * index / 12)
                bend = small * 0.16 * sin(pi * share)
                x = small * (0.92 - 0.84 * share) - 0.7 * (bend + thick)
                y = small * (0.08 + 0.84 * share) - 0.7 * (bend + thick)
                points.append((x, y))
        pygame.draw.polygon(picture, shade, points)
    return pygame.transform.smoothscale(picture, (size, size))
