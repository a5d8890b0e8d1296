"""How Evil Deal speaks: refusals with their clause, prompts, previews, captions and the log."""

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, OnCard, Press, Touch
from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, MatchEnded, Moved, Shuffled
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.events import (
    ExchangeWon,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsLaid,
)
from game.evil_deal.moves import legal
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.phases import BURYING, NAMING, Burying, Naming, Phase
from game.evil_deal.places import BURIED, HANDS, PLACES, STACKS, TAKEN, TRICKS, TRUMPS
from game.evil_deal.position import State
from game.evil_deal.rules import deal
from game.evil_deal.tricks import NO_TRUMPS
from game.evil_deal.view import view
from game.evil_deal.why_not import why_not
from game.evil_deal.words import WORDS, caption, clause, preview, prompt
from game.sentences import Cast
from tests.game.evil_deal.positions import card, do, play, position, trump_cards

CAST = Cast(("Mara", "Lilith"), you=0)
NAMES = Cast(("Mara", "Lilith"))
TWO_TRUMPS = "trumps 1: 2H 3D; trumps 2: 2C 3S"


def picking(seat: int) -> State:
    """A match whose first to move sits in this seat."""
    return next(
        state for state in (deal(EvilDealOptions(), 2, seed) for seed in range(20)) if state.turn == seat
    )


def burying() -> State:
    """Seat 1 is to discard; it has taken up 2H."""
    state = position(f"seat 1: 5S 6H; seat 2: 7S 8H; {TWO_TRUMPS}", half=2)
    state.phase = BURYING
    return state


def carried(code: str, place: int) -> Gesture:
    """A card carried somewhere."""
    return Carry((card(code),), place)


def refused(state: State, gesture: Gesture, seat: int = 0) -> Refusal:
    """Why a seat may not do that."""
    return why_not(view(state, seat), gesture)


@pytest.mark.clause("ED-3")
def test_the_other_players_stacks_cannot_be_picked() -> None:
    refusal = refused(picking(0), Touch(STACKS[1][0]))
    assert str(refusal) == "Those stacks are the other player's. Pick one of the two on this side. (ED-3)"


@pytest.mark.parametrize("gesture", [Touch(TRUMPS[0]), Touch(TRICKS[0]), Touch(HANDS[0]), Press("Deal", "D")])
@pytest.mark.clause("ED-3")
def test_nothing_comes_before_picking_a_stack(gesture: Gesture) -> None:
    assert refused(picking(0), gesture).clause == "ED-3"


@pytest.mark.clause("ED-3")
def test_whoever_does_not_deal_picks_first() -> None:
    refusal = refused(picking(1), Touch(STACKS[0][0]))
    assert refusal.clause == "ED-3" and "whoever does not deal picks first" in refusal.sentence


@pytest.mark.clause("ED-3")
def test_the_second_stack_cannot_be_looked_at_in_the_first_half() -> None:
    state = position(f"seat 1: 5S; seat 2: 6S; stack 1: 7S; {TWO_TRUMPS}")
    for phase in (NAMING, state.phase):
        state.phase = phase
        for place in (STACKS[0][1], STACKS[1][1]):
            assert refused(state, Touch(place)) == Refusal(
                "ED-3", "The stacks that are left stay unseen until the second half."
            )


@pytest.mark.clause("ED-4")
def test_trumps_are_named_before_a_card_is_played() -> None:
    state = trump_cards(f"seat 1: 5S; seat 2: 6S; {TWO_TRUMPS}", NAMING)
    assert (
        str(refused(state, carried("5S", TRICKS[0]))) == "First say which half 3♦ rules and which 2♥. (ED-4)"
    )
    assert refused(state, Touch(TRUMPS[0]), seat=1).clause == "ED-4"


@pytest.mark.clause("ED-5")
def test_two_suits_cannot_be_laid_side_by_side() -> None:
    state = trump_cards(TWO_TRUMPS, NAMING)
    gesture = WORDS.gesture(view(state, 0), SideBySide(card("2H")))
    refusal = refused(state, gesture)
    assert refusal.clause == "ED-5" and "are of two suits" in refusal.sentence


@pytest.mark.clause("ED-4")
def test_trumps_stay_as_they_were_laid() -> None:
    state = position(f"seat 1: 5S; seat 2: 6S; {TWO_TRUMPS}")
    assert refused(state, Press("2♥ for the first half", "A")).clause == "ED-4"


