"""The sentences of Angel: prompts, previews, refusals, the log, accounts and the lesson."""

import pytest

from game.angel.cards import ANGEL as THE_ANGEL
from game.angel.cards import DEVIL
from game.angel.events import GoesFirst, JudgementDay
from game.angel.game import ANGEL, WORDS
from game.angel.position import STOCK, TRASH, State, hand, unseen
from game.angel.rules import apply
from game.angel.scoring import score
from game.angel.view import view
from game.angel.words.moves import why_not
from game.contract.rules import Refusal
from game.contract.table import Carry, Effect, Gesture, InZone, Occasion, Press, Touch
from game.contract.words import Account, Aim, Sum
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved, Shown
from game.match import Match
from game.sentences import Cast
from tests.game.angel.positions import (
    AT_THE_END,
    BONUSES,
    CALL,
    CAST,
    FOUR_SEVENS,
    cards,
    discard,
    fresh,
    in_play,
    position,
)
from tests.game.feats import deals
from tests.game.positions import ruled

SEVERAL = Cast(CAST.names)
"""Two or more people share the machine: nobody is "you"."""
JUDGEMENT_DAY = Press("Judgement Day", "J")
REST = "seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S 9S"
HOLDING = f"seat 1: 4H 4D 5S DV; {REST}"
"""The first seat's third turn or a later one."""
EARLY = "seat 1: 4H 4D 5S DV; seat 2: AC 5D 8D 10S; rest: stock; left: 20"
"""Its first turn."""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (EARLY, "Throw one card away. You'll draw another."),
        (HOLDING, "Throw one away, or call Judgement Day."),
    ],
)
@pytest.mark.clause("AN-8", "AN-10")
def test_the_prompt_says_what_you_can_do(text: str, told: str) -> None:
    state = position(text)
    assert WORDS.prompt(view(state, 0), CAST) == told
    assert WORDS.prompt(view(state, 0), SEVERAL) == f"Ada: {told}"
    assert WORDS.prompt(view(state, 1), Cast(CAST.names, 1)) == "Ada's move."
    assert WORDS.prompt(view(state, None), SEVERAL) == "Ada's move."


@pytest.mark.clause("AN-10")
def test_a_call_is_asked_about_first_and_answered_with_verbs() -> None:
    call = WORDS.gesture(view(position(HOLDING), 0), CALL)
    assert isinstance(call, Press)
    assert call.confirm == "This ends the deal. If anyone beats you, only you lose a credit."
    assert (call.yes, call.no) == ("Call it", "Wait")


@pytest.mark.clause("AN-8", "AN-12")
def test_piles_and_your_own_hand_are_counted() -> None:
    seen = view(position(HOLDING), 0)
    assert [WORDS.count(seen, place) for place in (STOCK, TRASH, hand(0))] == [2, 24, None]
    assert [WORDS.caption(seen, place) for place in (hand(0), hand(1))] == ["13 + 20 for a pair = 33", ""]
    assert WORDS.caption(view(position(HOLDING), 1), hand(1)) == "24 points"
    assert not any(WORDS.caption(view(position(HOLDING), None), hand(seat)) for seat in range(4))


@pytest.mark.clause("AN-2", "AN-9", "AN-12", "AN-14", "AN-15")
def test_a_close_up_and_the_notes_say_what_counts() -> None:
    seen = view(position(HOLDING), 0)
    ace, seven = cards("AS 7H")
    assert WORDS.describe(seen, seven) == "Worth 7. Your best combination adds a bonus."
    assert WORDS.describe(seen, ace).startswith(
        "Worth 1. Aces are low: A-2-3-4 is a straight, 9-10-A-2 isn't."
    )
    assert WORDS.describe(seen, DEVIL).startswith("The jack of spades is the Devil. He's worth nothing")
    assert "She's worth 15 and can be any card you need" in WORDS.describe(seen, THE_ANGEL)
    assert str(WORDS.explain(seen, InZone("notes"), CAST)).endswith("You only get your best bonus.")


