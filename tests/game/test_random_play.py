"""Random play of whole matches, by which the speed of the rules is measured."""

from random import Random

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.random_play import play_at_random

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_a_match_is_played_to_its_end_by_as_many_legal_actions_as_are_told(game: AnyGame) -> None:
    one, other = (game.deal(game.options(), game.seats[0], 7) for _ in range(2))
    actions = play_at_random(game, one, Random(7).random)
    random = Random(7)
    for _ in range(actions):
        seat = game.to_move(other)
        assert seat is not None
        moves = game.legal(other, seat)
        game.apply(other, seat, moves[int(random.random() * len(moves))])
    assert game.to_move(one) is None and game.standing(one).winners
    assert game.standing(one) == game.standing(other) and one.table.piles == other.table.piles
    assert one.table.events == other.table.events
