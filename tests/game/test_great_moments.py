"""Great moments: a bold move, a swing, a comeback and a wide win, each with its deal."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Standing
from game.contract.words import Feat
from game.great_moments import Great, MomentKind, TurningPoint, decided, great_moments
from game.info import ranked
from game.match import Match
from game.sentences import Cast
from game.table import DealEnded, DealStarted, Event
from tests.each import each_game
from tests.game.matches import played

NAMES = ("Mara", "Otto", "Vera", "Ida")


def moments(match: Match, seat: int) -> dict[MomentKind, Great]:
    cast = Cast(NAMES[: match.seats], seat)
    return {great.kind: great for great in great_moments(match, seat, cast) if great is not None}


def ended(name: str, *deals: tuple[int, ...]) -> Any:
    """Return what is asked of a match that is over, and in which each action ended a deal with these points."""
    game, totals = GAMES[name], tuple(map(sum, zip(*deals, strict=True)))
    ranks = ranked(totals, game.info.low_wins)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)

    def happened(_seat: None, action: int) -> list[Event]:
        end = [DealEnded(deals[action], totals)] if action >= 0 else []
        return [*end, DealStarted(action + 2, 0)]

    return SimpleNamespace(
        game=game,
        log=deals,
        happened=happened,
        seats=len(totals),
        standing=Standing(totals, deals, ranks, winners),
        to_move=None,
        view=lambda _seat: None,
    )


COMEBACK = ended("devil", (50, 10), (60, 20), (5, 80), (4, 40), (1, 5))


def test_a_swing_a_comeback_and_a_margin_are_told_with_their_deals() -> None:
    assert [*moments(COMEBACK, 0).values()] == [
        Great(MomentKind.SWING, 36, "Deal 4 took you from 5 behind to 31 ahead", 4, 3),
        Great(MomentKind.COMEBACK, 80, "Won from 80 points behind with 3 deals to go", 3, 2),
        Great(MomentKind.MARGIN, 35, "Won by 35 points", 5, 4),
    ]


@pytest.mark.parametrize(
    ("match", "seat", "kinds"),
    [
        (COMEBACK, 1, {MomentKind.SWING}),
        (ended("devil", (9, 190)), 0, {MomentKind.MARGIN}),
        (ended("evil", (333, 0), (333, 0)), 0, {MomentKind.SWING, MomentKind.MARGIN}),
        (ended("devil", (100, 90), (90, 100)), 0, set()),
        (ended("devil", (90, 80), (100, 90)), 0, set()),
    ],
    ids=["lost", "one deal", "never behind", "tied", "never ahead"],
)
def test_only_the_winner_of_a_match_has_a_margin(match: Any, seat: int, kinds: set[MomentKind]) -> None:
    assert set(moments(match, seat)) == kinds


def test_a_comeback_in_one_deal_is_told_by_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ended("hell", (30, 20))
    parts = replace(match.standing, deals=((0, 20), (30, 0)))
    monkeypatch.setattr("game.great_moments.course_of", lambda _match: (parts, "fight"))
    words = "Won from 20 points behind with 1 fight to go"
    assert moments(match, 0)[MomentKind.COMEBACK] == Great(MomentKind.COMEBACK, 20, words, 1, 0)


def test_the_largest_feat_of_a_seat_is_its_bold_moment() -> None:
    feats = [[Feat("you did well", 10, 0), Feat("Otto did best", 99, 1)], [Feat("you did better", 20, 0)]]
    match = ended("devil", (9, 100), (9, 100))
    words = replace(match.game.words, feats=lambda deal, _view, _cast: feats[deal[0].number - 1])
    match.game = replace(match.game, words=words)
    assert moments(match, 0)[MomentKind.BOLD] == Great(MomentKind.BOLD, 20, "You did better", 2, 1)
    assert moments(match, 1)[MomentKind.BOLD] == Great(MomentKind.BOLD, 99, "Otto did best", 1, 0)


@each_game
def test_a_moment_counts_the_actions_before_its_deal(game: AnyGame) -> None:
    match = played(game, game.seats[0], 1)
    found = [great for seat in range(match.seats) for great in moments(match, seat).values()]
    assert found
    for great in found:
        before = match.undone(len(match.log) - great.count)
        assert len(before.standing.deals) == great.deal - 1


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
