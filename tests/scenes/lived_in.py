"""A data folder in use, with saved matches of every game and every sort."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from game.match import Match
from saves.models import DescentMatch, GivenUp, Header, Player
from scenes.desk import Desk
from scenes.matches.page import MatchesPage
from scenes.navigation import show_matches
from tests.conformance.tables import random_match
from tests.saves.matches import all_headers
from tests.scenes.conftest import NOW
from tests.scenes.driver import NAMES, Driver

LEVELS = (Level.IMP, Level.FIEND, Level.ARCHDEVIL)
"""Levels of opponents; the last, which takes time to think, is only for finished matches."""
BEGUN = 40
"""The number of actions played in a match that was left."""
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
"""The sorts of saved matches, by their facts other than play."""


def settle_in(desk: Desk) -> None:
    """Save finished matches of each game, of several sorts, and a running one."""
    for number, (match, sort, ago) in enumerate(played()):
        able = LEVELS if match.to_move is None else LEVELS[:-1]
        levels = [None, *[able[(number + seat) % len(able)] for seat in range(1, match.seats)]]
        players = tuple(Player(name=name, level=level) for name, level in zip(NAMES, levels, strict=False))
        then: datetime = desk.now() - ago
        saved = replace(desk.store.begin(match, players, then), **sort)
        desk.store.save(saved, then)
        desk.store.close(saved.id)


def played() -> Iterator[tuple[Match, dict[str, Any], timedelta]]:
    """Yield matches with their sort and the time since they were last played."""
    for number, game in enumerate(GAMES.values()):
        whole = to_the_end(game, number)
        for index in range(number % 2, len(SORTS), 2):
            left = len(whole.log) - BEGUN if "given_up" in SORTS[index] else 0
            yield whole.undone(left), SORTS[index], timedelta(days=index * index, hours=number)
        yield whole.undone(len(whole.log) - BEGUN), SORTS[number % 3], timedelta(hours=number)


def to_the_end(game: AnyGame, number: int) -> Match:
    """Return a finished match between Imps."""
    match, random = Match(game, game.options(), game.seats[number % len(game.seats)], number), Random(number)
    policy = game.search.policies[Level.IMP]
    while (seat := match.to_move) is not None:
        match.play(seat, policy(match.view(seat), random))
    return match


def keep(driver: Driver, game: str, actions: int, days: int, person: str = "Mara", title: str = "") -> None:
    """Save a match of random play, last played some days ago."""
    found = GAMES[game]
    match = random_match(found, found.seats[0], days, actions)
    others = [Player(name=name, level=Level.IMP) for name in ("Pip", *NAMES[2:])[: match.seats - 1]]
    then, store = NOW - timedelta(days=days), driver.desk.store
    saved = replace(store.begin(match, (Player(name=person, level=None), *others), then), title=title)
    store.save(saved, then)
    store.close(saved.id)


def some(driver: Driver) -> MatchesPage:
    """Open the page of matches with three running ones and a finished one, Devil's played last."""
    keep(driver, "devil", 12, 1)
    keep(driver, "hell", 20, 2, "Otto", title="The long night")
    keep(driver, "angel", 9000, 3)
    keep(driver, "jokers", 8, 4)
    show_matches(driver.desk)
    driver.turn(2)
    assert isinstance(driver.top, MatchesPage)
    return driver.top


def games(page: MatchesPage) -> list[str]:
    """Return the games of the visible rows of matches, from top to bottom."""
    page.app.draw()
    ids = {info.title: info.id for info in GAMES.infos.values()}
    rows = sorted((text.rect.top, text.words.split(" · ")[0]) for text in page.renderer.texts)
    return [ids[words] for _, words in rows if words in ids]


def headers(driver: Driver) -> dict[str, Header]:
    store = driver.desk.store
    found = all_headers(store)
    return {header.game: header for header in found}
