"""The words of Evil Deal: prompts, previews, captions, explanations, the log and the score."""

import pytest

from game.contract.table import BySeat, Carry, InZone, OnCard, OnPlace, Press, Touch
from game.contract.words import Tally
from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, Event, GameEnded, MatchEnded, Moved, Shuffled
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.events import (
    ExchangeWon,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsLaid,
)
from game.evil_deal.game import EVIL_DEAL, WORDS
from game.evil_deal.position import (
    BURIED,
    BURYING,
    HANDS,
    NAMING,
    NO_TRUMPS,
    PICKING,
    STACKS,
    TAKEN,
    TRICKS,
    TRUMPS,
    Burying,
    Naming,
    Phase,
    State,
)
from game.evil_deal.rules import legal
from game.evil_deal.view import view
from game.sentences import Cast
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
from tests.game.feats import deals

LILITH = Cast(CAST.names, 1)
PAIR = "trumps 1: 9S 2S; trumps 2: 2C 3H"
FIVE, HEARTS, DIAMONDS, NINE = card("5S"), card("2H"), card("3D"), card("9H")
TWO_TRICKS = "seat 1: 5S 6S 9C 4C JH QH KH; seat 2: 7H 8S 2D 5C 3H 4H 6H 8H; trumps 1: 2H 3D; trumps 2: 2C 3S"
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def prompted(state: State) -> str:
    """Return what the seat to move is asked."""
    return WORDS.prompt(view(state, state.turn), Cast(CAST.names, state.turn))


def previews(state: State) -> list[str]:
    """Return what would follow from each action of the seat to move."""
    seen = view(state, state.turn)
    return [WORDS.preview(seen, action) for action in seen.legal]


def captions(state: State, seat: int = 0) -> list[str]:
    """Return what a seat reads under the trump cards."""
    return [WORDS.caption(view(state, seat), place) for place in TRUMPS]


def told(state: State, place: int) -> str:
    """Return what a pile is, as seat 1 is told."""
    return str(WORDS.explain(view(state, 0), OnPlace(place), CAST))


def test_each_action_is_done_by_its_own_gesture() -> None:
    state = trump_cards(PAIR, NAMING)
    assert [WORDS.gesture(view(state, 0), action) for action in legal(state, 0)] == [
        Press("Spades, keep 2♠", "1"),
        Press("Spades, keep 9♠", "2"),
        Press("No trump, keep 2♠", "3"),
        Press("No trump, keep 9♠", "4"),
    ]
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3D", NAMING)
    assert [WORDS.gesture(view(state, 0), action) for action in legal(state, 0)] == [
        Press("Spades first", "1"),
        Press("Hearts first", "2"),
    ]
    assert WORDS.gesture(view(picking(1), 1), TakeStack(1)) == Touch(STACKS[1][1])
    assert WORDS.gesture(view(burying(), 0), Bury(5)) == Carry((5,), BURIED[0])
    assert WORDS.gesture(view(burying(), 0), PlayCard(5)) == Carry((5,), TRICKS[0])


def test_each_action_can_be_told_as_an_order() -> None:
    seen = view(trump_cards(PAIR, NAMING), 0)
    assert WORDS.order(seen, Cross(card("9S"))) == "make spades trump and keep the 9♠"
    assert WORDS.order(seen, SideBySide(card("9S"))) == "play no trump and keep the 9♠"
    assert WORDS.order(view(picking(0), 0), TakeStack(1)) == "pick either stack"
    assert WORDS.order(view(burying(), 0), Bury(card("5S"))) == "throw the 5♠ away"
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    assert WORDS.order(view(state, 0), PlayCard(card("5S"))) == "lead the 5♠"
    play(state, "5S")
    assert WORDS.order(view(state, 1), PlayCard(card("7S"))) == "play the 7♠"


@pytest.mark.clause("ED-3", "ED-4", "ED-5", "ED-13")
def test_the_prompt_says_what_to_do_before_the_first_card() -> None:
    assert prompted(picking(0)) == "Pick one of your stacks for the first half."
    state = trump_cards(TWO_TRUMPS, NAMING)
    assert prompted(state) == "Choose your trump for this half, hearts or diamonds."
    assert (
        prompted(trump_cards(PAIR, NAMING))
        == "Play with spades as trump, or no trump? You keep one card for later."
    )
    assert prompted(burying()) == "Throw one card away. Lilith won't see it."


