"""What a hint says at Evil Deal, each sentence beside the position that once made it untrue."""

import pytest

from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide
from game.evil_deal.imagining import view
from game.evil_deal.phases import BURYING, NAMING, Naming
from game.evil_deal.position import State
from game.evil_deal.words.reasons import reason
from tests.game.evil_deal.positions import card, play, position, trump_cards

TWO_TRUMPS = "trumps 1: 2H 3D; trumps 2: 2C 3S"
HERS = "trumps 2: KS 2S"


def discarding(hand: str) -> State:
    """Seat 1 is to discard from this hand and the 2♥ it has taken up."""
    state = position(f"seat 1: {hand}; seat 2: 7C 8H; {TWO_TRUMPS}", half=2)
    state.phase = BURYING
    return state


@pytest.mark.parametrize(
    ("hand", "buried", "why"),
    [
        ("AS 5D 6D 7D", "AS", "it is the only spade: without it any card may be played on spades"),
        ("4D 5D 9S 10S", "4D", "no card that may be discarded is lower"),
        (
            "4D 5D 9S 10S",
            "9S",
            "it leaves a single spade: once that is played, any card may be played on spades",
        ),
        ("4D 5D 10S QS", "QS", ""),
        (
            "4D 5D 8S 10S JS QS",
            "8S",
            "it is the lowest of 4 spades, and 3 spades that the other player may hold beat it",
        ),
        ("4D 5D QS KS AS JS", "JS", "it is the lowest of 4 spades"),
        (
            "4D 5D 9S 10S",
            "10S",
            "it wins no more than 9♠: nothing that the other player may hold lies between",
        ),
        ("4D 5D 8S 10S", "10S", "4 spades that the other player may hold beat it"),
    ],
)
@pytest.mark.clause("ED-10", "ED-13")
def test_a_discard_is_advised_by_what_the_hand_holds(hand: str, buried: str, why: str) -> None:
    assert reason(view(discarding(hand), 0), Bury(card(buried))) == why


@pytest.mark.clause("ED-11")
def test_the_chance_of_a_lead_is_that_of_all_hands_there_may_be() -> None:
    """Two of the three cards not seen are in the other hand, and the queen and the ace beat the jack."""
    kept = (
        "it keeps 4♥ for a later trick: where hearts have to be followed, "
        "no card that the other player may hold beats it"
    )
    state = position(f"seat 1: JS 4H; seat 2: QS AS; rest: taken 1; {TWO_TRUMPS}; exchange: 3; stack 2: 5S")
    told = reason(view(state, 0), PlayCard(card("JS")))
    assert told == kept
    state = position(f"seat 1: QS 4H; seat 2: 6S AS; rest: taken 1; {TWO_TRUMPS}; exchange: 3; stack 2: 5S")
    told = reason(view(state, 0), PlayCard(card("QS")))
    assert told == kept
    state = position(f"seat 1: QS JS; seat 2: 6S AS; rest: taken 1; {TWO_TRUMPS}; exchange: 3; stack 2: 5S")
    told = reason(view(state, 0), PlayCard(card("QS")))
    assert told == "nothing beats it in 33% of the hands that the other player may hold, and no lead is safer"
    state = position(f"seat 1: QS 4H; seat 2: 6S AS; rest: taken 1; {TWO_TRUMPS}; exchange: 3; stack 2: 5S")
    told = reason(view(state, 0), PlayCard(card("4H")))
    assert told == "no card that the other player may hold beats it"


@pytest.mark.clause("ED-9", "ED-11")
def test_what_cannot_be_beaten_is_said_without_a_figure() -> None:
    state = position(f"seat 1: AS 4H; seat 2: 6S 7S; {TWO_TRUMPS}; exchange: 3; opener: 1")
    assert "% of the hands that the other player may hold" in reason(view(state, 0), PlayCard(card("AS")))
    state.trumps = ((None, None), (None, None))
    assert reason(view(state, 0), PlayCard(card("AS"))) == "no card that the other player may hold beats it"


@pytest.mark.clause("ED-12")
def test_a_cheap_lead_names_the_highest_of_what_is_as_safe_to_keep() -> None:
    state = position(f"seat 1: 2S QS AS KS; seat 2: 6S 7S 8S; {TWO_TRUMPS}")
    assert reason(view(state, 0), PlayCard(card("2S"))).startswith("it keeps A♠ for the exchange")
    state = position(f"seat 1: 2S AS KS; seat 2: 6S 7S 8S; {TWO_TRUMPS}")
    told = reason(view(state, 0), PlayCard(card("2S")))
    assert told.startswith(
        "it keeps A♠ for the exchange that takes the trick: led now, nothing would beat it in "
    )
    assert told.endswith("% of the hands that the other player may hold")


