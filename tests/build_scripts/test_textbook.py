"""The search from the textbook plays every game, and better than chance."""

import sys
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES, find
from game.contract import AnyGame
from game.match import Match
from game.minds.search import Iterations

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from textbook import play_deal, textbook  # noqa: E402

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_a_deal_is_won_or_shared_by_somebody(game: AnyGame) -> None:
    deal = play_deal(game, game.seats[0], Iterations(1), 1, 0)
    assert sum(deal.share) == 1.0 or game.seats[0] > 2
    assert all(0.0 <= share <= 1.0 for share in deal.share)


def test_what_three_and_one_win_together_is_the_deal() -> None:
    deal = play_deal(find("angel"), 4, Iterations(1), seed=1, rotation=2, archdevils=3)
    assert 3 * deal.share[0] + deal.share[1] == pytest.approx(1.0)
    assert 3 * deal.margin[0] + deal.margin[1] == pytest.approx(0.0)


def test_it_looks_further_than_chance() -> None:
    """At Evil Deal, against random play: with a few iterations it is paid far more often."""
    game, won = find("evil"), 0
    for seed in range(4):
        match, random = Match(game, game.options(), 2, seed), Random(seed)
        while not match.standing.deals and match.to_move is not None:
            view = match.view(match.to_move)
            action = (
                textbook(game, view, random, Iterations(12))
                if view.seat == 0
                else view.legal[int(random.random() * len(view.legal))]
            )
            match.play(match.to_move, action)
        won += match.standing.deals[0][0] > match.standing.deals[0][1]
    assert won >= 3
