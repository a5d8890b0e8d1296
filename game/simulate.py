"""Whole matches without a window: for measuring opponents, and for proving that matches end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.contract import AnyGame
from game.contract.options import Options
from game.match import Match
from game.minds.levels import AnyMind


@dataclass(frozen=True, slots=True)
class Result:
    """How one match ended."""

    seed: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    deals: int
    actions: int


def simulate(
    game: AnyGame, options: Options, minds: Sequence[AnyMind], seed: int, matches: int
) -> Iterator[Result]:
    """Play whole matches, one result at a time; the same arguments give the same results.

    Args:
        game: what to play.
        options: its options.
        minds: one for each seat.
        seed: of the first match; the next ones count up from it.
        matches: how many.

    Raises:
        ValueError: when the game cannot be played with this many seats.
    """
    for index in range(matches):
        yield play_out(game, options, minds, seed + index)


def play_out(game: AnyGame, options: Options, minds: Sequence[AnyMind], seed: int) -> Result:
    """Play one match to its end; each seat chooses from its own view with its own generator."""
    match = Match(game, options, len(minds), seed)
    randoms = [Random(seed * len(minds) + seat) for seat in range(len(minds))]
    while (seat := match.to_move) is not None:
        match.play(seat, minds[seat](match.view(seat), randoms[seat]))
    standing = match.standing
    return Result(seed, standing.totals, standing.winners, len(standing.deals), len(match.log))
