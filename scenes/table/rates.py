"""How fast what is shown goes by."""

from typing import Final

from saves.models import Speed

RATES: Final = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.OFF: float("inf")}
"""How much faster than usual time runs on the timeline."""
BEHELD: Final = 1800.0
"""Milliseconds that whoever won something stays marked, at normal speed; a click ends it."""
FASTEST: Final = 1.5
"""How much faster that goes by at the most: it is to be read, even where nothing moves."""


def held(rate: float) -> float:
    """How many milliseconds whoever won something stays marked."""
    return BEHELD / min(rate, FASTEST)
