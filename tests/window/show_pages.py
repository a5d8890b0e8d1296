"""Open every page and a table of every game in a real window, and close each with Esc. Run by ``test_smoke``.

Usage: python -m tests.window.show_pages DATA_FOLDER SCREEN_FOLDER
Prints a line for each page: its name, then ``shown`` or what went wrong.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.catalog import GAMES
from saves.settings import Speed
from scenes.menu import Menu
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.every_page import every_page, one_of_each
from tests.window.screen import SIZE, seen_now

SECONDS = 20.0
"""Time for the screen to show a page, or for a key to arrive, on a busy machine."""
ALIKE = 0.99
"""The share of pixels that the screen and the program agree on: a pointer may lie over the rest."""
NEARLY = (12, 12, 12, 255)
FEWEST_COLOURS = 8
"""Colours of the plainest page, looked at in a coarse grid."""


def main() -> None:
    """Show each page in turn and print what came of it."""
    data, frames = Path(sys.argv[1]), Path(sys.argv[2])
    driver = Driver(data, SIZE, {"speed": Speed.OFF}, lambda: NOW)
    pages = every_page(driver.desk)
    for name in one_of_each(list(pages)):
        driver.app.stack.push(pages[name]())
        print(f"{name}: {outcome(driver, frames)}", flush=True)
    for game in GAMES.values():
        players = "person imp fiend imp"
        driver.sit(" ".join(players.split()[: max(2, game.seats[0])]), game.id)
        driver.my_turn()
        print(f"table {game.id}: {outcome(driver, frames)}", flush=True)


def outcome(driver: Driver, frames: Path) -> str:
    """Return ``shown``, or what is wrong with the scene on top; go back to the menu."""
    scene, depth = driver.top, len(driver.app.stack)
    if not waited(driver, lambda: alike(driver, frames)):
        return "the screen shows something else"
    if len(colours(driver.app.surface)) < FEWEST_COLOURS:
        return "the page is empty"
    subprocess.run(["xdotool", "key", "Escape"], check=True, timeout=SECONDS)
    answered = waited(
        driver, lambda: not driver.app.stack or driver.top is not scene or len(driver.app.stack) != depth
    )
    while len(driver.app.stack) > 1:
        driver.app.stack.pop()
    if not driver.app.stack:
        driver.app.stack.push(Menu(driver.desk))
    return "shown" if answered else "Esc does nothing"


def waited(driver: Driver, condition: Callable[[], bool]) -> bool:
    """True if something comes true while the program runs."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        driver.turn()
        if condition():
            return True
        time.sleep(0.01)
    return False


def alike(driver: Driver, frames: Path) -> bool:
    """True if the screen shows the frame that was drawn last."""
    mask = pygame.mask.from_threshold(seen_now(frames), (0, 0, 0), NEARLY, driver.app.surface)
    return mask.count() > ALIKE * SIZE[0] * SIZE[1]


def colours(surface: pygame.Surface) -> set[tuple[int, ...]]:
    """Return the colours of every twentieth pixel each way."""
    return {tuple(surface.get_at((x, y))) for x in range(0, SIZE[0], 20) for y in range(0, SIZE[1], 20)}


if __name__ == "__main__":
    main()
