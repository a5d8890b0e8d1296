"""Every clause of Evil Deal, one behaviour a test. Seats are written from 1."""

from collections import Counter
from random import Random

import pytest

from game.contract import Carry, Touch
from game.events import DealStarted
from game.evil_deal import EVIL_DEAL
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK, SUIT
from game.evil_deal.events import ExchangeWon
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.rules import (
    BURIED,
    HANDS,
    STACKS,
    TAKEN,
    TRICK,
    TRUMPS,
    Burying,
    Leading,
    Naming,
    Picking,
    State,
    apply,
    beats,
    deal,
    legal,
    points,
    standing,
    to_move,
    trump,
    trump_choices,
)
from game.evil_deal.view import imagine, view
from game.evil_deal.why_not import why_not
from tests.game.evil_deal.positions import position

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)


def fresh(seed: int = 1) -> State:
    """A match that has just begun."""
    return deal(EvilDealOptions(), 2, seed)


def card(code: str) -> int:
    """The card with a code."""
    return DECK.cards(code)[0]


def play(state: State, code: str) -> None:
    """The seat to move plays a card."""
    assert PlayCard(card(code)) in legal(state, state.turn), f"{code} may not be played"
    apply(state, state.turn, PlayCard(card(code)))


def codes(state: State) -> list[str]:
    """What the seat to move may play."""
    return [DECK.faces[action.card].code for action in legal(state, state.turn)]


def random_until(state: State, phase: type, seed: int = 1) -> State:
    """Random play until a phase."""
    random = Random(seed)
    while not isinstance(state.phase, phase):
        moves = legal(state, state.turn)
        apply(state, state.turn, moves[int(random.random() * len(moves))])
    return state


def test_each_gets_two_unseen_stacks_of_twelve_and_two_open_trump_cards() -> None:
    """ED-1"""
    state = fresh()
    assert [len(pile) for pile in state.table.piles] == [0, 0, 12, 12, 12, 12, 2, 2, 0, 0, 0, 0, 0, 0]
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert seen.piles[STACKS] == (None,) * 12
        assert None not in seen.piles[TRUMPS] + seen.piles[TRUMPS + 1]
    assert beats(card("AS"), card("KS"), None)


def test_the_first_dealer_is_drawn_and_the_deal_alternates() -> None:
    """ED-2"""
    assert {fresh(seed).dealer for seed in range(20)} == {0, 1}
    state = fresh()
    random = Random(2)
    while len(state.deals) < 2:
        moves = legal(state, state.turn)
        apply(state, state.turn, moves[int(random.random() * len(moves))])
    dealers = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
    assert dealers[1] == 1 - dealers[0]


def test_the_non_dealer_picks_a_stack_first_and_both_look_before_trumps() -> None:
    """ED-3"""
    state = fresh()
    first = 1 - state.dealer
    assert state.turn == first and isinstance(state.phase, Picking)
    chosen = set(state.table.piles[STACKS + 2 * first + 1])
    apply(state, first, TakeStack(1))
    assert set(state.table.piles[HANDS + first]) == chosen
    assert state.turn == state.dealer
    apply(state, state.dealer, TakeStack(0))
    assert isinstance(state.phase, Naming)
    assert None not in view(state, first).piles[HANDS + first]
    assert view(state, first).piles[STACKS + 2 * first] == (None,) * 12
    assert why_not(view(state, first), Touch(STACKS)).clause == "ED-4"


def test_the_non_dealer_names_trumps_first_and_then_leads() -> None:
    """ED-4, ED-8"""
    state = random_until(fresh(), Naming)
    assert state.turn == 1 - state.dealer
    apply(state, state.turn, legal(state, state.turn)[1])
    assert state.turn == state.dealer
    second = state.table.piles[TRUMPS + state.dealer][1]
    apply(state, state.turn, Cross(second))
    assert state.firsts[state.dealer] == second
    assert isinstance(state.phase, Leading) and state.turn == 1 - state.dealer


def test_two_of_a_suit_may_also_be_laid_side_by_side() -> None:
    """ED-5"""
    spades, heart = DECK.cards("2S 9S"), card("3H")
    assert trump_choices([spades[0], heart]) == (Cross(spades[0]), Cross(heart))
    assert trump_choices(spades) == (
        Cross(spades[0]),
        Cross(spades[1]),
        SideBySide(spades[0]),
        SideBySide(spades[1]),
    )
    assert trump([(SPADES, SPADES), (HEARTS, CLUBS)], (True, False), 0, 0) is None
    assert trump([(SPADES, SPADES), (HEARTS, CLUBS)], (False, False), 0, 1) == SPADES


