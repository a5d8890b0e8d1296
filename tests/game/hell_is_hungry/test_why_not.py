"""Why something is refused at Hell is Hungry!, with its clause, alike however it was tried."""

import pytest

from game.contract.table import Carry, Gesture, Press, Touch
from game.deal_cycle import OVER
from game.hell_is_hungry.actions import Attack, KeepHand, Pass, Pay, PlaceReaper
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.game import WORDS
from game.hell_is_hungry.position import State
from game.hell_is_hungry.rules import apply
from game.hell_is_hungry.view import view
from game.hell_is_hungry.words.moves import why_not
from game.sentences import Cast
from tests.game.hell_is_hungry.positions import cards, fighting, paying, started, swapping

CAST = Cast(("Mara", "Otto O'Neil", "Lilith"), you=0)
NAMES = Cast(("Mara", "Otto O'Neil", "Lilith"))


def refused(state: State, gesture: Gesture) -> str:
    """Return the refusal of a gesture of the seat to move."""
    return str(why_not(view(state, state.turn), gesture))


def carry(codes: str, seat: int, place: int) -> Carry:
    """Cards of a seat's own deck carried to a place."""
    return Carry(tuple(cards(codes, seat)), place)


@pytest.mark.parametrize(
    ("state", "seat", "answer"),
    [
        (started(), 1, "Not your turn yet. (rule HH-3)"),
        (fighting(), 0, "Not your turn yet. (rule HH-12)"),
    ],
)
@pytest.mark.clause("HH-3", "HH-12")
def test_out_of_turn_one_is_told_what_is_waited_for(state: State, seat: int, answer: str) -> None:
    assert str(why_not(view(state, seat), Touch(0))) == answer


@pytest.mark.clause("HH-13")
def test_only_the_winner_says_where_the_soul_goes() -> None:
    state = fighting()
    apply(state, 1, Pass())
    assert why_not(view(state, 1), Press("Take the soul", "T")).clause == "HH-13"
    assert refused(state, Press("Pass", "P")).startswith("Not yet. Take the soul")


@pytest.mark.clause("HH-8")
def test_another_seats_cards_and_cards_of_the_table_cannot_be_carried() -> None:
    state = fighting()
    for stray in (carry("KH", 1, state.grid.lanes[0]), Carry((cards("8S", 0)[0],), state.grid.lanes[0])):
        assert refused(state, stray) == "You can only play cards from your hand. (rule HH-8)"


@pytest.mark.clause("HH-5")
def test_one_card_is_swapped_and_before_anything_else() -> None:
    state = swapping()
    purgatory = state.grid.purgatories
    assert refused(state, carry("9H 3H", 1, purgatory)) == "Swap just one card. (rule HH-5)"
    wanted = "Not yet. Swap a card for the K♥, or keep your hand. (rule HH-5)"
    assert refused(state, Touch(0)) == wanted
    assert refused(state, carry("9H", 1, state.grid.lanes[0])) == wanted
    apply(state, 0, KeepHand())
    for place in (0, purgatory, state.grid.lanes[0]):
        assert (
            refused(state, carry("9H", 1, place)) == "Not yet. Put your reaper on a pile first. (rule HH-6)"
        )


@pytest.mark.parametrize(
    ("place", "answer"),
    [
        (0, "Your own pile is off limits. End your turn. (rule HH-14)"),
        (1, "You can't pay for the A♠ and still beat it. End your turn. (rule HH-14)"),
        (2, "That pile isn't next to yours. End your turn. (rule HH-7)"),
        (3, "Only a 2 beats a joker, and you have none. End your turn. (rule HH-10)"),
        (18, "There's nothing you can fight for here. End your turn. (rule HH-7)"),
    ],
)
@pytest.mark.clause("HH-7", "HH-10", "HH-14")
def test_a_pile_that_cannot_be_fought_for_says_why(place: int, answer: str) -> None:
    text = "seat 1: KH 9H; seat 2: 4H; pile 2: AS; pile 4: JK; reaper 2: 2"
    assert refused(started(text, PlaceReaper(0)), Touch(place)) == answer