@pytest.mark.parametrize(
    ("tried", "clause", "told"),
    [
        (Carry(cards("DV"), TRASH), "AN-9", "You can't throw the Devil away. Pick another card."),
        (Carry(cards("DV 4H"), TRASH), "AN-9", "You can't throw the Devil away. Pick another card."),
        (Carry(cards("4H 4D"), TRASH), "AN-8", "Only one at a time. Pick the 4♥ or the 4♦."),
        (Carry(cards("4H"), STOCK), "AN-8", "Put it on the discard pile."),
        (Carry(cards("4H"), hand(1)), "AN-8", "Put it on the discard pile."),
        (Carry(cards("AC"), TRASH), "AN-8", "You can only throw away your own cards."),
        (Carry(cards("10H"), hand(0)), "AN-7", "The 10♥ is out until the next deal."),
        (Carry(cards("AG"), hand(0)), "AN-7", "The Angel is out until the next deal."),
        (Touch(TRASH), "AN-7", "Those are out. Throw away one of yours."),
        (Touch(STOCK), "AN-8", "Throw a card away first. Then you draw."),
        (Touch(hand(1)), "AN-8", "Throw one of your cards away, or call Judgement Day."),
    ],
)
@pytest.mark.clause("AN-7", "AN-8", "AN-9")
def test_a_refusal_says_what_is_wrong_and_what_to_do(tried: Gesture, clause: str, told: str) -> None:
    assert why_not(view(position(HOLDING), 0), tried) == Refusal(clause, told)


@pytest.mark.clause("AN-8", "AN-10")
def test_before_the_call_is_open_a_refusal_does_not_offer_it_and_out_of_turn_you_wait() -> None:
    told = why_not(view(position(EARLY), 0), Touch(hand(1)))
    assert told == Refusal("AN-8", "Throw one of your cards away.")
    seen = view(position(HOLDING), 1)
    assert why_not(seen, Carry(cards("AC"), TRASH)) == Refusal("AN-8", "Not your turn yet.")
    assert why_not(seen, JUDGEMENT_DAY) == Refusal("AN-10", "Not your turn yet. You can call when it is.")


@pytest.mark.clause("AN-4", "AN-5", "AN-10")
def test_before_hands_are_looked_at_you_can_only_flip_a_card_of_your_own() -> None:
    state = fresh()
    seat, other = state.turn, (state.turn + 1) % 4
    seen = view(state, seat)
    peeking = Refusal("AN-4", "No peeking. Click one of your five cards to flip it.")
    assert why_not(seen, Carry((0,), TRASH)) == why_not(seen, Touch(unseen(seat))) == peeking
    own = Refusal("AN-5", "That's not yours. Flip one of your own.")
    assert why_not(seen, Touch(unseen(other), 0)) == why_not(seen, Touch(STOCK)) == own
    assert why_not(view(state, other), Touch(unseen(other), 0)) == Refusal("AN-5", "Not your turn yet.")
    closed = Refusal("AN-10", "Judgement Day opens on your third turn.")
    assert why_not(seen, JUDGEMENT_DAY) == closed


@pytest.mark.parametrize(
    ("credits", "deals", "clause", "told"),
    [
        ((9, 5, 5, 2), 9, "AN-20", "You're the Angel. You win the match."),
        ((5, 8, 8, 1), 9, "AN-21", "Dan is the Devil. Ben and Cleo share the win."),
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
    apply(state, 0, CALL)
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
        (DealStarted(3, 0), "Deal 3. You deal. Ben flips first."),
        (GoesFirst(0, cards("7S")[0]), "You go first with the 7♠. Dan is next."),
        (GoesFirst(1, cards("8H")[0]), "Ben goes first with the 8♥. You're next."),
        (Moved(DEVIL, STOCK, hand(0)), "You draw the Devil."),
        (DealEnded((1, 0, 0, -1), (6, 5, 5, 4)), "You win a credit. Dan loses one."),
        (DealEnded((-1, 1, 1, 0), (4, 6, 6, 5)), "Ben and Cleo win a credit each. You lose one."),
        (DealEnded((1, 1, 1, 1), (6, 6, 6, 6)), "Everyone wins a credit."),
    ],
)
@pytest.mark.clause("AN-3", "AN-5", "AN-6", "AN-8", "AN-10", "AN-11", "AN-12", "AN-17", "AN-19")
def test_the_log_tells_what_was_seen(event: Event, told: str) -> None:
    line = WORDS.narrate(event, view(position(HOLDING), 0), CAST)
    assert line is not None and line.words == told


@pytest.mark.clause("AN-17", "AN-18")
def test_cards_drawn_unseen_need_no_line_and_a_lost_credit_is_told_to_the_loser_last_of_all() -> None:
    seen = view(position(HOLDING), 0)
    for place in (hand(3), unseen(0)):
        assert WORDS.narrate(Moved(None, STOCK, place), seen, CAST) is None
    line = WORDS.narrate(DealEnded((-1, 1, 0, 0), (4, 6, 5, 5)), seen, CAST)
    assert line is not None and line.hits == (0,)


