"""Whole matches between opponents of two levels come to what is kept: choices with their reasons, accounts, feats,
and what each of them turned on."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.great_moments import great_moments
from game.level import Level
from game.match import Match
from game.sentences import Cast
from game.turning_points import boldest, deals_of, decided, margins, ranks_by_deal
from saves.deal_code import _choices
from tests.conformance.tables import Setting, samples, setting_of
from tests.game.feats import NAMES
from tests.reading import otherwise

TOLD = 3
"""Matches that are told; of the others only how they end."""
MATCHES = 10
MOST_ACTIONS = 1500
EVERY = 5
"""Decisions from one of which more is told to the next."""
MOST_TOLD = 8
"""Deals of a match that are told one by one: the last ones, which lead to its end."""


def playing(match: Match, seed: int) -> Iterator[str]:
    """A match played to its end; what speaks for some of the choices, and what they lead to."""
    random, words = Random(seed), match.game.words
    while (seat := match.to_move) is not None and len(match.log) < MOST_ACTIONS:
        view: Any = match.view(seat)
        level = Level.FIEND if (seat + seed) % 2 else Level.IMP
        action = match.game.search.policies[level](view, random)
        if len(match.log) % EVERY == 0:
            told = (
                words.preview(view, action),
                words.reason(view, action),
                words.prompt(view, Cast(NAMES, seat)),
            )
            yield f"{len(match.log)}, {seat}: {action}: {' / '.join(map(str, told))}"
        match.play(seat, action)


def course(match: Match) -> Iterator[str]:
    """Deal by deal what is told to the first seat."""
    words, view, cast = match.game.words, match.view(None), Cast(NAMES[: match.seats], 0)
    deals = list(enumerate(deals_of(match.history(None)), 1))
    for number, deal in deals[-MOST_TOLD:]:
        yield f"deal {number}: {match.standing.deals[number - 1]}"
        yield f"account: {words.account(deal, view, cast)}"
        yield from (f"feat: {feat}" for feat in words.feats(deal, view, cast))


def ending(match: Match) -> Iterator[str]:
    """What there is to say of it once it is over."""
    standing, low_wins = match.standing, match.game.low_wins
    yield f"{len(match.log)} actions, {len(standing.deals)} deals: {standing.totals}, won by {standing.winners}"
    yield f"decided: {decided(standing, low_wins=low_wins)}"
    yield f"ranks: {ranks_by_deal(standing, low_wins=low_wins)[-MOST_TOLD:]}"
    yield f"boldest: {boldest(match, Cast(NAMES[: match.seats]))}"
    for seat in range(match.seats):
        yield f"margins of {seat}: {margins(standing, seat, low_wins=low_wins)[-MOST_TOLD:]}"
        found = great_moments(match, seat, Cast(NAMES[: match.seats], seat))
        yield from (f"moment of {seat}: {great}" for great in found if great is not None)


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_matches_come_to_what_is_kept(setting: Setting, request: pytest.FixtureRequest) -> None:
    lines: list[str] = []
    for seed in range(MATCHES):
        match = setting.match(seed)
        told = list(playing(match, seed)), list(course(match))
        lines += [f"== match {seed}", *(told[0] + told[1] if seed < TOLD else ()), *ending(match)]
    differing = otherwise(request, f"matches/{setting}", lines)
    assert not differing, "\n".join(differing)


def by_every_option(game: AnyGame) -> Iterator[Setting]:
    """Tables with the least and the most of each option, or each of its choices, and few and many seats."""
    for name, field in game.options.model_fields.items():
        choices = _choices(field)
        for value in choices if isinstance(choices, list) else (choices[0], choices[1], choices[-1]):
            for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
                setting = setting_of(game, {name: value}, seats)
                if setting is not None:
                    yield setting


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_matches_by_every_option_come_to_what_is_kept(game: AnyGame, request: pytest.FixtureRequest) -> None:
    lines: list[str] = []
    for setting in by_every_option(game):
        match = setting.match(5)
        said = list(playing(match, 5))
        standing = match.standing
        lines += [f"{setting}: {len(match.log)} actions, {standing.totals}, {standing.deals[-2:]}", said[-1]]
    differing = otherwise(request, f"matches/{game.id} by every option", lines)
    assert not differing, "\n".join(differing)
