"""Pages in windows and type of other sizes, and the first key that is pressed on them, do what is kept of it."""

import pygame
import pytest

from tests.reading import otherwise
from tests.scenes.every_page import crowded, every_page
from tests.scenes.hands_on import Hands

SIZES = (((1400, 720), 1.4, pygame.K_RETURN), ((1600, 1200), 0.9, pygame.K_TAB))
"""Of the window, and of type; and what is pressed first on each page."""


@pytest.mark.parametrize(("window", "text_size", "first"), SIZES, ids=[f"{each[0][0]}" for each in SIZES])
def test_every_page_shows_in_another_size_what_is_kept_of_it(
    brimstone,
    window: tuple[int, int],
    text_size: float,
    first: int,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands = Hands(brimstone, monkeypatch, size=window)
    driver = hands.driver
    driver.app.text_size = text_size
    crowded(driver.desk)
    for name, make in every_page(driver.desk).items():
        driver.app.stack.push(make())
        driver.turn()
        hands.add_up(name)
        driver.key(first)
        hands.add_up(f"{name}, key {pygame.key.name(first)}")
        while len(driver.app.stack) > 1:
            driver.app.stack.pop()
    differing = otherwise(request, f"sizes/{window[0]}×{window[1]}", hands.lines)
    assert not differing, "\n".join(differing)