@pytest.mark.parametrize(
    ("exchange", "words"),
    [
        (1, "Lead a card. Hearts are trump."),
        (2, "You won that one. Lead the 2nd card."),
        (3, "Lead the last card. Whoever wins it takes the trick."),
    ],
)
@pytest.mark.clause("ED-9", "ED-11", "ED-12")
def test_the_prompt_says_which_card_is_led(exchange: int, words: str) -> None:
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}; exchange: {exchange}")
    assert prompted(state) == words
    state.trumps = NO_TRUMPS
    assert prompted(state) == words.replace("Hearts are trump", "Nothing is trump")


@pytest.mark.parametrize(
    ("hand", "exchange", "words"),
    [
        ("4S 9S", 1, "Beat the 5♠, or play a low spade."),
        ("4S 9S", 3, "Last card of the trick. Beat the 5♠ and it's yours."),
        ("2S 4S", 1, "Play a spade. You can't beat the 5♠."),
        ("8S 9S", 1, "Play a spade. They all beat the 5♠."),
        ("9S 5C", 1, "Play the 9♠. It's your only spade."),
        ("4H 9C", 1, "You have no spades. Trump it, or throw something away."),
        ("4H 9C", 3, "You have no spades. Trump it and the trick is yours."),
        ("4H 9H", 1, "You have no spades. Trump it."),
        ("4C 9C", 1, "You have no spades and can't win. Play anything."),
    ],
)
@pytest.mark.clause("ED-10", "ED-11", "ED-12")
def test_the_prompt_says_how_a_card_can_be_answered(hand: str, exchange: int, words: str) -> None:
    state = position(f"seat 1: 5S; seat 2: {hand}; {TWO_TRUMPS}; exchange: {exchange}")
    play(state, "5S")
    assert prompted(state) == words


def test_the_prompt_names_whoever_is_asked_where_several_share_the_machine() -> None:
    told = "Mara: Pick one of your stacks for the first half."
    assert WORDS.prompt(view(picking(0), 0), BOTH) == told


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        (PICKING, "Mara is picking a stack."),
        (NAMING, "Mara is picking trumps."),
        (BURYING, "Mara is throwing a card away."),
    ],
)
def test_what_another_does_is_told(phase: Phase, words: str) -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    assert WORDS.prompt(view(state, 1), LILITH) == "Mara's move."
    state.phase = phase
    assert WORDS.prompt(view(state, 1), LILITH) == words


@pytest.mark.clause("ED-15")
def test_the_prompt_tells_who_won_and_by_how_much() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    state.phase, state.totals = OVER, (222, 732)
    assert WORDS.prompt(view(state, 0), CAST) == "Lilith wins the match, 732 to 222."
    assert WORDS.prompt(view(state, 1), LILITH) == "You win the match, 732 to 222!"


@pytest.mark.parametrize(
    ("own", "dealers", "words"),
    [
        ("2S 9H", "2C 3D", "Spades are trump now, hearts later. You'll pick up the 2♠ later."),
        ("2S 9H", "2C 3S", "Spades are trump now, hearts later. The dealer can still cancel spades."),
        (
            "2S 9H",
            "2H 3S",
            "Spades are trump now, hearts later. The dealer can still cancel spades and hearts.",
        ),
        ("2S 9S", "2C 3D", "Spades are trump in both halves. You'll pick up the 2♠ later."),
        (
            "2S 9S",
            "2C 3S",
            "Spades are trump in both halves, unless the dealer cancels them. You'll pick up the 2♠ later.",
        ),
    ],
)
@pytest.mark.clause("ED-4", "ED-6")
def test_a_preview_says_what_would_be_trump_and_what_the_dealer_can_cancel(
    own: str, dealers: str, words: str
) -> None:
    state = trump_cards(f"trumps 1: {own}; trumps 2: {dealers}", NAMING)
    assert WORDS.preview(view(state, 0), Cross(card("2S"))) == words


