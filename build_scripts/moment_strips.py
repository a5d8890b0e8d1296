"""Show each animation at a real table in eight frames of the whole window, for review.

Usage: python build_scripts/moment_strips.py FOLDER [NAME ...]
"""

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from screenshots import NOW, SIZES

from game.angel.actions import CallJudgementDay
from game.angel.events import JudgementDay
from game.angel.game import ANGEL
from game.contract.rules import Action, View
from game.contract.table import Carry
from game.devil.cards import RANK, THE_ONIFUDA, Rank
from game.devil.events import DealWon
from game.devil.game import DEVIL, DEVIL_440
from game.devil.position import DISCARDS, STOCK
from game.evil_deal.events import TrickTaken
from game.evil_deal.game import EVIL_DEAL
from game.hell_is_hungry.events import BattleWon
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.info import TABLES
from game.jokers_of_death.events import PenaltyTaken, PileKilled, WentOut
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.level import Level
from game.table import Event, MatchEnded, Moved
from saves.descent import tables
from saves.settings import Pace, Speed
from scenes.descent.progress import begin_at
from scenes.end_page import EndPage
from scenes.navigation import show_descent
from scenes.self_test import FRAME
from scenes.table.animation.card_motion import CLASH_MS, SHUFFLE_MS, SLAM_MS, SWEEP_MS
from scenes.table.phases import DealOver, Deciding
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver, left_strip
from tests.scenes.great_moments import happens, over

SETTINGS = {"speed": Speed.NORMAL, "muted": True, "pace": Pace.NORMAL}
FRAMES, ACROSS, TILE = 8, 4, (640, 360)
MOST = 30_000
"""The most turns of the loop to wait for a moment."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An animation at a table: the game and players, when it starts, and its duration."""

    game: str
    players: str
    begins: Callable[[TableScene], bool]
    lasts: float
    """Milliseconds."""
    chooses: Callable[[View], Action | None] = lambda view: None
    """Overrides the person's choice, which is otherwise a Fiend's."""


def speaks(table: TableScene) -> bool:
    """True if an opponent is speaking."""
    return table.controller.messages.speech is not None


def hops(table: TableScene) -> bool:
    """True if the turn token is hopping over a player."""
    return table.controller.table_view.turn_token.pose is not None


def clashes(table: TableScene) -> bool:
    """True if the rows of a battle are lunging at each other."""
    won = any(isinstance(event, BattleWon) for event in getattr(table.phase, "batch", ()))
    return won and len([pile for pile in table.board.piles if any(sprite.gliding for sprite in pile)]) > 1


def walks(table: TableScene) -> bool:
    """True if a reaper is walking."""
    return table.controller.table_view.pieces.timeline.busy and any(
        sprite.piece.kind == "reaper" and sprite.angle
        for sprite in table.controller.table_view.pieces.shown.values()
    )


def coins(table: TableScene) -> bool:
    """True if a coin is flying."""
    return any(sprite.flip < 1 for sprite in table.controller.table_view.pieces.shown.values())


def slams(table: TableScene) -> bool:
    """True if a card is raised high."""
    in_flight = [sprite for sprite in table.board.visible() if sprite.in_flight]
    return any(sprite.height > 1.02 * sprite.picture_height > 0 for sprite in in_flight)


def sweeps(table: TableScene) -> bool:
    """True if the cards of a trick are being swept together."""
    taken = [
        pile for place, pile in enumerate(table.board.piles) if table.board.places[place].kind.name == "taken"
    ]
    return sum(sprite.in_flight for pile in taken for sprite in pile) > 1


def counts(table: TableScene) -> bool:
    """True if the score of a deal is being counted."""
    return (
        isinstance(table.phase, DealOver) and table.controller.table_view.score_animation.counted is not None
    )


def turns_up(table: TableScene) -> bool:
    """True if hands are being turned up one after another."""
    turning = any(sprite.flip < 1 and not sprite.in_flight for sprite in table.board.visible())
    return turning and "Judgement" in " ".join(table.controller.messages.event_log.sentences[-3:])


def shuffles(table: TableScene) -> bool:
    """True if a pile is being shuffled."""
    return not table.session.match.log and any(sprite.gliding for sprite in table.board.piles[0])


def deals(table: TableScene) -> bool:
    """True if cards are being dealt."""
    return not table.session.match.log and sum(sprite.in_flight for sprite in table.board.visible()) > 1


def calls(view: View) -> Action | None:
    """Call Judgement Day as soon as it is legal."""
    return CallJudgementDay() if CallJudgementDay() in view.legal else None


FOUR = "person fiend imp fiend"
KILLED = (200.0, 660.0, 780.0, 960.0, 1100.0, 1300.0, 1600.0, 2600.0)
WON = (300.0, 600.0, 690.0, 800.0, 900.0, 1100.0, 1400.0, 2800.0)
CROWNED = (6800.0, 7200.0, 7500.0, 7800.0, 8300.0, 9000.0, 9800.0, 10600.0)
CALLED = (160.0, 400.0, 900.0, 2000.0, 2900.0, 3900.0, 5200.0, 6400.0)
MOMENTS: dict[str, Moment] = {
    "says": Moment(DEVIL.id, FOUR, speaks, 700.0),
    "shuffle": Moment(DEVIL.id, FOUR, shuffles, SHUFFLE_MS),
    "deal": Moment(DEVIL.id, FOUR, deals, 900.0),
    "hop": Moment(JOKERS_OF_DEATH.id, FOUR, hops, 440.0),
    "slam": Moment(DEVIL.id, FOUR, slams, SLAM_MS),
    "clash": Moment(HELL_IS_HUNGRY.id, FOUR, clashes, CLASH_MS),
    "reaper": Moment(HELL_IS_HUNGRY.id, FOUR, walks, 640.0),
    "sweep": Moment(EVIL_DEAL.id, "person fiend", sweeps, SWEEP_MS),
    "judgement": Moment(ANGEL.id, FOUR, turns_up, 2400.0, calls),
    "coin": Moment(ANGEL.id, FOUR, coins, 460.0, calls),
    "count": Moment(ANGEL.id, FOUR, counts, 3200.0, calls),
}


