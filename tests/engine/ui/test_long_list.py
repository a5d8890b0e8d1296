"""A long list draws only what is in sight, and what is chosen is always seen."""

from math import inf

import pygame
import pytest

from engine.ui.long_list import LongList


def five_thousand() -> LongList:
    rows = LongList()
    rows.fit(pygame.Rect(100, 200, 800, 600), 150)
    rows.fill(5000)
    return rows


def settled(rows: LongList) -> LongList:
    for _ in range(200):
        rows.update(16)
    return rows


def test_only_the_rows_in_sight_are_to_be_drawn() -> None:
    rows = five_thousand()
    assert list(rows.in_sight()) == [0, 1, 2, 3]
    rows.jump(75)
    assert list(rows.in_sight()) == [0, 1, 2, 3, 4]
    rows.jump(10**9)
    assert list(rows.in_sight()) == [4996, 4997, 4998, 4999]


@pytest.mark.parametrize("way", [(1, 7), (1, 4999), (-1, 3)])
def test_what_is_chosen_is_seen_whole(way: tuple[int, int]) -> None:
    rows = five_thousand()
    rows.choose(2000)
    for _ in range(way[1]):
        rows.choose(rows.chosen + way[0])
    assert rows.area.contains(settled(rows).rect_of(rows.chosen))


def test_pages_and_ends_are_reached_by_keys() -> None:
    rows = five_thousand()
    rows.page(0.9)
    assert rows.chosen == 4
    rows.page(inf)
    assert rows.chosen == 4999
    rows.page(-inf)
    assert rows.chosen == 0


def test_the_handle_is_dragged_from_end_to_end() -> None:
    rows = five_thousand()
    thumb = rows.thumb()
    assert thumb is not None
    assert rows.press(thumb.center)
    rows.drag((thumb.centerx, 10_000))
    assert rows.in_sight()[-1] == 4999
    assert rows.release((0, 0)) is None and not rows.gliding


def test_a_press_on_a_row_chooses_and_a_drag_does_not() -> None:
    rows = five_thousand()
    rows.press((200, 400))
    assert rows.release((200, 401)) == 1
    rows.press((200, 700))
    rows.drag((200, 400))
    assert rows.release((200, 400)) is None
    assert rows.offset == 300


def test_a_list_that_grows_shorter_stays_within_its_rows() -> None:
    rows = five_thousand()
    rows.page(inf)
    settled(rows).fill(2)
    assert (rows.chosen, rows.offset, list(rows.in_sight()), rows.thumb()) == (1, 0.0, [0, 1], None)
    rows.fill(0)
    assert list(rows.in_sight()) == [] and rows.row_at((200, 300)) is None
