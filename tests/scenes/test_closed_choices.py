"""A choice of the game that is not open yet: a grey button that says when it opens."""

import pygame
import pytest

from game.angel.actions import CallJudgementDay
from game.angel.phases import Playing
from game.catalog import find
from saves.models import Speed
from scenes.lesson.scene import LessonScene
from scenes.message import Question
from scenes.rules_page import RulesPage
from scenes.table.scene import TableScene
from scenes.table.view.view_model import Barred, Button, Tone
from tests.scenes.driver import Driver
from tests.scenes.taught import begun, to_step

CALL = CallJudgementDay()
TOLD = "Judgement Day opens on your third turn."


def first_turn(driver: Driver, **options: int) -> TableScene:
    """Return a table of Angel at the person's first turn of a deal."""
    driver.sit("person imp imp imp", "angel", 8, **options)
    while not isinstance(driver.my_turn().session.view.phase, Playing):
        driver.do(driver.table.session.view.legal[0])
    return driver.my_turn()


def next_turn(driver: Driver) -> TableScene:
    """Discard, and return the table at the person's next turn of the same deal."""
    table = driver.table
    deals = len(table.session.match.standing.deals)
    driver.do(table.session.view.legal[0])
    driver.my_turn()
    assert len(table.session.match.standing.deals) == deals, "the deal goes on"
    return table


def call_button(table: TableScene | LessonScene) -> Button:
    """Return the button of Judgement Day."""
    (button,) = [button for button in table.buttons if button.label == "Judgement Day"]
    return button


@pytest.mark.clause("AN-10")
def test_judgement_day_is_grey_with_its_turn_until_the_third_turn(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn(driver)
    notes = []
    while isinstance(call_button(table).does, Barred):
        button = call_button(table)
        assert not button.live and CALL not in table.session.view.legal
        notes.append(button.note)
        next_turn(driver)
    assert notes == ["Opens on your 3rd turn. This is your 1st.", "Opens on your 3rd turn. This is your 2nd."]
    assert call_button(table).live and CALL in table.session.view.legal


@pytest.mark.parametrize("opens", [1, 2])
@pytest.mark.clause("AN-10")
def test_the_option_opens_it_sooner(brimstone, opens: int) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn(driver, opens=opens)
    for _ in range(opens - 1):
        assert not call_button(table).live
        next_turn(driver)
    assert call_button(table).live


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.clause("AN-10")
def test_a_closed_button_refuses_with_its_rule_and_asks_nothing(brimstone, by_key: bool) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn(driver)
    moves = len(table.session.match.log)
    if by_key:
        driver.key(pygame.K_j)
    else:
        driver.click(call_button(table).rect.center)
    assert not isinstance(driver.top, Question) and len(table.session.match.log) == moves
    line = table.frame.prompt
    assert (line.words.startswith(TOLD), line.tone, line.clause) == (True, Tone.REFUSAL, "AN-10")
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)


def test_a_closed_button_tells_when_it_is_pointed_at_and_does_not_light_up(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn(driver)
    driver.move(call_button(table).rect.center)
    assert table.frame.tip.words == TOLD
    assert table.frame.hot == ""


def test_the_keyboards_focus_passes_a_closed_button_over(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn(driver)
    rings = []
    for _ in range(30):
        driver.key(pygame.K_TAB)
        rings.append(table.frame.ring)
    assert any(rings) and call_button(table).rect not in rings


def test_the_words_on_a_closed_button_are_drawn(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn(driver)
    driver.frame()
    drawn = " ".join(text.words for text in table.controller.table_view.painter.texts)
    assert "Judgement Day" in drawn
    assert all(word in drawn for word in call_button(table).note.split())


@pytest.mark.clause("AN-10")
def test_in_the_lesson_it_is_closed_for_two_turns(brimstone) -> None:
    driver, game = brimstone(), find("angel")
    scene = begun(driver, game, game.lessons[0], [])
    live = []
    for step in (3, 4, 5):
        to_step(driver, scene, step)
        live.append(call_button(scene).live)
    assert live == [False, False, True]


@pytest.mark.clause("AN-10")
def test_in_the_lesson_a_closed_button_refuses_with_its_rule(brimstone) -> None:
    driver, game = brimstone(), find("angel")
    scene = begun(driver, game, game.lessons[0], [])
    to_step(driver, scene, 3)
    driver.key(pygame.K_j)
    assert scene.frame.prompt.words.startswith(TOLD) and scene.frame.prompt.clause == "AN-10"
    assert scene.session.number == 3 and not scene.tried
