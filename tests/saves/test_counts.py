"""What is counted of a match, undone moves and hints, comes back with it."""

from dataclasses import replace
from pathlib import Path

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
