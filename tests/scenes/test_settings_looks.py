"""Choices on the settings page, which are seen and heard there at once."""

import pygame
import pytest

from engine.felt import FELTS
from engine.sound import Channel
from engine.ui.choice import Choice
from engine.ui.widget import Text
from saves.models import Speed
from scenes.backs import BACKS
from scenes.settings_page import CARD_SIZES, LIST, REDUCED, SWATCH, SettingsPage, Tab


def swatch(driver) -> bytes:
    """Return the pixels that the page shows beside its list."""
    driver.app.draw()
    page = driver.app.stack.top
    return pygame.image.tobytes(driver.app.surface.subsurface(page.form.rect(SWATCH)), "RGB")


def test_every_back_and_every_table_top_is_shown_as_it_is_chosen(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(SettingsPage(driver.desk, Tab.VIDEO))
    for name, offered in (("back", BACKS), ("felt", FELTS)):
        seen = set()
        for each in offered:
            driver.desk.change(**{name: each.id})
            seen.add(swatch(driver))
        assert len(seen) == len(offered)


def test_other_suits_and_corners_are_shown_too(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(SettingsPage(driver.desk, Tab.VIDEO))
    before = swatch(driver)
    driver.desk.change(large_index=True)
    assert swatch(driver) != before


def test_smaller_cards_are_shown_there_and_lie_on_the_table_at_once(brimstone) -> None:
    driver = brimstone()
    driver.sit("person imp", "jokers", seed=3)
    table = driver.my_turn()
    hand = table.board.hand()[0].height
    shown = []
    for size in sorted(CARD_SIZES.values(), reverse=True):
        driver.app.stack.push(SettingsPage(driver.desk, Tab.VIDEO))
        driver.desk.change(card_size=size)
        shown.append(swatch(driver))
        driver.app.stack.pop()
        assert table.board.hand()[0].height == pytest.approx(hand * size)
        assert all(sprite.height <= hand for sprite in table.board.visible())
    assert len(set(shown)) == len(CARD_SIZES)


def test_a_volume_is_heard_as_it_changes(brimstone) -> None:
    driver = brimstone(muted=False)
    page = SettingsPage(driver.desk, Tab.SOUND)
    driver.app.stack.push(page)
    sound = driver.app.sound
    sound.loop("")
    sound.open()
    for slider, channel in zip(page.form.sliders, (Channel.CARDS, Channel.TABLE, Channel.ROOM), strict=True):
        sound.play("touch", Channel.TABLE)
        pygame.mixer.stop()
        slider.changed(35)
        assert sound.volume(channel) == 0.35
        assert pygame.mixer.get_busy()
    sound.stop()


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_every_setting_says_what_it_changes_in_a_line_of_its_own(brimstone, text_size: float) -> None:
    driver, seen = brimstone(text_size=text_size), 0
    for tab in Tab:
        page = SettingsPage(driver.desk, tab)
        driver.app.stack.push(page)
        place = page.form.rect(LIST)
        settings = [each for each in page.form.controls if place.contains(each.rect)]
        labels = [each for each in page.form.widgets if isinstance(each, Text) and place.contains(each.rect)]
        titles, told = labels[::2], labels[1::2]
        assert len(titles) == len(told) == len(settings)
        assert all(title.rect.bottom <= line.rect.top + 1 for title, line in zip(titles, told, strict=True))
        seen += len(settings)
        driver.app.stack.pop()
    assert seen > 15


@pytest.mark.parametrize(
    ("choice", "system", "still"),
    [
        ("Follow the system", False, False),
        ("Follow the system", True, True),
        ("On", False, True),
        ("Off", True, False),
    ],
)
def test_motion_is_reduced_as_the_player_or_the_system_says(
    brimstone, choice: str, system: bool, still: bool
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.desk.reduced_motion = system
    driver.app.stack.push(page := SettingsPage(driver.desk, Tab.ACCESS))
    for value in ("Off", choice):
        offered = next(
            each
            for each in page.form.controls
            if isinstance(each, Choice) and list(each.values) == list(REDUCED)
        )
        driver.click(offered.part(offered.values.index(value)).center)
    assert (driver.desk.speed is Speed.OFF) is still
