"""How long it takes from a press, and from letting go, until anything looks otherwise, and until all does."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from engine.memory import settle
from engine.ui.page import Page
from game.catalog import GAMES

FRAME = 1000 / 60
"""Milliseconds from one frame to the next: the floor of what can be seen."""
MOST_TURNS = 30
"""Turns of the loop in which something must have changed."""
MOST_CHORES = 200
ALIKE = 1
"""Controls of a page that read alike of which so many are tried."""
SIZE = (1920, 1080)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of the mouse going down, or up again, on one control."""

    where: str
    control: str
    part: str
    milliseconds: float
    """Of a core, until other pixels were on the screen."""
    whole: float
    """Of a core, until all that comes of it was: the first whole frame that looks otherwise."""
    turns: int
    """Turns of the loop that the first of them took; the first is the one in which the event was read."""
    after: float
    """Milliseconds that the same turn went on once the frame was shown: memory is given back there."""

    @property
    def late(self) -> bool:
        """Whether a person would have seen a frame go by without an answer."""
        return self.turns > 1 or self.milliseconds > FRAME


def click_times(folder: Path) -> list[Answer]:
    """Press every control of every page, and every button of every game's table."""
    from tests.scenes.driver import Driver
    from tests.scenes.every_page import every_page, one_of_each

    driver = Driver(folder, SIZE, {}, datetime.now)
    settle()
    answers: list[Answer] = []
    pages = every_page(driver.desk)
    for name in one_of_each(list(pages)):
        answers += _page(driver, name, pages[name])
    for game in GAMES.values():
        answers += _table(driver, game.id, game.seats[-1])
    driver.app.stack.clear()
    return answers


def _page(driver: Any, name: str, make: Callable[[], Any]) -> Iterator[Answer]:
    window = driver.app.surface.get_rect()
    page = _opened(driver, make)
    names = [_name(control) for control in page.form.controls]
    for index in [index for index, each in enumerate(names) if names[:index].count(each) < ALIKE]:
        if not driver.app.stack or driver.top is not page or len(page.form.controls) != len(names):
            page = _opened(driver, make)
        controls = page.form.controls
        if index < len(controls) and window.contains(controls[index].rect):
            yield from _clicked(driver, name, names[index], controls[index].rect.center)


def _name(control: Any) -> str:
    return str(getattr(control, "text", ""))


def _opened(driver: Any, make: Callable[[], Any]) -> Any:
    """The page on top, as somebody finds it who has looked at it for a while."""
    _home(driver)
    page = make()
    driver.app.stack.push(page)
    _still(driver)
    return page


def _home(driver: Any) -> None:
    """Back to the menu, though the last click had ended the program."""
    from scenes.menu import Menu

    while len(driver.app.stack) > 1:
        driver.app.stack.pop()
    if not driver.app.stack:
        driver.app.stack.push(Menu(driver.desk))


def _table(driver: Any, game: str, seats: int) -> Iterator[Answer]:
    """Each button of a table at which a person is to move."""
    done: set[str] = set()
    while True:
        _home(driver)
        driver.sit(" ".join(["person", *["imp"] * (seats - 1)]), game)
        table = driver.my_turn()
        _still(driver)
        left = [each for each in table.buttons if each.label not in done]
        if not left:
            return
        done.add(left[0].label)
        yield from _clicked(driver, f"table {game}", left[0].label, left[0].rect.center)


def _still(driver: Any) -> None:
    """Let everything come to rest, and what is drawn ahead be drawn."""
    driver.see()
    for _ in range(MOST_CHORES):
        if not driver.app.stack or not driver.top.chore():
            return


def _clicked(driver: Any, where: str, control: str, at: tuple[int, int]) -> Iterator[Answer]:
    """Press and let go. A line to type in has answered once it is pressed: all it does then is blink."""
    driver.move(at)
    driver.turn(3)
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)
    for part, event in (("down", down), ("up", up)):
        answer = _answered(driver, event)
        if answer is not None:
            yield Answer(where, control, part, *answer)
        if not driver.app.stack or _types(driver.top):
            return


