"""Great moments agree with the course of the match, computed here in another way."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Standing
from game.great_moments import Great, MomentKind, TurningPoint, course_of, decided, great_moments
from game.level import Level
from game.match import Match
from game.sentences import Cast, capitalised
from game.table import DealStarted
from tests.each import each_game

NAMES = ("Mara", "Otto", "Vera", "Ida")


@cache
def played(name: str, seed: int) -> tuple[Match, tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return a whole match of Fiends; the totals before the first deal and after each, and after how many actions."""
    game, random = GAMES[name], Random(seed)
    match = Match(game, game.options(), min(max(3, game.seats[0]), game.seats[-1]), seed)
    totals, counts = [match.standing.totals], [0]
    while (seat := match.to_move) is not None:
        match.play(seat, game.search.policies[Level.FIEND](match.view(seat), random))
        if len(match.standing.deals) > len(counts) - 1:
            totals.append(match.standing.totals)
            counts.append(len(match.log))
    return match, tuple(totals), tuple(counts)


def moments(match: Match, seat: int) -> dict[MomentKind, Great]:
    cast = Cast(NAMES[: match.seats], seat)
    return {great.kind: great for great in great_moments(match, seat, cast) if great is not None}


def courses(game: AnyGame) -> Iterator[tuple[Match, int, list[int]]]:
    """Yield some matches for each seat, with its lead over the best other: before the first deal and after each.

    Where a match is one deal, its parts take the place of deals.
    """
    for seed in range(3):
        match, totals, _ = played(game.id, seed)
        course, part = course_of(match)
        if part is not None:
            parts = [((0,) * match.seats, *course.deals[:count]) for count in range(len(course.deals) + 1)]
            totals = tuple(tuple(map(sum, zip(*each, strict=True))) for each in parts)
        signed = [[-total if game.info.low_wins else total for total in each] for each in totals]
        for seat in range(match.seats):
            yield match, seat, [each[seat] - max(each[:seat] + each[seat + 1 :]) for each in signed]


@each_game
def test_a_swing_is_the_largest_gain_of_a_deal_that_led(game: AnyGame) -> None:
    for match, seat, ahead in courses(game):
        gains = [after - before if after > 0 else -1 for before, after in pairwise(ahead)]
        swing = moments(match, seat).get(MomentKind.SWING)
        if swing is None:
            assert len(match.standing.deals) == 1 or max(gains) <= 0
        else:
            assert swing.size == max(gains) == gains[swing.deal - 1]
            assert swing.count == played(game.id, match.seed)[2][swing.deal - 1]


@each_game
def test_a_comeback_is_a_win_from_furthest_behind(game: AnyGame) -> None:
    for match, seat, ahead in courses(game):
        comeback = moments(match, seat).get(MomentKind.COMEBACK)
        assert (comeback is not None) == (match.standing.winners == (seat,) and min(ahead[:-1]) < 0)
        if comeback is not None:
            assert comeback.size == -min(ahead[:-1])
            assert f" {comeback.size} " in comeback.words
            step = len(ahead) - int(comeback.words.split()[-4])
            whole = len(match.standing.deals) == 1
            assert (ahead[step - 1], comeback.deal) == (-comeback.size, 1 if whole else step)


@each_game
def test_a_margin_is_the_lead_of_the_only_winner(game: AnyGame) -> None:
    for match, seat, ahead in courses(game):
        margin = moments(match, seat).get(MomentKind.MARGIN)
        assert (margin is not None) == (match.standing.winners == (seat,) and ahead[-1] > 0)
        if margin is not None:
            assert margin.size == ahead[-1]
            assert margin.count == played(game.id, match.seed)[2][margin.deal - 1]


def told(match: Match, deal: int, seat: int) -> list[str]:
    """Return a seat's feats in a deal so far."""
    seen = match.history(None)
    starts = [at for at, event in enumerate(seen) if isinstance(event, DealStarted)]
    feats = match.game.words.feats(
        seen[starts[deal - 1] : (*starts, None)[deal]], match.view(None), Cast(NAMES[: match.seats], seat)
    )
    return [capitalised(feat.words) for feat in feats if feat.seat == seat]


@each_game
def test_a_bold_moment_is_a_feat_of_its_seat(game: AnyGame) -> None:
    for seed in range(4):
        match, _, counts = played(game.id, seed)
        for seat in range(match.seats):
            bold = moments(match, seat).get(MomentKind.BOLD)
            if bold is None:
                continue
            assert bold.words in told(match, bold.deal, seat)
            assert bold.count == counts[bold.deal - 1]
            assert "your" in bold.words.lower() or "you " in bold.words.lower()
        bold_by = {
            seat
            for seat in range(match.seats)
            for deal in range(1, len(match.standing.deals) + 1)
            if told(match, deal, seat)
        }
        assert {seat for seat in range(match.seats) if MomentKind.BOLD in moments(match, seat)} == bold_by


@pytest.mark.parametrize(
    ("deals", "winners", "low_wins", "turn"),
    [
        (((5, 0), (0, 9), (0, 1)), (1,), False, TurningPoint(2, 1, 2)),
        (((0, 5), (3, 4)), (0,), True, TurningPoint(1, 0, 1)),
        (((5, 0), (0, 5), (0, 1)), (1,), False, TurningPoint(3, 1, 1)),
        (((0, 5),), (), True, None),
    ],
    ids=["behind before it", "the first, led from then on", "level before it", "none before the end"],
)
def test_one_deal_decides(deals, winners, low_wins, turn) -> None:
    totals = tuple(map(sum, zip(*deals, strict=True)))
    ranks = (2, 1) if winners == (1,) else (1, 2)
    assert decided(Standing(totals, deals, ranks, winners), low_wins=low_wins) == turn
