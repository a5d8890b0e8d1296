"""What Angel says: refusals by clause, the log, prompts and previews."""

import pytest

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import ANGEL, DECK, DEVIL
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.imagining import view
from game.angel.options import AngelOptions
from game.angel.places import STOCK, TRASH, hand, unseen
from game.angel.position import State
from game.angel.rules import apply, deal
from game.angel.why_not import why_not
from game.angel.words import WORDS
from game.angel.words.captions import caption
from game.angel.words.gestures import gesture
from game.angel.words.narration import narrate
from game.angel.words.previews import preview
from game.angel.words.prompts import clause, prompt
from game.contract.table import Carry, Gesture, Press, Touch
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.sentences import Cast
from tests.game.angel.positions import position

CAST = Cast(("Ada", "Ben", "Cleo", "Dan"), 0)
JUDGEMENT_DAY = Press("Judgement Day", "J")
IN_PLAY = "seat 1: 4H 4D 5S DV; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S 9S"
FOUR_SEVENS = "seat 1: 7H 7D 7S 7C; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S"


def cards(codes: str) -> tuple[int, ...]:
    """The cards of these codes."""
    return tuple(DECK.cards(codes))


def refused(state: State, seat: int, tried: Gesture) -> tuple[str, str]:
    """The clause and the sentence a seat is refused with; seats count from 1."""
    refusal = why_not(view(state, seat - 1), tried)
    return refusal.clause, refusal.sentence


def said(event: Event, state: State) -> str:
    """The log's sentence for the first seat."""
    return narrate(event, view(state, 0), CAST)


@pytest.mark.parametrize(
    ("tried", "expected", "words"),
    [
        (Carry(cards("DV"), TRASH), "AN-9", "The Devil can never be discarded"),
        (Carry(cards("DV 4H"), TRASH), "AN-9", "The Devil can never be discarded"),
        (Carry(cards("4H 4D"), TRASH), "AN-8", "not 4♥ and 4♦"),
        (Carry(cards("4H"), STOCK), "AN-8", "4♥ can only be laid on the trash"),
        (Carry(cards("4H"), hand(1)), "AN-8", "4♥ can only be laid on the trash"),
        (Carry(cards("AC"), TRASH), "AN-8", "Only a card from the hand whose turn it is"),
        (Carry(cards("10H"), hand(0)), "AN-7", "10♥ stays on the trash"),
        (Carry(cards("AG"), hand(0)), "AN-7", "The Angel stays on the trash"),
        (Touch(TRASH), "AN-7", "stays out until the next deal"),
        (Touch(STOCK), "AN-8", "First discard a card"),
        (Touch(hand(1)), "AN-8", "Lay one card from this hand on the trash"),
    ],
)
@pytest.mark.clause("AN-7", "AN-8", "AN-9")
def test_in_ones_turn_a_refusal_names_the_clause_and_the_cards(
    tried: Gesture, expected: str, words: str
) -> None:
    given, sentence = refused(position(IN_PLAY), 1, tried)
    assert given == expected
    assert words in sentence


@pytest.mark.clause("AN-8", "AN-10")
def test_out_of_turn_nothing_can_be_discarded_and_nothing_called() -> None:
    state = position(IN_PLAY)
    assert refused(state, 2, Carry(cards("AC"), TRASH))[0] == "AN-8"
    assert refused(state, 2, JUDGEMENT_DAY)[0] == "AN-10"


@pytest.mark.clause("AN-4", "AN-5", "AN-10")
def test_before_the_hands_are_looked_at_only_ones_own_backs_can_be_touched() -> None:
    state = deal(AngelOptions(), 4, 1)
    seat, other = state.turn + 1, (state.turn + 1) % 4 + 1
    assert refused(state, seat, Carry((0,), TRASH))[0] == "AN-4"
    assert refused(state, seat, Touch(unseen(seat - 1)))[0] == "AN-4"
    assert refused(state, seat, Touch(unseen(other - 1), 0))[0] == "AN-5"
    assert refused(state, seat, Touch(STOCK))[0] == "AN-5"
    assert refused(state, other, Touch(unseen(other - 1), 0))[0] == "AN-5"
    assert refused(state, seat, JUDGEMENT_DAY)[0] == "AN-10"


@pytest.mark.parametrize(
    ("credits", "deals", "expected", "sentence"),
    [
        ((9, 5, 5, 2), 9, "AN-20", "You are the Angel. You won the match."),
        ((5, 8, 8, 1), 9, "AN-21", "Dan is the Devil. Ben and Cleo won the match."),
        ((5, 5, 5, 5), 199, "AN-22", "After 200 deals the match ends as it stands. You won the match."),
    ],
)
@pytest.mark.clause("AN-20", "AN-21", "AN-22")
def test_when_the_match_is_over_the_clause_says_why(
    credits: tuple[int, ...], deals: int, expected: str, sentence: str
) -> None:
    state = position(FOUR_SEVENS.replace("AS 2H 3D 5C", "AS 2H 4D 5C"), credits)
    state.deals = ((0, 0, 0, 0),) * deals
    apply(state, 0, CallJudgementDay())
    assert refused(state, 1, JUDGEMENT_DAY) == (expected, "The match is over.")
    assert clause(view(state, 0)) == expected
    over = next(event for event in state.table.events or () if isinstance(event, MatchEnded))
    assert said(over, state) == sentence
    assert prompt(view(state, 0), CAST).startswith("The match is over: ")


