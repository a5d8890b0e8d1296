"""Keep matches of every game as files of today's format, to test later versions on.

Usage: python build_scripts/keep_matches.py
    Writes tests/saves/kept/format_N, where N is today's format. Run it when there is a new game, a new
    version of a game's rules or a new form of fingerprints. Files of older formats are never changed.

python build_scripts/keep_matches.py --older GAME ...
    Writes a running and a finished match of each game to tests/saves/kept/older_rules. Run it before you
    change rules whose old version can still be played: afterwards, no such matches can be written.
"""

import argparse
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
from tests.conformance.tables import at_random

KEPT = ROOT / "tests" / "saves" / "kept"
BEGUN = datetime(2026, 3, 1, 20, 15, 30, 250000, tzinfo=UTC)
ACTIONS = 40
SEED = 20260301


def main() -> None:
    """Write a file for each game, or two for each game named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--older", nargs="+", choices=GAMES, metavar="GAME", help="before its rules change")
    older = parser.parse_args().older
    if older:
        _keep(
            KEPT / "older_rules",
            [_of_older_rules(GAMES[game], over) for game in older for over in (False, True)],
        )
    else:
        _keep(KEPT / f"format_{FORMAT}", [_saved(game.id, _at_random(game)) for game in GAMES.values()])


def _keep(target: Path, matches: list[SavedMatch]) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        for saved in matches:
            store.save(saved, BEGUN)
            shutil.copy(next(path for path in store.paths(saved.id) if path.exists()), target)


def _saved(name: str, match: Match) -> SavedMatch:
    players = [Player(name="Mara", level=None), *(Player(name=each.value, level=each) for each in Level)]
    return SavedMatch(name, match, tuple(players[: match.seats]), BEGUN)


def _at_random(game: AnyGame) -> Match:
    """Return an unfinished match, played at random."""
    random, match = Random(SEED), _dealt(game)
    while match.to_move is not None and len(match.log) < ACTIONS:
        at_random(match, random)
    return match


def _of_older_rules(game: AnyGame, over: bool) -> SavedMatch:
    """Return a match between Imps and Fiends, unfinished or over; its file name has the rules version."""
    random, match = Random(SEED), _dealt(game)
    while (seat := match.to_move) is not None and (over or len(match.log) < ACTIONS):
        action = game.search.policies[(Level.IMP, Level.FIEND)[seat % 2]](match.view(seat), random)
        assert action is not None
        match.play(seat, action)
    return _saved(f"{game.id}_{game.rules_version}_{'finished' if over else 'running'}", match)


def _dealt(game: AnyGame) -> Match:
    return Match(game, game.options(), min(4, game.seats[-1]), SEED)


if __name__ == "__main__":
    main()
