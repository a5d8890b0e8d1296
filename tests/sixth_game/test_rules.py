"""Tests of Coal Whist, clause by clause."""

import pytest
from coal_whist.actions import PlayCard
from coal_whist.cards import DECK
from coal_whist.game import WHIST
from coal_whist.options import WhistOptions
from coal_whist.position import LEADING, STOCK, TRUMP, State, hand, in_trick, won
from coal_whist.scoring import coals

from game.cards import Card
from game.contract.table import Carry, Touch
from game.match import Match


def position(hands: str, trump: str, turn: int = 0, sweep: bool = True) -> State:
    """Return the last tricks of a match of one deal; ``"AS 2H | KS 3H"`` has a hand for each seat."""
    cards = [DECK.cards(codes) for codes in hands.split("|")]
    state = WHIST.deal(WhistOptions(deals=1, sweep=sweep), len(cards), 1)
    state.options = state.options.model_copy(update={"cards": len(cards[0])})
    state.turn, state.phase = turn, LEADING
    held = {card for cards_of_one in cards for card in cards_of_one}
    turned = DECK.cards(trump)[0]
    state.table.piles[:] = [[] for _ in state.table.piles]
    state.table.piles[TRUMP].append(turned)
    for seat, cards_of_one in enumerate(cards):
        state.table.piles[hand(seat)] += cards_of_one
    state.table.piles[STOCK] += [card for card in range(len(DECK)) if card not in held | {turned}]
    return state


def card(code: str) -> Card:
    """Return a card by its code."""
    return DECK.cards(code)[0]


def play(state: State, codes: str) -> None:
    """Play these cards in order, each by the seat to move; each must be legal."""
    for code in codes.split():
        seat = WHIST.to_move(state)
        assert PlayCard(card(code)) in WHIST.legal(state, seat), f"{code} is refused"
        WHIST.apply(state, seat, PlayCard(card(code)))


@pytest.mark.clause("CW-1", "CW-2")
def test_a_hand_is_dealt_beside_an_open_trump_card() -> None:
    assert list(WHIST.seats) == [2, 3, 4, 5] and len(DECK) == 52
    for seats in WHIST.seats:
        view = Match(WHIST, WhistOptions(cards=7), seats, 3).view(0)
        assert [len(view.piles[hand(seat)]) for seat in range(seats)] == [7] * seats
        assert len(view.piles[TRUMP]) == 1 and None not in view.piles[TRUMP]
        assert set(view.piles[STOCK]) == set(view.piles[hand(1)]) == {None}


@pytest.mark.clause("CW-3", "CW-4")
def test_everything_passes_to_the_left() -> None:
    assert {Match(WHIST, WhistOptions(), 4, seed).view(None).dealer for seed in range(40)} == {0, 1, 2, 3}
    match, order = Match(WHIST, WhistOptions(), 4, 2), []
    dealer = match.view(None).dealer
    while not match.standing.deals:
        seat = match.to_move
        order.append(seat)
        match.play(seat, match.legal(seat)[0])
    assert order[:4] == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert match.view(None).dealer == (dealer + 1) % 4


@pytest.mark.clause("CW-4", "CW-5")
def test_suit_is_followed_if_it_can_be_by_one_card_each() -> None:
    state = position("AS 2H | KS 3H | 4C 5H", "9D")
    view = WHIST.view(state, 0)
    tries = (Carry((card("AS"), card("2H")), in_trick(3, 0)), Carry((card("AS"),), won(3, 0)), Touch(STOCK))
    assert {WHIST.why_not(view, tried).clause for tried in tries} == {"CW-4"}
    play(state, "AS")
    assert WHIST.legal(state, 1) == [PlayCard(card("KS"))]
    refusal = WHIST.why_not(WHIST.view(state, 1), Carry((card("3H"),), in_trick(3, 1)))
    assert refusal.clause == "CW-5" and "3♥" in refusal.sentence
    play(state, "KS")
    assert {action.card for action in WHIST.legal(state, 2)} == {card("4C"), card("5H")}


@pytest.mark.clause("CW-6")
@pytest.mark.parametrize(
    ("trick", "winner"), [("7S 9S 8S", 1), ("7S AH 8S", 2), ("7S 2D AS", 1), ("7S 2D 3D", 2), ("QS 3H KC", 0)]
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(trick: str, winner: int) -> None:
    hands = zip(trick.split(), ("4C", "5C", "6C"), strict=True)
    state = position(" | ".join(map(" ".join, hands)), "9D")
    play(state, trick)
    assert len(state.table.piles[won(3, winner)]) == 3
    assert WHIST.to_move(state) == winner, "and leads the next"


@pytest.mark.clause("CW-7", "CW-8")
def test_the_most_coals_win() -> None:
    assert (coals([5, 0], sweep=True), coals([5, 0], sweep=False)) == ((10, 0), (5, 0))
    state = position("AS 2H | KS AH", "9D")
    play(state, "AS KS 2H")
    assert WHIST.standing(state).winners == ()
    play(state, "AH")
    assert WHIST.to_move(state) is None
    assert (WHIST.standing(state).totals, WHIST.standing(state).winners) == ((1, 1), (0, 1))
    assert WHIST.why_not(WHIST.view(state, 0), Touch(STOCK)).clause == "CW-8"
