"""Files of every older format are read today: each was written by the version that had it."""

import json
import shutil
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.catalog import GAMES, find
from game.level import Level
from saves.saved_match import OTHER_RULES
from saves.store import Store
from saves.upgrade import FORMAT, STEPS, NewerFormat, NoFormat, upgraded
from tests.saves.matches import NOW

KEPT = Path(__file__).parent / "kept"
EVERY = sorted(path for path in KEPT.glob("format_*/*.json") if path.stem != "finished")
TODAY = [path for path in EVERY if path.parent.name == f"format_{FORMAT}"]
RUNNING = [path for path in EVERY if path not in TODAY]


def flat(told: dict[str, Any]) -> dict[str, Any]:
    """Return a match file's content as one level of fields, as format 1 has it."""
    return {**told, **told.get("header", {}), **told.get("match", {})}


def test_every_older_format_has_a_step_and_kept_files() -> None:
    assert set(STEPS) == set(range(1, FORMAT))
    assert {path.parent.name for path in RUNNING} == {f"format_{number}" for number in STEPS}


@pytest.mark.parametrize("kept", RUNNING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_match_can_be_gone_on_with(tmp_path: Path, kept: Path) -> None:
    store = Store(tmp_path)
    store.running.mkdir()
    shutil.copy(kept, store.running)
    told = flat(json.loads(kept.read_text(encoding="utf-8")))
    (header,) = store.list_running(NOW).headers
    assert (header.game, header.id, header.over) == (told["game"], kept.stem, False)
    assert header.players[0].level is None and header.players[0].name == "Mara"
    assert header.players[1].level is Level.IMP
    assert (header.format, header.seconds, header.given_up, header.day) == (FORMAT, 0, None, None)
    assert (header.undone, header.hints) == (told.get("undone", 0), told.get("hints", 0))
    assert header.actions == len(told["log"])
    assert header.started.astimezone() == datetime(2026, 3, 1, 20, 15, 30, 250000).astimezone()
    opened = store.open(header, NOW)
    if opened.saved is None:
        assert told["rules_version"] < find(header.game).rules_version
        assert OTHER_RULES in opened.troubles[0]
        return
    assert len(opened.saved.match.log) == len(told["log"])
    store.save(opened.saved, NOW)
    assert store.read(header).match.digest() == opened.saved.match.digest()


def test_a_kept_finished_match_goes_to_the_others(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.running.mkdir()
    shutil.copy(KEPT / "format_1" / "finished.json", store.running)
    assert store.list_running(NOW) == type(store.list_running(NOW))((), ())
    (header,) = store.list_finished(NOW).headers
    assert header.over


@pytest.mark.parametrize(
    "document", [None, [], {}, {"format": "1"}, {"format": 0}, {"format": 1}, {"header": 3}]
)
def test_what_is_no_match_is_refused(document: object) -> None:
    with pytest.raises(NoFormat):
        upgraded(document)


def test_a_newer_format_is_refused_as_such() -> None:
    with pytest.raises(NewerFormat, match="newer Brimstone"):
        upgraded({"header": {"format": FORMAT + 1}})


def test_every_game_has_a_kept_match_of_todays_rules() -> None:
    told = [flat(json.loads(path.read_text(encoding="utf-8"))) for path in TODAY]
    versions = {each["game"]: each["rules_version"] for each in told}
    assert versions == {game.id: game.rules_version for game in GAMES.values()}


@pytest.mark.parametrize("kept", TODAY, ids=lambda path: path.stem)
def test_a_kept_match_of_todays_format_comes_to_the_same_position(tmp_path: Path, kept: Path) -> None:
    store = Store(tmp_path)
    store.running.mkdir()
    shutil.copy(kept, store.running)
    (header,) = store.list_running(NOW).headers
    opened = store.open(header, NOW)
    assert opened.saved is not None or header.rules_version < find(header.game).rules_version, opened.troubles


def test_a_changed_file_of_an_older_format_is_as_damaged_as_one_of_todays(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.running.mkdir()
    text = (KEPT / "format_2" / "devil.json").read_text(encoding="utf-8")
    (store.running / "devil.json").write_text(text.replace('"Mara"', '"Nara"'), encoding="utf-8")
    drawer = store.list_running(NOW)
    assert drawer.headers == () and "damaged" in drawer.troubles[0]
