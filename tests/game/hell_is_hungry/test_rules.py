"""The rules of Hell is Hungry! as play scripts (HH-1 to HH-15). Seats and piles are written from 1."""

from collections import Counter
from random import Random

import pytest

from game.cards import pick
from game.contract.table import Carry, Press, Touch
from game.deal_cycle import Over
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.battle import Need, beats, plays, top_of
from game.hell_is_hungry.cards import FACES, ORDER, OWNER, VALUE, deck
from game.hell_is_hungry.determinize import determinize
from game.hell_is_hungry.events import HellIsFed
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.grid import grid_for
from game.hell_is_hungry.options import Length, Passing
from game.hell_is_hungry.position import Battling, Choosing, Claiming, Paying, Placing, State, Swapping
from game.hell_is_hungry.rules import apply, legal, to_move
from game.hell_is_hungry.scoring import chances, games_won, points, standing
from game.hell_is_hungry.view import view
from game.hell_is_hungry.words.moves import gesture, why_not
from game.table import DealStarted
from tests.game.hell_is_hungry.positions import (
    PROTECTED,
    answer,
    attack,
    battle,
    cards,
    fresh,
    may_play,
    play_cards,
    position,
)


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.clause("HH-1")
def test_every_seat_has_a_deck_beside_the_souls(seats: int) -> None:
    whole = deck(seats)
    assert len(whole) == 54 * (seats + 1)
    assert len(set(whole.backs)) == seats + 1
    assert [face.code for face in FACES].count("JK") == 2
    assert list(HELL_IS_HUNGRY.seats) == [2, 3, 4, 5, 6]
    assert len(OWNER) == len(ORDER) == len(VALUE) == len(deck(6)) == 54 * 7
    for owner in (None, *range(seats)):
        own = [card for card in range(len(whole)) if OWNER[card] == owner]
        ranks = Counter(whole.faces[card].code.split(".")[0].rstrip("SHDC") for card in own)
        assert (
            set(ranks.values()) == {4, 2}
            and ranks["JK"] == 2
            and len({whole.backs[card] for card in own}) == 1
        )


@pytest.mark.parametrize(("seats", "piles"), [(2, 9), (3, 16), (6, 16)])
@pytest.mark.clause("HH-2")
def test_one_soul_of_each_pile_lies_open(seats: int, piles: int) -> None:
    state = fresh(seats)
    grid = state.grid
    assert grid.cells == piles
    seen = view(state, 0)
    for cell in range(piles):
        assert len(seen.piles[cell]) == 1 and None not in seen.piles[cell]
        assert seen.piles[grid.beneath[cell]] == (None, None)
    assert len(state.table.piles[grid.unused]) == 54 - 3 * piles


@pytest.mark.clause("HH-3", "HH-4")
def test_play_runs_left_from_a_seat_drawn_by_lot() -> None:
    assert {fresh(3, seed).active for seed in range(30)} == {0, 1, 2}
    state = fresh(3)
    assert all(len(state.table.piles[state.grid.hands[seat]]) == 5 for seat in range(3))
    first = state.active
    apply(state, first, legal(state, first)[0])
    apply(state, first, EndTurn())
    assert state.active == (first + 1) % 3


@pytest.mark.clause("HH-4")
def test_every_seat_draws_up_to_five_while_its_deck_lasts() -> None:
    state = position("seat 1: 2H 3H; seat 2: 4H")
    pile = state.table.piles[state.grid.decks[1]]
    state.table.piles[state.grid.points[0]].extend(pile[2:])
    del pile[2:]
    apply(state, 0, PlaceReaper(0))
    apply(state, 0, EndTurn())
    assert len(state.table.piles[state.grid.hands[0]]) == 5
    assert len(state.table.piles[state.grid.hands[1]]) == 3


