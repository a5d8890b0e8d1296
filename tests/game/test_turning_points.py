"""Turning points of a match, which follow from its totals and its events."""

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Standing
from game.events import DealEnded, DealStarted
from game.sentences import Cast
from game.turning_points import Turn, boldest, deals_of, decided, ranks_by_deal
from tests.game.feats import NAMES, played

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def standing(*deals: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]) -> Standing:
    totals = tuple(sum(column) for column in zip(*deals, strict=True))
    return Standing(totals, deals, ranks, winners)


def test_the_deal_that_decides_is_the_last_one_before_which_the_winner_was_behind() -> None:
    match = standing((5, 0), (0, 9), (0, 1), winners=(1,), ranks=(2, 1))
    assert decided(match, low_wins=False) == Turn(2, 1, 2)


def test_who_led_from_the_first_deal_on_won_it_there() -> None:
    match = standing((0, 5), (3, 4), winners=(0,), ranks=(1, 2))
    assert decided(match, low_wins=True) == Turn(1, 0, 1)


def test_nothing_is_decided_before_the_end() -> None:
    assert decided(standing((0, 5), winners=(), ranks=(1, 2)), low_wins=True) is None


@each_game
def test_ranks_run_from_level_to_the_final_ones(game: AnyGame) -> None:
    match = played(game, game.seats[0], 1)
    ranks = ranks_by_deal(match.standing, low_wins=game.low_wins)
    assert len(ranks) == len(match.standing.deals) + 1
    assert set(ranks[0]) == {1} and ranks[-1] == match.standing.ranks


@each_game
def test_the_boldest_is_the_largest_of_all_deals(game: AnyGame) -> None:
    match = played(game, game.seats[-1], 2)
    deals = deals_of(match.history(None))
    assert all(isinstance(deal[0], DealStarted) and isinstance(deal[-1], DealEnded) for deal in deals)
    assert len(deals) == len(match.standing.deals)
    cast = Cast(NAMES[: match.seats])
    found = boldest(match, cast)
    feats = [[feat.size for feat in game.words.feats(deal, match.view(None), cast)] for deal in deals]
    if found is None:
        assert not any(feats)
    else:
        assert found.feat.size == max(size for sizes in feats for size in sizes)
        assert found.feat in game.words.feats(deals[found.deal - 1], match.view(None), cast)
