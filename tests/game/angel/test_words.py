"""The sentences of Angel: prompts, previews, refusals, the log, accounts and the lesson."""

from random import Random

import pytest

from game.angel.actions import Discard
from game.angel.cards import DECK, DEVIL, VALUE
from game.angel.game import ANGEL, WORDS
from game.angel.position import HANDS, STOCK, TRASH, UNSEEN, State
from game.angel.rules import apply
from game.angel.scoring import NAMES, Combination, best, combinations, score
from game.angel.view import AngelView, view
from game.angel.words.hints import (
    CallTooRisky,
    Hope,
    Hopes,
    Keeps,
    Lowest,
    MostOnAverage,
    NotOpenYet,
    Reason,
    call_wins,
    hope,
    why,
)
from game.angel.words.moves import why_not
from game.contract.table import BySeat, Carry, Gesture, Press, Touch
from game.contract.words import Account, Sum
from game.table import DealEnded, Moved
from tests.conformance.tables import tables_of
from tests.game.among_fiends import among_fiends
from tests.game.angel.positions import AT_THE_END, BONUSES, CALL, CAST, FOUR_SEVENS, cards, fresh, position
from tests.game.positions import account_of, feats_of

JUDGEMENT_DAY = Press("Judgement Day", "J")
REST = "seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S 9S"
HOLDING = f"seat 1: 4H 4D 5S DV; {REST}"
"""The first seat's third turn or a later one."""


@pytest.mark.parametrize(
    ("tried", "clause"),
    [
        *((Carry(cards(codes), TRASH), "AN-9") for codes in ("DV", "DV 4H")),
        *((Carry(cards(codes), TRASH), "AN-8") for codes in ("4H 4D", "AC")),
        *((Carry(cards("4H"), place), "AN-8") for place in (STOCK, HANDS[1])),
        *((Carry(cards(codes), HANDS[0]), "AN-7") for codes in ("10H", "AG")),
        *((Touch(place), clause) for place, clause in ((TRASH, "AN-7"), (STOCK, "AN-8"), (HANDS[1], "AN-8"))),
    ],
)
@pytest.mark.clause("AN-7", "AN-8", "AN-9")
def test_a_refusal_leads_to_the_clause_in_the_way(tried: Gesture, clause: str) -> None:
    assert why_not(view(position(HOLDING), 0), tried).clause == clause


@pytest.mark.clause("AN-4", "AN-5", "AN-10")
def test_before_hands_are_seen_you_can_only_flip_your_own_card() -> None:
    state = fresh()
    other = (state.turn + 1) % 4
    for tried, clause in (
        (Carry((0,), TRASH), "AN-4"),
        (Touch(UNSEEN[state.turn]), "AN-4"),
        (Touch(UNSEEN[other], 0), "AN-5"),
        (Touch(STOCK), "AN-5"),
        (JUDGEMENT_DAY, "AN-10"),
    ):
        assert why_not(view(state, state.turn), tried).clause == clause
    assert why_not(view(state, other), Touch(UNSEEN[other], 0)).clause == "AN-5"


@pytest.mark.parametrize("place", [HANDS[3], UNSEEN[0]])
def test_a_draw_that_nobody_saw_is_not_logged(place: int) -> None:
    assert WORDS.narrate(Moved(None, STOCK, place), view(position(HOLDING), 0), CAST) is None


@pytest.mark.clause("AN-17", "AN-18")
def test_a_lost_credit_hits_its_seat() -> None:
    line = WORDS.narrate(DealEnded((-1, 1, 0, 0), (4, 6, 5, 5)), view(position(HOLDING), 0), CAST)
    assert line is not None and line.hits == (0,)


@pytest.mark.clause("AN-20")
@pytest.mark.parametrize("target", (7, 10))
def test_every_text_names_the_credits_that_win_the_match(target: int) -> None:
    seen = view(position(HOLDING, (target, 4, 5, 5), target=target), 0)
    told = WORDS.explain(seen, BySeat(1), CAST)
    assert str(WORDS.aim(seen, CAST)).startswith(f"First to {target} credits wins")
    assert told is not None and f"First to {target} wins." in str(told)
    assert (WORDS.over(seen, CAST), WORDS.target(seen)) == (f"You have {target} credits.", target)


