"""Sentences of Angel: prompts, previews, refusals and the log."""

import pytest

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import ANGEL, DECK, DEVIL
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.options import AngelOptions
from game.angel.position import STOCK, TRASH, State, hand, unseen
from game.angel.rules import apply, deal
from game.angel.view import view
from game.angel.why_not import why_not
from game.angel.words import WORDS
from game.contract.rules import Refusal
from game.contract.table import (
    BySeat,
    Carry,
    Effect,
    Gesture,
    InZone,
    Occasion,
    OnCard,
    OnPlace,
    Press,
    Touch,
)
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.sentences import Cast
from tests.game.angel.positions import position

CAST = Cast(("Ada", "Ben", "Cleo", "Dan"), 0)
SEVERAL = Cast(CAST.names)
"""Two or more people share the machine: nobody is "you"."""
JUDGEMENT_DAY = Press("Judgement Day", "J")
REST = "seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S 9S"
IN_PLAY = f"seat 1: 4H 4D 5S DV; {REST}"
"""The first seat's third turn or a later one."""
EARLY = "seat 1: 4H 4D 5S DV; seat 2: AC 5D 8D 10S; rest: stock; left: 20"
"""Its first turn."""


def cards(codes: str) -> tuple[int, ...]:
    """Return the cards of these codes."""
    return tuple(DECK.cards(codes))


def flipping() -> State:
    """Return a deal in which everybody is still to flip a card."""
    return deal(AngelOptions(), 4, 1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (EARLY, "Throw one card away. You'll draw another."),
        (IN_PLAY, "Throw one away, or call Judgement Day."),
    ],
)
@pytest.mark.clause("AN-8", "AN-10")
def test_the_prompt_says_what_you_can_do(text: str, told: str) -> None:
    state = position(text)
    assert WORDS.prompt(view(state, 0), CAST) == told
    assert WORDS.prompt(view(state, 0), SEVERAL) == f"Ada: {told}"
    assert WORDS.prompt(view(state, 1), Cast(CAST.names, 1)) == "Ada's move."
    assert WORDS.prompt(view(state, None), SEVERAL) == "Ada's move."


@pytest.mark.clause("AN-5", "AN-6")
def test_the_prompt_asks_for_a_card_to_flip() -> None:
    state = flipping()
    seat = state.turn
    told = WORDS.prompt(view(state, seat), Cast(CAST.names, seat))
    assert told == "Flip one of your five cards. The lowest card goes first."
    other = (seat + 1) % 4
    told = WORDS.prompt(view(state, other), Cast(CAST.names, other))
    assert told == f"{CAST.names[seat]} is flipping a card."


@pytest.mark.clause("AN-8", "AN-11")
def test_a_preview_says_what_you_keep_and_what_comes() -> None:
    five = Discard(cards("5S")[0])
    assert WORDS.preview(view(position(IN_PLAY), 0), five) == "Keep 4♥, 4♦ and the Devil. You draw another."
    last = position(IN_PLAY.replace("8S 9S", "8S"))
    assert WORDS.preview(view(last, 0), five) == "Keep 4♥, 4♦ and the Devil. The last card ends the deal."


@pytest.mark.clause("AN-5", "AN-10", "AN-12")
def test_a_preview_says_what_a_flip_and_a_call_do() -> None:
    told = WORDS.preview(view(position(IN_PLAY), 0), CallJudgementDay())
    assert told == "The deal ends. You have 33."
    state = flipping()
    told = WORDS.preview(view(state, state.turn), DiscardUnseen(1))
    assert told == "Flip this one. It's out until the next deal."


@pytest.mark.clause("AN-5", "AN-8", "AN-10")
def test_every_action_is_a_card_to_click_a_card_to_drag_or_a_button() -> None:
    state, four = position(IN_PLAY), cards("4H")[0]
    assert WORDS.gesture(view(state, 0), Discard(four)) == Carry((four,), TRASH)
    begun = flipping()
    assert WORDS.gesture(view(begun, begun.turn), DiscardUnseen(3)) == Touch(unseen(begun.turn), 3)


@pytest.mark.clause("AN-10")
def test_a_call_is_asked_about_first_and_answered_with_verbs() -> None:
    call = WORDS.gesture(view(position(IN_PLAY), 0), CallJudgementDay())
    assert isinstance(call, Press)
    assert call.confirm == "This ends the deal. If anyone beats you, only you lose a credit."
    assert (call.yes, call.no) == ("Call it", "Wait")


