"""The four variants (JD-25 to JD-30), as play scripts."""

from random import Random

import pytest

from game.contract.table import Carry
from game.jokers_of_death.actions import GiveUp, GoOnWithoutKnocking, Knock, NameSuit, ShowJokers, TakeUp
from game.jokers_of_death.cards import FACES, deck
from game.jokers_of_death.determinize import determinize
from game.jokers_of_death.events import AcesCleared
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.position import PILES, STOCK, Knocking, Playing, Shedding, State
from game.jokers_of_death.rules import apply, deal, decks_for, legal, to_move
from game.jokers_of_death.scoring import standing
from game.jokers_of_death.view import view
from game.jokers_of_death.words.moves import why_not
from game.plain_data import BadOptions, read_options
from game.sentences import Cast, PlayerError
from tests.game.jokers_of_death.positions import FREE, HEARTS, do, hand, may, play, position


@pytest.mark.clause("JD-25")
def test_the_three_of_diamonds_passes_every_hand_on_in_its_variant() -> None:
    text = "seat 1: 3D 9S 9H; seat 2: 5H; seat 3: 5D 6D 7D; pile 1: 7D; pile 2: QS; pile 3: 3C"
    state = position(text, switching=True)
    state.knocked = 0b010
    play(state, "3D", 1)
    assert (hand(state, 1), hand(state, 2), hand(state, 3)) == (["5H"], ["5D", "6D", "7D"], ["9H", "9S"])
    assert state.knocked == 0
    assert isinstance(state.phase, Knocking), "the turn goes on with a hand of one card"
    state = position(text)
    play(state, "3D", 1)
    assert hand(state, 1) == ["9H", "9S"]


@pytest.mark.clause("JD-25")
def test_only_the_giver_knows_the_cards_given_away() -> None:
    state = position(
        "seat 1: 3D 9S 9H 9C; seat 2: 6H 6C 5C; seat 3: 5D 4D; pile 1: 7D; pile 2: QS; pile 3: 3C",
        switching=True,
    )
    gave = set(state.table.piles[state.rules.hands[0]]) - {deck(2, 2).cards("3D")[0]}
    play(state, "3D", 1)
    for seed in range(30):
        assert set(determinize(view(state, 0), Random(seed)).table.piles[state.rules.hands[2]]) == gave
    guessed = [
        set(determinize(view(state, 1), Random(seed)).table.piles[state.rules.hands[2]]) for seed in range(30)
    ]
    assert any(other != gave for other in guessed)


@pytest.mark.clause("JD-26")
def test_five_piles_are_a_game_for_four() -> None:
    state = deal(JokersOptions(five_piles=True), 4, 1)
    assert state.rules.facts.cards == 4 * FACES + 4
    assert isinstance(state.phase, Playing) and state.phase.owed == 0b11111
    with pytest.raises(PlayerError, match="exactly four"):
        deal(JokersOptions(five_piles=True), 3, 1)
    with pytest.raises(BadOptions, match="not both"):
        read_options(JOKERS_OF_DEATH, {"five_piles": True, "aces": True})
    with pytest.raises(BadOptions, match="four decks"):
        read_options(JOKERS_OF_DEATH, {"five_piles": True, "decks": 3})


@pytest.mark.clause("JD-27")
def test_three_aces_send_what_lies_beneath_back_into_the_stock() -> None:
    text = "seat 1: AS 9S 9H 7S; seat 2: 5H; seat 3: 5D; pile 1: 3S 7S; pile 2: KD AD; pile 3: 3C AC"
    state = position(text, aces=True)
    before = len(state.table.piles[STOCK])
    play(state, "AS", 1)
    assert AcesCleared() in state.table.events
    assert [len(state.table.piles[PILES[pile]]) for pile in range(3)] == [1, 1, 1]
    assert len(state.table.piles[STOCK]) == before + 4
    assert state.aces == 1, "the skip still applies"
    state = position(text)
    play(state, "AS", 1)
    assert AcesCleared() not in state.table.events


@pytest.mark.clause("JD-27")
def test_aces_is_a_game_of_two_decks() -> None:
    with pytest.raises(PlayerError, match="two or three players"):
        decks_for(JokersOptions(aces=True), 4)
    with pytest.raises(BadOptions, match="two decks"):
        read_options(JOKERS_OF_DEATH, {"aces": True, "decks": 3})


