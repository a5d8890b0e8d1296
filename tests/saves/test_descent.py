"""The way down is computed from matches alone: what is won, what stands open, and what a night came to."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.info import TABLES
from game.match import Match
from saves.descent import NIGHT, TableId, games, progress_of, read_progress, table_at, tables
from saves.managing import give_up, move_to_bin
from saves.models import DescentMatch, GivenUp, Header, Player
from saves.store import Store
from tests.saves.matches import NOW, played

FIRST, SECOND, THIRD = (tables()[index] for index in range(TABLES))
NEXT = tables()[TABLES]


def night(*won: bool, name: str = "n") -> list[Header]:
    """Return the first matches of a last night, by who won them."""
    return [
        played(
            TableId(game.id, 0),
            won=mine,
            descent=DescentMatch(table=0, night=name),
            started=NOW + timedelta(minutes=minutes),
        )
        for minutes, (game, mine) in enumerate(zip(games(), won, strict=False))
    ]


def test_only_the_first_table_is_open_at_the_start() -> None:
    begun = progress_of([])
    assert [table for table in tables() if begun.is_open(table)] == [FIRST]
    assert begun.done == 0


def test_the_second_win_opens_the_next_circle() -> None:
    one = progress_of([played(FIRST)])
    assert one.is_open(SECOND) and not one.is_open(THIRD) and not one.is_open(NEXT)
    two = progress_of([played(FIRST), played(SECOND)])
    assert two.is_open(THIRD) and two.is_open(NEXT) and two.done == 2


def test_a_lost_table_opens_no_other() -> None:
    lost = progress_of([played(FIRST, won=False), played(FIRST, won=False)])
    assert lost.is_open(FIRST) and not lost.is_open(SECOND) and lost.tried == {FIRST: 2}


def test_a_shared_win_counts_as_won() -> None:
    assert progress_of([played(FIRST, winners=(0, 1))]).won == {FIRST}


@pytest.mark.parametrize(
    "not_so",
    [
        {"imported": True},
        {"branched": True},
        {"descent": None},
        {"given_up": GivenUp.LOST},
        {"given_up": GivenUp.UNCOUNTED},
        {"over": False},
        {"game": "gone"},
    ],
    ids=lambda told: next(iter(told)),
)
def test_a_match_outside_ones_own_descent_wins_nothing(not_so: dict[str, object]) -> None:
    assert progress_of([replace(played(FIRST), **not_so)]).won == set()


def test_a_table_conceded_uncounted_was_not_played() -> None:
    assert progress_of([replace(played(FIRST), given_up=GivenUp.UNCOUNTED)]).tried == {}


def test_the_latest_running_match_is_continued_first() -> None:
    older = played(FIRST, over=False, id="older", saved=NOW - timedelta(days=1))
    newer = played(FIRST, over=False, id="newer")
    assert progress_of([newer, older]).running == {FIRST: newer}


def test_the_last_night_opens_when_every_table_is_won() -> None:
    all_but_one = [played(table) for table in tables()[:-2]]
    assert not progress_of(all_but_one).is_open(NIGHT)
    assert progress_of([*all_but_one, played(tables()[-2])]).is_open(NIGHT)


def test_a_night_is_won_by_more_tables_than_the_house_has() -> None:
    half = len(games()) // 2 + 1
    won = progress_of(night(*[True] * half, *[False] * (len(games()) - half)))
    assert won.night is not None and won.night.over and won.night.won_by_you and NIGHT in won.won
    lost = progress_of(night(*[False] * half, *[True] * (len(games()) - half)))
    assert lost.night is not None and lost.night.over and not lost.night.won_by_you and NIGHT not in lost.won


def test_a_night_goes_on_with_the_games_that_were_not_played() -> None:
    begun = progress_of(night(True, False)).night
    assert begun is not None and not begun.over
    assert (begun.won, begun.lost) == (1, 1)
    assert begun.to_come == games()[2:]


def test_the_latest_night_is_the_one_to_continue() -> None:
    late = [replace(each, started=each.started + timedelta(days=1)) for each in night(True, name="b")]
    found = progress_of([*late, *night(*[True] * len(games()), name="a")])
    assert found.night is not None and found.night.name == "b"
    assert NIGHT in found.won, "a night that was won stays won"


def at_a_table(store: Store, table: TableId, name: str) -> Header:
    """Return a match that was played at a table, in the folder; it still runs."""
    details = table_at(table)
    players = tuple(Player(name=each.name, level=each.level) for each in details.opponents)
    match = Match(GAMES[table.game], details.options, len(players) + 1, 5)
    saved = store.begin(match, (Player(name=name, level=None), *players), NOW)
    store.save(replace(saved, descent=DescentMatch(table=table.number)), NOW)
    store.close(saved.id)
    return next(header for header in store.list_running(NOW).headers if header.id == saved.id)


def test_the_way_is_read_from_the_folder_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = at_a_table(store, FIRST, "Mara")
    assert read_progress(store, NOW, pytest.fail).running == {FIRST: header}
    give_up(store, header, GivenUp.LOST, NOW)
    assert read_progress(Store(tmp_path), NOW, pytest.fail).tried == {FIRST: 1}


def test_only_whole_matches_in_the_folder_count(tmp_path) -> None:
    store = Store(tmp_path)
    thrown, ruined, whole = (at_a_table(store, FIRST, name) for name in ("Mara", "Otto", "Vera"))
    move_to_bin(store, thrown)
    store.paths(ruined.id)[0].write_text("ash", encoding="utf-8")
    told: list[str] = []
    assert read_progress(Store(tmp_path), NOW, told.append).running == {FIRST: whole}
    assert len(told) == 1 and "can't be opened" in told[0]
