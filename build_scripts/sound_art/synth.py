"""Sound as lists of samples: noise, struck things, filters, how they are laid together and how loud."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, exp, log10, pi, sin, sqrt
from random import Random

RATE = 22_050
"""Samples a second, mono."""

Samples = list[float]
Mode = tuple[float, float, float]
"""One way in which a struck thing rings: hertz, loudness, seconds until it has died to a third."""


def noise(seconds: float, random: Random) -> Samples:
    return [random.uniform(-1, 1) for _ in range(int(RATE * seconds))]


def low(samples: Sequence[float], hertz: float) -> Samples:
    """Keep what is below a pitch."""
    share = 1 - exp(-2 * pi * hertz / RATE)
    smooth, passed = 0.0, []
    for sample in samples:
        smooth += (sample - smooth) * share
        passed.append(smooth)
    return passed


def high(samples: Sequence[float], hertz: float) -> Samples:
    """Keep what is above a pitch."""
    return [sample - deep for sample, deep in zip(samples, low(samples, hertz), strict=True)]


def band(samples: Sequence[float], hertz: float, narrow: float) -> Samples:
    """Keep what is about a pitch; the narrower, the more it rings."""
    turn = 2 * pi * hertz / RATE
    alpha = sin(turn) / (2 * narrow)
    gain, back, older = alpha / (1 + alpha), 2 * cos(turn) / (1 + alpha), (1 - alpha) / (1 + alpha)
    before = two_before = out = out_before = 0.0
    passed = []
    for sample in samples:
        out, out_before = gain * (sample - two_before) + back * out - older * out_before, out
        before, two_before = sample, before
        passed.append(out)
    return passed


def looped(samples: Samples, filtered: Callable[[Samples], Samples]) -> Samples:
    """Return a filter over sound that goes round and round: its end flows into its beginning."""
    return filtered(samples + samples)[len(samples) :]


def struck(seconds: float, modes: Sequence[Mode]) -> Samples:
    """Return a thing that is struck once and rings in its modes."""
    total = [0.0] * int(RATE * seconds)
    for hertz, loud, fade in modes:
        turn, shrink = 2 * pi * hertz / RATE, exp(-1 / (fade * RATE))
        first, second = 2 * shrink * cos(turn), -shrink * shrink
        before, now = 0.0, loud * shrink * sin(turn)
        for index in range(1, len(total)):
            total[index] += now
            before, now = now, first * now + second * before
    return total


def swell(samples: Sequence[float], loudness: Callable[[float], float]) -> Samples:
    """Return sound made louder and softer: ``loudness`` gets the share of time gone, 0 to 1."""
    count = len(samples)
    return [sample * loudness(index / count) for index, sample in enumerate(samples)]


def dying(fade: float) -> Callable[[float], float]:
    """Return a loudness that dies away within about a share of the time."""
    return lambda share: exp(-share / fade) * (1 - share)


def hump(share: float) -> float:
    """Return a loudness that comes soon and goes slowly."""
    return sin(pi * share**0.6) ** 2


def louder(samples: Sequence[float], times: float) -> Samples:
    return [sample * times for sample in samples]


def together(*parts: tuple[float, Sequence[float]]) -> Samples:
    """Return sounds laid over one another, each from its own second on."""
    return _mixed(max(int(start * RATE) + len(samples) for start, samples in parts), parts)


def around(seconds: float, *parts: tuple[float, Sequence[float]]) -> Samples:
    """Return sounds laid into a loop: what hangs over its end is heard at its beginning."""
    return _mixed(int(RATE * seconds), parts)


def _mixed(length: int, parts: Sequence[tuple[float, Sequence[float]]]) -> Samples:
    mixed = [0.0] * length
    for start, samples in parts:
        first = int(start * RATE)
        for index, sample in enumerate(samples, first):
            mixed[index % length] += sample
    return mixed


WINDOW = RATE // 20
"""Samples over which loudness is felt: a twentieth of a second."""
HEARD = 0.001
"""The least sample that is heard, as a share of full scale."""
SPEAKER = 220.0
"""Hertz below which the speakers of small machines give hardly anything."""
QUIET = -120.0
"""The loudness of silence."""


def decibels(amplitude: float) -> float:
    """Return a share of full scale as dBFS."""
    return 20 * log10(amplitude) if amplitude > 0 else QUIET


def peak(samples: Sequence[float]) -> float:
    """Return the highest sample, as a share of full scale."""
    return max(map(abs, samples))


def power(samples: Sequence[float]) -> float:
    """Return the root mean square of a whole sound."""
    return sqrt(sum(sample * sample for sample in samples) / len(samples))


def loudest(samples: Sequence[float]) -> float:
    """Return the root mean square of the loudest twentieth of a second."""
    if len(samples) <= WINDOW:
        return sqrt(sum(sample * sample for sample in samples) / WINDOW)
    step = WINDOW // 4
    return max(power(samples[at : at + WINDOW]) for at in range(0, len(samples) - WINDOW + 1, step))


def small(samples: Sequence[float]) -> Samples:
    """Return a sound as a small speaker gives it: without most of what is below ``SPEAKER`` hertz."""
    return high(high(list(samples), SPEAKER), SPEAKER)


def silence(samples: Sequence[float]) -> int:
    """Return the number of samples at the beginning that are not heard."""
    return next((at for at, sample in enumerate(samples) if abs(sample) > HEARD), len(samples))


def seam(samples: Sequence[float]) -> float:
    """Return the jump from the end of a loop to its beginning, against its 99th hundredth of steps."""
    steps = sorted(abs(after - before) for before, after in pairwise(samples))
    usual = steps[len(steps) * 99 // 100] or 1e-9
    return abs(samples[0] - samples[-1]) / usual


def pitch(samples: Sequence[float], rate: int, begin: float, end: float) -> float:
    """Return the pitch in Hz between two times: how often a second the samples rise through nothing."""
    part = samples[round(begin * rate) : round(end * rate)]
    rises = sum(one <= 0 < other for one, other in pairwise(part))
    return rises * rate / len(part) if part else 0.0
