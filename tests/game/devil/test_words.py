"""The sentences of Devil: prompts, previews, refusals, the log, accounts and the lessons."""

from random import Random

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Touch
from game.devil.actions import Discard, EndDeal, GoOn
from game.devil.cards import DECK_440, FITS, RANK, Rank
from game.devil.events import DealWon
from game.devil.game import DEVIL, DEVIL_440, WORDS
from game.devil.position import DISCARDS, HANDS, STOCK, State, hand
from game.devil.rules import apply, legal
from game.devil.scoring import hand_points
from game.devil.view import view
from game.devil.words.moves import why_not
from game.devil.words.reasons import (
    CostsToEnd,
    Follows,
    LastCard,
    OnlyMove,
    Reason,
    Sheds,
    ShutsOut,
    SkipsNext,
    why,
)
from game.events import DealEnded
from game.level import Level
from tests.conformance.tables import settings
from tests.game.devil.positions import CAST, held, play, position
from tests.game.feats import deals


def carried(state: State, code: str) -> Gesture:
    """Return the gesture that plays seat 1's card of this face."""
    card = next(card for card in state.table.piles[hand(0)] if DECK_440.faces[card].code == code)
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
    told = f"The next player draws {drawn} and misses a turn."
    assert WORDS.preview(view(state, 0), GoOn()) == told
    before = len(held(state, 2))
    apply(state, 0, GoOn())
    assert len(held(state, 2)) - before == drawn


@pytest.mark.clause("DV-7")
def test_a_card_that_does_not_fit_is_refused_with_its_sum() -> None:
    state = position("seat 1: 4 2; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(state, 0), carried(state, "4"))
    assert refusal == Refusal("DV-7", "7 + 4 is 11. It must end in 5 or 9.")
    stuck = position("seat 1: 4 3; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(stuck, 0), carried(stuck, "4"))
    assert refusal == Refusal("DV-7", "7 + 4 is 11. Nothing adds up. Click the draw pile.")


@pytest.mark.clause("DV-15")
def test_a_blank_on_a_special_is_refused() -> None:
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: S1", larger=True)
    told = Refusal("DV-15", "A blank and a Special can't touch. Click the draw pile.")
    assert why_not(view(state, 0), carried(state, "B")) == told


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ("2 3", "You can't draw. Your 2 fits, so play it."),
        ("2 8 3", "You can't draw. Play your 2 or your 8."),
    ],
)
@pytest.mark.clause("DV-7", "DV-8")
def test_drawing_while_a_card_fits_is_refused_by_naming_it(held: str, told: str) -> None:
    state = position(f"seat 1: {held}; seat 2: 3; seat 3: 3; discards: 7")
    assert why_not(view(state, 0), Touch(STOCK)).sentence == told


@pytest.mark.parametrize(("code", "below", "clause"), [("S1", "8", "DV-11"), ("S4", "5", "DV-12")])
@pytest.mark.clause("DV-11", "DV-12")
def test_playing_on_before_choosing_is_refused(code: str, below: str, clause: str) -> None:
    state = after_special(code, below)
    told = Refusal(clause, "Not yet. End the deal or keep going first.")
    assert why_not(view(state, 0), carried(state, "7")) == told


@pytest.mark.clause("DV-7", "DV-20")
def test_anything_out_of_turn_or_after_the_end_is_refused() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    assert why_not(view(state, 1), Touch(STOCK)) == Refusal("DV-7", "Not your turn yet.")
    play(state, "7")
    assert why_not(view(state, 0), Touch(STOCK)) == Refusal("DV-20", "The match is over.")


def account(state: State) -> tuple[str, str, str, list[str]]:
    """Return the account of the deal that the last action ended: two sentences, the clause, the sums."""
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), CAST)
    assert told is not None
    return told.ended, told.rule, told.clause, [str(row.sum) for row in told.rows]


@pytest.mark.clause("DV-11", "DV-12", "DV-18", "DV-19")
def test_a_deal_ended_on_a_special_is_accounted_for() -> None:
    state = position("seat 1: S1 2; seat 2: 6 8 9; seat 3: 3 S4; discards: 8", target=9999)
    play(state, "S1")
    apply(state, 0, EndDeal())
    assert account(state) == (
        "You ended the deal with a Special 1.",
        "The Special 1 doubles every hand.",
        "DV-11",
        ["2, × 2 = 4", "6 + 8 + 9 = 23, × 2 = 46", "3 + 4 = 7, × 2 for the Special = 14, × 2 = 28"],
    )
    state = after_special("S4", "5", target=9999)
    apply(state, 0, EndDeal())
    told = "You ended the deal with a Special 4.", "The Special 4 doubles only your hand.", "DV-12"
    assert account(state) == (*told, ["2 + 7 = 9, × 2 = 18", "3", "9"])


