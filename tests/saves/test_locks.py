"""Two programs on one folder: each match has one owner, and the other is told so."""

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

from saves.locks import PATIENCE, Locks
from saves.store import IN_USE, Store
from tests.saves.matches import NOW, begun, only_header, play_on

ROOT = Path(__file__).resolve().parents[2]

OTHER = """
import sys
from datetime import datetime
from pathlib import Path
from saves.store import Store
store = Store(Path(sys.argv[1]))
(header,) = store.list_running(datetime.now()).headers
print(store.open(header, datetime.now()).saved is not None, flush=True)
sys.stdin.readline()
"""


@contextmanager
def another_program(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A real process that has opened the one match there is."""
    with subprocess.Popen(
        [sys.executable, "-c", OTHER, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None and program.stdout.readline() == "True\n"
        yield program
        program.kill()


def test_a_match_played_in_another_program_is_listed_and_not_opened(tmp_path: Path) -> None:
    here = Store(tmp_path)
    saved = begun(here)
    here.save(saved, NOW)
    here.close(saved.id)
    with another_program(tmp_path):
        opened = here.open(only_header(here), NOW)
        assert (opened.saved, opened.troubles) == (None, (IN_USE,))
        assert here.read(only_header(here)).match.digest() == saved.match.digest()


def test_a_killed_owner_holds_nothing_back(tmp_path: Path) -> None:
    here = Store(tmp_path)
    saved = begun(here)
    here.save(saved, NOW)
    here.close(saved.id)
    with another_program(tmp_path) as other:
        other.kill()
        other.wait()
        assert here.open(only_header(here), NOW).saved is not None


def test_two_programs_that_begin_at_the_same_moment_begin_two_matches(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)
    first, second = begun(one, 1), begun(other, 2)
    one.save(first, NOW)
    other.save(second, NOW)
    play_on(first, 3)
    one.save(first, NOW)
    assert sorted(header.actions for header in one.list_running(NOW).headers) == [0, 3]


def test_a_match_that_was_left_can_be_opened_elsewhere(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)
    saved = begun(one)
    one.save(saved, NOW)
    assert other.open(only_header(other), NOW).saved is None
    one.close(saved.id)
    assert other.open(only_header(other), NOW).saved is not None


def test_a_match_is_claimed_in_a_folder_that_was_not_there(tmp_path: Path) -> None:
    folder = tmp_path / "home" / "brimstone"
    one, other = Store(folder), Store(folder)
    saved = begun(one)
    assert one.plays(saved.id) and not other.plays(saved.id)
    assert one.lock(saved.id), "its own claim holds"
    assert not other.lock(saved.id)
    one.close(saved.id)
    assert not one.plays(saved.id) and other.lock(saved.id)
    one.close(saved.id)
    assert not one.lock(saved.id), "nobody gives up the claim of another"


def test_locks_of_killed_programs_are_swept_and_held_ones_stay(tmp_path: Path) -> None:
    (tmp_path / "old.lock").touch()
    one, other = Locks(tmp_path), Locks(tmp_path)
    assert one.take("mine") and not other.take("mine")
    other.sweep()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.lock"]
    one.drop("mine")
    assert list(tmp_path.iterdir()) == [] and other.take("mine")


def test_a_match_that_another_program_holds_for_a_moment_only_is_not_called_in_use(tmp_path: Path) -> None:
    held = Event()

    def hold() -> None:
        sweeping = Locks(tmp_path)
        sweeping.take("mine")
        held.set()
        time.sleep(PATIENCE / 3)
        sweeping.drop("mine")

    with ThreadPoolExecutor() as threads:
        done = threads.submit(hold)
        held.wait()
        assert Locks(tmp_path).take("mine")
        done.result()


def test_where_nothing_can_be_locked_the_match_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert Locks(tmp_path / "file").take("any")