@pytest.mark.clause("ED-10", "ED-12")
def test_a_card_is_kept_on_the_condition_under_which_nothing_beats_it() -> None:
    """Trumps may be there, so the king of clubs is sure only where clubs are; the ace of trumps wherever."""
    cards = f"seat 1: 4S KC; seat 2: 4H 5H 5C; rest: taken 1; {TWO_TRUMPS}"
    told = reason(view(position(cards), 0), PlayCard(card("4S")))
    sure = "no card that the other player may hold beats it"
    keeps = "it keeps K♣ for the exchange that takes the trick"
    assert told == f"{keeps}: where clubs have to be followed, {sure}"
    told = reason(view(position(cards.replace("4H 5H", "5S 5D")), 0), PlayCard(card("4S")))
    assert told == f"{keeps}: if it is led, {sure}", "no trump is left"
    told = reason(view(position(cards.replace("KC", "AH")), 0), PlayCard(card("4S")))
    assert told == f"{keeps.replace('K♣', 'A♥')}: if it is led, {sure}"


@pytest.mark.clause("ED-11", "ED-12")
def test_a_lead_that_is_not_the_surest_tells_what_it_saves() -> None:
    cards = "seat 1: QS JS AH; seat 2: 4S 5S; stack 2: KS 6S; rest: taken 1"
    state = position(f"{cards}; {TWO_TRUMPS}; exchange: 3")
    often = "nothing beats it in 50% of the hands that the other player may hold"
    told = reason(view(state, 0), PlayCard(card("QS")))
    assert told == f"{often}, and A♥, the surest lead, is kept for later"
    assert reason(view(state, 0), PlayCard(card("JS"))) == told, "as good, so a hint names both"


@pytest.mark.clause("ED-11")
def test_a_card_unlikely_to_win_is_not_said_to_be_kept_for_it() -> None:
    state = position(f"seat 1: 3S 8H 9D 2C 7C 9C; seat 2: 4S 5S 6S 7S 8S 9S; trumps 1: 8C QD; {HERS}")
    beaten = "every lead is beaten in most of the hands that the other player may hold"
    assert reason(view(state, 0), PlayCard(card("3S"))) == f"{beaten}, and no card but a trump is lower"
    assert reason(view(state, 0), PlayCard(card("2C"))) == f"{beaten}, and no card is lower"
    assert reason(view(state, 0), PlayCard(card("8H"))) == beaten


@pytest.mark.parametrize(
    ("hand", "exchange", "played", "why"),
    [
        ("6S 9S", 3, "6S", "whatever is played takes the trick, and no card is worth less later"),
        ("4S 9S", 3, "9S", "no other card here takes the trick"),
        (
            "4S 9S KS",
            1,
            "4S",
            "it gives up the exchange, and keeps 9♠, which would take it, for later",
        ),
        (
            "2S 4S",
            3,
            "2S",
            "spades have to be followed, and none here takes the trick, and no card is worth less later",
        ),
    ],
)
@pytest.mark.clause("ED-11", "ED-12")
def test_an_answer_is_advised_by_what_the_others_would_do(
    hand: str, exchange: int, played: str, why: str
) -> None:
    state = position(f"seat 1: 5S; seat 2: {hand}; {TWO_TRUMPS}; exchange: {exchange}")
    play(state, "5S")
    assert reason(view(state, 1), PlayCard(card(played))) == why


@pytest.mark.clause("ED-10")
def test_what_keeps_a_hand_from_an_exchange_is_said() -> None:
    """A card that was to lead for the trick stays in hand, because the suit led is followed, or is not there."""
    for hand, why in (
        ("2S AC", "spades have to be followed, and none here takes the trick"),
        ("4D AC", "without spades or a trump, the trick is lost whatever is played"),
    ):
        state = position(f"seat 1: 5S; seat 2: {hand}; trumps 1: 2H 3D; trumps 2: 2C 3S; exchange: 3")
        play(state, "5S")
        told = reason(view(state, 1), view(state, 1).legal[0])
        assert told == f"{why}, and no card is worth less later"


@pytest.mark.clause("ED-12")
def test_a_card_played_before_the_third_exchange_tells_what_is_left_for_it() -> None:
    state = position(f"seat 1: AS AH 4D; seat 2: 6S 7H 8H; rest: taken 1; {TWO_TRUMPS}; opener: 1")
    sure = "no card that the other player may hold beats it"
    told = reason(view(state, 0), PlayCard(card("AH")))
    assert told == f"{sure}; A♠ is left to lead for the trick"
    state.exchange = 2
    assert "is left" not in reason(view(state, 0), PlayCard(card("AH")))
    alone = position(f"seat 1: AH 4D; seat 2: 6S 7H 8H 9D; rest: taken 1; {TWO_TRUMPS}; opener: 1")
    assert "is left" not in reason(view(alone, 0), PlayCard(card("AH"))), "the 4 wins nothing"


