"""Highlights of Jokers of Death."""

import pytest

from game.jokers_of_death.events import JokersShown, WentOut
from game.jokers_of_death.game import JOKERS_OF_DEATH
from tests.game.feats import deals


@pytest.mark.parametrize(("seats", "seeds"), [(4, range(6)), (2, range(3))])
@pytest.mark.clause("JD-8", "JD-22")
def test_an_end_that_is_told_of_cost_the_others_so_much(seats: int, seeds: range) -> None:
    met = 0
    for deal in deals(JOKERS_OF_DEATH, seats, seeds):
        for feat in deal.feats:
            (ended,) = (event for event in deal.events if isinstance(event, WentOut | JokersShown))
            others = [points for seat, points in enumerate(deal.points) if seat != feat.seat]
            assert ended.seat == feat.seat and deal.points[feat.seat] < min(others)
            assert sum(others) == feat.size and feat.words.endswith(f" {feat.size}")
            met += 1
    assert met
