"""The games there are. A new game is added here, and nowhere else in the code.

What their signs say is there at once; a game's rules and words are imported when it is asked for whole.
"""

from collections.abc import Callable, Iterable, Iterator, MutableMapping
from typing import TYPE_CHECKING, TypeAlias

import game.angel.info
import game.devil.info
import game.evil_deal.sign
import game.hell_is_hungry.info
import game.jokers_of_death.info
from game.sign import Sign

if TYPE_CHECKING:
    from game.contract import AnyGame

Import: TypeAlias = "Callable[[], AnyGame]"


class UnknownGame(LookupError):
    """There is no game of that name; its text says which there are."""


class Games(MutableMapping[str, "AnyGame"]):
    """Games by their ids, in the order in which they are shown; one that is put in is there whole."""

    def __init__(self, known: Iterable[tuple[Sign, Import]]) -> None:
        self.signs: dict[str, Sign] = {}
        """What is said of each, whether or not it was imported."""
        self._imports: dict[str, Import] = {}
        self._whole: dict[str, AnyGame] = {}
        for sign, imported in known:
            self.signs[sign.id] = sign
            self._imports[sign.id] = imported

    def __getitem__(self, name: str) -> "AnyGame":
        if name not in self._whole:
            self._whole[name] = self._imports[name]()
        return self._whole[name]

    def __setitem__(self, name: str, game: "AnyGame") -> None:
        self.signs[name] = game.sign
        self._whole[name] = game

    def __delitem__(self, name: str) -> None:
        del self.signs[name]
        self._imports.pop(name, None)
        self._whole.pop(name, None)

    def __contains__(self, name: object) -> bool:
        """Nothing is imported to tell whether there is a game."""
        return name in self.signs

    def __iter__(self) -> Iterator[str]:
        return iter(self.signs)

    def __len__(self) -> int:
        return len(self.signs)

    def is_there(self, name: str) -> bool:
        """Whether a game was imported: who asks for it does not wait."""
        return name in self._whole


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


GAMES = Games(
    (
        (game.angel.info.SIGN, _angel),
        (game.devil.info.SIGN, _devil),
        (game.devil.info.SIGN_440, _devil_440),
        (game.jokers_of_death.info.SIGN, _jokers),
        (game.hell_is_hungry.info.SIGN, _hell),
        (game.evil_deal.sign.SIGN, _evil_deal),
    )
)


def find(name: str) -> "AnyGame":
    """The game with this id, whole.

    Raises:
        UnknownGame: with a sentence that lists the games there are.
    """
    return GAMES[sign_of(name).id]


def sign_of(name: str) -> Sign:
    """What is said of the game with this id.

    Raises:
        UnknownGame: with a sentence that lists the games there are.
    """
    if name not in GAMES.signs:
        raise UnknownGame(f"There's no game called {name!r}. Choose from {', '.join(GAMES)}.")
    return GAMES.signs[name]