@pytest.mark.clause("ED-8", "ED-11", "ED-12")
def test_whose_lead_it_is_comes_with_its_reason() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}; to play: 2")
    assert refused(state, carried("5S", TRICKS[0])).clause == "ED-8"
    state.exchange = 1
    assert refused(state, carried("5S", TRICKS[0])).clause == "ED-11"
    state.exchange, state.tricks = 0, (0, 1)
    assert refused(state, carried("5S", TRICKS[0])).clause == "ED-12"


@pytest.mark.clause("ED-9")
def test_a_second_card_before_the_answer_is_refused() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}")
    play(state, "5S")
    assert (
        str(refused(state, carried("6S", TRICKS[0]))) == "It is the other player's turn to answer 5♠. (ED-9)"
    )


@pytest.mark.clause("ED-9")
def test_two_cards_at_once_are_refused() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}")
    assert refused(state, Carry((card("5S"), card("6S")), TRICKS[0])).clause == "ED-9"


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        (
            "4S 9S 4H",
            "4♥ does not follow suit: this hand has 2 spades, and one of them must be played. (ED-10)",
        ),
        ("4S 9C 4H", "4♥ does not follow suit: this hand has a spade, and it must be played. (ED-10)"),
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
        (Touch(TRICKS[0]), "ED-12"),
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
        (carried("2H", BURIED[0]), "2♥ has just been taken up: discard another card."),
        (carried("5S", TRICKS[0]), "First discard one card of this hand, unseen by the other player."),
        (carried("3D", BURIED[0]), "The second half's trump card stays on the table and is not played."),
        (Carry((card("5S"), card("6H")), BURIED[0]), "One card is discarded, no more."),
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
    assert (
        str(refused(state, Touch(TRICKS[0]))) == "The match is over: somebody has reached 666 points. (ED-15)"
    )


def test_each_action_is_done_by_its_own_gesture() -> None:
    state = trump_cards("trumps 1: 9S 2S; trumps 2: 2C 3H", NAMING)
    presses = [WORDS.gesture(view(state, 0), action) for action in legal(state, 0)]
    assert presses == [
        Press("2♠ for the first half", "A"),
        Press("9♠ for the first half", "B"),
        Press("No trump, 2♠ first", "C"),
        Press("No trump, 9♠ first", "D"),
    ]
    assert WORDS.gesture(view(picking(1), 1), TakeStack(1)) == Touch(STACKS[1][1])
    assert WORDS.gesture(view(burying(), 0), Bury(5)) == Carry((5,), BURIED[0])
    assert WORDS.gesture(view(burying(), 0), PlayCard(5)) == Carry((5,), TRICKS[0])


@pytest.mark.clause("ED-9")
def test_the_prompt_says_what_to_do_and_what_is_trump() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}")
    assert prompt(view(state, 0), CAST) == "Your turn: lead the first exchange; hearts are trump."
    state.exchange = 2
    play(state, "5S")
    told = "Lilith's turn: answer 5♠, the third exchange, which takes the trick; hearts are trump."
    assert prompt(view(state, 0), CAST) == told
    assert prompt(view(picking(0), 0), NAMES) == "Mara's turn: pick one of the two unseen stacks."
    assert prompt(view(burying(), 0), CAST) == "Your turn: discard one card, unseen by the other player."
    state = trump_cards(TWO_TRUMPS, NAMING)
    assert prompt(view(state, 0), CAST) == "Your turn: say which trump card rules which half."


@pytest.mark.clause("ED-15")
def test_the_prompt_tells_who_won_and_by_how_much() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    state.phase, state.totals = OVER, (222, 732)
    assert prompt(view(state, 0), CAST) == "Lilith wins the match by 510 points."


@pytest.mark.clause("ED-4", "ED-5", "ED-6", "ED-7")
def test_a_preview_of_trumps_says_what_would_be_trump_in_each_half() -> None:
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3S", NAMING)
    told = (
        "First half spades, second half hearts, unless the dealer names the same; 2♠ is taken up between them"
    )
    assert preview(view(state, 0), Cross(card("2S"))) == told
    plain = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3D", NAMING)
    told = "First half spades, second half hearts; 2♠ is taken up between them"
    assert preview(view(plain, 0), Cross(card("2S"))) == told
    do(state, Cross(card("2S")))
    told = "First half no trump, second half clubs; 3♠ is taken up between them"
    assert preview(view(state, 1), Cross(card("3S"))) == told
    assert preview(view(state, 1), SideBySide(card("3S"))).startswith("No trump in either half, and 66 more")


