"""A check that something drawn at random comes as often as it should."""

from collections import Counter
from collections.abc import Hashable, Mapping

SPREAD = 3.3
"""Standard deviations by which the sum of squares may be off: less than once in a thousand fair draws."""


def is_fair(found: Counter[Hashable], weights: Mapping[Hashable, int], slack: float = 0.0) -> bool:
    """True if counts agree with weights by a chi-square test, and nothing else was drawn.

    With few kinds of things to draw, the sum of squares is skewed: ``slack`` allows for that.
    """
    share, freedom = found.total() / sum(weights.values()), len(weights) - 1
    squares = sum((found[each] - share * weight) ** 2 / (share * weight) for each, weight in weights.items())
    return set(found) == set(weights) and squares < freedom + SPREAD * (2 * freedom) ** 0.5 + slack
