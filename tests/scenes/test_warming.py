"""Pictures are drawn ahead in the rest of turns, and nothing that a deal shows has to wait for one."""

from collections.abc import Callable
from time import perf_counter

import pytest

from engine.assets import Assets
from tests.scenes.driver import Driver


def test_what_a_deal_shows_was_drawn_ahead(
    brimstone: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone()
    driver.sit("person imp imp imp", "angel")
    driver.app.spare(perf_counter() + 60)
    drawn: list[str] = []
    draw = Assets._picture

    def told(assets: Assets, path: str, width: int, height: int) -> object:
        drawn.append(path)
        return draw(assets, path, width, height)

    monkeypatch.setattr(Assets, "_picture", told)
    driver.my_turn()
    assert [path for path in drawn if path.startswith("cards/")] == []


def test_drawing_ahead_ends_and_begins_anew_in_a_window_of_another_size(
    brimstone: Callable[..., Driver],
) -> None:
    driver = brimstone()
    table = driver.sit()
    driver.app.spare(perf_counter() + 60)
    assert not table.chore()
    table.board.fit((1920, 1080))
    assert table.chore()


def test_no_chore_is_begun_when_a_turn_is_used_up(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    table = driver.sit()
    driver.app.spare(perf_counter() - 1)
    left = len(table.course.laid.warming._steps)
    driver.app.spare(perf_counter() + 60)
    assert left > 0
    assert not table.chore()
