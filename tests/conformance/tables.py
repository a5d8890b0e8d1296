"""The tables that the suite plays at: each game with several numbers of seats and options."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from game.cards import pick
from game.catalog import GAMES
from game.checkpoints import Checkpoints
from game.contract import AnyGame
from game.contract.options import Options
from game.match import Match


@dataclass(frozen=True)
class Setting:
    """A game with options and a number of seats."""

    game: AnyGame
    options: Options
    seats: int

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options.model_dump().items()]
        return f"{self.game.id}-{self.seats}-{','.join(told)}"

    @property
    def switched_on(self) -> frozenset[str]:
        return frozenset(name for name, value in self.options.model_dump().items() if value is True)

    @property
    def players(self) -> str:
        return " ".join(["person", "imp", "fiend", *["imp"] * self.seats][: self.seats])

    def match(self, seed: int) -> Match:
        """Return a fresh match."""
        return Match(self.game, self.options, self.seats, seed)


def settings() -> list[Setting]:
    """Return games with few, some and most seats, and their yes-or-no options both ways."""
    found = []
    for game in GAMES.values():
        switches = [
            name for name, field in game.options.model_fields.items() if isinstance(field.default, bool)
        ]
        for values in product((False, True), repeat=len(switches)):
            for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
                setting = setting_of(game, dict(zip(switches, values, strict=True)), seats)
                if setting is not None:
                    found.append(setting)
    return found


def tables_of(game: AnyGame) -> list[Setting]:
    """Return the settings of one game."""
    return [setting for setting in settings() if setting.game is game]


def samples() -> list[Setting]:
    """Return a few tables of each game: its fewest seats, its most, and every yes-or-no option once at least."""
    found = []
    for game in GAMES.values():
        mine = tables_of(game)
        found += [mine[0], *([mine[-1]] if mine[-1].seats > mine[0].seats else [])]
        shown = {name for setting in found if setting.game is game for name in setting.switched_on}
        for setting in sorted(mine, key=lambda setting: len(setting.switched_on), reverse=True):
            if setting.switched_on - shown and setting.seats < game.seats[-1]:
                shown |= setting.switched_on
                found.append(setting)
    return found


def setting_of(game: AnyGame, values: dict[str, Any], seats: int) -> Setting | None:
    """Return the setting, or None if the game refuses the combination."""
    try:
        options = game.options.model_validate(values)
        game.deal(options, seats, 1)
    except ValueError:
        return None
    return Setting(game, options, seats)


def at_random(match: Match, random: Random) -> None:
    """Play one random legal action."""
    seat = match.to_move
    match.play(seat, pick(match.legal(seat), random))


def random_match(game: AnyGame, seats: int, seed: int, actions: int = 100_000) -> Match:
    """Return a match of random play after some actions, or at its end."""
    match, random = Match(game, game.options(), seats, seed), Random(seed)
    while match.to_move is not None and len(match.log) < actions:
        at_random(match, random)
    return match


def undecided(setting: Setting) -> Match:
    """Return a match at a point where the seat to move has a choice."""
    match, random = setting.match(7), Random(7)
    for _ in range(12):
        at_random(match, random)
    while len(match.legal(match.to_move)) < 2:
        at_random(match, random)
    return match


def under_way(setting: Setting) -> Match:
    """Return a match somewhere in its middle."""
    match, random = setting.match(3), Random(5)
    for _ in range(40):
        if match.to_move is not None:
            at_random(match, random)
    return match


def past_of(match: Match) -> Checkpoints:
    def stages() -> Iterator[Match]:
        again = Match(match.game, match.options, match.seats, match.seed)
        yield again
        for entry in match.log:
            again.play(entry.seat, entry.action)
            yield again

    return Checkpoints(stages())
