"""Matches and codes of older rules play on by the rules they began with."""

import json
import shutil
from pathlib import Path

import pytest

from game.catalog import GAMES, find
from game.contract.options import offered, without_retired
from game.option_parsing import read_older_options
from saves.deal_code import code_of, read_code
from saves.models import Header
from saves.saved_match import playing
from saves.store import Store
from tests.saves.matches import NOW

KEPT = Path(__file__).parent / "kept" / "older_rules"
"""Written by the version that had the rules; most of their seats are Imps and Fiends."""
RUNNING = sorted(KEPT.glob("*_running.json"))
FINISHED = sorted(KEPT.glob("*_finished.json"))
OLDER = [(game, version) for game in GAMES.values() for version in game.older_rules]


def kept(store: Store, path: Path) -> Header:
    """Return the header of a kept file that was put among the matches of a store."""
    store.running.mkdir()
    shutil.copy(path, store.running)
    (header,) = store.list_running(NOW).headers or store.list_finished(NOW).headers
    return header


def test_every_version_that_can_still_be_played_has_kept_matches() -> None:
    told = [json.loads(path.read_text(encoding="utf-8"))["header"] for path in (*RUNNING, *FINISHED)]
    found = {(each["game"], each["rules_version"], each["over"]) for each in told}
    assert found == {(game.id, version, over) for game, version in OLDER for over in (False, True)}


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_a_running_match_of_older_rules_opens_and_is_saved_with_them(tmp_path: Path, path: Path) -> None:
    store = Store(tmp_path)
    header = kept(store, path)
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
    store = Store(tmp_path)
    header = kept(store, path)
    *_, match = playing(store.file(header))
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
    ("code", "seats", "chosen"),
    [
        ("ANGEL-13JZ9-J6GMF", 4, {}),
        ("EVIL-13JZ9-J6GMW", 2, {}),
        ("HELL-1803J-Z9J6G-MF", 3, {}),
        ("HELL-1A800-00000-33D", 3, {"diagonals": True}),
        ("ANGEL-13E53-XAK9W-8BG00-00000-0330", 4, {"pair": 30}),
    ],
)
def test_a_code_of_older_rules_is_dealt_and_played_by_them(code: str, seats: int, chosen) -> None:
    deal = read_code(code)
    assert deal.seats == seats
    assert deal.seed in (123_456_789_012, 99)
    assert deal.older_rules is deal.game.older_rules[1]
    assert deal.options == read_older_options(deal.game, chosen, 1)
    again = read_code(code_of(deal.game, deal.options, deal.seats, deal.seed))
    assert (again.options, again.seed) == (deal.options, deal.seed)


def test_nobody_is_asked_for_a_retired_option_and_a_new_match_does_without() -> None:
    hell = find("hell")
    asked = offered(hell.options)
    assert "games" in asked and "passing" not in asked
    old = read_older_options(hell, {"diagonals": True}, 1)
    assert without_retired(old) == hell.options(diagonals=True) != old
