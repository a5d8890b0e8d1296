"""How Evil Deal speaks: prompts, previews, captions and close-ups."""

import pytest

from game.contract.table import Carry, OnCard, OnPlace, Press, Touch
from game.deal_cycle import OVER
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.imagining import view
from game.evil_deal.moves import legal
from game.evil_deal.phases import BURYING, NAMING, Burying, Naming, Phase
from game.evil_deal.places import BURIED, HANDS, STACKS, TAKEN, TRICKS, TRUMPS
from game.evil_deal.tricks import NO_TRUMPS
from game.evil_deal.words import WORDS, caption, clause, preview, prompt
from tests.game.evil_deal.positions import (
    BOTH,
    CAST,
    TWO_TRUMPS,
    burying,
    card,
    do,
    picking,
    play,
    position,
    trump_cards,
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
    assert prompt(view(state, 0), CAST) == "Your turn: lead the first exchange."
    state.exchange = 2
    play(state, "5S")
    told = "Lilith's turn: answer 5♠, the third exchange, for the trick."
    assert prompt(view(state, 0), CAST) == told
    assert prompt(view(picking(0), 0), BOTH) == "Mara's turn: pick one of the two unseen stacks."
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
    told = "First spades, then hearts, unless cancelled; 2♠ joins later"
    assert preview(view(state, 0), Cross(card("2S"))) == told
    plain = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3D", NAMING)
    told = "First spades, then hearts; 2♠ joins later"
    assert preview(view(plain, 0), Cross(card("2S"))) == told
    do(state, Cross(card("2S")))
    told = "First spades cancelled (no 66), then clubs; 3♠ joins later"
    assert preview(view(state, 1), Cross(card("3S"))) == told
    assert preview(view(state, 1), SideBySide(card("3S"))) == "+66 a trick from your fifth; 3♠ joins later"


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
    state.tricks = (1, 2)
    seen = view(state, 0)
    assert caption(seen, TRUMPS[0]) == "yours: now cancelled, then diamonds"
    assert caption(seen, TRUMPS[1]) == "theirs: now cancelled, then clubs"
    assert caption(seen, TRICKS[0]) == "First half, trick 4 of 4, exchange 2 of 3; hearts cancelled: no trump"
    assert caption(view(state, 1), TRICKS[1]) == caption(seen, TRICKS[0]), "on the own side, whoever opened"
    assert caption(view(state, 1), TRICKS[0]) == ""
    assert [caption(seen, TAKEN[seat]) for seat in (0, 1)] == ["1 trick", "2 tricks"]
    assert caption(seen, STACKS[0][1]) == "for the second half"
    assert caption(seen, HANDS[0]) == caption(seen, STACKS[0][0]) == caption(seen, BURIED[0]) == ""
    assert caption(view(picking(0), 0), STACKS[0][0]) == "12 cards"
    assert caption(view(burying(), 0), TRUMPS[1]) == "theirs: now spades"
    later = position(f"seat 1: 5S; seat 2: 4S; buried 1: 9C; {TWO_TRUMPS}", half=2)
    assert caption(view(later, 1), BURIED[0]) == "discarded"
    assert caption(view(later, 0), BURIED[0]) == "discarded, seen by you only"


@pytest.mark.clause("ED-5", "ED-6", "ED-14")
def test_no_trump_that_was_chosen_is_told_from_a_suit_that_was_cancelled() -> None:
    """Only the first pays more, so the two have no words in common where one of them stands alone."""
    cards = "seat 1: 5S; seat 2: 4S; trumps 1: 2H 3H; trumps 2: 9H 2C"
    cancelled = position(cards)
    chosen = position(cards)
    chosen.side_by_side, chosen.trumps = (True, False), ((None, None), (1, 3))
    captions = [[caption(view(state, 0), place) for place in TRUMPS] for state in (cancelled, chosen)]
    assert captions[0] == ["yours: now cancelled, then hearts", "theirs: now cancelled, then clubs"]
    assert captions[1] == ["yours: no trump; 2♥ joins the hand later", "theirs: now hearts, then clubs"]
    assert caption(view(cancelled, 0), TRICKS[0]).endswith("; hearts cancelled: no trump")
    assert caption(view(chosen, 0), TRICKS[0]).endswith("; no trump, by choice")
    told = [WORDS.explain(view(state, 0), OnPlace(TRUMPS[0]), CAST) for state in (cancelled, chosen)]
    assert told == [
        "Your trump cards: hearts cancelled in this half, as both named them. Nothing is paid for that.",
        "Your trump cards: no trump was chosen, for 66 more from the fifth trick on.",
    ]


@pytest.mark.clause("ED-4", "ED-5")
def test_a_caption_tells_the_dealer_how_the_other_has_laid() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    for action, told in (
        (Cross(card("2S")), "theirs: spades in both halves"),
        (SideBySide(card("9S")), "theirs: no trump; 9♠ joins the hand later"),
    ):
        state.phase, state.turn = Naming(action), 1
        assert caption(view(state, 1), TRUMPS[0]) == told
        assert caption(view(state, 1), TRUMPS[1]) == "yours: a trump for each half"


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
    assert caption(view(state, 0), TRUMPS[0]) == "yours: now diamonds"
    state.phase = OVER
    seen = view(state, 0)
    assert [caption(seen, place) for place in range(TAKEN[0]) if caption(seen, place)] == []


@pytest.mark.clause("ED-4", "ED-5", "ED-6", "ED-13")
def test_a_trump_card_tells_its_part_from_before_it_is_laid() -> None:
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3S", NAMING)
    assert WORDS.describe(view(state, 0), card("2S")).startswith(
        "A trump card: its suit will be trump in one half"
    )
    do(state, Cross(card("2S")))
    named = "Names spades for the first half;"
    later = "It is taken up between the halves."
    told = f"{named} the dealer can still cancel that. {later}"
    assert WORDS.describe(view(state, 0), card("2S")) == told
    told = f"{named} you can still cancel that. {later}"
    assert WORDS.describe(view(state, 1), card("2S")) == told
    told = "Names hearts for the second half; no trump card of yours can cancel that. It stays on the table."
    assert WORDS.describe(view(state, 1), card("9H")) == told
    assert "no trump card of the dealer's can cancel that" in WORDS.describe(view(state, 0), card("9H"))
    assert WORDS.describe(view(state, 1), card("3S")).startswith(
        "A trump card: its suit will be trump in one half"
    )
    do(state, Cross(card("3S")))
    seen = view(state, 0)
    told = "Both players named spades for the first half, so it is cancelled: nobody has a trump, and nobody"
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
    told = "Your turn: say which trump card rules which half, or play without a trump."
    assert prompt(view(state, 0), CAST) == told
