"""What a seat cannot see is imagined anywhere alike, and nothing else about it is known."""

from collections import Counter
from random import Random

import pytest

from game.angel.actions import Discard, DiscardUnseen
from game.angel.determinize import determinize
from game.angel.game import ANGEL
from game.angel.moves import legal
from game.angel.options import AngelOptions
from game.angel.position import STOCK, TRASH, hand, unseen
from game.angel.rules import apply, deal
from game.angel.view import view
from game.table import mask
from tests.game.angel.positions import position

HANDS_IN_PLAY = "seat 1: 3C 4H 4D 5S; seat 2: 2S 2H 2D 2C; seat 3: 6S 6H 6D 6C; seat 4: 9S 9H 9D 9C"


def chi_square(found: Counter[int], unseen: int, cards: int) -> float:
    """How far the counts are from even, for this many unseen cards that all may be found."""
    assert len(found) == unseen
    expected = found.total() / unseen
    assert found.total() % cards == 0
    return sum((count - expected) ** 2 / expected for count in found.values())


def limit(degrees: int) -> float:
    """What the chi-square statistic exceeds about once in a thousand times."""
    return degrees + 3.3 * (2 * degrees) ** 0.5


def test_another_hand_holds_each_unseen_card_alike() -> None:
    """Chi-square with a fixed seed."""
    seen = view(position(f"{HANDS_IN_PLAY}; rest: stock"), 0)
    random = Random(5)
    found = Counter(card for _ in range(4000) for card in determinize(seen, random).table.piles[hand(2)])
    assert chi_square(found, 38, 4) < limit(37)


@pytest.mark.clause("AN-4")
def test_ones_own_unseen_cards_are_any_that_nobody_has_turned_up() -> None:
    """Chi-square with a fixed seed, after two seats have turned a card up."""
    state = deal(AngelOptions(), 4, 3)
    for _ in range(2):
        apply(state, state.turn, DiscardUnseen(2))
    seat = state.turn
    seen = view(state, seat)
    random = Random(6)
    found = Counter(card for _ in range(3000) for card in determinize(seen, random).table.piles[unseen(seat)])
    assert chi_square(found, 40, 5) < limit(39)


def test_the_next_card_of_the_play_pile_is_any_unseen_card() -> None:
    """Chi-square with a fixed seed: only the order of the play pile is asked."""
    seen = view(position(f"{HANDS_IN_PLAY}; rest: stock"), 0)
    random = Random(7)
    found = Counter(determinize(seen, random).table.piles[STOCK][-1] for _ in range(8000))
    assert chi_square(found, 38, 1) < limit(37)


@pytest.mark.clause("AN-5")
def test_which_back_was_turned_up_tells_nothing_of_the_hand() -> None:
    """No event and no view names a slot of a hand that somebody holds."""
    told = set()
    for slot in range(5):
        state = deal(AngelOptions(), 4, 11)
        mover = state.turn
        pile = state.table.piles[unseen(mover)]
        pile[slot], pile[0] = pile[0], pile[slot]
        watcher = (mover + 1) % 4
        state.table.events = []
        apply(state, mover, DiscardUnseen(slot))
        events = [mask(event, state.table.places, watcher) for event in state.table.events]
        told.add(repr((view(state, watcher), events)))
    assert len(told) == 1


def test_the_trash_and_ones_own_hand_are_kept_and_the_seed_is_new() -> None:
    state = deal(AngelOptions(), 4, 9)
    for _ in range(4):
        apply(state, state.turn, DiscardUnseen(0))
    for _ in range(9):
        apply(state, state.turn, next(a for a in legal(state, state.turn) if isinstance(a, Discard)))
    seat = state.turn
    imagined = determinize(view(state, seat), Random(1))
    assert imagined.table.piles[TRASH] == state.table.piles[TRASH]
    assert imagined.table.piles[hand(seat)] == state.table.piles[hand(seat)]
    assert imagined.seed != state.seed
    assert list(ANGEL.legal(imagined, seat)) == list(legal(state, seat))
