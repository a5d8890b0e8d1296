"""A player without a name is called You, and every sentence to them is good grammar, in every game."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from game.contract.table import BySeat, OnPlace
from game.contract.words import Account
from game.great_moments import deals_of
from game.level import Level
from game.match import Match
from game.sentences import Cast
from game.table import DealEnded, Event
from scenes.endings import ending_of
from scenes.players import YOU
from tests.conformance.phrases import note_lines
from tests.conformance.tables import Setting
from tests.each import each_sample
from tests.game.feats import NAMES

MOST_ACTIONS = 400
PERSON = 1
"""The person's seat: not the first, so that an order of seats puts others before."""
OF_ANOTHER = re.compile(
    r"\b(?<!of )[Yy]ou (?!pass\b|miss\b|always\b|as\b|less\b|across\b)\w+s\b|\b[Yy]ou's\b"
)
"""A verb in the third person: ``You wins``, but not ``neither of you wins``."""
IN_THE_MIDDLE = re.compile(r"[a-z,] You\b")
"""A capital in the middle of a sentence."""
AFTER_ANOTHER = re.compile(rf"(?:{'|'.join(NAMES)}) and you\b")
"""Somebody else named first: ``Ben and you``."""
AS_OF_ANOTHER = re.compile(r"(?!(?:points|clubs|diamonds|hearts|spades)\b)[a-z]+s\b")
"""The beginning of words at a seat that only go with another name: ``wins the battle`` under You."""


def cast_of(match: Match) -> Cast:
    """Return a cast with the person in the second seat, who gave no name."""
    return Cast((NAMES[0], YOU, *NAMES[2 : match.seats]), PERSON)


def is_wrong(words: str) -> bool:
    """True if the words don't speak to the person as "you" throughout."""
    return any(wrong.search(words) for wrong in (OF_ANOTHER, IN_THE_MIDDLE, AFTER_ANOTHER))


def of_where_it_stands(match: Match) -> Iterator[str]:
    """Yield everything that is told of a position."""
    words: Any = match.game.words
    view, cast = match.view(PERSON), cast_of(match)
    yield from (
        words.prompt(view, cast),
        str(words.aim(view, cast) or ""),
        *note_lines(words.notes(view, cast)),
    )
    for seat in range(match.seats):
        yield from (str(words.tally(view, seat)), str(words.explain(view, BySeat(seat), cast) or ""))
    for place in range(len(match.places)):
        yield from (words.caption(view, place), str(words.explain(view, OnPlace(place), cast) or ""))
    yield from (str(words.explain(view, piece, cast) or "") for piece in words.pieces(view))
    for action in view.legal:
        yield from (
            words.order(view, action),
            words.preview(view, action, cast),
            words.reason(view, action, cast),
        )


def of_what_happened(match: Match, before: Any, events: list[Event]) -> Iterator[str]:
    """Yield everything that is told of an action."""
    words: Any = match.game.words
    view, cast, seen = match.view(PERSON), cast_of(match), match.seen_by(PERSON, events)
    for event in seen:
        moment = words.moment(event, view, cast)
        line = words.narrate(event, view, cast)
        yield from (line.words if line is not None else "", moment.words if moment is not None else "")
    verdict = words.verdict(seen, before, cast) if seen else None
    yield verdict.words if verdict is not None else ""
    if any(isinstance(event, DealEnded) for event in events):
        deal = deals_of(match.history(None))[-1]
        account: Account | None = words.account(deal, match.view(None), cast)
        if account is not None:
            yield from (account.ended, account.rule, *(str(row.sum) for row in account.rows))
        yield from (feat.words for feat in words.feats(deal, match.view(None), cast))


@each_sample
def test_all_that_is_said_to_you_is_said_as_one_speaks_to_you(setting: Setting) -> None:
    match, random = setting.match(8), Random(8)
    wrong: set[str] = set()
    while (seat := match.to_move) is not None and len(match.log) < MOST_ACTIONS:
        before = match.view(PERSON)
        level = Level.FIEND if (seat + len(match.log) // 9) % 2 else Level.IMP
        events = match.play(seat, setting.game.search.policies[level](match.view(seat), random))
        told = [*of_what_happened(match, before, events), *of_where_it_stands(match)]
        wrong |= {each for each in told if is_wrong(each)}
        for event in match.seen_by(PERSON, events):
            effects = setting.game.words.effects(event, match.view(PERSON), cast_of(match))
            wrong |= {each.words for each in effects if AS_OF_ANOTHER.match(each.words)}
    if match.to_move is None:
        ending = ending_of(match, cast_of(match))
        told = [ending.headline, ending.story, ending.decided, ending.boldest]
        wrong |= {each for each in told if is_wrong(each)}
    assert not wrong, "\n".join(sorted(wrong))
