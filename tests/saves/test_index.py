"""The index saves reading thousands of files, and is never believed over one."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from game.great_moments import Great, great_moments
from game.level import Level
from game.sentences import Cast
from saves.index import Index, IndexEntry, MatchFolder, entry_of
from saves.managing import rename
from saves.models import Header, Player
from saves.saved_match import moments_in
from saves.store import Store
from tests.saves.matches import NOW, all_headers, begun, only_header, play_on, summed

MANY = 30


def filled(folder: Path) -> tuple[MatchFolder, Path]:
    """Return a folder of many matches, and its index."""
    store = Store(folder / "data")
    for seed in range(MANY):
        saved = begun(store, seed)
        play_on(saved, 2)
        store.save(saved, NOW)
    kept = folder / "index"
    first = MatchFolder(store.running.folder, Index(kept))
    assert len(first.listing(NOW).headers) == MANY
    return MatchFolder(store.running.folder, Index(kept)), kept


def by_files(folder: MatchFolder) -> set[Header]:
    """Return the headers that the files alone give."""
    return set(MatchFolder(folder.folder, Index(folder.folder / "none")).listing(NOW).headers)


def closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no match file is to be read."""
    monkeypatch.setattr("saves.match_file.read_plain", lambda *_: pytest.fail("a file was opened"))


def indexed(path: Path) -> dict[str, IndexEntry]:
    """Return the entries of an index file for the running matches."""
    return Index(path).of("matches")


def test_an_index_tells_what_the_files_do_unopened(tmp_path, monkeypatch) -> None:
    folder, _ = filled(tmp_path)
    expected = by_files(folder)
    closed(monkeypatch)
    assert set(folder.listing(NOW).headers) == expected


def test_an_index_is_never_believed_over_the_files(tmp_path: Path) -> None:
    folder, _ = filled(tmp_path)
    first, second, *_ = sorted(folder.folder.glob("*.json"))
    first.unlink()
    text = second.read_text(encoding="utf-8")
    (folder.folder / "another.json").write_text(text, encoding="utf-8")
    second.write_text(summed(text.replace('"hints":0', '"hints":7')), encoding="utf-8")
    found = {header.id: header for header in folder.listing(NOW).headers}
    assert first.stem not in found and "another" in found
    assert found[second.stem].hints == 7
    assert set(found.values()) == by_files(folder)


RUINS = [
    lambda data: data[: len(data) // 2],
    lambda data: data.replace(b"Mara", b"Nara"),
    lambda data: b"",
    lambda data: b"\xff" * 200,
    lambda data: b"[[[]]]\n" * 1000,
    lambda data: b"0" + data,
]


@pytest.mark.parametrize("ruin", RUINS)
def test_a_ruined_index_is_built_again_from_the_files(tmp_path: Path, ruin) -> None:
    folder, kept = filled(tmp_path)
    kept.write_bytes(ruin(kept.read_bytes()))
    assert set(folder.listing(NOW).headers) == by_files(folder)
    assert len(indexed(kept)) == MANY


def test_an_index_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path) -> None:
    folder, kept = filled(tmp_path)
    kept.unlink()
    kept.mkdir()
    assert set(folder.listing(NOW).headers) == by_files(folder)


def test_a_full_index_keeps_what_was_played_last(tmp_path, monkeypatch) -> None:
    store = Store(tmp_path / "data")
    store.save(begun(store), NOW)
    header, index = only_header(store), Index(tmp_path / "index")
    for hours in (3, 8, 1, 5, 0, 7, 2, 6, 4):
        later = replace(header, id=f"match-{hours}", saved=header.saved + timedelta(hours=hours))
        index.of("matches")[later.id] = entry_of(later, (1, 1, 1))
    index.mark_changed()
    monkeypatch.setattr("saves.index.MOST_ENTRIES", 5)
    index.write()
    assert set(indexed(tmp_path / "index")) == {f"match-{hours}" for hours in (4, 5, 6, 7, 8)}
    monkeypatch.setattr("saves.index.LARGEST_INDEX", 100)
    assert indexed(tmp_path / "index") == {}


@pytest.mark.parametrize("actions", [3, 100_000], ids=["running", "finished"])
def test_a_match_just_written_is_listed_without_reading_its_file(tmp_path, monkeypatch, actions) -> None:
    store = Store(tmp_path)
    assert not all_headers(store)
    saved = begun(store)
    play_on(saved, actions)
    store.save(saved, NOW)
    expected = all_headers(Store(tmp_path))
    closed(monkeypatch)
    assert all_headers(store) == expected
    store.index.write()
    again = Store(tmp_path)
    assert all_headers(again) == expected
    assert len(expected) == 1


def finished(store: Store, *players: Player) -> IndexEntry:
    """Return the entry of a match of Devil played to its end."""
    saved = begun(store, 5)
    saved = replace(saved, players=players or saved.players)
    play_on(saved, 100_000)
    store.save(saved, NOW)
    store.close(saved.id)
    return only(store)


def only(store: Store) -> IndexEntry:
    (entry,) = store.finished.entries(NOW, pytest.fail)
    return entry


def moments(store: Store, entry: IndexEntry) -> tuple[Great, ...]:
    return tuple(great for great in moments_in(store.read_file(entry.header)) if great is not None)


def test_great_moments_are_kept_until_the_file_changes(tmp_path: Path) -> None:
    store = Store(tmp_path)
    entry = finished(store)
    assert entry.moments is None
    found = moments(store, entry)
    assert found
    store.index.store_moments(entry, found)
    store.index.write()
    again = Store(tmp_path)
    assert only(store).moments == only(again).moments == found
    rename(again, only(again).header, "The long one")
    assert only(again).moments is None
    again.index.store_moments(entry, found)
    assert only(again).moments is None, "they were found in another file"


def test_great_moments_are_those_of_the_one_person_wherever_they_sat(tmp_path: Path) -> None:
    store = Store(tmp_path)
    entry = finished(store, Player(name="Pip", level=Level.IMP), Player(name="Mara", level=None))
    match, cast = store.read(entry.header).match, Cast(("Pip", "Mara"), 1)
    found = moments(store, entry)
    assert found == tuple(great for great in great_moments(match, 1, cast) if great is not None)
    assert found != tuple(great for great in great_moments(match, 0, cast) if great is not None)