@pytest.mark.clause("HH-14")
def test_a_price_that_is_too_low_or_too_dear_to_go_on_is_refused() -> None:
    state = paying()
    purgatory = state.grid.purgatories
    assert refused(state, carry("3H", 1, purgatory)) == "The 3♥ is worth 3. Pay with 8 or more. (rule HH-14)"
    assert refused(state, carry("KH 9H", 1, purgatory)) == "Pay with just one card. (rule HH-14)"
    assert refused(state, Press("End the turn", "E")).startswith("Not yet. Pay with a card")
    state = started("seat 1: JK JK 2H; seat 2: 4H; pile 2: JK; reaper 2: 2", PlaceReaper(0), Attack(1))
    assert refused(state, carry("2H", 1, purgatory)) == "The 2♥ is worth 2. Pay with 20 or more. (rule HH-14)"
    text = "seat 1: KH 9H 4H; seat 2: 4H; pile 2: 9S; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1))
    apply(state, 0, Pay(cards("9H", 1)[0]))
    told = "You started this battle. Play a card. (rule HH-14)"
    assert refused(state, Press("Pass", "P")) == told


@pytest.mark.clause("HH-14")
def test_a_card_that_is_needed_to_open_cannot_be_the_price() -> None:
    state = started("seat 1: KH JH 2H; seat 2: 4H; pile 2: KS; reaper 2: 2", PlaceReaper(0))
    assert Attack(1) in view(state, 0).legal
    apply(state, 0, Attack(1))
    king = carry("KH", 1, state.grid.purgatories[0])
    assert WORDS.gesture(view(state, 0), Pay(king.cards[0])) == king, "11 and 2 make 12, so the king may go"
    state = started("seat 1: QH AH; seat 2: 4H; pile 2: KS; reaper 2: 2", PlaceReaper(0), Attack(1))
    answer = refused(state, carry("AH", 1, state.grid.purgatories[0]))
    assert answer == "You need the A♥ to beat the K♠. Pay with another card. (rule HH-14)"


@pytest.mark.parametrize(
    ("codes", "answer"),
    [
        ("2H", "That's only 2. You need 10 or more. (rule HH-9)"),
        ("2H 10H AH", "That's too many. Play one card, or two together. (rule HH-8)"),
    ],
)
@pytest.mark.clause("HH-8", "HH-9")
def test_what_is_too_low_or_too_many_is_refused(codes: str, answer: str) -> None:
    state = fighting()
    assert refused(state, carry(codes, 2, state.grid.lanes[1])) == answer


@pytest.mark.clause("HH-10", "HH-11")
def test_jokers_are_refused_by_what_beats_them() -> None:
    text = "seat 1: JK AH 4H 6H; seat 2: KH 2H 2S 3H; pile 2: 8S"
    single = started(text, PlaceReaper(0), Attack(1), play(*cards("JK", 1)))
    lane = single.grid.lanes[1]
    assert (
        refused(single, carry("KH", 2, lane))
        == "Only a single 2 beats a joker. Play it, or pass. (rule HH-10)"
    )
    both = started(text, PlaceReaper(0), Attack(1), play(*sorted(cards("AH JK", 1), reverse=True)))
    answer = refused(both, carry("KH 2H", 2, lane))
    assert answer == "Only two 2s beat that. Play them, or pass. (rule HH-11)"
    apply(both, 1, play(*cards("2H 2S", 2)))
    answer = refused(both, carry("6H", 1, both.grid.lanes[0]))
    assert answer == "That won't beat them. Play two cards that make 5 or more. (rule HH-11)"


@pytest.mark.clause("HH-16")
def test_after_the_end_everything_is_refused() -> None:
    state = started()
    state.phase = OVER
    assert str(why_not(view(state, 0), Touch(0))) == "The match is over. (rule HH-16)"


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (paying(), "3H"),
        (started("seat 1: QH AH; seat 2: 4H; pile 2: KS; reaper 2: 2", PlaceReaper(0), Attack(1)), "AH"),
        (fighting("seat 1: 9H; seat 2: 3H KH; pile 2: 2S"), "3S"),
        (
            started(
                "seat 1: JK; seat 2: KH 2C; pile 2: 8S", PlaceReaper(0), Attack(1), play(*cards("JK", 1))
            ),
            "KH",
        ),
    ],
    ids=["too cheap a price", "needed to open", "another's card", "no answer to a joker"],
)
@pytest.mark.clause("HH-8", "HH-10", "HH-14")
def test_a_card_that_may_not_be_played_is_refused_alike_wherever_it_is_carried(
    state: State, code: str
) -> None:
    """A click carries it nowhere in particular."""
    seat = state.turn + 1
    told = {refused(state, carry(code, seat, place)) for place in range(len(state.table.piles))}
    assert len(told) == 1, told