@pytest.mark.clause("AN-5", "AN-8", "AN-10")
def test_actions_read_as_orders() -> None:
    seen = view(position(IN_PLAY), 0)
    orders = [WORDS.order(seen, action) for action in (DiscardUnseen(0), Discard(ANGEL), CallJudgementDay())]
    assert orders == ["flip any card", "throw away the Angel", "call Judgement Day"]


@pytest.mark.clause("AN-8", "AN-12")
def test_piles_and_your_own_hand_are_counted() -> None:
    seen = view(position(IN_PLAY), 0)
    assert [WORDS.count(seen, place) for place in (STOCK, TRASH, hand(0))] == [2, 24, None]
    assert [WORDS.caption(seen, place) for place in (hand(0), hand(1))] == ["you have 33 with a pair", ""]
    assert WORDS.caption(view(position(IN_PLAY), 1), hand(1)) == "you have 24"
    assert not any(WORDS.caption(view(position(IN_PLAY), None), hand(seat)) for seat in range(4))


@pytest.mark.clause("AN-12", "AN-13")
def test_the_notes_are_the_bonus_table_of_this_match() -> None:
    state = deal(AngelOptions(pair=7), 4, 1)
    title, worth, pair, *_, four = WORDS.notes(view(state, 0), CAST)
    assert (title, worth) == ("Your cards plus one bonus", "ace 1, Angel 15, Devil 0")
    assert (pair, four) == ("a pair: 7", "four of a kind: 100")


@pytest.mark.clause("AN-8", "AN-9", "AN-11", "AN-14")
def test_everything_on_the_table_says_what_it_is() -> None:
    seen = view(position(IN_PLAY), 0)
    spots = [*map(OnPlace, (STOCK, TRASH, hand(0), hand(1))), BySeat(1), OnCard(DEVIL), InZone("notes")]
    assert [str(WORDS.explain(seen, spot, CAST)) for spot in spots] == [
        "The draw pile: 2 cards. The last one ends the deal.",
        "The discard pile: 24 cards, out until the next deal. Drop a card here to throw it away.",
        "Your hand counts 33 with a pair. Double-click a card to throw it away, or drag it to the discard "
        "pile.",
        "Ben's hand: 4 cards.",
        "Ben has 5 credits. The match ends when someone has 10 or none.",
        "The Devil is stuck in this hand. It counts nothing, and it can't be thrown away.",
        "A straight is four in a row, ace low. A flush is four of a suit. Only your best bonus counts.",
    ]
    assert WORDS.explain(seen, OnPlace(unseen(0)), CAST) is None


@pytest.mark.clause("AN-4", "AN-5")
def test_cards_that_nobody_has_seen_say_so() -> None:
    state = flipping()
    seat, other = state.turn, (state.turn + 1) % 4
    seen, cast = view(state, seat), Cast(CAST.names, seat)
    told = [str(WORDS.explain(seen, OnPlace(unseen(each)), cast)) for each in (seat, other)]
    assert told == [
        "Your 5 cards. Nobody has looked at them. Click one to flip it.",
        f"{CAST.names[other]}'s 5 cards. Nobody has looked at them.",
    ]


@pytest.mark.clause("AN-2", "AN-9", "AN-12", "AN-14", "AN-15")
def test_a_close_up_says_what_a_card_counts() -> None:
    seen = view(position(IN_PLAY), 0)
    ace, seven = cards("AS 7H")
    assert WORDS.describe(seen, seven) == "Counts 7. Your best combination adds its bonus."
    assert WORDS.describe(seen, ace).startswith("Counts 1. It's low: A-2-3-4 is a straight, 9-10-A-2 isn't.")
    assert WORDS.describe(seen, DEVIL).startswith("The jack of spades is the Devil. It counts nothing")
    assert "counts 15 and stands for whatever card" in WORDS.describe(seen, ANGEL)


