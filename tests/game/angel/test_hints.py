"""The reasons and odds of a hint hold in the position, and are told in a sentence."""

from random import Random

import pytest

from game.angel.actions import Discard, DiscardUnseen
from game.angel.cards import DECK, DEVIL, VALUE
from game.angel.game import ANGEL, WORDS
from game.angel.position import HANDS, TRASH, State
from game.angel.rules import apply
from game.angel.scoring import NAMES, best, combinations, score
from game.angel.view import AngelView, view
from game.angel.words.reasons import (
    Averages,
    CallTooRisky,
    CallWins,
    Hope,
    Hopes,
    Keeps,
    NotOpenYet,
    Plain,
    Reason,
    call_wins,
    times,
    why,
)
from game.level import Level
from tests.conformance.tables import settings
from tests.game.angel.positions import CALL, CAST, fresh, position


def hidden(state: State) -> list[int]:
    """Return the cards that the seat to move has not seen."""
    seen = {*state.table.piles[HANDS[state.turn]], *state.table.piles[TRASH]}
    return [card for card in range(len(DECK)) if card not in seen]


def average(state: State, gone: int) -> float:
    """Return what the hand counts on average after a discard and a draw."""
    kept = [card for card in state.table.piles[HANDS[state.turn]] if card != gone]
    coming = hidden(state)
    return sum(score([*kept, card], state.bonuses) for card in coming) / len(coming)


def makes(hoped: Hope, kept: list[int], state: State) -> bool:
    """True if these unseen cards and no others make a combination that is worth more than what is kept."""
    making = [card for card in hidden(state) if hoped.combination in combinations([*kept, card])]
    better = state.bonuses[hoped.combination] > best(kept, state.bonuses)[0]
    return better and sorted(hoped.cards) == making


def holds(reason: Reason, state: State, card: int) -> bool:
    """True if a reason to throw a card away is so, worked out from the whole position."""
    hand = state.table.piles[HANDS[state.turn]]
    kept = [other for other in hand if other != card]
    may_go = [other for other in hand if other != DEVIL]
    now, mine = score(hand, state.bonuses), average(state, card)
    costs_least = all(mine >= average(state, other) - 1e-9 for other in may_go)
    open_now = CALL in ANGEL.legal(state, state.turn)
    match reason:
        case NotOpenYet(opens=opens):
            return not open_now and opens == state.opens and costs_least and mine < now
        case CallTooRisky(chance=chance):
            return open_now and costs_least and mine < now and chance < 0.45
        case Keeps(combination=combination, hoped=hoped):
            kept_best = best(kept, state.bonuses)[1] == combination
            return kept_best and (hoped is None or makes(hoped, kept, state))
        case Hopes(hoped=hoped, chance=chance):
            told = chance == len(hoped.cards) / len(hidden(state))
            return told and makes(hoped, kept, state) and best(kept, state.bonuses)[0] == 0
        case Plain.LOWEST:
            return all(VALUE[card] < VALUE[other] for other in may_go if other != card)
        case Averages(points=points):
            return abs(points - mine) <= 0.5
    return False


def test_every_reason_to_throw_a_card_away_is_so(decisions: int, fuzz_seed: int) -> None:
    random, told = Random(fuzz_seed), set[object]()
    for setting in (setting for setting in settings() if setting.game is ANGEL):
        state = ANGEL.deal(setting.options, setting.seats, random.getrandbits(30))
        for _ in range(max(100, decisions // 60)):
            seat = ANGEL.to_move(state)
            if seat is None:
                break
            seen = view(state, seat)
            for action in seen.legal:
                if isinstance(action, Discard):
                    found = why(seen, action)
                    assert holds(found, state, action.card), (found, action)
                    told.add(found if isinstance(found, Plain) else type(found))
            apply(state, seat, ANGEL.search.policies[Level.FIEND](seen, random))
    assert {Keeps, Hopes, Plain.LOWEST} <= told


def seen_with(hand: str, left: int) -> AngelView:
    """Return the first seat's view of a deal with this hand and this many cards left to draw."""
    flipped = "AS 2S 3S 10S"
    named = {*hand.split(), *flipped.split()}
    others = [face.code for face in DECK.faces if face.code not in named][:12]
    hands = "; ".join(f"seat {2 + index}: {' '.join(others[4 * index :][:4])}" for index in range(3))
    return view(position(f"seat 1: {hand}; {hands}; trash: {flipped}; rest: stock; left: {left}"), 0)


def thrown(code: str) -> Discard:
    """Return the action that throws this card away."""
    return Discard(DECK.cards(code)[0])


@pytest.mark.parametrize(
    ("hand", "code", "told"),
    [
        ("5S 5H 8C DV", "8C", "You keep a pair, and a 5 or the Angel makes three of a kind."),
        ("8H 9H 4H AC", "AC", "A heart or the Angel makes a flush. You'll draw one about 1 time in 5."),
        ("4C 5D 7S AH", "AH", "A 6 or the Angel makes a straight. You'll draw one about 1 time in 7."),
        ("AH 3D 7S 9C", "AH", "It's your lowest card."),
        (
            "AH 3D 7S 9C",
            "9C",
            "You'll get a pair about 1 time in 5.",
        ),
    ],
)
@pytest.mark.clause("AN-13", "AN-15", "AN-16")
def test_a_reason_to_throw_a_card_away_is_one_plain_sentence(hand: str, code: str, told: str) -> None:
    assert WORDS.reason(seen_with(hand, left=22), thrown(code), CAST) == told


@pytest.mark.clause("AN-4", "AN-10", "AN-17", "AN-18")
def test_a_hint_for_a_call_a_call_not_open_a_bad_call_and_a_flip() -> None:
    early = seen_with("7H 7D 8S 8C", left=17)
    told = "You can't call until your third turn, and this costs you the least."
    assert WORDS.reason(early, thrown("7H"), CAST) == told
    weak = seen_with("AH AD 2C 2D", left=10)
    assert why(weak, thrown("AH")) == CallTooRisky(call_wins(weak))
    assert WORDS.reason(weak, thrown("AH"), CAST) == "Calling would only win about 1 time in 5."
    strong = seen_with("9H 9D 9S 9C", left=14)
    assert why(strong, CALL) == CallWins(call_wins(strong))
    assert WORDS.reason(strong, CALL, CAST) == "You'll almost always win this."
    state = fresh()
    unseen = view(state, state.turn)
    assert why(unseen, DiscardUnseen(0)) == Plain.ANY_IS_AS_GOOD
    assert WORDS.reason(unseen, DiscardUnseen(0), CAST) == "Nobody's seen them. Any will do."


@pytest.mark.clause("AN-17", "AN-18")
def test_a_better_hand_wins_a_call_more_often() -> None:
    hands = ("AH 5H 6C 9S", "8H 8D 9S 10C", "8H 8D 9S 9C", "8H 8D 8S 10C", "9H 9D 9S 9C")
    chances = [call_wins(seen_with(hand, left=14)) for hand in hands]
    assert chances == sorted(chances)
    assert chances[0] < 0.1 and chances[-1] > 0.95


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (0.04, "about 1 time in 25"),
        (0.1, "about 1 time in 10"),
        (0.21, "about 1 time in 5"),
        (0.33, "about 3 times in 10"),
        (0.5, "about half the time"),
        (0.78, "about 4 times in 5"),
        (0.94, "about 9 times in 10"),
        (0.97, "almost every time"),
    ],
)
def test_odds_are_told_as_people_say_them(chance: float, told: str) -> None:
    assert times(chance) == told


def test_every_combination_has_a_name() -> None:
    assert len(NAMES) == len(fresh().bonuses)