def taken(driver: Driver, lasts: float) -> list[pygame.Surface]:
    """Return eight frames, starting now."""
    frames = []
    for _ in range(FRAMES):
        frames.append(driver.app.surface.copy())
        driver.turn(max(1, round(lasts / (FRAMES - 1) / FRAME)))
    return frames


def of_a_table(driver: Driver, moment: Moment) -> list[pygame.Surface]:
    """Play, match after match, until the moment comes; return its frames."""
    random, seed = Random(5), 6
    table = driver.sit(moment.players, moment.game, seed=seed)
    for _ in range(MOST):
        if moment.begins(table):
            return taken(driver, moment.lasts)
        if isinstance(driver.top, EndPage):
            driver.app.stack.clear()
            seed += 1
            table = driver.sit(moment.players, moment.game, seed=seed)
        if driver.waits_for_enter and not table.controller.timeline.busy:
            driver.key(pygame.K_RETURN)
        elif isinstance(table.phase, Deciding) and not table.controller.moving:
            view = table.phase.view
            sound = table.session.match.game.search.policies[Level.FIEND]
            action = moment.chooses(view) or sound(view, random)
            assert action is not None
            table.commit(action)
        driver.turn()
    raise AssertionError("it never came to that")


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


def of_a_great_moment(driver: Driver, great: Great) -> list[pygame.Surface]:
    """Play until a great moment, and return its frames."""
    happens(driver, great.game, great.seats, great.wanted)
    frames, now = [], 0.0
    for time in great.times:
        driver.turn(max(1, round((time - now) / FRAME)))
        frames.append(driver.app.surface.copy())
        now = time
    return frames


def handled(driver: Driver) -> list[pygame.Surface]:
    """Point at a card, pick it up, carry it across the table and play it; return the frames."""
    table = driver.sit("person imp", JOKERS_OF_DEATH.id, seed=5)
    driver.my_turn()
    driver.until(lambda: not table.controller.moving)
    picker = table.pointer.picker
    assert picker is not None
    carry = next(gesture for gesture, _ in picker.choices if isinstance(gesture, Carry))
    sprite, area = table.board.sprite_of(carry.cards[0]), table.board.area(carry.place)
    assert sprite is not None
    (x, y), frames = left_strip(sprite), []

    def seen(turns: int) -> None:
        driver.turn(turns)
        frames.append(driver.app.surface.copy())

    driver.move((x, y))
    seen(10)
    driver.press((x, y))
    seen(1)
    for step in range(1, 25):
        share = step / 24
        driver.move((x + (area.centerx - x) * share, y + (area.centery - y) * share), held=True)
        if step in (8, 16, 24):
            seen(1)
    driver.release(area.center)
    seen(1)
    seen(4)
    seen(10)
    return frames


def ended(driver: Driver, won: bool) -> list[pygame.Surface]:
    """End a match, and return the frames."""
    saved = driver.sit("person imp fiend", DEVIL.id).session.saved
    driver.app.stack.pop()
    over(driver, saved, won=won)
    driver.turn()
    return taken(driver, 4900.0)


def cleared(driver: Driver) -> list[pygame.Surface]:
    """Win every table of a circle, and return the frames of unwrapping the last one's prize."""
    for table in tables()[:TABLES]:
        over(driver, begin_at(driver.desk, table, 3), won=True)
        if table != tables()[TABLES - 1]:
            driver.app.stack.clear()
            show_descent(driver.desk)
    driver.turn(240)
    return taken(driver, 3800.0)


STRIPS: dict[str, Callable[[Driver], list[pygame.Surface]]] = {
    **{name: partial(of_a_table, moment=moment) for name, moment in MOMENTS.items()},
    **{name: partial(of_a_great_moment, great=great) for name, great in GREAT.items()},
    "handled": handled,
    "won": partial(ended, won=True),
    "lost": partial(ended, won=False),
    "circle": cleared,
}


def main(folder: Path, *names: str) -> None:
    """Write a strip for each named moment, or for all, at both sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or STRIPS:
        for label, size in SIZES.items():
            with tempfile.TemporaryDirectory() as data:
                driver = Driver(Path(data) / "data", size, SETTINGS, lambda: NOW)
                strip = pygame.Surface((ACROSS * TILE[0], FRAMES // ACROSS * TILE[1]))
                for index, frame in enumerate(STRIPS[name](driver)):
                    corner = index % ACROSS * TILE[0], index // ACROSS * TILE[1]
                    strip.blit(pygame.transform.smoothscale(frame, TILE), corner)
                pygame.image.save(strip, folder / f"{name}-{label}.png")
                driver.app.stack.clear()
        print(name)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), *sys.argv[2:])
