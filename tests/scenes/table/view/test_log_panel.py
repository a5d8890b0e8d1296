"""The log panel."""

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
from game.catalog import GAMES
from game.contract.words import LogLine
from game.sentences import Cast
from scenes.backdrop import backdrop_of
from scenes.table.pages import LogPage
from scenes.table.view.log_panel import LEAST_HEIGHT, NOTCH_LINES, PAGE_LINES, LogPanel, log_area
from scenes.table.view.view_model import OpenLog

AREA = pygame.Rect(860, 43, 408, 357)
ON, BESIDE = AREA.center, (10, 360)
CAST = Cast(("Mara", "Otto", "Vera"), 0)


def opened(lines: int, *commands: Command) -> LogPanel:
    """Return an open log, once this was done."""
    log = LogPanel()
    log.toggle()
    for command in commands:
        assert log.handle_command(command, AREA, lines)
    return log


def paged(log: LogPanel, lines: list[LogLine]) -> OpenLog:
    """Return an open log of these lines, the third of which begins a deal."""
    return log.page([(line, index == 2) for index, line in enumerate(lines)], CAST, AREA)


def seen(log: LogPanel, lines: int) -> tuple[int, int]:
    page = paged(log, [LogLine(str(number)) for number in range(lines)])
    assert page.latest == (page.lines[-1].words == str(lines - 1))
    return int(page.lines[0].words), int(page.lines[-1].words)


@pytest.mark.parametrize(
    ("command", "back"),
    [
        (Wheeled(1), NOTCH_LINES),
        (Wheeled(3), 3 * NOTCH_LINES),
        (Wheeled(-1), 0),
        (Paged(-1.0), PAGE_LINES),
        (Paged(1.0), 0),
        (Paged(-inf), 40 - PAGE_LINES),
        (Paged(inf), 0),
    ],
)
def test_every_way_of_scrolling_has_its_step(command: Command, back: int) -> None:
    assert seen(opened(40, command), 40)[1] == 39 - back
    assert seen(opened(40, Wheeled(5), command), 40)[1] in range(PAGE_LINES - 1, 40)


def test_the_page_of_the_log_opens_at_its_end(brimstone) -> None:
    driver = brimstone()
    lines = [f"Line {index} " + "WM " * index for index in range(200)]
    driver.app.stack.push(page := LogPage(lines, backdrop_of(driver.desk, GAMES["devil"])))
    driver.see()
    (pane,) = page.form.panes
    assert pane.max_offset > 0 and pane.offset == pane.max_offset, "the last lines are out of sight"
    driver.key(pygame.K_l)
    assert driver.top is not page


@pytest.mark.parametrize("kind", [Hovered, LookedAt, Clicked, Dragged, Dropped])
def test_the_log_keeps_only_its_own_input_from_the_table(kind) -> None:
    log, more = opened(40), {Clicked: (False,), Dragged: ((9, 9),), Dropped: ((9, 9),)}.get(kind, ())
    assert log.handle_command(kind(ON, *more), AREA, 40) and not log.handle_command(
        kind(BESIDE, *more), AREA, 40
    )
    assert not log.handle_command(Tabbed(1), AREA, 40) and not log.handle_command(LookedAt(None), AREA, 40)
    assert log.open and log.handle_command(Cancelled(), AREA, 40) and not log.open
    assert not log.handle_command(kind(ON, *more), AREA, 40), "a closed log is for nothing"


@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_room_in_a_match_without_people(brimstone, game: str) -> None:
    driver = brimstone()
    table = driver.sit(" ".join(["imp"] * GAMES[game].seats[0]), game)
    driver.key(pygame.K_l)
    assert log_area(table.board).height >= LEAST_HEIGHT * table.board.box_scale, "low cards leave it no room"
