"""A house that somebody has lived in: matches of every game on the disk, of every sort that there is."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from game.match import Match
from saves.models import DescentMatch, GivenUp, Player
from scenes.desk import Desk

PEOPLE = ("Mara", "Otto", "Vera", "Ida", "Jon", "Eva", "Max", "Lea")
LEVELS = (Level.IMP, Level.FIEND, Level.ARCHDEVIL)
"""The last is for matches that are over: who is to play on takes no time to think."""
BEGUN = 40
"""Actions after which a match was left."""
SORTS: tuple[dict[str, Any], ...] = (
    {},
    {"title": "The long one", "hints": 2, "undone": 3, "seconds": 4000},
    {"descent": DescentMatch(table=1)},
    {"free_undo": True, "undone": 12, "seconds": 59},
    {"given_up": GivenUp.LOST, "hints": 1},
    {"day": date(2026, 2, 27)},
    {"imported": True, "title": "From Otto"},
    {"descent": DescentMatch(table=2), "undone": 1},
    {"branched": True},
    {"given_up": GivenUp.UNCOUNTED},
    {"day": date(2026, 3, 1), "seconds": 700},
)
"""Facts about a match other than its play."""


def settle_in(desk: Desk) -> None:
    """Fill the house: a finished match of each game, known as several, and one of each that was left."""
    for number, (match, sort, ago) in enumerate(played()):
        able = LEVELS if match.to_move is None else LEVELS[:-1]
        levels = [None, *[able[(number + seat) % len(able)] for seat in range(1, match.seats)]]
        players = tuple(Player(name=name, level=level) for name, level in zip(PEOPLE, levels, strict=False))
        then: datetime = desk.now() - ago
        saved = replace(desk.store.begin(match, players, then), **sort)
        desk.store.save(saved, then)
        desk.store.close(saved.id)


def played() -> Iterator[tuple[Match, dict[str, Any], timedelta]]:
    """Yield matches with what is told of them, and how long ago they were played last."""
    for number, game in enumerate(GAMES.values()):
        whole = to_the_end(game, number)
        for index in range(number % 2, len(SORTS), 2):
            left = len(whole.log) - BEGUN if "given_up" in SORTS[index] else 0
            yield whole.undone(left), SORTS[index], timedelta(days=index * index, hours=number)
        yield whole.undone(len(whole.log) - BEGUN), SORTS[number % 3], timedelta(hours=number)


def to_the_end(game: AnyGame, number: int) -> Match:
    """Return a match played by imps, to its end."""
    match, random = Match(game, game.options(), game.seats[number % len(game.seats)], number), Random(number)
    policy = game.search.policies[Level.IMP]
    while (seat := match.to_move) is not None:
        match.play(seat, policy(match.view(seat), random))
    return match
