"""The catalog says at once which games there are, and imports each when it is first asked for."""

from collections.abc import Callable
from importlib.metadata import EntryPoint

import pytest

from game.catalog import GAMES, GROUP, Catalog
from game.contract import AnyGame
from tests.each import each_game


def catalog() -> tuple[Catalog, list[str]]:
    """Return a catalog of all games of which none was imported, and what it imports."""
    imported: list[str] = []

    def bringing(name: str) -> Callable[[], AnyGame]:
        def bring() -> AnyGame:
            imported.append(name)
            return GAMES[name]

        return bring

    return Catalog((info, bringing(name)) for name, info in GAMES.infos.items()), imported


def test_a_game_is_imported_when_it_is_first_asked_for() -> None:
    games, imported = catalog()
    assert list(games) == list(games.infos) == list(GAMES) and len(games) == len(GAMES)
    assert imported == [] and not any(map(games.is_there, GAMES))
    assert games["devil"] is GAMES["devil"] is games["devil"]
    assert imported == ["devil"] and [name for name in GAMES if games.is_there(name)] == ["devil"]


@pytest.mark.parametrize(
    "value", ["no_such_module:GAME", "json:no_such_name", "json:loads", "game.devil.game:DEVIL"]
)
def test_a_package_with_a_broken_game_is_left_out_with_a_message(value: str) -> None:
    games, _ = catalog()
    games.add_installed([EntryPoint("theirs", value, GROUP)])
    assert list(games) == list(GAMES)
    (bad,) = games.bad
    assert str(bad) == f"The game 'theirs' can't be loaded. Update or remove the package {value}."
    assert bad.__cause__ is not None, "the log of errors tells more"


@each_game
def test_the_facts_about_a_game_tell_what_the_game_holds(game: AnyGame) -> None:
    assert game.info.lessons == tuple((lesson.id, len(lesson.steps)) for lesson in game.lessons)
    assert game.info.descends == (game.circle is not None)
    assert GAMES.infos[game.id] is game.info
