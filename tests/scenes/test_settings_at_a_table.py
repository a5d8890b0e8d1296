"""A setting that is changed over a table holds when one is back at it."""

import pygame
import pytest

from engine.felt import FELTS
from engine.sprites import CardSprite
from scenes.backs import BACKS
from scenes.settings_page import SettingsPage
from tests.scenes.driver import Driver, left_strip


def changed_over_the_table(driver: Driver, **settings: object) -> None:
    """Change settings on their page over the table and come back."""
    driver.app.stack.push(SettingsPage(driver.desk))
    driver.desk.change(**settings)
    driver.app.stack.pop()
    driver.turn(2)


@pytest.mark.parametrize(
    "settings",
    [
        {"back": BACKS[-1].id},
        {"felt": FELTS[-1].id},
        {"four_colours": True},
        {"large_index": True},
        {"card_size": 0.7},
        {"text_size": 1.3},
    ],
    ids=lambda settings: next(iter(settings)),
)
def test_what_a_table_looks_like_changes_at_once(brimstone, settings: dict[str, object]) -> None:
    driver: Driver = brimstone()
    driver.sit("person imp", "jokers", seed=3)
    driver.my_turn()
    before = driver.frame()
    changed_over_the_table(driver, **settings)
    assert driver.frame() != before, "the table looks as it did"


def test_the_menu_lies_over_the_table_again_after_a_page_was_read(brimstone) -> None:
    driver: Driver = brimstone()
    driver.sit("person imp imp imp", "angel", seed=3)
    driver.my_turn()
    corner = pygame.Rect(0, 0, 300, 300)
    driver.key(pygame.K_ESCAPE)
    before = driver.app.surface.subsurface(corner).copy()
    driver.click_button("Settings")
    driver.click_button("Back")
    after = driver.app.surface.subsurface(corner)
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB"), "something else is seen"


def test_one_click_plays_a_card_once_it_is_wanted(brimstone) -> None:
    driver: Driver = brimstone(one_click=False)
    table = driver.sit("person imp", "devil", seed=5)
    while not playable(driver):
        driver.do(driver.my_turn().session.view.legal[0])
    before = len(table.session.match.log)
    driver.click(left_strip(playable(driver)[0]))
    assert len(table.session.match.log) == before, "a click played a card though it takes two"
    driver.click(left_strip(playable(driver)[0]))
    changed_over_the_table(driver, one_click=True)
    driver.click(left_strip(playable(driver)[0]))
    assert len(table.session.match.log) > before, "a click did not play the card"


def playable(driver: Driver) -> list[CardSprite]:
    """Return the sprites of cards that the person may play by one click, in their turn."""
    table = driver.my_turn()
    cards = {getattr(action, "card", None) for action in table.session.view.legal}
    return [sprite for sprite in table.board.hand() if sprite.card in cards]
