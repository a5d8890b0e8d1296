"""The packages of all games have the same files for the same things, and words and lessons."""

from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.words import Words

FILES = (
    *("actions", "cards", "determinize", "events", "game", "info", "lessons", "options", "policy"),
    *("position", "rules", "scoring", "view"),
)
"""The modules of each game, besides its words and modules that only it needs."""
MAY_BE_MISSING = {
    "pieces",
    "count",
    "score",
    "crossed",
    "notes",
    "moment",
    "feats",
    "target",
    "verdict",
    "following",
    "parts",
    "closed",
    "subtotals",
    "look_into",
    "tally",
    "tellable",
}
"""Functions of `Words` that a game may have no need of."""
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def package_name(game: AnyGame) -> str:
    """Return the dotted name of a game's package."""
    return game.deal.__module__.rpartition(".")[0]


def package(game: AnyGame) -> Path:
    """Return the folder of a game's package."""
    found = import_module(package_name(game)).__file__
    return Path(found).parent


@each_game
def test_every_module_has_the_name_it_has_in_the_other_games(game: AnyGame) -> None:
    found = {path.stem for path in package(game).glob("*.py")}
    assert set(FILES) - found == set()
    assert any((package(game) / words).is_file() for words in ("words.py", "words/__init__.py"))


@each_game
def test_all_words_of_a_game_lie_in_its_package_of_words(game: AnyGame) -> None:
    assert ".words" in game.why_not.__module__
    for each in fields(Words):
        hook = getattr(game.words, each.name)
        given = each.default is MISSING or hook is not each.default
        assert given or each.name in MAY_BE_MISSING, f"{game.title} has no {each.name}"
        if given:
            assert ".words" in hook.__module__, f"{each.name} of {game.title} stands in {hook.__module__}"


@each_game
def test_the_facts_about_a_game_tell_what_the_game_holds(game: AnyGame) -> None:
    assert game.info.lessons == tuple((lesson.id, len(lesson.steps)) for lesson in game.lessons)
    assert game.info.descends == (game.campaign is not None)
    assert GAMES.infos[game.id] is game.info
