"""Matches on disk: the same position after loading, and nothing lost with any other file in the folder."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC
from pathlib import Path
from random import Random
from threading import Event

import pytest

from game.catalog import find
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.options import HellOptions
from game.match import Entry, Match
from game.sentences import PlayerError
from saves.files import previous
from saves.store import IN_USE, LOCK_TIMEOUT, Locks, Store
from saves.upgrade import FORMAT
from tests import ROOT
from tests.conformance.tables import at_random
from tests.read_only import read_only
from tests.saves.matches import (
    NOW,
    PLAYERS,
    begun,
    only_file,
    only_header,
    play_on,
    reopened,
    summed,
    written,
)


def test_a_match_comes_back_to_the_same_position_after_every_action(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = begun(store)
    random = Random(2)
    while saved.match.to_move is not None:
        store.save(saved, NOW)
        found = store.open(only_header(store), NOW).saved
        assert found.match.digest() == saved.match.digest()
        assert found.match.view(0) == saved.match.view(0)
        assert (found.players, found.started, found.id) == (saved.players, saved.started, saved.id)
        at_random(saved.match, random)


def test_a_header_is_read_without_playing_the_match(tmp_path: Path, monkeypatch) -> None:
    store, saved = written(tmp_path, 40)

    def never(*_: object) -> None:
        raise AssertionError("the match was played")

    monkeypatch.setattr(Match, "__init__", never)
    header = only_header(store)
    standing = saved.match.standing
    assert (header.game, header.players, header.id) == ("devil", PLAYERS, saved.id)
    assert (header.totals, header.deals) == (standing.totals, len(standing.deals))
    assert (header.actions, header.over) == (40, False)
    assert header.saved == NOW.astimezone(UTC)


def test_a_header_has_the_points_of_a_game_that_still_runs(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = store.begin(Match(HELL_IS_HUNGRY, HellOptions(), 2, 4), PLAYERS, NOW)
    play_on(saved, 40)
    store.save(saved, NOW)
    view = saved.match.view(0)
    assert any(only_header(store).totals)
    assert only_header(store).totals == (view.points(0), view.points(1))


def test_a_finished_match_is_kept_apart(tmp_path: Path) -> None:
    store, saved = written(tmp_path, 3)
    play_on(saved, 10_000)
    store.save(saved, NOW)
    assert store.list_running(NOW).headers == ()
    assert list(store.running.folder.iterdir()) == []
    (header,) = store.finished.listing(NOW).headers
    assert header.over and header.winners == saved.match.standing.winners
    assert store.read(header).match.digest() == saved.match.digest()


def test_undoing_the_end_of_a_match_makes_it_run_again(tmp_path: Path) -> None:
    store, _ = written(tmp_path, 10_000)
    again = store.open(store.finished.listing(NOW).headers[0], NOW).saved
    store.save(type(again)(again.id, again.match.undone(1), again.players, again.started), NOW)
    assert store.finished.listing(NOW).headers == ()
    assert reopened(store).to_move is not None


def test_a_finished_match_left_among_the_running_ones_is_moved(tmp_path: Path) -> None:
    store, saved = written(tmp_path, 10_000)
    (file,) = store.finished.folder.glob("*.json")
    os.replace(file, store.running.folder / file.name)
    assert store.list_running(NOW).headers == ()
    assert [header.id for header in store.finished.listing(NOW).headers] == [saved.id]


def test_a_finished_match_that_cannot_be_moved_is_not_listed_as_running(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.finished_state() == 0
    saved = begun(store)
    play_on(saved, 10_000)
    store.save(saved, NOW)
    assert store.finished_state() > 0
    (file,) = store.finished.folder.glob("*.json")
    os.replace(file, store.running.folder / file.name)
    with read_only(tmp_path):
        assert store.list_running(NOW).headers == ()
        assert store.finished.listing(NOW).headers == ()
    assert store.list_running(NOW).headers == () and len(store.finished.listing(NOW).headers) == 1


def test_a_file_that_only_claims_to_be_finished_is_not_put_away(tmp_path: Path) -> None:
    store, saved = written(tmp_path)
    store.save(saved, NOW)
    file = only_file(store)
    file.write_text(file.read_text(encoding="utf-8").replace('"over":false', '"over":true'), encoding="utf-8")
    drawer = store.list_running(NOW)
    assert [header.over for header in drawer.headers] == [False] and "damaged" in drawer.troubles[0]
    assert store.open(drawer.headers[0], NOW).saved is not None
    assert store.finished.listing(NOW).headers == ()


def test_a_file_that_can_be_neither_used_nor_set_aside_is_told_of_once(tmp_path: Path) -> None:
    store, saved = written(tmp_path)
    (store.running.folder / "ruined.json").write_text("ruined")
    with read_only(tmp_path):
        (trouble,) = store.list_running(NOW).troubles
        assert "ruined.json can't be set aside (Read-only" in trouble
        assert store.list_running(NOW).troubles == () and only_header(store).id == saved.id
    assert "set aside as ruined.json.set-aside" in store.list_running(NOW).troubles[0]


def test_the_match_played_last_comes_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    older, newer = begun(store, 1), begun(store, 2, NOW.replace(hour=21))
    store.save(older, NOW.replace(hour=22))
    store.save(newer, NOW.replace(hour=21))
    assert [header.id for header in store.list_running(NOW).headers] == [older.id, newer.id]


def test_a_kill_between_two_renames_loses_nothing_but_the_action_in_flight(tmp_path: Path) -> None:
    store, saved = written(tmp_path)
    play_on(saved, 3)
    store.save(saved, NOW)
    file = only_file(store)
    digest = saved.match.digest()
    file.with_name(f"{file.name}.k2j3.part").write_text("{ half a fi", encoding="utf-8")
    assert reopened(store).digest() == digest
    os.replace(file, previous(file))
    assert reopened(store).digest() == digest


TARGET = f'"target":{find("devil").options().target}'
THIS_FORMAT = f'"format":{FORMAT}'
DAMAGE = [
    (lambda text: text[: len(text) // 2], "file is damaged"),
    (lambda text: "", "file is damaged"),
    (lambda text: "\x89PNG\n not a match", "file is damaged"),
    (lambda text: "[" * 100_000, "file is damaged"),
    (lambda text: text.replace(THIS_FORMAT, '"format":99'), "newer Brimstone"),
    (lambda text: text.replace(THIS_FORMAT, '"format":99,"hats":3'), "newer Brimstone"),
    (lambda text: text.replace(THIS_FORMAT, '"format":-1'), "file is damaged"),
    (lambda text: text.replace(THIS_FORMAT, '"format":true'), "file is damaged"),
    (lambda text: summed(text.replace('"rules_version":', '"rules_version":99')), "newer Brimstone"),
    (lambda text: summed(text.replace('"game":"devil"', '"game":"poker"')), "no game called 'poker'"),
    (lambda text: summed(text.replace(TARGET, '"target":3')), "file is damaged"),
    (lambda text: summed(text.replace(TARGET, '"target":NaN')), "isn't a Brimstone match"),
    (lambda text: summed(text.replace('"fingerprints":["', '"fingerprints":["1-')), "match today's rules"),
    (lambda text: summed(text.replace('"do":"', '"do":"Un')), "file is damaged"),
    (lambda text: summed(text.replace('"seed":4', '"seed":5')), "file is damaged"),
    (lambda text: summed(text.replace('"seed":4', '"seed":-4')), "file is damaged"),
    (lambda text: summed(text.replace('"seat":', '"seat":9')), "file is damaged"),
    (lambda text: summed(text.replace('"seat":1', '"seat":7')), "file is damaged"),
    (lambda text: text.replace(TARGET, '"target":9999'), "file is damaged"),
]


@pytest.mark.parametrize(("damage", "sentence"), DAMAGE)
def test_a_file_that_cannot_be_used_is_set_aside_with_a_sentence(tmp_path, damage, sentence) -> None:
    store, _ = written(tmp_path, 5)
    file = only_file(store)
    whole = file.read_text(encoding="utf-8")
    ruined = damage(whole)
    assert ruined != whole
    file.write_text(ruined, encoding="utf-8")
    found = store.list_running(NOW)
    troubles = found.troubles
    for header in found.headers:
        opened = store.open(header, NOW)
        assert opened.saved is None
        troubles += opened.troubles
    (trouble,) = troubles
    assert sentence in trouble
    aside = file.with_name(f"{file.name}.set-aside-20260301-201500")
    assert aside.read_text(encoding="utf-8") == ruined
    assert aside.name in trouble
    assert store.list_running(NOW) == type(found)((), ())


def test_every_change_of_a_last_action_is_found_out(tmp_path: Path) -> None:
    store, _ = written(tmp_path, 30)
    file, header = only_file(store), only_header(store)
    whole = file.read_text(encoding="utf-8")
    last = whole.rindex('{"seat"')
    end = whole.index("]", last)
    for at in range(last, end):
        for letter in '019x"':
            if whole[at] != letter:
                file.write_text(whole[:at] + letter + whole[at + 1 :], encoding="utf-8")
                with pytest.raises(PlayerError, match="damaged"):
                    store.read(header)


def test_moves_under_older_rules_are_told_from_damage(tmp_path: Path) -> None:
    store, saved = written(tmp_path, 5)
    text = only_file(store).read_text(encoding="utf-8")
    version = f'"rules_version":{saved.match.game.rules_version}'
    assert version in text
    text = text.replace(version, '"rules_version":0').replace('"fingerprints":["1-', '"fingerprints":["1-0')
    only_file(store).write_text(summed(text), encoding="utf-8")
    (trouble,) = store.open(only_header(store), NOW).troubles
    assert "rules have been corrected" in trouble


def test_the_previous_copy_stands_in_for_a_ruined_file(tmp_path: Path) -> None:
    store, saved = written(tmp_path)
    digest = saved.match.digest()
    play_on(saved, 1)
    store.save(saved, NOW)
    only_file(store).write_text("ruined", encoding="utf-8")
    found = store.list_running(NOW)
    assert len(found.troubles) == 1
    assert reopened(store).digest() == digest


def test_leftovers_of_killed_programs_are_tidied_everywhere(tmp_path: Path) -> None:
    store, _ = written(tmp_path)
    kept = {path for path in tmp_path.rglob("*") if path.is_file()}
    folders = [tmp_path / name for name in ("", "matches", "finished")]
    for folder in (*folders, tmp_path / "played-now"):
        folder.mkdir(exist_ok=True)
        for name in ("half.json.x1.part", "half.lock"):
            (folder / name).touch()
            os.utime(folder / name, (0, 0))
    left = {folder / "half.lock" for folder in folders} | set((tmp_path / "played-now").glob("half.json.*"))
    store.tidy()
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == kept | left


def test_several_bad_files_cost_only_themselves(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for number in range(6):
        store.save(begun(store, number, NOW.replace(minute=number)), NOW)
    files = sorted(store.running.folder.glob("*.json"))
    files[0].write_bytes(b"")
    files[1].unlink()
    files[1].mkdir()
    files[2].unlink()
    os.mkfifo(files[2])
    files[3].unlink()
    files[3].symlink_to("/dev/zero")
    with files[4].open("wb") as file:
        file.truncate(100_000_000)
    found = store.list_running(NOW)
    assert [header.id for header in found.headers] == [files[5].stem]
    assert len(found.troubles) == 5
    assert len(list(store.running.folder.glob("*.set-aside-*"))) == 5


def test_files_that_are_no_matches_are_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(begun(store), NOW)
    (store.running.folder / "holiday.txt").write_text("sun", encoding="utf-8")
    (store.running.folder / "box").mkdir()
    (store.running.folder / os.fsdecode(b"\xff\xfe.json")).write_text("no name", encoding="utf-8")
    found = store.list_running(NOW)
    assert (len(found.headers), found.troubles) == (1, ())
    assert (store.running.folder / "holiday.txt").read_text(encoding="utf-8") == "sun"


KILLED = """
import sys
from datetime import datetime
from pathlib import Path
from random import Random
from saves.store import Store
from tests.conformance.tables import at_random
from tests.saves.matches import begun
store = Store(Path(sys.argv[1]))
saved = begun(store)
random = Random(3)
while saved.match.to_move is not None:
    store.save(saved, datetime.now())
    print(len(saved.match.log), saved.match.digest(), flush=True)
    at_random(saved.match, random)
