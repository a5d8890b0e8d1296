"""What is chosen on the settings page is seen and heard there at once."""

import pygame

from engine.felt import FELTS
from engine.sound import Channel
from scenes.backs import BACKS
from scenes.settings_page import SWATCH, SettingsPage


def swatch(driver) -> bytes:
    """What the page shows beside its list."""
    driver.app.draw()
    page = driver.app.stack.top
    return pygame.image.tobytes(driver.app.surface.subsurface(page.form.rect(SWATCH)), "RGB")


def test_every_back_and_every_table_top_is_shown_as_it_is_chosen(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(SettingsPage(driver.desk))
    for name, offered in (("back", BACKS), ("felt", FELTS)):
        seen = set()
        for each in offered:
            driver.desk.change(**{name: each.id})
            seen.add(swatch(driver))
        assert len(seen) == len(offered)


def test_other_suits_and_corners_are_shown_too(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(SettingsPage(driver.desk))
    before = swatch(driver)
    driver.desk.change(large_index=True)
    assert swatch(driver) != before


def test_a_volume_is_heard_as_it_changes(brimstone) -> None:
    driver = brimstone(muted=False)
    page = SettingsPage(driver.desk)
    driver.app.stack.push(page)
    sound = driver.app.sound
    sound.loop("")
    for slider, channel in zip(page.form.sliders, (Channel.CARDS, Channel.TABLE, Channel.ROOM), strict=True):
        sound.play("touch", Channel.TABLE)
        pygame.mixer.stop()
        slider.changed(35)
        assert sound.volume(channel) == 0.35
        assert pygame.mixer.get_busy()
    sound.stop()