@pytest.mark.clause("HH-5")
def test_the_active_seat_may_swap_a_card_with_the_top_of_its_purgatory() -> None:
    state = position("seat 1: 2H 3H 4H 5H 6H; seat 2: 4H; purgatory 1: 9S KS")
    state.turn = state.active = 1
    state.phase = Placing()
    apply(state, 1, PlaceReaper(0))
    apply(state, 1, EndTurn())
    assert isinstance(state.phase, Swapping)
    assert KeepHand() in legal(state, 0)
    given = cards("2H", 1)[0]
    apply(state, 0, Swap(given))
    king = cards("KS", 1)[0]
    assert king in state.table.piles[state.grid.hands[0]]
    assert state.table.piles[state.grid.purgatories[0]][-1] == given
    assert isinstance(state.phase, Placing)
    for seed in range(20):
        assert king in determinize(view(state, 1), Random(seed)).table.piles[state.grid.hands[0]]


@pytest.mark.clause("HH-6")
def test_a_reaper_goes_only_where_no_other_stands() -> None:
    state = position("seat 1: 2H; seat 2: 4H; reaper 1: 1; reaper 2: 5; pile 9: empty")
    cells = [action.cell + 1 for action in legal(state, 0) if isinstance(action, PlaceReaper)]
    assert cells == [1, 2, 3, 4, 6, 7, 8]
    assert why_not(view(state, 0), Touch(4)).sentence == "Another reaper is there. Pick another pile."
    assert why_not(view(state, 0), Touch(8)).clause == "HH-6"


@pytest.mark.parametrize(("diagonals", "adjacent"), [(False, [2, 4, 6, 8]), (True, [1, 2, 3, 4, 6, 7, 8, 9])])
@pytest.mark.clause("HH-7")
def test_one_may_battle_for_an_adjacent_pile_or_end_the_turn(diagonals: bool, adjacent: list[int]) -> None:
    souls = "; ".join(f"pile {number}: {number}S" for number in (2, 3, 4, 6, 7, 8, 9))
    state = position(f"seat 1: KH QH; seat 2: 4H; pile 1: AS; {souls}", diagonals=diagonals)
    apply(state, 0, PlaceReaper(4))
    cells = sorted(action.cell + 1 for action in legal(state, 0) if isinstance(action, Attack))
    assert cells == adjacent
    assert EndTurn() in legal(state, 0)
    assert not gesture(view(state, 0), EndTurn()).usual, "to fight comes first"
    assert why_not(view(state, 0), Touch(4)).clause == "HH-14"


@pytest.mark.clause("HH-7")
def test_a_corner_of_the_large_grid_has_two_neighbours() -> None:
    assert sorted(grid_for(4, False).adjacent[0]) == [1, 4]
    assert sorted(grid_for(4, True).adjacent[0]) == [1, 4, 5]


@pytest.mark.clause("HH-14")
def test_a_protected_pile_costs_a_card_of_at_least_the_souls_value() -> None:
    state = position(f"seat 1: KH 9H 3H; seat 2: 10H AH; {PROTECTED}")
    attack(state)
    assert isinstance(state.phase, Paying)
    costs = {action.card for action in legal(state, 0) if isinstance(action, Pay)}
    assert costs == set(cards("KH 9H", 1))
    assert why_not(view(state, 0), Carry((cards("3H", 1)[0],), state.grid.purgatories[0])).clause == "HH-14"
    apply(state, 0, Pay(cards("9H", 1)[0]))
    assert state.table.piles[state.grid.purgatories[0]][-1] == cards("9H", 1)[0]
    assert isinstance(state.phase, Battling) and state.turn == 0
    assert Pass() not in legal(state, 0), "who has paid must open"
    assert may_play(state, "KH")


@pytest.mark.clause("HH-14")
def test_an_attack_needs_a_price_beside_a_first_play() -> None:
    state = position(f"seat 1: KH 3H 4H; seat 2: 10H AH; {PROTECTED}")
    apply(state, 0, PlaceReaper(0))
    assert Attack(1) not in legal(state, 0), "after the king is paid, 3 + 4 is not above 8"
    assert why_not(view(state, 0), Touch(1)).clause == "HH-14"
    state = position("seat 1: JH AH; seat 2: 3H; pile 2: KS; reaper 2: 2")
    attack(state)
    assert Pay(cards("JH", 1)[0]) in legal(state, 0), "a jack pays for a king"


