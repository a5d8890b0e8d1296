"""The knowledge that draws give of a hidden hand, and its determinizations (JD-5)."""

from random import Random

import pytest

from game.jokers_of_death.determinize import determinize, ways
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.position import PILES, STOCK
from game.jokers_of_death.rules import apply, legal
from game.jokers_of_death.turns import dealt, drew, lacks, left_hand
from game.jokers_of_death.view import view
from game.table import Moved
from tests.game.jokers_of_death.positions import PILES_LIE, position

LOW, HIGH = 0b0011, 0b1100


def test_knowledge_of_a_hand_is_complete() -> None:
    random = Random(2)
    for _ in range(300):
        count = 1 + random.randrange(3)
        known, full = dealt(count), {(0,) * count}
        for _ in range(8):
            if random.random() < 0.5:
                known, full = drew(known), {(*hand, 0) for hand in full}
            else:
                masks = [random.randrange(1, 16) for _ in range(random.randrange(1, 4))]
                known = lacks(known, masks)
                full = {tuple(old | mask for old in hand) for hand in full for mask in masks}
            full = {hand for hand in full if not any(implied(hand, other) for other in full - {hand})}
            assert len(known) == len(full)
            assert {tuple(mask for count, mask in groups for _ in range(count)) for groups in known} == full


def implied(hand: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """True if a description rules out all that the other one does, card by card."""
    return all(not theirs & ~own for own, theirs in zip(hand, other, strict=True))


def test_a_description_weighs_the_ways_it_can_be_dealt() -> None:
    assert ways(((1, LOW), (2, 0)), LOW | HIGH) == 2 * 3 * 2
    assert ways(((3, LOW),), LOW | HIGH) == 0


def test_a_card_that_is_played_rules_out_the_descriptions_that_deny_it() -> None:
    known = lacks(dealt(3), [LOW, HIGH])
    assert left_hand(known, 0) == (((2, HIGH),),)
    with pytest.raises(ValueError, match="was known not to be"):
        left_hand((((1, LOW),), ((1, LOW | HIGH),)), 0)


@pytest.mark.clause("JD-5")
def test_what_is_known_of_two_hands_is_imagined_together() -> None:
    state = position(f"seat 1: 9C; seat 2: 5H; seat 3: 4D; {PILES_LIE}; rest: dead")
    hand = state.rules.hands[0]
    (nine,), (five,) = state.table.piles[hand : hand + 2]
    state.known[0] = state.known[1] = (((1, 1 << nine),), ((1, 1 << five),))
    seen = view(state, 2)
    imagined = [determinize(seen, Random(seed)).table.piles[hand : hand + 2] for seed in range(400)]
    assert all(hands in ([[nine], [five]], [[five], [nine]]) for hands in imagined)
    assert 150 < imagined.count([[nine], [five]]) < 250


@pytest.mark.clause("JD-2")
def test_a_joker_that_was_turned_up_is_imagined_in_the_stock() -> None:
    buried = {Moved(joker, pile, STOCK): joker for joker in (0, 1) for pile in PILES}
    deals = (JOKERS_OF_DEATH.deal(JokersOptions(), 3, seed) for seed in range(200))
    state, joker = next(
        (state, buried[event]) for state in deals for event in state.table.events if event in buried
    )
    seen = view(state, 0)
    assert all(joker in determinize(seen, Random(seed)).table.piles[STOCK] for seed in range(200))


@pytest.mark.clause("JD-27")
def test_cards_that_three_aces_send_back_are_imagined_in_the_stock() -> None:
    text = "seat 1: AS 9S 9H 7S; seat 2: 5H; seat 3: 5D 6D 7D; pile 1: 3S 7S; pile 2: KD AD; pile 3: 3C AC"
    state = position(text, aces=True)
    beneath = {*state.table.piles[PILES[0]], state.table.piles[PILES[1]][0], state.table.piles[PILES[2]][0]}
    (ace, *_) = state.table.piles[state.rules.hands[0]]
    apply(state, 0, next(action for action in legal(state, 0) if action.card == ace))
    seen = view(state, 1)
    for seed in range(200):
        imagined = determinize(seen, Random(seed)).table.piles
        assert beneath <= set(imagined[STOCK])
