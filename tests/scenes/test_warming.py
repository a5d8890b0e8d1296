"""Pictures are drawn ahead in the rest of turns, and nothing that a deal shows has to wait for one."""

from collections.abc import Callable, Hashable
from pathlib import Path
from time import perf_counter

import pygame
import pytest

from engine.kept import Kept
from saves.models import Speed
from tests.scenes.driver import Driver
from tests.scenes.every_page import every_page


def test_what_a_deal_shows_was_drawn_ahead(
    brimstone: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("person imp imp imp", "angel")
    driver.app.spare(perf_counter() + 60)
    drawn: list[object] = []
    load = pygame.image.load_sized_svg
    monkeypatch.setattr(
        pygame.image, "load_sized_svg", lambda path, *more: (drawn.append(path), load(path, *more))[1]
    )
    driver.my_turn()
    assert [path for path in drawn if "cards" in Path(str(path)).parts] == []


def test_a_table_that_is_laid_out_is_first_drawn_without_a_new_picture_or_line(
    brimstone: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp imp imp", "angel")
    drawn = driver.app.frames
    while table.lay_out():
        pass
    assert driver.app.frames == drawn, "nobody sees it yet"
    made: list[object] = []
    get = Kept.get

    def told(kept: Kept, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        made.extend([] if kept.kept(key) else [key])
        return get(kept, key, make)

    monkeypatch.setattr(Kept, "get", told)
    table.draw(driver.app.surface)
    assert made == []
    assert not table.lay_out()


def test_drawing_ahead_ends_and_begins_anew_in_a_window_of_another_size(
    brimstone: Callable[..., Driver],
) -> None:
    driver = brimstone()
    table = driver.sit()
    driver.app.spare(perf_counter() + 60)
    assert not table.chore()
    table.board.fit((1920, 1080))
    assert table.chore()


def test_what_a_replay_shows_is_drawn_ahead_too(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    driver.app.stack.push(every_page(driver.desk)["replay"]())
    assert driver.top.chore()
    driver.app.spare(perf_counter() + 60)
    assert not driver.top.chore()


def test_no_chore_is_begun_when_a_turn_is_used_up(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone()
    table = driver.sit()
    held = driver.app.assets.pictures.held
    driver.app.spare(perf_counter() - 1)
    assert driver.app.assets.pictures.held == held
    assert table.chore(), "it is left to do"
    driver.app.spare(perf_counter() + 60)
    assert not table.chore()
