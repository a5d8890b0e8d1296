"""Pay, the end of a match, and series (ED-14 to ED-17)."""

from random import Random

import pytest

from game.deal_cycle import OVER
from game.evil_deal.actions import Cross
from game.evil_deal.determinize import determinize
from game.evil_deal.game import WORDS
from game.evil_deal.options import EvilDealOptions, Length
from game.evil_deal.position import HANDS, STOCK, State
from game.evil_deal.rules import deal, legal, to_move
from game.evil_deal.scoring import points, standing
from game.evil_deal.view import view
from game.table import DealEnded, Event, GameEnded, MatchEnded
from tests.game.evil_deal.positions import (
    CAST,
    TWO_TRUMPS,
    at_random,
    card,
    do,
    play,
    position,
    trump_cards,
)

SERIES = pytest.mark.parametrize("games", [Length.THREE, Length.FIVE], ids=lambda games: games.value)


@pytest.mark.parametrize(
    ("dealers", "paid"),
    [
        (8, (333, 0)),
        (7, (222, 0)),
        (6, (111, 0)),
        (5, (66, 0)),
        (4, (0, 66)),
        (3, (0, 111)),
        (2, (0, 222)),
        (1, (0, 333)),
        (0, (0, 666)),
    ],
)
@pytest.mark.clause("ED-14")
def test_the_dealer_needs_one_trick_more_for_the_same_points(dealers: int, paid: tuple[int, int]) -> None:
    tricks = (dealers, 8 - dealers)
    assert points(tricks, 0, (False, False)) == paid
    assert points(tricks[::-1], 1, (False, False)) == paid[::-1]


@pytest.mark.clause("ED-14")
def test_a_chosen_no_trump_pays_66_for_each_trick_above_four() -> None:
    assert points((6, 2), 0, (True, False)) == (111 + 132, 0)
    assert points((3, 5), 0, (False, True)) == (0, 111 + 66)
    assert points((0, 8), 0, (False, True)) == (0, 666 + 264)
    assert points((4, 4), 0, (True, True)) == (0, 66)
    assert points((2, 6), 0, (True, False)) == (0, 222), "only to who chose it"


@pytest.mark.clause("ED-14")
def test_a_clash_of_suits_pays_nothing_extra() -> None:
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 4S 3H")
    do(state, Cross(card("2S")))
    do(state, Cross(card("4S")))
    assert state.side_by_side == (False, False)


@pytest.mark.clause("ED-15")
def test_a_match_ends_at_666() -> None:
    ends = {}
    for before in (599, 600):
        state = a_deal_to_end((before, 0))
        play(state, "9S", "4S")
        ends[before] = state.phase is OVER
        assert state.totals == (before + 66, 0)
    assert ends == {599: False, 600: True}


@pytest.mark.parametrize("head_start", [0, 222])
@pytest.mark.clause("ED-15", "ED-17")
def test_a_match_ends_with_the_deal_that_brings_a_seat_to_666(head_start: int) -> None:
    for seed in range(10):
        state = played(Length.ONE, head_start, seed)
        *earlier, last = events(state, DealEnded)
        assert max(last.totals) >= 666 > max(max(deal.totals) for deal in earlier)
        assert last.totals == tuple(head_start + sum(gained) for gained in zip(*state.deals, strict=True))
        winner = last.totals.index(max(last.totals))
        assert standing(state).winners == (winner,) and standing(state).ranks[winner] == 1
        assert state.table.events[-1] == MatchEnded((winner,))
        assert legal(state, 0) == legal(state, 1) == ()


def played(games: Length, head_start: int = 0, seed: int = 1) -> State:
    """Return a whole match, played at random."""
    state = deal(EvilDealOptions(games=games, head_start=head_start), 2, seed)
    random = Random(seed)
    while to_move(state) is not None:
        at_random(state, random)
    return state


def events(state: State, kind: type) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in state.table.events if isinstance(event, kind)]


def games_of(state: State) -> list[list[DealEnded]]:
    """Return the ends of the deals of each game."""
    games: list[list[DealEnded]] = [[]]
    for event in state.table.events:
        if isinstance(event, DealEnded):
            games[-1].append(event)
        elif isinstance(event, GameEnded):
            games.append([])
    assert games.pop() == []
    return games


def a_deal_to_end(totals: tuple[int, int]) -> State:
    """Return a position in which seat 1 leads the last card of a deal: it gets 66."""
    state = position(f"seat 1: 9S; seat 2: 4S; {TWO_TRUMPS}; exchange: 3", half=2)
    for seat in (0, 1):
        state.table.move(state.firsts[seat], HANDS[seat], STOCK)
    state.tricks, state.totals = (3, 4), totals
    return state


def before_the_last_card(accounts: tuple[int, int]) -> State:
    """Return a game of three that seat 1 wins by 66 with the last card of a deal."""
    state = a_deal_to_end((600, 600))
    state.games, state.played, state.accounts = 3, 2, accounts
    state.course = ((accounts[0] + 600, accounts[1] + 600),)
    return state


@SERIES
@pytest.mark.clause("ED-16")
def test_all_games_agreed_on_are_played(games: Length) -> None:
    state = played(games)
    assert [event.number for event in events(state, GameEnded)] == list(range(1, games.count + 1))
    for *earlier, last in games_of(state):
        assert max(last.totals) >= 666 > max((max(deal.totals) for deal in earlier), default=0)
    assert len(events(state, MatchEnded)) == 1


@SERIES
@pytest.mark.clause("ED-16")
def test_each_winner_puts_the_difference_into_its_account(games: Length) -> None:
    state = played(games)
    accounts = [0, 0]
    for game in games_of(state):
        one, other = game[-1].totals
        accounts[int(other > one)] += abs(one - other)
    assert state.accounts == tuple(accounts)
    assert standing(state).totals == tuple(accounts)


@pytest.mark.clause("ED-16")
def test_the_larger_account_wins() -> None:
    state = before_the_last_card((0, 100))
    play(state, "9S", "4S")
    assert state.phase is OVER
    assert standing(state).totals == (66, 100)
    assert standing(state).winners == (1,)
    assert WORDS.narrate(MatchEnded((1,)), view(state, 0), CAST).words == "Lilith wins the match, 100 to 66."


@pytest.mark.clause("ED-16")
def test_equal_accounts_share_the_win() -> None:
    state = before_the_last_card((0, 66))
    play(state, "9S", "4S")
    (ended,) = events(state, MatchEnded)
    assert ended == MatchEnded(standing(state).winners) == MatchEnded((0, 1))
    assert WORDS.narrate(ended, view(state, 0), CAST).words == "You and Lilith share the win."


@SERIES
@pytest.mark.clause("ED-17")
def test_every_game_begins_with_the_head_start(games: Length) -> None:
    for first, *_ in games_of(played(games, head_start=222)):
        assert [total - gained for total, gained in zip(first.totals, first.points, strict=True)] == [
            222,
            222,
        ]


@SERIES
def test_imagined_positions_of_a_series_agree_with_the_view(games: Length) -> None:
    state = deal(EvilDealOptions(games=games, head_start=400), 2, 5)
    random = Random(5)
    while (seat := to_move(state)) is not None:
        seen = view(state, seat)
        assert view(determinize(seen, random), seat) == seen
        at_random(state, random)