@pytest.mark.parametrize(
    ("theirs", "own", "first", "words"),
    [
        ("2S 9H", "2C 3S", "3S", "Spades cancel out now, clubs are trump later."),
        ("2S 9H", "2C 3H", "2C", "Clubs are trump now, hearts cancel out later."),
        ("2S 9H", "3S 4H", "3S", "Both suits cancel out, so nothing is trump."),
        ("2S 9H", "3S 4S", "3S", "Spades cancel out in the first half."),
        ("2S 9S", "3S 4S", "3S", "Spades cancel out in both halves."),
        ("2S 9H", "2C 3S", "2C", "Clubs are trump now, spades later."),
    ],
)
@pytest.mark.clause("ED-6", "ED-7")
def test_a_preview_tells_the_dealer_what_cancels_out(theirs: str, own: str, first: str, words: str) -> None:
    state = trump_cards(f"trumps 1: {theirs}; trumps 2: {own}", NAMING)
    do(state, Cross(card("2S")))
    later = f"You'll pick up the {first[0]}{'♠' if first[1] == 'S' else '♣'} later."
    assert WORDS.preview(view(state, 1), Cross(card(first))) == f"{words} {later}"


@pytest.mark.clause("ED-5", "ED-14")
def test_a_preview_of_no_trump_says_what_it_pays() -> None:
    state = trump_cards(PAIR, NAMING)
    words = "66 extra for each trick after your fourth. You'll pick up the 9♠ later."
    assert WORDS.preview(view(state, 0), SideBySide(card("9S"))) == words


@pytest.mark.parametrize(
    ("exchange", "lead", "answers"),
    [
        (
            1,
            "If it wins, you lead the 2nd card.",
            ["It loses, and your opponent leads next.", "It beats the 5♠, and you lead next."],
        ),
        (
            2,
            "If it wins, you lead the 3rd card.",
            ["It loses, and your opponent leads next.", "It beats the 5♠, and you lead next."],
        ),
        (
            3,
            "If it wins, the trick is yours.",
            ["It loses, and your opponent takes the trick.", "It beats the 5♠ and takes the trick."],
        ),
    ],
)
@pytest.mark.clause("ED-11", "ED-12")
def test_a_preview_of_a_card_says_what_it_wins(exchange: int, lead: str, answers: list[str]) -> None:
    state = position(f"seat 1: 5S; seat 2: 4S 9S; {TWO_TRUMPS}; exchange: {exchange}")
    assert previews(state) == [lead]
    play(state, "5S")
    assert previews(state) == answers


@pytest.mark.clause("ED-11")
def test_a_preview_says_that_a_card_trumps() -> None:
    state = position(f"seat 1: 5S; seat 2: 4H; {TWO_TRUMPS}")
    play(state, "5S")
    assert previews(state) == ["It trumps the 5♠, and you lead next."]


@pytest.mark.clause("ED-3", "ED-13")
def test_a_stack_and_a_discard_have_previews() -> None:
    words = "You play this one now, and the other in the second half."
    assert previews(picking(0)) == [words, words]
    assert set(previews(burying())) == {"It's out of the deal, and only you know it."}


@pytest.mark.clause("ED-9", "ED-12")
def test_captions_tell_tricks_and_which_card_is_played() -> None:
    state = position("seat 1: 5S; seat 2: 4S; stack 1: 7S; trumps 1: 2H 3D; trumps 2: 3C 2C; exchange: 2")
    state.tricks = (1, 2)
    seen = view(state, 0)
    assert WORDS.caption(seen, TRICKS[0]) == "2nd card · hearts are trump"
    assert WORDS.caption(view(state, 1), TRICKS[1]) == WORDS.caption(seen, TRICKS[0]), "on the own side"
    assert WORDS.caption(view(state, 1), TRICKS[0]) == ""
    assert [WORDS.caption(seen, TAKEN[seat]) for seat in (0, 1)] == ["1 trick", "2 tricks"]
    assert WORDS.caption(seen, STACKS[0][1]) == "for the second half"
    assert WORDS.caption(seen, HANDS[0]) == WORDS.caption(seen, STACKS[0][0]) == ""
    assert WORDS.count(view(picking(0), 0), STACKS[0][0]) == 12, "as long as there are two of them"
    assert WORDS.count(seen, STACKS[0][1]) is None
    state.trumps = NO_TRUMPS
    assert WORDS.caption(view(state, 0), TRICKS[0]) == "2nd card · no trump"