@pytest.mark.parametrize(
    ("event", "effect"),
    [
        (GoesFirst(1, 6), Effect(1, "goes first", gain=True)),
        (Moved(DEVIL, unseen(1), TRASH), Effect(1, "flipped the Devil, can't go first", gain=True)),
        (Moved(THE_ANGEL, unseen(1), TRASH), Effect(1, "flipped the Angel, can't go first")),
        (Moved(DEVIL, STOCK, hand(0)), Effect(0, "drew the Devil", occasion=Occasion.HIT)),
        (Moved(THE_ANGEL, STOCK, hand(0)), Effect(0, "drew the Angel", gain=True, occasion=Occasion.TOOK)),
    ],
)
@pytest.mark.clause("AN-6", "AN-9")
def test_what_happens_to_a_seat_is_said_there(event: Event, effect: Effect) -> None:
    assert WORDS.effects(event, view(position(HOLDING), 0), CAST) == [effect]


@pytest.mark.clause("AN-9")
def test_the_rules_open_where_it_matters() -> None:
    state = position(HOLDING)
    assert WORDS.clause(view(state, 0)) == "AN-9", "this seat holds the Devil"
    assert WORDS.clause(view(state, 1)) == "AN-8"
    assert WORDS.clause_of(view(state, 0), CALL) == "AN-10"
    assert WORDS.clause(view(fresh(), 0)) == "AN-5"


@pytest.mark.parametrize(
    ("last", "first", "told"),
    [
        ("DV", 2, "Cleo goes first. The 7♠ is lowest. The Devil can't go first."),
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


def closed_notes(state: State, seat: int) -> list[str]:
    """Return the note under each choice that is not open yet to a seat."""
    return [each.until for each in WORDS.closed(view(state, seat))]


@pytest.mark.clause("AN-10")
def test_until_it_opens_the_call_is_a_closed_choice_that_tells_when() -> None:
    begun, state = fresh(), in_play()
    assert not closed_notes(begun, begun.turn)
    (closed,) = WORDS.closed(view(state, state.turn))
    assert closed.until == "Opens on your 3rd turn. This is your 1st."
    assert not closed_notes(state, (state.turn + 1) % 4) and not WORDS.closed(view(state, None))
    discard(state, 7)
    assert closed_notes(state, state.turn) == ["Opens on your 3rd turn. This is your 2nd."]
    discard(state, 1)
    assert closed_notes(state, state.turn) == []
    assert closed.press == WORDS.gesture(view(state, state.turn), CALL), "the same button"


@pytest.mark.parametrize(("opens", "nth"), [(1, "first"), (2, "second"), (3, "third")])
@pytest.mark.clause("AN-8", "AN-10", "AN-20")
def test_three_lines_open_the_game_and_tell_when_the_call_opens(opens: int, nth: str) -> None:
    lines = WORDS.opening(view(fresh(opens=opens), 0))
    assert [len(line.cards) for line in lines] == [4, 2, 4]
    assert lines[-1].words.startswith(f"From your {nth} turn on, you can call Judgement Day")


def account(text: str, caller: int) -> Account:
    """Return the account of a deal that a seat ends by a call."""
    state = position(text)
    apply(state, caller, CALL)
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), CAST)
    assert told is not None
    return told


@pytest.mark.parametrize(
    ("hands", "caller", "ended", "rule", "clause"),
    [
        (
            AT_THE_END,
            1,
            "You called Judgement Day.",
            "Your 128 is best and wins a credit. Dan's 11 is worst and loses one.",
            "AN-17",
        ),
        (
            AT_THE_END,
            2,
            "Ben called Judgement Day.",
            "Your 128 is best and wins a credit. Ben called with 24, so only Ben loses one.",
            "AN-18",
        ),
        (
            f"{FOUR_SEVENS}; seat 2: AC 5D 8D 10S; seat 3: AS 3H 6D 10C; seat 4: AD 3D 6C 10H; stock: 8S",
            1,
            "You called Judgement Day.",
            "Your 128 is best and wins a credit. The worst hands tie, so nobody loses one.",
            "AN-17",
        ),
        (
            "seat 1: AS 3H 6D 10C; seat 2: AC 3D 6C 10S; seat 3: AH 3C 6H 10D; seat 4: AD 3S 6S 10H; stock: 8S",
            1,
            "You called Judgement Day.",
            "All four hands tie at 20, so everyone wins a credit.",
            "AN-19",
        ),
    ],
)
@pytest.mark.clause("AN-10", "AN-17", "AN-18", "AN-19")
def test_a_deal_is_accounted_for(hands: str, caller: int, ended: str, rule: str, clause: str) -> None:
    told = account(f"{hands}; to play: {caller}", caller - 1)
    assert (told.ended, told.rule, told.clause) == (ended, rule, clause)
    if caller == 1 and "128" in rule:
        assert str(told.rows[0].sum) == "7 + 7 + 7 + 7 + 100 for four of a kind = 128"
        assert (told.rows[0].points, told.rows[0].total) == (1, 6)


