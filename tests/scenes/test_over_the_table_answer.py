"""What the pages over a table are given to tell, and where they lead, is what is kept of it.

Scores, ends, curtains and the menu of matches of every game: begun, a deal or more old, and over, among
friends and opponents, as a day's deal, branched off another match.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from datetime import date
from random import Random
from typing import Any
from zlib import crc32

import pytest

from game.level import Level
from game.match import Match
from saves.models import Player
from saves.saved import SavedMatch
from scenes.desk import Desk
from scenes.table import match_end, pages
from scenes.table.free_play import at_table
from scenes.table.phases import Over, Scoring, following
from scenes.table.play import Play
from tests.conformance.tables import Setting, at_random, samples
from tests.reading import otherwise
from tests.scenes.test_tables_answer import NAMES, saved

AFTER = 0, 3, 30, 90
"""Actions after which a match is looked at, beside its end."""
LONGEST = 1500
MADE = (match_end, "EndPage"), (pages, "Scoreboard"), (pages, "Curtain"), (pages, "Pause")


def matches(setting: Setting) -> Iterator[Match]:
    """A match at some points of its way, and over."""
    match, random = setting.match(3), Random(3)
    while match.to_move is not None and len(match.log) < LONGEST:
        if len(match.log) in AFTER:
            yield match.undone(0)
        at_random(match, random)
    yield match


def variants(match: Match) -> Iterator[tuple[str, SavedMatch]]:
    """The same match as it may have come about."""
    plain = saved(match)
    people = [Player(name=name, level=None) for name in NAMES[: match.seats]]
    strong = [replace(player, level=player.level and Level.ARCHDEVIL) for player in plain.players]
    yield "alone", plain
    yield "free", replace(plain, free_undo=True, undone=3)
    yield "among friends", replace(plain, players=tuple(people))
    yield "against the strongest", replace(plain, players=tuple(strong), branched=True)
    yield "the day's", replace(plain, day=date(2026, 3, 1))


def told(value: Any) -> str:
    """A value in words that are the same every time; what can be done stands for itself."""
    if isinstance(value, Play | Match | Desk):
        return type(value).__name__
    if is_dataclass(value) and not isinstance(value, type):
        parts = (f"{each.name}={told(getattr(value, each.name))}" for each in fields(value))
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(told, value))}]"
    return "…" if callable(value) else repr(value)


def over_the_table(desk: Desk, play: Play) -> Iterator[Any]:
    """All pages that may come up there."""
    now, view = following(play), play.view
    yield pages.menu_page(play)
    for phase in (now, Scoring(view, ())):
        yield pages.score_page(desk, play, phase, "The score", ())
    for seat in range(play.match.seats):
        yield pages.curtain(play, seat)
    if isinstance(now, Over):
        yield match_end.end_page(desk, play, play.story().lines, lambda: None)


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_pages_over_a_table_are_given_what_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = brimstone().desk
    for module, name in MADE:
        monkeypatch.setattr(module, name, lambda *given, name=name, **more: [name, given, *more.values()])
    lines = []
    for match in matches(setting):
        for how, each in variants(match):
            pages_now = [told(page) for page in over_the_table(desk, at_table(desk, each))]
            told_first = pages_now[-1 if match.to_move is None else 1] if how == "alone" else ""
            sums = " ".join(f"{crc32(page.encode()):08x}" for page in pages_now)
            lines += filter(None, (f"after {len(match.log)} {how}: {sums}", told_first))
    differing = otherwise(request, f"over/{setting}", lines)
    assert not differing, "\n".join(differing)
