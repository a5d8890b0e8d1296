"""What a deal is worth: each seat's chance to win the match, by the credits of all (AN-20, AN-21).

A deal is taken to cost one of the four a credit and to bring another one, whoever they are. So the credits of
all stay as many as they are, and there are some thirty cases for each sum, which follow from one another.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import Final, TypeAlias

from game.angel.places import SEATS
from game.angel.position import State
from game.angel.scoring import ANGEL_CREDITS, DEVIL_CREDITS, ending
from game.cards import Seat

SWEEPS: Final = 40
"""How often the cases are gone over; by then they change by less than a thousandth."""

Chances: TypeAlias = tuple[float, ...]

EVEN: Final[Chances] = (1 / SEATS,) * SEATS
MOVES: Final = tuple(permutations(range(SEATS), 2))
"""Who may lose a credit, and who win it."""


def worth(state: State, gained: Sequence[int]) -> Chances:
    """Return what the deal just over is worth to each seat, from 0, the worst it could bring, to 1."""
    return _worth(state.totals, tuple(gained))


@lru_cache(maxsize=2_000)
def _worth(totals: tuple[int, ...], gained: tuple[int, ...]) -> Chances:
    """The same of a deal that brought this to the credits, as they are now."""
    least, most = _bounds(tuple(map(int.__sub__, totals, gained)))
    return tuple(
        min(1.0, max(0.0, (chance - low) / (high - low or 1.0)))
        for chance, low, high in zip(chances(totals), least, most, strict=True)
    )


def chances(totals: tuple[int, ...]) -> Chances:
    """Each seat's chance of the match."""
    return _settled(totals) if ending(totals, 0) is not None else _looked_up(_cases(sum(totals)), totals)


@cache
def _bounds(totals: tuple[int, ...]) -> tuple[Chances, Chances]:
    """The least and the most that a deal can make of each seat's chance."""
    after = [chances(moved(totals, loser, winner)) for loser, winner in MOVES]
    return (
        tuple(min(each[seat] for each in after) for seat in range(SEATS)),
        tuple(max(each[seat] for each in after) for seat in range(SEATS)),
    )


def moved(totals: tuple[int, ...], loser: Seat, winner: Seat) -> tuple[int, ...]:
    """The credits after one has gone from a seat to another."""
    after = list(totals)
    after[loser] -= 1
    after[winner] += 1
    return tuple(after)


def _settled(totals: tuple[int, ...]) -> Chances:
    """A match that is over goes to the most credits, shared among equals."""
    most = max(totals)
    return tuple((total == most) / totals.count(most) for total in totals)


@cache
def _cases(total: int) -> dict[tuple[int, ...], Chances]:
    """The chances by the credits in rising order, for all that come to this sum."""
    found = dict.fromkeys(_rising(total), EVEN)
    for _ in range(SWEEPS):
        for case in found:
            sums = [0.0] * SEATS
            for loser, winner in MOVES:
                for seat, chance in enumerate(_looked_up(found, moved(case, loser, winner))):
                    sums[seat] += chance / len(MOVES)
            found[case] = tuple(sums)
    return found


def _rising(total: int) -> list[tuple[int, ...]]:
    open_to = range(DEVIL_CREDITS + 1, ANGEL_CREDITS)
    return [
        (a, b, c, total - a - b - c)
        for a in open_to
        for b in open_to
        for c in open_to
        if a <= b <= c <= total - a - b - c < ANGEL_CREDITS
    ]


def _looked_up(found: dict[tuple[int, ...], Chances], totals: tuple[int, ...]) -> Chances:
    if ending(totals, 0) is not None:
        return _settled(totals)
    order = sorted(range(SEATS), key=totals.__getitem__)
    by_rank = found[tuple(totals[seat] for seat in order)]
    return tuple(by_rank[order.index(seat)] for seat in range(SEATS))
