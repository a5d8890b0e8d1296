"""Tables just before a great moment, and ends of matches, found by playing without a display."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from random import Random

from game.catalog import GAMES
from game.contract.rules import Action
from game.level import Level
from game.match import Match, replayed
from game.table import Event
from saves.saved_match import SavedMatch
from scenes.end_page import EndPage
from scenes.navigation import open_table
from scenes.new_match import fresh_match
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver, players_of

MOST = 60
"""The most matches tried."""

Wanted = Callable[[Event], bool]


@lru_cache
def found(game: str, seats: int, wanted: Wanted, first: int = 1) -> tuple[Match, int, Action]:
    """Return a match just before a wanted event, with the seat and the action; try seeds from ``first``."""
    played = GAMES[game]
    for seed in range(first, first + MOST):
        match, random = Match(played, played.options(), seats, seed), Random(seed)
        while (seat := match.to_move) is not None:
            action = played.search.policies[Level.FIEND](match.view(seat), random)
            if any(wanted(event) for event in match.play(seat, action)):
                return match.undone(1), seat, action
    raise AssertionError(f"it never came to that in {MOST} matches")


def happens(driver: Driver, game: str, seats: int, wanted: Wanted, first: int = 1) -> TableScene:
    """Open a table just before a wanted event, and play the action that causes it."""
    match, seat, action = found(game, seats, wanted, first)
    players = players_of("person" + " imp" * (seats - 1))
    again = replayed(match.game, match.options, seats, match.seed, match.log)
    open_table(driver.desk, driver.desk.store.begin(again, players, driver.desk.now()))
    table = driver.table
    table.controller.act(seat, action)
    return table


SEATS = {"angel": 4}


def fiends_match(game_id: str) -> Match:
    """Return a finished match between Fiends."""
    game, random = GAMES[game_id], Random(4)
    match = Match(game, game.options(), SEATS.get(game_id, 2), 11)
    policy = game.search.policies[Level.FIEND]
    while (seat := match.to_move) is not None:
        match.play(seat, policy(match.view(seat), random))
    return match


def before_the_end_of(match: Match, deal: int) -> tuple[Match, int, Action]:
    """Return a match before the action that ends a deal, with the seat and the action."""
    again = Match(match.game, match.options, match.seats, match.seed)
    for index, entry in enumerate(match.log):
        again.play(entry.seat, entry.action)
        if len(again.standing.deals) == deal:
            late = replayed(match.game, match.options, match.seats, match.seed, match.log[:index])
            return late, entry.seat, entry.action
    raise AssertionError(f"there is no deal {deal}")


def sat_down_to(driver: Driver, match: Match, person: int) -> TableScene:
    """Open a match at a table with a person at a seat against Imps, and wait for the person's turn."""
    players = players_of(" ".join("person" if seat == person else "imp" for seat in range(match.seats)))
    saved = fresh_match(driver.desk, match.game, match.options, players, match.seed)
    open_table(driver.desk, replace(saved, match=match))
    return driver.my_turn()


def finished(match: Match, *, won: bool, first: int = 0) -> Match:
    """Return a finished match at the same table that the person wins or loses; try seeds from ``first``."""
    policies, seed = match.game.search.policies, first
    while True:
        tried, random = Match(match.game, match.options, match.seats, seed), Random(seed)
        while (seat := tried.to_move) is not None:
            level = Level.FIEND if (seat == 0) is won else Level.IMP
            tried.play(seat, policies[level](tried.view(seat), random))
        if (0 in tried.standing.winners) is won:
            return tried
        seed += 1


def over(driver: Driver, saved: SavedMatch, *, won: bool) -> EndPage:
    """Open the end page of a match like the saved one."""
    return end_page(driver, replace(saved, match=finished(saved.match, won=won)))


def end_page(driver: Driver, saved: SavedMatch) -> EndPage:
    """Open a finished match and return its end page."""
    open_table(driver.desk, saved)
    driver.until(lambda: isinstance(driver.top, EndPage))
    return driver.top
