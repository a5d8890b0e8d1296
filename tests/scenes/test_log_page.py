"""The log of a match, however long it is."""

from typing import Any

import pygame
import pytest

from scenes.table.pages import LogPage
from tests.scenes.driver import Driver

LINES = [f"Line {index}: somebody lays a card." for index in range(2000)]


def in_sight(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The rows that are drawn now."""
    drawn: list[str] = []
    letter = driver.app.assets.text
    with monkeypatch.context() as patch:
        patch.setattr(
            driver.app.assets, "text", lambda words, *how: (drawn.append(words), letter(words, *how))[1]
        )
        driver.top.draw(driver.app.surface)
    return [words for words in drawn if words in LINES]


@pytest.fixture
def opened(brimstone: Any) -> Driver:
    """A long log, as somebody finds it who has looked at it for a moment."""
    driver: Driver = brimstone()
    driver.app.stack.push(LogPage(LINES))
    driver.see()
    return driver


def test_it_opens_at_its_end_and_only_what_is_in_sight_is_drawn(
    opened: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = in_sight(opened, monkeypatch)
    assert seen[-1] == LINES[-1]
    assert len(seen) < 40


def test_keys_and_the_wheel_lead_through_it(opened: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened.key(pygame.K_HOME)
    opened.turn(60)
    assert in_sight(opened, monkeypatch)[0] == LINES[0]
    opened.key(pygame.K_PAGEDOWN)
    opened.turn(60)
    below = LINES.index(in_sight(opened, monkeypatch)[1])
    assert below > 10
    opened.turn(1, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    opened.turn(60)
    assert LINES.index(in_sight(opened, monkeypatch)[1]) == below - 3


def test_it_is_dragged_along_and_still_left_by_its_letter(
    opened: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = opened.top.list.thumb()
    opened.drag(bar.center, (bar.centerx, 0))
    opened.turn(2)
    assert in_sight(opened, monkeypatch)[0] == LINES[0]
    opened.key(pygame.K_l)
    assert not isinstance(opened.top, LogPage)
