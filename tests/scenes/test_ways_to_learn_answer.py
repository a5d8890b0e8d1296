"""Every way into a lesson and out of it leads where it is kept to lead, whatever of the game is known by then."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from scenes.lesson.end_page import LessonEnd
from scenes.lesson.first_page import FirstPage
from scenes.lesson.progress import how_known, is_known, key_of, next_lesson
from scenes.lesson.scene import Left, LessonScene
from scenes.lesson.ways import before_first_hand, introduce, remind, teach
from tests.reading import otherwise
from tests.scenes.driver import Driver

MOST = 12
"""Buttons of a page."""


def stages(game: AnyGame) -> list[dict[str, int]]:
    """How much of a game's lessons may have been done."""
    whole = {key_of(game, lesson): len(lesson.steps) for lesson in game.lessons}
    first, *others = whole
    usual = {key_of(game, each) for each in game.lessons if each.options == game.lessons[0].options}
    every: list[dict[str, int]] = [
        {},
        {first: 1},
        {first: whole[first] - 1},
        {first: whole[first]},
        {name: whole[name] for name in others},
        {name: count for name, count in whole.items() if name in usual},
        whole,
    ]
    return [stage for at, stage in enumerate(every) if stage not in every[:at]]


def ways(driver: Driver, game: AnyGame, dealt: list[str]) -> dict[str, Callable[[], None]]:
    """Every way to learn a game."""
    desk, lesson = driver.desk, game.lessons[-1]
    return {
        "before the first hand": lambda: before_first_hand(desk, game, lambda: dealt.append("dealt")),
        "introduced": lambda: introduce(desk, game, lambda: dealt.append("dealt")),
        "reminded": lambda: remind(desk, game, "Back to the table"),
        "taught": lambda: teach(desk, game, lesson, lambda: dealt.append("dealt"), "Menu"),
        "taught in between": lambda: teach(desk, game, lesson, None, "Back to the table"),
    }


def where(driver: Driver) -> str:
    """What is on top now."""
    top = driver.top
    match top:
        case LessonScene():
            return f"the lesson {top._lesson.id} at step {top.play.number}"
        case FirstPage() | LessonEnd():
            texts = [control.element.text for control in top.form.controls]
            return f"{type(top).__name__}: {' | '.join(texts)}"
    return type(top).__name__


def look(driver: Driver) -> None:
    """See the page on top; a lesson there is done by then."""
    if isinstance(driver.top, LessonScene):
        driver.app.stack.pop(Left.DONE)
    if isinstance(driver.top, FirstPage | LessonEnd):
        driver.turn()


def gone(driver: Driver, game: AnyGame, name: str, lead: int | None) -> Iterator[str]:
    """A way to learn, and where one of the buttons that are there leads; by None what there is."""
    dealt: list[str] = []
    ways(driver, game, dealt)[name]()
    look(driver)
    if lead is None:
        yield f"{name}: {where(driver)} {dealt}"
    elif isinstance(driver.top, FirstPage | LessonEnd) and lead < len(driver.top.form.controls):
        driver.top.form.controls[lead].press()
        yield f"  {lead}: {where(driver)} {dealt} {driver.desk.settings.known}"
        look(driver)
        yield f"     then {where(driver)}"


TAUGHT = [next(iter(GAMES.values())), max(GAMES.values(), key=lambda game: len(game.lessons))]
"""A game of one lesson, and one of many; the others are like the first."""


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_ways_to_learn_lead_where_it_is_kept(
    brimstone, game: AnyGame, request: pytest.FixtureRequest
) -> None:
    driver: Driver = brimstone(known=())
    desk, lines = driver.desk, list[str]()
    for number, stage in enumerate(stages(game)):
        knowns = ((), (game.id,)) if number < 2 else ((),)
        for known, name in product(knowns, ways(driver, game, [])):
            desk.change(lessons=stage, known=known)
            wanted, level = next_lesson(desk.settings, game), how_known(desk.settings, game.sign, won=False)
            lines.append(
                f"== {stage} {known}: {level.value}, {is_known(desk.settings, game)}, then {wanted.id if wanted else None}"
            )
            for lead in (None, *(range(MOST) if number == 0 and not known else ())):
                lines += gone(driver, game, name, lead)
                while len(driver.app.stack) > 1:
                    driver.app.stack.pop()
                desk.change(lessons=stage, known=known)
    differing = otherwise(request, f"lessons/{game.id} ways", lines)
    assert not differing, "\n".join(differing)
