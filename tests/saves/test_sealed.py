"""What Brimstone wrote and nobody touched is read without being judged, and comes to the same."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime
from hashlib import blake2b
from pathlib import Path

import pytest

from game.level import Level
from saves import settings as settings_file
from saves import slips
from saves.judge import json_of, judged_json
from saves.models import Banter, GivenUp, Header, LastTable, Player, Settings, Speed, Station
from saves.sealed import made
from saves.settings import NAME, read_settings, write_settings
from saves.store import Store
from tests.saves.matches import NOW, begun, only_header, play_on

PLAYERS = (Player(name="Mara", level=None), Player(name="Žofie", level=Level.FIEND))
CHOSEN = Settings(
    speed=Speed.SLOW,
    banter=Banter.MUCH,
    text_size=1.3,
    window=(1920, 1080),
    records_since=datetime(2026, 3, 1, 20, 15, 7, 250, tzinfo=UTC),
    names=("Mara", "", "李"),
    faces={"Mara": "owl"},
    lessons={"devil/first": 3},
    tables={"devil": LastTable(players=PLAYERS, options={"target": 200, "free": True, "kind": "a"})},
)
FIELDS = Path(__file__).resolve().parents[1] / "kept" / "fields"
"""What each record may hold."""
SEALED = {
    "settings": (settings_file.FORM, ("Settings", "LastTable", "Player"), "1", "65639fe7286d9348"),
    "slips": (slips.FORM, ("Header", "Player", "Station"), "3-4", "310e22867943ee23"),
}
"""What is sealed: in which form and of which records, and what both were when the form was raised last."""


def everything_told(header: Header) -> Header:
    """A header of which no field is as usual."""
    told = replace(header, title="One", imported=True, seconds=7, given_up=GivenUp.LOST, day=date(2026, 3, 1))
    return replace(told, branched=True, descent=Station(table=2, night="b"), code="X-1", free_undo=True)


def test_settings_are_made_as_they_are_judged() -> None:
    for each in (Settings(), CHOSEN):
        told = json_of(each)
        assert made(Settings, json.loads(told)) == judged_json(Settings, told) == each


def test_a_header_is_made_as_it_is_judged(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(begun(store), NOW)
    header = only_header(store)
    for each in (header, everything_told(header)):
        told = json_of(each)
        assert made(Header, json.loads(told)) == judged_json(Header, told) == each


def test_settings_that_nobody_touched_are_not_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(tmp_path, CHOSEN)
    monkeypatch.setattr("saves.judge.judged", lambda *_: pytest.fail("they were judged"))
    assert read_settings(tmp_path, NOW) == (CHOSEN, "")


@pytest.mark.parametrize(("value", "kept"), [("1.1", 1.1), ("11", 1.0)])
def test_settings_that_somebody_changed_are(tmp_path: Path, value: str, kept: float) -> None:
    write_settings(tmp_path, CHOSEN)
    file = tmp_path / NAME
    text = file.read_text(encoding="utf-8").replace('"text_size": 1.3', f'"text_size": {value}')
    file.write_text(text, encoding="utf-8")
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == replace(CHOSEN, text_size=kept)
    assert bool(trouble) == (kept == 1.0)


def test_settings_sealed_in_another_form_are_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(tmp_path, CHOSEN)
    monkeypatch.setattr(settings_file, "FORM", "another")
    judged = []
    monkeypatch.setattr("saves.judge.judged", lambda kind, found: judged.append(kind) or CHOSEN)
    assert read_settings(tmp_path, NOW) == (CHOSEN, "")
    assert judged == [Settings]


@pytest.mark.parametrize("what", SEALED)
def test_a_form_is_raised_wherever_what_it_seals_may_be_otherwise(what: str) -> None:
    """If this fails, raise ``FORM`` in ``saves/settings.py`` or ``saves/slips.py``, and write it above."""
    form, records, raised_to, sum_then = SEALED[what]
    told = "".join((FIELDS / f"{name}.txt").read_text(encoding="utf-8") for name in records)
    assert (form, blake2b(told.encode(), digest_size=8).hexdigest()) == (raised_to, sum_then)


def test_a_match_that_was_played_here_is_listed_at_the_next_start_without_being_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    assert store.look(NOW).headers == ()
    saved = begun(store)
    for _ in range(2):
        play_on(saved, 3)
        store.save(saved, NOW)
    store.keep_lists()
    expected = Store(tmp_path).look(NOW).headers
    assert [header.actions for header in expected] == [6]
    monkeypatch.setattr("saves.heading.first_header", lambda *_: pytest.fail("a file was read"))
    monkeypatch.setattr("saves.judge.judged_json", lambda *_: pytest.fail("it was judged"))
    assert Store(tmp_path).look(NOW).headers == expected
