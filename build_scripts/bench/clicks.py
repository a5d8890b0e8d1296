"""The time from a press or a release until the screen changes."""

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bench import full_table, go_home, hidden_driver, spread
from game.catalog import GAMES

if TYPE_CHECKING:
    from engine.app import App
    from tests.scenes.driver import Driver

FRAME = 1000 / 60
"""Milliseconds between frames."""
MOST_TURNS = 30
"""Turns of the loop within which the screen has to change."""


class ClickTime(NamedTuple):
    """The milliseconds until something on screen changed and until the whole frame was drawn."""

    first: float
    whole: float
    name: str


def clicks() -> None:
    """Press each kind of control on every page, and each button of every game's table."""
    with tempfile.TemporaryDirectory() as data:
        driver = hidden_driver(Path(data))
        answers = [*_page_clicks(driver), *_table_clicks(driver)]
        driver.app.stack.clear()
    first, whole = [each.first for each in answers], [each.whole for each in answers]
    late = [each for each in sorted(answers, reverse=True) if each.first > FRAME]
    print(f"{len(answers)} answers; until anything new is on the screen: {spread(first)}")
    print(f"until the whole frame is: {spread(whole)}")
    print(f"{len(late)} later than a frame", *(f"{each.first:.1f} {each.name}" for each in late), sep="\n  ")


def _page_clicks(driver: "Driver") -> Iterator[ClickTime]:
    from tests.scenes.every_page import every_page, one_of_each

    pages = every_page(driver.desk)
    for name in one_of_each(list(pages)):
        page = _opened(driver, pages[name])
        labels = list(dict.fromkeys(control.name for control in page.form.controls))
        for label in labels:
            page = _opened(driver, pages[name])
            control = next((each for each in page.form.controls if each.name == label), None)
            if control is not None and driver.app.surface.get_rect().contains(control.rect):
                yield from _click(driver, control.rect.center, f"{name}, {label}")


def _opened(driver: "Driver", make: Callable[[], Any]) -> Any:
    go_home(driver)
    page = make()
    driver.app.stack.push(page)
    driver.see()
    return page


def _table_clicks(driver: "Driver") -> Iterator[ClickTime]:
    for game in GAMES.values():
        done: set[str] = set()
        while True:
            go_home(driver)
            driver.sit(full_table(game), game.id)
            left = [each for each in driver.my_turn().buttons if each.label not in done]
            if not left:
                break
            done.add(left[0].label)
            driver.see()
            yield from _click(driver, left[0].rect.center, f"{game.title}, {left[0].label}")


def _click(driver: "Driver", at: tuple[int, int], name: str) -> Iterator[ClickTime]:
    import pygame

    driver.move(at)
    driver.turn(3)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        taken = _until_changed(driver.app, pygame.event.Event(kind, pos=at, button=1))
        if taken is not None:
            yield ClickTime(*taken, name)
        if not driver.app.stack:
            return


def _until_changed(app: "App", event: Any) -> tuple[float, float] | None:
    """Return the times until something new is sent to the screen, and until the whole frame is.

    Return None if nothing changes. Work in a turn after its frame is shown isn't counted.
    """
    import pygame

    before, spent, pending = app.surface.get_buffer().raw, 0.0, [event]
    update, flip = pygame.display.update, pygame.display.flip
    for _ in range(MOST_TURNS):
        begun, sent = time.thread_time(), list[float]()

        def updated(*parts: Any, sent: list[float] = sent) -> None:
            update(*parts)
            sent.append(time.thread_time())

        def flipped(sent: list[float] = sent) -> None:
            flip()
            sent.append(time.thread_time())

        pygame.display.update, pygame.display.flip = updated, flipped
        try:
            app.pump([*pygame.event.get(), *pending], 16)
        finally:
            pygame.display.update, pygame.display.flip = update, flip
        pending = []
        if not app.stack:
            return None
        if sent and app.surface.get_buffer().raw != before:
            return spent + (sent[0] - begun) * 1000, spent + (sent[-1] - begun) * 1000
        spent += (time.thread_time() - begun) * 1000
    return None
