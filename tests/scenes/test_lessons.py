"""Every lesson of every game, done as it is told and otherwise, at a table that nobody sees."""

from dataclasses import replace

import pygame
import pytest

from engine.sprites import Glow, bounds_of
from game.catalog import find
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.rules import Action
from game.contract.table import Carry
from game.level import Level
from game.sentences import capitalised
from saves.settings import Pace, Speed, read_settings
from scenes.descent.page import DescentPage
from scenes.lesson.host import WRONG_AGAIN, WRONG_MOVE
from scenes.lesson.introduction import FirstPage
from scenes.lesson.pages import LessonEnd, Teaching
from scenes.lesson.progress import Known, how_known, is_done, is_known, next_lesson, reached
from scenes.lesson.scene import READ_ON, AfterLesson, LessonScene
from scenes.lesson.speech import PREVIOUS
from scenes.menu import Menu
from scenes.rules_page import RulesPage
from scenes.self_test import FRAME
from scenes.setup import Setup
from scenes.table.phases import DealOver, Deciding, ShowingVerdict, Waiting
from scenes.table.scene import TableScene
from scenes.table.view.view_model import Tool
from tests import labels
from tests.each import each_game, each_lesson
from tests.letterings import framed
from tests.scenes.by_hand import seated, sit
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, left_strip, notice
from tests.scenes.taught import (
    begun,
    by_dragging,
    by_enter,
    by_keys,
    by_mouse,
    by_pad,
    press,
    spoken_to,
    to_step,
    try_instead,
)

MOST_WATCHED = 13_000
"""Milliseconds that somebody only watches after a step, but for words to read and points that are counted."""
each_size = pytest.mark.parametrize(
    ("size", "text_size"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)]
)


@each_lesson
def test_a_lesson_done_as_it_is_told_ends_well_done(brimstone, game: AnyGame, lesson: AnyLesson) -> None:
    driver, left = brimstone(), []
    scene, said, panels = begun(driver, game, lesson, left), [], []
    while spoken_to(driver, scene):
        said.append(scene.session.number)
        panels.append(scene.host.speech.rect)
        glowing = {sprite.card for sprite in scene.pointer.sources() if sprite.glow is Glow.CHOSEN}
        wanted = scene.session.wanted
        asked = getattr(scene.pointer.picker.gesture_of(wanted), "cards", ()) if wanted is not None else ()
        assert {*asked} <= glowing, "a card asked for glows, tilted as it is"
        by_mouse(driver, scene)
    assert list(dict.fromkeys(said)) == list(range(len(lesson.steps)))
    assert panels == panels[:1] * len(panels), "what is said has one place"
    assert left == [AfterLesson.END_PAGE]
    assert is_done(driver.desk.settings, game, lesson)
    assert not list(driver.desk.folder.rglob(f"*{game.id}*.json"))


@each_lesson
def test_nobody_only_watches_a_lesson_for_long(brimstone, game: AnyGame, lesson: AnyLesson) -> None:
    scene = begun(driver := brimstone(), game, lesson, [])
    driver.desk.change(replace(driver.desk.settings, speed=Speed.NORMAL, pace=Pace.NORMAL))
    scene.controller.fit()
    while driver.top is scene and not scene.session.playing:
        step, watched = scene.session.number, 0
        assert not (scene.host.speaking and scene.frame.last_event), "the host speaks alone"
        scene.continue_play() if scene.session.reading else scene.commit(scene.session.wanted)
        while driver.top is scene and not scene.host.speaking and not scene.session.playing:
            scene.update(FRAME)
            watched += 0 if isinstance(scene.phase, ShowingVerdict | DealOver) else FRAME
        assert watched <= MOST_WATCHED, f"{watched} ms after step {step}"


def begins_right(scene: LessonScene, other: Action) -> bool:
    """True if the first card of another action is one of those asked for."""
    tried, asked = map(scene.pointer.picker.gesture_of, (other, scene.session.wanted))
    return {*getattr(tried, "cards", ())[:1]} <= {*getattr(asked, "cards", ())} and isinstance(tried, Carry)


def corrected(driver: Driver, scene: LessonScene, other: Action) -> str:
    """Try another action; return what the host says of it."""
    try_instead(driver, scene, other)
    driver.turn(2)
    return scene.host.speech.spoken.correction


