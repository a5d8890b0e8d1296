"""Results on one deal code: one's own beside those of friends, whose exported matches were taken in."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.level import Level
from saves.deal_code import code_of
from saves.folder import write
from saves.housekeeping import bring_in, export
from saves.match_file import retold
from saves.models import GivenUp, Header, Player
from saves.same_cards import Done, Standing, best, on_code, ranked
from saves.saved import SavedMatch
from saves.store import Store
from tests.game.feats import played
from tests.saves.matches import NOW

DEVIL = GAMES["devil"]


def name(done: Done) -> str:
    return done.header.players[done.seat].name


def kept(store: Store, name: str, seed: int, *levels: Level, **more: object) -> Header:
    """A finished match; opponents of other levels play the same cards another way."""
    players = (
        Player(name=name, level=None),
        *(Player(name=f"{level.value}", level=level) for level in levels),
    )
    match = played(DEVIL, 3, seed)
    saved = SavedMatch(f"{name}-{seed}".lower(), match, players, NOW)
    store.save(replace(saved, **more), NOW)  # type: ignore[arg-type]
    return next(header for header in store.look_at_finished(NOW).headers if header.id == saved.id)


def found(store: Store, seed: int) -> list[Done]:
    code = code_of(DEVIL, DEVIL.options(), 3, seed)
    return [done for done in on_code(store, code, "devil", NOW, pytest.fail) if done is not None]


def test_a_friends_match_that_was_taken_in_stands_beside_ones_own(tmp_path: Path) -> None:
    here, there = Store(tmp_path / "here"), Store(tmp_path / "there")
    kept(here, "Mara", 7, Level.IMP, Level.FIEND)
    kept(here, "Mara", 8, Level.IMP, Level.FIEND)
    theirs = kept(there, "Otto", 7, Level.IMP, Level.IMP)
    export(there, theirs, tmp_path / "otto.brimstone")
    bring_in(here, tmp_path / "otto.brimstone")
    results = found(here, 7)
    assert {(name(done), done.header.imported) for done in results} == {("Mara", False), ("Otto", True)}
    assert len(found(here, 8)) == 1 and not found(here, 9)


def test_what_is_measured_is_how_far_one_was_ahead(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = kept(store, "Mara", 7, Level.IMP, Level.FIEND)
    (done,) = found(store, 7)
    assert done.points == header.totals[0]
    assert done.ahead == min(header.totals[1:]) - header.totals[0], "few points win at Devil"


def test_who_gave_up_or_knew_the_cards_is_told_and_not_measured(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept(store, "Mara", 7, Level.IMP, Level.FIEND)
    kept(store, "Vera", 7, Level.IMP, Level.FIEND, branched=True)
    kept(store, "Otto", 7, Level.IMP, Level.FIEND, given_up=GivenUp.LOST)
    order = ranked(found(store, 7))
    assert [done.standing for done in order] == [Standing.COUNTS, Standing.KNOWN, Standing.GIVEN_UP]
    assert [name(done) for done in best(order)] == ["Mara"]


def test_a_match_that_does_not_tell_its_code_is_read_whole(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = kept(store, "Mara", 7, Level.IMP, Level.FIEND)
    path = store.paths(header.id)[1]
    file = store.file(header)
    write(path, retold(replace(header, code=""), file))
    assert [name(done) for done in found(Store(tmp_path), 7)] == ["Mara"]
