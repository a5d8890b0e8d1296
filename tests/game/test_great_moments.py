"""Great moments agree with the course of the match, computed here in another way."""

from itertools import pairwise
from random import Random

import pytest

from game.contract import AnyGame
from game.contract.rules import Standing
from game.great_moments import Great, MomentKind, TurningPoint, course_of, decided, great_moments
from game.level import Level
from game.match import Match
from game.sentences import Cast, capitalised
from game.table import DealStarted
from tests.each import each_game

NAMES = ("Mara", "Otto", "Vera", "Ida")


def played(game: AnyGame, seed: int) -> tuple[Match, list[tuple[int, ...]], list[int]]:
    """Return a whole match by habit; the totals before the first deal and after each, and after how many actions."""
    seats, random = min(max(3, game.seats[0]), game.seats[-1]), Random(seed)
    match = Match(game, game.options(), seats, seed)
    totals, counts = [match.standing.totals], [0]
    while (seat := match.to_move) is not None:
        match.play(seat, game.search.policies[Level.FIEND](match.view(seat), random))
        if len(match.standing.deals) > len(counts) - 1:
            totals.append(match.standing.totals)
            counts.append(len(match.log))
    return match, totals, counts


def moments(match: Match, seat: int) -> dict[MomentKind, Great]:
    cast = Cast(NAMES[: match.seats], seat)
    return {great.kind: great for great in great_moments(match, seat, cast) if great is not None}


@each_game
def test_great_moments_are_those_of_the_totals(game: AnyGame) -> None:
    for seed in range(3):
        match, totals, counts = played(game, seed)
        course, part = course_of(match)
        if part is not None:
            fights = [((0,) * match.seats, *course.deals[:count]) for count in range(len(course.deals) + 1)]
            totals = [tuple(map(sum, zip(*each, strict=True))) for each in fights]
        for seat in range(match.seats):
            sign = -1 if game.info.low_wins else 1
            ahead = [
                sign * each[seat] - max(sign * other for at, other in enumerate(each) if at != seat)
                for each in totals
            ]
            found = moments(match, seat)
            gains = [after - before if after > 0 else -1 for before, after in pairwise(ahead)]
            if MomentKind.SWING in found:
                swing = found[MomentKind.SWING]
                assert swing.size == max(gains) == gains[swing.deal - 1]
                assert swing.count == counts[swing.deal - 1]
            else:
                assert len(match.standing.deals) == 1 or max(gains) <= 0
            alone = match.standing.winners == (seat,)
            assert (MomentKind.COMEBACK in found) == (alone and min(ahead[:-1]) < 0)
            assert (MomentKind.MARGIN in found) == (alone and ahead[-1] > 0)
            if MomentKind.COMEBACK in found:
                comeback = found[MomentKind.COMEBACK]
                assert comeback.size == -min(ahead[:-1])
                assert f" {comeback.size} " in comeback.words
                step = len(gains) + 1 - int(comeback.words.split()[-4])
                assert (ahead[step - 1], comeback.deal) == (-comeback.size, 1 if part else step)
            if MomentKind.MARGIN in found:
                assert found[MomentKind.MARGIN].size == ahead[-1]
                assert found[MomentKind.MARGIN].count == counts[found[MomentKind.MARGIN].deal - 1]


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
        match, _, counts = played(game, seed)
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
