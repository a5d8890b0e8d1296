"""What is called bold in Devil is so."""

import re

import pytest

from game.devil.events import DealWon
from game.devil.game import DEVIL, DEVIL_440
from game.devil.places import hand
from game.events import Shown
from tests.game.devil.truth.facts import written
from tests.game.feats import deals, seat_of

SAID = re.compile(
    r"(\w+) (?:ended the deal on (?P<on>.+?) for (?P<own>\d+) points?|went out on (?P<out>.+?)), "
    r"and (?:the only other hand|the others) counted (?P<rest>\d+)"
)


@pytest.mark.parametrize(("game", "seats"), [(DEVIL, 2), (DEVIL, 4), (DEVIL_440, 4)])
def test_an_end_that_is_told_of_cost_the_others_so_much(game, seats: int) -> None:
    met = 0
    for deal in deals(game, seats, range(8)):
        for feat in deal.feats:
            found = SAID.fullmatch(feat.words)
            assert found, feat.words
            seat = seat_of(found[1], deal.cast)
            (won,) = (event for event in deal.events if isinstance(event, DealWon))
            (left,) = (
                event.cards for event in deal.events if isinstance(event, Shown) and event.place == hand(seat)
            )
            assert won.seat == seat
            assert bool(left) == bool(found["on"])
            assert (found["on"] or found["out"]).split(" ", 1)[1] in written(won.card)
            assert deal.points[seat] == min(deal.points) == int(found["own"] or 0)
            assert sum(deal.points) - deal.points[seat] == int(found["rest"]) == feat.size
            met += 1
    assert met
