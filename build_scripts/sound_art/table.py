"""Sounds of the table and of endings: wood, coins, bells. Each maker gets a pitch about 1 and a generator."""

from collections.abc import Sequence
from math import pi, sin
from random import Random

from sound_art.synth import (
    RATE,
    Mode,
    Samples,
    band,
    dying,
    high,
    hump,
    louder,
    low,
    noise,
    struck,
    swell,
    together,
)


def _rung(seconds: float, modes: Sequence[Mode], pitch: float) -> Samples:
    """Return a struck thing that rings in its modes, all of them higher by a share."""
    return struck(seconds, [(hertz * pitch, loud, fade) for hertz, loud, fade in modes])


def _wood(pitch: float, random: Random) -> Samples:
    """Return a knuckle on a board."""
    body = struck(
        0.22,
        [
            (168 * pitch, 1.0, 0.034),
            (402 * pitch, 0.55, 0.02),
            (731 * pitch, 0.3, 0.012),
            (1290, 0.16, 0.006),
        ],
    )
    return together((0, body), (0, louder(swell(low(noise(0.02, random), 2600), dying(0.1)), 0.5)))


def knock(pitch: float, random: Random) -> Samples:
    gap = 0.15 + 0.03 * random.random()
    return together((0, _wood(pitch, random)), (gap, louder(_wood(pitch * 0.97, random), 0.85)))


def skip(pitch: float, random: Random) -> Samples:
    """Hop over somebody: two wooden notes, the second higher, and the air between."""
    first = struck(0.12, [(520 * pitch, 1.0, 0.02), (1430 * pitch, 0.3, 0.008)])
    second = struck(0.16, [(780 * pitch, 1.0, 0.026), (2150 * pitch, 0.3, 0.01)])
    air = louder(swell(band(noise(0.16, random), 1900 * pitch, 1.2), hump), 0.45)
    return together((0, first), (0.02, air), (0.15, second))


def coin(pitch: float, random: Random) -> Samples:
    """Let a coin fall on others."""
    modes = [(2093, 0.6, 0.09), (3460, 1.0, 0.12), (5230, 0.6, 0.07), (7010, 0.35, 0.04)]
    ring = _rung(0.4, modes, pitch)
    gap = 0.05 + 0.03 * random.random()
    echo = struck(0.3, [(hertz * pitch * 1.06, loud, fade * 0.6) for hertz, loud, fade in modes])
    return together((0, louder(_wood(pitch * 2, random), 0.2)), (0, ring), (gap, louder(echo, 0.5)))


def battle(pitch: float, random: Random) -> Samples:
    """Let two blades meet over something heavy."""
    modes = [(612, 0.5, 0.16), (1187, 0.8, 0.2), (1940, 0.7, 0.17), (2873, 0.5, 0.12), (4310, 0.4, 0.08)]
    clash = _rung(0.7, modes, pitch)
    scrape = louder(swell(band(noise(0.28, random), 3300 * pitch, 1.5), hump), 0.9)
    thud = louder(struck(0.3, [(74 * pitch, 1.0, 0.06), (121 * pitch, 0.6, 0.04)]), 1.6)
    return together((0, scrape), (0.09, clash), (0.09, thud))


def slam(pitch: float, random: Random) -> Samples:
    """Throw down a card that ends it all: a crack, a boom, and sparks."""
    crack = louder(swell(high(noise(0.12, random), 900), dying(0.25)), 1.6)
    modes = [(58, 1.3, 0.16), (93, 0.8, 0.1), (171, 0.6, 0.06), (287, 0.7, 0.05), (431, 0.5, 0.035)]
    boom = _rung(0.7, modes, pitch)
    sparks = [
        (0.12 + 0.5 * random.random(), louder(swell(high(noise(0.012, random), 2500), dying(0.2)), 0.3))
        for _ in range(14)
    ]
    return together((0, crack), (0, boom), *sparks)


