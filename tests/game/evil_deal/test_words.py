"""The words of Evil Deal: prompts, previews, captions, explanations, the log and the score."""

import pytest

from game.contract.table import Gesture, OnCard, OnPlace, Touch
from game.contract.words import Account
from game.deal_cycle import OVER
from game.evil_deal.cards import DECK
from game.evil_deal.events import TrickTaken, TrumpsPlaced
from game.evil_deal.game import EVIL_DEAL, WORDS
from game.evil_deal.position import (
    BURIED,
    BURYING,
    HANDS,
    NO_TRUMPS,
    PLACES,
    TAKEN,
    TRICKS,
    TRUMPS,
    Phase,
    State,
)
from game.evil_deal.view import view
from game.table import DealEnded, DealStarted, Event
from tests.game.evil_deal.positions import (
    BOTH,
    CAST,
    TWO_TRUMPS,
    burying,
    card,
    carried,
    fresh,
    play,
    position,
    refused,
)
from tests.game.positions import feats_of

TWO_TRICKS = "seat 1: 5S 6S 9C 4C JH QH KH; seat 2: 7H 8S 2D 5C 3H 4H 6H 8H; trumps 1: 2H 3D; trumps 2: 2C 3S"


def captions(state: State, seat: int = 0) -> list[str]:
    """Return the captions of a seat's trump cards."""
    return [WORDS.caption(view(state, seat), place) for place in TRUMPS]


def told(state: State, place: int) -> str:
    """Return the explanation of a pile for seat 1."""
    return str(WORDS.explain(view(state, 0), OnPlace(place), CAST))


@pytest.mark.clause("ED-9")
def test_the_sign_of_the_running_trump_lies_on_the_table() -> None:
    state = position("seat 1: 5S 6S 9C 4C; seat 2: 7H 8S 2D 5C; trumps 1: 2H 3D; trumps 2: 2C 3S")
    assert [piece.art for piece in WORDS.pieces(view(state, 0))] == ["trump_H"]
    play(state, "5S")
    assert [piece.art for piece in WORDS.pieces(view(state, 0))] == ["trump_H"], "not decided yet"
    play(state, "8S", "2D", "9C")
    seals = [piece.where for piece in WORDS.pieces(view(state, 0)) if piece.art == "won"]
    assert seals == [OnCard(card("8S")), OnCard(card("2D"))], "the exchanges, each marked by its winner"
    state = position("seat 1: 5S 6S 9C 4C; seat 2: 7H 8S 2D 5C; trumps 1: 2H 3D; trumps 2: 2C 3S")
    state.opener = 1
    assert [piece.art for piece in WORDS.pieces(view(state, 0))] == ["trump_C"]
    state.trumps = NO_TRUMPS
    assert [piece.art for piece in WORDS.pieces(view(state, 0))] == ["trump_C", "struck"]


@pytest.mark.parametrize("phase", [BURYING, OVER])
@pytest.mark.clause("ED-8", "ED-9", "ED-13")
def test_between_tricks_there_is_no_sign_of_trump(phase: Phase) -> None:
    state = position(f"seat 1: 5S 6H 7C; seat 2: 7S 8H; {TWO_TRUMPS}; opener: 1", half=2)
    state.phase = phase
    seen = view(state, 0)
    assert not WORDS.pieces(seen)
    for code in ("5S", "6H", "7C"):
        assert "Trump in this trick." not in WORDS.describe(seen, card(code))


def lines(state: State) -> list[str]:
    """Return the log as a running deal tells it."""
    events: list[Event] = state.table.events
    kept = [event for event, told in zip(events, WORDS.may_tell(events), strict=True) if told]
    return [line.words for event in kept if (line := WORDS.narrate(event, view(state, 0), BOTH))]


def one_trick() -> State:
    """Return a position in which seat 2 has just taken a trick and is to open the next."""
    state = position(TWO_TRICKS)
    play(state, "5S", "8S", "2D", "9C", "5C", "4C")
    return state


def seen(state: State, seat: int = 0) -> list[str]:
    """Return the cards of taken tricks that a seat may look at, pile by pile and row by row."""
    peeks = [WORDS.peek(view(state, seat), place, CAST) for place in TAKEN]
    rows = [[] if peek is None else [cards for _, cards in peek.rows] for peek in peeks]
    return ["; ".join(" ".join(DECK.faces[card].code for card in row) for row in pile) for pile in rows]


@pytest.mark.clause("ED-12")
def test_both_may_look_at_the_last_trick() -> None:
    state = one_trick()
    assert seen(state, 0) == seen(state, 1) == ["", "8S 2D 5C; 5S 9C 4C"]
    peek = WORDS.peek(view(state, 0), TAKEN[1], CAST)
    assert peek is not None and peek.title == "The last trick. Lilith took it."
    assert [name for name, _ in peek.rows] == ["Lilith", "You"]


