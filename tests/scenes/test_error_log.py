"""The log of errors: it takes what it can, and never makes things worse."""

import os
from pathlib import Path

import pytest

from scenes.desk import LARGEST_LOG, log_error
from tests.full_disk import full_disk


def test_an_error_is_written_down_with_its_traceback(tmp_path: Path) -> None:
    try:
        raise KeyError("lost \udcff")
    except KeyError as error:
        log_error(tmp_path / "new", error)
    told = (tmp_path / "new" / "brimstone.log").read_text(encoding="utf-8")
    assert "Traceback" in told and "KeyError" in told


def test_a_full_disk_while_an_error_is_logged_is_let_be(tmp_path: Path) -> None:
    with full_disk(16):
        log_error(tmp_path, ValueError("x" * 1000))
    assert (tmp_path / "brimstone.log").stat().st_size <= 16


@pytest.mark.parametrize("what", ["pipe", "device", "folder"])
def test_what_is_no_plain_file_is_let_be(tmp_path: Path, what: str) -> None:
    log = tmp_path / "brimstone.log"
    match what:
        case "pipe":
            os.mkfifo(log)
        case "device":
            log.symlink_to("/dev/full")
        case _:
            log.mkdir()
    log_error(tmp_path, ValueError("no"))


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    log_error(tmp_path, ValueError("x" * LARGEST_LOG))
    log_error(tmp_path, ValueError("second"))
    assert (tmp_path / "brimstone.log").stat().st_size < 1000
    assert (tmp_path / "brimstone.log.previous").stat().st_size > LARGEST_LOG