def test_a_card_that_is_too_weak_is_corrected_with_the_reason(brimstone) -> None:
    scene = begun(driver := brimstone(), find("hell"), find("hell").lessons[0], [])
    to_step(driver, scene, 1)
    other = next(action for _, action in scene.pointer.picker.choices if action != scene.session.wanted)
    why = "That's only 9. You need 11 or more, or a single queen or king."
    assert corrected(driver, scene, other) == f"{why} Play the Q♣."


@each_lesson
def test_another_move_in_a_lesson_is_corrected(brimstone, game: AnyGame, lesson: AnyLesson) -> None:
    driver, left = brimstone(), []
    scene, tried, answered = begun(driver, game, lesson, left), 0, 0
    while spoken_to(driver, scene):
        wanted, picker, before = scene.session.wanted, scene.pointer.picker, scene.session.match.digest()
        others = [action for _, action in picker.choices if action != wanted]
        if wanted is not None and others:
            tried += 1
            order = scene.session.step.order or f"{capitalised(picker.order(wanted))}."
            assert scene.frame.prompt.words == order, "it invites no other move"
            answer = scene.session.step.answer(others[0], wanted) or f"{WRONG_MOVE} {order}"
            first = corrected(driver, scene, others[0])
            assert first == answer or first.endswith(order)
            answered += first == answer
            # the right card that is picked up first takes the words back
            again = first if begins_right(scene, others[0]) else f"{WRONG_AGAIN} {order}"
            assert corrected(driver, scene, others[0]) == again
            assert scene.session.match.digest() == before
            right = getattr(picker.gesture_of(wanted), "cards", ())
            if len(right) > 1:
                driver.click(left_strip(scene.board.sprite_of(right[0])))
                assert not scene.host.correction, "the right card picked up is no mistake"
                driver.click(left_strip(scene.board.sprite_of(right[0])))
        by_mouse(driver, scene)
    assert tried and answered >= tried - 1, "nearly every step has its own answer"
    assert left == [AfterLesson.END_PAGE]


@each_lesson
def test_a_step_of_a_lesson_can_be_done_again(brimstone, game: AnyGame, lesson: AnyLesson) -> None:
    driver, left = brimstone(), []
    scene = begun(driver, game, lesson, left)
    to_step(driver, scene, 1)
    there = scene.session.match.digest()
    to_step(driver, scene, 3)
    driver.key(pygame.K_BACKSPACE)
    spoken_to(driver, scene)
    assert scene.session.number == 2
    press(driver, scene, PREVIOUS)
    spoken_to(driver, scene)
    assert scene.session.number == 1
    assert scene.session.match.digest() == there
    while spoken_to(driver, scene):
        by_mouse(driver, scene)
    assert left == [AfterLesson.END_PAGE]


@each_lesson
def test_a_lesson_left_is_taken_up_where_it_was(brimstone, game: AnyGame, lesson: AnyLesson) -> None:
    driver, left = brimstone(), []
    scene = begun(driver, game, lesson, left)
    to_step(driver, scene, 4)
    there = scene.session.match.digest()
    driver.key(pygame.K_ESCAPE)
    driver.click_button(labels.LEAVE)
    assert left == [AfterLesson.LATER]
    kept, _ = read_settings(driver.desk.folder, NOW)
    again = brimstone(lessons=kept.lessons, known=())
    assert how_known(again.desk.settings, game.info, won=False) is Known.BEGUN
    dealt = replace(again.desk.settings, known=(game.id,))
    assert how_known(dealt, game.info, won=False) is Known.PLAYED, "which is more"
    taken_up = begun(again, game, lesson, [])
    assert taken_up.session.number == reached(again.desk.settings, game, lesson) == 4
    assert taken_up.session.match.digest() == there


@each_size
@each_lesson
def test_the_hosts_panel_covers_nothing_on_the_table(
    brimstone, game: AnyGame, lesson: AnyLesson, size: tuple[int, int], text_size: float
) -> None:
    driver, left, covered, largest = brimstone(size, text_size=text_size), [], [], 0.0
    scene = begun(driver, game, lesson, left)
    while spoken_to(driver, scene):
        largest = max(largest, scene.host.speech.text_scale / scene.app.box_scale)
        panel, number = scene.host.speech.rect, scene.session.number + 1
        inset = -round(52 * scene.app.box_scale)
        assert pygame.Rect((0, 0), size).inflate(inset, inset).contains(panel)
        texts = [text for text in scene.controller.table_view.painter.texts if text.rect.colliderect(panel)]
        covered += [(number, text.words) for text in texts]
        cards = [bounds_of(sprite, driver.app.assets) for sprite in scene.board.visible()]
        faces = [scene.board.layout.named(plate.seat) for plate in scene.frame.plates]
        areas = [*scene.host.lit, *cards, *faces]
        covered += [(number, tuple(area)) for area in areas if area.colliderect(panel)]
        if scene.session.reading:
            press(driver, scene, scene.host.buttons[0].label)
        else:
            scene.commit(scene.session.wanted)
    assert covered == []
    assert largest == 1 if text_size == 1 else largest > 1.1, "the host speaks in the type that is set"


