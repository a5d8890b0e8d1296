"""Whatever is written on a table is larger where the text size is larger, in every game."""

from collections.abc import Callable

import pytest

from saves.models import Speed
from scenes.settings_page import TEXT_SIZES
from scenes.table.frame import Tool
from scenes.table.ink import Text
from scenes.table.offer import FELT
from scenes.table.scene import TableScene
from tests.scenes.busy_tables import USUAL
from tests.scenes.driver import Driver
from tests.scenes.test_table_room import laid
from tests.scenes.test_unasked import forced

LARGEST = max(TEXT_SIZES.values())
CROWDED = {"evil-2-head_start=0 buttons"}
"""Four choices with notes of two full lines each leave their buttons no room to grow."""
QUIET = {"speed": Speed.OFF, "muted": True, "banter": False}

Lines = dict[str, int]


def lines(table: TableScene) -> Lines:
    """Every line on a table, and how many pixels high its type is."""
    texts: list[Text] = table.course.laid.painter.texts
    return {text.words: text.rect.height for text in texts}


def written(driver: Driver) -> dict[str, Lines]:
    """Every line on every busy table."""
    return {name: lines(table) for name, table in laid(driver, USUAL)}


def small(usual: Lines, larger: Lines) -> list[str]:
    """What is no larger than at the usual text size; a line that is parted otherwise is held to the smallest."""
    least = min(usual.values())
    return [f"{words!r}: {high}" for words, high in larger.items() if high <= usual.get(words, least)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_text_on_a_table_grows_with_the_text_size(
    brimstone: Callable[..., Driver], size: tuple[int, int]
) -> None:
    usual, larger = (written(brimstone(size, text_size=text, **QUIET)) for text in (1.0, LARGEST))
    found = {name: small(usual[name], larger[name]) for name in usual}
    assert {name for name, told in found.items() if told} == CROWDED, found


def offered(driver: Driver) -> Lines:
    """Every line on a table where it is offered to do what is the only thing to do."""
    table = forced(driver, "devil", FELT)
    driver.app.draw()
    return lines(table)


def test_what_is_offered_at_a_table_grows_too(brimstone: Callable[..., Driver]) -> None:
    usual, larger = (offered(brimstone(text_size=text, **QUIET)) for text in (1.0, LARGEST))
    assert Tool.SPARE.label in usual and small(usual, larger) == []
