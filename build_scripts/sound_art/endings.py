"""Great moments: a bell, Judgement Day, and the three ways in which a match can end."""

from math import pi, sin
from random import Random

from sound_art.synth import RATE, Samples, band, hump, louder, noise, struck, swell, together
from sound_art.table import note

_PARTIALS = (
    (0.5, 0.6, 0.83),
    (1.0, 1.0, 0.56),
    (1.19, 0.5, 0.42),
    (1.5, 0.35, 0.33),
    (2.0, 0.5, 0.28),
    (2.74, 0.25, 0.2),
    (4.07, 0.16, 0.15),
)
"""A church bell's uneven overtones: share of its pitch, loudness, seconds."""

D = 146.83
"""The hertz of the note on which everything here stands."""


def _bell(hertz: float, seconds: float, long: float) -> Samples:
    """One stroke; ``long`` stretches its dying away."""
    return struck(seconds, [(hertz * share, loud, fade * long) for share, loud, fade in _PARTIALS])


def bell(pitch: float, _random: Random) -> Samples:
    """A low bell."""
    return together((0, _bell(D * pitch, 2.2, 0.9)), (0, louder(_bell(2 * D * pitch, 2.2, 0.7), 0.35)))


def judgement(pitch: float, random: Random) -> Samples:
    """Three strokes of a great bell, and voices that rise beneath them."""
    great = together(
        *((0, louder(_bell(D * share * pitch, 3.0, 1.5), loud)) for share, loud in ((0.5, 0.9), (2, 0.8)))
    )
    strokes = [(at, louder(great, loud)) for at, loud in ((0, 1.0), (0.9, 0.8), (1.8, 1))]
    voices = [(0.2, louder(_voice(hertz * pitch, 3.6, random), 0.8)) for hertz in (D, D * 1.5, D * 2.378)]
    return together(*strokes, *voices)


def _voice(hertz: float, seconds: float, random: Random) -> Samples:
    """Three singers not quite at one, with breath."""
    count = int(seconds * RATE)
    total = [0.0] * count
    for out in (0.996, 1.0, 1.0045):
        step, start = 2 * pi * hertz * out / RATE, random.random() * 2 * pi
        for index in range(count):
            angle = start + step * index
            total[index] += 0.3 * sin(angle) + 0.09 * sin(2 * angle) + 0.05 * sin(3 * angle)
    breath = louder(band(noise(seconds, random), hertz * 4, 3), 0.15)
    return swell(together((0, total), (0, breath)), hump)


def _melody(steps: list[tuple[float, float, float]]) -> Samples:
    """Notes at their second, hertz and loudness, each with a low octave."""
    parts: list[tuple[float, Samples]] = []
    for at, hertz, loud in steps:
        parts += [(at, louder(note(hertz), loud)), (at, louder(note(hertz / 2), loud * 0.5))]
    return together(*parts)


def win(pitch: float, _random: Random) -> Samples:
    """Up a bright chord, and a bell on top."""
    base = 2 * D * pitch
    tune = _melody([(0.13 * step, base * rise, 0.9) for step, rise in enumerate((1, 1.26, 1.498, 2, 2.52))])
    return together((0, tune), (0.65, louder(_bell(base * 2, 1.9, 0.8), 0.55)), (0.65, note(base * 3)))


def lose(pitch: float, _random: Random) -> Samples:
    """Down a dark one, to a thud."""
    base = 2 * D * pitch
    tune = _melody(
        [(0.21 * step, base * fall, 0.9) for step, fall in enumerate((1.189, 1.122, 1.059, 0.707))]
    )
    return together((0, tune), (0.63, louder(_bell(D / 2 * pitch, 1.8, 0.7), 0.7)))


def draw(pitch: float, _random: Random) -> Samples:
    """A question, and the same question again."""
    base = 2 * D * pitch
    asked = [(0, base, 0.9), (0.16, base * 1.335, 0.9)]
    again = [(at + 0.5, hertz, loud * 0.75) for at, hertz, loud in asked]
    return together((0, _melody([*asked, *again])), (0.66, louder(_bell(base * 1.335, 1.3, 0.5), 0.3)))