def playing_freely(driver: Driver) -> tuple[LessonScene, str]:
    """Return a lesson in which the learner is left to play on, and the fingerprint of where that began."""
    game = find("evil")
    scene = begun(driver, game, game.lessons[0], [])
    scene.session.random.seed(1)  # Ben plays at random, and here has to act after the learner
    (number,) = (number for number, step in enumerate(game.lessons[0].steps) if step.freely)
    to_step(driver, scene, number)
    there = scene.session.match.digest()
    by_mouse(driver, scene)
    driver.until(lambda: scene.pointer.picker.choices)
    assert scene.session.playing and not scene.host.speaking
    return scene, there


def test_in_free_play_a_lesson_accepts_any_card(brimstone) -> None:
    scene, _ = playing_freely(driver := brimstone())
    assert scene.frame.prompt.words == find("evil").words.prompt(scene.phase.view, scene.session.cast)
    action = scene.pointer.picker.choices[-1][1]
    driver.do_at(scene, action)
    assert action in [entry.action for entry in scene.session.match.log]


def test_in_free_play_a_lesson_gives_hints_on_the_learners_turn(brimstone) -> None:
    scene, _ = playing_freely(driver := brimstone())
    driver.key(pygame.K_h)
    driver.until(lambda: "Press [Enter] to " in scene.frame.prompt.text)
    driver.do_at(scene, scene.pointer.picker.choices[-1][1])
    driver.desk.change(replace(driver.desk.settings, pace=Pace.NORMAL))
    driver.until(lambda: isinstance(scene.phase, Waiting))
    driver.key(pygame.K_h)
    assert notice(scene) == Tool.HINT.why_grey
    driver.until(lambda: isinstance(scene.phase, Deciding))
    assert notice(scene) != Tool.HINT.why_grey, "it is past once there is something to decide"


def test_free_play_in_a_lesson_can_begin_again(brimstone) -> None:
    scene, there = playing_freely(driver := brimstone())
    number = scene.session.number
    driver.do_at(scene, scene.pointer.picker.choices[-1][1])
    driver.key(pygame.K_BACKSPACE)
    spoken_to(driver, scene)
    assert scene.session.match.digest() == there
    assert scene.session.number == number and scene.session.reading
    driver.key(pygame.K_h)
    assert notice(scene) == READ_ON
    by_mouse(driver, scene)
    spoken_to(driver, scene)
    assert scene.session.number == len(scene.session.lesson.steps) - 1
    assert len(scene.session.match.standing.deals) == 1


@pytest.mark.parametrize(
    ("game", "number", "way"),
    [
        *(("devil", 0, way) for way in (by_dragging, by_pad, by_keys, by_enter)),
        *(("angel", 0, way) for way in (by_dragging, by_pad, by_keys)),
        *(("hell", 0, way) for way in (by_dragging, by_pad)),
        *(("evil", 0, way) for way in (by_dragging, by_pad)),
        *(("jokers", number, way) for number in (0, -1) for way in (by_dragging, by_pad, by_enter)),
    ],
)
def test_a_lesson_can_be_done_without_clicks(brimstone, game, number, way) -> None:
    driver, left = brimstone(), []
    taught = find(game)
    scene = begun(driver, taught, taught.lessons[number], left)
    while spoken_to(driver, scene):
        way(driver, scene)
    assert left == [AfterLesson.END_PAGE]


def test_the_rules_open_at_what_the_step_teaches(brimstone) -> None:
    driver, game = brimstone(), find("devil")
    scene = begun(driver, game, game.lessons[0], [])
    to_step(driver, scene, 4)
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)
    driver.turn(2)
    assert any(each.startswith("After a Special 4 you may") for each in framed(driver.top.form))
    driver.key(pygame.K_r)
    assert driver.top is scene


