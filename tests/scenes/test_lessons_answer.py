"""Every lesson, step by step, answers as it is kept to: to what it asks for, and to what else one may try."""

import pygame
import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from scenes.lesson.scene import LessonScene
from tests.reading import otherwise
from tests.scenes.hands_on import Hands

LESSONS = [(game, lesson) for game in GAMES.values() for lesson in game.lessons]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)
STEP = 150.0
MOST_STEPS = 60
"""So many times time passes, each skipped ahead, until the lesson says something."""
KEYS = (pygame.K_TAB, pygame.K_i, pygame.K_ESCAPE, pygame.K_m, pygame.K_m, pygame.K_r, pygame.K_F1)
SETTLES = 3
"""So many times it passes until the cards lie where they lay, once a step was taken back."""


class Pupil:
    """Somebody who does what a lesson says, tries something else first, and goes back and forth."""

    def __init__(self, hands: Hands, game: AnyGame, lesson: AnyLesson) -> None:
        self.hands, self.driver = hands, hands.driver
        self.lesson = LessonScene(hands.driver.desk, game, lesson)
        hands.open(lesson.title, self.lesson)
        del hands.lines[:]

    @property
    def there(self) -> bool:
        """Whether the lesson goes on."""
        return self.driver.top is self.lesson

    def listen(self, what: str) -> None:
        """Skip ahead until something is said, and take it in."""
        for _ in range(MOST_STEPS):
            if not self.there or self.lesson.speaking:
                break
            self.lesson.course.hurry()
            self.lesson.stale = True  # as after the key that does it
            self.driver.app.pump([], STEP)
        for _ in range(SETTLES if what == "gone back" else 0):
            self.driver.app.pump([], STEP)
        self.tell(what)

    def watch(self) -> None:
        """See all that moves until something is said."""
        for step in range(MOST_STEPS):
            if self.lesson.speaking:
                break
            self.driver.app.pump([], STEP)
            if step % 2:
                self.tell(f"{step} steps on")
        self.tell("seen")

    def press_keys(self) -> None:
        """Keys that a lesson knows, each followed by the way back."""
        for code in KEYS:
            self.driver.key(code)
            self.tell(f"key {pygame.key.name(code)}")
            while not self.there:
                self.driver.key(pygame.K_ESCAPE)
            if self.lesson.close_up is not None:
                self.driver.key(pygame.K_ESCAPE)

    def tell(self, what: str) -> None:
        """Write down what is seen, and where the lesson stands."""
        play = self.lesson.play
        self.hands.add_up(f"{what}, at {play.number} with {len(play.match.log)} done")

    def do(self) -> None:
        """Do what is said."""
        if self.lesson.play.reading:
            self.driver.key(pygame.K_RETURN)
        elif self.lesson.play.wanted is not None:
            self.driver.do_at(self.lesson, self.lesson.play.wanted)

    def try_otherwise(self) -> None:
        """Do something else that the rules allow."""
        play = self.lesson.play
        others = [action for action in play.match.legal(0) if action != play.wanted] if play.wanted else []
        if others:
            self.driver.do_at(self.lesson, others[len(others) // 2])
            self.tell("tried")


@each_lesson
def test_a_lesson_answers_as_it_is_kept(
    brimstone,
    game: AnyGame,
    lesson: AnyLesson,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands = Hands(brimstone, monkeypatch)
    pupil = Pupil(hands, game, lesson)
    if lesson is game.lessons[0]:
        pupil.watch()
        pupil.press_keys()
    pupil.listen("begun")
    for number, _ in enumerate(lesson.steps):
        pupil.try_otherwise()
        pupil.do()
        pupil.tell("done")
        if pupil.there and number % 2 == 0:
            pupil.driver.key(pygame.K_BACKSPACE)
            pupil.listen("gone back")
            pupil.do()
        pupil.listen("done again")
    differing = otherwise(request, f"lessons/{game.id} {lesson.id} answers", hands.lines)
    assert not differing, "\n".join(differing)
