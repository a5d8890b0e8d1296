"""A button whose name does not tell what it does says so while it is pointed at, or has the focus."""

from typing import Any

import pygame
import pytest

from scenes.deal_code import COMPARE
from tests import labels
from tests.scenes.driver import Driver


def read_now(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything that is drawn letter by letter in one picture of the page."""
    drawn: list[str] = []
    letter = driver.app.assets.text

    def text(words: str, *how: Any) -> pygame.Surface:
        drawn.append(words)
        return letter(words, *how)

    with monkeypatch.context() as patch:
        patch.setattr(driver.app.assets, "text", text)
        driver.top.draw(driver.app.surface)
    return " ".join(drawn)


@pytest.mark.parametrize("name", [labels.CODE_IN_PAUSE, COMPARE])
def test_a_button_of_the_score_says_what_it_is_for_while_it_is_pointed_at(
    brimstone: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    driver = brimstone()
    driver.sit("person imp", "devil", seed=4)
    driver.my_turn()
    driver.key(pygame.K_s)
    control = next(each for each in driver.top.form.controls if each.name == name)
    assert control.tells
    assert control.tells not in read_now(driver, monkeypatch)
    driver.move(control.rect.center)
    assert control.tells in read_now(driver, monkeypatch)
    driver.move((5, 5))
    assert control.tells not in read_now(driver, monkeypatch)
    for _ in driver.top.form.controls:
        driver.key(pygame.K_TAB)
        if driver.top.focus.target.rect == control.rect:
            break
    assert control.tells in read_now(driver, monkeypatch)


def test_a_tip_goes_when_keys_move_the_focus_away(brimstone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = brimstone()
    driver.sit("person imp", "devil", seed=4)
    driver.my_turn()
    driver.key(pygame.K_s)
    control = next(each for each in driver.top.form.controls if each.name == COMPARE)
    driver.move(control.rect.center)
    assert control.tells in read_now(driver, monkeypatch)
    driver.top.focus.key = 0
    driver.key(pygame.K_TAB)
    assert control.tells not in read_now(driver, monkeypatch)
    driver.move(control.rect.move(2, 0).center)
    assert control.tells in read_now(driver, monkeypatch)
