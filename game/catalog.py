"""The catalog of games: Brimstone's own, which are named only here, and those of other packages.

Facts about each game are available at once. The rules and words of Brimstone's own games are imported when
needed.
"""

from collections.abc import Callable, Iterable, Iterator, MutableMapping
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, TypeAlias

import game.angel.info
import game.devil.info
import game.evil_deal.info
import game.hell_is_hungry.info
import game.jokers_of_death.info
from game.info import GameInfo

if TYPE_CHECKING:
    from game.contract import AnyGame

Import: TypeAlias = "Callable[[], AnyGame]"
GROUP = "brimstone.games"
"""The group of entry points for games of other packages."""


class UnknownGame(LookupError):
    """An unknown id of a game; the text lists the known ones."""


class BadGame(Exception):
    """A game of another package that can't be loaded. The text is for the player."""


class Catalog(MutableMapping[str, "AnyGame"]):
    """Games by id, in the order in which they are shown, imported when first used."""

    def __init__(self, known: Iterable[tuple[GameInfo, Import]]) -> None:
        self.infos: dict[str, GameInfo] = {}
        self.bad: list[BadGame] = []
        self._imports: dict[str, Import] = {}
        self._whole: dict[str, AnyGame] = {}
        for info, imported in known:
            self.infos[info.id] = info
            self._imports[info.id] = imported

    def __getitem__(self, name: str) -> "AnyGame":
        if name not in self._whole:
            self._whole[name] = self._imports[name]()
        return self._whole[name]

    def __setitem__(self, name: str, game: "AnyGame") -> None:
        self.infos[name] = game.info
        self._whole[name] = game

    def __delitem__(self, name: str) -> None:
        del self.infos[name]
        self._imports.pop(name, None)
        self._whole.pop(name, None)

    def __contains__(self, name: object) -> bool:
        """True if there is a game with this id. Imports nothing."""
        return name in self.infos

    def __iter__(self) -> Iterator[str]:
        return iter(self.infos)

    def __len__(self) -> int:
        return len(self.infos)

    @property
    def titles(self) -> dict[str, str]:
        """The title of each game by its id."""
        return {name: info.title for name, info in self.infos.items()}

    @property
    def asset_folders(self) -> tuple[str, ...]:
        """The asset folders of games from other packages."""
        return tuple(info.assets for info in self.infos.values() if info.assets)

    def add_installed(self, found: Iterable[EntryPoint]) -> None:
        """Add the games of other packages; list those that can't be loaded in ``bad``."""
        for entry in sorted(found):
            package = entry.dist.name if entry.dist is not None else entry.value
            try:
                game = _loaded(entry)
                if game.id in self.infos:
                    raise ValueError(f"there is a game {game.id!r} already")
                self[game.id] = game
            except Exception as error:  # foreign code may raise anything
                bad = BadGame(
                    f"The game {entry.name!r} can't be loaded. Update or remove the package {package}."
                )
                bad.__cause__ = error
                self.bad.append(bad)

    def is_there(self, name: str) -> bool:
        """True if a game has been imported."""
        return name in self._whole


def _loaded(entry: EntryPoint) -> "AnyGame":
    """Return the game of an entry point; raise TypeError, or any error of the package."""
    from game.contract import Game

    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is no Game")
    return game


def _angel() -> "AnyGame":
    from game.angel.game import ANGEL

    return ANGEL


def _devil() -> "AnyGame":
    from game.devil.game import DEVIL

    return DEVIL


def _devil_440() -> "AnyGame":
    from game.devil.game import DEVIL_440

    return DEVIL_440


def _jokers() -> "AnyGame":
    from game.jokers_of_death.game import JOKERS_OF_DEATH

    return JOKERS_OF_DEATH


def _hell() -> "AnyGame":
    from game.hell_is_hungry.game import HELL_IS_HUNGRY

    return HELL_IS_HUNGRY


def _evil_deal() -> "AnyGame":
    from game.evil_deal.game import EVIL_DEAL

    return EVIL_DEAL


GAMES = Catalog(
    (
        (game.angel.info.INFO, _angel),
        (game.devil.info.INFO, _devil),
        (game.devil.info.INFO_440, _devil_440),
        (game.jokers_of_death.info.INFO, _jokers),
        (game.hell_is_hungry.info.INFO, _hell),
        (game.evil_deal.info.INFO, _evil_deal),
    )
)
GAMES.add_installed(entry_points(group=GROUP))


def find(name: str) -> "AnyGame":
    """Return the game with this id; raise UnknownGame if there is none."""
    return GAMES[info_of(name).id]


def info_of(name: str) -> GameInfo:
    """Return the facts about the game with this id; raise UnknownGame if there is none."""
    if name not in GAMES.infos:
        raise UnknownGame(f"There's no game called {name!r}. Choose from {', '.join(GAMES)}.")
    return GAMES.infos[name]
