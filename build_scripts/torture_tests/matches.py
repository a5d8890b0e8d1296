"""Matches for the tests: any game with any number of seats, and its file."""

import json
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from game.match import Match
from saves.files import checksum
from saves.match_file import SUM_LINE
from saves.models import Player


def dealt(random: Random, game: AnyGame | None = None) -> Match:
    """Return a match of a game, or of a random one, before its first action."""
    game = game or random.choice(list(GAMES.values()))
    return Match(game, game.options(), random.choice(game.seats), random.getrandbits(40))


def seated(match: Match, random: Random) -> tuple[Player, ...]:
    """Return random people and opponents for the seats of a match."""
    levels = [random.choice((None, *Level)) for _ in range(match.seats)]
    return tuple(Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels))


def sealed(header: Any, match: Any) -> bytes:
    """Return a match file of these values with the right checksum."""
    told = f'{{"header": {json.dumps(header)},\n"match": {json.dumps(match)},'.encode("utf-8", "replace")
    return told + SUM_LINE + f'{checksum(told)}"}}\n'.encode()
