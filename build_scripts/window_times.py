"""Measures in a real window how long things last while nobody touches anything, by a clock of its own.

Usage: python build_scripts/window_times.py [SECONDS]      (needs a screen; so many seconds for each table)
"""

import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame

from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from saves.models import Pace, Speed
from saves.saved_match import header_of
from scenes.ascent import APART, COUNT, LONGEST
from scenes.end_page import EndPage
from scenes.navigation import open_table
from scenes.navigation import watch as watch_again
from scenes.replay.page import ReplayPage
from scenes.replay.playback import BETWEEN, SPEEDS
from scenes.scoreboard import Next
from scenes.table.animation.card_motion import CLASH, SHUFFLE
from scenes.table.animation.director import BANNER
from scenes.table.animation.players import HOP
from scenes.table.animation.scores import FLIGHT, READ, SETTLES
from scenes.table.controller import PAUSES, RATES, held
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Beholding, Deciding, Waiting
from scenes.table.talk.messages import HAPPENING, NOTICE, SPEECH
from tests.scenes.driver import Driver
from tests.scenes.test_descent import finished

SECONDS = 40.0
CONSIDERS = 0.4
"""Seconds that whoever plays the person's turns takes."""
SOONER = 150.0
"""Milliseconds by which falls short what was ended by something else: somebody acted, another spoke."""

Seen = Callable[[TableScene], Hashable | None]
"""What is seen of something now; None: nothing of it."""


def asked(rate: float) -> dict[str, tuple[float, Seen]]:
    """What lasts a while at a table: milliseconds that are asked, and what is seen of it."""
    return {
        "what befalls or is won, held": (held(rate), _if(lambda table: isinstance(table.phase, Beholding))),
        "an opponent's turn": (PAUSES[Pace.NORMAL], _if(lambda table: isinstance(table.phase, Waiting))),
        "a line that is spoken": (SPEECH, lambda table: table.controller.messages.speech),
        "a notice": (NOTICE, lambda table: table.notice or None),
        "what happened to somebody": (HAPPENING, _happened),
        "the turn hops over one": (
            HOP / rate,
            _if(lambda table: table.controller.table_view.turn_token.pose is not None),
        ),
        "large words": (BANNER / rate, lambda table: table.controller.table_view.director.banner or None),
        "a heap is shuffled": (SHUFFLE / rate, _if(lambda table: _stirred(table) and not _lanes(table))),
        "rows clash": (CLASH / rate, _if(_lanes)),
        "from a whole sum until its points are paid": ((READ - SETTLES + FLIGHT) / rate, _if(_paid)),
    }


def _if(holds: Callable[[TableScene], object]) -> Seen:
    return lambda table: "seen" if holds(table) else None


def _happened(table: TableScene) -> Hashable | None:
    """What happened last to anybody but the viewer, to whom it stays until that seat acts."""
    others = [each for each in table.controller.messages.happenings if each.seat != table.session.viewer]
    return others[0] if len(others) == 1 else None


def _stirred(table: TableScene) -> list[str]:
    """The kinds of heaps and rows whose cards move where they lie."""
    piles = zip(table.board.places, table.board.piles, strict=True)
    return [
        where.kind.name for where, pile in piles if where.seat is None and any(card.gliding for card in pile)
    ]


def _lanes(table: TableScene) -> bool:
    return "lane" in _stirred(table)


def _paid(table: TableScene) -> bool:
    laid = table.controller.table_view
    counted = isinstance(table.phase, Accounting) and laid.points_flight.counting.counted is None
    return counted and laid.points_flight.under_way


class Watch:
    """How long each thing was seen, in milliseconds."""

    def __init__(self) -> None:
        self.asked: dict[str, float] = {}
        self.lasted: dict[str, list[float]] = defaultdict(list)
        self.cut: dict[str, int] = defaultdict(int)
        """How often something else took its place before it was over."""
        self._since: dict[str, tuple[Hashable, float]] = {}

    def look(self, name: str, milliseconds: float, seen: Hashable | None) -> None:
        """Something is seen now, or nothing of it (None)."""
        now, was = time.monotonic(), self._since.get(name)
        self.asked[name] = milliseconds
        if was is not None and was[0] != seen:
            if (lasted := (now - was[1]) * 1000) < milliseconds - SOONER or seen is not None:
                self.cut[name] += 1
            else:
                self.lasted[name].append(lasted)
            del self._since[name]
        if seen is not None and name not in self._since:
            self._since[name] = seen, now

    def tell(self) -> Iterator[str]:
        """A line for each thing that was seen."""
        heads = (f"{head:>8}" for head in ("asked", "least", "median", "most", "times", "cut off"))
        yield f"{'milliseconds':58}{''.join(heads)}"
        for name, milliseconds in self.asked.items():
            if whole := self.lasted[name]:
                times = (milliseconds, min(whole), statistics.median(whole), max(whole))
                told = "".join(f"{each:8.0f}" for each in times)
                yield f"{name:58}{told}{len(whole):8}{self.cut[name]:8}"


