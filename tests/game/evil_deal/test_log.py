"""Events of Evil Deal in words: the log, effects at the seats, tricks taken."""

import pytest

from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, Event, GameEnded, MatchEnded, Moved, Shuffled
from game.evil_deal.determinize import view
from game.evil_deal.events import (
    ExchangeWon,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsLaid,
)
from game.evil_deal.position import BURIED, HANDS, STACKS, TAKEN, TRICKS, TRUMPS
from game.evil_deal.words import WORDS
from tests.game.evil_deal.positions import BOTH, CAST, TWO_TRUMPS, card, position

FIVE, HEARTS, DIAMONDS, NINE = card("5S"), card("2H"), card("3D"), card("9H")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (DealStarted(1, 1), "Deal 1: Lilith deals. You start."),
        (DealStarted(2, 0), "Deal 2: you deal. Lilith starts."),
        (StackTaken(0), "You pick a stack."),
        (
            TrumpsLaid(0, HEARTS, DIAMONDS, False),
            "You pick hearts for the first half and diamonds for the second.",
        ),
        (TrumpsLaid(1, HEARTS, NINE, False), "Lilith picks hearts for both halves."),
        (
            TrumpsLaid(1, HEARTS, NINE, True),
            "Lilith plays no trump. Each trick after the fourth pays 66 extra.",
        ),
        (TrumpsClash((1,), 0), "You both picked spades. Nobody has a trump in the second half."),
        (TrumpsClash((0, 1), 0), "You both picked spades. Nobody has a trump in either half."),
        (Moved(FIVE, HANDS[1], TRICKS[1]), "Lilith plays the 5♠."),
        (ExchangeWon(0, FIVE, False), "You win it."),
        (ExchangeWon(1, FIVE, True), "Lilith trumps it."),
        (TrickTaken(1, (2, 3)), "Lilith takes the trick. It's 3 to 2."),
        (SecondHalf(), "The second half begins. You each open your other stack."),
        (Moved(HEARTS, TRUMPS[1], HANDS[1]), "Lilith picks up the 2♥."),
        (Moved(None, HANDS[1], BURIED[1]), "Lilith throws a card away."),
        (Moved(FIVE, HANDS[0], BURIED[0]), "You throw the 5♠ away."),
        (DealEnded((0, 111), (0, 111)), "Lilith scores 111 points for the deal."),
    ],
)
@pytest.mark.clause("ED-2", "ED-4", "ED-5", "ED-6", "ED-11", "ED-13")
def test_the_log_tells_what_was_seen_and_no_more(event: Event, words: str) -> None:
    line = WORDS.narrate(event, view(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}"), 0), CAST)
    assert line is not None and line.words == words


@pytest.mark.parametrize(
    "event",
    [
        Lot(0),
        Shuffled(0),
        Moved(FIVE, STACKS[0][0], HANDS[0]),
        Moved(None, STACKS[1][0], HANDS[1]),
        Moved(FIVE, TRICKS[0], TAKEN[0]),
        Moved(DIAMONDS, TRUMPS[0], TRUMPS[0]),
    ],
)
def test_what_is_plain_to_see_has_no_line(event: Event) -> None:
    seen = view(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}"), 0)
    assert WORDS.narrate(event, seen, CAST) is None


@pytest.mark.clause("ED-12")
def test_whoever_loses_a_trick_reads_of_it_last_of_all() -> None:
    seen = view(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}"), 0)
    line = WORDS.narrate(TrickTaken(1, (2, 3)), seen, CAST)
    assert line is not None and (line.seat, line.hits) == (1, (0,))


@pytest.mark.clause("ED-15")
def test_the_log_tells_by_how_much_the_match_was_won() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    state.phase, state.totals = OVER, (700, 66)
    line = WORDS.narrate(MatchEnded((0,)), view(state, 1), BOTH)
    assert line is not None and line.words == "Mara wins the match by 634 points."


@pytest.mark.clause("ED-12")
def test_a_trick_is_announced_while_its_cards_still_lie_there() -> None:
    state = position("seat 1: 5S 6S; seat 2: 7H 8S; trumps 1: 2H 3D; trumps 2: 2C 3S; exchange: 3")
    seen = view(state, 0)
    told = [
        WORDS.verdict([ExchangeWon(0, FIVE, False)], seen, CAST),
        WORDS.verdict([ExchangeWon(1, FIVE, False)], seen, CAST),
        WORDS.verdict([ExchangeWon(0, HEARTS, True)], seen, CAST),
        WORDS.verdict([ExchangeWon(1, HEARTS, True)], seen, CAST),
    ]
    assert [each.words for each in told if each is not None] == [
        "You take the trick with the 5♠.",
        "Lilith takes the trick with the 5♠.",
        "You trump it with the 2♥ and take the trick.",
        "Lilith trumps it with the 2♥ and takes the trick.",
    ]
    state.exchange = 1
    assert WORDS.verdict([ExchangeWon(0, FIVE, False)], view(state, 0), CAST) is None


@pytest.mark.clause("ED-5", "ED-14")
def test_no_trump_and_the_second_half_get_large_words() -> None:
    seen = view(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}"), 0)
    events = [TrumpsLaid(1, HEARTS, NINE, True), SecondHalf(), GameEnded(2, 0, 66), TrickTaken(1, (2, 3))]
    moments = [WORDS.moment(event, seen, CAST) for event in events]
    assert [moment.words for moment in moments if moment is not None] == [
        "Lilith plays no trump!",
        "Second half",
        "You win game 2",
        "",
    ]


@pytest.mark.clause("ED-4", "ED-5", "ED-11", "ED-12", "ED-13")
def test_what_happens_is_said_at_the_seat() -> None:
    seen = view(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}"), 0)
    events = [
        StackTaken(1),
        TrumpsLaid(1, HEARTS, DIAMONDS, False),
        TrumpsLaid(1, HEARTS, NINE, False),
        TrumpsLaid(1, HEARTS, NINE, True),
        ExchangeWon(1, FIVE, False),
        ExchangeWon(1, FIVE, True),
        TrickTaken(1, (2, 3)),
        Moved(None, HANDS[1], BURIED[1]),
        GameEnded(1, 1, 66),
        DealEnded((0, 111), (0, 111)),
    ]
    told = [effect for event in events for effect in WORDS.effects(event, seen, CAST) if effect.seat == 1]
    assert [effect.words for effect in told] == [
        "picked a stack",
        "hearts, then diamonds",
        "hearts, both halves",
        "no trump, +66 a trick",
        "won with 5♠",
        "trumped with 5♠",
        "took the trick",
        "threw a card away",
        "+66 in the account",
        "+111",
    ]
