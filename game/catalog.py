"""The games there are. A new game is added here, and nowhere else in the code."""

from typing import Any, TypeAlias

from game.angel import ANGEL
from game.contract import Game
from game.devil import DEVIL, DEVIL_440
from game.evil_deal import EVIL_DEAL
from game.hell_is_hungry import HELL_IS_HUNGRY
from game.jokers_of_death import JOKERS_OF_DEATH

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

GAMES: dict[str, AnyGame] = {
    game.id: game for game in (ANGEL, DEVIL, DEVIL_440, JOKERS_OF_DEATH, HELL_IS_HUNGRY, EVIL_DEAL)
}


class UnknownGame(LookupError):
    """There is no game of that name; its text says which there are."""


def find(name: str) -> AnyGame:
    """The game with this id.

    Raises:
        UnknownGame: with a sentence that lists the games there are.
    """
    if name not in GAMES:
        raise UnknownGame(f"There is no game called {name!r}. Choose one of: {', '.join(GAMES)}.")
    return GAMES[name]
