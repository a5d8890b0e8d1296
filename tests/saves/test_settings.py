"""Settings: saved at once, and an invalid one costs only itself."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from saves.files import previous
from saves.settings import Banter, Settings, read_settings, write_settings

NOW = datetime(2026, 3, 1, 20, 15)
ASIDE = "settings.json.set-aside-20260301-201500"


def test_without_a_file_the_usual_settings_hold(tmp_path: Path) -> None:
    assert read_settings(tmp_path, NOW) == (Settings(), "")


RUINED = [b"", b"[]", b'{"speed": "fast"', b"\xff\xfe", b"[" * 50_000, b" " * 200_000 + b"{}"]


@pytest.mark.parametrize("ruined", RUINED)
def test_a_ruined_file_is_set_aside(tmp_path: Path, ruined: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(ruined)
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == Settings()
    assert ASIDE in trouble and "back to default" in trouble
    assert (tmp_path / ASIDE).read_bytes() == ruined
    assert read_settings(tmp_path, NOW) == (Settings(), "")


@pytest.mark.parametrize("ruined", RUINED)
def test_the_previous_copy_of_a_ruined_file_is_used(tmp_path: Path, ruined: bytes) -> None:
    write_settings(tmp_path, Settings(muted=True))
    write_settings(tmp_path, Settings(muted=True, think=3))
    (tmp_path / "settings.json").write_bytes(ruined)
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == Settings(muted=True)
    assert ASIDE in trouble and "the last copy is used" in trouble
    assert read_settings(tmp_path, NOW) == (Settings(muted=True), "")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("speed", "warp"),
        ("text_size", 40),
        ("text_size", 1.6),
        ("text_size", 0.8),
        ("text_size", float("nan")),
        ("card_volume", "loud"),
        ("muted", []),
        ("window", [16_000, 16_000]),
        ("window", [0, 0]),
        ("window", [1280]),
        ("think", -1),
        ("think", float("inf")),
        ("names", ["Mara"] * 1000),
        ("names", [7]),
        ("names", ["\ud800"]),
        ("speed", "\ud800"),
        ("names", ["x" * 1000]),
    ],
)
def test_a_bad_setting_costs_only_itself(tmp_path: Path, name: str, value: object) -> None:
    told = {"banter": "off", "large_index": True, name: value}
    text = json.dumps(told)
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == Settings(banter=Banter.OFF, large_index=True)
    assert name.replace("_", " ") in trouble and ASIDE in trouble
    assert (tmp_path / ASIDE).read_text(encoding="utf-8") == text
    assert read_settings(tmp_path, NOW) == (settings, "")


def test_several_bad_settings_are_named_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"think": 0, "speed": 3, "muted": true}', encoding="utf-8")
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == Settings(muted=True)
    assert "back to default: speed and think" in trouble


def test_names_are_kept_without_what_cannot_be_seen(tmp_path: Path) -> None:
    names = ["\u200bMa\u0000ra\u202e", "\u200b", "<b>Otto</b>", " Ida "]
    (tmp_path / "settings.json").write_text(json.dumps({"names": names}), encoding="utf-8")
    assert read_settings(tmp_path, NOW) == (Settings(names=("Mara", "", "bOtto/b", "Ida")), "")


def test_a_pipe_in_place_of_the_settings_does_not_hang_the_program(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    (tmp_path / previous(Path("settings.json"))).symlink_to("/dev/zero")
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == Settings()
    assert trouble.count("set-aside") == 2


def test_settings_that_a_former_version_sealed_are_read(tmp_path: Path) -> None:
    told = '{\n "muted": true,\n "sealed": "2 7a5bc4e5aa6df2d4f5ee9a2c1b2f1e5c"\n}'
    (tmp_path / "settings.json").write_text(told, encoding="utf-8")
    assert read_settings(tmp_path, NOW) == (Settings(muted=True), "")


def test_a_setting_that_is_not_known_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"muted": true, "hats": 3}', encoding="utf-8")
    assert read_settings(tmp_path, NOW) == (Settings(muted=True), "")


@pytest.mark.parametrize(("former", "now"), [(0.9, 1.0), (1.15, 1.25), (1.3, 1.25)])
def test_a_former_text_size_becomes_the_nearest(tmp_path: Path, former: float, now: float) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"text_size": former}), encoding="utf-8")
    assert read_settings(tmp_path, NOW) == (Settings(text_size=now), "")
