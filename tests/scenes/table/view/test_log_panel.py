"""The log panel."""

from collections.abc import Callable
from math import inf

import pygame
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
from engine.sprites import room_of
from game.contract.words import LogLine
from game.sentences import Cast
from scenes.table.view.log_panel import LINES, NOTCH, PAGE, LogPanel, closer, panel
from scenes.table.view.view_model import OpenLog, Sentence
from tests.scenes.busy_tables import USUAL
from tests.scenes.driver import Driver
from tests.scenes.table.view.test_text import LARGEST, QUIET, laid

AREA = pygame.Rect(860, 43, 408, 357)
ON, BESIDE = AREA.center, (10, 360)
CAST = Cast(("Mara", "Otto", "Vera"), 0)


def opened(lines: int, *commands: Command) -> LogPanel:
    """An open log, once this was done."""
    log = LogPanel()
    log.toggle()
    for command in commands:
        assert log.read(command, AREA, lines)
    return log


def paged(log: LogPanel, lines: list[LogLine]) -> OpenLog:
    """Return what an open log shows of these lines, the third of which begins a deal."""
    page = log.page(lines, {2}, CAST, AREA)
    assert page is not None
    return page


def seen(log: LogPanel, lines: int) -> tuple[int, int]:
    """The first and the last sentence in view, counted from 0."""
    page = paged(log, [LogLine(str(number)) for number in range(lines)])
    assert page.latest == (page.lines[-1].words == str(lines - 1))
    return int(page.lines[0].words), int(page.lines[-1].words)


def test_it_opens_at_the_latest_sentences_again_and_again() -> None:
    log = opened(40, Wheeled(2))
    log.toggle()
    assert not log.open and log.page([LogLine("so")], set(), CAST, AREA) is None
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
    scrolls = [lines for lines in range(2 * PAGE) if paged(opened(lines), [LogLine("so")] * lines).scrolls]
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
    assert log.read(command(ON), AREA, 40) and not log.read(command(BESIDE), AREA, 40)
    assert not log.read(Tabbed(1), AREA, 40) and not log.read(LookedAt(None), AREA, 40)
    assert log.open and log.read(Cancelled(), AREA, 40) and not log.open
    assert not log.read(command(ON), AREA, 40), "a closed log is for nothing"


def test_a_sentence_knows_with_whom_it_begins_and_whether_a_deal_does() -> None:
    lines = [LogLine("You draw a 4.", 0), LogLine("Otto plays a 7.", 1), LogLine("Deal 2: Vera deals.")]
    assert paged(opened(5), lines).lines == (
        Sentence("You draw a 4.", "You", False),
        Sentence("Otto plays a 7.", "Otto", False),
        Sentence("Deal 2: Vera deals.", "", True),
    )


def test_its_cross_closes_it() -> None:
    log = opened(40)
    assert AREA.contains(closer(AREA))
    assert log.read(Clicked(closer(AREA).center, False), AREA, 40) and not log.open


@pytest.mark.parametrize("text", [pytest.param(1.0, marks=pytest.mark.slow), LARGEST])
def test_nothing_one_acts_with_lies_under_it(brimstone: Callable[..., Driver], text: float) -> None:
    driver = brimstone(text_size=text, **QUIET)
    for name, table in laid(driver, USUAL):
        area, board = panel(table.board), table.board
        under = [button.label for button in table.buttons if area.colliderect(button.rect)]
        under += [
            str(sprite.front) for sprite in board.hand() if area.colliderect(room_of(sprite, board.assets))
        ]
        targets = table.pointer.targets()
        under += [board.places[at].kind.name for at in targets if area.colliderect(board.area(at, slack=0))]
        assert under == [], name