@pytest.mark.parametrize(
    ("tried", "clause", "told"),
    [
        (Carry(cards("DV"), TRASH), "AN-9", "You can't throw the Devil away. Pick another card."),
        (Carry(cards("DV 4H"), TRASH), "AN-9", "You can't throw the Devil away. Pick another card."),
        (Carry(cards("4H 4D"), TRASH), "AN-8", "You can only throw one away. Pick the 4♥ or the 4♦."),
        (Carry(cards("4H"), STOCK), "AN-8", "Put it on the discard pile to throw it away."),
        (Carry(cards("4H"), hand(1)), "AN-8", "Put it on the discard pile to throw it away."),
        (Carry(cards("AC"), TRASH), "AN-8", "You can only throw away your own cards."),
        (Carry(cards("10H"), hand(0)), "AN-7", "The 10♥ is out until the next deal."),
        (Carry(cards("AG"), hand(0)), "AN-7", "The Angel is out until the next deal."),
        (Touch(TRASH), "AN-7", "Those cards are out. Throw away one of yours."),
        (Touch(STOCK), "AN-8", "Throw a card away first. Then you draw."),
        (Touch(hand(1)), "AN-8", "Throw one of your cards away, or call Judgement Day."),
    ],
)
@pytest.mark.clause("AN-7", "AN-8", "AN-9")
def test_a_refusal_says_what_is_wrong_and_what_to_do(tried: Gesture, clause: str, told: str) -> None:
    assert why_not(view(position(IN_PLAY), 0), tried) == Refusal(clause, told)


@pytest.mark.clause("AN-8", "AN-10")
def test_before_the_call_is_open_a_refusal_does_not_offer_it() -> None:
    told = why_not(view(position(EARLY), 0), Touch(hand(1)))
    assert told == Refusal("AN-8", "Throw one of your cards away.")


@pytest.mark.clause("AN-8", "AN-10")
def test_out_of_turn_you_wait() -> None:
    seen = view(position(IN_PLAY), 1)
    assert why_not(seen, Carry(cards("AC"), TRASH)) == Refusal("AN-8", "Not your turn yet.")
    assert why_not(seen, JUDGEMENT_DAY) == Refusal(
        "AN-10", "Not your turn yet. You can only call on your own turn."
    )


@pytest.mark.clause("AN-4", "AN-5", "AN-10")
def test_before_hands_are_looked_at_you_can_only_flip_a_card_of_your_own() -> None:
    state = flipping()
    seat, other = state.turn, (state.turn + 1) % 4
    seen = view(state, seat)
    peeking = Refusal("AN-4", "No peeking. Click one of your five cards to flip it.")
    assert why_not(seen, Carry((0,), TRASH)) == why_not(seen, Touch(unseen(seat))) == peeking
    own = Refusal("AN-5", "That's not yours. Flip one of your own five cards.")
    assert why_not(seen, Touch(unseen(other), 0)) == why_not(seen, Touch(STOCK)) == own
    assert why_not(view(state, other), Touch(unseen(other), 0)) == Refusal("AN-5", "Not your turn yet.")
    closed = Refusal("AN-10", "Judgement Day opens on your third turn.")
    assert why_not(seen, JUDGEMENT_DAY) == closed


@pytest.mark.parametrize(
    ("credits", "deals", "clause", "told"),
    [
        ((9, 5, 5, 2), 9, "AN-20", "You're the Angel. You win the match."),
        ((5, 8, 8, 1), 9, "AN-21", "Dan is the Devil. Ben and Cleo share the match."),
        ((5, 5, 5, 5), 199, "AN-22", "That's 200 deals. The match ends. You win the match."),
    ],
)
@pytest.mark.clause("AN-20", "AN-21", "AN-22")
def test_when_the_match_is_over_it_is_told_why(
    credits: tuple[int, ...], deals: int, clause: str, told: str
) -> None:
    hands = f"seat 1: 7H 7D 7S 7C; {REST}".replace("AS 2H 3D 5C", "AS 2H 4D 5C")
    state = position(hands, credits)
    state.deals = ((0, 0, 0, 0),) * deals
    apply(state, 0, CallJudgementDay())
    seen = view(state, 0)
    assert why_not(seen, JUDGEMENT_DAY) == Refusal(clause, "The match is over.")
    assert WORDS.clause(seen) == clause
    over = next(event for event in state.table.events or () if isinstance(event, MatchEnded))
    line = WORDS.narrate(over, seen, CAST)
    assert line is not None and line.words == told
    assert WORDS.prompt(seen, CAST).startswith("The match is over. ")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (DealStarted(1, 2), "Deal 1: Cleo deals. Dan flips first."),
        (DealStarted(2, 3), "Deal 2: Dan deals. You flip first."),
        (DealStarted(3, 0), "Deal 3: you deal. Ben flips first."),
        (Moved(cards("7S")[0], unseen(1), TRASH), "Ben flips the 7♠."),
        (Moved(DEVIL, unseen(0), TRASH), "You flip the Devil."),
        (GoesFirst(0, cards("7S")[0]), "You go first with the 7♠. Dan is next."),
        (GoesFirst(1, cards("8H")[0]), "Ben goes first with the 8♥. You're next."),
        (Moved(cards("7S")[0], hand(0), TRASH), "You throw away the 7♠."),
        (Moved(ANGEL, hand(3), TRASH), "Dan throws away the Angel."),
        (Moved(DEVIL, STOCK, hand(0)), "You draw the Devil."),
        (JudgementDay(1), "Ben calls Judgement Day!"),
        (LastCardDrawn(), "That was the last card. The deal is over."),
        (HandCounted(2, 11, 20, "a pair"), "Cleo has 31 with a pair."),
        (HandCounted(0, 23, 0, ""), "You have 23."),
        (DealEnded((1, 0, 0, -1), (6, 5, 5, 4)), "You win a credit. Dan loses one."),
        (DealEnded((-1, 1, 1, 0), (4, 6, 6, 5)), "Ben and Cleo win a credit each. You lose one."),
        (DealEnded((1, 1, 1, 1), (6, 6, 6, 6)), "Everybody wins a credit."),
    ],
)
@pytest.mark.clause("AN-3", "AN-5", "AN-6", "AN-8", "AN-10", "AN-11", "AN-12", "AN-17", "AN-19")
def test_the_log_tells_what_was_seen(event: Event, told: str) -> None:
    line = WORDS.narrate(event, view(position(IN_PLAY), 0), CAST)
    assert line is not None and line.words == told


