"""Headers and settings: every field comes back, and what is out of bounds is refused."""

from dataclasses import MISSING, fields
from datetime import UTC, date, datetime
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.level import Level
from saves.models import HEADER, DescentMatch, GivenUp, Header, Player, cleaned, clocked, in_utc, is_solo
from saves.settings import SETTINGS, Banter, HandOrder, LastTable, Pace, Settings, Speed

NOON = datetime(2026, 3, 1, 12)
WHEN = datetime(2026, 3, 1, 20, 15, 1, 250000, tzinfo=UTC)
PLAYERS = (Player(name="Mara", level=None), Player(name="Vera", level=Level.FIEND))
CHANGED_SETTINGS = Settings(
    speed=Speed.SLOW,
    pace=Pace.NONE,
    text_size=1.25,
    card_size=0.6,
    card_volume=0.25,
    table_volume=0.0,
    room_volume=1.0,
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
    reduced_motion=True,
    one_click=True,
    play_forced=True,
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
    orders={"angel": HandOrder.RANK},
)
FULL_HEADER = Header(
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
    descent=DescentMatch(table=2, night="x"),
    code="DEVIL-1",
    free_undo=True,
)


@pytest.mark.parametrize(
    ("adapter", "record"), [(SETTINGS, CHANGED_SETTINGS), (HEADER, FULL_HEADER)], ids=["settings", "header"]
)
def test_a_record_comes_back_as_it_was_written(adapter: TypeAdapter[Any], record: Any) -> None:
    usual = {field.name: field.default for field in fields(record)}
    assert not [
        name for name, value in usual.items() if value is not MISSING and getattr(record, name) == value
    ]
    assert adapter.validate_json(adapter.dump_json(record)) == record


@pytest.mark.parametrize(
    ("levels", "is_alone"),
    [
        ([None, Level.IMP], True),
        ([Level.IMP, Level.FIEND, None], True),
        ([None, None, Level.IMP], False),
        ([None], False),
        ([Level.IMP, Level.IMP], False),
        ([], False),
    ],
)
def test_one_is_alone_with_opponents(levels: list[Level | None], is_alone: bool) -> None:
    assert is_solo(levels) is is_alone


@pytest.mark.parametrize("year", [1, 1904, 1970, 1979, 9000, 9999])
def test_a_wrong_clock_gives_ordered_times_that_a_file_can_hold(year: int) -> None:
    times = [datetime(year, month, day, 12) for month, day in ((1, 1), (2, 28), (12, 31))]
    told = [clocked(time) for time in times]
    assert [in_utc(time) for time in told] == told == sorted(told)
    assert clocked(NOON) == in_utc(NOON)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Mara", "Mara"),
        ("  Mara   of   York ", "Mara of York"),
        ("Žofie Ç.", "Žofie Ç."),
        ("李小龍", "李小龍"),
        ("O'Neil & Co", "O'Neil & Co"),
        ("a\u200bb\u0000c\nd\u202ee", "abcde"),
        ("<b>x</b>", "bx/b"),
        ("\ud800x", "x"),
        ("x" * 40, "x" * 16),
    ],
)
def test_a_name_is_kept_as_far_as_it_can_be_seen(typed: str, kept: str) -> None:
    assert cleaned(typed) == kept
    assert Player(name=kept, level=None).name == kept


@pytest.mark.parametrize(
    "blank", ["", " ", "\u200b", "\x00", "\u3164", "\u2800", "\u0301", "\u202e\u00a0", "<>"]
)
def test_a_name_that_draws_nothing_is_none(blank: str) -> None:
    assert cleaned(blank) == ""
    with pytest.raises(ValueError, match="a name needs"):
        Player(name=blank, level=None)