@pytest.mark.parametrize(
    ("last", "below", "rule", "clause", "sums"),
    [
        ("7", "8", "Cards left in your hand cost points.", "DV-17", ["no cards", "3", "9"]),
        (
            "S1",
            "8",
            "Going out on a Special 1 makes every other hand count four times.",
            "DV-13",
            ["no cards", "3, × 4 = 12", "9, × 4 = 36"],
        ),
        ("O", "8", "The Onifuda doubles every hand.", "DV-16", ["no cards", "3, × 2 = 6", "9, × 2 = 18"]),
    ],
)
@pytest.mark.clause("DV-13", "DV-16", "DV-17")
def test_going_out_is_accounted_for(last: str, below: str, rule: str, clause: str, sums: list[str]) -> None:
    state = position(f"seat 1: {last}; seat 2: 3; seat 3: 9; discards: {below}", larger=True, target=9999)
    play(state, last)
    told = account(state)
    assert told[0].startswith("You went out on ")
    assert told[1:] == (rule, clause, sums)


@pytest.mark.clause("DV-9")
def test_a_deal_without_a_winner_is_accounted_for() -> None:
    state = position("seat 1: 2; seat 2: ; discards: 2; rest: seat 2; to play: 1", seats=2, target=9999)
    state.idle = 1
    apply(state, 0, legal(state, 0)[0])
    told = account(state)
    assert told[0] == "Nobody could move. Nobody wins the deal."
    assert (told[2], told[3][0]) == ("DV-9", "2")


@pytest.mark.parametrize(("game", "seats"), [(DEVIL, 2), (DEVIL, 4), (DEVIL_440, 4)])
def test_an_end_that_is_told_of_cost_the_others_so_much(game, seats: int) -> None:
    met = 0
    for deal in deals(game, seats, range(8)):
        for feat in deal.feats:
            (won,) = (event for event in deal.events if isinstance(event, DealWon))
            assert won.seat == feat.seat and RANK[won.card] not in (Rank.PLAIN, Rank.TEN, Rank.BLANK)
            assert deal.points[feat.seat] == min(deal.points)
            assert sum(deal.points) - deal.points[feat.seat] == feat.size
            assert feat.words.endswith(f" {feat.size}")
            met += 1
    assert met


SPECIALS = (Rank.SPECIAL_1, Rank.SPECIAL_4)


def holds(reason: Reason, state: State, card: int) -> bool:
    """True if a reason to play a card is so, worked out from the whole position."""
    held = state.table.piles[HANDS[state.turn]]
    rest = [other for other in held if other != card]
    beyond = [
        other for seat in range(state.seats) if seat != state.turn for other in state.table.piles[HANDS[seat]]
    ]
    unseen = [*beyond, *state.table.piles[0]]
    match reason:
        case LastCard():
            return not rest
        case OnlyMove():
            fitting = {DECK_440.faces[other] for other in held if FITS[state.table.piles[1][-1]][other]}
            return len(fitting) == 1
        case Sheds(points=points, doubled=doubled):
            return points == hand_points(held) - hand_points(rest) and doubled == any(
                RANK[other] in SPECIALS for other in held
            )
        case Follows(cards=cards):
            return cards == sum(FITS[card][other] for other in rest) > 0
        case ShutsOut(fitting=fitting, hidden=count):
            return (fitting, count) == (sum(FITS[card][other] for other in unseen), len(unseen))
        case SkipsNext():
            return RANK[card] not in (Rank.PLAIN, Rank.BLANK, Rank.ONIFUDA)
        case CostsToEnd(mine=mine, theirs=theirs, now=False):
            return mine == 2 * hand_points(rest) < theirs and RANK[card] in (*SPECIALS, Rank.ONIFUDA)
    return False


@pytest.mark.parametrize("game", [DEVIL, DEVIL_440], ids=lambda game: game.id)
def test_every_reason_to_play_a_card_is_so(game, decisions: int, fuzz_seed: int) -> None:
    random, told = Random(fuzz_seed), set[type]()
    for setting in (setting for setting in settings() if setting.game is game):
        state = game.deal(setting.options, setting.seats, random.getrandbits(30))
        for _ in range(max(120, decisions // 20)):
            seat = game.to_move(state)
            if seat is None:
                break
            for action in game.legal(state, seat):
                found = why(view(state, seat), action)
                if isinstance(action, Discard) and found is not None:
                    assert holds(found, state, action.card), (found, action)
                    told.add(type(found))
            apply(state, seat, game.search.policies[Level.FIEND](view(state, seat), random))
    assert {OnlyMove, Sheds} <= told and len(told) > 3
