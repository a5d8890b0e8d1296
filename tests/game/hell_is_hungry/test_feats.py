"""Bold moves at Hell is Hungry! are told as they were."""

import pytest

from game.contract.words import Feat
from game.hell_is_hungry.determinize import view
from game.hell_is_hungry.words import WORDS
from tests.game.hell_is_hungry.positions import CAST, battle

HANDS = "seat 1: 9H JH KH; seat 2: 10H AH; seat 3: 4H KH 3H; pile 2: 8S"


def feats(*played: str, seats: int = 3) -> list[Feat]:
    """Return what was bold in a battle that is over."""
    state = battle(HANDS, *played, seats=seats)
    return list(WORDS.feats(state.table.events or [], view(state, 0), CAST))


@pytest.mark.clause("HH-8", "HH-13")
def test_a_battle_that_others_fought_too_is_told_by_its_cards() -> None:
    assert feats("9H", "10H", "4H KH", "JH KH", "", "") == [
        Feat("you won pile 2 with 3 cards against 3 from Otto O'Neil and Lilith", 23, 0)
    ]


@pytest.mark.clause("HH-13")
def test_a_battle_that_nobody_answered_is_nothing_bold() -> None:
    assert feats("9H", "", "") == []


@pytest.mark.clause("HH-8", "HH-13")
def test_more_rivals_are_bolder_than_more_cards() -> None:
    (two_rivals,) = feats("9H", "10H", "4H KH", "JH KH", "", "")
    (one_rival,) = feats("9H", "10H AH", "", "")
    assert (one_rival.seat, one_rival.size) == (1, 11) and two_rivals.size > one_rival.size
