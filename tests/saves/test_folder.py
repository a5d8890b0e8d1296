"""Files written whole or not at all, and read only where they are files."""

import os
import pwd
import time
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir

import pytest

from saves.folder import (
    STILL_WRITTEN,
    SaveFailed,
    Unreadable,
    data_folder,
    previous,
    read_plain,
    set_aside,
    shown,
    sweep,
    write,
)
from tests.full_disk import full_disk


def test_the_text_before_stays_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "match.json"
    write(file, "first")
    write(file, "second")
    assert (file.read_text(), previous(file).read_text()) == ("second", "first")
    assert sorted(path.name for path in file.parent.iterdir()) == ["match.json", "match.json.previous"]


def test_a_file_and_its_name_are_on_the_disk_when_it_is_written(tmp_path: Path, monkeypatch) -> None:
    synced: list[str] = []
    sync = os.fsync

    def watched(opened: int) -> None:
        synced.append(os.readlink(f"/proc/self/fd/{opened}"))
        sync(opened)

    monkeypatch.setattr(os, "fsync", watched)
    write(tmp_path / "match.json", "text")
    assert synced[0].startswith(str(tmp_path / "match.json."))
    assert synced[-1] == str(tmp_path)


def test_a_full_disk_gives_a_sentence_and_leaves_the_last_copy_whole(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write(file, "the last good copy")
    with full_disk(), pytest.raises(SaveFailed, match="make room"):
        write(file, "x" * 100_000)
    assert file.read_text(encoding="utf-8") == "the last good copy"
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_what_a_killed_program_left_half_written_is_swept(tmp_path: Path) -> None:
    old, fresh = tmp_path / "match.json.x1.part", tmp_path / "match.json.x2.part"
    older = tmp_path / "match.json.new"
    kept = tmp_path / "match.json.set-aside-20260301-201500"
    for path in (old, fresh, older, kept):
        path.write_text("half")
    long_ago = time.time() - STILL_WRITTEN - 1
    for path in (old, older, kept):
        os.utime(path, (long_ago, long_ago))
    sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == [kept, fresh]
    sweep(tmp_path / "nowhere")


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
    with pytest.raises(Unreadable, match="larger"):
        read_plain(plain, most=3)


def test_two_files_set_aside_in_one_second_are_both_kept(tmp_path: Path) -> None:
    now = datetime(2026, 3, 1, 20, 15)
    for text in ("first", "second"):
        (tmp_path / "match.json").write_text(text)
        set_aside(tmp_path / "match.json", now)
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == ["first", "second"]


def test_somebody_without_a_home_has_a_folder_all_the_same(monkeypatch) -> None:
    def nobody(_: int) -> None:
        raise KeyError("uid not found")

    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    assert data_folder() == Path(gettempdir()) / f"brimstone-{os.getuid()}"


def test_a_folder_whose_name_is_no_text_is_written_and_shown(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"home\xff")
    write(folder / "match.json", "text")
    assert read_plain(folder / "match.json") == b"text"
    assert shown(folder).endswith("home\ufffd")
