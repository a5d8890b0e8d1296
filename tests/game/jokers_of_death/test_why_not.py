"""Refusals at Jokers of Death say what is wrong, then what to do."""

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.deal_cycle import OVER
from game.jokers_of_death.actions import GoOnWithoutKnocking, TakeUp
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import PILES, STOCK, Covering
from game.jokers_of_death.rules import apply
from game.jokers_of_death.scoring import DEAL_LIMIT
from game.jokers_of_death.view import view
from tests.game.jokers_of_death.positions import HEARTS, fours, position
from tests.game.jokers_of_death.speech import (
    FREE,
    NO_STOCK,
    OTHERS,
    PILES_LIE,
    answering,
    carry,
    lay,
    refused,
)

FOUR_LIES = "pile 1: 4S; pile 2: QD; pile 3: 3C"


@pytest.mark.clause("JD-3")
def test_playing_out_of_turn_is_refused() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}; to play: 2")
    assert JOKERS_OF_DEATH.why_not(view(state, 0), Touch(STOCK)).sentence == "Not your turn yet."


@pytest.mark.clause("JD-6", "JD-20")
def test_an_empty_draw_pile_is_called_empty() -> None:
    state = position(f"seat 1: 9S 9D KC; seat 2: 5H; {PILES_LIE}; {NO_STOCK}")
    assert refused(state, Touch(STOCK)) == Refusal("JD-6", "The draw pile is empty.")
    state = position(f"seat 1: KC 9C; seat 2: 5H; {PILES_LIE}; {NO_STOCK}")
    apply(state, 0, lay(state, "KC", 3))
    apply(state, 0, GoOnWithoutKnocking())
    assert isinstance(state.phase, Covering)
    told = "The draw pile is empty. Cover the K♣ with a club or an 8."
    assert refused(state, Touch(STOCK)).sentence == told


@pytest.mark.clause("JD-13", "JD-16")
def test_your_own_four_brought_back_by_an_ace_takes_no_joker() -> None:
    state = answering(f"seat 1: JK 9S 9H; {OTHERS}; {FOUR_LIES}", count=1, owing=fours, by=1)
    assert refused(state, carry(state, "9S", 1)).sentence == "Play another 4♠ there, or draw 4."
    told = Refusal("JD-16", "A joker can't go on your own 4♠. Play another 4♠, or draw 4.")
    assert refused(state, carry(state, "JK", 1)) == told


@pytest.mark.clause("JD-13")
def test_a_killed_pile_takes_nothing() -> None:
    state = position(f"seat 1: 9S 9C; {OTHERS}; {PILES_LIE}")
    state.live, state.phase = 0b110, type(state.phase)(0b110, True)
    told = Refusal("JD-13", "A joker killed that pile. Play on another.")
    assert refused(state, carry(state, "9S", 1)) == told


@pytest.mark.parametrize(
    ("gesture", "told"),
    [
        ("stock", "You can't draw now. Play the pile you picked up, or give up."),
        ("9S on 2", "Your hand has to wait. First play the pile you picked up."),
        ("7S on 1", "It can't go on an empty pile. Play it on another."),
        ("7S on 3", "The 7♠ doesn't go on the 3♣. Play a club, a 3 or an 8."),
        ("button", "Play the cards you picked up on the other piles, or give up."),
    ],
)
@pytest.mark.clause("JD-28")
def test_a_pile_that_was_picked_up_comes_first(gesture: str, told: str) -> None:
    state = position(FREE, free_pile=True)
    apply(state, 0, TakeUp(0))
    others: dict[str, Gesture] = {"stock": Touch(STOCK), "button": Press("Draw 2", "T")}
    code, _, pile = gesture.partition(" on ")
    tried = others[gesture] if gesture in others else carry(state, code, int(pile))
    assert refused(state, tried) == Refusal("JD-28", told)


@pytest.mark.clause("JD-17", "JD-28")
def test_a_named_suit_holds_for_a_picked_up_pile_too() -> None:
    state = position(FREE.replace("pile 3: 3C", "pile 3: 8C"), free_pile=True)
    state.named = (None, None, HEARTS)
    apply(state, 0, TakeUp(0))
    assert refused(state, carry(state, "7S", 3)).sentence == "Hearts were named. Play a heart or an 8 there."


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        ((20, 104, 30), Refusal("JD-31", f"The match is over after {DEAL_LIMIT} deals.")),
        ((20, 105, 30), Refusal("JD-24", "The match is over.")),
        ((20, 105, 105), Refusal("JD-31", f"The match is over after {DEAL_LIMIT} deals.")),
    ],
)
@pytest.mark.clause("JD-24", "JD-31")
def test_a_match_that_is_over_says_why(totals: tuple[int, ...], told: Refusal) -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    state.phase, state.totals, state.deals = OVER, totals, ((0, 0, 0),) * DEAL_LIMIT
    assert JOKERS_OF_DEATH.why_not(view(state, 0), Touch(STOCK)) == told


@pytest.mark.parametrize(
    ("gesture", "told"),
    [
        (Carry((1, 2), PILES[0]), "Play one card at a time."),
        (Carry((110,), PILES[0]), "You can only play cards from your hand."),
        (Press("Knock", "K"), "Play a card on one of the piles."),
    ],
)
@pytest.mark.clause("JD-4")
def test_odd_attempts_get_a_sentence_too(gesture: Gesture, told: str) -> None:
    state = position(f"seat 1: 9S 9D 4C; {OTHERS}; {PILES_LIE}", decks=3)
    assert JOKERS_OF_DEATH.why_not(view(state, 0), gesture).sentence == told
