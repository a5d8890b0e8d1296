"""What is called bold in Jokers of Death is so."""

import re

from game.events import Shown
from game.jokers_of_death.events import JokersShown
from game.jokers_of_death.game import JOKERS_OF_DEATH
from tests.game.feats import deals, seat_of

SAID = re.compile(
    r"(\w+) (?:went out|showed (?P<jokers>\d+) jokers)(?: for (?P<own>\d+) points)?, "
    r"and (?:the other hand|the others) counted (?P<rest>\d+)"
)


def test_an_end_that_is_told_of_cost_the_others_so_much() -> None:
    met = 0
    for deal in [*deals(JOKERS_OF_DEATH, 4, range(6)), *deals(JOKERS_OF_DEATH, 2, range(3))]:
        for feat in deal.feats:
            found = SAID.fullmatch(feat.words)
            assert found, feat.words
            seat = seat_of(found[1], deal.cast)
            shown = [event for event in deal.events if isinstance(event, JokersShown)]
            assert [event.count for event in shown] == ([int(found["jokers"])] if found["jokers"] else [])
            emptied = [event for event in deal.events if isinstance(event, Shown) and not event.cards]
            assert bool(emptied) != bool(shown)
            others = [points for other, points in enumerate(deal.points) if other != seat]
            assert deal.points[seat] == int(found["own"] or 0) < min(others)
            assert sum(others) == int(found["rest"]) == feat.size
            met += 1
    assert met
