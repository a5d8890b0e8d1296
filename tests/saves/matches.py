"""Matches to save, for tests of the saves."""

from datetime import datetime
from pathlib import Path
from random import Random

from game.devil.game import DEVIL
from game.devil.options import DevilOptions
from game.level import Level
from game.match import Match
from saves.descent import TableId, table_at
from saves.files import checksum
from saves.match_file import SUM_LINE
from saves.models import DescentMatch, Header, Player
from saves.saved_match import SavedMatch
from saves.store import Store
from saves.upgrade import FORMAT
from tests.conformance.tables import at_random

NOW = datetime(2026, 3, 1, 20, 15)
PLAYERS = (Player(name="Mara", level=None), Player(name="Pip", level=Level.IMP))


def header(**more: object) -> Header:
    """Return a finished match of Devil that the first seat won, or one that differs."""
    told = {"format": FORMAT, "id": "a", "game": "devil", "rules_version": 1, "players": PLAYERS}
    told |= {"totals": (10, 90), "deals": 1, "actions": 9, "over": True, "winners": (0,), "undone": 0}
    return Header(**(told | {"hints": 0, "started": NOW, "saved": NOW} | more))


def begun(store: Store, seed: int = 4, now: datetime = NOW) -> SavedMatch:
    return store.begin(Match(DEVIL, DevilOptions(), 2, seed), PLAYERS, now)


def play_on(saved: SavedMatch, count: int) -> None:
    """Play random actions, as far as the match goes."""
    random = Random(1)
    for _ in range(count):
        if saved.match.to_move is not None:
            at_random(saved.match, random)


def written(folder: Path, actions: int = 0) -> tuple[Store, SavedMatch]:
    """Return a store with one match on the disk, after some random actions."""
    store = Store(folder)
    saved = begun(store)
    play_on(saved, actions)
    store.save(saved, NOW)
    return store, saved


def all_headers(store: Store) -> tuple[Header, ...]:
    """Return the headers of running and finished matches."""
    return store.list_running(NOW).headers + store.finished.listing(NOW).headers


def only_header(store: Store) -> Header:
    (header,) = store.list_running(NOW).headers
    return header


def only_file(store: Store) -> Path:
    (file,) = store.running.folder.glob("*.json")
    return file


def reopened(store: Store) -> Match:
    opened = store.open(only_header(store), NOW)
    assert opened.saved is not None and opened.troubles == ()
    return opened.saved.match


def summed(text: str) -> str:
    told = text.encode().rpartition(SUM_LINE)[0]
    return f'{told.decode()}{SUM_LINE.decode()}{checksum(told)}"}}\n'


def played(table: TableId, *, won: bool = True, **more: object) -> Header:
    """Return a finished match at a table of a circle, or of a night."""
    players = [Player(name="Mara", level=None)]
    players += [Player(name=each.name, level=each.level) for each in table_at(table).opponents]
    told = {"game": table.game, "players": players, "totals": (0,) * len(players)}
    told |= {"winners": (0,) if won else (1,), "descent": DescentMatch(table=table.number)}
    return header(**(told | more))
