"""The sentences of Devil: prompts, previews, refusals, the log, accounts and the lessons."""

from random import Random

import pytest

from game.contract.table import Carry, Gesture, Touch
from game.devil.actions import Discard, EndDeal, GoOn
from game.devil.cards import DECK_440, FITS, RANK, Rank
from game.devil.determinize import determinize
from game.devil.game import DEVIL, DEVIL_440, WORDS
from game.devil.position import DISCARDS, HANDS, STOCK, State
from game.devil.rules import apply, legal
from game.devil.scoring import hand_points, standing
from game.devil.view import view
from game.devil.words import hints
from game.devil.words.hints import Follows, IfEnded, LastCard, OnlyMove, Sheds, ShutsOut, SkipsNext, why
from game.devil.words.moves import why_not
from game.sentences import plural
from tests.conformance.tables import tables_of
from tests.game.among_fiends import among_fiends
from tests.game.devil.positions import CAST, held, play, position
from tests.game.positions import account_of, feats_of


def carried(state: State, code: str) -> Gesture:
    """Return the gesture that plays seat 1's card of this face."""
    card = next(card for card in state.table.piles[HANDS[0]] if DECK_440.faces[card].code == code)
    return Carry((card,), DISCARDS)


def after_special(code: str, below: str, target: int = 0) -> State:
    """Return a position in which seat 1 has just played a Special and holds 7 and 2."""
    state = position(f"seat 1: {code} 7 2; seat 2: 3; seat 3: 9; discards: {below}", target=target)
    play(state, code)
    return state


@pytest.mark.parametrize(("beneath", "drawn"), [("9 9", 2), ("9", 2), ("", 1)])
@pytest.mark.clause("DV-9", "DV-12")
def test_keeping_going_promises_no_more_cards_than_there_are(beneath: str, drawn: int) -> None:
    state = position(f"seat 1: S4 2; seat 2: 3; seat 3: ; discards: {beneath} 5; rest: seat 3")
    play(state, "S4")
    told = f"{CAST.names[1]} draws {plural(drawn, 'card')} and misses a turn."
    assert WORDS.preview(view(state, 0), GoOn(), CAST) == told
    before = len(held(state, 2))
    apply(state, 0, GoOn())
    assert len(held(state, 2)) - before == drawn


