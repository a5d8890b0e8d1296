"""Kill programs while they play. Everything they reported as saved must still be there, to the card."""

import os
import shutil
import signal
import time
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from select import select
from traceback import format_exc

from game.catalog import GAMES
from game.contract import AnyGame
from saves.saved_match import SavedMatch
from saves.store import Store
from tests.conformance.tables import at_random
from torture_tests.matches import dealt, seated
from torture_tests.run import Run

LONGEST_LIFE = 0.4
"""The most seconds that a program plays before it is killed."""
LONGEST_START = 30.0
"""The most seconds that a program may take to start playing, on a busy machine."""
KILLED_EARLY = 0.1
"""Share of programs that are killed while they look for a match to continue."""
EARLY_LIFE = 0.05
"""The most seconds before such a program is killed."""
WARM_UP = 5
"""Actions of each game that are played and saved before the first program starts."""
PLAYS = "plays"
"""The line by which a program reports that it is playing."""
EVERY_NEW_FOLDER = 25
"""Programs that continue each other's matches before a new folder is used."""


def kills(run: Run) -> None:
    """Kill one program after another, each of which continues where the last one was killed."""
    folder = run.folder
    _warm_up(folder)
    actions, late = 0, 0
    for random in run.trials():
        if run.tried % EVERY_NEW_FOLDER == 1:
            shutil.rmtree(folder, ignore_errors=True)
        told = _killed(run, folder, random)
        actions += len(told)
        late += bool(told)
        with run.no_traceback("looking for matches"):
            _check(run, folder, told)
    run.did(actions, "actions saved")
    run.did(late, "programs killed after a save")


def _warm_up(folder: Path) -> None:
    """Play, save and open matches of all games.

    Programs are forked from this one, so they find everything imported and start to play at once.
    """
    random, store = Random(0), Store(folder)
    for game in GAMES.values():
        saved = _begun(store, random, game)
        for _ in range(WARM_UP):
            at_random(saved.match, random)
            store.save(saved, datetime.now())
        saved.match.digest()
        store.close(saved.id)
    store.tidy()
    store.close(_taken_up(store, random).id)
    store.finished.listing(datetime.now())


def _killed(run: Run, folder: Path, random: Random) -> dict[tuple[str, int], str]:
    """Let a program play and save until it is killed.

    Returns:
        The fingerprints that it reported as saved, by match and count.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            play_for_ever(folder, random, write)
        except Exception:
            os.write(2, format_exc().encode())
        finally:
            os._exit(1)
    os.close(write)
    if random.random() < KILLED_EARLY:
        time.sleep(random.uniform(0.0, EARLY_LIFE))
    elif select([read], [], [], LONGEST_START)[0]:
        time.sleep(random.uniform(0.005, LONGEST_LIFE))
    else:
        run.fail(f"a program does not play after {LONGEST_START:.0f} seconds")
    os.kill(child, signal.SIGKILL)
    with os.fdopen(read) as pipe:
        lines = [line.split() for line in pipe.read().splitlines()]
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        run.fail("a program ended before it was killed")
    return {(words[0], int(words[1])): words[2] for words in lines if len(words) == 3}


def play_for_ever(folder: Path, random: Random, told: int) -> None:
    """Continue or start a match, act, save and report each save. Sometimes undo or restart.

    The number of hints counts the saves.
    """
    store = Store(folder)
    store.tidy()
    saved = _taken_up(store, random)
    os.write(told, f"{PLAYS}\n".encode())
    while True:
        if saved.match.to_move is None or random.random() < 0.01:
            store.close(saved.id)
            saved = _begun(store, random)
        elif saved.match.log and random.random() < 0.02:
            saved = replace(saved, match=saved.match.undone(1), undone=saved.undone + 1)
        else:
            at_random(saved.match, random)
        saved = replace(saved, hints=saved.hints + 1)
        store.save(saved, datetime.now())
        os.write(told, f"{saved.id} {saved.hints} {saved.match.digest()}\n".encode())


def _taken_up(store: Store, random: Random) -> SavedMatch:
    for header in store.list_running(datetime.now()).headers:
        opened = store.open(header, datetime.now())
        if opened.saved is not None and not opened.troubles:
            return opened.saved
        os.write(2, f"{opened.troubles}\n".encode())
    return _begun(store, random)


def _begun(store: Store, random: Random, game: AnyGame | None = None) -> SavedMatch:
    match = dealt(random, game)
    return store.begin(match, seated(match, random), datetime.now())


def _check(run: Run, folder: Path, told: dict[tuple[str, int], str]) -> None:
    """Check that every saved match is there and up to date, and that every file can be used."""
    store = Store(folder)
    running, finished = store.list_running(datetime.now()), store.finished.listing(datetime.now())
    for trouble in running.troubles + finished.troubles:
        run.fail(trouble)
    found = {header.id: header for header in running.headers + finished.headers}
    last: dict[str, int] = {}
    for match_id, count in told:
        last[match_id] = max(count, last.get(match_id, 0))
    for match_id, count in last.items():
        if match_id not in found:
            run.fail(f"{match_id} is gone, saved at {count}")
            continue
        opened = store.open(found[match_id], datetime.now())
        for trouble in opened.troubles:
            run.fail(trouble)
        store.close(match_id)
        saved = opened.saved
        if saved is None:
            continue
        if not count <= saved.hints <= count + 1:
            run.fail(f"{match_id} was saved {count} times and has come to {saved.hints}")
        elif saved.hints == count and saved.match.digest() != told[match_id, count]:
            run.fail(f"{match_id} is another position than was saved")
