"""What a page does while time passes and nobody touches it is as it is kept: fires, flights, what comes and goes."""

from itertools import groupby
from zlib import crc32

import pygame
import pytest

from tests.reading import otherwise
from tests.scenes.drawn import shown
from tests.scenes.every_page import crowded, every_page
from tests.scenes.hands_on import Hands
from tests.scenes.test_pages_answer import CROWDED
from tests.scenes.test_pages_say import one_of_each

PAGES = one_of_each(list(every_page(None)))  # type: ignore[arg-type]
STEP = 90.0
"""Milliseconds from one look to the next."""
LOOKS = 24
FEWER = 6
"""Looks after something was done."""


def watched(hands: Hands, looks: int) -> list[str]:
    """What is seen and heard look by look: the sum of what is drawn anew, and how long it stays so."""
    seen, app = [], hands.driver.app
    for _ in range(looks):
        app.surface.marks.clear()
        app.pump([], STEP)
        drawn = "\n".join(shown(hands.driver) if app.surface.marks else [])
        drawn = drawn.replace(str(hands.driver.desk.folder), "FOLDER")
        sums = f"{crc32(drawn.encode()):08x}" if drawn else "as it was"
        seen.append("; ".join([type(app.stack.top).__name__, sums, *hands.heard()]))
    return [f"{look} for {len(list(same)) * STEP:.0f} ms" for look, same in groupby(seen)]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_moves_as_it_is_kept(
    brimstone, name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(brimstone, monkeypatch)
    if name in CROWDED:
        crowded(hands.driver.desk)
    page = every_page(hands.driver.desk)[name]()
    hands.open(name, page)
    lines = ["-- opened", *watched(hands, LOOKS)]
    middle = hands.driver.app.surface.get_rect().center
    for what, act in {
        "pointed at": lambda: hands.driver.move(middle),
        "turned over": lambda: hands.driver.key(pygame.K_PAGEDOWN),
        "gone through": lambda: hands.driver.key(pygame.K_TAB),
    }.items():
        act()
        lines += [f"-- {what}", *watched(hands, FEWER)]
    differing = otherwise(request, f"moves/{name}", lines)
    assert not differing, "\n".join(differing)
