"""The tree search: it finds what is plain to see, keeps to its budget, and never looks behind the view."""

from random import Random

import pytest

from game.catalog import GAMES
from game.contract import Level
from game.hell_is_hungry.actions import TakeSoul
from game.hell_is_hungry.cards import VALUE
from game.hell_is_hungry.state import Claiming
from game.match import Match
from game.minds.search import Iterations, Node, Seconds, _best, _settled, search, weigh
from tests.conformance.tables import Setting, at_random, settings

EVIL = GAMES["evil"]


def undecided(setting: Setting, seed: int = 7) -> Match:
    """A match at a point where the seat to move has a choice."""
    match, random = setting.match(seed), Random(seed)
    for _ in range(10):
        at_random(match, random)
    while len(match.legal(match.to_move)) < 2:
        at_random(match, random)
    return match


def test_it_takes_what_is_plainly_worth_taking() -> None:
    """A soul of ten or more points that was won goes to the points, not to purgatory."""
    hell, random, seen = GAMES["hell"], Random(2), 0
    match = Match(hell, hell.options(), 2, 2)
    while seen < 3:
        view = match.view(match.to_move)
        if isinstance(view.phase, Claiming) and VALUE[view.piles[view.phase.cell][-1]] >= 10:
            assert search(hell, view, Random(2), Iterations(120)) == TakeSoul()
            seen += 1
        at_random(match, random)
        if match.to_move is None:
            match = Match(hell, hell.options(), 2, random.getrandbits(20))


def test_a_single_choice_is_answered_at_once() -> None:
    match = Match(GAMES["devil"], GAMES["devil"].options(), 2, 3)
    random = Random(3)
    while len(match.legal(match.to_move)) != 1:
        at_random(match, random)
    asked = []
    view = match.view(match.to_move)
    (only,) = weigh(GAMES["devil"], view, random, Seconds(1.0, lambda: asked.append(1) or 0.0))
    assert only.action == view.legal[0] and not asked


@pytest.mark.parametrize("setting", settings()[::6], ids=str)
def test_the_same_view_seed_and_iterations_give_the_same_answer(setting: Setting) -> None:
    view = undecided(setting).view(undecided(setting).to_move)
    told = [weigh(setting.game, view, Random(5), Iterations(30)) for _ in range(2)]
    assert told[0] == told[1]
    assert {option.action for option in told[0]} <= set(view.legal)


@pytest.mark.parametrize("setting", settings()[::6], ids=str)
def test_what_the_view_hides_changes_no_choice(setting: Setting) -> None:
    match = undecided(setting)
    view = match.view(match.to_move)
    for seed in range(2):
        other = setting.game.view(setting.game.imagine(view, Random(seed)), view.seat)
        assert search(setting.game, other, Random(5), Iterations(20)) == search(
            setting.game, view, Random(5), Iterations(20)
        )


def test_a_budget_of_iterations_is_spent_to_the_last() -> None:
    match = undecided(Setting(EVIL, EVIL.options(), 2))
    told = weigh(EVIL, match.view(match.to_move), Random(5), Iterations(20))
    assert sum(option.visits for option in told) == 20


def test_a_budget_of_time_ends_when_the_clock_says_so() -> None:
    ticks = iter(range(1000))
    left = Seconds(10.0, lambda: float(next(ticks))).begin()
    assert left(0) > 0
    assert [left(made) > 0 for made in range(1, 10)] == [True] * 8 + [False]


def test_it_stops_when_the_iterations_left_cannot_change_the_answer() -> None:
    root = Node(children={"one": Node(visits=30), "two": Node(visits=10)})
    assert _settled(root, 19)
    assert not _settled(root, 20)
    assert not _settled(Node(children={"one": Node(visits=30)}), 1)


def test_an_action_that_is_seldom_possible_is_judged_by_how_often_it_was() -> None:
    """Availability counts: of two equals the one passed over more often is tried next."""
    often = Node(visits=10, available=100, reward=5.0)
    seldom = Node(visits=10, available=12, reward=5.0)
    assert _best(Node(children={"often": often, "seldom": seldom}), ["often", "seldom"]) == "often"


def test_every_seat_is_played_for_itself() -> None:
    """Max^n: at a table of four each seat's rewards are its own, and they are not all alike."""
    setting = Setting(GAMES["angel"], GAMES["angel"].options(), 4)
    match = undecided(setting)
    told = weigh(setting.game, match.view(match.to_move), Random(5), Iterations(60))
    assert 0 <= min(option.expected for option in told) <= max(option.expected for option in told) <= 1
    assert len({option.expected for option in told}) > 1


def test_the_archdevil_beats_the_imp_at_devil() -> None:
    from game.minds.levels import mind_of
    from game.simulate import simulate

    devil = GAMES["devil"]
    minds = [mind_of(devil, Level.ARCHDEVIL, Iterations(60)), mind_of(devil, Level.IMP)]
    results = list(simulate(devil, devil.options(), minds, 1, 16))
    assert sum(0 in result.winners for result in results) >= 10