@pytest.mark.parametrize("event", [Moved(None, STOCK, hand(3)), Moved(None, STOCK, unseen(0))])
def test_what_is_obvious_needs_no_line(event: Event) -> None:
    assert WORDS.narrate(event, view(position(IN_PLAY), 0), CAST) is None


@pytest.mark.clause("AN-17", "AN-18")
def test_a_lost_credit_is_told_to_the_loser_last_of_all() -> None:
    line = WORDS.narrate(DealEnded((-1, 1, 0, 0), (4, 6, 5, 5)), view(position(IN_PLAY), 0), CAST)
    assert line is not None and line.hits == (0,)


@pytest.mark.parametrize(
    ("event", "effect"),
    [
        (GoesFirst(1, 6), Effect(1, "first to go", gain=True)),
        (Moved(DEVIL, unseen(1), TRASH), Effect(1, "flipped the Devil, so can't go first", gain=True)),
        (Moved(ANGEL, unseen(1), TRASH), Effect(1, "flipped the Angel, so can't go first")),
        (Moved(DEVIL, STOCK, hand(0)), Effect(0, "drew the Devil", occasion=Occasion.HIT)),
        (Moved(ANGEL, STOCK, hand(0)), Effect(0, "drew the Angel", gain=True, occasion=Occasion.TOOK)),
    ],
)
@pytest.mark.clause("AN-6", "AN-9")
def test_what_happens_to_a_seat_is_said_there(event: Event, effect: Effect) -> None:
    assert WORDS.effects(event, view(position(IN_PLAY), 0), CAST) == [effect]


@pytest.mark.clause("AN-9")
def test_the_rules_open_where_it_matters() -> None:
    state = position(IN_PLAY)
    assert WORDS.clause(view(state, 0)) == "AN-9", "this seat holds the Devil"
    assert WORDS.clause(view(state, 1)) == "AN-8"
    assert WORDS.clause_of(view(state, 0), CallJudgementDay()) == "AN-10"
    assert WORDS.clause(view(flipping(), 0)) == "AN-5"


@pytest.mark.parametrize(
    ("last", "first", "told"),
    [
        ("DV", 2, "Cleo goes first. The 7♠ is lowest, because the Devil can't go first."),
        ("8H", 2, "Cleo goes first. The 7♠ is lowest."),
        ("7H", 2, "Cleo goes first. The 7♠ ties for lowest, and it was flipped first."),
        ("8H", 0, None),
    ],
)
@pytest.mark.clause("AN-6")
def test_who_else_goes_first_is_told_with_the_reason(last: str, first: int, told: str | None) -> None:
    state = position("seat 1: 2S 3S 4S 5S; trash: 7S 9H 10H; rest: stock")
    events = Moved(cards(last)[0], unseen(1), TRASH), GoesFirst(first, cards("7S")[0])
    decided = WORDS.verdict(events, view(state, 0), CAST)
    assert (decided.words if decided else None) == told
    assert WORDS.verdict(events[:1], view(state, 0), CAST) is None
