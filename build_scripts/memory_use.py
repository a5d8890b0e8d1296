"""How much memory and how many open files a run of the program takes, as it goes on."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

import pygame

from engine.memory import settle
from game.catalog import GAMES
from saves.models import Speed
from scenes.end_page import EndPage
from scenes.scoreboard import Next, Scoreboard
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.every_page import every_page

SIZE = (1920, 1080)
LOOKS = (1, 10, 50)
MOST_TURNS = 400_000
"""Turns of the loop in which a match must end."""


def report(visits: int, matches: int) -> None:
    """Print what is taken after visits to every page, after every table, and along a run of matches."""
    with tempfile.TemporaryDirectory() as data:
        settings = {"speed": Speed.OFF, "muted": True}
        driver = Driver(Path(data) / "data", SIZE, settings, datetime.now)
        settle()
        _tell("at the menu")
        for count in range(1, visits + 1):
            _visit_pages(driver)
            if count in LOOKS or count == visits:
                _tell(f"every page opened {count} times")
        for game in GAMES.values():
            driver.sit("person" + " imp" * (game.seats[-1] - 1), game.id)
            driver.my_turn()
            _leave(driver)
        _tell("after a table of every game")
        for count in range(1, matches + 1):
            _play(driver, list(GAMES)[count % len(GAMES)], count)
            if count == 1 or count % 10 == 0:
                _tell(f"after {count} matches")


def resident() -> float:
    """Megabytes that the program takes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def open_files() -> int:
    """Files the program holds open."""
    return len(os.listdir("/proc/self/fd"))


def _tell(when: str) -> None:
    print(f"{when}: {resident():.0f} MB, {open_files()} files open", flush=True)


def _visit_pages(driver: Driver) -> None:
    for make in every_page(driver.desk).values():
        driver.app.stack.push(make())
        driver.turn(2)
        driver.app.stack.pop()
        driver.turn()


def _play(driver: Driver, game: str, seed: int) -> None:
    """A match among opponents, from the first deal to the end."""
    seats = find_seats(game)
    driver.sit(" ".join(["imp"] * seats), game, seed)
    for _ in range(MOST_TURNS):
        match driver.top:
            case EndPage():
                break
            case Scoreboard():
                driver.app.stack.pop(Next.GO_ON)
            case TableScene() as table if table.session.match.to_move is None:
                break
            case TableScene():
                driver.key(pygame.K_SPACE)
    _leave(driver)


def find_seats(game: str) -> int:
    """The fewest players of a game, or three."""
    seats = GAMES[game].seats
    return 3 if 3 in seats else seats[0]


def _leave(driver: Driver) -> None:
    """Back to the menu, however many pages lie over it."""
    while len(driver.app.stack) > 1:
        driver.app.stack.pop()
    driver.turn()
