"""Tables that are often wanted, seated at once: against Fiends, everybody there is room for, two people."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import AnyGame
from game.level import Level
from game.sentences import plural
from saves.models import Player
from scenes.players import SITTERS, usual_name, usual_players

BETTER = {Level.IMP: Level.FIEND, Level.FIEND: Level.ARCHDEVIL, Level.ARCHDEVIL: Level.ARCHDEVIL}


@dataclass(frozen=True, slots=True)
class Preset:
    """A table by what it is called."""

    title: str
    players: tuple[Player, ...]


def presets(game: AnyGame, remembered: Sequence[str]) -> tuple[Preset, ...]:
    """Return the tables that a game has room for, no two alike.

    Args:
        game: the game.
        remembered: the last names of people, by seat.
    """
    fewest, most = game.seats[0], game.seats[-1]
    fiends = fewest - 1
    found = [Preset(plural(fiends, "Fiend"), _seated([None, *[Level.FIEND] * fiends], remembered))]
    if most > fewest:
        found.append(Preset(f"Full table ({most})", usual_players(most, remembered)))
    two = [None, None, *[Level.FIEND] * (fewest - 2)]
    found.append(Preset("2 people", _seated(two, remembered)))
    return tuple(found)


def harder(players: Sequence[Player], remembered: Sequence[str]) -> tuple[Player, ...] | None:
    """Return the same table with opponents a level better; None where there are none."""
    levels = [None if player.level is None else BETTER[player.level] for player in players]
    if levels == [player.level for player in players]:
        return None
    return tuple(
        player if player.level is level else Player(name=usual_name(level, seat, remembered), level=level)
        for seat, (player, level) in enumerate(zip(players, levels, strict=True))
    )


def company(players: Sequence[Player], game: AnyGame) -> tuple[Player, ...]:
    """Return the same people and opponents at a table of another game.

    Where there is no room for all, people stay before opponents; seats that nobody of them fills get Fiends.
    """
    fewest, most = game.seats[0], game.seats[-1]
    ranked = sorted(range(len(players)), key=lambda seat: (players[seat].level is not None, seat))
    seated = [players[seat] for seat in sorted(ranked[:most])]
    names = {player.name for player in seated}
    strangers = (name.title() for name in SITTERS[Level.FIEND] if name.title() not in names)
    while len(seated) < fewest:
        seated.append(Player(name=next(strangers), level=Level.FIEND))
    return tuple(seated)


def _seated(levels: Sequence[Level | None], remembered: Sequence[str]) -> tuple[Player, ...]:
    return tuple(
        Player(name=usual_name(level, seat, remembered), level=level) for seat, level in enumerate(levels)
    )
