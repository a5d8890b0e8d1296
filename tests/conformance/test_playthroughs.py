"""One match of each game and variant in plain lines, to be read when rules, opponents or words change."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.contract import AnyGame
from game.level import Level
from game.match import Match
from game.sentences import Cast
from tests.conformance.phrases import (
    PhraseBook,
    said_of_a_deal,
    said_of_a_position,
    said_of_a_verdict,
    said_of_events,
)
from tests.conformance.plain_lines import Scribe, differing
from tests.each import each_game
from tests.snapshot import assert_unchanged

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
SEED = 7
ACTIONS = 25
"""Actions of a match that are written down; then only those with something new to say, and how it ends."""
SAID = 100
"""Actions along which new sentences are written down."""
OTHERS = 12
"""Further matches of which the ends of deals are written down."""
LONGEST = 3000


def variants(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the options of the plain game, then each yes-or-no option turned round by itself."""
    yield {}
    for name, field in game.options.model_fields.items():
        if isinstance(field.default, bool):
            try:
                game.deal(game.options.model_validate({name: not field.default}), middle(game), SEED)
            except ValueError:
                continue
            yield {name: not field.default}


def middle(game: AnyGame) -> int:
    """Return a number of seats between the fewest and the most."""
    return min(3, game.seats[-1]) if 3 in game.seats else game.seats[0]


def playthrough(game: AnyGame, values: dict[str, Any], book: PhraseBook) -> Iterator[str]:
    """Yield a match between a Fiend and Imps line by line, with the new sentences of the table."""
    match, random = Match(game, game.options.model_validate(values), middle(game), SEED), Random(SEED)
    scribe, names = Scribe(match, NAMES), NAMES[: match.seats]
    yield f"== {game.title}, {match.seats} seats, seed {SEED}, options: {differing(match.options)}"
    yield from scribe.piles()
    while (seat := match.to_move) is not None and len(match.log) < LONGEST:
        number, deals, before = len(match.log), len(match.standing.deals), match.view(0)
        says = list(book.fresh(said_of_a_position(match, Cast(names, seat)))) if number < SAID else []
        level = Level.FIEND if seat == 0 else Level.IMP
        action = game.search.policies[level](match.view(seat), random)
        lines = list(scribe.play(seat, action))
        if number < SAID:
            told = book.fresh(said_of_events(match, before, match.happened(None, number), Cast(names, 0)))
            says += list(told)
        if number < ACTIONS or says:
            yield from lines if number < ACTIONS else [f"action {number + 1}, {lines[0]}", *lines[1:]]
            yield from says
        if number < ACTIONS and len(match.standing.deals) > deals and match.to_move is not None:
            yield f"deal {deals + 2}"
            yield from scribe.piles()
    standing = match.standing
    yield f"after {len(match.log)} actions and {len(standing.deals)} deals: {standing.totals}"
    yield f"won by: {' and '.join(NAMES[seat] for seat in standing.winners) or 'nobody yet'}"


def other_ends(game: AnyGame, values: dict[str, Any], book: PhraseBook) -> Iterator[str]:
    """Yield the new sentences at the ends of deals in further matches."""
    for seed in range(SEED + 1, SEED + 1 + OTHERS):
        seats = middle(game) if values else game.seats[seed % len(game.seats)]
        match, random = Match(game, game.options.model_validate(values), seats, seed), Random(seed)
        cast = Cast(NAMES[:seats], 0)
        while (seat := match.to_move) is not None and len(match.log) < LONGEST:
            level = Level.FIEND if (seat + seed) % 2 else Level.IMP
            before = match.view(0)
            events = match.play(seat, game.search.policies[level](match.view(seat), random))
            fresh = list(book.fresh(said_of_a_verdict(match, before, events, cast)))
            fresh += book.fresh(said_of_a_deal(match, events, cast))
            yield from [f"seed {seed}, {match.seats} seats, action {len(match.log)}", *fresh] if fresh else ()


@each_game
def test_a_match_plays_as_its_playthrough_says(game: AnyGame, request: pytest.FixtureRequest) -> None:
    book = PhraseBook(NAMES)
    lines = [line for values in variants(game) for line in playthrough(game, values, book)]
    lines += [line for values in variants(game) for line in other_ends(game, values, book)]
    assert_unchanged(request, f"playthroughs/{game.id}", lines)
