"""Great moments are found once, kept beside the matches, and found again when what was kept is gone."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.great_moments import Great, great_moments
from game.level import Level
from game.sentences import Cast
from saves import album
from saves.album import moments_in
from saves.housekeeping import rename
from saves.models import Player
from saves.slips import Slip
from saves.store import Store
from tests.saves.matches import NOW, begun, play_on


def finished(store: Store) -> Slip:
    """A match of Devil played to its end."""
    saved = begun(store)
    play_on(saved, 100_000)
    store.save(replace(saved, hints=1), NOW)
    store.close(saved.id)
    return only(store)


def only(store: Store) -> Slip:
    (slip,) = store.turn_over_finished_slips(NOW, print)
    return slip


def found(store: Store, slip: Slip) -> tuple[Great, ...]:
    return tuple(great for great in moments_in(store.file(slip.header)) if great is not None)


def test_what_was_found_is_known_after_a_start(tmp_path: Path) -> None:
    store = Store(tmp_path)
    slip = finished(store)
    assert store.album.of(slip) is None
    moments = found(store, slip)
    assert moments
    store.album.keep(slip, moments)
    store.album.write()
    again = Store(tmp_path)
    assert again.album.of(only(again)) == moments


def test_great_moments_are_those_of_the_one_person_wherever_they_sat(tmp_path: Path) -> None:
    store = Store(tmp_path)
    players = (Player(name="Pip", level=Level.IMP), Player(name="Mara", level=None))
    saved = replace(begun(store), players=players)
    play_on(saved, 100_000)
    store.save(saved, NOW)
    moments = found(store, only(store))
    cast = Cast(("Pip", "Mara"), 1)
    assert moments == tuple(great for great in great_moments(saved.match, 1, cast) if great is not None)
    assert moments != tuple(great for great in great_moments(saved.match, 0, cast) if great is not None)


def test_a_match_whose_file_has_changed_is_looked_through_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    slip = finished(store)
    store.album.keep(slip, found(store, slip))
    rename(store, slip.header, "The long one")
    assert store.album.of(only(store)) is None


@pytest.mark.parametrize("ruin", [lambda data: data[:-9], lambda data: b"", lambda data: b"0" + data[1:]])
def test_a_list_beyond_use_is_left_aside(tmp_path: Path, ruin) -> None:
    store = Store(tmp_path)
    slip = finished(store)
    store.album.keep(slip, found(store, slip))
    store.album.write()
    kept = tmp_path / "lists" / "moments"
    kept.write_bytes(ruin(kept.read_bytes()))
    assert Store(tmp_path).album.of(slip) is None


def test_an_album_is_bounded_and_keeps_what_was_found_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    slip = finished(store)
    slips = {name: replace(slip, id=name) for name in ("one", "two", "three")}
    monkeypatch.setattr(album, "MOST_KEPT", 2)
    for name in ("one", "two", "three", "one"):
        store.album.keep(slips[name], ())
    store.album.write()
    again = Store(tmp_path).album
    assert [again.of(slips[name]) for name in ("one", "two", "three")] == [(), None, ()]


def test_an_album_is_written_only_when_something_new_was_found(tmp_path: Path) -> None:
    store, kept = Store(tmp_path), tmp_path / "lists" / "moments"
    store.album.write()
    assert not kept.exists()
    slip = finished(store)
    store.album.keep(slip, ())
    store.album.write()
    kept.unlink()
    store.album.write()
    assert not kept.exists()
    store.album.keep(slip, ())
    store.album.write()
    assert kept.exists()


def test_without_room_nothing_is_kept_and_nothing_stumbles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    slip = finished(store)
    (tmp_path / "lists").write_text("a file where a folder is wanted", encoding="utf-8")
    store.album.keep(slip, ())
    store.album.write()
    assert store.album.of(slip) == () and album.FORM
