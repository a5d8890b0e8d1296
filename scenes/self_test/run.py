"""Tries every part of the program once and says in a line each how it went."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.assets import Assets, default_root
from game.catalog import GAMES
from game.contract import AnyGame
from game.match import Match
from game.minds.thinker import Thinker
from scenes.self_test import parts
from scenes.self_test.parts import Wrong
from scenes.self_test.sitting import PATIENCE, SEED, sitting

UNSEEN = "dummy"
"""The driver of SDL that shows, and plays, nothing."""
THINKING = 0.1
"""Seconds that the process is given for an action."""

Check = Callable[[Assets], str]
"""Tries something; says what it did, or raises."""


def self_test(tell: Callable[[str], None], root: Path | None = None) -> int:
    """Run every check, without a window and without a sound; returns the exit status: 0, or 1 if any failed.

    Args:
        tell: gets a line for each.
        root: the assets folder, if not the program's own.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = UNSEEN
    began, failed = time.perf_counter(), 0
    for name, check in checks():
        try:
            tell(f"ok      {name}: {check(Assets(root or default_root(), *GAMES.asset_folders))}")
        except Exception as trouble:  # whatever goes wrong is what is looked for
            failed += 1
            tell(f"FAILED  {name}: {trouble or type(trouble).__name__}")
    seconds = time.perf_counter() - began
    tell(f"{f'{failed} failed' if failed else 'All is well'}, in {seconds:.1f} seconds.")
    return 1 if failed else 0


def checks() -> Iterator[tuple[str, Check]]:
    """Every check, with its name."""
    yield "pictures", _with_screen(parts.pictures)
    yield "maps", parts.maps
    yield "rules", parts.rules
    yield "typefaces", _with_screen(parts.typefaces)
    yield "sounds", parts.sounds
    for game in GAMES.values():
        yield game.title, _match(game)
    first = next(iter(GAMES.values()))
    yield "saves", _save(first)
    yield "the Descent", _way_down
    yield "thinking", _thinking


def _with_screen(check: Check) -> Check:
    """Pictures are made for a screen."""

    def checked(assets: Assets) -> str:
        with sitting(assets):
            return check(assets)

    return checked


def _match(game: AnyGame) -> Check:
    def played(assets: Assets) -> str:
        with sitting(assets) as sits:
            return sits.match(game)

    return played


def _save(game: AnyGame) -> Check:
    def saved(assets: Assets) -> str:
        with sitting(assets) as sits:
            return sits.save(game)

    return saved


def _way_down(assets: Assets) -> str:
    with sitting(assets) as sits:
        return sits.way_down()


def _thinking(_: Assets) -> str:
    """Ask the process that thinks for the first action of each game."""
    thinker = Thinker(time.monotonic, patience=PATIENCE)
    try:
        visits = sum(_asked(thinker, game) for game in GAMES.values())
    finally:
        thinker.stop()
    return f"a process weighed {visits} tries"


def _asked(thinker: Thinker, game: AnyGame) -> int:
    match = Match(game, game.options(), game.seats[0], SEED)
    seat = match.to_move
    if seat is None:
        raise Wrong(f"Nobody is to move at {game.title}.")
    ticket = thinker.ask(game, match.view(seat), THINKING, SEED)
    while (weighed := ticket.poll()) is None:
        time.sleep(0.005)
    if not {option.action for option in weighed} <= set(match.legal(seat)):
        raise Wrong(f"What was thought of at {game.title} may not be done.")
    return sum(option.visits for option in weighed)
