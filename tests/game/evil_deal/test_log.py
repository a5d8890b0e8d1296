"""The log of Evil Deal in sentences."""

import pytest

from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, MatchEnded, Moved, Shuffled
from game.evil_deal.events import (
    ExchangeWon,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsLaid,
)
from game.evil_deal.imagining import view
from game.evil_deal.places import BURIED, HANDS, STACKS, TAKEN, TRICKS, TRUMPS
from game.evil_deal.words import WORDS
from tests.game.evil_deal.positions import BOTH, CAST, TWO_TRUMPS, card, play, position


def test_the_log_tells_what_was_seen_and_no_more() -> None:
    seen = view(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}"), 0)
    five, hearts, diamonds = card("5S"), card("2H"), card("3D")
    told = {
        Lot(0): "The lot falls on you to deal first.",
        DealStarted(2, 1): "Deal 2: Lilith deals.",
        StackTaken(0): "You take up an unseen stack.",
        Moved(five, STACKS[0][0], HANDS[0]): "",
        TrumpsLaid(0, hearts, diamonds, False): (
            "You lay 2♥ across 3♦: the upper one rules the first half, the other the second."
        ),
        TrumpsLaid(
            1, hearts, diamonds, True
        ): "Lilith lays 2♥ and 3♦ side by side: no trump, and 66 more from the fifth trick on.",
        TrumpsClash((1,), 0): "Both named spades: cancelled in the second half, without the 66 for no trump.",
        TrumpsClash((0, 1), 0): "Both named spades: cancelled in both halves, without the 66 for no trump.",
        Moved(five, HANDS[1], TRICKS[1]): "Lilith plays 5♠.",
        ExchangeWon(0, five, False): "You win the exchange.",
        TrickTaken(1, (2, 3)): "Lilith takes the trick: 3 to 2.",
        Moved(five, TRICKS[0], TAKEN[0]): "",
        SecondHalf(): "The second stacks are opened.",
        Moved(hearts, TRUMPS[1], HANDS[1]): "Lilith takes up 2♥.",
        Moved(diamonds, TRUMPS[0], TRUMPS[0]): "",
        Moved(None, HANDS[1], BURIED[1]): "Lilith discards a card, unseen.",
        Moved(five, HANDS[0], BURIED[0]): "You discard 5♠, unseen.",
        DealEnded((0, 111), (0, 111)): "Lilith scores 111 points.",
        Shuffled(0): "",
    }
    assert {event: WORDS.narrate(event, seen, CAST) for event in told} == told


@pytest.mark.clause("ED-15")
def test_the_log_tells_by_how_much_the_match_was_won() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    state.phase, state.totals = OVER, (700, 66)
    assert WORDS.narrate(MatchEnded((0,)), view(state, 1), BOTH) == "Mara wins the match by 634 points."


def test_a_whole_trick_reads_as_it_was_played() -> None:
    """ED-9 to ED-12, as the log has it."""
    state = position("seat 1: 5S 6S 9C 4C; seat 2: 7H 8S 2D 5C; trumps 1: 2H 3D; trumps 2: 2C 3S")
    play(state, "5S", "8S", "2D", "9C", "5C", "4C")
    assert state.table.events is not None
    seen = view(state, 0)
    told = [words for event in state.table.events if (words := WORDS.narrate(event, seen, BOTH))]
    assert told == [
        "Mara plays 5♠.",
        "Lilith plays 8♠.",
        "Lilith wins the exchange.",
        "Lilith plays 2♦.",
        "Mara plays 9♣.",
        "Lilith wins the exchange.",
        "Lilith plays 5♣.",
        "Mara plays 4♣.",
        "Lilith wins the exchange.",
        "Lilith takes the trick: 1 to 0.",
    ]