@pytest.mark.clause("HH-14")
def test_only_two_fight_for_a_protected_pile() -> None:
    state = position(f"seat 1: KH 9H 3H; seat 2: 10H AH; seat 3: AH KH; {PROTECTED}", seats=3)
    attack(state)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    play_cards(state, "KH")
    assert state.turn == 1
    play_cards(state, "AH")
    assert state.turn == 0


@pytest.mark.parametrize("defends", ["3H", ""])
@pytest.mark.clause("HH-15")
def test_a_winning_attacker_drives_the_defender_off(defends: str) -> None:
    state = position(f"seat 1: KH 9H; seat 2: {defends}; {PROTECTED}")
    beneath = state.table.piles[state.grid.beneath[1]][-1]
    soul = state.table.piles[1][-1]
    attack(state)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    play_cards(state, "KH")
    if defends:
        apply(state, 1, Pass())
    assert {soul, beneath} <= set(state.table.piles[state.grid.points[0]])
    assert state.reapers[1] is None, "a defender who never plays has lost as well"
    assert len(state.table.piles[1]) == 1 and not state.table.piles[state.grid.beneath[1]]


@pytest.mark.clause("HH-15")
def test_a_winning_defender_takes_the_soul_guarded() -> None:
    state = position("seat 1: KH 9H 3H; seat 2: AH; pile 2: 8S; reaper 2: 2")
    state.table.piles[state.grid.unused] += state.table.piles[state.grid.beneath[1]]
    state.table.piles[state.grid.beneath[1]].clear()
    soul = state.table.piles[1][-1]
    attack(state)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    play_cards(state, "KH")
    play_cards(state, "AH")
    apply(state, 0, Pass())
    assert soul in state.table.piles[state.grid.points[1]]
    assert set(cards("KH", 1) + cards("AH", 2)) <= set(state.table.piles[state.grid.points[1]])
    assert state.reapers[1] == 1
    assert state.table.piles[1] == []


@pytest.mark.clause("HH-15")
def test_a_winning_attacker_takes_one_soul_where_there_is_no_more() -> None:
    state = position(f"seat 1: KH 9H; seat 2: 3H; {PROTECTED}; pile 2: 8S")
    state.table.piles[state.grid.unused] += state.table.piles[state.grid.beneath[1]]
    state.table.piles[state.grid.beneath[1]].clear()
    attack(state)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    play_cards(state, "KH")
    apply(state, 1, Pass())
    assert [OWNER[card] for card in state.table.piles[state.grid.points[0]]].count(None) == 1
    assert state.table.piles[1] == []
    assert state.active == 1, "two empty piles are not three"


@pytest.mark.parametrize(
    ("codes", "total"),
    [
        ("KH 6H", 16),
        ("JH 9H", 19),
        ("AH 2H", 13),
        ("JK 4H", 24),
        ("KH JH", 20),
        ("QH QS", 20),
        ("AH JK", 31),
        ("JK JK", 40),
    ],
)
@pytest.mark.clause("HH-8")
def test_two_cards_count_their_sum(codes: str, total: int) -> None:
    assert top_of(cards(codes, 1)).value == total


@pytest.mark.parametrize(
    ("codes", "below", "goes"),
    [
        ("6H", "5S", True),
        ("5H", "5S", False),
        ("KH", "QS", True),
        ("QH", "JS", True),
        ("JH", "10S", True),
        ("10H", "JS", False),
        ("AH", "KS", True),
        ("JK", "AS", True),
        ("2H 3H", "KS", False),
        ("4H 6H", "10S", False),
        ("KH", "4S 6S", False),
        ("KH 2H", "AS", True),
        ("4H 7H", "JS", True),
    ],
)
@pytest.mark.clause("HH-9")
def test_a_play_must_be_higher(codes: str, below: str, goes: bool) -> None:
    assert beats(cards(codes, 1), top_of(cards(below, 2))) == goes


