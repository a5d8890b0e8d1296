"""The reasons of a hint hold in the position, and are told in one sentence."""

from random import Random

import pytest

from game.devil.actions import Discard, Draw, EndDeal
from game.devil.cards import DECK_440, FITS, RANK, Rank
from game.devil.game import DEVIL, DEVIL_440, WORDS
from game.devil.position import HANDS, State
from game.devil.rules import apply
from game.devil.scoring import hand_points
from game.devil.view import view
from game.devil.words.reasons import (
    CostsToEnd,
    Follows,
    LastCard,
    OnlyMove,
    Reason,
    Sheds,
    ShutsOut,
    SkipsNext,
    reason,
    why,
)
from game.level import Level
from tests.conformance.tables import settings
from tests.game.devil.positions import CAST, play, position

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


@pytest.mark.parametrize(
    ("held", "below", "card", "told"),
    [
        ("7", "8", "7", "It's your last card."),
        ("7 2 2", "8", "7", "Nothing else fits."),
        ("2 8 1", "7", "8", "It gets rid of 8 points."),
        ("8 2 S1", "7", "8", "It gets rid of 16 points, because a Special doubles your hand."),
        ("10 4 3", "5", "10", "It makes Otto miss a turn."),
    ],
)
@pytest.mark.clause("DV-7", "DV-10", "DV-19")
def test_a_reason_is_one_plain_sentence(held: str, below: str, card: str, told: str) -> None:
    state = position(f"seat 1: {held}; seat 2: 3; seat 3: 3; discards: {below}")
    (played,) = DEVIL.deck(DEVIL.options(), 3).cards(card)
    assert reason(view(state, 0), Discard(played), CAST) == told


@pytest.mark.clause("DV-8", "DV-11")
def test_a_draw_and_an_end_have_reasons_too() -> None:
    stuck = position("seat 1: 2 2; seat 2: 3; seat 3: 3; discards: 8")
    assert reason(view(stuck, 0), Draw(), CAST) == "Nothing in your hand fits."
    state = position("seat 1: S1 2; seat 2: 6 8 9; seat 3: 3 S4; discards: 8")
    play(state, "S1")
    told = WORDS.reason(view(state, 0), EndDeal(), CAST)
    assert told.startswith("Ending now costs you 4 and each opponent about ") and told.endswith(".")
