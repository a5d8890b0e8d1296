"""The opponents at Evil Deal. Seats are written from 1."""

from random import Random

import pytest

from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide
from game.evil_deal.cards import DECK
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.odds import count_odds
from game.evil_deal.policy import fiend, imp
from game.evil_deal.position import BURYING, NAMING, State
from game.evil_deal.view import EvilDealView, view
from game.level import Level
from game.minds.arena import simulate
from game.minds.levels import AnyMind, find_mind
from tests.game.evil_deal.positions import card, play, position, trump_cards

TWO_TRUMPS = "trumps 1: 2H 3D; trumps 2: 2C 3S"


def fiends(state: State) -> str:
    """Return the card that the Fiend plays, discards or lays on top for the seat to move."""
    match fiend(view(state, state.turn), Random(1)):
        case PlayCard(card=chosen) | Bury(card=chosen) | Cross(first=chosen) | SideBySide(first=chosen):
            return DECK.faces[chosen].code
        case action:
            raise AssertionError(f"no card in {action}")


def wins(first: AnyMind, second: AnyMind, matches: int) -> float:
    """Return the share of matches that the first wins, from both seats."""
    options = EVIL_DEAL.options()
    here = sum(result.winners == (0,) for result in simulate(EVIL_DEAL, options, [first, second], 1, matches))
    there = sum(
        result.winners == (1,) for result in simulate(EVIL_DEAL, options, [second, first], 1, matches)
    )
    return (here + there) / (2 * matches)


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("fiend", "random", 0.95), ("fiend", "imp", 0.9), ("imp", "random", 0.55)]
)
def test_the_better_opponent_wins_most_matches(better: str, worse: str, least: float) -> None:
    assert wins(find_mind(EVIL_DEAL, better), find_mind(EVIL_DEAL, worse), 25) >= least


@pytest.mark.clause("ED-12")
def test_the_fiend_takes_the_third_exchange_as_cheaply_as_it_can() -> None:
    state = position(f"seat 1: 5S 6H 7H; seat 2: 7S AS 4C; {TWO_TRUMPS}; exchange: 3")
    play(state, "5S")
    assert fiends(state) == "7S"


@pytest.mark.clause("ED-12")
def test_the_fiend_spends_nothing_on_the_first_exchange() -> None:
    """Only the third one takes the trick."""
    state = position(f"seat 1: 5S 6H 7H; seat 2: 4S AS 4C; {TWO_TRUMPS}")
    play(state, "5S")
    assert fiends(state) == "4S"


@pytest.mark.clause("ED-11", "ED-12")
def test_the_fiend_wins_the_second_exchange_to_lead_the_third() -> None:
    state = position(
        f"seat 1: 5S 6D; seat 2: 4S 9S AD; {TWO_TRUMPS}; exchange: 2; rest: taken 1; opener: 2; to play: 1"
    )
    play(state, "5S")
    assert fiends(state) == "9S"


@pytest.mark.clause("ED-12")
def test_the_fiend_counts_which_card_is_highest_by_now() -> None:
    line = f"seat 1: 9S QD; seat 2: 5S 6D; {TWO_TRUMPS}; exchange: 3; taken 1: %s; stack 2: %s; rest: taken 2"
    assert fiends(position(line % ("AD KD 3C", "AS 10S JS"))) == "QD"
    assert fiends(position(line % ("AS KS QS JS 10S", "AD KD 3C"))) == "9S"


@pytest.mark.clause("ED-9", "ED-10")
def test_the_fiend_leads_no_suit_that_can_be_trumped_for_the_trick() -> None:
    state = position(f"seat 1: AS 9H; seat 2: 5D 3H; {TWO_TRUMPS}; exchange: 3; rest: taken 2")
    state.void = (0, 1)
    assert fiends(state) == "9H"


@pytest.mark.clause("ED-4")
def test_the_fiend_lays_the_suit_of_its_long_hand_for_the_first_half() -> None:
    hand = "5S 6S 8S 9S KS 4D"
    assert fiends(trump_cards(f"seat 1: {hand}; trumps 1: 2H 3S; trumps 2: 2C 3C", NAMING)) == "3S"


@pytest.mark.clause("ED-13")
def test_the_fiend_discards_a_low_card_of_a_short_suit() -> None:
    state = position(f"seat 1: 5S 6S 8S AC KD 4D; seat 2: 9H 8H; {TWO_TRUMPS}", half=2)
    state.phase = BURYING
    assert fiends(state) == "4D"


@pytest.mark.clause("ED-13")
def test_of_two_cards_alike_the_fiend_discards_the_one_that_is_less_likely_to_be_highest() -> None:
    line = f"seat 1: 9S 9D AC AH; seat 2: 5S 6D; {TWO_TRUMPS}; taken 1: %s"
    for gone, chosen in (("10S JS QS KS AS", "9D"), ("10D JD QD KD AD", "9S")):
        state = position(line % gone, half=2)
        state.phase = BURYING
        assert fiends(state) == chosen


def test_the_imp_takes_the_first_exchange_with_its_highest_card() -> None:
    state = position(f"seat 1: 5S 6H 7H; seat 2: 7S AS 4C; {TWO_TRUMPS}")
    play(state, "5S")
    chosen = [imp(view(state, 1), Random(seed)) for seed in range(20)]
    assert sum(getattr(action, "card", None) == card("AS") for action in chosen) > 12


@pytest.mark.clause("ED-10", "ED-11", "ED-13")
def test_a_count_makes_a_card_sure_to_win_or_sure_to_lose() -> None:
    state = position(
        f"seat 1: 9S QD 4C; seat 2: KD 5S 8C; taken 1: AS KS QS JS 10S; {TWO_TRUMPS}; rest: taken 2", half=2
    )
    seen: EvilDealView = view(state, 0)
    odds = count_odds(seen)
    assert odds.wins(card("QD")) == 0.0, "the king is the only diamond left"
    assert odds.wins(card("9S")) == 1.0, "the five is the only spade left"
    assert odds.lacks(2) == 0.0


def test_there_is_an_opponent_for_both_levels() -> None:
    assert EVIL_DEAL.search.policies == {Level.IMP: imp, Level.FIEND: fiend}
