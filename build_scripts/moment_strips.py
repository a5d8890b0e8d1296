"""Show each great moment at a real table in eight frames of the whole window, for review.

Usage: python build_scripts/moment_strips.py FOLDER [NAME ...]
"""

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from screenshots import NOW, SIZES

from game.angel.events import JudgementDay
from game.angel.game import ANGEL
from game.devil.cards import RANK, THE_ONIFUDA, Rank
from game.devil.events import DealWon
from game.devil.game import DEVIL, DEVIL_440
from game.devil.position import DISCARDS, STOCK
from game.evil_deal.events import TrickTaken
from game.evil_deal.game import EVIL_DEAL
from game.hell_is_hungry.events import BattleWon
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.jokers_of_death.events import PenaltyTaken, PileKilled, WentOut
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.table import Event, MatchEnded, Moved
from saves.settings import Pace, Speed
from scenes.self_test import FRAME
from tests.scenes.driver import Driver
from tests.scenes.great_moments import happens

SETTINGS = {"speed": Speed.NORMAL, "muted": True, "pace": Pace.NORMAL}
FRAMES, ACROSS, TILE = 8, 4, (640, 360)
KILLED = (200.0, 660.0, 780.0, 960.0, 1100.0, 1300.0, 1600.0, 2600.0)
WON = (300.0, 600.0, 690.0, 800.0, 900.0, 1100.0, 1400.0, 2800.0)
CROWNED = (6800.0, 7200.0, 7500.0, 7800.0, 8300.0, 9000.0, 9800.0, 10600.0)
CALLED = (160.0, 400.0, 900.0, 2000.0, 2900.0, 3900.0, 5200.0, 6400.0)


@dataclass(frozen=True, slots=True)
class Great:
    """A great moment: its table, its event and the times of its frames."""

    game: str
    seats: int
    wanted: Callable[[Event], bool]
    times: tuple[float, ...]
    """Milliseconds after the action, eight of them."""


def special(event: Event) -> bool:
    """True if a Special 4 is played."""
    if not isinstance(event, Moved) or event.card is None:
        return False
    played = event.target == DISCARDS and event.source != STOCK
    return played and RANK[event.card] is Rank.SPECIAL_4


def onifuda(event: Event) -> bool:
    """True if the Onifuda ends a deal."""
    return isinstance(event, DealWon) and event.card == THE_ONIFUDA


def drew_ten(event: Event) -> bool:
    """True if a player draws ten cards or more as a penalty."""
    return isinstance(event, PenaltyTaken) and event.count >= 10


GREAT: dict[str, Great] = {
    "kill": Great(JOKERS_OF_DEATH.id, 4, lambda event: isinstance(event, PileKilled), KILLED),
    "out": Great(JOKERS_OF_DEATH.id, 4, lambda event: isinstance(event, WentOut), WON),
    "penalty": Great(JOKERS_OF_DEATH.id, 4, drew_ten, (200, 400, 600, 800, 1000, 1200, 1500, 1900)),
    "call": Great(ANGEL.id, 4, lambda event: isinstance(event, JudgementDay), CALLED),
    "ends": Great(DEVIL.id, 4, lambda event: isinstance(event, DealWon), WON),
    "crowned": Great(DEVIL.id, 4, lambda event: isinstance(event, MatchEnded), CROWNED),
    "onifuda": Great(DEVIL_440.id, 4, onifuda, WON),
    "special": Great(DEVIL.id, 4, special, (260, 400, 600, 2000, 2500, 3000, 3300, 3800)),
    "stolen": Great(
        HELL_IS_HUNGRY.id,
        6,
        lambda event: isinstance(event, BattleWon) and event.driven_off is not None,
        (540, 600, 760, 3500, 3800, 5500, 5700, 6000),
    ),
    "trick": Great(
        EVIL_DEAL.id,
        2,
        lambda event: isinstance(event, TrickTaken),
        (260, 380, 520, 640, 760, 2600, 2800, 3000),
    ),
}


def frames_of(driver: Driver, great: Great) -> list[pygame.Surface]:
    """Play until a great moment, and return its frames."""
    happens(driver, great.game, great.seats, great.wanted)
    frames, now = [], 0.0
    for time in great.times:
        driver.turn(max(1, round((time - now) / FRAME)))
        frames.append(driver.app.surface.copy())
        now = time
    return frames


def main(folder: Path, *names: str) -> None:
    """Write a strip of each named moment, or of all, at both sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or GREAT:
        for label, size in SIZES.items():
            with tempfile.TemporaryDirectory() as data:
                driver = Driver(Path(data) / "data", size, SETTINGS, lambda: NOW)
                strip = pygame.Surface((ACROSS * TILE[0], FRAMES // ACROSS * TILE[1]))
                for index, frame in enumerate(frames_of(driver, GREAT[name])):
                    corner = index % ACROSS * TILE[0], index // ACROSS * TILE[1]
                    strip.blit(pygame.transform.smoothscale(frame, TILE), corner)
                pygame.image.save(strip, folder / f"{name}-{label}.png")
                driver.app.stack.clear()
        print(name)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), *sys.argv[2:])