@pytest.mark.clause("ED-13")
def test_captions_tell_whose_discard_it_is() -> None:
    state = position(f"seat 1: 5S; seat 2: 4S; buried 1: 9C; {TWO_TRUMPS}", half=2)
    assert WORDS.caption(view(state, 1), BURIED[0]) == "discard"
    assert WORDS.caption(view(state, 0), BURIED[0]) == "your discard"


@pytest.mark.parametrize(
    ("mine", "theirs", "first", "second"),
    [
        (
            "2H 3D",
            "2C 3S",
            ["your trumps: hearts, then diamonds", "their trumps: clubs, then spades"],
            ["your trumps: diamonds", "their trumps: spades"],
        ),
        (
            "2H 3H",
            "2C 3S",
            ["your trumps: hearts, both halves", "their trumps: clubs, then spades"],
            ["your trumps: hearts", "their trumps: spades"],
        ),
        (
            "2H 3D",
            "9H 3S",
            ["your trumps: hearts cancelled, then diamonds", "their trumps: hearts cancelled, then spades"],
            ["your trumps: diamonds", "their trumps: spades"],
        ),
        (
            "2H 3D",
            "9H 9D",
            ["your trumps: both cancelled", "their trumps: both cancelled"],
            ["your trumps: diamonds cancelled", "their trumps: diamonds cancelled"],
        ),
        (
            "2H 3D",
            "2C 9D",
            ["your trumps: hearts, then diamonds cancelled", "their trumps: clubs, then diamonds cancelled"],
            ["your trumps: diamonds cancelled", "their trumps: diamonds cancelled"],
        ),
    ],
)
@pytest.mark.clause("ED-4", "ED-6")
def test_captions_tell_what_is_trump_in_each_half(
    mine: str, theirs: str, first: list[str], second: list[str]
) -> None:
    cards = f"seat 1: 5S; seat 2: 4S; trumps 1: {mine}; trumps 2: {theirs}"
    assert captions(position(cards)) == first
    assert captions(position(cards, half=2)) == second


@pytest.mark.clause("ED-5", "ED-7", "ED-14")
def test_no_trump_that_was_chosen_is_told_from_a_suit_that_was_cancelled() -> None:
    """Only the first pays more."""
    cards = "seat 1: 5S; seat 2: 4S; trumps 1: 2H 3H; trumps 2: 9H 2C"
    cancelled, chosen = position(cards), position(cards, no_trump=(True, False))
    assert captions(cancelled) == [
        "your trumps: hearts cancelled, then hearts",
        "their trumps: hearts cancelled, then clubs",
    ]
    assert captions(chosen) == ["your trumps: no trump, keeps 2♥", "their trumps: hearts, then clubs"]
    words = "Your trump cards. You both picked hearts, so they cancel out in this half."
    assert told(cancelled, TRUMPS[0]) == words
    assert (
        told(chosen, TRUMPS[0]) == "Your trump cards. No trump, so each trick after the fourth pays 66 extra."
    )


@pytest.mark.clause("ED-4", "ED-5")
def test_a_caption_tells_the_dealer_what_the_other_has_picked() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    assert captions(state) == ["your trumps: one for each half", "their trumps: one for each half"]
    for action, words in (
        (Cross(card("2S")), "their trumps: spades, both halves"),
        (SideBySide(card("9S")), "their trumps: no trump, keeps 9♠"),
    ):
        state.phase, state.turn = Naming(action), 1
        assert captions(state, 1) == [words, "your trumps: one for each half"]


@pytest.mark.clause("ED-15")
def test_a_finished_table_names_no_trump() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}", half=2)
    state.phase = OVER
    assert captions(state) == ["", ""]


