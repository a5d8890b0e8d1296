"""Memory and open files during a run of the program."""

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bench import full_table, go_home, hidden_driver
from game.catalog import GAMES
from game.contract import AnyGame

if TYPE_CHECKING:
    from tests.scenes.driver import Driver

MOST_MATCH_TURNS = 400_000


def memory(matches: int) -> None:
    """Print memory and open files during a run of the program."""
    from saves.settings import Speed
    from tests.scenes.every_page import every_page

    def tell(when: str) -> None:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        size, files = pages * os.sysconf("SC_PAGE_SIZE") / 1e6, len(os.listdir("/proc/self/fd"))
        print(f"{when}: {size:.0f} MB, {files} files open", flush=True)

    with tempfile.TemporaryDirectory() as data:
        driver = hidden_driver(Path(data), speed=Speed.OFF, muted=True)
        tell("at the menu")
        for make in every_page(driver.desk).values():
            driver.app.stack.push(make())
            driver.turn(2)
            go_home(driver)
        tell("after every page")
        for game in GAMES.values():
            driver.sit(full_table(game), game.id)
            driver.my_turn()
            go_home(driver)
        tell("after a table of every game")
        for count in range(1, matches + 1):
            _play(driver, list(GAMES.values())[count % len(GAMES)], count)
            if count == 1 or count % 10 == 0:
                tell(f"after {count} matches")


def _play(driver: "Driver", game: AnyGame, seed: int) -> None:
    """Watch a match among opponents from start to end."""
    import pygame

    table = driver.sit(" ".join(["imp"] * game.seats[0]), game.id, seed)
    for _ in range(MOST_MATCH_TURNS):
        if driver.app.stack.top is not table or table.session.match.to_move is None:
            break
        driver.key(pygame.K_SPACE)
    go_home(driver)