@pytest.mark.clause("JD-28")
def test_a_pile_that_is_taken_up_is_shed_without_effects() -> None:
    state = position(FREE.replace("6S 7S", "2S 7S"), free_pile=True)
    do(state, TakeUp(0))
    assert isinstance(state.phase, Shedding)
    assert may(state, 1) == [] and may(state, 2) == ["2S", "7S"]
    nine = state.table.piles[state.rules.hands[0]][0]
    assert why_not(view(state, 0), Carry((nine,), PILES[1])).clause == "JD-28"
    play(state, "7S", 2)
    play(state, "2S", 2)
    assert state.debts == (None,) * 3, "a two so played is not open"
    assert isinstance(state.phase, Playing) and state.phase.owed == 0b111
    assert not any(isinstance(action, TakeUp) for action in legal(state, 0)), "once a turn"


@pytest.mark.clause("JD-28")
def test_a_pile_is_taken_up_only_at_the_start_of_a_turn_beside_another() -> None:
    def piles(state: State) -> set[int]:
        return {action.pile for action in legal(state, 0) if isinstance(action, TakeUp)}

    state = position(FREE, free_pile=True)
    assert piles(state) == {0, 1, 2} and piles(position(FREE)) == set()
    play(state, "9S", 1)
    assert piles(state) == set()
    state = position(FREE, free_pile=True)
    state.live, state.phase = 0b011, Playing(0b011, True)
    assert piles(state) == {0, 1}
    state.table.piles[PILES[1]].clear()
    assert piles(state) == set()


@pytest.mark.clause("JD-28", "JD-29")
def test_an_eight_shed_from_a_pile_names_a_suit() -> None:
    state = position(FREE.replace("6S 7S", "8H 7S"), free_pile=True)
    state.named = (HEARTS, None, None)
    do(state, TakeUp(0))
    assert state.named == (None, None, None)
    play(state, "8H", 3)
    do(state, NameSuit(HEARTS))
    assert state.named[2] == HEARTS
    assert isinstance(state.phase, Shedding)


@pytest.mark.clause("JD-29")
def test_the_empty_place_takes_any_card_but_a_joker() -> None:
    state = position(FREE.replace("4C", "JK"), free_pile=True)
    do(state, TakeUp(0))
    play(state, "7S", 2)
    play(state, "6S", 2)
    assert may(state, 1) == ["3H", "9D", "9S"]
    play(state, "9D", 1)
    assert len(state.table.piles[PILES[0]]) == 1


@pytest.mark.clause("JD-30")
def test_giving_up_a_pile_costs_its_points_at_once() -> None:
    state = position(FREE, free_pile=True)
    do(state, TakeUp(0))
    play(state, "7S", 2)
    do(state, GiveUp())
    assert standing(state).totals == (6, 0, 0)
    assert "6S" in hand(state, 1)
    assert state.turn == 2 and state.table.piles[PILES[0]] == []
    six = deck(2, 2).cards("6S")[0]
    assert all(
        six in determinize(view(state, 1), Random(seed)).table.piles[state.rules.hands[0]]
        for seed in range(20)
    )
    state.totals = (200, 0, 0)
    assert to_move(state) is not None, "tested only when a deal is scored"


@pytest.mark.parametrize("stopper", [0, 2])
@pytest.mark.clause("JD-30", "JD-22")
def test_a_pile_being_shed_counts_as_a_hand_when_jokers_are_shown(stopper: int) -> None:
    hands = {0: "seat 1: JK JK; seat 3: 5D 6D", 2: "seat 1: 9S; seat 3: JK JK"}[stopper]
    state = position(f"{hands}; seat 2: 5H 6H; pile 1: 6S 7S; pile 2: QS; pile 3: 3C", free_pile=True)
    do(state, TakeUp(0))
    play(state, "7S", 2)
    assert ShowJokers() in legal(state, stopper)
    promised = JOKERS_OF_DEATH.words.preview(view(state, stopper), ShowJokers(), Cast(("Ada", "Ben", "Cleo")))
    apply(state, stopper, ShowJokers())
    shedder = {0: 100, 2: 9}[stopper] + 6
    assert state.deals == ((shedder, 11, {0: 11, 2: 100}[stopper]),)
    assert f"Yours costs {state.deals[0][stopper]} points." in promised