@pytest.mark.clause("HH-10")
def test_only_a_single_two_beats_a_single_joker() -> None:
    joker = top_of(cards("JK", 2))
    tries = ("2H", "3H", "AH", "JK", "2H 3H", "KH AH")
    assert [codes for codes in tries if beats(cards(codes, 1), joker)] == ["2H"]
    two = top_of(cards("2H", 1), joker)
    assert beats(cards("3S", 2), two)
    assert not beats(cards("2S", 2), two)


@pytest.mark.parametrize("below", ["JK AS", "JK JK"])
@pytest.mark.clause("HH-11")
def test_only_two_twos_beat_the_highest_pairs(below: str) -> None:
    top = top_of(cards(below, 2))
    assert top.need is Need.TWO_TWOS
    assert not beats(cards("KH AH", 1), top)
    assert not beats(cards("2H", 1), top)
    assert beats(cards("2H 2S", 1), top)
    twos = top_of(cards("2H 2S", 1), top)
    assert not beats(cards("AS", 2), twos)
    assert not beats(cards("2S 2D", 2), twos)
    assert beats(cards("2S 3S", 2), twos)
    assert top_of(cards("2S 3S", 2), twos).need is Need.HIGHER


@pytest.mark.clause("HH-11")
def test_a_joker_with_anything_else_is_an_ordinary_sum() -> None:
    assert beats(cards("AH KH", 1), top_of(cards("JK 5S", 2))) is False
    assert top_of(cards("JK 5S", 2)).need is Need.HIGHER
    assert beats(cards("JK 6H", 1), top_of(cards("JK 5S", 2)))


@pytest.mark.clause("HH-12")
def test_the_attacker_must_open() -> None:
    state = battle("seat 1: 6H 9H; seat 2: 7H; seat 3: 5H; pile 2: 5S")
    assert state.turn == 0 and Pass() not in legal(state, 0)
    assert why_not(view(state, 0), Press("Pass", "P")).clause == "HH-12"
    play_cards(state, "6H")
    assert state.turn == 1 and Pass() in legal(state, 1)
    apply(state, 1, Pass())
    assert list(legal(state, 2)) == [Pass()], "it has nothing higher"


@pytest.mark.clause("HH-12")
def test_a_seat_that_passed_is_asked_again_when_its_turn_comes_round() -> None:
    state = battle("seat 1: 6H 9H; seat 2: 7H 10H; seat 3: 8H KH; pile 2: 5S", "6H", "7H", "", "9H")
    play_cards(state, "10H")
    assert state.turn == 2 and may_play(state, "KH")


@pytest.mark.clause("HH-12", "HH-10")
def test_a_seat_that_had_to_pass_answers_a_later_joker_with_its_two() -> None:
    hands = "seat 1: 9H QH 3H; seat 2: JK KH; seat 3: 2H 2S 4H; pile 2: 5S"
    state = battle(hands, "9H", "KH")
    assert list(legal(state, 2)) == [Pass()], "it has nothing that beats a king"
    for codes in ("", "QH 3H", "JK"):
        answer(state, codes)
    assert state.turn == 2
    play_cards(state, "2H")
    assert isinstance(state.phase, Claiming) and state.turn == 2, "nobody else has a card left"


@pytest.mark.clause("HH-12")
def test_a_battle_ends_once_all_others_have_passed_one_after_the_other() -> None:
    hands = "seat 1: 6H 9H; seat 2: 7H 4H; seat 3: 8H 3H; seat 4: KH 3H; pile 2: 5S"
    state = battle(hands, "6H", "", "", seats=4)
    assert [seen.phase.passed for seen in (view(state, 0), view(state, None))] == [0b110, 0b110]
    play_cards(state, "KH")
    assert view(state, 0).phase.passed == 0, "every play asks all the others again"
    for _ in range(2):
        apply(state, state.turn, Pass())
    assert isinstance(state.phase, Battling) and state.turn == 2, "seat 3 has not passed on the king"
    apply(state, 2, Pass())
    assert isinstance(state.phase, Claiming) and state.turn == 3