def test_the_same_suit_for_the_same_half_is_no_trump_for_both() -> None:
    """ED-6"""
    suits = [(SPADES, HEARTS), (SPADES, CLUBS)]
    assert trump(suits, (False, False), 0, 0) is None
    assert trump(suits, (False, False), 1, 0) is None
    assert trump(suits, (False, False), 0, 1) == HEARTS
    assert trump([(SPADES, HEARTS), (HEARTS, SPADES)], (False, False), 0, 0) == SPADES


def test_beside_a_chosen_no_trump_the_others_trumps_stand() -> None:
    """ED-7"""
    suits = [(SPADES, SPADES), (SPADES, CLUBS)]
    assert trump(suits, (True, False), 1, 0) == SPADES
    assert trump(suits, (True, False), 0, 0) is None


def test_the_dealer_leads_the_second_half() -> None:
    """ED-8"""
    state = random_until(random_until(fresh(), Burying), Leading)
    assert state.half == 1
    assert state.turn == state.opener == state.dealer
    assert [len(state.table.piles[HANDS + seat]) for seat in (0, 1)] == [12, 12]


TRUMPS_LAID = "trumps 1: 2H 3D; trumps 2: 2C 3S"


def test_only_the_openers_trump_counts_through_all_three_exchanges() -> None:
    """ED-9"""
    state = position(f"seat 1: 5S 6S 7S 8S; seat 2: 4H 4C 9D 10D; {TRUMPS_LAID}; to play: 1")
    play(state, "5S")
    play(state, "4C")
    assert state.turn == 0, "clubs are the other's trump, and do not count in this trick"
    play(state, "6S")
    play(state, "4H")
    assert state.turn == 1, "hearts are the opener's trump"
    play(state, "9D")
    play(state, "7S")
    assert state.tricks == (0, 1)


def test_suit_must_be_followed_and_who_cannot_may_play_anything() -> None:
    """ED-10"""
    state = position(f"seat 1: 5S 6H; seat 2: 4S 9S 4H 9D; {TRUMPS_LAID}")
    play(state, "5S")
    assert codes(state) == ["4S", "9S"]
    refusal = why_not(view(state, 1), Carry((card("4H"),), TRICK))
    assert str(refusal) == "4♥ does not follow suit: this hand holds spades, and must play one. (ED-10)"
    state = position(f"seat 1: 5C 6H; seat 2: 4S 9S 4H 9D; {TRUMPS_LAID}")
    play(state, "5C")
    assert codes(state) == ["4S", "9S", "4H", "9D"]


@pytest.mark.parametrize(
    ("led", "answer", "trump_suit", "wins"),
    [
        ("5S", "6S", None, True),
        ("6S", "5S", None, False),
        ("AS", "2H", HEARTS, True),
        ("AS", "2H", None, False),
        ("AS", "KD", HEARTS, False),
        ("KH", "AH", HEARTS, True),
        ("2S", "AS", HEARTS, True),
    ],
)
def test_the_higher_card_of_the_suit_led_or_a_trump_wins_an_exchange(
    led: str, answer: str, trump_suit: int | None, wins: bool
) -> None:
    """ED-11"""
    assert beats(card(answer), card(led), trump_suit) == wins


def test_the_winner_of_an_exchange_leads_the_next() -> None:
    """ED-11"""
    state = position(f"seat 1: 5S 6H 7C; seat 2: 9S 4H 9D; {TRUMPS_LAID}")
    play(state, "5S")
    play(state, "9S")
    assert state.turn == 1
    assert ExchangeWon(1) in state.table.events


def test_the_winner_of_the_third_exchange_takes_all_six_cards_and_opens() -> None:
    """ED-12"""
    state = position(f"seat 1: 9S 9H 2D 5C; seat 2: 4S 4H 3D 6C; {TRUMPS_LAID.replace('3D', '7D')}")
    for code in ("9S", "4S", "9H", "4H", "2D"):
        play(state, code)
    assert len(state.table.piles[TRICK]) == 5
    play(state, "3D")
    assert state.tricks == (0, 1)
    assert len(state.table.piles[TAKEN + 1]) == 6
    assert state.turn == state.opener == 1
    assert why_not(view(state, 1), Touch(TAKEN)).clause == "ED-12"


