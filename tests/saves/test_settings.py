"""Settings: kept at once, and the usual ones where the file is beyond use."""

from datetime import datetime
from pathlib import Path

import pytest
from pydantic import ValidationError

from saves.models import Settings, Speed
from saves.settings import read_settings, write_settings

NOW = datetime(2026, 3, 1, 20, 15)


def test_settings_come_back_as_they_were_written(tmp_path: Path) -> None:
    settings = Settings(speed=Speed.FAST, text_size=1.3, muted=True, names=("Mara", "", "Otto"))
    write_settings(tmp_path, settings)
    assert read_settings(tmp_path, NOW) == (settings, "")


def test_without_a_file_the_usual_settings_hold(tmp_path: Path) -> None:
    assert read_settings(tmp_path, NOW) == (Settings(), "")


@pytest.mark.parametrize("ruined", ["", "[]", '{"speed": "warp"}', '{"text_size": 40}'])
def test_a_ruined_file_is_set_aside(tmp_path: Path, ruined: str) -> None:
    (tmp_path / "settings.json").write_text(ruined, encoding="utf-8")
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == Settings()
    assert "settings.json.set-aside-20260301-201500" in trouble
    assert (tmp_path / "settings.json.set-aside-20260301-201500").read_text(encoding="utf-8") == ruined


def test_a_setting_that_is_not_known_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"muted": true, "hats": 3}', encoding="utf-8")
    assert read_settings(tmp_path, NOW) == (Settings(muted=True), "")


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValidationError):
        Settings(card_volume=7)
