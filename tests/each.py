"""Marks that run a test once for each game, lesson or table."""

import pytest

from game.catalog import GAMES
from tests.conformance.tables import samples, settings

LESSONS = {f"{game.id}-{lesson.id}": (game, lesson) for game in GAMES.values() for lesson in game.lessons}

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS.values(), ids=LESSONS)
each_sample = pytest.mark.parametrize("setting", samples(), ids=str)
each_setting = pytest.mark.parametrize("setting", settings(), ids=str)