def at_a_table(watch: Watch, driver: Driver, game: AnyGame, speed: Speed, seconds: float) -> None:
    """Play for a while, the person as a sound opponent would, and look after each turn of the loop."""
    driver.desk.change(speed=speed, pace=Pace.NORMAL)
    players = " ".join(["person", *["fiend"] * (min(4, game.seats[-1]) - 1)])
    table = driver.sit(players, game.id, seed=6)
    clock, random, end, since = pygame.time.Clock(), Random(5), time.monotonic() + seconds, 0.0
    while time.monotonic() < end and len(driver.app.stack) > 1:
        driver.app.look(clock)
        if driver.top is not table:
            driver.app.stack.pop(Next.GO_ON)
            continue
        for name, (milliseconds, seen) in asked(RATES[speed]).items():
            watch.look(f"{name} ({speed.value})", milliseconds, seen(table))
        if isinstance(table.phase, Deciding) and not table.moving:
            since = since or time.monotonic()
            if time.monotonic() - since > CONSIDERS:
                table.hands.commit(game.search.policies[Level.FIEND](table.phase.view, random))
                since = 0.0
        elif isinstance(table.phase, Accounting) and not table.controller.timeline.busy:
            table.controller.lead_on()
    while len(driver.app.stack) > 1:
        driver.app.stack.pop()


def at_the_end(watch: Watch, driver: Driver) -> None:
    """How long cards rise when a match is won, and embers with them."""
    saved = driver.sit("person imp").session.saved
    driver.app.stack.pop()
    open_table(driver.desk, replace(saved, match=finished(saved.match, won=True)))
    clock, end = pygame.time.Clock(), time.monotonic() + 10
    while time.monotonic() < end:
        driver.app.look(clock)
        if isinstance(driver.top, EndPage):
            rising = driver.top._ascent.busy or None
            watch.look("cards rise when a match is won (up to)", APART * (COUNT - 1) + LONGEST, rising)


def at_a_replay(watch: Watch, driver: Driver, seconds: float) -> None:
    """How long a replay stands still between two actions, both ways and at each speed."""
    saved = driver.sit("person imp imp").session.saved
    driver.app.stack.pop()
    whole = finished(saved.match, won=False)
    driver.desk.store.save(replace(saved, match=whole), driver.desk.now())
    watch_again(driver.desk, header_of(replace(saved, match=whole), driver.desk.now()))
    page, clock = driver.top, pygame.time.Clock()
    assert isinstance(page, ReplayPage)
    for speed in SPEEDS:
        page.playback.go_to(len(whole.log) // 2)
        page.playback.set_speed(speed)
        page.playback.playing = False
        page.playback.toggle()
        name, stands, since = f"between two actions of a replay ({speed:g})", False, 0.0
        watch.asked[name] = BETWEEN / abs(speed)
        count, end = page.playback.session.count, time.monotonic() + seconds
        while time.monotonic() < end and page.playback.playing:
            driver.app.look(clock)
            now, moved_on = time.monotonic(), page.playback.session.count != count
            if stands and (moved_on or page.playback.controller.moving) and since:
                watch.lasted[name].append((now - since) * 1000)
            if moved_on or page.playback.controller.moving or not stands:
                stands, since = not page.playback.controller.moving, now
            count = page.playback.session.count
    driver.app.stack.pop()


def main(seconds: float) -> None:
    """Measure at a table of each game, at usual and at fast speed, at a match's end and in a replay."""
    watch = Watch()
    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data) / "data", (1280, 720), {"muted": True}, datetime.now)
        for speed in (Speed.NORMAL, Speed.FAST):
            for game in GAMES.values():
                at_a_table(watch, driver, game, speed, seconds)
        driver.desk.change(speed=Speed.NORMAL)
        at_the_end(watch, driver)
        at_a_replay(watch, driver, seconds / 4)
    print("\n".join(watch.tell()))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
