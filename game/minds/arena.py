"""Matches between opponents without a window: whole matches, and duplicate deals.

A duplicate deal is played once for each rotation of the seats, so that each opponent has every hand once and
luck cancels out, except that of the order of play.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, replace
from enum import Enum
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from game.cards import SEED_BITS, quickly_shuffled
from game.contract import AnyGame
from game.contract.options import Options
from game.contract.rules import View
from game.match import Match
from game.minds.characters import AnyMind, find_mind
from game.minds.search import Budget, leads_of
from game.plain_data import read_options
from game.table import Sight

NORMAL_95 = 1.96
"""The number of standard errors on either side that contains 95 % of a normal distribution."""


class Length(Enum):
    """The end to which each deal is played."""

    DEAL = "the deal"
    MATCH = "the match it begins"


class Knowledge(Enum):
    """The knowledge of Archdevils."""

    VIEW = "their views"
    HANDS = "every hand, but not the order of what nobody has seen"
    """A benchmark for the search, never used at a table."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """A deal to be played between opponents. It can be pickled for another process."""

    game: AnyGame
    options: dict[str, Any]
    entrants: tuple[str, ...]
    """The names of the opponents; in rotation ``r``, entrant ``e`` sits in seat ``(e + r) % seats``."""
    budget: Budget
    length: Length = Length.DEAL
    knowledge: Knowledge = Knowledge.VIEW


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal, or of the match it began, by entrant."""

    seed: int
    rotation: int
    share: tuple[float, ...]
    """1 for the best score, divided equally in a tie."""
    margin: tuple[float, ...]
    """The lead over the mean of the others in points, negated where low scores win."""


@dataclass(frozen=True, slots=True)
class EntrantResult:
    """The mean results of one entrant, with their margins of error at 95 % confidence."""

    name: str
    deals: int
    share: float
    share_error: float
    margin: float
    margin_error: float


def play_deal(encounter: Encounter, seed: int, rotation: int) -> DealResult:
    """Play the first deal of a match to its end, or the whole match."""
    game = encounter.game
    seats = len(encounter.entrants)
    names = [encounter.entrants[(seat - rotation) % seats] for seat in range(seats)]
    match = Match(game, read_options(game, encounter.options), seats, seed)
    known = game if encounter.knowledge is Knowledge.VIEW else _told_all_hands(match)
    minds = [find_mind(known, name, encounter.budget) for name in names]
    randoms = [Random(seed * seats + seat) for seat in range(seats)]
    whole = encounter.length is Length.MATCH
    while (seat := match.to_move) is not None and (whole or not match.standing.deals):
        match.play(seat, minds[seat](match.view(seat), randoms[seat]))
    leads = leads_of(game, match.standing.totals if whole else match.standing.deals[0])
    best = leads.count(max(leads))
    by_entrant = tuple(leads[(entrant + rotation) % seats] for entrant in range(seats))
    shares = tuple(1 / best if lead == max(leads) else 0.0 for lead in by_entrant)
    return DealResult(seed, rotation, shares, by_entrant)


def _told_all_hands(match: Match) -> AnyGame:
    """Return the game with a ``determinize`` that only reshuffles the piles nobody may see."""

    def determinize(_view: View, random: Random) -> Any:
        state: Any = match.position()
        for place, pile in zip(match.places, state.table.piles, strict=True):
            if place.kind.sight is Sight.NOBODY:
                pile[:] = quickly_shuffled(pile, random.random)
        state.seed = random.getrandbits(SEED_BITS)
        return state

    return replace(
        match.game, determinize=determinize, search=replace(match.game.search, likely_positions=None)
    )


def play(encounter: Encounter, deals: int, seed: int, executor: Executor) -> Iterator[DealResult]:
    """Play deals in every rotation on an executor; yield each result as it is ready."""
    rotations = range(len(encounter.entrants))
    waiting = [
        executor.submit(play_deal, encounter, seed + deal, rotation)
        for deal in range(deals)
        for rotation in rotations
    ]
    for finished in as_completed(waiting):
        yield finished.result()


def outcomes(names: Sequence[str], deals: Sequence[DealResult]) -> list[EntrantResult]:
    """Return each entrant's result. All rotations of a deal are one sample, because they share its luck."""
    by_seed: dict[int, list[DealResult]] = {}
    for deal in deals:
        by_seed.setdefault(deal.seed, []).append(deal)
    found = []
    for entrant, name in enumerate(names):
        shares = [fmean(deal.share[entrant] for deal in same) for same in by_seed.values()]
        margins = [fmean(deal.margin[entrant] for deal in same) for same in by_seed.values()]
        found.append(
            EntrantResult(name, len(deals), fmean(shares), _error(shares), fmean(margins), _error(margins))
        )
    return found


def _error(samples: Sequence[float]) -> float:
    """Return half the width of a mean's 95 % confidence interval, infinite for a single sample."""
    return NORMAL_95 * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else float("inf")


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match."""

    seed: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    deals: int
    actions: int


def simulate(
    game: AnyGame, options: Options, minds: Sequence[AnyMind], seed: int, matches: int
) -> Iterator[MatchResult]:
    """Play whole matches with consecutive seeds; the same arguments give the same results."""
    for index in range(matches):
        yield play_match(game, options, minds, seed + index)


def play_match(game: AnyGame, options: Options, minds: Sequence[AnyMind], seed: int) -> MatchResult:
    """Play one match to its end; each seat uses its own view and random generator."""
    match = Match(game, options, len(minds), seed)
    randoms = [Random(seed * len(minds) + seat) for seat in range(len(minds))]
    while (seat := match.to_move) is not None:
        match.play(seat, minds[seat](match.view(seat), randoms[seat]))
    standing = match.standing
    return MatchResult(seed, standing.totals, standing.winners, len(standing.deals), len(match.log))