@pytest.mark.clause("AN-3", "AN-5", "AN-6", "AN-8", "AN-10", "AN-11", "AN-12")
def test_the_log_tells_a_deal_from_beginning_to_end() -> None:
    state = position(f"{IN_PLAY}; trash: 7S 8H 9H 10H; rest: stock")
    seven, eight = cards("7S 8H")
    lines = {
        DealStarted(1, 2): "Deal 1: Cleo deals, drawn by lot.",
        DealStarted(2, 1): "Deal 2: Ben deals; the deal passes to the right.",
        Moved(None, STOCK, unseen(0)): "",
        Moved(seven, unseen(1), TRASH): "Ben turns up 7♠.",
        GoesFirst(
            0, seven
        ): "You go first with 7♠. All look now. From here play runs counter-clockwise, Dan next.",
        GoesFirst(3, eight): "Dan goes first with 8♥. All look now. From here play runs "
        "counter-clockwise, Cleo next.",
        Moved(seven, hand(0), TRASH): "You discard 7♠.",
        Moved(DEVIL, STOCK, hand(0)): "You draw the Devil.",
        Moved(None, STOCK, hand(3)): "Dan draws a card.",
        Moved(ANGEL, hand(3), TRASH): "Dan discards the Angel.",
        JudgementDay(1): "Ben calls Judgement Day!",
        LastCardDrawn(): "The last card of the play pile is drawn: the deal is over.",
        HandCounted(2, 11, 20, "a pair"): "Cleo: 11 + 20 for a pair = 31.",
        HandCounted(2, 23, 0, ""): "Cleo: 23.",
        DealEnded((1, 0, 0, -1), (6, 5, 5, 4)): "Credits: you +1 and Dan −1.",
    }
    for event, line in lines.items():
        assert said(event, state) == line


@pytest.mark.clause("AN-12")
def test_the_prompt_counts_ones_own_hand_and_nobody_elses() -> None:
    state = position(IN_PLAY)
    assert (
        prompt(view(state, 0), CAST)
        == "Your turn: discard a card, or call Judgement Day. The hand counts 33 with a pair."
    )
    assert prompt(view(state, 1), CAST) == "You are to play."
    assert prompt(view(state, None), Cast(CAST.names)) == "Ada is to play."


@pytest.mark.clause("AN-5")
def test_the_prompt_asks_for_a_back_to_turn_up() -> None:
    state = deal(AngelOptions(), 4, 1)
    mover = state.turn
    cast = Cast(CAST.names, mover)
    assert prompt(view(state, mover), cast) == (
        "Your turn: turn up any of your five cards. It is out; the lowest goes first."
    )
    watcher = Cast(CAST.names, (mover + 1) % 4)
    assert prompt(view(state, (mover + 1) % 4), watcher).endswith("chooses a card to turn up.")


@pytest.mark.clause("AN-8", "AN-10")
def test_a_preview_says_what_is_kept_or_what_a_call_would_stand_on() -> None:
    seen = view(position(IN_PLAY), 0)
    assert preview(seen, Discard(cards("5S")[0])) == "Discard 5♠, keep 4♥, 4♦ and the Devil"
    assert preview(seen, CallJudgementDay()) == "Your hand counts 33 with a pair"


@pytest.mark.clause("AN-5", "AN-8", "AN-10")
def test_gestures_are_a_back_a_carried_card_and_a_button_that_asks_first() -> None:
    state = position(IN_PLAY)
    four = cards("4H")[0]
    assert gesture(view(state, 0), Discard(four)) == Carry((four,), TRASH)
    call = gesture(view(state, 0), CallJudgementDay())
    assert isinstance(call, Press)
    assert call.confirm
    begun = deal(AngelOptions(), 4, 1)
    assert gesture(view(begun, begun.turn), DiscardUnseen(3)) == Touch(unseen(begun.turn), 3)


@pytest.mark.clause("AN-8", "AN-9", "AN-11")
def test_captions_count_the_piles_and_the_page_opens_where_it_matters() -> None:
    state = position(IN_PLAY)
    assert caption(view(state, 0), STOCK) == "play pile: 2"
    assert caption(view(state, 0), hand(0)) == ""
    assert clause(view(state, 0)) == "AN-9", "this seat holds the Devil"
    assert clause(view(state, 1)) == "AN-8"
    assert clause(view(deal(AngelOptions(), 4, 1), 0)) == "AN-5"


@pytest.mark.clause("AN-6")
@pytest.mark.parametrize(
    ("last", "first", "told"),
    [
        ("DV", 2, "Cleo goes first: 7S is the lowest; the Devil cannot go first."),
        ("8H", 2, "Cleo goes first: 7S is the lowest."),
        ("7H", 2, "Cleo goes first: 7S is the first of the lowest."),
        ("8H", 0, None),
    ],
)
def test_who_else_goes_first_is_held_up_to_be_seen(last: str, first: int, told: str | None) -> None:
    state = position("seat 1: 2S 3S 4S 5S; trash: 7S 9H 10H; rest: stock")
    events = Moved(cards(last)[0], unseen(1), TRASH), GoesFirst(first, cards("7S")[0])
    decided = WORDS.verdict(events, view(state, 0), CAST)
    assert (decided.words.replace("♠", "S") if decided else None) == told
    assert WORDS.verdict(events[:1], view(state, 0), CAST) is None