def test_between_the_halves_the_trump_card_is_taken_up_and_another_buried_unseen() -> None:
    """ED-13"""
    state = random_until(fresh(), Burying)
    seat = state.turn
    assert seat == 1 - state.dealer
    hand = state.table.piles[HANDS + seat]
    assert len(hand) == 13
    assert state.firsts[seat] in hand
    assert Bury(state.firsts[seat]) not in legal(state, seat)
    assert len(legal(state, seat)) == 12
    refusal = why_not(view(state, seat), Carry((state.firsts[seat],), BURIED + seat))
    assert refusal.clause == "ED-13"
    apply(state, seat, legal(state, seat)[0])
    assert view(state, seat).piles[BURIED + seat] != (None,)
    assert view(state, 1 - seat).piles[BURIED + seat] == (None,)
    assert len(state.table.piles[TRUMPS + seat]) == 1


@pytest.mark.parametrize(
    ("tricks", "paid"),
    [
        ((8, 0), (333, 0)),
        ((7, 1), (222, 0)),
        ((6, 2), (111, 0)),
        ((5, 3), (66, 0)),
        ((4, 4), (0, 66)),
        ((3, 5), (0, 111)),
        ((2, 6), (0, 222)),
        ((1, 7), (0, 333)),
        ((0, 8), (0, 666)),
    ],
)
def test_the_table_asks_one_trick_more_of_the_dealer(tricks: tuple[int, int], paid: tuple[int, int]) -> None:
    """ED-14, ED-15: the table as it stands, without a chosen no trump."""
    assert points(tricks, 0, (False, False)) == paid


def test_a_chosen_no_trump_pays_66_for_each_trick_above_four() -> None:
    """ED-14"""
    assert points((6, 2), 0, (True, False)) == (111 + 132, 0)
    assert points((4, 4), 0, (True, True)) == (0, 66)
    assert points((2, 6), 0, (False, False)) == (0, 222), "clashing suits pay nothing extra"


def test_the_first_to_666_wins() -> None:
    """ED-15"""
    state = fresh(4)
    random = Random(4)
    while to_move(state) is not None:
        assert max(state.totals) < 666
        moves = legal(state, state.turn)
        apply(state, state.turn, moves[int(random.random() * len(moves))])
    winner = standing(state).winners[0]
    assert state.totals[winner] >= 666 > state.totals[1 - winner]
    assert len(EVIL_DEAL.seats) == 1
    assert why_not(view(state, 0), Touch(TRICK)).clause == "ED-15"


def test_a_suit_shown_void_is_imagined_void_in_the_hand_but_not_in_the_stack() -> None:
    """ED-10"""
    state = position(
        f"seat 1: 5S 6H 8H; seat 2: 9C 4H 9D; stack 1: 2S 4S 6S; stack 2: 7S 8S 9S; {TRUMPS_LAID}; to play: 1"
    )
    play(state, "5S")
    play(state, "9C")
    seen = view(state, 0)
    stacked = 0
    for seed in range(200):
        imagined = imagine(seen, Random(seed))
        assert all(SUIT[held] != SPADES for held in imagined.table.piles[HANDS + 1])
        stacked += any(SUIT[held] == SPADES for held in imagined.table.piles[STACKS + 3])
    assert stacked > 60


def test_the_trump_card_taken_up_is_known_to_be_in_the_hand() -> None:
    """ED-13"""
    state = random_until(random_until(fresh(3), Burying), Leading, 5)
    for seat in (0, 1):
        seen = view(state, seat)
        for seed in range(40):
            assert state.firsts[1 - seat] in imagine(seen, Random(seed)).table.piles[HANDS + 1 - seat]


def test_each_unseen_card_is_where_it_can_be_with_the_right_frequency() -> None:
    """Chi-square with a fixed seed: an unseen card is in the other hand or in one of two stacks alike."""
    state = random_until(fresh(6), Leading)
    seen = view(state, 0)
    random = Random(9)
    draws = 4000
    found = Counter(held for _ in range(draws) for held in imagine(seen, random).table.piles[HANDS + 1])
    expected = draws / 3
    assert len(found) == 36
    spread = draws * (1 / 3) * (2 / 3)
    chi_square = sum((count - expected) ** 2 / spread for count in found.values()) * 35 / 36
    assert chi_square < 35 + 3.3 * (2 * 35) ** 0.5