@pytest.mark.clause("AN-12", "AN-15")
def test_a_sum_names_the_cards_whose_worth_is_not_on_them_in_the_order_of_the_hand() -> None:
    told = account(AT_THE_END.replace("7H 7D 7S 7C", "AG 7H DV 7S"), 0)
    assert str(told.rows[0].sum) == "7 + 7 + Devil 0 + Angel 15 + 50 for three of a kind = 79"


@pytest.mark.clause("AN-5", "AN-8")
def test_cards_are_turned_up_clockwise_and_then_play_runs_the_other_way() -> None:
    match = Match(ANGEL, ANGEL.options(), 4, 1)
    seen = []
    for _ in range(6):
        seat = match.to_move or 0
        seen.append(((seat - match.view(None).dealer) % 4, WORDS.following(match.view(None))))
        match.play(seat, match.legal(seat)[0])
    dealer = match.view(None).dealer
    turning = [(step, None if following is None else (following - dealer) % 4) for step, following in seen]
    assert turning[:4] == [(1, 2), (2, 3), (3, 0), (0, None)]
    assert turning[4][1] == turning[5][0] == (turning[4][0] - 1) % 4


@pytest.mark.clause("AN-17")
def test_credits_are_won_and_lost_at_the_seat() -> None:
    state = position(AT_THE_END)
    apply(state, 0, CALL)
    seen = view(state, 0)
    told = [effect for event in state.table.events or [] for effect in WORDS.effects(event, seen, CAST)]
    assert told[:3] == [
        Effect(0, "called Judgement Day", occasion=Occasion.DARED),
        Effect(0, "+1 credit", gain=True),
        Effect(3, "−1 credit", loss=True),
    ]


@pytest.mark.clause("AN-1", "AN-20", "AN-21")
def test_the_aim_says_what_counts_and_who_leads() -> None:
    state = position(f"{FOUR_SEVENS}; rest: stock", (4, 6, 5, 5))
    assert WORDS.aim(view(state, 0), CAST) == Aim(
        "Most credits wins", "ends when someone has 10 or none", "Ben is winning, 6 to your 4"
    )


@pytest.mark.clause("AN-5", "AN-6", "AN-7", "AN-8", "AN-9", "AN-10", "AN-13", "AN-15", "AN-17", "AN-18")
def test_the_lesson_ends_with_the_credits_it_tells_of() -> None:
    (lesson,) = ANGEL.lessons
    match = Match(ANGEL, lesson.options, lesson.seats, lesson.seed)
    for _, action in lesson.actions():
        match.play(match.to_move or 0, action)
    assert match.standing.deals == ((1, 0, 0, -1),)


def test_the_page_marks_every_ruling_of_ours() -> None:
    clauses = "AN-3 AN-5 AN-6 AN-9 AN-10 AN-12 AN-13 AN-15 AN-16 AN-17 AN-19 AN-20 AN-21 AN-22"
    assert ruled("angel") == clauses.split()


def test_a_call_that_is_told_of_was_made_and_held() -> None:
    met = 0
    for told in deals(ANGEL, 4, range(3)):
        hands = {event.place: event.cards for event in told.events if isinstance(event, Shown)}
        counts = [score(hands[hand(seat)], BONUSES) for seat in range(4)]
        callers = [event.seat for event in told.events if isinstance(event, JudgementDay)]
        held = bool(callers) and counts[callers[0]] > sorted(counts)[-2]
        assert len(told.feats) == held
        for feat in told.feats:
            assert [feat.seat] == callers
            called = f"{told.cast.name(feat.seat)} called Judgement Day with {counts[feat.seat]}"
            assert feat.words == f"{called}, and the next best was {sorted(counts)[-2]}"
            met += 1
    assert met


def test_a_sum_tells_its_cards_in_the_order_in_which_they_lie() -> None:
    told = Sum(("8", " + 7", " + 9", " + 20 for a pair", " = 44"), (21, 20, 35))
    assert str(told.in_order((20, 21, 35))) == "7 + 8 + 9 + 20 for a pair = 44"
    assert told.in_order((20, 21)) == told, "those are other cards"
    assert Sum(("no cards",)).in_order(()) == Sum(("no cards",))
