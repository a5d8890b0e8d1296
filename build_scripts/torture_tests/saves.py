"""Damage match files in every way. Intact files must open, and damaged ones must be set aside unchanged."""

import json
import shutil
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from game.catalog import GAMES
from saves.files import previous
from saves.saved_match import SavedMatch
from saves.store import Store
from tests.conformance.tables import at_random
from torture_tests.headless import HeadlessProgram
from torture_tests.matches import dealt, sealed, seated
from torture_tests.mutations import replaced_by_something_else, ruined_bytes, ruined_values
from torture_tests.run import Run

NOW = datetime(2026, 3, 1, 20, 15)
KEPT = Path(__file__).resolve().parents[2] / "tests" / "saves" / "kept"
MOST_FILES = 6
SHOWN_EVERY = 40
"""Trials between two that are shown on the menu."""


def saves(run: Run) -> None:
    """Fill folders with intact and damaged files, and read them as the program does."""
    corpus = _corpus(run.folder / "corpus", Random(run.seed))
    ruined, opened = 0, 0
    with HeadlessProgram(run.folder / "program") as program:
        for random in run.trials():
            folder = run.folder / "trial"
            shutil.rmtree(folder, ignore_errors=True)
            trial = _Trial(run, folder, random, corpus)
            ruined += trial.lay()
            with run.no_traceback(f"opening {trial.done}"):
                opened += trial.check()
            if run.tried % SHOWN_EVERY == 1:
                trial.lay()
                with run.no_traceback(f"showing {trial.done}"):
                    program.show_matches(folder)
    run.did(ruined, "ruined files")
    run.did(opened, "matches opened", needed=run.tried >= 10)


class _Trial:
    """A folder of matches, some of them damaged."""

    def __init__(self, run: Run, folder: Path, random: Random, corpus: list[tuple[bytes, str, bool]]) -> None:
        self._run = run
        self._random = random
        self._corpus = corpus
        self._store = Store(folder)
        self.done: list[str] = []
        """The damage done, by file."""

    def lay(self) -> int:
        """Write the files; return the number of damaged ones."""
        self.done, self._whole, self._bytes = [], dict[str, str](), list[bytes]()
        for number in range(self._random.randint(1, MOST_FILES)):
            data, digest, over = self._random.choice(self._corpus)
            folder = (self._store.finished if over else self._store.running).folder
            path = folder / f"match-{number}.json"
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            if self._random.random() < 0.35:
                self._whole[path.stem] = digest
            else:
                if self._random.random() < 0.3:
                    previous(path).write_bytes(ruined_bytes(data, self._random))
                self.done.append(f"{path.name}: {self._ruin(path, data)}")
        return len(self.done)

    def _ruin(self, path: Path, data: bytes) -> str:
        chosen = self._random.random()
        if chosen < 0.05:
            return replaced_by_something_else(path, self._random)
        changed = ruined_bytes(data, self._random) if chosen < 0.5 else _with_values(data, self._random)
        path.write_bytes(changed)
        self._bytes.append(changed)
        return f"{len(changed)} bytes"

    def check(self) -> int:
        """Open everything; check that no intact file is lost and no damaged one is deleted.

        Returns:
            The number of matches opened.
        """
        store, found = self._store, {}
        looks = [store.list_running(NOW), store.finished.listing(NOW)]
        for header in [header for drawer in looks for header in drawer.headers]:
            opened = store.open(header, NOW)
            if opened.saved is not None:
                found[header.id] = opened.saved
                store.close(header.id)
        for name, digest in self._whole.items():
            if name not in found:
                self._run.fail(f"{name} was whole and is lost, beside {self.done}")
            elif found[name].match.digest() != digest:
                self._run.fail(f"{name} was whole and is another position, beside {self.done}")
        for saved in found.values():
            store.save(saved, NOW)
        left = {_sum(path.read_bytes()) for path in _plain_files(store)}
        for data in self._bytes:
            if _sum(data) not in left and not _may_be_read(data):
                self._run.fail(f"a ruined file is gone: {self.done}")
        return len(found)


def _plain_files(store: Store) -> list[Path]:
    folders = [folder for folder in (store.running.folder, store.finished.folder) if folder.is_dir()]
    paths = [path for folder in folders for path in folder.iterdir() if not path.is_symlink()]
    return [path for path in paths if path.is_file() and path.stat().st_size < 10_000_000]


def _sum(data: bytes) -> bytes:
    return blake2b(data, digest_size=8).digest()


def _may_be_read(data: bytes) -> bool:
    """True if a changed file can still be read, and so may be overwritten."""
    from saves.match_file import parsed

    try:
        parsed(data, "x")
    except ValueError:
        return False
    return True


def _with_values(data: bytes, random: Random) -> bytes:
    """Return a match file with odd values, often with a right checksum or as an older format."""
    try:
        document: Any = ruined_values(json.loads(data), random)
        if not isinstance(document, dict) or "header" not in document or random.random() < 0.3:
            return json.dumps(document).encode("utf-8", "replace")
        return sealed(document["header"], document.get("match"))
    except (ValueError, RecursionError):
        return ruined_bytes(data, random)


def _corpus(folder: Path, random: Random) -> list[tuple[bytes, str, bool]]:
    """Return intact files of every game, short and long, with their fingerprints and if they are over."""
    store, files = Store(folder), []
    for game in GAMES.values():
        for actions in (0, 5, 60, 100_000):
            match = dealt(random, game)
            while match.to_move is not None and len(match.log) < actions:
                at_random(match, random)
            saved = SavedMatch(f"{game.id}-{actions}", match, seated(match, random), NOW)
            store.save(saved, NOW)
            over = match.to_move is None
            path = (store.finished.folder if over else store.running.folder) / f"{saved.id}.json"
            files.append((path.read_bytes(), match.digest(), over))
    return files
