"""From a choice in the menu to a table with cards on it."""

from secrets import randbits

from engine.assets import MissingAsset
from engine.layout import BadMap
from game.contract import AnyGame
from game.contract.rules import Options
from game.match import Match
from game.shuffle import SEED_BITS
from saves.models import Player
from saves.store import SavedMatch
from scenes.desk import Desk
from scenes.message import Message
from scenes.names import usual_players

USUAL_SEATS = 4


def fresh_match(
    desk: Desk, game: AnyGame, options: Options, players: tuple[Player, ...], seed: int
) -> SavedMatch:
    """A match that has just begun."""
    return desk.store.begin(Match(game, options, len(players), seed), players, desk.now())


def quick_match(desk: Desk, game: AnyGame) -> SavedMatch:
    """A match as most people want it: one person, usual opponents, usual options."""
    seats = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    players = usual_players(seats, desk.settings.names)
    return fresh_match(desk, game, game.options(), players, new_seed())


def new_seed() -> int:
    """A seed nobody has chosen."""
    return randbits(SEED_BITS)


def deal_code(seed: int) -> str:
    """A seed as a code that can be told to a friend."""
    digits = ""
    while seed or not digits:
        seed, digit = divmod(seed, len(_CODE_LETTERS))
        digits = _CODE_LETTERS[digit] + digits
    return digits


def read_deal_code(code: str) -> int:
    """The seed that a code stands for.

    Raises:
        ValueError: with a sentence, when it is no code.
    """
    seed = 0
    for letter in code.strip().upper():
        if letter not in _CODE_LETTERS:
            raise ValueError(f"A deal code has only the letters and digits {_CODE_LETTERS}, not {letter!r}.")
        seed = seed * len(_CODE_LETTERS) + _CODE_LETTERS.index(letter)
    if seed >= 1 << SEED_BITS:
        raise ValueError("That deal code is too long.")
    return seed


_CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def open_table(desk: Desk, saved: SavedMatch) -> None:
    """Show a table; where it cannot be shown, say why."""
    from scenes.table.scene import TableScene

    try:
        desk.app.stack.push(TableScene(desk, saved))
    except (BadMap, MissingAsset) as trouble:
        desk.store.close(saved.id)
        desk.app.stack.push(Message("The table cannot be laid", str(trouble)))
