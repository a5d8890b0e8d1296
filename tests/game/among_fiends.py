"""Positions from matches between Fiends, for the tests of hints."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.level import Level
from tests.conformance.tables import Setting


def among_fiends(
    tables: Sequence[Setting], most: int, random: Random, astray: float = 0.0
) -> Iterator[tuple[Any, Any]]:
    """Yield positions with the view of the seat to move, which now and then moves at random."""
    for table in tables:
        game = table.game
        fiend = game.search.policies[Level.FIEND]
        state = game.deal(table.options, table.seats, random.getrandbits(30))
        for _ in range(most):
            seat = game.to_move(state)
            if seat is None:
                state = game.deal(table.options, table.seats, random.getrandbits(30))
                continue
            seen = game.view(state, seat)
            yield state, seen
            lost = random.random() < astray
            game.apply(state, seat, random.choice(seen.legal) if lost else fiend(seen, random))
