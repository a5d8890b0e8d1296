"""The strength of opponents, from fixed seeds."""

from game.contract import AnyGame
from game.minds.arena import play_match
from game.minds.characters import AnyMind


def share_won(game: AnyGame, one: AnyMind, others: AnyMind, seats: int, matches: int) -> float:
    """Return the share of matches that one opponent wins among others, from every seat; shared wins count in part."""
    won = 0.0
    for seed in range(matches):
        minds = [others] * seats
        minds[seed % seats] = one
        winners = play_match(game, game.options(), minds, seed).winners
        won += (seed % seats in winners) / len(winners)
    return won / matches
