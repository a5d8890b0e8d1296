"""What is called bold in Devil is so."""

import pytest

from game.devil.cards import RANK, Rank
from game.devil.events import DealWon
from game.devil.game import DEVIL, DEVIL_440
from tests.game.feats import deals


@pytest.mark.parametrize(("game", "seats"), [(DEVIL, 2), (DEVIL, 4), (DEVIL_440, 4)])
def test_an_end_that_is_told_of_cost_the_others_so_much(game, seats: int) -> None:
    met = 0
    for deal in deals(game, seats, range(8)):
        for feat in deal.feats:
            (won,) = (event for event in deal.events if isinstance(event, DealWon))
            assert won.seat == feat.seat and RANK[won.card] not in (Rank.PLAIN, Rank.TEN, Rank.BLANK)
            assert deal.points[feat.seat] == min(deal.points)
            assert sum(deal.points) - deal.points[feat.seat] == feat.size
            assert feat.words.endswith(f" {feat.size}")
            met += 1
    assert met
