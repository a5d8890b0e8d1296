"""Random play of whole matches with the rules alone."""

from collections.abc import Callable

from game.contract import AnyGame
from game.contract.rules import State


def play_at_random(game: AnyGame, state: State, number: Callable[[], float]) -> int:
    """Play a match on to its end, every legal action equally likely; return how many actions it took.

    ``number`` gives numbers in [0, 1), one for each action.
    """
    to_move, legal, apply = game.to_move, game.legal, game.apply
    actions = 0
    while (seat := to_move(state)) is not None:
        moves = legal(state, seat)
        apply(state, seat, moves[int(number() * len(moves))])
        actions += 1
    return actions
