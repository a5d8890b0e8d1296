"""The loop: frames only when something changed, who gets what is pressed, errors, the lack of a screen."""

from collections.abc import Iterator
from time import sleep

import pygame
import pytest

from engine.app import FRAME_RATE, PREPARATION_TIME, RESTING_RATE, SOUND_OPENS_AFTER, App, Scene
from engine.input import INPUT_DELAY
from engine.sound import Channel


class Still(Scene):
    """A scene in which nothing happens unless told."""

    def __init__(self) -> None:
        self.keys: list[int] = []
        self.left = False

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.keys.append(event.key)
            self.stale = True

    def leave(self) -> None:
        self.left = True


def taken_in(app: App) -> None:
    """Time enough for a person to see what has come up."""
    app.pump([], 16)
    app.pump([], 16)
    app.pump([], INPUT_DELAY)


class Ticking:
    """A clock by which every look is in time."""

    def tick(self, framerate: float) -> int:
        return 16


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def test_a_scene_ignores_presses_from_before_it_was_seen(app: App) -> None:
    below, above = Still(), Still()
    app.stack.push(below)
    taken_in(app)
    app.stack.push(above)
    app.pump([key(pygame.K_a)], 16)
    app.pump([], 16)
    app.pump([key(pygame.K_b)], INPUT_DELAY - 1)
    assert above.keys == []
    app.pump([key(pygame.K_c)], 1)
    assert above.keys == [pygame.K_c]
    app.stack.pop()
    app.pump([key(pygame.K_d)], 16)
    assert below.keys == [], "nor is it for the one that comes back"


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_h, pygame.K_ESCAPE])
def test_a_key_that_is_held_down_acts_once(app: App, code: int) -> None:
    below, above = Still(), Still()
    app.stack.push(below)
    taken_in(app)
    for _ in range(5):
        app.pump([key(code)], 60)
    assert below.keys == [code]
    app.stack.push(above)
    taken_in(app)
    for _ in range(5):
        app.pump([key(code)], 60)
    assert above.keys == []
    app.pump([pygame.event.Event(pygame.KEYUP, key=code, mod=0), key(code)], 60)
    assert above.keys == [code]


def test_an_arrow_goes_on_while_it_is_held_but_not_on_the_next_page(app: App) -> None:
    below, above = Still(), Still()
    app.stack.push(below)
    taken_in(app)
    for _ in range(3):
        app.pump([key(pygame.K_DOWN)], 60)
    assert below.keys == [pygame.K_DOWN] * 3
    app.stack.push(above)
    taken_in(app)
    app.pump([key(pygame.K_DOWN)], 60)
    assert above.keys == []
    app.pump([pygame.event.Event(pygame.WINDOWFOCUSLOST), key(pygame.K_DOWN)], 60)
    assert above.keys == [pygame.K_DOWN], "a window out of focus hears no key come up"


def test_a_button_pressed_on_another_scene_is_not_released_on_this_one(app: App) -> None:
    class Ups(Still):
        def handle(self, event: pygame.event.Event) -> None:
            ups.append(event)

    ups: list[pygame.event.Event] = []
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)
    app.stack.push(Ups())
    taken_in(app)
    app.pump([up], 16)
    assert ups == []
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    app.pump([down, up], 16)
    assert ups == [down, up]


class FixedClock:
    """A fake clock: each reading is a number of milliseconds after the last."""

    def __init__(self, app: App, step: int, looks: int) -> None:
        self.app, self.step, self.looks = app, step, looks

    def tick(self, framerate: float) -> int:
        self.looks -= 1
        if self.looks < 0:
            self.app.quit()
        return self.step


@pytest.mark.parametrize("step", [16, 100, 1000, 60_000])
def test_a_scene_is_told_all_the_time_that_has_passed(app: App, step: int) -> None:
    told: list[float] = []

    class Timed(Still):
        def update(self, milliseconds: float) -> None:
            told.append(milliseconds)

    app.run(Timed(), FixedClock(app, step, 5))
    assert told == [0, *[step] * 4]


def test_the_loop_rests_until_the_first_event(app: App) -> None:
    asked: list[float] = []

    class Asking:
        def tick(self, framerate: float) -> int:
            asked.append(framerate)
            return 100

    app.stack.push(Still())
    taken_in(app)
    pygame.event.clear()
    for _ in range(12):
        app.tick(Asking())
    pygame.event.post(key(pygame.K_a))
    app.tick(Asking())
    app.tick(Asking())
    assert asked[0] == asked[9] == asked[-1] == FRAME_RATE
    assert asked[11] == asked[12] == RESTING_RATE


@pytest.fixture
def opened(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Provide the number of frames drawn each time the device was opened, which takes a tenth of a second here."""
    frames: list[int] = []
    pygame.mixer.quit()

    def slow(*_args: object, **_more: object) -> None:
        frames.append(app.frames)
        sleep(0.1)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", slow)
    yield frames
    app.sound.stop()


def test_the_device_is_opened_where_nothing_has_happened_for_a_moment(app: App, opened: list[int]) -> None:
    app.stack.push(Still())
    for _ in range(4):
        app.tick(Ticking())
    app.sound.play("card", Channel.CARDS)
    app.tick(Ticking())
    assert opened == []
    for _ in range(round(SOUND_OPENS_AFTER / 16) + 1):
        app.tick(Ticking())
    assert len(opened) == 1 and not app.sound.waiting


def test_a_scene_is_drawn_once_what_its_first_frame_needs_is_made(app: App) -> None:
    class Laying(Still):
        left_to_make = 3

        def prepare(self) -> bool:
            self.left_to_make -= 1
            sleep(PREPARATION_TIME)
            return self.left_to_make > 0

    scene = Laying()
    app.stack.push(scene)
    drawn = app.frames
    app.tick(Ticking())
    app.tick(Ticking())
    assert (scene.left_to_make, app.frames) == (1, drawn)
    app.tick(Ticking())
    assert (scene.left_to_make, app.frames) == (0, drawn + 1)


def test_closing_the_window_leaves_every_scene(app: App) -> None:
    scenes = [Still(), Still()]
    for scene in scenes:
        app.stack.push(scene)
    app.pump([pygame.event.Event(pygame.QUIT)], 16)
    assert not app.stack
    assert all(scene.left for scene in scenes)


@pytest.mark.parametrize(
    ("code", "mod", "full"),
    [(pygame.K_F11, 0, True), (pygame.K_RETURN, pygame.KMOD_ALT, True), (pygame.K_RETURN, 0, False)],
)
def test_two_keys_ask_for_the_full_screen(app, monkeypatch, code, mod, full) -> None:
    app.stack.push(Still())
    taken_in(app)
    asked: list[bool] = []
    monkeypatch.setattr(app, "toggle_fullscreen", lambda: asked.append(True))
    app.pump([pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")], 16)
    assert bool(asked) is full