def test_a_game_never_seen_introduces_itself_before_its_first_hand(brimstone) -> None:
    driver = brimstone(known=())
    driver.click_button(labels.MENU_ANGEL)
    assert isinstance(driver.top, FirstPage)
    driver.click_button(labels.PLAY)
    assert isinstance(driver.top, TableScene)
    assert driver.top.session.match.game.id in driver.desk.settings.known
    driver.app.stack.pop()
    driver.click_button(labels.MENU_ANGEL)
    driver.click_button(labels.NEW_MATCH)
    assert isinstance(driver.top, TableScene)


def test_the_descent_names_the_table_that_waits_behind_a_lesson(brimstone) -> None:
    driver = brimstone(known=())
    driver.click_button(labels.DESCENT)
    driver.click_button(labels.PLAY)
    assert "Learn Angel first. The vestry waits." in driver.words()
    driver.click_button(labels.LEARN)
    driver.key(pygame.K_ESCAPE)
    driver.click_button(labels.PLAY_FOR_REAL)
    assert driver.table.session.saved.descent is not None
    driver.app.stack.pop()
    assert isinstance(driver.top, DescentPage)


@pytest.mark.parametrize("way", [labels.BACK, labels.LEARN])
def test_going_back_from_a_set_up_table_leaves_no_trace(brimstone, way: str) -> None:
    driver = brimstone(known=())
    game = driver.top.boxes[0].game.info.id
    driver.click_button(labels.SET_UP_ANGEL)
    sit(driver, 1, Level.ARCHDEVIL)
    seats = seated(driver.top)
    driver.click_button(labels.PLAY)
    assert isinstance(driver.top, FirstPage)
    driver.click_button(way)
    if way == labels.LEARN:
        driver.key(pygame.K_ESCAPE)
        driver.click_button(labels.LEAVE)
        assert isinstance(driver.top, FirstPage)
        driver.key(pygame.K_ESCAPE)
    driver.turn(2)
    assert isinstance(driver.top, Setup) and seated(driver.top) == seats
    assert not [path for path in driver.desk.folder.rglob(f"*{game}*") if path.suffix == ".json"]
    assert not list(driver.desk.folder.rglob("*.lock")), "no match is claimed"


def test_from_the_first_page_through_the_lesson_to_a_real_deal(brimstone) -> None:
    driver = brimstone(known=())
    driver.click_button(labels.MENU_ANGEL)
    driver.click_button(labels.LEARN)
    scene = driver.top
    assert isinstance(scene, LessonScene)
    while spoken_to(driver, scene):
        by_mouse(driver, scene)
    assert isinstance(driver.top, LessonEnd)
    assert is_known(driver.desk.settings, scene.session.match.game)
    driver.click_button(labels.PLAY_FOR_REAL)
    assert isinstance(driver.top, TableScene)


@each_game
def test_a_lesson_done_where_nothing_can_be_dealt_leads_back(brimstone, game: AnyGame) -> None:
    driver = brimstone()
    Teaching(driver.desk, game, "Back").teach(game.lessons[-1])
    driver.app.stack.pop(AfterLesson.END_PAGE)
    assert isinstance(driver.top, LessonEnd)
    driver.click_button(labels.BACK)
    assert isinstance(driver.top, Menu)


def test_lessons_opened_from_a_match_lead_back_to_it(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp imp imp", "jokers", five_piles=True)
    driver.my_turn()
    before = table.session.match.digest()
    driver.key(pygame.K_ESCAPE)
    driver.click_button(labels.LEARN)
    assert "each of five piles" in driver.words()
    for buttons, title in (
        ((labels.LEARN,), "Five piles"),
        (("All lessons", "Hand switching"), "Hand switching"),
    ):
        for button in buttons:
            driver.click_button(button)
        assert isinstance(driver.top, LessonScene) and driver.top.session.lesson.title == title
        driver.key(pygame.K_ESCAPE)
        driver.click_button(labels.LEAVE)
        assert isinstance(driver.top, FirstPage)
    for _ in range(2):
        driver.key(pygame.K_ESCAPE)
    assert driver.top is table
    assert table.session.match.digest() == before


def test_a_player_of_one_variant_first_sees_what_another_adds(brimstone) -> None:
    game, first, adds = find("devil440"), *find("devil440").lessons
    settings = brimstone(known=()).desk.settings
    assert next_lesson(settings, game) is first
    assert next_lesson(brimstone(known=("devil",)).desk.settings, game) is adds
    assert next_lesson(brimstone(known=("devil",), lessons={"devil440/440": 7}).desk.settings, game) is first
