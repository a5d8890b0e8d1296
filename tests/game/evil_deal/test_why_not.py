"""Why something is refused at Evil Deal, with its clause, alike however it was tried."""

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.deal_cycle import OVER
from game.evil_deal.actions import SideBySide
from game.evil_deal.game import WORDS
from game.evil_deal.position import BURIED, HANDS, NAMING, PLACES, STACKS, TAKEN, TRICKS, TRUMPS
from game.evil_deal.view import view
from tests.game.evil_deal.positions import (
    TWO_TRUMPS,
    burying,
    card,
    carried,
    picking,
    play,
    position,
    refused,
    trump_cards,
)


@pytest.mark.clause("ED-3")
def test_the_other_players_stacks_cannot_be_picked() -> None:
    refusal = refused(picking(0), Touch(STACKS[1][0]))
    assert str(refusal) == "That's not your stack. Pick one on your side. (rule ED-3)"


@pytest.mark.parametrize("gesture", [Touch(TRUMPS[0]), Touch(TRICKS[0]), Touch(HANDS[0]), Press("Deal", "D")])
@pytest.mark.clause("ED-3")
def test_nothing_comes_before_picking_a_stack(gesture: Gesture) -> None:
    assert refused(picking(0), gesture).clause == "ED-3"


@pytest.mark.clause("ED-3")
def test_whoever_does_not_deal_picks_first() -> None:
    refusal = refused(picking(1), Touch(STACKS[0][0]))
    assert refusal == Refusal("ED-3", "Not your turn yet. The dealer picks a stack second.")


@pytest.mark.clause("ED-3")
def test_the_second_stack_cannot_be_looked_at_in_the_first_half() -> None:
    state = position(f"seat 1: 5S; seat 2: 6S; stack 1: 7S; {TWO_TRUMPS}")
    for phase in (NAMING, state.phase):
        state.phase = phase
        for place in (STACKS[0][1], STACKS[1][1]):
            assert refused(state, Touch(place)) == Refusal(
                "ED-3", "Those cards are for the second half. Nobody looks at them yet."
            )


@pytest.mark.clause("ED-4")
def test_trumps_are_named_before_a_card_is_played() -> None:
    state = trump_cards(f"seat 1: 5S; seat 2: 6S; {TWO_TRUMPS}", NAMING)
    assert str(refused(state, carried("5S", TRICKS[0]))) == "First pick your trump for this half. (rule ED-4)"
    assert refused(state, Touch(TRUMPS[0]), seat=1).clause == "ED-4"


@pytest.mark.clause("ED-5")
def test_two_suits_cannot_be_laid_side_by_side() -> None:
    state = trump_cards(TWO_TRUMPS, NAMING)
    gesture = WORDS.gesture(view(state, 0), SideBySide(card("2H")))
    refusal = refused(state, gesture)
    told = "For no trump you need two trump cards of the same suit. Pick a trump."
    assert refusal == Refusal("ED-5", told)


@pytest.mark.clause("ED-4")
def test_trumps_stay_as_they_were_laid() -> None:
    state = position(f"seat 1: 5S; seat 2: 6S; {TWO_TRUMPS}")
    told = Refusal("ED-4", "You've picked your trumps. You can't change them.")
    assert refused(state, Press("2♥ first", "A")) == told


@pytest.mark.clause("ED-8", "ED-11", "ED-12")
def test_whose_lead_it_is_comes_with_its_reason() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}; to play: 2", half=2)
    early, gesture = "Not your turn yet.", carried("5S", TRICKS[0])
    assert refused(state, gesture) == Refusal("ED-8", f"{early} The dealer leads the second half.")
    state.half = 0
    told = Refusal("ED-8", f"{early} The player who didn't deal leads the first half.")
    assert refused(state, gesture) == told
    state.exchange = 1
    assert refused(state, gesture) == Refusal("ED-11", f"{early} The winner of the last card leads.")
    state.exchange, state.tricks = 0, (0, 1)
    assert refused(state, gesture) == Refusal("ED-12", f"{early} The winner of the last trick leads.")