@pytest.mark.clause("ED-11", "ED-12")
def test_a_preview_of_a_card_says_whether_it_wins() -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 4S 9S; {TWO_TRUMPS}")
    assert preview(view(state, 0), PlayCard(card("5S"))) == "Lead 5♠"
    play(state, "5S")
    seen = view(state, 1)
    assert [preview(seen, action) for action in seen.legal] == [
        "Gives up the exchange",
        "Wins the exchange and leads the next",
    ]
    state.exchange = 2
    seen = view(state, 1)
    assert [preview(seen, action) for action in seen.legal] == ["Gives up the trick", "Takes the trick"]
    assert preview(view(burying(), 0), Bury(card("5S"))) == "5♠ is out of the deal, and nobody else sees it"
    assert preview(view(picking(0), 0), TakeStack(0)).startswith("The first hand;")


@pytest.mark.clause("ED-6", "ED-9", "ED-12")
def test_captions_tell_trumps_tricks_and_the_exchange() -> None:
    state = position("seat 1: 5S; seat 2: 4S; stack 1: 7S; trumps 1: 2H 3D; trumps 2: 3H 2C; exchange: 2")
    state.tricks = (1, 3)
    seen = view(state, 0)
    assert caption(seen, TRUMPS[0]) == "now no trump, then diamonds"
    assert caption(seen, TRUMPS[1]) == "now no trump, then clubs"
    assert caption(seen, TRICKS[0]) == "Exchange 2 of 3; there is no trump"
    assert caption(view(state, 1), TRICKS[1]) == caption(seen, TRICKS[0]), "on the own side, whoever opened"
    assert caption(view(state, 1), TRICKS[0]) == ""
    assert [caption(seen, TAKEN[seat]) for seat in (0, 1)] == ["1 trick", "3 tricks"]
    assert caption(seen, STACKS[0][1]) == "for the second half"
    assert caption(seen, HANDS[0]) == caption(seen, STACKS[0][0]) == caption(seen, BURIED[0]) == ""
    assert caption(view(picking(0), 0), STACKS[0][0]) == "12 cards"
    assert caption(view(burying(), 0), TRUMPS[1]) == "now spades"
    later = position(f"seat 1: 5S; seat 2: 4S; buried 1: 9C; {TWO_TRUMPS}", half=2)
    assert caption(view(later, 1), BURIED[0]) == "discarded"


@pytest.mark.clause("ED-4", "ED-5")
def test_a_caption_tells_the_dealer_how_the_other_has_laid() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    for action, told in (
        (Cross(card("2S")), "first spades, then spades"),
        (SideBySide(card("9S")), "first no trump, then no trump"),
    ):
        state.phase, state.turn = Naming(action), 1
        assert caption(view(state, 1), TRUMPS[0]) == told
        assert caption(view(state, 1), TRUMPS[1]) == "trump cards, not laid yet"


def test_the_rules_open_at_the_clause_that_matters() -> None:
    state = picking(0)
    assert clause(view(state, 0)) == "ED-3"
    assert clause(view(trump_cards(TWO_TRUMPS, NAMING), 0)) == "ED-4"
    assert clause(view(trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING), 0)) == "ED-5"
    assert clause(view(burying(), 0)) == "ED-13"
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}")
    assert clause(view(state, 0)) == "ED-9"
    play(state, "5S")
    assert clause(view(state, 1)) == "ED-10"
    play(state, "7S")
    assert clause(view(state, 1)) == "ED-11"
    state.phase = OVER
    assert clause(view(state, 0)) == "ED-15"


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
        TrumpsLaid(1, hearts, diamonds, True): "Lilith lays 2♥ and 3♦ side by side: no trump in either half.",
        TrumpsClash(1, 0): "Both named spades: no trump in the second half.",
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
    assert WORDS.narrate(MatchEnded((0,)), view(state, 1), NAMES) == "Mara wins the match by 634 points."


def test_a_whole_trick_reads_as_it_was_played() -> None:
    """ED-9 to ED-12, as the log has it."""
    state = position("seat 1: 5S 6S 9C 4C; seat 2: 7H 8S 2D 5C; trumps 1: 2H 3D; trumps 2: 2C 3S")
    play(state, "5S", "8S", "2D", "9C", "5C", "4C")
    assert state.table.events is not None
    seen = view(state, 0)
    told = [words for event in state.table.events if (words := WORDS.narrate(event, seen, NAMES))]
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


