"""What is counted of a match, undone moves and hints, comes back with it."""

from dataclasses import replace
from pathlib import Path

from game.match import Entry
from saves.store import Store
from tests.saves.matches import NOW, begun, only_header, play_on


def test_undone_moves_and_hints_are_counted_on_from_where_they_were(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = begun(store)
    play_on(saved, 6)
    store.save(replace(saved, undone=3, hints=5), NOW)
    header = only_header(store)
    again = store.open(header, NOW).saved
    assert again is not None
    assert (again.undone, again.hints) == (header.undone, header.hints) == (3, 5)


def test_what_was_taken_back_comes_back_with_its_match(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = begun(store)
    play_on(saved, 6)
    ahead = tuple(saved.match.log[3:])
    store.save(replace(saved, match=saved.match.undone(3), free_undo=True, ahead=ahead), NOW)
    again = store.open(only_header(store), NOW).saved
    assert again is not None and again.ahead == ahead and again.free_undo


def test_what_was_taken_back_and_cannot_be_done_again_is_told_and_set_aside(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = begun(store)
    play_on(saved, 6)
    wrong = (Entry(1 - saved.match.log[3].seat, saved.match.log[3].action),)
    store.save(replace(saved, match=saved.match.undone(3), free_undo=True, ahead=wrong), NOW)
    opened = store.open(only_header(store), NOW)
    assert opened.saved is None and "undone moves can't be redone" in opened.troubles[0]
    assert list(store.running.glob("*unusable*")) or list(store.running.iterdir()), "kept, whatever it is"
