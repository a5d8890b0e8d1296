"""Records: reckoned from finished matches alone, and the same when reckoned again."""

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES
from game.level import Level
from game.match import Match
from saves.judge import json_of
from saves.match_file import parsed, retold
from saves.models import Header, Player
from saves.records import Circle, Record, Result, circle_of, record_of, records, result_of
from saves.records_told import as_json, as_text, rebuilt
from saves.records_told import finished as told_of
from saves.slips import write_slips
from saves.store import Store
from tests.conformance.tables import at_random
from tests.read_only import read_only
from tests.saves.matches import NOW, summed

MARA = Player(name="Mara", level=None)
PIP = Player(name="Pip", level=Level.IMP)
VERA = Player(name="Vera", level=Level.FIEND)


def finished(store: Store, game: str, players: tuple[Player, ...], seed: int = 1, **counts: int) -> Header:
    """A whole match of random play in the archive."""
    found = GAMES[game]
    saved = store.begin(Match(found, found.options(), len(players), seed), players, NOW)
    random = Random(seed)
    while saved.match.to_move is not None:
        at_random(saved.match, random)
    store.save(replace(saved, **counts), NOW + timedelta(minutes=seed))
    store.close(saved.id)
    return next(each for each in store.look_at_finished(NOW).headers if each.id == saved.id)


def test_a_match_counts_for_one_person_against_opponents(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = finished(store, "devil", (MARA, PIP, VERA))
    assert circle_of(header) == Circle("devil", Level.FIEND, 3)
    assert circle_of(replace(header, over=False)) is None
    assert circle_of(replace(header, imported=True)) is None
    assert circle_of(replace(header, players=(MARA, PIP, MARA))) is None
    assert circle_of(replace(header, players=(PIP, PIP, VERA))) is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whoever_wins_alone_is_ahead_and_whoever_loses_is_not(tmp_path: Path, game: str) -> None:
    store = Store(tmp_path)
    seats = GAMES[game].seats[0]
    for seed in range(1, 7):
        players = tuple(MARA if seat == seed % seats else PIP for seat in range(seats))
        header = finished(store, game, players, seed)
        result = result_of(header)
        assert result.won == (result.margin >= 0)
        assert result.won == (seed % seats in header.winners)


def test_a_record_says_what_its_results_do() -> None:
    results = [Result(margin, margin >= 0, 1, 2) for margin in (5, 9, -3, 4, 0, 7)]
    assert record_of(results) == Record(6, 5, 3, 3, 9, -3, 22 / 6, 6, 12)
    assert record_of(results[:3]) == Record(3, 2, 0, 2, 9, -3, 11 / 3, 3, 6)


def test_each_circle_has_its_record_and_the_order_of_files_does_not_matter(tmp_path: Path) -> None:
    store = Store(tmp_path)
    headers = [finished(store, "devil", (MARA, PIP), seed, hints=seed, undone=1) for seed in (1, 2, 3)]
    headers.append(finished(store, "evil", (VERA, MARA), 4))
    found = records(headers)
    assert found == records(reversed(headers))
    assert set(found) == {Circle("devil", Level.IMP, 2), Circle("evil", Level.FIEND, 2)}
    devil = found[Circle("devil", Level.IMP, 2)]
    assert (devil.played, devil.hints, devil.undone) == (3, 6, 3)
    assert records([]) == {}


def test_records_can_be_reckoned_again_from_the_logs(tmp_path: Path) -> None:
    store = Store(tmp_path)
    headers = [finished(store, "devil", (MARA, PIP), seed) for seed in (1, 2)]
    bare = [replace(header, totals=(), winners=(), deals=0) for header in headers]
    assert records(bare) == {}
    assert records(store.reckoned(header) for header in bare) == records(headers)


def test_records_are_told_in_words_and_as_json(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert as_text({}) == "You haven't finished a match against opponents yet."
    header = finished(store, "devil", (MARA, PIP), 1, hints=4, seconds=7500)
    headers, troubles = told_of(store)
    assert (headers, troubles) == ([header], [])
    found = records(headers)
    told = as_text(found)
    assert told.startswith("Devil, 2 players, imp: won ") and told.endswith(", 2 h 5 min, 4 hints, 0 undos")
    (row,) = json.loads(as_json(found))["records"]
    assert (row["game"], row["level"], row["seats"], row["played"], row["hints"]) == ("devil", "imp", 2, 1, 4)


def test_a_match_that_cannot_be_reckoned_again_is_named_and_does_not_count(tmp_path: Path) -> None:
    store = Store(tmp_path)
    finished(store, "devil", (MARA, PIP), 1)
    (file,) = store.finished.glob("*.json")
    text = file.read_text(encoding="utf-8").replace('"seed":1', '"seed":2')
    file.write_text(summed(text), encoding="utf-8")
    headers, (trouble,) = rebuilt(store)
    assert headers == [] and "doesn't count. The file is damaged" in trouble


def test_what_a_file_tells_otherwise_than_its_log_is_put_right(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = finished(store, "devil", (MARA, PIP), 1, hints=4)
    (path,) = store.finished.glob("*.json")
    file = parsed(path.read_bytes(), header.id)
    wrong = replace(header, totals=(999, 0), winners=(1,), deals=77)
    path.write_text(retold(wrong, file), encoding="utf-8")
    assert told_of(Store(tmp_path)) == ([wrong], [])
    with read_only(tmp_path):
        headers, (trouble,) = rebuilt(Store(tmp_path))
    assert headers == [header] and "Read-only" in trouble
    assert rebuilt(Store(tmp_path)) == ([header], [])
    assert told_of(Store(tmp_path)) == ([header], [])


def test_lists_that_tell_otherwise_than_the_files_are_forgotten(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = finished(store, "devil", (MARA, PIP), 1)
    (slip,) = store.turn_over_finished_slips(NOW, pytest.fail)
    wrong = json_of(replace(header, totals=(999, 0))).encode()
    write_slips(tmp_path / "lists" / "finished", [replace(slip, told=wrong, _header=None)])
    album = tmp_path / "lists" / "moments"
    album.write_text("old")
    assert told_of(Store(tmp_path))[0] != [header]
    assert rebuilt(Store(tmp_path))[0] == [header]
    assert told_of(Store(tmp_path))[0] == [header] and not album.exists()
