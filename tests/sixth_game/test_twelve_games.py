"""Tests of the menu and the rules page with twelve games."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from coal_whist.game import WHIST

from engine.app import App
from engine.assets import Assets, default_root
from engine.window import WindowSettings
from game.catalog import GAMES
from scenes.table.scene import TableScene

TWELVE = 12


@pytest.fixture
def shared_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Provide an app with twelve games, each added one with its own rules page."""
    root = tmp_path / "assets"
    (root / "rules").mkdir(parents=True)
    page = Assets(Path(WHIST.info.assets)).read_text("rules/whist.md")
    for number in range(len(GAMES), TWELVE):
        named = {"id": f"whist{number}", "title": f"Coal Whist the {number}th", "page": f"whist{number}"}
        game = replace(WHIST, info=replace(WHIST.info, **named))
        (root / "rules" / f"{game.info.page}.md").write_text(
            f"{page}\nThis is page {number}.\n", encoding="utf-8"
        )
        monkeypatch.setitem(GAMES, game.id, game)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    app = App("Brimstone", WindowSettings(), Assets(default_root(), *GAMES.asset_folders, str(root)))
    yield app
    app.stack.clear()


SIZES = [((1024, 768), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)]


@pytest.mark.parametrize(("size", "text_size"), SIZES, ids=str)
def test_every_game_is_dealt_from_a_menu_of_twelve(brimstone, size, text_size) -> None:
    driver = brimstone(size, text_size=text_size)
    assert len(GAMES) == TWELVE
    for wanted, game in enumerate(GAMES):
        menu = driver.top
        plays = [key for key, each in enumerate(menu.form.controls) if each in menu.boxes]
        assert len(plays) == TWELVE
        menu.focus.key = plays[wanted] - 1
        driver.key(pygame.K_TAB)
        assert menu.focus.key == plays[wanted]
        assert driver.app.surface.get_rect().contains(menu.focus.target.rect), game
        driver.key(pygame.K_RETURN)
        assert isinstance(driver.top, TableScene)
        assert driver.top.session.match.game.id == game
        driver.app.stack.pop()
