"""Records: computed from finished matches alone, and the same when computed again."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.level import Level
from saves.models import Header, Player
from saves.records import Category, counted_as, records
from saves.store import Store
from tests.conformance.tables import random_match
from tests.saves.matches import NOW

MARA = Player(name="Mara", level=None)
PIP = Player(name="Pip", level=Level.IMP)
VERA = Player(name="Vera", level=Level.FIEND)


def finished(store: Store, game: str, players: tuple[Player, ...], seed: int = 1, **counts: int) -> Header:
    """Return a whole match of random play in the archive."""
    found = GAMES[game]
    saved = store.begin(random_match(found, len(players), seed), players, NOW)
    store.save(replace(saved, **counts), NOW + timedelta(minutes=seed))
    store.close(saved.id)
    return next(each for each in store.finished.listing(NOW).headers if each.id == saved.id)


def test_a_match_counts_for_one_person_against_opponents(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = finished(store, "devil", (MARA, PIP, VERA))
    counting = counted_as(header)
    assert counting is not None and counting.category == Category("devil", Level.FIEND, 3)
    assert counted_as(replace(header, over=False)) is None
    assert counted_as(replace(header, imported=True)) is None
    assert counted_as(replace(header, players=(MARA, PIP, MARA))) is None
    assert counted_as(replace(header, players=(PIP, PIP, VERA))) is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_a_lost_result_has_a_negative_margin(tmp_path: Path, game: str) -> None:
    store = Store(tmp_path)
    seats = GAMES[game].seats[0]
    for seed in range(1, 7):
        players = tuple(MARA if seat == seed % seats else PIP for seat in range(seats))
        header = finished(store, game, players, seed)
        result = counted_as(header)
        assert result is not None and result.won == (result.margin >= 0)
        assert result.won == (seed % seats in header.winners)


def test_each_category_has_its_record_in_any_order_of_files(tmp_path: Path) -> None:
    store = Store(tmp_path)
    headers = [finished(store, "devil", (MARA, PIP), seed, hints=seed, undone=1) for seed in (1, 2, 3)]
    headers.append(finished(store, "evil", (VERA, MARA), 4))
    found = records(headers)
    assert found == records(reversed(headers))
    assert set(found) == {Category("devil", Level.IMP, 2), Category("evil", Level.FIEND, 2)}
    devil = found[Category("devil", Level.IMP, 2)]
    assert (devil.played, devil.hints, devil.undone) == (3, 6, 3)
    assert records([]) == {}
