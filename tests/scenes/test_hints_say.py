"""Whatever imagined deals may come to, hints say of it what is kept: in every game, at every bound of the figures."""

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest

from game.contract.rules import Action
from game.level import Level
from game.minds.search import Option
from scenes.table.advice import (
    CLOSE,
    ENOUGH,
    EVEN,
    SELDOM,
    advised,
    chosen,
    figures,
    sorted_by_sense,
)
from scenes.table.picker import Picker, picker
from tests.conformance.tables import Setting, at_random, samples
from tests.reading import otherwise

SEED = 8
EVERY = 4
"""Decisions from one that hints are about to the next."""
DECISIONS = 8
LONGEST = 200
HINTS = 8
"""So many are given at each; one is kept as it reads, all as a sum."""
VISITS = (ENOUGH, ENOUGH, ENOUGH - 1, ENOUGH + 1, 2 * ENOUGH, 2 * ENOUGH, 2 * ENOUGH - 1, 5 * ENOUGH, 0)
EXPECTED = (0.5, 0.5, 0.5 - CLOSE, 0.5 - CLOSE / 2, 0.5 - 2 * CLOSE, 0.5 + EVEN, 0.5 - EVEN)
WON = (0.0, SELDOM / 2, SELDOM, 2 * SELDOM, 0.3, 0.304, 0.31)
LEAD = (-12.4, -1.04, -1.0, -0.04, 0.0, 0.04, 1.0, 1.04, 2.5, 9.96, 10.4, 10.6)
"""What may come of imagined deals: figures at every bound, and beside it."""


def decisions(setting: Setting) -> Iterator[Picker]:
    """What somebody can choose between, along a match."""
    match, random, met = setting.match(SEED), Random(SEED), 0
    while match.to_move is not None and len(match.log) < LONGEST and met < EVERY * DECISIONS:
        view = match.view(match.to_move)
        if len(view.legal) > 1:
            met += 1
            if met % EVERY == 0:
                yield picker(setting.game, view, match.deck)
        at_random(match, random)


def any_of(things: Any, random: Random) -> Any:
    return things[int(random.random() * len(things))]


def weighed(legal: list[Action], random: Random) -> list[Option]:
    """Some of the actions with what may have come of them, the most promising first or nearly so."""
    first = int(random.random() * len(legal))
    options = [
        Option(action, *(any_of(each, random) for each in (VISITS, EXPECTED, WON, LEAD)))
        for action in (*legal[first:], *legal[:first])[:6]
    ]
    return sorted(options, key=lambda option: -option.expected) if random.random() < 0.7 else options


def told(asked: Picker, random: Random) -> Iterator[str]:
    """A hint as it is said, with the figures it is about."""
    options = weighed(list(asked.view.legal), random)
    habit = asked.game.search.policies[Level.FIEND](asked.view, Random(0))
    usual = habit if random.random() < 0.5 else any_of(options, random).action
    ordered = sorted_by_sense(asked, options, usual)
    yield f"== usual: {usual}"
    for option in ordered[:4]:
        yield f"{option.action}: {option.visits} {option.expected:.3f} {option.won:.3f} {option.lead:g}"
    yield f"chosen: {chosen(ordered, usual)}"
    yield advised(asked, ordered, usual)
    yield figures(asked, ordered, usual).replace("\n", " / ")


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_a_hint_says_what_it_is_kept_to_say(setting: Setting, request: pytest.FixtureRequest) -> None:
    random, lines = Random(SEED), []
    for asked in decisions(setting):
        hints = [list(told(asked, random)) for _ in range(HINTS)]
        lines += [f"{crc32(repr(hints).encode()):08x}", *hints[0]]
    differing = otherwise(request, f"hints/{setting}", lines)
    assert not differing, "\n".join(differing)