@pytest.mark.clause("ED-14", "ED-16")
def test_the_tally_tells_points_tricks_and_who_deals() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")
    state.totals, state.tricks = (222, 111), (1, 2)
    assert WORDS.tally(view(state, 0), 0) == Tally("222 points", ("1 trick",))
    assert WORDS.tally(view(state, 0), 1) == Tally("111 points", ("2 tricks",), ("dealer",))
    state.games, state.accounts, state.course = 3, (40, 0), ((262, 111),)
    assert WORDS.tally(view(state, 0), 0) == Tally("", ("1 trick", "222 points", "account 40"))


@pytest.mark.clause("ED-14")
def test_what_tricks_pay_is_kept_in_sight() -> None:
    state = position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}", no_trump=(True, False))
    state.tricks = (5, 2)
    table = WORDS.notes(view(state, 0), CAST)
    assert table.columns == ("You", "Them")
    assert [(rung.count, rung.pay) for rung in table.rungs] == [
        (8, (666, 333)),
        (7, (333, 222)),
        (6, (222, 111)),
        (5, (111, 66)),
        (4, (66, 0)),
    ]
    assert [rung.count for rung in table.rungs if any(rung.reached)] == [5], "your 5 tricks; 2 pay nobody"
    assert table.remarks == ("You: +66 a trick after 4",)


@pytest.mark.clause("ED-3", "ED-9", "ED-10", "ED-12", "ED-13")
def test_everything_on_the_table_says_what_it_is() -> None:
    state = position(
        f"seat 1: 5S 6S 7S; seat 2: 7C 8S 9S; stack 1: KD; buried 2: KC; {TWO_TRUMPS}; to play: 2"
    )
    play(state, "7C", "5S")
    state.tricks, state.last = (2, 1), 0
    seen = view(state, 0)
    spots = [
        *map(OnPlace, (0, HANDS[0], HANDS[1], STACKS[0][1], TRUMPS[0], TRICKS[1], TAKEN[0], TAKEN[1])),
        *map(OnPlace, BURIED),
        *(OnCard(card("7C")), InZone("trump sign"), InZone("notes"), BySeat(1)),
    ]
    assert [str(WORDS.explain(seen, spot, CAST)) for spot in spots] == [
        "The deck.",
        "Your hand: 2 cards. Only you can see it.",
        "Lilith's hand: 2 cards.",
        "Your hand for the second half. Nobody has seen it.",
        "Your trump cards. Hearts are trump when you lead the trick.",
        "Lilith's side of the trick. Whoever wins the last card takes all six.",
        "Your tricks: 2 of 8. Click to see the last one.",
        "Lilith's tricks: 1 of 8.",
        "You throw a card away here, between the halves.",
        "Lilith's discard. Only Lilith saw it.",
        "The 7♣ won.",
        "Clubs are trump, because Lilith led this trick.",
        "What tricks pay each of you. The dealer needs one more for the same money.",
        "Lilith has 0 points and 1 trick. Lilith dealt and needs five to score. 666 points win the match.",
    ]


def test_the_own_hand_says_what_can_be_done_with_it() -> None:
    def hand(state: State) -> str:
        return told(state, HANDS[0])

    assert hand(picking(0)) == "Your hand comes from the stack you pick."
    naming = trump_cards(f"seat 1: 5S; {TWO_TRUMPS}", NAMING)
    assert hand(naming) == "Your hand: 1 card. Choose your trumps first."
    assert hand(burying()) == "Your hand: 3 cards. Throw one away, but not the 2♥."
    state = position(f"seat 1: 5S; seat 2: 7S 8C; {TWO_TRUMPS}")
    assert hand(state) == "Your hand: 1 card. Double-click a card to lead it, or drag it to the middle."
    state.turn = state.opener = 1
    play(state, "7S")
    assert hand(state) == "Your hand: 1 card. Play a spade."
    state = position(f"seat 1: 5S; seat 2: 8C; {TWO_TRUMPS}; to play: 2")
    play(state, "8C")
    assert hand(state) == "Your hand: 1 card. You have no clubs, so play any card."