@pytest.mark.clause("ED-9")
def test_the_sign_of_the_running_trump_lies_on_the_table() -> None:
    """That of the seat which opened; none where it has no trump."""
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
    assert not WORDS.pieces(view(state, 0))


@pytest.mark.parametrize("phase", [BURYING, OVER])
@pytest.mark.clause("ED-8", "ED-9", "ED-13")
def test_without_a_trick_there_is_no_sign_of_trump_and_no_card_is_called_trump(phase: Phase) -> None:
    """Seat 1 took the last trick, but the dealer opens the second half."""
    state = position(f"seat 1: 5S 6H 7C; seat 2: 7S 8H; {TWO_TRUMPS}; opener: 1", half=2)
    state.phase = phase
    seen = view(state, 0)
    assert not WORDS.pieces(seen)
    for code in ("5S", "6H", "7C"):
        assert "unless a higher one or a trump is played" in WORDS.describe(seen, card(code))


@pytest.mark.clause("ED-8", "ED-13")
def test_the_dealer_opens_the_second_half_from_its_first_moment_on() -> None:
    state = position(f"seat 1: AS; seat 2: 7S; stack 1: 3H 4H; stack 2: 5H 6H; {TWO_TRUMPS}; exchange: 3")
    play(state, "AS", "7S")
    assert isinstance(state.phase, Burying)
    assert view(state, 0).opener == view(state, 1).opener == state.dealer


@pytest.mark.clause("ED-15")
def test_a_finished_table_names_no_trump_of_a_half_that_is_over() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}", half=2)
    assert caption(view(state, 0), TRUMPS[0]) == "now diamonds"
    state.phase = OVER
    seen = view(state, 0)
    assert [caption(seen, place) for place in range(TAKEN[0]) if caption(seen, place)] == []


@pytest.mark.clause("ED-4", "ED-5", "ED-6", "ED-13")
def test_a_trump_card_tells_its_part_from_before_it_is_laid() -> None:
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3S", NAMING)
    assert WORDS.describe(view(state, 0), card("2S")).startswith("A trump card, not laid yet.")
    do(state, Cross(card("2S")))
    told = "Names spades for the first half; the dealer can still cancel that. It is taken up between the halves."
    assert WORDS.describe(view(state, 1), card("2S")) == told
    assert WORDS.describe(view(state, 1), card("3S")).startswith("A trump card, not laid yet.")
    do(state, Cross(card("3S")))
    seen = view(state, 0)
    told = "Both players named spades for the first half: nobody has a trump in it."
    assert WORDS.describe(seen, card("3S")).startswith(told)
    told = "Hearts are trump in the tricks that its owner opens in the second half. It stays on the table."
    assert WORDS.describe(seen, card("9H")) == told


@pytest.mark.clause("ED-5")
def test_trump_cards_laid_side_by_side_lie_so_before_the_dealer_lays() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    assert WORDS.crossed(view(state, 0)) == ()
    do(state, SideBySide(card("2S")))
    assert WORDS.crossed(view(state, 1)) == ()
    assert WORDS.describe(view(state, 1), card("9S")).startswith("Laid side by side")
    do(state, Cross(card("3S")))
    assert WORDS.crossed(view(state, 1)) == (TRUMPS[1],)


@pytest.mark.clause("ED-5")
def test_the_prompt_names_side_by_side_only_where_it_may_be_chosen() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    told = "Your turn: say which trump card rules which half, or lay them side by side."
    assert prompt(view(state, 0), CAST) == told


@pytest.mark.parametrize("place", range(1, len(PLACES)))
@pytest.mark.clause("ED-10", "ED-13")
def test_a_card_that_may_not_be_played_is_refused_alike_wherever_it_is_carried(place: int) -> None:
    """A click carries it nowhere in particular."""
    state = position(f"seat 1: 5S; seat 2: 4S 9C 4H; {TWO_TRUMPS}")
    play(state, "5S")
    assert refused(state, carried("4H", place), seat=1).clause == "ED-10"
    taken_up = Refusal("ED-13", "2♥ has just been taken up: discard another card.")
    assert refused(burying(), carried("2H", place)) == taken_up