def account(text: str, caller: int) -> Account:
    """Return the account of a deal that a seat ends by a call."""
    state = position(text)
    apply(state, caller, CALL)
    return account_of(ANGEL, state, CAST)


TIED_WORST = f"{FOUR_SEVENS}; seat 2: AC 5D 8D 10S; seat 3: AS 3H 6D 10C; seat 4: AD 3D 6C 10H; stock: 8S"
ALL_TIED = "seat 1: AS 3H 6D 10C; seat 2: AC 3D 6C 10S; seat 3: AH 3C 6H 10D; seat 4: AD 3S 6S 10H; stock: 8S"


@pytest.mark.parametrize(
    ("hands", "caller", "clause", "credits"),
    [
        (AT_THE_END, 0, "AN-17", (1, 0, 0, -1)),
        (AT_THE_END, 1, "AN-18", (1, -1, 0, 0)),
        (TIED_WORST, 0, "AN-17", (1, 0, 0, 0)),
        (ALL_TIED, 0, "AN-19", (1, 1, 1, 1)),
    ],
)
@pytest.mark.clause("AN-10", "AN-17", "AN-18", "AN-19")
def test_a_deal_is_accounted_for(hands: str, caller: int, clause: str, credits: tuple[int, ...]) -> None:
    told = account(f"{hands}; to play: {caller + 1}", caller)
    assert (told.clause, tuple(row.points for row in told.rows)) == (clause, credits)
    if hands is AT_THE_END:
        assert str(told.rows[0].sum) == "7 + 7 + 7 + 7 + 100 for four of a kind = 128"
        assert "128" in f"{told.ended} {told.rule}"


@pytest.mark.clause("AN-12", "AN-15")
def test_a_sum_names_cards_without_a_number() -> None:
    told = account(AT_THE_END.replace("7H 7D 7S 7C", "AG 7H DV 7S"), 0)
    assert str(told.rows[0].sum) == "7 + 7 + Devil 0 + Angel 15 + 50 for three of a kind = 79"
    assert len(told.rows[0].sum.joined) == 3 and DEVIL not in told.rows[0].sum.joined


@pytest.mark.parametrize(
    ("hand", "other", "told"),
    [
        ("8H 8D 9S 10C", "4S 3H 6D 9C", ["you called Judgement Day with 55, and the next best was 22"]),
        ("9H 9D 10S 10C", "7H 7D 7S 2C", ["you called Judgement Day with 78, and the next best was 73"]),
        ("9H 9D 10S 10C", "6H 6D 6S 4C", []),
        ("8H 8D 9S 10C", "6H 6D 6S 2C", []),
    ],
    ids=["weak", "close", "neither", "lost"],
)
@pytest.mark.clause("AN-10", "AN-17")
def test_a_weak_or_a_close_call_is_a_feat(hand: str, other: str, told: list[str]) -> None:
    state = position(f"seat 1: {hand}; seat 2: {other}; seat 3: AS 2H 3D 5C; seat 4: AC 2D 3C 5D; stock: 8S")
    apply(state, 0, CALL)
    assert [words for words, _ in feats_of(ANGEL, state, CAST)] == told


def test_a_sum_tells_its_cards_in_the_order_in_which_they_lie() -> None:
    told = Sum(("8", "7", "9", "20 for a pair"), (), 44, (21, 20, 35))
    assert str(told.in_order((20, 21, 35))) == "7 + 8 + 9 + 20 for a pair = 44"
    assert told.in_order((20, 21)) == told and Sum(("no cards",)).in_order(()) == Sum(("no cards",))


def hidden(state: State) -> list[int]:
    """Return the cards that the seat to move has not seen."""
    seen = {*state.table.piles[HANDS[state.turn]], *state.table.piles[TRASH]}
    return [card for card in range(len(DECK)) if card not in seen]


def average(state: State, gone: int) -> float:
    """Return the average points of the hand after a discard and a draw."""
    kept = [card for card in state.table.piles[HANDS[state.turn]] if card != gone]
    return sum(score([*kept, card], state.bonuses) for card in hidden(state)) / len(hidden(state))


