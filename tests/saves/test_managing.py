"""Matches are named, thrown away, taken back and handed on, and none is lost by it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from saves.files import SaveFailed
from saves.managing import Refused, empty_bin, export, give_up, import_match, move_to_bin, rename, restore
from saves.models import GivenUp, Header
from saves.records import counted_as
from saves.report import write_report
from saves.settings import Settings, write_settings
from saves.store import Store
from tests.read_only import read_only
from tests.saves.matches import NOW, all_headers, begun, only_file, only_header, play_on, summed


def kept(folder: Path, actions: int = 20) -> tuple[Store, Header]:
    """Return a store with one match that has been left."""
    store = Store(folder)
    saved = begun(store)
    play_on(saved, actions)
    store.save(saved, NOW)
    store.close(saved.id)
    return store, (all_headers(store))[0]


def test_a_match_keeps_the_name_it_was_given(tmp_path: Path) -> None:
    store, header = kept(tmp_path)
    digest = store.read(header).match.digest()
    rename(store, header, "  The\u200b long <night> ")
    assert only_header(store).title == "The long night"
    saved = store.open(header, NOW).saved
    assert saved is not None and saved.match.digest() == digest
    store.save(saved, NOW)
    assert only_header(store).title == "The long night"


@pytest.mark.parametrize("actions", [20, 10_000], ids=["running", "finished"])
def test_a_deleted_match_can_be_restored(tmp_path: Path, actions: int) -> None:
    store, header = kept(tmp_path, actions)
    move_to_bin(store, header)
    assert all_headers(store) == ()
    (binned,) = store.bin.listing(NOW).headers
    assert binned == header
    restore(store, binned)
    assert store.bin.listing(NOW).headers == ()
    assert all_headers(store) == (header,)


def test_emptying_the_bin_deletes_matches_alone(tmp_path: Path) -> None:
    store, header = kept(tmp_path)
    move_to_bin(store, header)
    other = begun(store, 9)
    store.save(other, NOW)
    (tmp_path / "bin" / "holiday.txt").write_text("sun")
    empty_bin(store)
    assert [path.name for path in (tmp_path / "bin").iterdir()] == ["holiday.txt"]
    assert only_header(store).id == other.id
    empty_bin(Store(tmp_path / "nowhere"))


def test_a_bin_that_cannot_be_emptied_is_not_called_empty(tmp_path: Path) -> None:
    store, header = kept(tmp_path)
    move_to_bin(store, header)
    with read_only(tmp_path), pytest.raises(SaveFailed, match=r"can't be deleted \(Read-only"):
        empty_bin(store)
    assert store.bin.listing(NOW).headers == (header,)


ACTS: dict[str, Callable[[Store, Header], object]] = {
    "rename": lambda store, header: rename(store, header, "mine"),
    "give up": lambda store, header: give_up(store, header, GivenUp.LOST, NOW),
    "delete": move_to_bin,
    "export": lambda store, header: export(store, header, store.folder / "a match"),
    "save": lambda store, _: store.save(begun(store), NOW),
    "report": lambda store, _: write_report(store.folder / "r", Settings(), store.folder / "log", b"", NOW),
    "settings": lambda store, _: write_settings(store.folder, Settings()),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_a_read_only_folder_costs_only_a_message(tmp_path, act) -> None:
    store, header = kept(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with read_only(tmp_path), pytest.raises(SaveFailed, match="allowed to write there"):
        act(store, header)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    assert store.list_running(NOW).headers == (header,)
    assert Store(tmp_path).locks.take(header.id), "it is still held"


def test_a_match_open_elsewhere_can_be_neither_renamed_nor_deleted(tmp_path: Path) -> None:
    store, header = kept(tmp_path)
    other = Store(tmp_path)
    assert other.locks.take(header.id)
    for name in ("rename", "delete"):
        with pytest.raises(Refused, match="open in another Brimstone"):
            ACTS[name](store, header)
    assert only_header(store).title == ""


@pytest.mark.parametrize("actions", [20, 10_000], ids=["running", "finished"])
def test_an_exported_match_is_taken_in_elsewhere(tmp_path: Path, actions: int) -> None:
    store, header = kept(tmp_path / "here", actions)
    export(store, header, tmp_path / "a match.brimstone")
    there = Store(tmp_path / "there")
    taken = import_match(there, tmp_path / "a match.brimstone")
    assert taken == replace(header, imported=True)
    assert all_headers(there) == (taken,)
    assert there.read(taken).match.digest() == store.read(header).match.digest()
    assert Store(tmp_path / "there").locks.take(taken.id), "nobody holds it now"
    with pytest.raises(Refused, match="already have"):
        import_match(there, tmp_path / "a match.brimstone")


def forged(folder: Path, change: Callable[[str, str], str], actions: int = 20) -> tuple[Header, Path]:
    """Return a match and its exported file, of which text and id were changed to another text."""
    store, header = kept(folder / "here", actions)
    file = folder / "match"
    export(store, header, file)
    file.write_text(summed(change(file.read_text(encoding="utf-8"), header.id)), encoding="utf-8")
    return header, file


def test_facts_in_an_imported_file_are_computed_again(tmp_path: Path) -> None:
    def claimed(text: str, _id: str) -> str:
        return text.replace('"totals":[', '"totals":[9').replace('"winners":[', '"winners":[7,')

    header, file = forged(tmp_path, claimed, 10_000)
    taken = import_match(Store(tmp_path / "there"), file)
    assert (taken.winners, taken.totals) == (header.winners, header.totals)


def test_another_match_of_the_same_name_is_kept_beside_it(tmp_path: Path) -> None:
    store, header = kept(tmp_path / "here")
    export(store, header, tmp_path / "match")
    there, _ = kept(tmp_path / "there", 5)
    assert import_match(there, tmp_path / "match").id == f"{header.id}-1"
    assert sorted(each.actions for each in there.list_running(NOW).headers) == [5, 20]


def test_a_match_that_came_back_another_way_is_not_written_over(tmp_path: Path) -> None:
    store, header = kept(tmp_path)
    export(store, header, tmp_path / "match")
    move_to_bin(store, header)
    import_match(store, tmp_path / "match")
    with pytest.raises(Refused, match="already have"):
        restore(store, header)


def test_a_foreign_name_leads_nowhere_else(tmp_path: Path) -> None:
    _, file = forged(tmp_path, lambda text, name: text.replace(name, "../../escaped"))
    assert "/" not in import_match(Store(tmp_path / "there"), file).id
    assert list(tmp_path.glob("escaped*")) == []


@pytest.mark.parametrize(
    "name", ["CON", "nul", "Com7", "lpt1", "-rf", "--", "..", "a.b", "K" * 81, "\u212a", ""]
)
def test_a_foreign_name_that_a_system_reserves_is_replaced(tmp_path: Path, name: str) -> None:
    header, file = forged(tmp_path, lambda text, own: text.replace(own, name))
    assert import_match(Store(tmp_path / "there"), file).id == header.id


@pytest.mark.parametrize("brought", [["2-" + "f" * 60], ["2-f"] * 100_000])
def test_a_foreign_file_brings_no_more_fingerprints_than_its_match_has(tmp_path: Path, brought) -> None:
    def with_them(text: str, _id: str) -> str:
        first, record, last = text.split("\n", 2)
        told = json.loads(record.removeprefix('"match": ').removesuffix(","))
        return "\n".join([first, f'"match": {json.dumps(told | {"fingerprints": brought})},', last])

    _, file = forged(tmp_path, with_them)
    there = Store(tmp_path / "there")
    with pytest.raises(Refused, match="can't be imported"):
        import_match(there, file)
    assert there.list_running(NOW).headers == ()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "There's no file"),
        (b"", "damaged"),
        (b"PNG", "damaged"),
        (b'{"header": {"format": 99}}', "newer"),
    ],
)
def test_a_foreign_or_damaged_file_gets_a_sentence(tmp_path: Path, content: bytes | None, why: str) -> None:
    if content is not None:
        (tmp_path / "file").write_bytes(content)
    store = Store(tmp_path / "there")
    with pytest.raises(Refused, match=why):
        import_match(store, tmp_path / "file")
    assert store.list_running(NOW).headers == ()


@pytest.mark.parametrize("name", ["rename", "give up", "export"])
def test_a_file_damaged_since_it_was_listed_is_left_as_it_is(tmp_path: Path, name: str) -> None:
    store, header = kept(tmp_path)
    only_file(store).write_text("ruined")
    with pytest.raises(Refused, match=r"can't be opened\. The file is damaged"):
        ACTS[name](store, header)
    assert only_file(store).read_text() == "ruined" and not (tmp_path / "a match").exists()
    assert Store(tmp_path).locks.take(header.id), "it is still held"
    only_file(store).unlink()
    with pytest.raises(Refused, match="That match is gone"):
        ACTS[name](store, header)


@pytest.mark.parametrize("how", GivenUp)
def test_a_conceded_match_counts_as_chosen(tmp_path, how) -> None:
    store, header = kept(tmp_path)
    give_up(store, header, how, NOW)
    assert store.list_running(NOW).headers == ()
    (ended,) = store.finished.listing(NOW).headers
    assert (ended.over, ended.winners, ended.given_up) == (True, (), how)
    counting = counted_as(ended)
    assert (counting is not None) == (how is GivenUp.LOST)
    assert counting is None or not counting.won
    assert store.read(ended).match.to_move is not None
    export(store, ended, tmp_path / "given up")
    assert import_match(Store(tmp_path / "elsewhere"), tmp_path / "given up").given_up is how
    with pytest.raises(Refused):
        give_up(store, ended, how, NOW)


def test_nothing_is_done_to_a_match_that_is_on_the_table_here(tmp_path: Path) -> None:
    store, header = kept(tmp_path)
    assert store.open(header, NOW).saved is not None
    for name in ("rename", "delete", "give up"):
        with pytest.raises(Refused, match="Leave the table"):
            ACTS[name](store, header)
    assert store.locks.holds(header.id)
