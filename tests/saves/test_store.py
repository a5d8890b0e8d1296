"""Matches on disk: the same position after loading, and nothing lost whatever is found in the folder."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from game.devil import DEVIL
from game.devil.options import DevilOptions
from game.match import Match
from saves.folder import SaveFailed, previous, set_aside, write
from saves.models import Kind, Player
from saves.store import Store, Table
from tests.conformance.tables import at_random

NOW = datetime(2026, 3, 1, 20, 15)
PLAYERS = (Player(name="Mara", kind=Kind.PERSON), Player(name="Pip", kind=Kind.IMP))


def begun(store: Store, seed: int = 4) -> Table:
    """A fresh two-seat table."""
    return store.new_table(Match(DEVIL, DevilOptions(), 2, seed), PLAYERS, NOW)


def play_on(table: Table, count: int) -> None:
    """Some random actions."""
    random = Random(1)
    for _ in range(count):
        at_random(table.match, random)


def only_file(store: Store) -> Path:
    """The one match file there is."""
    (file,) = store.folder.glob("*.json")
    return file


def test_a_match_comes_back_to_the_same_position_after_every_action(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = begun(store)
    random = Random(2)
    while table.match.to_move is not None:
        store.save(table, NOW)
        (found,) = store.find(NOW).tables
        assert found.match.digest() == table.match.digest()
        assert found.match.view(0) == table.match.view(0)
        assert (found.players, found.started, found.file) == (table.players, table.started, table.file)
        at_random(table.match, random)


def test_a_finished_match_is_kept_but_not_offered_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = begun(store)
    random = Random(2)
    while table.match.to_move is not None:
        at_random(table.match, random)
    store.save(table, NOW)
    assert store.find(NOW).tables == ()
    assert only_file(store).exists()


def test_the_match_played_last_comes_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    older, newer = begun(store, 1), store.new_table(begun(store, 2).match, PLAYERS, NOW.replace(hour=21))
    store.save(older, NOW.replace(hour=22))
    store.save(newer, NOW.replace(hour=21))
    assert [table.match.seed for table in store.find(NOW).tables] == [1, 2]


def test_a_kill_between_two_renames_loses_nothing_but_the_action_in_flight(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = begun(store)
    store.save(table, NOW)
    play_on(table, 3)
    store.save(table, NOW)
    file = only_file(store)
    digest = table.match.digest()
    file.with_name(f"{file.name}.new").write_text("{ half a fi", encoding="utf-8")
    assert store.find(NOW).tables[0].match.digest() == digest
    os.replace(file, previous(file))
    assert store.find(NOW).tables[0].match.digest() == digest


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "it is damaged"),
        (lambda text: "", "it is damaged"),
        (lambda text: "\x89PNG\n not a match", "it is damaged"),
        (lambda text: text.replace('"format": 1', '"format": 99'), "newer Brimstone"),
        (lambda text: text.replace('"format": 1', '"format": 99, "hats": 3'), "newer Brimstone"),
        (lambda text: text.replace('"rules_version": 1', '"rules_version": 99'), "newer Brimstone"),
        (lambda text: text.replace('"rules_version": 1', '"rules_version": 0, "x": 1'), "damaged"),
        (lambda text: text.replace('"game": "devil"', '"game": "poker"'), "no game called 'poker'"),
        (lambda text: text.replace('"target": 180', '"target": 3'), "needs at least 180"),
        (lambda text: text.replace('"digest": "', '"digest": "0'), "moves lead to another position"),
        (lambda text: text.replace('"do": "', '"do": "Un'), "no action of this game"),
        (lambda text: text.replace('"seed": 4', '"seed": 5'), "it is damaged"),
        (lambda text: text.replace('"seat": ', '"seat": 9'), "it is damaged"),
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside_with_a_sentence(
    tmp_path: Path, damage, sentence: str
) -> None:
    store = Store(tmp_path)
    table = begun(store)
    play_on(table, 5)
    store.save(table, NOW)
    file = only_file(store)
    ruined = damage(file.read_text(encoding="utf-8"))
    file.write_text(ruined, encoding="utf-8")
    found = store.find(NOW)
    assert found.tables == ()
    (trouble,) = found.troubles
    assert sentence in trouble
    aside = file.with_name(f"{file.name}.set-aside-20260301-201500")
    assert aside.read_text(encoding="utf-8") == ruined
    assert aside.name in trouble
    assert store.find(NOW).troubles == ()


def test_moves_under_older_rules_are_told_from_damage(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = begun(store)
    play_on(table, 5)
    store.save(table, NOW)
    told = json.loads(only_file(store).read_text(encoding="utf-8"))
    told.update(rules_version=0, digest="0000")
    only_file(store).write_text(json.dumps(told), encoding="utf-8")
    assert "rules of the game have been put right" in store.find(NOW).troubles[0]


def test_the_previous_copy_stands_in_for_a_ruined_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = begun(store)
    store.save(table, NOW)
    digest = table.match.digest()
    play_on(table, 1)
    store.save(table, NOW)
    only_file(store).write_text("ruined", encoding="utf-8")
    found = store.find(NOW)
    assert [table.match.digest() for table in found.tables] == [digest]
    assert len(found.troubles) == 1


def test_foreign_files_and_folders_are_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(begun(store), NOW)
    (store.folder / "holiday.txt").write_text("sun", encoding="utf-8")
    (store.folder / "box").mkdir()
    found = store.find(NOW)
    assert (len(found.tables), found.troubles) == (1, ())
    assert (store.folder / "holiday.txt").read_text(encoding="utf-8") == "sun"


def test_a_folder_that_cannot_be_made_gives_a_sentence(tmp_path: Path) -> None:
    """A file stands where the folder should be: no permission in the world helps."""
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    store = Store(tmp_path / "data")
    with pytest.raises(SaveFailed, match=r"could not save to .* Play goes on"):
        store.save(begun(store), NOW)
    assert store.find(NOW).tables == ()


def test_a_full_disk_gives_a_sentence_and_leaves_the_last_copy_whole(tmp_path: Path) -> None:
    """The kernel refuses to let any file grow past a few bytes, as a full disk does."""
    file = tmp_path / "match.json"
    write(file, "the last good copy")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, limits[1]))
    try:
        with pytest.raises(SaveFailed, match="make room"):
            write(file, "x" * 100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert file.read_text(encoding="utf-8") == "the last good copy"


KILLED = """
import sys
from datetime import datetime
from pathlib import Path
from random import Random
from saves.store import Store
from tests.conformance.tables import at_random
from tests.saves.test_store import begun
store = Store(Path(sys.argv[1]))
table = begun(store)
random = Random(3)
while table.match.to_move is not None:
    store.save(table, datetime.now())
    print(len(table.match.log), table.match.digest(), flush=True)
    at_random(table.match, random)
"""


def test_a_killed_program_comes_back_to_the_last_action_it_had_written(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as program:
        assert program.stdout is not None
        program.stdout.readline()
        time.sleep(0.05)
        program.kill()
        told = dict(line.split() for line in program.stdout.read().splitlines() if len(line.split()) == 2)
    (found,) = Store(tmp_path).find(NOW).tables
    count = len(found.match.log)
    last = max(map(int, told), default=0)
    assert count >= last
    assert told.get(str(count), found.match.digest()) == found.match.digest()


def test_two_files_set_aside_in_one_second_are_both_kept(tmp_path: Path) -> None:
    now = datetime(2026, 3, 1, 20, 15)
    for text in ("first", "second"):
        (tmp_path / "match.json").write_text(text)
        set_aside(tmp_path / "match.json", now)
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == ["first", "second"]
