"""Ranks by totals."""

from collections.abc import Sequence


def ranked(totals: Sequence[int], low_wins: bool) -> tuple[int, ...]:
    """Return the rank of each seat from 1; equal totals share a rank."""
    best_first = sorted(totals, reverse=not low_wins)
    return tuple([1 + best_first.index(total) for total in totals])