@pytest.mark.clause("HH-12")
def test_only_passes_after_the_last_play_end_a_battle() -> None:
    state = battle("seat 1: 6H AH; seat 2: 7H; seat 3: 8H 9H; pile 2: 5S", "6H", "7H", "8H", "")
    assert isinstance(state.phase, Claiming) and state.turn == 2
    state = battle("seat 1: 6H AH; seat 2: 7H 9H; seat 3: 8H 4H; pile 2: 5S", "6H", "7H", "8H", "", "9H", "")
    assert state.turn == 0 and may_play(state, "AH")
    state = battle("seat 1: 6H 2H; seat 2: 7H 4H; seat 3: 8H 3H; pile 2: 5S", "6H", "", "8H", "")
    assert isinstance(state.phase, Battling) and state.turn == 1
    state = battle("seat 1: 6H 9H; seat 2: 7H 4H; pile 2: 5S", "6H", "", seats=2)
    assert isinstance(state.phase, Claiming) and state.turn == 0, "between two a pass ends it"


@pytest.mark.clause("HH-12", "HH-14")
def test_a_battle_for_a_protected_pile_goes_back_to_the_two_alone() -> None:
    hands = "seat 1: KH 9H 6H AH; seat 2: JK; seat 3: JK; seat 4: 4H 10H QH JH; pile 2: 8S; reaper 4: 2"
    state = position(hands, seats=4)
    attack(state)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    asked = []
    for codes in ("KH", "4H 10H", "6H AH", "QH JH"):
        asked.append(state.turn)
        play_cards(state, codes)
    assert asked == [0, 3, 0, 3]
    assert state.reapers[3] == 1 and state.active == 1, "the attacker is out of cards: the defender has won"


@pytest.mark.clause("HH-12")
def test_a_seat_without_cards_is_passed_over() -> None:
    state = battle("seat 1: 6H 9H; seat 2: ; seat 3: 7H; pile 2: 5S", "6H")
    assert state.turn == 2, "seat 2 has nothing to play"
    play_cards(state, "7H")
    assert state.turn == 0
    play_cards(state, "9H")
    assert isinstance(state.phase, Claiming), "nobody else has a card left"


@pytest.mark.clause("HH-12", "HH-10")
def test_by_the_older_rule_a_pass_is_for_the_whole_battle() -> None:
    hands = "seat 1: 9H QH 3H 7H; seat 2: JK KH; seat 3: 2H 2S 4H; pile 2: 5S"
    state = battle(hands, "9H", "KH", "", "QH 3H", "JK", passing=Passing.WHOLE_BATTLE)
    assert state.turn == 0, "seat 3 could beat the joker, but it has passed"
    apply(state, 0, Pass())
    assert isinstance(state.phase, Claiming) and state.turn == 1


@pytest.mark.clause("HH-13")
def test_the_winner_of_a_battle_places_its_soul() -> None:
    for claim, place in ((TakeSoul(), "points"), (SendToPurgatory(), "purgatories")):
        state = position("seat 1: 6H 9H; seat 2: 7H 4H; pile 2: 5S")
        soul = state.table.piles[1][-1]
        attack(state)
        play_cards(state, "6H")
        play_cards(state, "7H")
        apply(state, 0, Pass())
        assert list(legal(state, 1)) == [TakeSoul(), SendToPurgatory()]
        apply(state, 1, claim)
        assert soul in state.table.piles[getattr(state.grid, place)[1]]
        assert set(cards("6H", 1) + cards("7H", 2)) <= set(state.table.piles[state.grid.points[1]])
        assert len(state.table.piles[1]) == 1 and state.table.piles[1][-1] != soul
        assert len(state.table.piles[state.grid.beneath[1]]) == 1
        assert state.active == 1