def _types(scene: Any) -> bool:
    return isinstance(scene, Page) and any(entry.focused for entry in scene.form.entries)


def _answered(driver: Any, event: pygame.event.Event) -> tuple[float, float, int, float] | None:
    """Milliseconds of a core and turns until other pixels are shown; None where all stays as it is."""
    app, spent, pending = driver.app, 0.0, [event]
    look = Look(app)
    for turn in range(1, MOST_TURNS + 1):
        start = time.thread_time()
        shown = look.turn([*pygame.event.get(), *pending])
        ended, pending = time.thread_time() - look.aside, []
        if not app.stack:
            return None
        if shown is not None and look.differs:
            first = shown if look.first is None else look.first
            return (
                spent + (first - start) * 1000,
                spent + (shown - start) * 1000,
                turn,
                (ended - shown) * 1000,
            )
        spent += (ended - start) * 1000
    return None


class Look:
    """Watches what comes to the screen, and when; looking itself counts for nothing."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._before = bytes(app.surface.get_buffer())
        self.aside = 0.0
        """Seconds of the turn that went into looking."""
        self.first: float | None = None
        """When a part of the window was first shown with other pixels, before the whole of it."""

    @property
    def differs(self) -> bool:
        """Whether the window looks otherwise than before."""
        return bytes(self._app.surface.get_buffer()) != self._before

    def turn(self, events: list[pygame.event.Event]) -> float | None:
        """One turn of the loop; when its frame was on the screen, if it had one."""
        app, shown, draw, update = self._app, [], type(self._app).draw, pygame.display.update
        self.aside, self.first = 0.0, None

        def drawn() -> None:
            draw(app)
            shown.append(time.thread_time() - self.aside)

        def updated(*parts: Any) -> None:
            update(*parts)
            now = time.thread_time()
            if self.first is None and self.differs:
                self.first = now - self.aside
            self.aside += time.thread_time() - now

        app.draw, pygame.display.update = drawn, updated
        try:
            app.pump(events, 16)
        finally:
            del app.draw
            pygame.display.update = update
        return shown[-1] if shown else None


def as_plain(answers: Sequence[Answer]) -> list[dict[str, Any]]:
    """Answers for programs."""
    return [asdict(each) for each in answers]


def part_of(times: Sequence[float], share: float) -> float:
    """The time under which a share of times lies."""
    return sorted(times)[min(len(times) - 1, math.ceil(len(times) * share) - 1)]


def as_text(answers: Sequence[Answer]) -> str:
    """The median, the 99th of a hundred, and who was late."""
    lines = [f"to the first changed pixel at {SIZE[0]} x {SIZE[1]}, ms of a core; a frame is {FRAME:.1f}:"]
    for part, what in (("down", "the mouse goes down"), ("up", "and up again")):
        those = [each for each in answers if each.part == part]
        late, after = sum(each.late for each in those), max(each.after for each in those)
        lines.append(f"  {what}: {len(those)} answers, {late} later than a frame")
        lines.append(f"    {_spread([each.milliseconds for each in those])}")
        lines.append(
            f"    whole: {_spread([each.whole for each in those])}; after it at the most {after:.1f}"
        )
    late_ones = sorted((each for each in answers if each.late), key=lambda each: -each.milliseconds)
    lines += [
        f"    {each.where}, {each.control or 'a place'}, {each.part}: {each.milliseconds:.1f} ms, "
        f"{each.turns} turns, whole {each.whole:.1f}"
        for each in late_ones
    ]
    return "\n".join(lines)


def _spread(times: Sequence[float]) -> str:
    return (
        f"median {part_of(times, 0.5):.1f}, 99 % under {part_of(times, 0.99):.1f}, slowest {max(times):.1f}"
    )
