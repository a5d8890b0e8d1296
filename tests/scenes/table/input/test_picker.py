"""The legal action a gesture means, equivalent cards, and choices that are not open yet."""

from itertools import combinations
from random import Random

import pygame
import pytest

from game.angel.actions import CallJudgementDay
from game.angel.position import Playing
from game.catalog import find
from game.contract.table import Carry
from game.hell_is_hungry.actions import Play
from game.level import Level
from game.sentences import Cast
from saves.models import Player, Speed
from saves.saved_match import SavedMatch
from scenes.lesson.scene import LessonScene
from scenes.message import Question
from scenes.navigation import open_table
from scenes.rules_page import RulesPage
from scenes.table.input.focus_targets import CardKey
from scenes.table.input.picker import picker
from scenes.table.scene import TableScene
from scenes.table.view.view_model import Barred, Button, Tone
from tests.conformance.tables import Setting, samples
from tests.game.test_equivalent_cards import two_jokers
from tests.scenes.driver import Driver, left_strip
from tests.scenes.taught import begun, to_step

CALL = CallJudgementDay()
TOLD = "Judgement Day opens on your third turn."


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_cards_have_partners_where_a_larger_carry_holds_them_and_nowhere_else(setting: Setting) -> None:
    match, random = setting.match(3), Random(3)
    for _ in range(150):
        seat = match.to_move
        if seat is None:
            break
        view, legal = match.view(seat), match.legal(seat)
        gestures = [match.game.words.gesture(view, action) for action in view.legal]
        carries = [set(each.cards) for each in gestures if isinstance(each, Carry)]
        most = max(map(len, carries), default=0)
        picks = picker(match.game, view, match.deck, Cast(tuple("ABCDEFGH"), view.seat))
        for carry in carries:
            for count in range(1, len(carry) + 1):
                for cards in combinations(sorted(carry), count):
                    joined = any(set(cards) < other for other in carries)
                    assert picks.partners(cards) or not joined
            assert most > len(carry) or not picks.partners(tuple(carry))
        match.play(seat, legal[int(random.random() * len(legal))])


def with_two_jokers(driver: Driver) -> TableScene:
    """Open a table at which the person begins a battle with a joker of each colour in the hand."""
    players = (Player(name="Mara", level=None), Player(name="Otto", level=Level.IMP))
    open_table(driver.desk, SavedMatch("jokers", two_jokers(), players, driver.desk.now()))
    return driver.my_turn()


def by_clicks(driver: Driver, table: TableScene, card: int, lane: int) -> None:
    driver.click(left_strip(table.board.sprite_of(card)))
    driver.click(table.board.area(lane).center)


def by_dragging(driver: Driver, table: TableScene, card: int, lane: int) -> None:
    driver.drag(left_strip(table.board.sprite_of(card)), table.board.area(lane).center)


def by_keys(driver: Driver, table: TableScene, card: int, _lane: int) -> None:
    for _ in range(40):
        if table.pointer.focus.shown and table.pointer.focus.key == CardKey(card):
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [by_clicks, by_dragging, by_keys])
@pytest.mark.parametrize("which", [0, 1])
def test_the_joker_that_is_picked_is_the_one_that_is_laid(brimstone, way, which: int) -> None:
    driver = brimstone()
    table = with_two_jokers(driver)
    view = table.session.view
    jokers = [card for card in view.piles[view.grid.hands[0]] if table.board.deck.text(card) == "a joker"]
    sprite = table.board.sprite_of(jokers[which])
    picture = sprite.front
    way(driver, table, jokers[which], view.grid.lanes[0])
    assert table.session.match.log[2].action == Play((jokers[which],))
    laid = table.board.piles[view.grid.lanes[0]]
    assert [(each.card, each.front) for each in laid] == [(jokers[which], picture)]
    assert laid[0] is sprite
    assert table.board.sprite_of(jokers[1 - which]).front != picture


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