@pytest.mark.clause("ED-3")
def test_a_stack_can_be_clicked_only_by_its_owner() -> None:
    state = picking(0)
    mine = "One of your two stacks. Nobody has seen it. Click it to make it your hand."
    assert told(state, STACKS[0][0]) == mine
    assert told(state, STACKS[1][0]) == "One of Lilith's two stacks. Nobody has seen it."


def test_the_rules_open_at_the_clause_that_matters() -> None:
    state = picking(0)
    assert WORDS.clause(view(state, 0)) == "ED-3"
    assert WORDS.clause(view(trump_cards(TWO_TRUMPS, NAMING), 0)) == "ED-4"
    assert WORDS.clause(view(trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING), 0)) == "ED-5"
    assert WORDS.clause(view(burying(), 0)) == "ED-13"
    state = position(f"seat 1: 5S 6S; seat 2: 7S 8S; {TWO_TRUMPS}")
    assert WORDS.clause(view(state, 0)) == "ED-9"
    play(state, "5S")
    assert WORDS.clause(view(state, 1)) == "ED-10"
    play(state, "7S")
    assert WORDS.clause(view(state, 1)) == "ED-11"
    state.phase = OVER
    assert WORDS.clause(view(state, 0)) == "ED-15"


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
    """Seat 1 took the last trick, but the dealer leads the second half."""
    state = position(f"seat 1: 5S 6H 7C; seat 2: 7S 8H; {TWO_TRUMPS}; opener: 1", half=2)
    state.phase = phase
    seen = view(state, 0)
    assert not WORDS.pieces(seen)
    for code in ("5S", "6H", "7C"):
        assert not WORDS.describe(seen, card(code)).startswith("Trump")


@pytest.mark.clause("ED-8", "ED-13")
def test_the_dealer_opens_the_second_half_from_its_first_moment_on() -> None:
    state = position(f"seat 1: AS; seat 2: 7S; stack 1: 3H 4H; stack 2: 5H 6H; {TWO_TRUMPS}; exchange: 3")
    play(state, "AS", "7S")
    assert isinstance(state.phase, Burying)
    assert view(state, 0).opener == view(state, 1).opener == state.dealer


@pytest.mark.clause("ED-9", "ED-11")
def test_a_card_says_what_it_beats() -> None:
    state = position(f"seat 1: 5S 6H; seat 2: 7S; {TWO_TRUMPS}")
    seen = view(state, 0)
    words = "Beats lower spades. In this trick any heart trumps it. Aces are high."
    assert WORDS.describe(seen, card("5S")) == words
    words = "Trump in this trick. It beats every other suit. Aces are high."
    assert WORDS.describe(seen, card("6H")) == words
    state.trumps = NO_TRUMPS
    assert WORDS.describe(view(state, 0), card("5S")) == "Beats lower spades. Aces are high."


@pytest.mark.clause("ED-4", "ED-5", "ED-6", "ED-13")
def test_a_trump_card_says_which_half_it_is_for() -> None:
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3S", NAMING)
    any_half = "A trump card. Its suit is trump in one half, when its owner leads."
    words = f"{any_half} To play no trump you need two of the same suit."
    assert WORDS.describe(view(state, 0), card("2S")) == words
    do(state, Cross(card("2S")))
    later = "Its owner picks it up for the second half."
    words = f"Spades for the first half. The dealer can cancel that. {later}"
    assert WORDS.describe(view(state, 0), card("2S")) == words
    words = f"Spades for the first half. You can cancel that. {later}"
    assert WORDS.describe(view(state, 1), card("2S")) == words
    words = "Hearts for the second half. You can't cancel that. It stays on the table."
    assert WORDS.describe(view(state, 1), card("9H")) == words
    do(state, Cross(card("3S")))
    words = f"Both picked spades for the first half, so nobody has a trump in it. {later}"
    assert WORDS.describe(view(state, 0), card("3S")) == words
    words = "Hearts are trump in the second half, when its owner leads. It stays on the table."
    assert WORDS.describe(view(state, 0), card("9H")) == words


