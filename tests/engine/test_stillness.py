"""The system's wish for less motion is known where a program there knows it."""

import os
import time
from pathlib import Path

import pytest

from engine.stillness import ASKED, Stillness


def answered(folder: Path, monkeypatch: pytest.MonkeyPatch, platform: str, words: str) -> bool:
    """Return what is known once a program that gives this answer has given it and ended."""
    program, number = folder / ASKED[platform][0][0], folder / "number"
    program.write_text(
        f"#!/bin/sh\necho {words}\necho $$ > {number}.new\nmv {number}.new {number}\n", encoding="utf-8"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")
    stillness = Stillness(platform)
    end = time.monotonic() + 5
    while not number.exists():
        assert time.monotonic() < end, "nobody was asked"
        time.sleep(0.005)
    os.waitid(os.P_PID, int(number.read_text(encoding="utf-8")), os.WEXITED | os.WNOWAIT)
    return stillness.wanted


@pytest.mark.parametrize(
    ("platform", "words", "wanted"),
    [("linux", "false", True), ("linux", "true", False), ("darwin", "1", True), ("darwin", "0", False)],
)
def test_the_answer_of_the_system_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, words: str, wanted: bool
) -> None:
    assert answered(tmp_path, monkeypatch, platform, words) is wanted


def test_where_nobody_can_be_asked_nothing_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not Stillness("linux").wanted
    assert not Stillness("some other system").wanted
