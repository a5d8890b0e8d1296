"""The list of matches that is kept: it saves reading thousands of files, and is never believed over one."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from saves.folder import read_plain
from saves.models import Header
from saves.shelf import WORTH_KEEPING, Shelf
from saves.slips import read_slips, slip_of, write_slips
from saves.store import Store
from tests.saves.matches import NOW, begun, only_header, play_on, summed

MANY = 30


def filled(folder: Path) -> tuple[Shelf, Path]:
    """A shelf of many matches, of which a list was kept."""
    store = Store(folder / "data")
    for seed in range(MANY):
        saved = begun(store, seed)
        play_on(saved, 2)
        store.save(saved, NOW)
    kept = folder / "list"
    shelf = Shelf(store.running, kept)
    assert len(shelf.look(NOW).headers) == MANY
    return Shelf(store.running, kept), kept


def by_files(shelf: Shelf) -> set[Header]:
    """What the files alone tell."""
    return set(Shelf(shelf.folder).look(NOW).headers)


def test_a_kept_list_tells_what_the_files_do_and_opens_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, _ = filled(tmp_path)
    expected = by_files(shelf)
    monkeypatch.setattr("saves.heading.read_plain", lambda *_: pytest.fail("a file was opened"))
    assert set(shelf.look(NOW).headers) == expected


def test_a_slip_is_the_same_whether_or_not_its_header_was_asked_for(tmp_path: Path) -> None:
    shelf, kept = filled(tmp_path)
    made = {slip.id: slip for slip in shelf.slips(NOW, pytest.fail)}
    read, asked = read_slips(kept), read_slips(kept)
    assert len({slip.header for slip in asked.values()}) == MANY
    assert made == read == asked


def test_a_file_that_changed_came_or_went_counts_and_not_the_list(tmp_path: Path) -> None:
    shelf, _ = filled(tmp_path)
    first, second, *_ = sorted(shelf.folder.glob("*.json"))
    first.unlink()
    text = second.read_text(encoding="utf-8")
    (shelf.folder / "another.json").write_text(text, encoding="utf-8")
    second.write_text(summed(text.replace('"hints":0', '"hints":7')), encoding="utf-8")
    found = {header.id: header for header in shelf.look(NOW).headers}
    assert first.stem not in found and "another" in found
    assert found[second.stem].hints == 7
    assert set(found.values()) == by_files(shelf)


def test_a_list_that_is_written_anew_holds_what_there_is_and_nothing_that_is_gone(tmp_path: Path) -> None:
    shelf, kept = filled(tmp_path)
    gone, *files = sorted(shelf.folder.glob("*.json"))
    gone.unlink()
    for file in files:
        file.write_bytes(file.read_bytes())
    shelf.look(NOW)
    assert read_slips(kept).keys() == {file.stem for file in files}


def test_what_was_forgotten_is_read_from_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, kept = filled(tmp_path)
    shelf.look(NOW)
    shelf.forget()
    shelf.forget()
    assert not kept.exists()
    opened: list[Path] = []
    monkeypatch.setattr("saves.heading.read_plain", lambda path: opened.append(path) or read_plain(path))
    assert len(shelf.look(NOW).headers) == len(opened) == MANY


RUINS = [
    lambda data: data[: len(data) // 2],
    lambda data: data.replace(b"Mara", b"Nara"),
    lambda data: b"",
    lambda data: b"\xff" * 200,
    lambda data: b"[[[]]]\n" * 1000,
]


@pytest.mark.parametrize("ruin", RUINS)
def test_a_ruined_list_is_made_again_from_the_files(tmp_path: Path, ruin) -> None:
    shelf, kept = filled(tmp_path)
    kept.write_bytes(ruin(kept.read_bytes()))
    assert set(shelf.look(NOW).headers) == by_files(shelf)
    assert len(read_slips(kept)) == MANY


def test_a_list_is_written_anew_once_many_files_were_read(tmp_path: Path) -> None:
    """A few are read as fast as the list of all is written."""
    shelf, kept = filled(tmp_path)
    files = sorted(shelf.folder.glob("*.json"))
    for count, written in ((WORTH_KEEPING - 1, False), (WORTH_KEEPING, True)):
        for file in files[:count]:
            file.write_bytes(file.read_bytes())
        before = kept.read_bytes()
        assert len(Shelf(shelf.folder, kept).look(NOW).headers) == MANY
        assert (kept.read_bytes() != before) == written


def test_a_list_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path) -> None:
    shelf, kept = filled(tmp_path)
    kept.unlink()
    kept.mkdir()
    assert set(shelf.look(NOW).headers) == by_files(shelf)


def test_a_list_is_bounded_and_keeps_what_was_played_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "data")
    store.save(begun(store), NOW)
    header = only_header(store)
    played = [
        replace(header, id=f"match-{hours}", saved=header.saved + timedelta(hours=hours))
        for hours in (3, 8, 1, 5, 0, 7, 2, 6, 4)
    ]
    monkeypatch.setattr("saves.slips.MOST_KEPT", 5)
    write_slips(tmp_path / "list", [slip_of(each, (1, 1, 1)) for each in played])
    assert set(read_slips(tmp_path / "list")) == {f"match-{hours}" for hours in (4, 5, 6, 7, 8)}
    monkeypatch.setattr("saves.slips.LARGEST_LIST", 100)
    assert read_slips(tmp_path / "list") == {}


def closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no match file is to be read."""
    monkeypatch.setattr("saves.heading.read_plain", lambda *_: pytest.fail("a file was opened"))


@pytest.mark.parametrize("actions", [3, 100_000], ids=["running", "finished"])
def test_what_was_just_written_is_listed_unread_now_and_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, actions: int
) -> None:
    store = Store(tmp_path)
    assert not store.look(NOW).headers + store.look_at_finished(NOW).headers
    saved = begun(store)
    play_on(saved, actions)
    store.save(saved, NOW)
    expected = Store(tmp_path).look(NOW).headers + Store(tmp_path).look_at_finished(NOW).headers
    closed(monkeypatch)
    assert store.look(NOW).headers + store.look_at_finished(NOW).headers == expected
    store.keep_lists()
    again = Store(tmp_path)
    assert again.look(NOW).headers + again.look_at_finished(NOW).headers == expected and len(expected) == 1


def test_a_list_is_written_down_only_where_a_match_came_or_went(tmp_path: Path) -> None:
    store, kept = Store(tmp_path), tmp_path / "lists" / "matches"
    store.keep_lists()
    assert not kept.exists(), "nobody looked, so nothing is known"
    saved = begun(store)
    store.save(saved, NOW)
    store.look(NOW)
    store.keep_lists()
    assert read_slips(kept).keys() == {saved.id}
    kept.unlink()
    store.look(NOW)
    store.keep_lists()
    assert not kept.exists(), "it was written already"
    store.forget_lists()
    store.look(NOW)
    store.keep_lists()
    later = Store(tmp_path)
    later.look(NOW)
    kept.unlink()
    later.keep_lists()
    assert not kept.exists(), "the next start found it as it was"
    store.paths(saved.id)[0].unlink()
    store.look(NOW)
    store.keep_lists()
    assert kept.exists() and not read_slips(kept)