@pytest.mark.clause("ED-5")
def test_trump_cards_lie_side_by_side_before_the_dealer_picks() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    assert WORDS.crossed(view(state, 0)) == ()
    do(state, SideBySide(card("2S")))
    assert WORDS.crossed(view(state, 1)) == ()
    words = "No trump for its owner. Each trick after the fourth pays 66 extra. It stays on the table."
    assert WORDS.describe(view(state, 1), card("9S")) == words
    do(state, Cross(card("3S")))
    assert WORDS.crossed(view(state, 1)) == (TRUMPS[1],)


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
    assert line is not None and line.words == "Mara wins the match, 700 to 66."


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
        "+66 to the account",
        "+111",
    ]


def lines(state: State) -> list[str]:
    """Return the log as a running deal tells it."""
    assert state.table.events is not None
    events: list[Event] = state.table.events
    kept = [event for event, told in zip(events, WORDS.tellable(events), strict=True) if told]
    return [line.words for event in kept if (line := WORDS.narrate(event, view(state, 0), BOTH))]


def one_trick() -> State:
    """Return a position in which seat 2 has just taken a trick and is to open the next."""
    state = position(TWO_TRICKS)
    play(state, "5S", "8S", "2D", "9C", "5C", "4C")
    return state


def seen(state: State, seat: int = 0) -> list[str]:
    """Return the cards of taken tricks that a seat may look at, pile by pile."""
    looks = [WORDS.look_into(view(state, seat), place, CAST) for place in TAKEN]
    return ["" if look is None else " ".join(DECK.faces[card].code for card in look.cards) for look in looks]


@pytest.mark.clause("ED-12")
def test_the_last_trick_may_be_looked_at_by_both_where_it_lies() -> None:
    state = one_trick()
    assert seen(state, 0) == seen(state, 1) == ["", "5S 8S 9C 2D 4C 5C"]
    look = WORDS.look_into(view(state, 0), TAKEN[1], CAST)
    assert look is not None and look.title == "The last trick. Lilith took it."


@pytest.mark.clause("ED-12")
def test_once_the_next_trick_is_opened_nobody_looks_at_the_last() -> None:
    state = one_trick()
    play(state, "3H")
    assert seen(state) == ["", ""]


@pytest.mark.clause("ED-12")
def test_before_any_trick_was_taken_there_is_none_to_look_at() -> None:
    assert seen(position(f"seat 1: 5S; seat 2: 7S; {TWO_TRUMPS}")) == ["", ""]


@pytest.mark.clause("ED-12")
def test_the_log_tells_the_last_trick_until_the_next_is_opened() -> None:
    state = one_trick()
    whole = [
        "Mara plays the 5♠.",
        "Lilith plays the 8♠.",
        "Lilith wins it.",
        "Lilith plays the 2♦.",
        "Mara plays the 9♣.",
        "Lilith wins it.",
        "Lilith plays the 5♣.",
        "Mara plays the 4♣.",
        "Lilith wins it.",
        "Lilith takes the trick. It's 1 to 0.",
    ]
    assert lines(state) == whole
    play(state, "3H")
    assert lines(state) == ["Lilith takes the trick. It's 1 to 0.", "Lilith plays the 3♥."]


def rank(card: int) -> int:
    return RANKS.index(DECK.faces[card].code[:-1])


def test_a_trump_that_is_told_of_beat_a_higher_card_of_another_suit() -> None:
    met = 0
    for deal in deals(EVIL_DEAL, 2, range(4)):
        played: dict[int, int] = {}
        trumped = {}
        for event in deal.events:
            if isinstance(event, Moved) and event.target in TRICKS and event.card is not None:
                played[TRICKS.index(event.target)] = event.card
            elif isinstance(event, ExchangeWon) and event.trumped:
                beaten = played[1 - event.seat]
                name = deal.cast.name(event.seat)
                words = f"{name} trumped the {DECK.text(beaten)} with the {DECK.text(event.card)}"
                trumped[words] = (event.seat, rank(beaten) - rank(event.card))
        for feat in deal.feats:
            assert trumped[feat.words] == (feat.seat, feat.size) and feat.size > 0
            met += 1
    assert met