def crack(pitch: float, random: Random) -> Samples:
    """Break bones, whose chips rattle over wood."""
    parts: list[tuple[float, Samples]] = []
    at = 0.0
    for loud in (1.0, 0.7, 0.85):
        modes = [(640 * pitch, 0.9, 0.014), (1510 * pitch, 1.0, 0.01), (2890 * pitch, 0.6, 0.006)]
        snap = louder(swell(high(noise(0.03, random), 1400), dying(0.15)), 1.3)
        parts += [(at, louder(struck(0.1, modes), loud)), (at, louder(snap, loud))]
        at += 0.03 + 0.03 * random.random()
    for _ in range(9):
        hertz = (1100 + 1500 * random.random()) * pitch
        chip = struck(0.06, [(hertz, 0.5, 0.008), (hertz * 2.3, 0.25, 0.005)])
        parts.append((at + 0.42 * random.random() ** 1.5, louder(chip, 0.2 + 0.4 * random.random())))
    thud = struck(0.3, [(88 * pitch, 0.9, 0.07), (207 * pitch, 0.7, 0.04)])
    return together((0, thud), *parts)


def flare(pitch: float, random: Random) -> Samples:
    """Let a fire flare up with a rush of air, and crackle as it settles."""
    rush = swell(band(noise(0.62, random), 520 * pitch, 0.6), lambda share: hump(share**0.5))
    hiss = swell(high(noise(0.6, random), 2200), lambda share: hump(share**0.4))
    crackles = [
        (0.1 + 0.45 * random.random(), louder(swell(high(noise(0.01, random), 1800), dying(0.2)), 0.5))
        for _ in range(16)
    ]
    return together((0, louder(rush, 2.2)), (0, louder(hiss, 0.35)), *crackles)


def wings(pitch: float, random: Random) -> Samples:
    """Beat great wings three times."""
    beats: list[tuple[float, Samples]] = []
    for beat in range(3):
        air = swell(band(noise(0.26, random), (430 - 50 * beat) * pitch, 0.7), lambda share: hump(share**0.6))
        edge = swell(high(noise(0.12, random), 1500), hump)
        late = 0.3 * beat
        beats += [(late, louder(air, 2.0 - 0.4 * beat)), (late + 0.05, louder(edge, 0.3))]
    return together(*beats)


def heart(pitch: float, random: Random) -> Samples:
    """Return one beat of a heart: two thumps, the second softer."""
    modes = [(81 * pitch, 0.6, 0.06), (164 * pitch, 0.7, 0.04), (328 * pitch, 0.6, 0.03), (492, 0.35, 0.02)]
    thump = together((0, struck(0.3, modes)), (0, louder(_dull(random), 0.3)))
    return together((0, thump), (0.16, louder(thump, 0.6)))


def sink(pitch: float, random: Random) -> Samples:
    """Return a fire that sinks: a falling third, and breath that goes out."""
    breath = swell(band(noise(0.9, random), 480 * pitch, 0.7), lambda share: (1 - share) ** 2)
    third = louder(together((0, note(311.1 * pitch)), (0, louder(note(155.6 * pitch), 0.6))), 1.2)
    return together((0, note(370.0 * pitch)), (0.28, third), (0.05, louder(breath, 0.9)))


def breath(pitch: float, random: Random) -> Samples:
    """Return a breath that is drawn deeper and deeper until a blow falls."""
    parts = []
    for step in range(7):
        air = swell(band(noise(0.24, random), (360 + 150 * step) * pitch, 0.8), hump)
        parts.append((0.085 * step, louder(air, 0.3 + 0.25 * step)))
    return together(*parts)


def choir(pitch: float, _random: Random) -> Samples:
    """Return a chord sung backwards far away: it swells and breaks off."""
    sung: list[tuple[float, Samples]] = []
    for index, hertz in enumerate((220.0, 261.6, 329.6, 392.0, 440.0)):
        modes = [(hertz * pitch * over, 1 / over, 0.5) for over in (1, 1.004, 2, 3.01)]
        sung.append((0.02 * index, struck(0.8, modes)[::-1]))
    return together(*sung)


