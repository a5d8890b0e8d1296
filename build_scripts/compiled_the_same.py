"""Compile what a package compiles, and check that it plays the same as the source, action by action.

Usage: python build_scripts/compiled_the_same.py

Both play matches at every table with the fewest and the most seats, without and with every yes-or-no option.
Each action is chosen by the policies, at random, or by a search with a fixed number of iterations, whose
every figure is compared; and some matches are played at random from end to end. A line for each table; exits
1 where one differs.
"""

import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from pickle import dumps, loads
from random import Random
from tempfile import TemporaryDirectory
from types import FunctionType

ROOT = Path(__file__).resolve().parent.parent
TREE = Path(sys.argv[2]) if sys.argv[1:2] == ["--tell"] else ROOT
"""The tree whose program this process runs."""
sys.path.insert(0, str(TREE))

from random_play import play_at_random

from game.catalog import GAMES
from game.codec import NotAnAction, from_plain, to_plain
from game.contract import AnyGame
from game.contract.options import Options
from game.contract.rules import View
from game.fingerprint import fingerprint
from game.level import Level
from game.match import Match
from game.minds.search import Iterations, weigh

ACTIONS = 500
"""At each table, in as many matches as it takes."""
SEARCH_EVERY = 25
ITERATIONS = 40
UNASKED = 2
"""Whole matches of random play."""


def tables(game: AnyGame) -> Iterator[tuple[str, Options, int]]:
    """Return a name, options and seats: the fewest and the most, without and with every option that goes."""
    for seats in sorted({game.seats[0], game.seats[-1]}):
        fields = game.options.model_fields.items()
        for name in ("", *(name for name, field in fields if field.default is False)):
            options = game.options.model_validate({name: True} if name else {})
            try:
                Match(game, options, seats, 1)
            except ValueError:
                continue
            yield f"{game.id}, {seats} seats{', ' * bool(name)}{name}", options, seats


def told(game: AnyGame, options: Options, seats: int) -> str:
    """Return a fingerprint of all that is chosen at a table, and of the positions it leads to."""
    digest = blake2b(digest_size=8)
    match, seed, random = Match(game, options, seats, 1), 1, Random(1)
    for number in range(ACTIONS):
        if match.to_move is None:
            seed += 1
            match = Match(game, options, seats, seed)
        digest.update(_chosen(game, match, number, random).encode())
        digest.update(match.digest().encode() if number % SEARCH_EVERY == 0 else b"")
    digest.update(_unasked(game, options, seats).encode())
    return digest.hexdigest()


def _unasked(game: AnyGame, options: Options, seats: int) -> str:
    """Return the lengths and results of matches of random play."""
    random, ends = Random(2), []
    for seed in range(UNASKED):
        state = game.deal(options, seats, seed)
        ends.append((play_at_random(game, state, random.random), fingerprint(state)))
    return repr(ends)


def _chosen(game: AnyGame, match: Match, number: int, random: Random) -> str:
    """Play one action, by turns as a policy, the search or chance has it; returns what was weighed."""
    seat = match.to_move
    assert seat is not None
    view = match.view(seat)
    habits = [game.search.policies[level](view, random) for level in (Level.IMP, Level.FIEND)]
    choices = [*habits, view.legal[int(random.random() * len(view.legal))]]
    weighed = weigh(game, view, random, Iterations(ITERATIONS)) if number % SEARCH_EVERY == 0 else []
    chosen = weighed[0].action if weighed else choices[number % len(choices)]
    kept = _kept(game, view) if number % SEARCH_EVERY == 0 else []
    match.play(seat, chosen)
    return repr((view.legal, choices, weighed, kept))


def _kept(game: AnyGame, view: View) -> list[object]:
    """Return what a process gets of a view it is sent, and of actions in a file of which half are spoilt."""
    plain = [to_plain(action) for action in view.legal]
    bad = [{name: each if name == "do" else "spoilt" for name, each in action.items()} for action in plain]
    return [loads(dumps(view)) == view, *(_read(game, each) for each in plain + bad)]


def _read(game: AnyGame, plain: dict[str, object]) -> object:
    try:
        return from_plain(plain, game.actions)
    except NotAnAction as refused:
        return str(refused)


def tell() -> None:
    """Print whether this is compiled, and a line for each table."""
    print("source" if isinstance(weigh, FunctionType) else "compiled")
    for game in GAMES.values():
        for name, options, seats in tables(game):
            print(f"{name}: {told(game, options, seats)}", flush=True)


def lines(tree: Path) -> list[str]:
    """Return the output of a process that runs the program of a tree."""
    command = [sys.executable, __file__, "--tell", str(tree)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def main() -> int:
    """Compile, and compare; returns the exit status."""
    from compiling import compiled

    with TemporaryDirectory() as folder:
        compiled(Path(folder))
        (source, *plain), (made, *other) = lines(ROOT), lines(Path(folder))
    if (source, made) != ("source", "compiled"):
        sys.exit(f"These were to be compared as source and compiled: {source}, {made}.")
    for one, two in zip(plain, other, strict=True):
        print(f"{one.rpartition(':')[0]}: {'the same' if one == two else 'DIFFERS'}")
    return int(plain != other)


if __name__ == "__main__":
    if TREE is not ROOT or "--tell" in sys.argv:
        tell()
    else:
        sys.exit(main())
