"""What a hint says for the policy's own choice: true of the position, in every game."""

from random import Random

import pytest

from game.angel.actions import Discard
from game.angel.cards import DECK
from game.angel.game import ANGEL
from game.catalog import GAMES
from game.contract.rules import View
from game.devil.game import DEVIL, DEVIL_440
from game.devil.phases import Choosing
from game.devil.places import DISCARDS
from game.evil_deal.game import EVIL_DEAL
from game.hell_is_hungry.actions import Attack, PlaceReaper
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.rules import apply as apply_hell
from game.level import Level
from tests.conformance.tables import Setting, settings
from tests.game.angel.positions import position as angel
from tests.game.devil.positions import position as devil
from tests.game.evil_deal.positions import play as play_evil
from tests.game.evil_deal.positions import position as evil
from tests.game.hell_is_hungry.positions import position as hell


def told(game_id: str, view: View) -> str:
    """The policy's reason for its own choice."""
    game = GAMES[game_id]
    return str(game.words.reason(view, game.search.policies[Level.FIEND](view, Random(1))))


@pytest.mark.parametrize("setting", settings()[::3], ids=str)
def test_every_choice_of_the_policy_has_a_reason(setting: Setting) -> None:
    match, random = setting.match(5), Random(5)
    for _ in range(150):
        if match.to_move is None:
            break
        view = match.view(match.to_move)
        habit = setting.game.search.policies[Level.FIEND](view, random)
        if len(view.legal) > 1:
            reason = setting.game.words.reason(view, habit)
            assert reason and reason[-1] not in ".!" and "{" not in reason
        match.play(view.seat, habit)


@pytest.mark.clause("AN-12", "AN-13")
def test_angel_tells_what_a_discard_leaves_to_hope_for() -> None:
    early = ANGEL.view(angel("seat 1: 7H 7D 7S 7C; rest: stock; trash: AS 2S 3S 10S"), 0)
    assert told("angel", early) == (
        "it counts 128; with 34 cards left in the play pile experienced players call from 38 up"
    )
    poor = ANGEL.view(angel("seat 1: AH 3D 7S 9C; seat 2: 2H; stock: 4C 6C; trash: AS; rest: trash"), 0)
    assert told("angel", poor) == "discard it, and with the next card the hand counts 23 on average"


@pytest.mark.clause("AN-13", "AN-15")
@pytest.mark.parametrize(
    ("hand", "hoped"),
    [
        (
            "2H 7H 9H 4S",
            "a flush, with a heart or the Angel (a chance of 21%); all in all the hand counts 39",
        ),
        (
            "6H 7D 8H AS",
            "a sequence, with a 5, a 9 or the Angel (a chance of 24%); all in all the hand counts 43",
        ),
        (
            "7H 7D 7S AD",
            "four of a kind, with 7♣ or the Angel (a chance of 5%); all in all the hand counts 79",
        ),
    ],
)
def test_angel_names_what_to_hope_for_and_which_cards_make_it(hand: str, hoped: str) -> None:
    view = ANGEL.view(angel(f"seat 1: {hand}; seat 2: 2S; rest: stock"), 0)
    thrown = Discard(DECK.cards(hand.split()[-1])[0])
    assert ANGEL.words.reason(view, thrown) == f"discard it and hope for {hoped} on average"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seat 1: 7 2; seat 2: 3; seat 3: 3; discards: 8", "nothing else fits"),
        ("seat 1: 8 2 1; seat 2: 3; seat 3: 3; discards: 7", "it takes 8 points out of your hand"),
        ("seat 1: 10 4; seat 2: 3; seat 3: 3; discards: 5", "the next player is skipped"),
    ],
)
@pytest.mark.clause("DV-7", "DV-10")
def test_devil_tells_what_sets_a_card_apart(text: str, reason: str) -> None:
    assert told("devil", DEVIL.view(devil(text), 0)) == reason


@pytest.mark.parametrize(
    ("own", "special", "told_of"),
    [
        ("1", "S4", "cost you 2, and each of the others some 19"),
        ("8 9 9", "S4", "cost you 52, and each of the others some 17"),
        ("1", "S1", "cost you 2, and each of the others some 38"),
    ],
)
@pytest.mark.clause("DV-11", "DV-12")
def test_devil_tells_how_the_hands_compare_before_a_deal_is_ended(
    own: str, special: str, told_of: str
) -> None:
    state = devil(f"seat 1: {own}; seat 2: 3 8 9; seat 3: 3 7 10; discards: {special}")
    state.phase = Choosing(state.table.piles[DISCARDS][-1])
    assert told("devil", DEVIL.view(state, 0)) == f"to end now would {told_of} on average"


@pytest.mark.clause("DV-11", "DV-12")
def test_devil_advises_a_special_by_the_end_that_it_may_bring() -> None:
    light = devil("seat 1: S4 1 4; seat 2: 3 8 9; seat 3: 3 7 10; discards: 5")
    assert told("devil", DEVIL.view(light, 0)).startswith(
        "on it you may end the deal, which would cost you 10"
    )
    heavy = devil("seat 1: S4 9 4 9 8; seat 2: 3; seat 3: 3; discards: 5")
    assert "end the deal" not in told("devil", DEVIL.view(heavy, 0))


@pytest.mark.clause("DV-16")
def test_devil_440_tells_when_the_onifuda_pays() -> None:
    state = devil("seat 1: O 1 3; seat 2: 3 9 9 8 8; seat 3: 3 9 9 7; discards: 6", larger=True)
    assert (
        told("devil440", DEVIL_440.view(state, 0))
        == "it ends the deal, which costs you 8 and each of the others some 69 on average"
    )


@pytest.mark.clause("HH-10")
def test_hell_tells_how_likely_a_play_holds() -> None:
    state = hell("seat 1: 2H 9H; seat 2: 4H 5H; pile 2: JK")
    promise = "stand there to fight for a joker on pile 2: no battle promises more"
    assert told("hell", HELL_IS_HUNGRY.view(state, 0)).startswith(promise)
    apply_hell(state, 0, PlaceReaper(0))
    assert told("hell", HELL_IS_HUNGRY.view(state, 0)).startswith(("it is the only", "no other"))
    apply_hell(state, 0, Attack(1))
    assert told("hell", HELL_IS_HUNGRY.view(state, 0)).startswith("whoever battles has to open, and no other")


@pytest.mark.clause("ED-9", "ED-10")
def test_evil_deal_tells_the_chance_of_a_lead_and_the_price_of_an_answer() -> None:
    state = evil("seat 1: AS 2H; seat 2: 3S 4H; exchange: 3; trumps 1: 2C 3D; trumps 2: 3C 2D")
    assert told("evil", EVIL_DEAL.view(state, 0)).startswith("no card that the other player may hold")
    play_evil(state, "2H")
    assert told("evil", EVIL_DEAL.view(state, 1)).startswith("whatever is played takes the trick")