def laugh(pitch: float, random: Random) -> Samples:
    """Laugh from the depth of a throat: five short bursts, each lower and softer."""
    parts: list[tuple[float, Samples]] = []
    for step in range(5):
        hertz = 138.0 * pitch * (1 - 0.07 * step)
        formants = ((1, 0.5), (2, 0.7), (4, 0.9), (5, 1.0), (8, 0.35), (17, 0.15))
        voice = struck(0.2, [(hertz * over, loud, 0.05) for over, loud in formants])
        air = louder(swell(band(noise(0.12, random), 900 * pitch, 0.8), hump), 0.5)
        loud = 1 - 0.13 * step
        parts += [(0.165 * step, louder(air, loud)), (0.165 * step + 0.03, louder(voice, loud))]
    return together(*parts)


def refuse(pitch: float, random: Random) -> Samples:
    """Refuse: a dull thud in the wood."""
    modes = [(84, 0.7, 0.05), (126, 0.5, 0.03), (318, 0.8, 0.03), (467, 0.55, 0.022)]
    thud = _rung(0.2, modes, pitch)
    return together((0, thud), (0, _dull(random)))


def _dull(random: Random) -> Samples:
    return louder(swell(low(noise(0.05, random), 700), dying(0.2)), 0.9)


def turn(pitch: float, random: Random) -> Samples:
    """Call for a turn: two soft notes, a fourth apart."""
    return together((0, louder(note(392.0 * pitch), 0.8)), (0.13, note(523.3 * pitch)))


def note(hertz: float) -> Samples:
    """Strike one bar of a small marimba."""
    return struck(
        0.7,
        [(hertz, 1.0, 0.14), (hertz * 3.93, 0.28, 0.035), (hertz * 9.2, 0.07, 0.01), (hertz * 2, 0.08, 0.1)],
    )


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
    """Strike a bell once; ``long`` stretches its dying away."""
    return struck(seconds, [(hertz * share, loud, fade * long) for share, loud, fade in _PARTIALS])


def bell(pitch: float, _random: Random) -> Samples:
    return together((0, _bell(D * pitch, 2.2, 0.9)), (0, louder(_bell(2 * D * pitch, 2.2, 0.7), 0.35)))


def judgement(pitch: float, random: Random) -> Samples:
    """Strike a great bell three times, with voices that rise beneath."""
    great = together(
        *((0, louder(_bell(D * share * pitch, 3.0, 1.5), loud)) for share, loud in ((0.5, 0.9), (2, 0.8)))
    )
    strokes = [(at, louder(great, loud)) for at, loud in ((0, 1.0), (0.9, 0.8), (1.8, 1))]
    voices = [(0.2, louder(_voice(hertz * pitch, 3.6, random), 0.8)) for hertz in (D, D * 1.5, D * 2.378)]
    return together(*strokes, *voices)


def _voice(hertz: float, seconds: float, random: Random) -> Samples:
    """Return three singers not quite at one, with breath."""
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
    """Return notes at their second, hertz and loudness, each with a low octave."""
    parts: list[tuple[float, Samples]] = []
    for at, hertz, loud in steps:
        parts += [(at, louder(note(hertz), loud)), (at, louder(note(hertz / 2), loud * 0.5))]
    return together(*parts)


def win(pitch: float, _random: Random) -> Samples:
    """Go up a bright chord, to a bell on top."""
    base = 2 * D * pitch
    tune = _melody([(0.13 * step, base * rise, 0.9) for step, rise in enumerate((1, 1.26, 1.498, 2, 2.52))])
    return together((0, tune), (0.65, louder(_bell(base * 2, 1.9, 0.8), 0.55)), (0.65, note(base * 3)))


def lose(pitch: float, _random: Random) -> Samples:
    """Go down a dark chord, to a thud."""
    base = 2 * D * pitch
    tune = _melody(
        [(0.21 * step, base * fall, 0.9) for step, fall in enumerate((1.189, 1.122, 1.059, 0.707))]
    )
    return together((0, tune), (0.63, louder(_bell(D / 2 * pitch, 1.8, 0.7), 0.7)))


def draw(pitch: float, _random: Random) -> Samples:
    """Ask a question, and the same question again."""
    base = 2 * D * pitch
    asked = [(0, base, 0.9), (0.16, base * 1.335, 0.9)]
    again = [(at + 0.5, hertz, loud * 0.75) for at, hertz, loud in asked]
    return together((0, _melody([*asked, *again])), (0.66, louder(_bell(base * 1.335, 1.3, 0.5), 0.3)))
