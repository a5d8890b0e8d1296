"""The log of a match scrolls as far as there are sentences, and keeps from the table what is done on it."""

from math import inf

import pytest

from engine.commands import (
    Cancelled,
    Clicked,
    Command,
    Dragged,
    Dropped,
    Hovered,
    LookedAt,
    Paged,
    Tabbed,
    Wheeled,
)
from scenes.table.log import LINES, NOTCH, PAGE, Log, close_button, panel

WINDOW = (1280, 720)
ON, BESIDE = panel(WINDOW).center, (10, 360)


def opened(lines: int, *commands: Command) -> Log:
    """An open log, once this was done."""
    log = Log()
    log.toggle()
    for command in commands:
        assert log.read(command, WINDOW, lines)
    return log


def seen(log: Log, lines: int) -> tuple[int, int]:
    """The first and the last sentence in view, counted from 0."""
    page = log.page([str(number) for number in range(lines)])
    assert page is not None and page.latest == (page.lines[-1:] == (str(lines - 1),) or not lines)
    return int(page.lines[0]), int(page.lines[-1])


def test_it_opens_at_the_latest_sentences_again_and_again() -> None:
    log = opened(40, Wheeled(2))
    log.toggle()
    assert not log.open and log.page(["so"]) is None
    log.toggle()
    assert log.open and seen(log, 40) == (40 - LINES, 39)


@pytest.mark.parametrize(
    ("command", "back"),
    [
        (Wheeled(1), NOTCH),
        (Wheeled(3), 3 * NOTCH),
        (Wheeled(-1), 0),
        (Paged(-1.0), PAGE),
        (Paged(1.0), 0),
        (Paged(-inf), 40 - PAGE),
        (Paged(inf), 0),
    ],
)
def test_it_scrolls_by_a_few_sentences_by_a_page_and_to_either_end(command: Command, back: int) -> None:
    assert seen(opened(40, command), 40)[1] == 39 - back
    assert seen(opened(40, Wheeled(5), command), 40)[1] in range(PAGE - 1, 40)


def test_it_says_that_it_scrolls_where_there_is_more_than_a_page() -> None:
    scrolls = [lines for lines in range(2 * PAGE) if opened(lines).page(["so"] * lines).scrolls]  # type: ignore[union-attr]
    assert scrolls == list(range(PAGE + 1, 2 * PAGE))
    assert seen(opened(PAGE, Wheeled(1)), PAGE) == (0, PAGE - 1)
    assert seen(opened(PAGE + 1, Wheeled(1)), PAGE + 1) == (0, PAGE - 1)


@pytest.mark.parametrize(
    "command",
    [
        lambda at: Clicked(at, False),
        lambda at: Hovered(at),
        lambda at: LookedAt(at),
        lambda at: Dragged(at, (600, 300)),
        lambda at: Dropped(at, (600, 300)),
    ],
)
def test_what_is_done_on_it_is_kept_from_the_table_and_nothing_else(command) -> None:
    log = opened(40)
    assert log.read(command(ON), WINDOW, 40) and not log.read(command(BESIDE), WINDOW, 40)
    assert not log.read(Tabbed(1), WINDOW, 40) and not log.read(LookedAt(None), WINDOW, 40)
    assert log.open and log.read(Cancelled(), WINDOW, 40) and not log.open
    assert not log.read(command(ON), WINDOW, 40), "a closed log is for nothing"


def test_the_cross_in_its_corner_closes_it() -> None:
    log = opened(40, Clicked(close_button(WINDOW).center, double=False))
    assert not log.open
