"""What is called bold in Angel is so."""

from game.angel.events import JudgementDay
from game.angel.game import ANGEL
from game.angel.position import hand
from game.angel.scoring import score
from game.events import Shown
from tests.game.angel.scripts import BONUSES
from tests.game.feats import deals


def test_a_call_that_is_told_of_was_made_and_held() -> None:
    met = 0
    for deal in deals(ANGEL, 4, range(3)):
        hands = {event.place: event.cards for event in deal.events if isinstance(event, Shown)}
        counts = [score(hands[hand(seat)], BONUSES) for seat in range(4)]
        callers = [event.seat for event in deal.events if isinstance(event, JudgementDay)]
        held = bool(callers) and counts[callers[0]] > sorted(counts)[-2]
        assert len(deal.feats) == held
        for feat in deal.feats:
            assert [feat.seat] == callers
            called = f"{deal.cast.name(feat.seat)} called Judgement Day with {counts[feat.seat]}"
            assert feat.words == f"{called}, and the next best hand had {sorted(counts)[-2]}"
            met += 1
    assert met
