"""Keeps a match of every game as today's version writes it, for every later version to be tested on.

Usage: python build_scripts/keep_matches.py
    Writes tests/saves/kept/format_N, N being today's format. Run it when a game is new, its rules have a new
    version, or when fingerprints have a new form; files of older formats stay as they are for ever.
"""

import shutil
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from game.match import Match
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.store import Store
from saves.upgrade import FORMAT

KEPT = ROOT / "tests" / "saves" / "kept"
BEGUN = datetime(2026, 3, 1, 20, 15, 30, 250000, tzinfo=UTC)
ACTIONS = 40
SEED = 20260301


def main() -> None:
    """Write one file for each game."""
    target = KEPT / f"format_{FORMAT}"
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        for game in GAMES.values():
            saved = _played(game)
            store.save(saved, BEGUN)
            shutil.copy(store.paths(saved.id)[0], target)


def _played(game: AnyGame) -> SavedMatch:
    """Return a match under way, played at random."""
    seats, random = min(4, game.seats[-1]), Random(SEED)
    match = Match(game, game.options(), seats, SEED)
    while (seat := match.to_move) is not None and len(match.log) < ACTIONS:
        moves = match.legal(seat)
        match.play(seat, moves[int(random.random() * len(moves))])
    players = [Player(name="Mara", level=None), *(Player(name=each.value, level=each) for each in Level)]
    return SavedMatch(game.id, match, tuple(players[:seats]), BEGUN)


if __name__ == "__main__":
    main()
