"""The tree search: it finds what is plain to see, keeps to its budget, and never looks behind the view."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import State, cloned
from game.contract.search import Calibration
from game.devil.actions import EndDeal
from game.evil_deal.actions import PlayCard
from game.hell_is_hungry.position import Claiming
from game.level import Level
from game.match import Match
from game.minds.search import (
    CONFIRMED,
    Candidate,
    Iterations,
    Seconds,
    Simulator,
    iterate,
    rated,
    search,
    thinned,
)
from game.sentences import Cast
from tests.conformance.tables import Setting, at_random, settings, undecided
from tests.game.evil_deal.positions import card, position

EVIL = GAMES["evil"]
WITH_A_TREE = replace(EVIL, search=replace(EVIL.search, play_out=None))
"""Evil Deal, searched as games are that have no quick way to play out."""


def simulator(seed: int) -> Simulator:
    """Return the simulator of a search with a tree at Evil Deal."""
    return Simulator(WITH_A_TREE, EVIL.search.policies[Level.FIEND], Random(seed))


def last_exchanges(second: str) -> State:
    """Return a position of Evil Deal with two exchanges left and every card known."""
    state = position(
        f"seat 1: AS; seat 2: {second}; trumps 1: 2H 3D; trumps 2: 3H 2D; exchange: 2; rest: taken 1",
        half=2,
        no_trump=(True, True),
    )
    state.tricks = (3, 4)
    return state


def test_it_loses_an_exchange_to_win_the_one_that_takes_the_trick() -> None:
    state = last_exchanges("KS")
    best, worse = search(EVIL, EVIL.view(state, 0), Random(2), Iterations(60))
    assert best.action == PlayCard(card("2H"))
    assert best.expected > worse.expected + 0.2


def test_a_single_choice_is_answered_at_once() -> None:
    match = Match(GAMES["devil"], GAMES["devil"].options(), 2, 3)
    random = Random(3)
    while len(match.legal(match.to_move)) != 1:
        at_random(match, random)
    asked = []
    view = match.view(match.to_move)
    (only,) = search(GAMES["devil"], view, random, Seconds(1.0, lambda: asked.append(1) or 0.0))
    assert only.action == view.legal[0] and not asked


@pytest.mark.parametrize("game", [GAMES["angel"], GAMES["evil"]], ids=lambda game: game.id)
def test_a_question_of_luck_alone_is_answered_at_once(game: AnyGame) -> None:
    match, asked = Match(game, game.options(), game.seats[0], 3), []
    view = match.view(match.to_move)
    reasons = {game.words.reason(view, action, Cast(tuple("ABCD"), match.to_move)) for action in view.legal}
    assert game.search.only_luck(view) and len(view.legal) > 1 and len(reasons) == 1
    (chosen,) = search(game, view, Random(3), Seconds(1.0, lambda: asked.append(1) or 0.0))
    assert chosen.action in view.legal and not asked


@pytest.mark.parametrize("setting", settings()[::6], ids=str)
def test_the_same_question_gets_the_same_answer(setting: Setting) -> None:
    match = undecided(setting)
    view = match.view(match.to_move)
    told = [search(setting.game, view, Random(5), Iterations(30)) for _ in range(2)]
    assert told[0] == told[1]
    assert {option.action for option in told[0]} <= set(view.legal)


def test_a_budget_of_iterations_is_spent_to_the_last() -> None:
    match = undecided(Setting(EVIL, EVIL.options(), 2))
    told = search(EVIL, match.view(match.to_move), Random(5), Iterations(20))
    assert sum(option.visits for option in told) == 20


def test_a_budget_of_time_ends_when_the_clock_says_so() -> None:
    ticks = iter(range(1000))
    left = Seconds(10.0, lambda: float(next(ticks))).begin()
    assert left(0) > 0
    assert [left(made) > 0 for made in range(1, 10)] == [True] * 8 + [False]


def candidate(*rewards: float) -> Candidate:
    """Return an action that was tried in some positions."""
    return Candidate(EndDeal(), rewards=list(rewards))


def test_an_action_that_lags_clearly_leaves_the_race() -> None:
    lucky = [0.1, 0.9] * 10
    leader = candidate(*(reward + 0.05 for reward in lucky))
    behind = candidate(*lucky)
    close = candidate(*(reward + each for reward, each in zip(lucky, [0.3, -0.25] * 10, strict=True)))
    assert thinned([leader, behind, close], close, 0.5) == [leader, close]
    assert thinned([leader, close], close, 0.5) == [leader, close]


def test_thinking_ends_when_one_action_is_left_in_the_race() -> None:
    hell, random = GAMES["hell"], Random(2)
    match = Match(hell, hell.options(), 2, 2)
    while not isinstance(match.view(match.to_move).phase, Claiming):
        at_random(match, random)
    told = search(hell, match.view(match.to_move), random, Iterations(5000))
    assert sum(option.visits for option in told) < 5000


def test_a_lucky_move_that_dropped_out_is_not_rated_above_the_best() -> None:
    best = Candidate(0, rewards=[0.9, 0.1, 0.2], leads=[1, -1, -1], wins=[1, 0, 0])
    dropped = Candidate(1, rewards=[0.7], leads=[0], wins=[0.5])
    assert rated(dropped, best).expected == pytest.approx(rated(best, best).expected - 0.2)


def test_odds_come_from_fresh_deals_where_a_race_ended_early() -> None:
    angel = GAMES["angel"]
    match = undecided(Setting(angel, angel.options(), 4))
    view = match.view(match.to_move)
    best, *others = search(angel, view, Random(5), Iterations(5000))
    assert sum(option.visits for option in (best, *others)) < 5000 and best.visits >= CONFIRMED
    positions, tried = angel.search.likely_positions(view, Random(6)), Candidate(best.action)
    played_on = Simulator(angel, angel.search.usual, Random(6))
    for _ in range(1000):
        iterate(played_on, positions(), tried)
    assert best.won == pytest.approx(fmean(tried.wins), abs=0.1)
    assert sum(option.visits for option in search(angel, view, Random(5), Iterations(150))) <= 150


def test_without_time_the_policy_answers() -> None:
    match = undecided(Setting(EVIL, EVIL.options(), 2))
    view = match.view(match.to_move)
    (best, *_), policy = search(EVIL, view, Random(5), Iterations(0)), EVIL.search.policies[Level.FIEND]
    assert best.action == policy(view, Random(5))


def test_every_seat_is_played_for_itself() -> None:
    state = last_exchanges("KD")
    ace = Candidate(PlayCard(card("AS")))
    for seed in range(80):
        iterate(simulator(seed), cloned(state), ace)
    replies = {action.card: node for action, node in ace.node.children.items()}
    assert replies[card("KD")].visits > 2 * replies[card("3H")].visits
    assert replies[card("KD")].reward / replies[card("KD")].visits > 0.5


def test_the_archdevil_beats_the_imp_at_devil() -> None:
    from game.minds.arena import simulate
    from game.minds.characters import mind_of

    devil = GAMES["devil"]
    minds = [mind_of(devil, Level.ARCHDEVIL, Iterations(60)), mind_of(devil, Level.IMP)]
    results = list(simulate(devil, devil.options(), minds, 1, 16))
    assert sum(0 in result.winners for result in results) >= 10


def test_a_game_that_is_cut_off_is_won_as_often_as_it_is_worth() -> None:
    game = GAMES["hell"]
    match = Match(game, game.options(), 2, 1)
    view = match.view(match.to_move)
    weighed = search(game, view, Random(1), Iterations(20))
    assert all(option.won == pytest.approx(option.expected) for option in weighed)
    assert any(0 < option.won < 1 for option in weighed), "no win is certain so early"


def test_in_a_deal_that_is_cut_off_each_of_four_wins_about_a_quarter() -> None:
    game = GAMES["jokers"]
    match = Match(game, game.options(), 4, 1)
    weighed = search(game, match.view(match.to_move), Random(1), Iterations(60))
    assert 0.15 < fmean(option.won for option in weighed) < 0.35


@pytest.mark.parametrize(
    "calibration",
    [Calibration(), *(each for game in GAMES.values() for each in game.search.calibrations.values())],
)
def test_odds_told_rise_with_the_share_of_deals_won_from_never_to_always(calibration: Calibration) -> None:
    told = [calibration.odds(share / 200) for share in range(201)]
    assert (told[0], told[-1]) == (0.0, 1.0)
    assert all(less < more for less, more in pairwise(told))