@pytest.mark.clause("ED-9")
def test_a_second_card_before_the_answer_is_refused() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}")
    play(state, "5S")
    assert (
        str(refused(state, carried("6S", TRICKS[0])))
        == "Not your turn yet. Your opponent has to play a card first. (rule ED-9)"
    )


@pytest.mark.clause("ED-9")
def test_two_cards_at_once_are_refused() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}")
    assert refused(state, Carry((card("5S"), card("6S")), TRICKS[0])).clause == "ED-9"


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("4S 9S 4H", "You have spades, so you must play one. (rule ED-10)"),
        ("4S 9C 4H", "You have a spade, so you must play it. (rule ED-10)"),
    ],
)
@pytest.mark.clause("ED-10")
def test_not_following_suit_is_refused_with_the_suit(hand: str, why: str) -> None:
    state = position(f"seat 1: 5S; seat 2: {hand}; {TWO_TRUMPS}")
    play(state, "5S")
    assert str(refused(state, carried("4H", TRICKS[1]), seat=1)) == why


@pytest.mark.parametrize(
    ("gesture", "expected"),
    [
        (Touch(TAKEN[0]), "ED-12"),
        (Touch(TAKEN[1]), "ED-12"),
        (carried("9D", HANDS[0]), "ED-12"),
        (Touch(TRICKS[0]), "ED-9"),
        (Touch(TRICKS[1]), "ED-12"),
        (carried("5S", BURIED[0]), "ED-9"),
        (carried("2H", TRICKS[0]), "ED-13"),
        (Touch(TRUMPS[1]), "ED-13"),
        (Touch(HANDS[0]), "ED-11"),
    ],
)
@pytest.mark.clause("ED-9", "ED-11", "ED-12", "ED-13")
def test_odd_attempts_on_lead_are_refused_by_the_clause_in_the_way(gesture: Gesture, expected: str) -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; trick: 9D 10D; {TWO_TRUMPS}; exchange: 2")
    refusal = refused(state, gesture)
    assert refusal.clause == expected
    assert refusal.sentence.endswith(".")


@pytest.mark.clause("ED-12")
def test_taken_tricks_are_not_looked_at_in_the_other_players_turn_either() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}; to play: 2")
    assert refused(state, Touch(TAKEN[0])).clause == "ED-12"


@pytest.mark.parametrize(
    ("gesture", "sentence"),
    [
        (carried("2H", BURIED[0]), "You can't throw the 2♥ away. Pick another card."),
        (carried("5S", TRICKS[0]), "Throw one card away first. Drag it to your discard pile."),
        (carried("3D", BURIED[0]), "Your second trump card stays on the table. Play from your hand."),
        (Carry((card("5S"), card("6H")), BURIED[0]), "Throw away just one card."),
    ],
)
@pytest.mark.clause("ED-13")
def test_discarding_between_the_halves_is_one_card_and_never_a_trump_card(
    gesture: Gesture, sentence: str
) -> None:
    assert refused(burying(), gesture) == Refusal("ED-13", sentence)


@pytest.mark.clause("ED-13")
def test_the_discard_is_not_taken_back() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; buried 1: 9C; {TWO_TRUMPS}", half=2)
    assert refused(state, Touch(BURIED[0])).clause == "ED-13"
    assert refused(state, carried("9C", TRICKS[0])).clause == "ED-13"
    assert refused(burying(), Touch(BURIED[0]), seat=1).clause == "ED-13"


@pytest.mark.clause("ED-15")
def test_nothing_can_be_done_after_the_end() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    state.phase = OVER
    assert refused(state, Touch(TRICKS[0])) == Refusal("ED-15", "The match is over.")


@pytest.mark.parametrize("place", range(1, len(PLACES)))
@pytest.mark.clause("ED-10", "ED-13")
def test_a_card_that_may_not_be_played_is_refused_alike_wherever_it_is_carried(place: int) -> None:
    """A click carries it nowhere in particular."""
    state = position(f"seat 1: 5S; seat 2: 4S 9C 4H; {TWO_TRUMPS}")
    play(state, "5S")
    assert refused(state, carried("4H", place), seat=1).clause == "ED-10"
    picked_up = Refusal("ED-13", "You can't throw the 2♥ away. Pick another card.")
    assert refused(burying(), carried("2H", place)) == picked_up
