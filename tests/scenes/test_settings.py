"""Choices on the settings page, which are seen and heard there at once."""

from dataclasses import replace

import pygame
import pytest

from engine.felt import FELTS
from engine.sound import Channel
from engine.sprites import CardSprite
from engine.ui.choice import Choice
from engine.ui.slider import Slider
from saves.settings import Speed, read_settings
from scenes.backs import BACKS
from scenes.settings_page import REDUCED, SettingsPage, SettingsTab
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, left_strip


def test_a_volume_is_heard_as_it_changes(brimstone) -> None:
    driver = brimstone(muted=False)
    page = SettingsPage(driver.desk, SettingsTab.SOUND)
    driver.app.stack.push(page)
    sound = driver.app.sound
    sound.loop("")
    sound.open()
    sliders = [each for each in page.form.controls if isinstance(each, Slider)]
    for slider, channel in zip(sliders, (Channel.CARDS, Channel.TABLE, Channel.ROOM), strict=True):
        sound.play("touch", Channel.TABLE)
        pygame.mixer.stop()
        slider.changed(35)
        assert sound.volumes[channel] == 0.35
        assert pygame.mixer.get_busy()
    sound.stop()


@pytest.mark.parametrize(
    ("choice", "system", "still"),
    [
        ("Follow the system", False, False),
        ("Follow the system", True, True),
        ("On", False, True),
        ("Off", True, False),
    ],
)
def test_motion_is_reduced_as_the_player_or_the_system_says(brimstone, choice, system, still) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.desk.reduced_motion = system
    driver.app.stack.push(page := SettingsPage(driver.desk, SettingsTab.ACCESS))
    for value in ("Off", choice):
        offered = next(
            each
            for each in page.form.controls
            if isinstance(each, Choice) and list(each.values) == list(REDUCED.values())
        )
        driver.click(offered.part(offered.values.index(value)).center)
    assert (driver.desk.speed is Speed.OFF) is still


def changed_over_the_table(driver: Driver, **settings: object) -> None:
    """Change settings on their page over the table and come back."""
    driver.app.stack.push(SettingsPage(driver.desk))
    driver.desk.change(replace(driver.desk.settings, **settings))
    driver.app.stack.pop()
    driver.turn(2)


LOOKS = {"back": [*BACKS][-1], "felt": FELTS[-1].id, "four_colours": True, "large_index": True}


@pytest.mark.parametrize("setting", [*LOOKS.items(), ("card_size", 0.7), ("text_size", 1.5)], ids=str)
def test_changes_of_a_tables_looks_show_at_once(brimstone, setting: tuple[str, object]) -> None:
    driver: Driver = brimstone()
    driver.sit("person imp", "jokers", seed=3)
    driver.my_turn()
    before = driver.frame()
    changed_over_the_table(driver, **dict([setting]))
    assert driver.frame() != before, "the table looks as it did"


@pytest.mark.parametrize("clicks", [1, 2])
def test_one_click_plays_a_card_once_it_is_wanted(brimstone, clicks: int) -> None:
    driver: Driver = brimstone(one_click=clicks == 1)
    table = driver.sit("person imp", "devil", seed=5)
    while not playable(driver):
        driver.do(driver.my_turn().session.view.legal[0])
    before = len(table.session.match.log)
    for target in [left_strip(playable(driver)[0])] * clicks:
        assert len(table.session.match.log) == before, "played too early"
        driver.click(target)
    assert len(table.session.match.log) > before


def playable(driver: Driver) -> list[CardSprite]:
    """Return the sprites of cards that the person may play by one click, in their turn."""
    table = driver.my_turn()
    cards = {getattr(action, "card", None) for action in table.session.view.legal}
    return [sprite for sprite in table.board.hand() if sprite.card in cards]


def test_the_window_is_remembered_within_bounds(brimstone, monkeypatch) -> None:
    driver = brimstone()
    monkeypatch.setattr(driver.app, "window_size", (16_000, 12))
    driver.desk.remember_window()
    assert driver.desk.settings.window == (7680, 240)
    assert read_settings(driver.desk.folder, NOW) == (driver.desk.settings, "")
