"""The end of a game of Hell is Hungry!, its score, and its worth to a search (HH-16 to HH-18)."""

from random import Random

import pytest

from game.contract.table import Touch
from game.deal_cycle import Over
from game.events import DealStarted
from game.hell_is_hungry.actions import EndTurn, Pass, TakeSoul
from game.hell_is_hungry.cards import OWNER
from game.hell_is_hungry.events import HellIsFed
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.options import Games
from game.hell_is_hungry.position import CHOOSING, Choosing
from game.hell_is_hungry.rules import apply, legal, to_move
from game.hell_is_hungry.scoring import chances, games_won, points, standing, turns_left, worth
from game.hell_is_hungry.view import view
from game.hell_is_hungry.words.moves import why_not
from game.minds.search import Iterations, search
from tests.game.hell_is_hungry.positions import attack, cards, fresh, lay, position


@pytest.mark.clause("HH-16")
def test_three_empty_piles_end_the_game() -> None:
    state = position("seat 1: 6H; seat 2: 3H; pile 2: 5S; pile 8: empty; pile 9: empty")
    state.table.piles[state.grid.unused] += state.table.piles[state.grid.beneath[1]]
    state.table.piles[state.grid.beneath[1]].clear()
    attack(state, 1, 2)
    lay(state, "6H")
    apply(state, 1, Pass())
    apply(state, 0, TakeSoul())
    assert HellIsFed(3) in state.table.events
    assert isinstance(state.phase, Over)
    assert why_not(view(state, 0), Touch(0)).clause == "HH-16"


@pytest.mark.clause("HH-16")
def test_two_whole_rounds_without_a_battle_end_the_game() -> None:
    state = fresh(3)
    turns = 0
    while to_move(state) is not None:
        seat = state.turn
        choice = EndTurn() if isinstance(state.phase, Choosing) else legal(state, seat)[0]
        apply(state, seat, choice)
        turns += choice == EndTurn()
    assert turns == 6


@pytest.mark.clause("HH-17")
def test_souls_and_captured_cards_count_and_ones_own_do_not() -> None:
    pile = cards("KS JK", 0) + cards("AH 5H", 1) + cards("9H", 2)
    assert points(pile, 0) == 10 + 20 + 9
    assert points(pile, 1) == 10 + 20 + 11 + 5
    assert OWNER[pile[0]] is None


@pytest.mark.clause("HH-17")
def test_the_most_points_win_and_equal_most_share() -> None:
    state = fresh(3)
    state.phase = Over()
    state.deals = ((50, 70, 70),)
    state.totals = (50, 70, 70)
    assert standing(state).winners == (1, 2)
    assert standing(state).totals == (50, 70, 70)


@pytest.mark.clause("HH-18")
def test_a_match_may_be_the_best_of_several_games() -> None:
    assert games_won(((5, 9), (8, 2), (4, 4)), 2) == (2, 2)
    state = fresh(2, 3, games=Games.THREE)
    random = Random(3)
    while to_move(state) is not None:
        moves = legal(state, state.turn)
        apply(state, state.turn, moves[int(random.random() * len(moves))])
    won = games_won(state.deals, 2)
    assert len(state.deals) in (2, 3)
    assert max(won) == 2 or len(state.deals) == 3
    assert standing(state).winners == tuple(seat for seat in (0, 1) if won[seat] == max(won))


@pytest.mark.clause("HH-17", "HH-18")
@pytest.mark.parametrize(("games", "ranks"), [(Games.ONE, (2, 1)), (Games.THREE, (1, 2))])
def test_one_game_is_led_by_points_and_several_by_games_won(games: Games, ranks: tuple[int, int]) -> None:
    state = fresh(2, 3, games=games)
    state.deals = ((10, 8), (5, 30), (9, 6))
    state.totals = (24, 44)
    assert standing(state).ranks == ranks


@pytest.mark.clause("HH-18", "HH-3")
def test_every_game_of_a_match_draws_lots_for_who_begins() -> None:
    begun = set()
    for seed in range(12):
        state = fresh(3, seed, games=Games.FIVE)
        while to_move(state) is not None:
            choice = EndTurn() if isinstance(state.phase, Choosing) else legal(state, state.turn)[0]
            apply(state, state.turn, choice)
        assert state.table.events is not None
        firsts = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
        assert len(firsts) == 5, "nobody fights, so every game is shared"
        begun.add(tuple(firsts))
        assert standing(state).winners == (0, 1, 2)
    assert len(begun) > 6


@pytest.mark.clause("HH-17")
def test_a_game_won_by_a_point_is_worth_nearly_as_much_as_one_won_by_a_hundred() -> None:
    state = fresh()
    worths = []
    for each in ((81, 80), (180, 80), (80, 81), (80, 80)):
        state.deals = (each,)
        worths.append(worth(state, each)[0])
    narrow, wide, lost, level = worths
    assert narrow > 0.9 and wide - narrow < 0.06 and lost < 0.1
    assert lost < level < 0.3, "a level game is better than a lost one, and worse than an even chance"


@pytest.mark.clause("HH-16")
def test_a_lead_is_worth_more_the_sooner_the_game_ends() -> None:
    empty = (
        "",
        "pile 1: empty",
        "pile 1: empty; pile 2: empty",
        "pile 1: empty; pile 2: empty; pile 3: last",
    )
    states = [position(f"seat 1: KH; seat 2: 9H; {text}") for text in empty]
    worths = [worth(state, (60, 30))[0] for state in states]
    assert worths == sorted(worths) and worths[-1] > worths[0] + 0.05
    assert [worth(state, (30, 30)) for state in states] == [[0.5, 0.5]] * len(states)
    turns = [turns_left(state) for state in states]
    assert turns == sorted(turns, reverse=True) and turns[-1] == 2.5


def test_the_chances_of_all_seats_come_to_one_and_the_leader_has_the_best() -> None:
    found = chances((10, 60, 35, 35), 6)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] == found[3] > found[0] > 0


@pytest.mark.clause("HH-16")
@pytest.mark.parametrize("points", ["", "points 1: 5C*; points 2: 5D*"], ids=["0 to 0", "5 to 5"])
def test_level_on_points_the_archdevil_fights_before_the_game_ends(points: str) -> None:
    """Four turns without a battle end a game of two, and this would be the fourth."""
    hands = "seat 1: 6H 4H 3H 3S 5S; seat 2: JK AH KH QH JH"
    state = position(f"{hands}; reaper 1: 1; reaper 2: 9; pile 2: 5S; pile 4: 4S; {points}")
    state.phase, state.quiet = CHOOSING, 3
    for seed in range(3):
        assert search(HELL_IS_HUNGRY, view(state, 0), Random(seed), Iterations(60)) != EndTurn()
