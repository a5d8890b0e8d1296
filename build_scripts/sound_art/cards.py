"""Cards and what is done with them: dry paper on felt. Each maker gets a pitch about 1 and a generator."""

from random import Random

from sound_art.synth import Samples, band, dying, high, hump, louder, low, noise, struck, swell, together


def _slide(seconds: float, hertz: float, random: Random) -> Samples:
    return swell(band(noise(seconds, random), hertz, 0.8), hump)


def _snap(hertz: float, random: Random) -> Samples:
    """Let the edge of a card meet the table."""
    return swell(high(noise(0.03, random), hertz), dying(0.12))


def _felt(pitch: float) -> Samples:
    return struck(0.09, [(150 * pitch, 1.0, 0.018), (236 * pitch, 0.5, 0.012)])


def card(pitch: float, random: Random) -> Samples:
    travel = 0.05 + 0.02 * random.random()
    return together(
        (0, louder(_slide(travel + 0.03, 3200 * pitch, random), 0.5)),
        (travel, louder(_snap(1400 * pitch, random), 0.7)),
        (travel, louder(_felt(pitch), 0.55)),
        (travel + 0.012, louder(_slide(0.05, 1500 * pitch, random), 0.25)),
    )


def flip(pitch: float, random: Random) -> Samples:
    """Turn a card over."""
    return together(
        (0, louder(_slide(0.06, 4200 * pitch, random), 0.7)),
        (0.045, louder(_slide(0.05, 2300 * pitch, random), 0.6)),
        (0.075, louder(_snap(1800 * pitch, random), 0.45)),
        (0.075, louder(_felt(pitch * 1.3), 0.25)),
    )


def shuffle(pitch: float, random: Random) -> Samples:
    """Riffle two halves into one another, then push them together."""
    parts: list[tuple[float, Samples]] = []
    moment = 0.0
    for step in range(30):
        slow = abs(step - 12) / 18
        moment += 0.009 + 0.014 * slow * slow + 0.004 * random.random()
        click = louder(_snap((1500 + 500 * random.random()) * pitch, random), 0.35 + 0.25 * random.random())
        parts.append((moment, click))
    parts.append((0, louder(_slide(moment, 2600 * pitch, random), 0.25)))
    parts.append((moment + 0.06, louder(_slide(0.16, 1900 * pitch, random), 0.7)))
    parts.append((moment + 0.2, louder(_felt(pitch), 0.5)))
    return together(*parts)


def pile(pitch: float, random: Random) -> Samples:
    """Take a heap up: cards run together and are knocked even."""
    slides = [
        (
            0.028 * step + 0.01 * random.random(),
            louder(_slide(0.07, (2400 + 160 * step) * pitch, random), 0.5),
        )
        for step in range(7)
    ]
    even = [(0.26, louder(_felt(pitch * 1.1), 0.7)), (0.26, louder(_snap(1200 * pitch, random), 0.5))]
    return together(*slides, *even)


def trick(pitch: float, random: Random) -> Samples:
    """Sweep a trick to its winner."""
    return together(
        (0, louder(_slide(0.26, 1700 * pitch, random), 0.8)),
        (0.07, louder(_slide(0.2, 3000 * pitch, random), 0.5)),
        (0.24, louder(_felt(pitch), 0.6)),
        (0.24, louder(_snap(1500 * pitch, random), 0.4)),
    )


def touch(pitch: float, random: Random) -> Samples:
    """Answer a touch: a fingernail on card."""
    return together(
        (0, louder(_snap(2200 * pitch, random), 0.5)),
        (0, struck(0.05, [(880 * pitch, 0.4, 0.006), (410 * pitch, 0.3, 0.01)])),
    )


def page(pitch: float, random: Random) -> Samples:
    return together(
        (0, louder(_slide(0.2, 2100 * pitch, random), 0.5)),
        (0.09, louder(_slide(0.14, 3600 * pitch, random), 0.6)),
        (0.2, louder(low(_snap(900 * pitch, random), 5000), 0.3)),
    )
