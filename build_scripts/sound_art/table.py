"""Sounds of the table: wood, coins, a clash. Each maker gets a pitch about 1 and a generator."""

from random import Random

from sound_art.synth import Samples, band, dying, high, hump, louder, low, noise, struck, swell, together


def _wood(pitch: float, random: Random) -> Samples:
    """A knuckle on a board."""
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
    """Twice on the table."""
    gap = 0.15 + 0.03 * random.random()
    return together((0, _wood(pitch, random)), (gap, louder(_wood(pitch * 0.97, random), 0.85)))


def skip(pitch: float, random: Random) -> Samples:
    """Somebody is hopped over: two wooden notes, the second higher, and the air between."""
    first = struck(0.12, [(520 * pitch, 1.0, 0.02), (1430 * pitch, 0.3, 0.008)])
    second = struck(0.16, [(780 * pitch, 1.0, 0.026), (2150 * pitch, 0.3, 0.01)])
    air = louder(swell(band(noise(0.16, random), 1900 * pitch, 1.2), hump), 0.45)
    return together((0, first), (0.02, air), (0.15, second))


def coin(pitch: float, random: Random) -> Samples:
    """A coin falls on others."""
    modes = [(2093, 0.6, 0.09), (3460, 1.0, 0.12), (5230, 0.6, 0.07), (7010, 0.35, 0.04)]
    ring = struck(0.4, [(hertz * pitch, loud, fade) for hertz, loud, fade in modes])
    gap = 0.05 + 0.03 * random.random()
    echo = struck(0.3, [(hertz * pitch * 1.06, loud, fade * 0.6) for hertz, loud, fade in modes])
    return together((0, louder(_wood(pitch * 2, random), 0.2)), (0, ring), (gap, louder(echo, 0.5)))


def battle(pitch: float, random: Random) -> Samples:
    """Two blades meet over something heavy."""
    modes = [(612, 0.5, 0.16), (1187, 0.8, 0.2), (1940, 0.7, 0.17), (2873, 0.5, 0.12), (4310, 0.4, 0.08)]
    clash = struck(0.7, [(hertz * pitch, loud, fade) for hertz, loud, fade in modes])
    scrape = louder(swell(band(noise(0.28, random), 3300 * pitch, 1.5), hump), 0.9)
    thud = louder(struck(0.3, [(74 * pitch, 1.0, 0.06), (121 * pitch, 0.6, 0.04)]), 1.6)
    return together((0, scrape), (0.09, clash), (0.09, thud))


def slam(pitch: float, random: Random) -> Samples:
    """A card that ends it all is thrown down: a crack, a boom, and sparks."""
    crack = louder(swell(high(noise(0.12, random), 900), dying(0.25)), 1.6)
    modes = [(58, 1.3, 0.16), (93, 0.8, 0.1), (171, 0.6, 0.06), (287, 0.7, 0.05), (431, 0.5, 0.035)]
    boom = struck(0.7, [(hertz * pitch, loud, fade) for hertz, loud, fade in modes])
    sparks = [
        (0.12 + 0.5 * random.random(), louder(swell(high(noise(0.012, random), 2500), dying(0.2)), 0.3))
        for _ in range(14)
    ]
    return together((0, crack), (0, boom), *sparks)


def crack(pitch: float, random: Random) -> Samples:
    """Bones break, and their chips rattle over wood."""
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
    """A fire flares up with a rush of air, and crackles as it settles."""
    rush = swell(band(noise(0.62, random), 520 * pitch, 0.6), lambda share: hump(share**0.5))
    hiss = swell(high(noise(0.6, random), 2200), lambda share: hump(share**0.4))
    crackles = [
        (0.1 + 0.45 * random.random(), louder(swell(high(noise(0.01, random), 1800), dying(0.2)), 0.5))
        for _ in range(16)
    ]
    return together((0, louder(rush, 2.2)), (0, louder(hiss, 0.35)), *crackles)


def wings(pitch: float, random: Random) -> Samples:
    """Great wings beat three times."""
    beats: list[tuple[float, Samples]] = []
    for beat in range(3):
        air = swell(band(noise(0.26, random), (430 - 50 * beat) * pitch, 0.7), lambda share: hump(share**0.6))
        edge = swell(high(noise(0.12, random), 1500), hump)
        late = 0.3 * beat
        beats += [(late, louder(air, 2.0 - 0.4 * beat)), (late + 0.05, louder(edge, 0.3))]
    return together(*beats)


def refuse(pitch: float, random: Random) -> Samples:
    """It may not be: a dull thud in the wood."""
    modes = [(84, 0.7, 0.05), (126, 0.5, 0.03), (318, 0.8, 0.03), (467, 0.55, 0.022)]
    thud = struck(0.2, [(hertz * pitch, loud, fade) for hertz, loud, fade in modes])
    return together((0, thud), (0, _dull(random)))


def _dull(random: Random) -> Samples:
    return louder(swell(low(noise(0.05, random), 700), dying(0.2)), 0.9)


def turn(pitch: float, random: Random) -> Samples:
    """It is your turn: two soft notes, a fourth apart."""
    return together((0, louder(note(392.0 * pitch), 0.8)), (0.13, note(523.3 * pitch)))


def note(hertz: float) -> Samples:
    """One bar of a small marimba."""
    return struck(
        0.7,
        [(hertz, 1.0, 0.14), (hertz * 3.93, 0.28, 0.035), (hertz * 9.2, 0.07, 0.01), (hertz * 2, 0.08, 0.1)],
    )
