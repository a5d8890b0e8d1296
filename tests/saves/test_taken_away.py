"""Match files go missing while somebody plays: nothing is lost, and one sentence says so."""

import os
from pathlib import Path
from shutil import rmtree

import pytest

from saves.files import SaveFailed, previous
from saves.managing import rename
from saves.match_file import parsed
from saves.store import CHANGED, DELETED, Store
from tests.saves.matches import NOW, begun, only_file, only_header, play_on


def at_table(folder: Path):
    """Return a store in which a match was written."""
    store = Store(folder)
    saved = begun(store)
    assert store.save(saved, NOW) == ""
    play_on(saved, 2)
    return store, saved


def held(path: Path) -> int:
    return len(parsed(path.read_bytes()).match.log)


def test_after_a_folder_is_deleted_a_match_is_written_again(tmp_path: Path) -> None:
    store, saved = at_table(tmp_path / "data")
    rmtree(tmp_path / "data")
    assert store.save(saved, NOW) == DELETED
    assert held(only_file(store)) == 2
    play_on(saved, 1)
    assert store.save(saved, NOW) == "", "it is said once"
    assert held(only_file(store)) == 3


def test_a_file_that_something_else_changed_is_kept_beside_the_match(tmp_path: Path) -> None:
    store, saved = at_table(tmp_path)
    file = only_file(store)
    file.write_text("from another machine")
    told = store.save(saved, NOW)
    (aside,) = store.running.folder.glob("*set-aside*")
    assert told == CHANGED.format(name=aside.name)
    assert aside.read_text() == "from another machine" and held(file) == 2
    assert store.save(saved, NOW) == ""


def test_a_file_put_back_as_it_was_is_no_change(tmp_path: Path) -> None:
    store, saved = at_table(tmp_path)
    file = only_file(store)
    same = file.read_bytes()
    file.unlink()
    file.write_bytes(same)
    assert store.save(saved, NOW) == ""


def test_a_file_in_place_of_the_folder_is_left_alone(tmp_path: Path) -> None:
    store, saved = at_table(tmp_path)
    rmtree(store.running.folder)
    store.running.folder.write_text("a file")
    with pytest.raises(SaveFailed, match="A file already has that name"):
        store.save(saved, NOW)
    assert store.running.folder.read_text() == "a file"
    store.running.folder.unlink()
    assert store.save(saved, NOW) == DELETED


def linked(tmp_path: Path, leads_to: str):
    """Return a match on the table whose file was made a link."""
    store, saved = at_table(tmp_path)
    file = only_file(store)
    (tmp_path / "stick").mkdir()
    os.rename(file, tmp_path / "stick" / "match.json")
    file.symlink_to(leads_to.format(there=tmp_path))
    return store, saved, file, tmp_path / "stick" / "match.json"


@pytest.mark.parametrize("leads_to", ["{there}/stick/match.json", "../stick/match.json"])
def test_a_match_file_that_is_a_link_stays_one_as_long_as_the_match_lasts(tmp_path, leads_to) -> None:
    store, saved, file, real = linked(tmp_path, leads_to)
    assert store.save(saved, NOW) == ""
    assert file.is_symlink() and held(real) == 2
    play_on(saved, 1)
    store.save(saved, NOW)
    assert file.is_symlink() and held(real) == 3 and held(previous(file)) == 2
    store.close(saved.id)
    rename(store, only_header(store), "On a stick")
    assert file.is_symlink() and only_header(store).title == "On a stick"
    assert Store(tmp_path).list_running(NOW).headers[0].actions == 3, "a list sees through the link"
    play_on(saved, 10_000)
    store.save(saved, NOW)
    _, finished = store.paths(saved.id)
    assert finished.is_symlink() and parsed(real.read_bytes()).header.over and not file.is_symlink()
