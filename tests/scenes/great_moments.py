"""Tables at which something great is about to happen, found by playing matches that nobody looks at."""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from game.catalog import GAMES
from game.contract.rules import Action
from game.events import Event
from game.level import Level
from game.match import Match
from saves.models import Player
from scenes.navigation import open_table
from scenes.new_match import begun
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver

NAMES = ("Mara", "Otto", "Vera", "Ida", "Jon", "Eva", "Max", "Lea")
MOST = 60
"""Matches that are tried."""

Wanted = Callable[[Event], bool]


@lru_cache
def found(game: str, seats: int, wanted: Wanted, first: int = 1) -> tuple[Match, int, Action]:
    """Return a match just before something happens, with who does it and how; seeds are tried from one on."""
    played = GAMES[game]
    for seed in range(first, first + MOST):
        match, random = Match(played, played.options(), seats, seed), Random(seed)
        while (seat := match.to_move) is not None:
            action = played.search.policies[Level.FIEND](match.view(seat), random)
            if any(wanted(event) for event in match.play(seat, action)):
                return match.undone(1), seat, action
    raise AssertionError(f"it never came to that in {MOST} matches")


def happens(driver: Driver, game: str, seats: int, wanted: Wanted, first: int = 1) -> TableScene:
    """Sit down where something is about to happen, and let it happen."""
    match, seat, action = found(game, seats, wanted, first)
    players = tuple(
        Player(name=name, level=Level.IMP if index else None) for index, name in enumerate(NAMES[:seats])
    )
    again = Match(match.game, match.options, seats, match.seed)
    for entry in match.log:
        again.play(entry.seat, entry.action)
    open_table(driver.desk, begun(driver.desk, again, players))
    table = driver.table
    table.controller.act(seat, action)
    return table
