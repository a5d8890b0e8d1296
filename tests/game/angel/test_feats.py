"""What is called bold in Angel is so."""

import re

from game.angel.events import JudgementDay
from game.angel.game import ANGEL
from game.angel.places import hand
from game.events import Shown
from tests.game.angel.truth.facts import total
from tests.game.feats import deals, seat_of

SAID = re.compile(r"(\w+(?:'s)?) call of Judgement Day at (\d+) held: the next best hand counted (\d+)")


def test_a_call_that_is_told_of_was_made_and_held() -> None:
    met = 0
    for deal in deals(ANGEL, 4, range(3)):
        hands = {event.place: list(event.cards) for event in deal.events if isinstance(event, Shown)}
        counts = [total(hands[hand(seat)]) for seat in range(4)]
        callers = [event.seat for event in deal.events if isinstance(event, JudgementDay)]
        holds = bool(callers) and counts[callers[0]] > sorted(counts)[-2]
        assert len(deal.feats) == holds
        for feat in deal.feats:
            found = SAID.fullmatch(feat.words)
            assert found, feat.words
            assert [seat_of(found[1], deal.cast)] == callers
            assert (int(found[2]), int(found[3])) == (counts[callers[0]], sorted(counts)[-2])
            met += 1
    assert met