@pytest.mark.parametrize(("tricks", "too_late"), [((2, 4), True), ((3, 3), False), ((1, 5), False)])
@pytest.mark.clause("ED-14")
def test_nothing_is_kept_for_later_by_a_lead_where_only_this_trick_leaves_enough_to_be_paid(
    tricks: tuple[int, int], too_late: bool
) -> None:
    """Who did not deal is paid from four tricks on: with one more and none left, or without hope, it is kept."""
    for hand, lead in (("JS 4H", "JS"), ("QS JS AH", "QS")):
        state = position(
            f"seat 1: {hand}; seat 2: KS AS; stack 2: 6S; rest: taken 1; {TWO_TRUMPS}; exchange: 3"
        )
        state.tricks = tricks
        told = reason(view(state, 0), PlayCard(card(lead)))
        assert ("later" not in told) == too_late, told


@pytest.mark.parametrize(("tricks", "too_late"), [((3, 3), True), ((2, 4), False), ((4, 2), False)])
@pytest.mark.clause("ED-14")
def test_no_card_is_kept_by_giving_up_the_only_trick_that_leaves_the_dealer_enough_to_be_paid(
    tricks: tuple[int, int], too_late: bool
) -> None:
    state = position(f"seat 1: 5S; seat 2: 4S 9S; {TWO_TRUMPS}; exchange: 3")
    state.tricks = tricks
    play(state, "5S")
    kept = "it gives up the trick, and keeps 9♠, which would take it, for later"
    assert reason(view(state, 1), PlayCard(card("4S"))) == ("" if too_late else kept)


@pytest.mark.clause("ED-4", "ED-5", "ED-13")
def test_trump_cards_are_advised_by_the_suits_in_the_hand() -> None:
    state = trump_cards("seat 1: AS KS 4H; trumps 1: 2S 9H; trumps 2: 2C 3S", NAMING)
    told = "the first hand holds 2 spades and a single heart"
    assert reason(view(state, 0), Cross(card("2S"))) == told
    state = trump_cards("seat 1: AS AH 4D; trumps 1: 9S 9H; trumps 2: 2C 3D", NAMING)
    assert reason(view(state, 0), Cross(card("9S"))) == "", "neither way round is better"
    state = trump_cards("seat 1: AS KH 4D; trumps 1: 9S 9H; trumps 2: 2C 3D", NAMING)
    told = "as many spades as hearts in the first hand, and higher ones"
    assert reason(view(state, 0), Cross(card("9S"))) == told
    assert reason(view(state, 0), Cross(card("9H"))) == ""
    state = trump_cards("seat 1: AD KD 10C 4H; trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    joins = "9♠, the higher, joins your second hand"
    assert reason(view(state, 0), Cross(card("9S"))) == joins, "no spades in hand speak against it"
    state = trump_cards("seat 1: AS KS 4S 4H; trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    assert reason(view(state, 0), Cross(card("9S"))) == f"the hand holds 3 spades, and {joins}"


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("AD KD 10C 4H", ", no spades in hand and "),
        ("AD KS 4H", ", a single spade in hand and "),
        ("AS KS 10S AH 10H", ", 5 cards from ten up in hand and "),
        ("AS KS 4H", ", only 2 spades in hand and "),
        ("AS KS 4S 4H", " and "),
    ],
)
@pytest.mark.clause("ED-5", "ED-14")
def test_no_trump_is_advised_by_what_it_pays_and_a_hand_short_of_the_suit_or_high(
    hand: str, why: str
) -> None:
    state = trump_cards(f"seat 1: {hand}; trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    pays, joins = (
        "66 more for your fifth trick and each after it",
        "9♠, the higher, joins your second hand",
    )
    assert reason(view(state, 0), SideBySide(card("9S"))) == f"{pays}{why}{joins}"


@pytest.mark.clause("ED-6")
def test_no_trump_is_advised_where_the_suit_would_be_none_either() -> None:
    state = trump_cards("seat 2: AH; trumps 1: 2C 3S; trumps 2: 9C 3C", Naming(Cross(card("2C"))))
    state.turn = 1
    told = reason(view(state, 1), SideBySide(card("9C")))
    assert told.startswith(
        "66 more for your fifth trick and each after it, clubs laid across would be cancelled and "
    )


@pytest.mark.clause("ED-6")
def test_trump_cards_are_laid_so_that_none_is_cancelled() -> None:
    """The other player named spades for the second half."""
    state = trump_cards("seat 2: AS KS 4H; trumps 1: 2H 9S; trumps 2: 2C 3S", Naming(Cross(card("2H"))))
    state.turn = 1
    told = "the other way round spades would be cancelled in the second half"
    assert reason(view(state, 1), Cross(card("3S"))) == told
    assert "cancelled" not in reason(view(state, 1), Cross(card("2C")))
