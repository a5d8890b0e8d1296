"""What Brimstone wrote and nobody touched is taken as it is, and comes to the same as if it were judged."""

import json
from dataclasses import MISSING, fields
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from game.level import Level
from saves.folder import checksum
from saves.judge import json_of, judged_json
from saves.models import Banter, GivenUp, Header, LastTable, Order, Pace, Player, Settings, Speed, Station
from saves.sealed import made, seal
from saves.settings import FORM, NAME, SEAL, read_settings, write_settings
from tests.saves.matches import NOW

WHEN = datetime(2026, 3, 1, 20, 15, 1, 250000, tzinfo=UTC)
PLAYERS = (Player(name="Mara", level=None), Player(name="Vera", level=Level.FIEND))
SETTINGS = Settings(
    speed=Speed.SLOW,
    pace=Pace.NONE,
    text_size=1.15,
    card_size=0.6,
    card_volume=0.25,
    table_volume=0,
    room_volume=1,
    muted=True,
    four_colours=True,
    large_index=True,
    back="wings",
    felt="marble",
    fullscreen=True,
    window=(1920, 1080),
    shake=False,
    flashes=False,
    follow_system=False,
    one_click=True,
    play_forced=True,
    forced_refused=True,
    always_knock=True,
    banter=Banter.MUCH,
    think=12.5,
    records_since=WHEN,
    names=("Mara", "", "Žofie"),
    faces={"Mara": "sariel"},
    known=("devil", "angel"),
    lessons={"devil/first": 7},
    tables={
        "devil": LastTable(players=PLAYERS, options={"target": 200, "far": True, "how": "so"}, free_undo=True)
    },
    orders={"angel": Order.RANK},
)
HEADER = Header(
    format=4,
    id="20260301-match",
    game="devil",
    rules_version=2,
    players=PLAYERS,
    totals=(-3, 190),
    deals=7,
    actions=300,
    over=True,
    winners=(0,),
    undone=1,
    hints=2,
    started=WHEN,
    saved=WHEN,
    title="The long <night>",
    imported=True,
    seconds=4000,
    given_up=GivenUp.LOST,
    day=date(2026, 3, 1),
    branched=True,
    descent=Station(table=2, night="x"),
    code="DEVIL-1",
    free_undo=True,
)


@pytest.mark.parametrize("record", [SETTINGS, HEADER], ids=["settings", "header"])
def test_a_record_is_made_of_what_was_written_down_as_it_would_be_judged(record: object) -> None:
    usual = {field.name: field.default for field in fields(record)}  # type: ignore[arg-type]
    as_usual = [
        name for name, value in usual.items() if value is not MISSING and getattr(record, name) == value
    ]
    assert not as_usual, "these would come back whatever is done with them"
    told = json_of(record)
    assert made(type(record), json.loads(told)) == record
    assert judged_json(type(record), told) is not None
    bare = {name: value for name, value in json.loads(told).items() if usual[name] is MISSING}
    assert made(type(record), bare) == judged_json(type(record), json.dumps(bare))


def test_what_is_of_another_shape_is_not_made() -> None:
    told = json.loads(json_of(SETTINGS))
    for wrong in (
        {"speed": "warp"},
        {"window": [1, 2, 3]},
        {"hats": 3},
        {"names": 3},
        {"records_since": "soon"},
    ):
        with pytest.raises((TypeError, ValueError, KeyError, AttributeError)):
            made(Settings, told | wrong)


def test_settings_that_nobody_touched_are_not_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(tmp_path, SETTINGS)
    monkeypatch.setattr("saves.judge.judged", lambda *_: pytest.fail("they were judged"))
    assert read_settings(tmp_path, NOW) == (SETTINGS, "")


def test_settings_that_somebody_touched_are_judged(tmp_path: Path) -> None:
    write_settings(tmp_path, SETTINGS)
    text = (tmp_path / NAME).read_text(encoding="utf-8")
    (tmp_path / NAME).write_text(text.replace("12.5", "1250"), encoding="utf-8")
    settings, trouble = read_settings(tmp_path, NOW)
    assert "back to default: think" in trouble and settings.think == Settings().think
    assert settings.back == "wings"


@pytest.mark.parametrize("told", ['{\n "think": 1250,\n "hats": 3', '{\n "think": [', "nonsense"])
def test_a_seal_on_what_cannot_be_made_costs_nothing_but_time(tmp_path: Path, told: str) -> None:
    (tmp_path / NAME).write_text(f'{told}{SEAL}{seal(FORM, told.encode())}"\n}}', encoding="utf-8")
    settings, trouble = read_settings(tmp_path, NOW)
    assert settings == Settings() and "set-aside" in trouble


def test_a_seal_of_another_form_does_not_hold(tmp_path: Path) -> None:
    told = '{\n "think": 1250'
    (tmp_path / NAME).write_text(f'{told}{SEAL}{seal("0", told.encode())}"\n}}', encoding="utf-8")
    assert "back to default: think" in read_settings(tmp_path, NOW)[1]
    assert seal("0", b"x") == f"0 {checksum(b'x')}" != seal("1", b"x")