@pytest.mark.clause("JD-25")
def test_a_given_card_may_be_knocked_for_until_it_is_played() -> None:
    text = "seat 1: 3D 9S 9H 9C; seat 2: 6H 6C; seat 3: 5D; pile 1: 7D; pile 2: QS; pile 3: 3C"
    state = position(text, switching=True)
    play(state, "3D", 1)
    assert hand(state, 2) == ["5D"] and Knock() in legal(state, 1)
    state.turn, state.phase = 1, Playing(0b001, False)
    play(state, "5D", 1)
    assert Knock() not in legal(state, 1) and state.may_knock == 0
    state = position(text, switching=True)
    play(state, "3D", 1)
    apply(state, 1, Knock())
    assert state.knocked == 0b010


@pytest.mark.clause("JD-25", "JD-8")
def test_the_last_card_of_a_knocked_hand_switches_nothing() -> None:
    state = position("seat 1: 3D; seat 2: 5H; seat 3: 5D; pile 1: 7D; pile 2: QS; pile 3: 3C", switching=True)
    state.knocked = 1
    play(state, "3D", 1)
    assert state.deals == ((0, 5, 5),)


@pytest.mark.clause("JD-27")
def test_two_aces_a_killed_pile_or_aces_turned_up_send_nothing_back() -> None:
    text = "seat 1: AS 9S 9H 7S; seat 2: 5H; seat 3: 5D; pile 1: 3S 7S; pile 2: KD AD; pile 3: 3C AC"
    state = position(text.replace("3C AC", "AC 3C"), aces=True)
    play(state, "AS", 1)
    assert AcesCleared() not in state.table.events
    state = position(text, aces=True)
    state.live, state.phase = 0b011, Playing(0b011, True)
    play(state, "AS", 1)
    assert AcesCleared() not in state.table.events
    state = position(
        "seat 1: AS 9S 9H; seat 2: 5H; seat 3: 5D; pile 1: AH; pile 2: AD; pile 3: AC", aces=True
    )
    play(state, "AS", 1)
    assert AcesCleared() in state.table.events
    assert [len(state.table.piles[place]) for place in PILES[:3]] == [1] * 3


@pytest.mark.clause("JD-28", "JD-29")
def test_a_pile_taken_up_goes_on_no_empty_place() -> None:
    state = position(FREE.replace("pile 2: QS", "pile 2: "), free_pile=True)
    do(state, TakeUp(0))
    assert may(state, 1) == may(state, 2) == []
    assert may(state, 3) == []
    do(state, GiveUp())
    assert state.turn == 2
    assert "5D" in may(state, 1) and "5D" in may(state, 2), "others may fill the empty places"


@pytest.mark.clause("JD-7", "JD-30")
def test_giving_up_cancels_a_knock() -> None:
    state = position(FREE.replace("9S 9D 3H 4C", "9S"), free_pile=True)
    state.knocked = 1
    do(state, TakeUp(0))
    do(state, GiveUp())
    assert state.knocked == 0 and len(hand(state, 1)) == 3


@pytest.mark.clause("JD-30")
def test_the_price_of_giving_up_stays_though_the_cards_are_played() -> None:
    state = position("seat 1: 9S; seat 2: 5H; seat 3: 5D; pile 1: 6S; pile 2: QH; pile 3: 3C", free_pile=True)
    state.knocked, state.prices = 1, (6, 0, 0)
    state.phase = Playing(1, False)
    play(state, "9S", 1)
    assert state.deals == ((6, 5, 5),) and state.prices == (0, 0, 0)


@pytest.mark.clause("JD-25", "JD-7")
def test_a_player_given_one_card_may_knock_at_once() -> None:
    state = position(
        "seat 1: 3D 9S; seat 2: 6H; seat 3: 5D; pile 1: 7D; pile 2: QS; pile 3: 3C", switching=True
    )
    play(state, "3D", 1)
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    assert list(legal(state, 1)) == list(legal(state, 2)) == [Knock()]
