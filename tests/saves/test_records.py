"""Records: computed from finished matches alone, and the same when computed again."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES
from game.level import Level
from game.match import Match
from saves.deal_code import CodeResult, Validity, best, best_first, code_of, results_on
from saves.managing import export, import_match
from saves.models import GivenUp, Header, Player
from saves.records import Category, counted_as, records
from saves.saved_match import SavedMatch
from saves.store import Store
from tests.conformance.tables import at_random
from tests.game.feats import played
from tests.saves.matches import NOW

MARA = Player(name="Mara", level=None)
PIP = Player(name="Pip", level=Level.IMP)
VERA = Player(name="Vera", level=Level.FIEND)


def finished(store: Store, game: str, players: tuple[Player, ...], seed: int = 1, **counts: int) -> Header:
    """Return a whole match of random play in the archive."""
    found = GAMES[game]
    saved = store.begin(Match(found, found.options(), len(players), seed), players, NOW)
    random = Random(seed)
    while saved.match.to_move is not None:
        at_random(saved.match, random)
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


DEVIL = GAMES["devil"]


def name(result: CodeResult) -> str:
    return result.header.players[result.seat].name


def kept(store: Store, name: str, seed: int, *levels: Level, **more: object) -> Header:
    """Return a finished match; opponents of other levels play the same cards another way."""
    players = (
        Player(name=name, level=None),
        *(Player(name=f"{level.value}", level=level) for level in levels),
    )
    match = played(DEVIL, 3, seed)
    saved = SavedMatch(f"{name}-{seed}".lower(), match, players, NOW)
    store.save(replace(saved, **more), NOW)  # type: ignore[arg-type]
    return next(header for header in store.finished.listing(NOW).headers if header.id == saved.id)


def found(store: Store, seed: int) -> list[CodeResult]:
    code = code_of(DEVIL, DEVIL.options(), 3, seed)
    entries = store.finished.entries(NOW, pytest.fail)
    return [result for result in results_on(code, "devil", entries) if result is not None]


def test_a_friends_match_that_was_taken_in_stands_beside_ones_own(tmp_path: Path) -> None:
    here, there = Store(tmp_path / "here"), Store(tmp_path / "there")
    kept(here, "Mara", 7, Level.IMP, Level.FIEND)
    kept(here, "Mara", 8, Level.IMP, Level.FIEND)
    theirs = kept(there, "Otto", 7, Level.IMP, Level.IMP)
    export(there, theirs, tmp_path / "otto.brimstone")
    import_match(here, tmp_path / "otto.brimstone")
    results = found(here, 7)
    assert {(name(result), result.header.imported) for result in results} == {("Mara", False), ("Otto", True)}
    assert len(found(here, 8)) == 1 and not found(here, 9)


def test_the_margin_of_a_result_is_measured(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = kept(store, "Mara", 7, Level.IMP, Level.FIEND)
    (result,) = found(store, 7)
    assert result.ahead == min(header.totals[1:]) - header.totals[0], "few points win at Devil"


def test_conceded_and_known_deals_are_listed_and_not_ranked(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept(store, "Mara", 7, Level.IMP, Level.FIEND)
    kept(store, "Vera", 7, Level.IMP, Level.FIEND, branched=True)
    kept(store, "Otto", 7, Level.IMP, Level.FIEND, given_up=GivenUp.LOST)
    order = best_first(found(store, 7))
    assert [result.standing for result in order] == [Validity.COUNTS, Validity.KNOWN, Validity.GIVEN_UP]
    assert [name(result) for result in best(order)] == ["Mara"]
