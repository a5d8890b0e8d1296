"""How long it takes to open a match, by its length, beside reading its file alone."""

import json
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random

from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from game.match import Match
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.store import Store

NOW = datetime(2026, 3, 1, 20, 15)
LENGTHS = (250, 500, 1000, 2000, 4000)
REPEATS = 5
SEEDS = 6
"""Matches of random play of which the longest is taken."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A match that was opened: replayed to the card, its fingerprints compared."""

    game: str
    actions: int
    milliseconds: float
    """Of a core."""
    floor: float
    """The same for reading the file and its JSON."""


def open_times(folder: Path, lengths: Sequence[int] = LENGTHS) -> list[Opened]:
    """Open matches of several lengths of each game, as long as random play makes them."""
    return [opened for game in GAMES.values() for opened in _of(folder / game.id, game, lengths)]


def _of(folder: Path, game: AnyGame, lengths: Sequence[int]) -> Iterator[Opened]:
    longest = 0
    for length in lengths:
        saved = longest_match(game, length)
        actions = len(saved.match.log)
        if actions <= longest:
            return
        longest = actions
        store = Store(folder)
        store.save(saved, NOW)
        (header,) = [each for each in (*store.list_running(NOW).headers, *store.list_finished(NOW).headers)]
        path = next(path for path in store.paths(header.id) if path.exists())
        taken = [_timed(store, header) for _ in range(REPEATS)]
        floor = [_read(path) for _ in range(REPEATS)]
        path.unlink()
        yield Opened(game.id, actions, statistics.median(taken), statistics.median(floor))


def _timed(store: Store, header: object) -> float:
    start = time.process_time()
    opened = store.open(header, NOW)  # type: ignore[arg-type]
    taken = (time.process_time() - start) * 1000
    assert opened.saved is not None, opened.troubles
    store.close(opened.saved.id)
    return taken


def _read(path: Path) -> float:
    start = time.process_time()
    json.loads(path.read_bytes())
    return (time.process_time() - start) * 1000


def longest_match(game: AnyGame, actions: int) -> SavedMatch:
    """The longest of a few matches of random play, as much of it as is wanted."""
    matches = (_played(game, seed, actions) for seed in range(SEEDS))
    match = max(matches, key=lambda match: len(match.log))
    people = [Player(name="Mara", level=None)]
    people += [Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, match.seats)]
    return SavedMatch("long", match, tuple(people), NOW)


def _played(game: AnyGame, seed: int, actions: int) -> Match:
    longest = {"target": 5000} if "target" in game.options.model_fields else {}
    match, random = Match(game, game.options(**longest), game.seats[0], seed), Random(seed)
    while (seat := match.to_move) is not None and len(match.log) < actions:
        moves = match.legal(seat)
        match.play(seat, moves[int(random.random() * len(moves))])
    return match


def as_text(opened: Sequence[Opened]) -> str:
    """A line for each."""
    lines = ["opening a match, milliseconds of one core, beside reading its file:"]
    titles = {game.id: game.title for game in GAMES.values()}
    lines += [
        f"  {titles[each.game]}, {each.actions} actions: {each.milliseconds:.0f} ({each.floor:.1f})"
        for each in opened
    ]
    return "\n".join(lines)