@pytest.mark.clause("HH-8", "HH-17")
def test_a_soul_is_another_play_than_ones_own_card() -> None:
    hand = [*cards("9H", 0), *cards("9H", 1)]
    found = [action.cards for action in plays(hand, top_of(cards("5S", 0)))]
    assert found == [(hand[0],), tuple(hand), (hand[1],)]
    faces = deck(2).faces
    assert [faces[card].code for card in hand] == ["9H", "9H.1"]
    assert [faces[card].text for card in hand] == ["9♥", "9♥"]


@pytest.mark.clause("HH-16")
def test_three_empty_piles_end_the_game() -> None:
    state = position("seat 1: 6H; seat 2: 3H; pile 2: 5S; pile 8: empty; pile 9: empty")
    state.table.piles[state.grid.unused] += state.table.piles[state.grid.beneath[1]]
    state.table.piles[state.grid.beneath[1]].clear()
    attack(state)
    play_cards(state, "6H")
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
def test_ones_own_cards_do_not_count() -> None:
    pile = cards("KS JK", 0) + cards("AH 5H", 1) + cards("9H", 2)
    assert points(pile, 0) == 10 + 20 + 9
    assert points(pile, 1) == 10 + 20 + 11 + 5
    assert OWNER[pile[0]] is None


@pytest.mark.clause("HH-17")
def test_equal_most_points_share_the_win() -> None:
    state = fresh(3)
    state.phase = Over()
    state.deals = ((50, 70, 70),)
    state.totals = (50, 70, 70)
    assert standing(state).winners == (1, 2)
    assert standing(state).totals == (50, 70, 70)


@pytest.mark.clause("HH-18")
def test_a_match_may_be_the_best_of_several_games() -> None:
    assert games_won(((5, 9), (8, 2), (4, 4)), 2) == (2, 2)
    state = fresh(2, 3, games=Length.THREE)
    random = Random(3)
    while to_move(state) is not None:
        apply(state, state.turn, pick(legal(state, state.turn), random))
    won = games_won(state.deals, 2)
    assert len(state.deals) in (2, 3)
    assert max(won) == 2 or len(state.deals) == 3
    assert standing(state).winners == tuple(seat for seat in (0, 1) if won[seat] == max(won))


@pytest.mark.clause("HH-17", "HH-18")
@pytest.mark.parametrize(("games", "ranks"), [(Length.ONE, (2, 1)), (Length.THREE, (1, 2))])
def test_several_games_are_led_by_games_won(games: Length, ranks: tuple[int, int]) -> None:
    state = fresh(2, 3, games=games)
    state.deals = ((10, 8), (5, 30), (9, 6))
    state.totals = (24, 44)
    assert standing(state).ranks == ranks


def without_battles(seed: int) -> State:
    """Return the end of a match of five games in which nobody fights, so that each of them is shared."""
    state = fresh(3, seed, games=Length.FIVE)
    while to_move(state) is not None:
        choice = EndTurn() if isinstance(state.phase, Choosing) else legal(state, state.turn)[0]
        apply(state, state.turn, choice)
    return state


@pytest.mark.clause("HH-3", "HH-18")
def test_every_game_of_a_match_draws_lots() -> None:
    ended = [without_battles(seed).table.events for seed in range(12)]
    begun = {tuple(event.dealer for event in told if isinstance(event, DealStarted)) for told in ended}
    assert len(begun) > 6 and {len(firsts) for firsts in begun} == {5}


@pytest.mark.clause("HH-18")
def test_a_match_of_shared_games_is_won_by_all() -> None:
    assert standing(without_battles(1)).winners == (0, 1, 2)


def test_the_leader_has_the_best_chance() -> None:
    found = chances((10, 60, 35, 35), 6)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] == found[3] > found[0] > 0
