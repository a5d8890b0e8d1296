"""What a pointer is told of the cards it holds: whether more may join them, and where they may go."""

from itertools import combinations
from random import Random

import pytest

from game.contract.table import Carry
from game.sentences import Cast
from scenes.table.input.picker import picker
from tests.conformance.tables import Setting, samples


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_cards_have_partners_where_a_larger_carry_holds_them_and_nowhere_else(setting: Setting) -> None:
    match, random = setting.match(3), Random(3)
    for _ in range(150):
        seat = match.to_move
        if seat is None:
            break
        view, legal = match.view(seat), match.legal(seat)
        gestures = [match.game.words.gesture(view, action) for action in view.legal]
        carries = [set(each.cards) for each in gestures if isinstance(each, Carry)]
        most = max(map(len, carries), default=0)
        picks = picker(match.game, view, match.deck, Cast(tuple("ABCDEFGH"), view.seat))
        for carry in carries:
            for count in range(1, len(carry) + 1):
                for cards in combinations(sorted(carry), count):
                    joined = any(set(cards) < other for other in carries)
                    assert picks.partners(cards) or not joined
            assert most > len(carry) or not picks.partners(tuple(carry))
        match.play(seat, legal[int(random.random() * len(legal))])
