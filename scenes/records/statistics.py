"""The figures of a player's matches, for any choice of them."""

from collections.abc import Callable
from dataclasses import dataclass

from game.catalog import GAMES
from game.level import Level
from game.sentences import lasted
from saves.records import Counted, Record, record_of
from scenes.players import LEVELS


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice of matches; None is any."""

    game: str | None = None
    level: Level | None = None
    seats: int | None = None

    def holds(self, match: Counted) -> bool:
        """Return True if a match is one of them."""
        circle = match.circle
        return (
            self.game in (None, circle.game)
            and self.level in (None, circle.level)
            and self.seats in (None, circle.seats)
        )


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with what it is."""

    title: str
    value: str


def figures(matches: list[Counted], chosen: Chosen) -> list[Figure]:
    """Return the figures of some matches, at least one of them."""
    record = record_of([match.result for match in matches])
    shown = [
        Figure("Played", f"{record.played:,}"),
        Figure("Won", f"{record.won:,} ({record.won / record.played:.0%})"),
        Figure("Current streak", str(record.streak)),
        Figure("Best streak", str(record.longest_streak)),
        Figure("Time played", lasted(record.seconds)),
        Figure("Hints", f"{record.hints:,}"),
        Figure(_taken_back(record), f"{record.undone:,}"),
    ]
    return shown + (_margins(record, chosen.game) if chosen.game is not None else [])


def _taken_back(record: Record) -> str:
    """Return the title of the figure; it counts the matches with unlimited undo, if any."""
    return f"Undos ({record.free_undo:,} unlimited)" if record.free_undo else "Undos"


def _margins(record: Record, game: str) -> list[Figure]:
    """Return the leads over the best opponent: only matches of one game can be compared by them."""
    counts = GAMES.infos[game].counts
    return [
        Figure(f"Best margin, {counts}", signed(record.best)),
        Figure("Worst margin", signed(record.worst)),
        Figure("Average margin", signed(round(record.mean_margin, 1))),
    ]


def signed(margin: float) -> str:
    """Return a margin with its sign, as people write it."""
    return f"{margin:+g}".replace("-", "−")


def by_level(matches: list[Counted]) -> list[tuple[str, int, int]]:
    """Return for each level that was played its name, matches won, matches played."""
    return [
        (LEVELS[level], _won(matches, at_level), count)
        for level in Level
        if (count := sum(map(at_level := _at(level), matches)))
    ]


def by_game(matches: list[Counted]) -> list[tuple[str, list[tuple[int, int]]]]:
    """Return for each game its title, and for each level matches won and matches played."""
    return [
        (info.title, [_won_and_played(matches, Chosen(game, level)) for level in Level])
        for game, info in GAMES.infos.items()
    ]


def _won_and_played(matches: list[Counted], chosen: Chosen) -> tuple[int, int]:
    held = [match.result.won for match in matches if chosen.holds(match)]
    return sum(held), len(held)


def _at(level: Level) -> Callable[[Counted], bool]:
    return lambda match: match.circle.level is level


def _won(matches: list[Counted], which: Callable[[Counted], bool]) -> int:
    return sum(match.result.won for match in matches if which(match))


def shares(matches: list[Counted], over: int) -> list[float]:
    """Return, after each match, the share won of the last ``over`` matches."""
    found = []
    for index in range(len(matches)):
        last = matches[max(0, index + 1 - over) : index + 1]
        found.append(sum(match.result.won for match in last) / len(last))
    return found
