"""Loops that lie under everything: fire at the menu, and a low tone for each room a game is played in.

Each flows from its end into its beginning: tones have whole waves in it, filters go round it twice.
"""

from functools import partial
from math import pi, sin
from random import Random

from sound_art.synth import (
    RATE,
    Samples,
    around,
    band,
    dying,
    high,
    looped,
    louder,
    low,
    noise,
    struck,
    swell,
)

LENGTH = 6.0
"""Seconds of a room's tone."""


def _tone(hertz: float, loud: float, breath: int, late: float) -> Samples:
    """Return a tone that swells ``breath`` times in the loop, beginning a share of a breath late."""
    waves = round(hertz * LENGTH)
    count = int(RATE * LENGTH)
    turn = 2 * pi / count
    return [
        loud * sin(turn * waves * index) * (0.6 + 0.4 * sin(turn * breath * index + 2 * pi * late))
        for index in range(count)
    ]


def _air(hertz: float, loud: float, random: Random, breath: int) -> Samples:
    """Return air that moves in a large room."""
    blown = looped(noise(LENGTH, random), lambda samples: band(low(samples, hertz * 2), hertz, 0.7))
    return swell(louder(blown, loud), lambda share: 0.6 + 0.4 * sin(2 * pi * breath * share))


def _room(tones: list[tuple[float, float, int, float]], *over: Samples) -> Samples:
    return around(LENGTH, *((0, _tone(*tone)) for tone in tones), *((0, samples) for samples in over))


def room_angel(_pitch: float, random: Random) -> Samples:
    """Return the tone of high vaults: open fifths and air."""
    tones = [(73.4, 0.5, 1, 0), (110.1, 0.4, 2, 0.3), (146.7, 0.25, 1, 0.5), (220.2, 0.12, 3, 0.7)]
    return _room(tones, _air(900, 0.5, random, 2))


def room_devil(_pitch: float, random: Random) -> Samples:
    """Return the tone behind paper walls: a low hum and embers far off."""
    tones = [(55.0, 0.6, 1, 0), (82.5, 0.35, 2, 0.4), (110.3, 0.2, 3, 0.1)]
    return _room(tones, _air(350, 0.8, random, 1), louder(_crackle(LENGTH, 9, random), 0.25))


def room_jokers_of_death(_pitch: float, random: Random) -> Samples:
    """Return the tone of a cellar of bottles: tones that rub against one another."""
    tones = [(65.4, 0.5, 1, 0), (66.0, 0.4, 1, 0.5), (98.0, 0.3, 2, 0.2), (155.7, 0.18, 3, 0.6)]
    return _room(tones, _air(520, 0.5, random, 3))


def room_hell_is_hungry(_pitch: float, random: Random) -> Samples:
    """Return the tone over lava: a rumble, and bubbles that burst slowly."""
    rumble = looped(noise(LENGTH, random), lambda samples: low(low(samples, 90), 140))
    bubbles = [
        (LENGTH * random.random(), louder(struck(0.25, [(hertz, 1.0, 0.05), (hertz * 1.5, 0.4, 0.03)]), 0.22))
        for hertz in (random.uniform(70, 150) for _ in range(11))
    ]
    return around(
        LENGTH,
        (0, louder(rumble, 7.0)),
        (0, _tone(49.0, 0.35, 1, 0)),
        (0, _air(240, 0.8, random, 2)),
        *bubbles,
    )


def room_evil_deal(_pitch: float, random: Random) -> Samples:
    """Return the tone of a small dark study: velvet, a slow wind at the pane, and the fireplace."""
    tones = [(61.7, 0.5, 1, 0), (92.5, 0.35, 1, 0.5), (123.5, 0.15, 2, 0.25)]
    fire_place = louder(_crackle(LENGTH, 40, random), 0.3)
    return _room(tones, _air(640, 0.6, random, 1), _air(300, 0.5, random, 3), fire_place)


FIRE = 8.0
"""Seconds of the fire's loop."""


def fire(_pitch: float, random: Random) -> Samples:
    """Return a wood fire: draught, hiss and crackle."""
    raw = noise(FIRE, random)
    draught = swell(looped(raw, lambda samples: low(low(samples, 160), 320)), partial(_flicker, 3))
    hiss = swell(looped(raw, lambda samples: low(high(samples, 1800), 5200)), partial(_flicker, 5))
    crackle = _crackle(FIRE, 120, random)
    return around(FIRE, (0, louder(draught, 2.6)), (0, louder(hiss, 0.05)), (0, crackle))


def _flicker(times: int, share: float) -> float:
    turn = 2 * pi * share
    return 0.65 + 0.2 * sin(turn * times) + 0.15 * sin(turn * (2 * times + 1) + 1)


def _crackle(seconds: float, count: int, random: Random) -> Samples:
    """Return snaps of all sizes, small ones mostly, in flurries."""
    parts = []
    centre = 0.0
    for _ in range(count):
        if random.random() < 0.35:
            centre = random.random() * seconds
        size = random.random() ** 3
        pop = swell(band(noise(0.012 + 0.02 * size, random), 1400 + 3200 * random.random(), 1.0), dying(0.12))
        parts.append(((centre + 0.3 * random.random()) % seconds, louder(pop, 0.25 + 0.95 * size)))
    return around(seconds, *parts)
