"""Easings: from the share of time gone, 0 to 1, to the share of the way gone."""

from collections.abc import Callable
from math import exp
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]

NEAR = 0.6
"""Pixels from its aim at which a glide is over."""


def linear(share: float) -> float:
    """Ease at an even speed."""
    return share


def ease_out(share: float) -> float:
    """Start quickly, and end gently."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Start and end gently."""
    return share * share * (3 - 2 * share)


def spring(share: float) -> float:
    """Start quickly, go a tenth too far, and come back to the end."""
    left = min(1.0, share) - 1
    return 1 + 2.7 * left**3 + 1.7 * left**2


def there_and_back(share: float) -> float:
    """Go out to 1 half way and back to 0 at the end: the height of a throw."""
    return 4 * share * (1 - share)


def glided(offset: float, aim: float, milliseconds: float, slowness: float) -> float:
    """Return the offset after a while: in ``slowness`` milliseconds the way left shrinks to about a third."""
    left = aim - offset
    return aim if abs(left) < NEAR else aim - left * exp(-milliseconds / slowness)