@pytest.mark.clause("DV-7", "DV-15")
def test_a_card_that_does_not_fit_is_refused_with_its_sum() -> None:
    state = position("seat 1: 4 2; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(state, 0), carried(state, "4"))
    assert refusal.clause == "DV-7" and "11" in refusal.sentence
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: S1", larger=True)
    assert why_not(view(state, 0), carried(state, "B")).clause == "DV-15"


@pytest.mark.clause("DV-7", "DV-8")
def test_drawing_while_a_card_fits_is_refused_by_naming_it() -> None:
    state = position("seat 1: 2 8 3; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(state, 0), Touch(STOCK)).sentence
    assert "2" in refusal and "8" in refusal and "3" not in refusal


@pytest.mark.parametrize(("code", "below", "clause"), [("S1", "8", "DV-11"), ("S4", "5", "DV-12")])
@pytest.mark.clause("DV-11", "DV-12")
def test_playing_on_before_choosing_is_refused(code: str, below: str, clause: str) -> None:
    state = after_special(code, below)
    assert why_not(view(state, 0), carried(state, "7")).clause == clause


@pytest.mark.clause("DV-7", "DV-20")
def test_anything_out_of_turn_or_after_the_end_is_refused() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    assert why_not(view(state, 1), Touch(STOCK)).clause == "DV-7"
    play(state, "7")
    assert why_not(view(state, 0), Touch(STOCK)).clause == "DV-20"


def account(state: State) -> tuple[str, list[str]]:
    """Return the account of the deal that the last action ended: the clause and the sums."""
    told = account_of(DEVIL, state, CAST)
    return told.clause, [str(row.sum) for row in told.rows]


@pytest.mark.clause("DV-11", "DV-12", "DV-18", "DV-19")
def test_a_deal_ended_on_a_special_is_accounted_for() -> None:
    state = position("seat 1: S1 2; seat 2: 6 8 9; seat 3: 3 S4; discards: 8", target=9999)
    play(state, "S1")
    apply(state, 0, EndDeal())
    clause, (mine, *others) = account(state)
    assert (clause, mine) == ("DV-11", "2 × 2 = 4")
    assert [sums.rpartition(" = ")[2] for sums in others] == ["46", "28"]
    state = after_special("S4", "5", target=9999)
    apply(state, 0, EndDeal())
    assert account(state) == ("DV-12", ["(2 + 7) × 2 = 18", "3", "9"])


@pytest.mark.parametrize(
    ("last", "clause", "ends"),
    [("7", "DV-17", ("3", "9")), ("S1", "DV-13", ("12", "36")), ("O", "DV-16", ("6", "18"))],
)
@pytest.mark.clause("DV-13", "DV-16", "DV-17")
def test_going_out_is_accounted_for(last: str, clause: str, ends: tuple[str, str]) -> None:
    state = position(f"seat 1: {last}; seat 2: 3; seat 3: 9; discards: 8", larger=True, target=9999)
    play(state, last)
    told, (_, *others) = account(state)
    assert told == clause and tuple(sums.rpartition(" ")[2] for sums in others) == ends


@pytest.mark.clause("DV-9")
def test_a_deal_without_a_winner_is_accounted_for() -> None:
    state = position("seat 1: 2; seat 2: ; discards: 2; rest: seat 2; to play: 1", seats=2, target=9999)
    state.idle = 1
    apply(state, 0, legal(state, 0)[0])
    assert account(state)[0] == "DV-9" and account(state)[1][0] == "2"


@pytest.mark.parametrize(
    ("hands", "told"),
    [
        ("O; seat 2: 9 9; seat 3: 8 10", [("you went out on the Onifuda and stuck everyone else with", 72)]),
        (
            "S1 2; seat 2: 9 9; seat 3: 8 10",
            [("you ended the deal with a Special\u00a01 and stuck everyone else with", 72)],
        ),
        ("S1 2; seat 2: 9; seat 3: 9", []),
        ("S1 2 9 10; seat 2: 9 9 10; seat 3: 9", []),
        ("7; seat 2: 9 9 9; seat 3: 8 10 10", []),
    ],
    ids=["Onifuda", "Special", "too few points", "not the fewest points", "no Special"],
)
@pytest.mark.clause("DV-11", "DV-16")
def test_an_end_that_cost_the_others_much_is_a_feat(hands: str, told: list[tuple[str, int]]) -> None:
    state = position(f"seat 1: {hands}; discards: 8", larger=True, target=9999)
    play(state, hands.split()[0].rstrip(";"))
    if not state.deals:
        apply(state, 0, EndDeal())
    assert feats_of(DEVIL, state, CAST) == [(f"{words} {size} points in all", size) for words, size in told]


SPECIALS = (Rank.SPECIAL_1, Rank.SPECIAL_4)
IMAGINED = 20
"""Positions dealt at random to check a claim."""
MOSTLY = 0.75
"""The share of them in which it must hold."""


def wins_when_ended(state: State, card: int, random: Random) -> bool:
    """True if ending the deal with this card wins the match, with the hidden cards dealt at random."""
    other = determinize(view(state, state.turn), random)
    apply(other, state.turn, Discard(card))
    if RANK[card] in SPECIALS:
        apply(other, state.turn, EndDeal())
    return state.turn in standing(other).winners


def holds(reason: object, state: State, card: int) -> bool:
    """True if a reason to play a card is so, worked out from the whole position."""
    piles, held = state.table.piles, state.table.piles[HANDS[state.turn]]
    rest, top = [other for other in held if other != card], piles[1][-1]
    hands = (piles[HANDS[seat]] for seat in range(state.seats) if seat != state.turn)
    unseen = [*piles[0], *(other for hand in hands for other in hand)]
    shed = {gone: hand_points(held) - hand_points([each for each in held if each != gone]) for gone in held}
    match reason:
        case LastCard():
            return not rest
        case OnlyMove():
            return len({DECK_440.faces[other] for other in held if FITS[top][other]}) == 1
        case Sheds(points=points, specials=specials, next_best=rival):
            so = (points, specials) == (shed[card], sum(RANK[other] in SPECIALS for other in held))
            return so and (rival is None or (rival[1] == shed[rival[0]] < points and FITS[top][rival[0]]))
        case Follows(cards=cards):
            follow = [other for other in rest if FITS[card][other] and RANK[other] is not Rank.ONIFUDA]
            return sorted(cards) == sorted(follow) != []
        case ShutsOut(fitting=fitting, hidden=count):
            return (fitting, count) == (sum(FITS[card][other] for other in unseen), len(unseen))
        case hints.SavesSpecial(card=saved):
            return saved in rest and bool(FITS[top][saved]) and RANK[saved] in (*SPECIALS, Rank.ONIFUDA)
        case SkipsNext():
            return RANK[card] not in (Rank.PLAIN, Rank.BLANK, Rank.ONIFUDA)
        case hints.SettlesMatch(won=True):
            won = sum(wins_when_ended(state, card, Random(luck)) for luck in range(IMAGINED))
            return won > MOSTLY * IMAGINED
        case IfEnded(mine=mine, theirs=theirs):
            return mine == 2 * hand_points(rest) < theirs and RANK[card] in (*SPECIALS, Rank.ONIFUDA)
    return False


@pytest.mark.parametrize("game", [DEVIL, DEVIL_440], ids=lambda game: game.id)
def test_reasons_for_plays_are_true(game, decisions: int, fuzz_seed: int) -> None:
    told = set[type]()
    for state, seen in among_fiends(tables_of(game), max(120, decisions // 20), Random(fuzz_seed)):
        for action in seen.legal:
            found = why(seen, action)
            if isinstance(action, Discard) and found is not None:
                assert holds(found, state, action.card), (found, action)
                told.add(type(found))
    assert {OnlyMove, Sheds} <= told and len(told) > 3