@pytest.mark.clause("ED-12")
def test_once_the_next_trick_is_opened_nobody_looks_at_the_last() -> None:
    state = one_trick()
    play(state, "3H")
    assert seen(state) == ["", ""]


@pytest.mark.clause("ED-12")
def test_the_log_tells_the_last_trick_until_the_next_is_opened() -> None:
    state = one_trick()
    whole = [
        "Mara leads the 5♠.",
        "Lilith plays the 8♠.",
        "Lilith's 8♠ wins.",
        "Lilith leads the 2♦.",
        "Mara plays the 9♣.",
        "Lilith's 2♦ wins.",
        "Lilith leads the 5♣.",
        "Mara plays the 4♣.",
        "Lilith's 5♣ wins.",
        "Lilith takes the trick. Mara\u00a00, Lilith\u00a01.",
    ]
    assert lines(state) == whole
    play(state, "3H")
    assert lines(state) == ["Lilith takes the trick. Mara\u00a00, Lilith\u00a01.", "Lilith leads the 3♥."]


@pytest.mark.parametrize(
    ("led", "trump", "feats"),
    [
        ("KS", "3H", [("Lilith trumped the K♠ with the 3♥", 10)]),
        ("QS", "7H", [("Lilith trumped the Q♠ with the 7♥", 5)]),
        ("QS", "8H", []),
        ("JS", "3H", []),
    ],
)
@pytest.mark.clause("ED-11")
def test_a_low_trump_that_beats_a_high_card_is_a_feat(led: str, trump: str, feats) -> None:
    state = position(f"seat 1: {led} 4C; seat 2: {trump} 5C; {TWO_TRUMPS}")
    play(state, led, trump)
    assert feats_of(EVIL_DEAL, state, CAST) == feats


@pytest.mark.clause("ED-12")
def test_all_eight_tricks_are_a_feat() -> None:
    state = position(f"seat 1: AS; seat 2: 4S; {TWO_TRUMPS}; exchange: 3")
    state.tricks = (7, 0)
    play(state, "AS", "4S")
    assert feats_of(EVIL_DEAL, state, CAST) == [("you took all eight tricks", 20)]


@pytest.mark.clause("ED-14")
def test_the_account_of_a_deal_tells_tricks_and_pay() -> None:
    account = accounted(DealStarted(1, 1), TrickTaken(0, (4, 4)), DealEnded((66, 0), (66, 0)))
    assert account.ended == "Four tricks! 66 points."
    assert account.rule == "Lilith dealt and needed five."
    assert [str(row.sum) for row in account.rows] == ["4 tricks = 66", "4 tricks as dealer = 0"]
    no_trump = TrumpsPlaced(1, card("2S"), card("9S"), side_by_side=True)
    account = accounted(DealStarted(1, 0), no_trump, TrickTaken(1, (2, 6)), DealEnded((0, 354), (0, 354)))
    assert (account.ended, account.rule) == ("Lilith took six tricks for 354 points.", "")
    assert str(account.rows[1].sum) == "6 tricks: 222 + 2 × 66 for no trump = 354"


def accounted(*events: Event) -> Account:
    """Return the account of a deal with these events."""
    return WORDS.account(events, view(fresh(), 0), CAST)


@pytest.mark.clause("ED-8", "ED-11", "ED-12")
def test_whose_lead_it_is_comes_with_its_reason() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}; to play: 2")
    for exchange, tricks, clause in ((0, (0, 0), "ED-8"), (1, (0, 0), "ED-11"), (0, (0, 1), "ED-12")):
        state.exchange, state.tricks = exchange, tricks
        assert refused(state, carried("5S", TRICKS[0])).clause == clause


@pytest.mark.clause("ED-10")
def test_not_following_suit_is_refused_with_the_suit() -> None:
    state = position(f"seat 1: 5S; seat 2: 4S 9S 4H; {TWO_TRUMPS}")
    play(state, "5S")
    refusal = refused(state, carried("4H", TRICKS[1]), seat=1)
    assert refusal.clause == "ED-10" and "spade" in refusal.sentence


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
    assert refused(state, gesture).clause == expected


@pytest.mark.parametrize("place", range(1, len(PLACES)))
@pytest.mark.clause("ED-10", "ED-13")
def test_an_illegal_card_is_refused_alike_wherever_it_is_carried(place: int) -> None:
    state = position(f"seat 1: 5S; seat 2: 4S 9C 4H; {TWO_TRUMPS}")
    play(state, "5S")
    assert refused(state, carried("4H", place), seat=1).clause == "ED-10"
    assert refused(burying(), carried("2H", place)).clause == "ED-13"
