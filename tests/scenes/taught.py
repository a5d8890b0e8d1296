"""Functions to follow a lesson's instructions with the mouse, keys or a gamepad."""

import pygame

from engine.input import INPUT_DELAY
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.rules import Action
from game.contract.table import Carry, Press, Touch
from scenes.lesson.introduction import AfterLesson
from scenes.lesson.scene import LessonScene
from scenes.self_test import FRAME
from tests.scenes.driver import Driver, left_strip

READ = round(INPUT_DELAY / FRAME) + 2
"""Turns of the loop until input is accepted after the host speaks."""


def begun(driver: Driver, game: AnyGame, lesson: AnyLesson, left: list[AfterLesson]) -> LessonScene:
    """Open a lesson and wait for its first words."""
    scene = LessonScene(driver.desk, game, lesson)
    driver.app.stack.push(scene, left.append)
    spoken_to(driver, scene)
    return scene


def spoken_to(driver: Driver, scene: LessonScene) -> bool:
    """Wait until the host has spoken and input is accepted; return True if the lesson continues.

    Play the first choice while the learner plays without instructions.
    """

    def said() -> bool:
        if driver.top is scene and scene.session.playing and scene.pointer.picker.choices:
            driver.do_at(scene, scene.pointer.picker.choices[0][1])
            return False
        return driver.top is not scene or scene.host.speaking

    driver.until(said)
    driver.turn(READ)
    return driver.top is scene


def press(driver: Driver, scene: LessonScene, label: str) -> None:
    """Click one of the panel's buttons."""
    driver.click(next(button.rect.center for button in scene.host.buttons if button.label == label))


def by_mouse(driver: Driver, scene: LessonScene) -> None:
    """Follow the instruction with the mouse."""
    if scene.session.reading:
        press(driver, scene, scene.host.buttons[0].label)
    else:
        driver.do_at(scene, scene.session.wanted)


def try_instead(driver: Driver, scene: LessonScene, action: Action) -> None:
    """Try another action with the mouse until the host corrects it, which may be at its first card."""
    gesture, said = scene.pointer.picker.gesture_of(action), scene.host.correction
    cards = gesture.cards if isinstance(gesture, Carry) else ()
    for card in cards:
        if scene.host.correction in ("", said):
            driver.click(left_strip(scene.board.sprite_of(card)))
    if cards and scene.host.correction in ("", said):
        driver.click(scene.board.area(gesture.place).center)
    elif not cards:
        driver.do_at(scene, action)


def by_keys(driver: Driver, scene: LessonScene) -> None:
    """Follow the instruction with Tab, Enter and letters."""
    picker, wanted = scene.pointer.picker, scene.session.wanted
    if wanted is None or not picker.choices:
        driver.key(pygame.K_RETURN)
        return
    gesture = picker.gesture_of(wanted)
    if isinstance(gesture, Press):
        driver.key(getattr(pygame, f"K_{gesture.key.lower()}"))
        return
    aim = gesture.cards[0] if isinstance(gesture, Carry) else gesture.place
    for _ in range(20):
        driver.key(pygame.K_TAB)
        key = scene.pointer.focus.key
        if aim in (getattr(key, "card", None), getattr(key, "place", None)):
            break
    driver.key(pygame.K_RETURN)


def by_enter(driver: Driver, scene: LessonScene) -> None:
    """Press Enter twice, and check that the second press skips nothing unread."""
    step = scene.session.number
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert scene.session.number <= step + 1


def by_dragging(driver: Driver, scene: LessonScene) -> None:
    """Follow the instruction by dragging cards, or by clicking if it needs none."""
    picker, wanted = scene.pointer.picker, scene.session.wanted
    gesture = picker.gesture_of(wanted) if picker.choices and wanted is not None else None
    if not isinstance(gesture, Carry):
        by_mouse(driver, scene)
        return
    *others, held = [scene.board.sprite_of(card) for card in gesture.cards]
    for other in others:
        driver.click(left_strip(other))
    driver.drag(left_strip(held), scene.board.area(gesture.place).center)


def by_pad(driver: Driver, scene: LessonScene) -> None:
    """Follow the instruction with a gamepad, by its shoulder button and A."""
    picker, wanted = scene.pointer.picker, scene.session.wanted
    if wanted is None or not picker.choices:
        push(driver, pygame.CONTROLLER_BUTTON_A)
        return
    gesture = picker.gesture_of(wanted)
    aims = [*gesture.cards, gesture.place] if isinstance(gesture, Carry) else [gesture]
    for aim in aims:
        if scene.session.wanted is wanted:
            _reach(driver, scene, aim)
            push(driver, pygame.CONTROLLER_BUTTON_A)


def push(driver: Driver, button: int) -> None:
    """Press a gamepad button."""
    driver.turn(1, pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))


def _reach(driver: Driver, scene: LessonScene, aim: int | Touch | Press) -> None:
    """Move the focus to a card, a place or a button."""
    wanted = {
        Touch: lambda key: (getattr(key, "place", None), getattr(key, "slot", None)) == (aim.place, aim.slot),
        Press: lambda key: getattr(key, "label", None) == aim.label,
        int: lambda key: aim in (getattr(key, "card", None), getattr(key, "place", None)),
    }[type(aim)]
    for _ in range(60):
        if scene.pointer.focus.shown and wanted(scene.pointer.focus.key):
            return
        push(driver, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    raise AssertionError(f"{aim} is not reached")


def to_step(driver: Driver, scene: LessonScene, number: int) -> None:
    """Follow instructions until a step is reached."""
    while spoken_to(driver, scene) and scene.session.number < number:
        by_mouse(driver, scene)
