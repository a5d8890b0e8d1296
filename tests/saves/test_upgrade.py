"""Files of every older format are read today: each was written by the version that had it."""

import json
import shutil
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.catalog import GAMES, find
from game.contract.options import offered, without_retired
from game.level import Level
from game.plain_data import read_older_options
from saves.deal_code import code_of, read_code
from saves.saved_match import OTHER_RULES, replay
from saves.store import Store
from saves.upgrade import FORMAT, STEPS
from tests.saves.matches import NOW, all_headers

KEPT = Path(__file__).parent / "kept"
EVERY = sorted(path for path in KEPT.glob("format_*/*.json") if path.stem != "finished")
TODAY = [path for path in EVERY if path.parent.name == f"format_{FORMAT}"]
RUNNING = [path for path in EVERY if path not in TODAY]


def flat(told: dict[str, Any]) -> dict[str, Any]:
    """Return a match file's content as one level of fields, as format 1 has it."""
    return {**told, **told.get("header", {}), **told.get("match", {})}


def holding(folder: Path, path: Path) -> Store:
    """Return a store with a kept file among its running matches."""
    store = Store(folder)
    store.running.folder.mkdir()
    shutil.copy(path, store.running.folder)
    return store


def test_every_older_format_has_kept_files() -> None:
    assert set(STEPS) == set(range(1, FORMAT))
    assert {path.parent.name for path in RUNNING} == {f"format_{number}" for number in STEPS}


@pytest.mark.parametrize("kept", RUNNING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_match_can_be_continued(tmp_path: Path, kept: Path) -> None:
    store = holding(tmp_path, kept)
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
    store = holding(tmp_path, KEPT / "format_1" / "finished.json")
    assert not store.list_running(NOW).headers
    (header,) = store.finished.listing(NOW).headers
    assert header.over


def test_every_game_has_a_kept_match_of_todays_rules() -> None:
    told = [flat(json.loads(path.read_text(encoding="utf-8"))) for path in TODAY]
    versions = {each["game"]: each["rules_version"] for each in told}
    assert versions == {game.id: game.rules_version for game in GAMES.values()}


@pytest.mark.parametrize("kept", TODAY, ids=lambda path: path.stem)
def test_a_kept_match_of_todays_format_comes_to_the_same_position(tmp_path: Path, kept: Path) -> None:
    store = holding(tmp_path, kept)
    (header,) = store.list_running(NOW).headers
    opened = store.open(header, NOW)
    assert opened.saved is not None or header.rules_version < find(header.game).rules_version, opened.troubles


OF_OLDER_RULES = KEPT / "older_rules"
"""Written by the version that had the rules; most of their seats are Imps and Fiends."""
RUNNING_BY_THEM = sorted(OF_OLDER_RULES.glob("*_running.json"))
FINISHED = sorted(OF_OLDER_RULES.glob("*_finished.json"))
OLDER = [(game, version) for game in GAMES.values() for version in game.older_rules]


def test_every_version_that_can_still_be_played_has_kept_matches() -> None:
    told = [json.loads(path.read_text(encoding="utf-8"))["header"] for path in (*RUNNING_BY_THEM, *FINISHED)]
    found = {(each["game"], each["rules_version"], each["over"]) for each in told}
    assert found == {(game.id, version, over) for game, version in OLDER for over in (False, True)}


@pytest.mark.parametrize("path", RUNNING_BY_THEM, ids=lambda path: path.stem)
def test_a_running_match_of_older_rules_goes_on_by_them(tmp_path: Path, path: Path) -> None:
    store = holding(tmp_path, path)
    (header,) = all_headers(store)
    opened = store.open(header, NOW)
    assert opened.saved is not None, opened.troubles
    match = opened.saved.match
    rules = match.game.older_rules[header.rules_version].options
    assert match.options.model_dump().items() >= dict(rules).items()
    assert len(match.log) == header.actions
    store.save(opened.saved, NOW)
    again = store.read(store.list_running(NOW).headers[0]).match
    assert (again.options, again.digest()) == (match.options, match.digest())


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_match_of_older_rules_replays_to_the_same_score(tmp_path: Path, path: Path) -> None:
    store = holding(tmp_path, path)
    (header,) = all_headers(store)
    *_, match = replay(store.read_file(header))
    assert match.to_move is None
    assert (match.standing.totals, match.standing.winners) == (header.totals, header.winners)


@pytest.mark.parametrize(("game", "version"), OLDER, ids=lambda each: getattr(each, "id", str(each)))
def test_the_options_older_rules_lacked_are_those_they_are_played_by(game, version: int) -> None:
    rules = game.older_rules[version].options
    assert version < game.rules_version
    assert rules.keys() <= game.options.model_fields.keys()
    assert read_older_options(game, {}, version).model_dump().items() >= dict(rules).items()
    assert read_older_options(game, {}, game.rules_version) == game.options()


@pytest.mark.parametrize(
    ("code", "seats", "seed", "chosen"),
    [
        ("ANGEL-13JZ9-J6GMF", 4, 123_456_789_012, {}),
        ("EVIL-13JZ9-J6GMW", 2, 123_456_789_012, {}),
        ("HELL-1803J-Z9J6G-MF", 3, 123_456_789_012, {}),
        ("HELL-1A800-00000-33D", 3, 99, {"diagonals": True}),
        ("ANGEL-13E53-XAK9W-8BG00-00000-0330", 4, 99, {"pair": 30}),
        ("ANGEL-23JXX-K8YXE-35HG0-00000-00337", 4, 99, {"opens": 2, "pair": 30}),
    ],
)
def test_a_code_of_older_rules_is_dealt_by_them(code: str, seats: int, seed: int, chosen) -> None:
    deal = read_code(code)
    assert (deal.seats, deal.seed) == (seats, seed)
    assert deal.older_rules is deal.game.older_rules[deal.rules_version]
    assert deal.options == read_older_options(deal.game, chosen, deal.rules_version)
    again = read_code(code_of(deal.game, deal.options, deal.seats, deal.seed))
    assert (again.options, again.seed) == (deal.options, deal.seed)


def test_a_retired_option_is_not_offered_for_new_matches() -> None:
    hell = find("hell")
    asked = offered(hell.options)
    assert "games" in asked and "passing" not in asked
    old = read_older_options(hell, {"diagonals": True}, 1)
    assert without_retired(old) == hell.options(diagonals=True) != old
