"""Positions that agree with a view: bound by all that play has shown, or weighted by what others played."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest

from game.devil.actions import Discard, Draw, GoOn
from game.devil.cards import DECK_440, FITS, FITTING
from game.devil.determinize import determinize, weighted
from game.devil.game import DEVIL_440
from game.devil.options import Devil440Options
from game.devil.position import DISCARDS, HANDS, STOCK, State
from game.devil.rules import apply, legal, to_move
from game.devil.view import view
from game.table import Moved
from tests.game.devil.positions import among_fiends, play, position

ONIFUDA = DECK_440.cards("O")[0]


def test_a_hand_that_had_to_draw_is_imagined_without_fitting_cards() -> None:
    state = position("seat 1: 7 2; seat 2: 3 3 9; seat 3: 3; discards: 8; stock: 6; to play: 2")
    apply(state, 1, Draw())
    seen = view(state, 0)
    top = seen.piles[DISCARDS][-1]
    for seed in range(300):
        imagined = determinize(seen, Random(seed))
        assert not any(FITS[top][card] for card in imagined.table.piles[HANDS[1]])


def test_cards_drawn_later_are_free_again() -> None:
    state = position("seat 1: S1 2; seat 2: 3 3; seat 3: 3; discards: 8; stock: 6 6; to play: 2")
    apply(state, 1, Draw())
    apply(state, 2, Draw())
    special = next(action for action in legal(state, 0) if isinstance(action, Discard))
    apply(state, 0, special)
    apply(state, 0, GoOn())
    seen = view(state, 0)
    fitted = FITTING[state.table.piles[DISCARDS][-2]]
    held = [determinize(seen, Random(seed)).table.piles[HANDS[1]] for seed in range(400)]
    counts = Counter(sum(fitted >> card & 1 for card in cards) for cards in held)
    assert set(counts) == {0, 1}, "of the seven or so cards only the one drawn last may have fitted"


@pytest.mark.clause("DV-9")
def test_after_a_reshuffle_no_older_hand_is_imagined_with_a_card_of_it() -> None:
    state = position("seat 1: 2 2; seat 2: 3 3 9; seat 3: 3 6; discards: 8; rest: discards; to play: 1")
    reshuffled = set(state.table.piles[DISCARDS][:-1])
    apply(state, 0, Draw())
    seen = view(state, 1)
    for seed in range(200):
        imagined = determinize(seen, Random(seed))
        assert not reshuffled & set(imagined.table.piles[HANDS[2]])
        assert set(imagined.table.piles[STOCK]) <= reshuffled


@pytest.mark.clause("DV-9")
def test_a_card_drawn_from_a_reshuffled_stock_is_imagined_as_one_of_it() -> None:
    state = position("seat 1: 2 2; seat 2: 3 3 9; seat 3: 3 6; discards: 2; rest: discards; to play: 1")
    state.seed = 1
    reshuffled = set(state.table.piles[DISCARDS][:-1])
    apply(state, 0, Draw())
    assert len(state.table.piles[HANDS[0]]) == 3, "with this seed the card that is drawn doesn't fit"
    seen = view(state, 1)
    for seed in range(200):
        assert len(reshuffled & set(determinize(seen, Random(seed)).table.piles[HANDS[0]])) == 1


@pytest.mark.clause("DV-6")
def test_a_buried_onifuda_is_imagined_in_the_stock() -> None:
    states = (DEVIL_440.deal(Devil440Options(), 3, seed) for seed in range(1000))
    state = next(state for state in states if Moved(ONIFUDA, DISCARDS, STOCK) in state.table.events)
    seen = view(state, 0)
    assert all(ONIFUDA in determinize(seen, Random(seed)).table.piles[STOCK] for seed in range(200))


def holding(states: list[State], code: str) -> float:
    """Return the share of positions in which the second seat has a card of this face."""
    return fmean(
        any(DECK_440.faces[card].code == code for card in state.table.piles[HANDS[1]]) for state in states
    )


def test_a_low_play_makes_a_fitting_high_card_unlikely() -> None:
    state = position("seat 1: 9 9 9; seat 2: 2 3 3 6; discards: 7; to play: 2", seats=2)
    play(state, "2")
    seen = view(state, 0)
    likely, random = weighted(seen, Random(2)), Random(3)
    weighed = holding([likely() for _ in range(300)], "8")
    assert weighed < 0.5 * holding([determinize(seen, random) for _ in range(300)], "8")


def test_positions_that_are_weighed_agree_with_all_that_is_known() -> None:
    for seed in range(20):
        state = among_fiends(DEVIL_440.deal(DEVIL_440.options(), 4, seed), 12)
        seat = to_move(state)
        seen, likely = view(state, seat), weighted(view(state, seat), Random(seed))
        for _ in range(5):
            assert view(likely(), seat) == seen
