"""A person's knowledge of each game: lessons begun, lessons finished, and hands dealt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from game.catalog import find
from game.info import GameInfo
from saves.settings import Settings
from scenes.desk import Desk

if TYPE_CHECKING:
    from game.contract import AnyGame
    from game.contract.lesson import AnyLesson
    from game.contract.options import Options


class Known(Enum):
    """The levels of knowing a game in the menu's words, from least to most."""

    NEVER = "not played yet"
    BEGUN = "lesson begun"
    TAUGHT = "lesson done"
    PLAYED = "no wins yet"
    WON = "you've won it"


def key_of(game: AnyGame, lesson: AnyLesson) -> str:
    """Return the key of a lesson in the settings."""
    return f"{game.id}/{lesson.id}"


def reached(settings: Settings, game: AnyGame, lesson: AnyLesson) -> int:
    """Return the number of steps done in a lesson."""
    return min(settings.lessons.get(key_of(game, lesson), 0), len(lesson.steps))


def is_done(settings: Settings, game: AnyGame, lesson: AnyLesson) -> bool:
    """True if a lesson was finished."""
    return reached(settings, game, lesson) == len(lesson.steps)


def is_taught(settings: Settings, game: AnyGame) -> bool:
    """True if any lesson of a game was finished."""
    return any(is_done(settings, game, lesson) for lesson in game.lessons)


def is_known(settings: Settings, game: AnyGame) -> bool:
    """True if a person has been dealt a hand of the game, or finished a lesson."""
    return game.id in settings.known or is_taught(settings, game)


def next_lesson(settings: Settings, game: AnyGame, options: Options | None = None) -> AnyLesson | None:
    """Return the lesson of the variant with these options, or else the first unfinished one.

    A lesson that builds on a known game comes before others. If all are finished, return the first.
    """
    own = [each for each in game.lessons if each.options == options != game.lessons[0].options]
    undone = [lesson for lesson in game.lessons if not is_done(settings, game, lesson)]
    built = [lesson for lesson in undone if lesson.assumes and is_known(settings, find(lesson.assumes))]
    return next(iter((*own, *built, *undone, *game.lessons)), None)


def remember_step(desk: Desk, game: AnyGame, lesson: AnyLesson, step: int) -> None:
    """Save the step that a lesson has reached; one that was finished stays so while it is repeated."""
    key = key_of(game, lesson)
    if not is_done(desk.settings, game, lesson) and desk.settings.lessons.get(key, 0) != step:
        desk.change(replace(desk.settings, lessons={**desk.settings.lessons, key: step}))


def remember_known(desk: Desk, games: Iterable[str]) -> None:
    """Remember that hands of these games have been dealt."""
    if new := set(games) - set(desk.settings.known):
        desk.change(replace(desk.settings, known=(*desk.settings.known, *sorted(new))))


def remember_played(desk: Desk, game: str) -> None:
    """Remember a game as the one played last."""
    known = (*(each for each in desk.settings.known if each != game), game)
    if known != desk.settings.known:
        desk.change(replace(desk.settings, known=known))


def how_known(settings: Settings, info: GameInfo, *, won: bool) -> Known:
    """Return a person's knowledge of a game."""
    if won:
        return Known.WON
    if info.id in settings.known:
        return Known.PLAYED
    done = [(settings.lessons.get(f"{info.id}/{lesson}", 0), steps) for lesson, steps in info.lessons]
    if any(count >= steps for count, steps in done):
        return Known.TAUGHT
    return Known.BEGUN if any(count for count, _ in done) else Known.NEVER
