"""The buttons beside the hand, and those that are grey until later."""

import pygame
import pytest

from game.angel.actions import CallJudgementDay
from game.angel.position import Playing
from game.devil.actions import Draw
from saves.settings import Speed
from scenes.message import Message
from scenes.rules_page import RulesPage
from scenes.table.scene import TableScene
from scenes.table.view.view_model import TableButton, Tone, Unavailable
from tests.letterings import letterings
from tests.scenes.driver import Driver

CALL = CallJudgementDay()
TOLD = "You can't call Judgement Day until your third turn."


def first_turn(driver: Driver) -> TableScene:
    """Return a table of Angel at the person's first turn of a deal."""
    driver.sit("person imp imp imp", "angel", 8)
    return driver.to_a_turn(lambda table: isinstance(table.session.view.phase, Playing))


def next_turn(driver: Driver) -> None:
    """Discard, and go to the person's next turn of the same deal."""
    deal = driver.table.session.view.deal
    driver.do(driver.table.session.view.legal[0])
    assert driver.my_turn().session.view.deal == deal, "the deal goes on"


def call_button(table: TableScene) -> TableButton:
    """Return the button of Judgement Day."""
    (button,) = [button for button in table.buttons if button.label == "Judgement Day"]
    return button


@pytest.mark.clause("AN-10")
def test_judgement_day_is_grey_with_its_turn_until_the_third_turn(brimstone) -> None:
    driver, notes = brimstone(speed=Speed.OFF), []
    table = first_turn(driver)
    while isinstance((button := call_button(table)).does, Unavailable):
        assert not button.live and CALL not in table.session.view.legal
        notes.append(button.note)
        next_turn(driver)
    assert notes == [f"Not until your 3rd\xa0turn. This is your {turn}." for turn in ("1st", "2nd")]
    assert call_button(table).live and CALL in table.session.view.legal


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.clause("AN-10")
def test_a_closed_button_refuses_with_its_rule(brimstone, by_key: bool) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn(driver)
    moves = len(table.session.match.log)
    driver.key(pygame.K_j) if by_key else driver.click(call_button(table).rect.center)
    assert not isinstance(driver.top, Message) and len(table.session.match.log) == moves
    line = table.frame.prompt
    assert (line.words.startswith(TOLD), line.tone, line.clause) == (True, Tone.REFUSAL, "AN-10")
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)


def test_the_list_of_keys_names_those_that_click_piles(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "devil", 8)
    driver.to_a_turn(lambda table: Draw() in table.session.view.legal)
    driver.key(pygame.K_F1)
    assert {"D", "Draw a card"} <= {each.words for each in letterings(driver.top.form)}
