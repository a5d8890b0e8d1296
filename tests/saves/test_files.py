"""Files written whole or not at all, and read only where they are files."""

import os
import time
from datetime import datetime
from pathlib import Path

import pytest

from saves.files import (
    LEFTOVER_AGE,
    SaveFailed,
    Unreadable,
    delete,
    move,
    previous,
    read_plain,
    remove_leftovers,
    set_aside,
    stats_of_matches,
    write,
    write_whole,
)
from tests.full_disk import full_disk


def test_the_text_before_stays_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "match.json"
    write(file, "first")
    write(file, "second")
    assert (file.read_text(), previous(file).read_text()) == ("second", "first")
    assert sorted(path.name for path in file.parent.iterdir()) == ["match.json", "match.json.previous"]


def by_write(path: Path) -> None:
    write(path, "second")


def by_write_whole(path: Path) -> None:
    write_whole(path, b"second")


def by_move(path: Path) -> None:
    move(path, path.parent / "deep" / "down")


@pytest.mark.parametrize(
    ("done", "files", "folders"),
    [(by_write, 1, [""]), (by_write_whole, 1, [""]), (by_move, 0, ["deep/down", ""])],
)
def test_every_change_is_synced_to_disk_with_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done, files: int, folders: list[str]
) -> None:
    write(tmp_path / "match.json", "first")
    synced: list[Path] = []
    sync = os.fsync

    def watched(opened: int) -> None:
        synced.append(Path(os.readlink(f"/proc/self/fd/{opened}")))
        sync(opened)

    monkeypatch.setattr(os, "fsync", watched)
    done(tmp_path / "match.json")
    assert [path.name.startswith("match.json.") for path in synced[:files]] == [True] * files
    assert synced[files:] == [tmp_path / folder for folder in folders]


def test_a_move_takes_the_previous_copy_along(tmp_path) -> None:
    write(tmp_path / "match.json", "first")
    write(tmp_path / "match.json", "second")
    by_move(tmp_path / "match.json")
    by_move(tmp_path / "match.json")
    (tmp_path / "deep" / "down" / "match.json").unlink()
    delete(tmp_path / "deep" / "down" / "match.json")
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_pipe_is_never_opened_even_when_swapped_in(tmp_path, monkeypatch) -> None:
    plain = tmp_path / "plain"
    plain.write_text("text")
    os.mkfifo(tmp_path / "pipe")
    found = os.stat(plain)
    with monkeypatch.context() as patched:
        patched.setattr(os, "open", lambda *_: pytest.fail("it was opened"))
        with pytest.raises(Unreadable, match="a plain file"):
            read_plain(tmp_path / "pipe")
    monkeypatch.setattr(os, "stat", lambda *_: found)
    with pytest.raises(Unreadable, match="a plain file"):
        read_plain(tmp_path / "pipe")


def test_only_files_whose_names_can_be_written_down_are_ours(tmp_path: Path) -> None:
    names = [
        "Größe.json",
        "match.json",
        "bell\x07.json",
        os.fsdecode(b"\xff.json"),
        "match.txt",
        "old.json.previous",
    ]
    for name in names:
        (tmp_path / name).touch()
    stats = stats_of_matches(tmp_path)
    assert {name: found is not None for name, found in stats.items()} == {
        "Größe": True,
        "match": True,
        "old": False,
    }
    assert list(stats) == ["Größe", "match", "old"]
    assert stats_of_matches(tmp_path / "nowhere") == {}


def test_a_full_disk_leaves_the_last_copy_whole(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write(file, "the last good copy")
    with full_disk(), pytest.raises(SaveFailed, match="Free some space"):
        write(file, "x" * 100_000)
    assert file.read_text(encoding="utf-8") == "the last good copy"
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_half_written_files_of_a_killed_program_are_swept(tmp_path: Path) -> None:
    old, fresh = tmp_path / "match.json.x1.part", tmp_path / "match.json.x2.part"
    kept = tmp_path / "match.json.set-aside-20260301-201500"
    for path in (old, fresh, kept):
        path.write_text("half")
    long_ago = time.time() - LEFTOVER_AGE - 1
    for path in (old, kept):
        os.utime(path, (long_ago, long_ago))
    remove_leftovers(tmp_path)
    assert sorted(tmp_path.iterdir()) == [kept, fresh]
    remove_leftovers(tmp_path / "nowhere")


def test_only_plain_files_of_a_likely_size_are_read(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("text")
    (tmp_path / "link").symlink_to(plain)
    assert read_plain(tmp_path / "link") == b"text"
    with pytest.raises(FileNotFoundError):
        read_plain(tmp_path / "none")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    (tmp_path / "round").symlink_to(tmp_path / "round")
    for name in ("pipe", "zero", "round", "."):
        with pytest.raises(Unreadable):
            read_plain(tmp_path / name)
    with pytest.raises(Unreadable, match="too large"):
        read_plain(plain, most=3)


def test_two_files_set_aside_in_one_second_are_both_kept(tmp_path: Path) -> None:
    now = datetime(2026, 3, 1, 20, 15)
    for text in ("first", "second"):
        (tmp_path / "match.json").write_text(text)
        set_aside(tmp_path / "match.json", now)
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == ["first", "second"]
