"""Whatever is written on a table is larger where the text size is larger, in every game."""

from collections.abc import Callable

import pytest

from saves.models import Speed
from scenes.settings_page import TEXT_SIZES
from scenes.table.scene import TableScene
from scenes.table.view.buttons import FORCED_MOVES
from scenes.table.view.text_renderer import Text
from scenes.table.view.view_model import Tool
from tests.scenes.busy_tables import USUAL
from tests.scenes.driver import Driver
from tests.scenes.test_table_room import laid
from tests.scenes.test_unasked import forced

LARGEST = max(TEXT_SIZES.values())
CROWDED = {
    "evil": (
        *("tricks: you (dealer) · Theodore", "tricks: you · Theodore (dealer)"),
        *("Spades, keep 4♠", "Spades, keep 6♠", "No trump, keep 4♠", "No trump, keep 6♠"),
        *("Spades cancel out in the first half.", "66 extra for each trick after your"),
        *("fourth. The 4♠ joins your second hand.", "fourth. The 6♠ joins your second hand."),
        *("The 4♠ joins your second hand.", "The 6♠ joins your second hand."),
    ),
    "devil": ("Theodore", "Jonathan", "Leonora"),
    "devil440": ("Theodore", "Jonathan", "Leonora", "118", "142", "172"),
    "hell": (
        *(
            "Theodore",
            "deck",
            "purgatory",
            "To purgatory",
            "No points, but you can",
            "No points, but next turn you",
            "can swap it into your hand.",
        ),
        *("to play", "19 · winning", "28 · winning"),
    ),
    "jokers": ("♠ or 8", "♣ or 8", "♥ or 8", "♦ or 8"),
}
"""Text without room to grow: four choices with notes of two full lines each, what stands below a
lane or a small pile, and is as wide as that, and long names and scores of eight players."""
QUIET = {"speed": Speed.OFF, "muted": True, "banter": False}

Lines = dict[str, int]


def lines(table: TableScene) -> Lines:
    """Every line on a table, and how many pixels high its type is."""
    texts: list[Text] = table.controller.table_view.painter.texts
    return {text.words: text.rect.height for text in texts}


def written(driver: Driver) -> dict[str, Lines]:
    """Every line on every busy table."""
    return {name: lines(table) for name, table in laid(driver, USUAL)}


def small(usual: Lines, larger: Lines) -> set[str]:
    """Return what is no larger than at the usual text size; a line that is parted otherwise is held to the smallest."""
    least = min(usual.values())
    return {words for words, high in larger.items() if high <= usual.get(words, least)}


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.slow)])
def test_every_text_on_a_table_grows_with_the_text_size(
    brimstone: Callable[..., Driver], size: tuple[int, int]
) -> None:
    usual, larger = (written(brimstone(size, text_size=text, **QUIET)) for text in (1.0, LARGEST))
    for name, texts in usual.items():
        assert small(texts, larger[name]) <= set(CROWDED.get(name.split("-")[0], ())), name


def offered(driver: Driver) -> Lines:
    """Every line on a table where it is offered to do what is the only thing to do."""
    table = forced(driver, "devil", FORCED_MOVES)
    driver.app.draw()
    return lines(table)


def test_what_is_offered_at_a_table_grows_too(brimstone: Callable[..., Driver]) -> None:
    usual, larger = (offered(brimstone(text_size=text, **QUIET)) for text in (1.0, LARGEST))
    assert Tool.SPARE.label in usual and small(usual, larger) == set()
