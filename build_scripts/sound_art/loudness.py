"""Loudness of a sound in dB below full scale, and its pitch."""

from collections.abc import Sequence
from itertools import pairwise
from math import log10, sqrt

from sound_art.synth import RATE, Samples, high

WINDOW = RATE // 20
"""Samples over which loudness is felt: a twentieth of a second."""
HEARD = 0.001
"""The least sample that is heard, as a share of full scale."""
SPEAKER = 220.0
"""Hertz below which the speakers of small machines give hardly anything."""
QUIET = -120.0
"""The loudness of silence."""


def decibels(amplitude: float) -> float:
    """A share of full scale as dBFS."""
    return 20 * log10(amplitude) if amplitude > 0 else QUIET


def peak(samples: Sequence[float]) -> float:
    """The highest sample, as a share of full scale."""
    return max(map(abs, samples))


def power(samples: Sequence[float]) -> float:
    """The root mean square of a whole sound."""
    return sqrt(sum(sample * sample for sample in samples) / len(samples))


def loudest(samples: Sequence[float]) -> float:
    """The root mean square of the loudest twentieth of a second."""
    if len(samples) <= WINDOW:
        return sqrt(sum(sample * sample for sample in samples) / WINDOW)
    step = WINDOW // 4
    return max(power(samples[at : at + WINDOW]) for at in range(0, len(samples) - WINDOW + 1, step))


def small(samples: Sequence[float]) -> Samples:
    """A sound as a small speaker gives it: without most of what is below ``SPEAKER`` hertz."""
    return high(high(list(samples), SPEAKER), SPEAKER)


def silence(samples: Sequence[float]) -> int:
    """Return the number of samples at the beginning that are not heard."""
    return next((at for at, sample in enumerate(samples) if abs(sample) > HEARD), len(samples))


def seam(samples: Sequence[float]) -> float:
    """Return how hard a loop jumps from its end to its beginning: against its 99th hundredth of steps."""
    steps = sorted(abs(after - before) for before, after in pairwise(samples))
    usual = steps[len(steps) * 99 // 100] or 1e-9
    return abs(samples[0] - samples[-1]) / usual


def pitch(samples: Sequence[float], rate: int, begin: float, end: float) -> float:
    """Return the pitch in Hz between two times: how often a second the samples rise through nothing."""
    part = samples[round(begin * rate) : round(end * rate)]
    rises = sum(one <= 0 < other for one, other in pairwise(part))
    return rises * rate / len(part) if part else 0.0