def makes(hoped: Hope, kept: list[int], state: State) -> bool:
    """True if these unseen cards and no others make a combination that is worth more than what is kept."""
    making = [card for card in hidden(state) if hoped.combination in combinations([*kept, card])]
    better = state.bonuses[hoped.combination] > best(kept, state.bonuses)[0]
    also = hoped.also is None or makes(hoped.also, kept, state)
    return better and also and sorted(hoped.cards) == making


def holds(reason: Reason, state: State, card: int) -> bool:
    """True if a reason to throw a card away is so, worked out from the whole position."""
    hand = state.table.piles[HANDS[state.turn]]
    kept = [other for other in hand if other != card]
    may_go = [other for other in hand if other != DEVIL]
    now, mine, coming = score(hand, state.bonuses), average(state, card), hidden(state)
    costs_least = all(mine >= average(state, other) - 1e-9 for other in may_go)
    open_now = CALL in ANGEL.legal(state, state.turn)
    if isinstance(reason, Keeps | Hopes) and (higher := reason.higher) is not None:
        assert higher in kept and VALUE[higher] > VALUE[card]
    match reason:
        case NotOpenYet(opens=opens):
            return not open_now and opens == state.opens and costs_least and mine < now
        case CallTooRisky(chance=chance):
            return open_now and costs_least and mine < now and chance < 0.45
        case Keeps(combination=combination, hoped=hoped):
            return best(kept, BONUSES)[1] == combination and (hoped is None or makes(hoped, kept, state))
        case Hopes(hoped=hoped, chance=chance, breaks=breaks):
            so = (chance, breaks) == (
                len(hoped.all_cards) / len(coming),
                best(hand, BONUSES)[1] == Combination.PAIR,
            )
            return so and makes(hoped, kept, state) and best(kept, state.bonuses)[0] == 0
        case Lowest(higher=higher, hidden=count):
            worse = [each for each in coming if VALUE[each] <= VALUE[card]]
            lowest = all(VALUE[card] < VALUE[other] for other in may_go if other != card)
            return lowest and (len(worse), len(coming)) == (count - higher, count)
        case MostOnAverage(points=points):
            return abs(points - mine) <= 0.5 and costs_least
    return False


@pytest.mark.clause("AN-13", "AN-15")
def test_a_hand_that_may_become_a_straight_or_a_flush_hears_of_both() -> None:
    kept = cards("5S 6S AG")
    hoped = hope(kept, [card for card in range(len(DECK)) if card not in kept], BONUSES)
    assert hoped is not None and hoped.also is not None
    assert {NAMES[hoped.combination], NAMES[hoped.also.combination]} == {"a straight", "a flush"}
    assert set(cards("AS 10S 7H")) <= hoped.all_cards and not set(cards("10H")) & hoped.all_cards


def test_reasons_for_discards_are_true(decisions: int, fuzz_seed: int) -> None:
    told = set[object]()
    for state, seen in among_fiends(tables_of(ANGEL), max(100, decisions // 60), Random(fuzz_seed)):
        for action in seen.legal:
            if isinstance(action, Discard) and (found := why(seen, action)) is not None:
                assert holds(found, state, action.card), (found, action)
                told.add(type(found))
    assert {Keeps, Hopes, Lowest} <= told


def seen_with(hand: str, left: int) -> AngelView:
    """Return the first seat's view of a deal with this hand and this many cards left to draw."""
    flipped = "AS 2S 3S 10S"
    named = {*hand.split(), *flipped.split()}
    others = [face.code for face in DECK.faces if face.code not in named][:12]
    hands = "; ".join(f"seat {2 + index}: {' '.join(others[4 * index :][:4])}" for index in range(3))
    return view(position(f"seat 1: {hand}; {hands}; trash: {flipped}; rest: stock; left: {left}"), 0)


@pytest.mark.clause("AN-17", "AN-18")
def test_a_better_hand_wins_a_call_more_often() -> None:
    hands = ("AH 5H 6C 9S", "8H 8D 9S 10C", "8H 8D 9S 9C", "8H 8D 8S 10C", "9H 9D 9S 9C")
    chances = [call_wins(seen_with(hand, left=14)) for hand in hands]
    assert chances == sorted(chances) and chances[0] < 0.1 and chances[-1] > 0.95
