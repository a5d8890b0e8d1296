"""Makes the pictures in docs/pictures from fixed seeds, without a screen.

Usage: python build_scripts/screenshots.py [FOLDER]
"""

import os
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from saves.models import Speed
from scenes.scoreboard import Scoreboard
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver, left_strip

SIZES = {"720": (1280, 720), "1080": (1920, 1080)}
NOW = datetime(2026, 3, 1, 20, 15)


def menu(driver: Driver) -> None:
    """The first page, with a match to go on with."""
    driver.sit("person fiend imp fiend", seed=3)
    driver.app.stack.pop()


def four_at_the_table(driver: Driver) -> None:
    """A choice of cards, one of them pointed at."""
    driver.sit("person fiend imp fiend", seed=3)
    _play(driver, 2)
    for _ in range(12):
        table = driver.my_turn()
        playable = [sprite for sprite in table.board.hand() if table.pointer.picker.playable(sprite.card)]
        if len(playable) > 1:
            driver.move(left_strip(playable[0]))
            return
        driver.do(table.pointer.picker.choices[0][1])


def eight_at_the_table(driver: Driver) -> None:
    """Every seat taken, some way into a deal."""
    driver.sit("person fiend imp fiend imp fiend imp fiend", seed=5)
    _play(driver, 2)


def a_special(driver: Driver) -> None:
    """The choice after a Special."""
    for seed in range(100):
        driver.sit("person fiend imp", seed=seed)
        for _ in range(8):
            table = driver.my_turn()
            if table.pointer.picker.presses():
                return
            faces = table.play.match.deck.faces
            actions = [action for _, action in table.pointer.picker.choices]
            specials = [a for a in actions if faces[getattr(a, "card", 0)].code.startswith("S")]
            driver.do((specials or actions)[0])
        while len(driver.app.stack) > 1:
            driver.app.stack.pop()


def scoreboard(driver: Driver) -> None:
    """The end of a match."""
    driver.sit("fiend imp fiend imp", seed=8)
    for _ in range(40_000):
        top = driver.app.stack.top
        if isinstance(top, Scoreboard):
            if top._standing.winners:
                return
            driver.key(pygame.K_g)
        driver.turn()


PICTURES: dict[str, Callable[[Driver], None]] = {
    "menu": menu,
    "devil": four_at_the_table,
    "devil-eight-seats": eight_at_the_table,
    "devil-special": a_special,
    "scoreboard": scoreboard,
}


def _play(driver: Driver, turns: int) -> None:
    for _ in range(turns):
        table: TableScene = driver.my_turn()
        driver.do(table.pointer.picker.choices[0][1])
    driver.my_turn()


def main(folder: Path) -> None:
    """Make every picture at both sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, prepare in PICTURES.items():
        for label, size in SIZES.items():
            with tempfile.TemporaryDirectory() as data:
                settings = {"speed": Speed.OFF, "muted": True}
                driver = Driver(Path(data) / "data", size, settings, lambda: NOW)
                prepare(driver)
                driver.turn(2)
                driver.app.draw()
                pygame.image.save(driver.app.surface, folder / f"{name}-{label}.png")
                driver.app.stack.clear()
        print(name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