"""


def test_a_killed_program_comes_back_to_the_last_action_it_had_written(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as program:
        program.stdout.readline()
        time.sleep(0.05)
        program.kill()
        told = dict(line.split() for line in program.stdout.read().splitlines() if len(line.split()) == 2)
    match = reopened(Store(tmp_path))
    count = len(match.log)
    assert count >= max(map(int, told), default=0)
    assert told.get(str(count), match.digest()) == match.digest()


def test_counts_of_hints_go_on_from_where_they_were(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = begun(store)
    play_on(saved, 6)
    store.save(replace(saved, undone=3, hints=5), NOW)
    header = only_header(store)
    again = store.open(header, NOW).saved
    assert (again.undone, again.hints) == (header.undone, header.hints) == (3, 5)


def test_a_match_whose_undone_moves_cannot_be_redone_is_set_aside(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = begun(store)
    play_on(saved, 6)
    wrong = (Entry(1 - saved.match.log[3].seat, saved.match.log[3].action),)
    store.save(replace(saved, match=saved.match.undone(3), free_undo=True, ahead=wrong), NOW)
    opened = store.open(only_header(store), NOW)
    assert opened.saved is None and "undone moves can't be redone" in opened.troubles[0]
    assert any(store.running.folder.iterdir()), "it is gone"


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
    """Yield a real process that has opened the one match there is."""
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


def test_a_match_open_elsewhere_opens_once_it_is_closed(tmp_path: Path) -> None:
    here = Store(tmp_path)
    saved = begun(here)
    here.save(saved, NOW)
    here.close(saved.id)
    with another_program(tmp_path) as other:
        opened = here.open(only_header(here), NOW)
        assert (opened.saved, opened.troubles) == (None, (IN_USE,))
        assert here.read(only_header(here)).match.digest() == saved.match.digest()
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


def test_only_locks_of_killed_programs_are_swept(tmp_path: Path) -> None:
    (tmp_path / "old.lock").touch()
    one, other = Locks(tmp_path), Locks(tmp_path)
    assert one.take("mine") and not other.take("mine")
    other.remove_abandoned()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.lock"]
    one.release("mine")
    assert list(tmp_path.iterdir()) == [] and other.take("mine")


def test_a_match_held_only_for_a_moment_is_not_called_in_use(tmp_path: Path) -> None:
    held = Event()

    def hold() -> None:
        sweeping = Locks(tmp_path)
        sweeping.take("mine")
        held.set()
        time.sleep(LOCK_TIMEOUT / 3)
        sweeping.release("mine")

    with ThreadPoolExecutor() as threads:
        done = threads.submit(hold)
        held.wait()
        assert Locks(tmp_path).take("mine")
        done.result()


def test_a_match_is_played_where_nothing_can_be_locked(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert Locks(tmp_path / "file").take("any")
