"""Records in words and as JSON, for the command line."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import datetime
from typing import TypeAlias

from game.catalog import sign_of
from game.sentences import lasted, plural
from saves.folder import SaveFailed
from saves.housekeeping import reckon_anew
from saves.models import Header
from saves.records import Circle, Record
from saves.store import Store

Found: TypeAlias = tuple[list[Header], list[str]]
"""Headers of finished matches, and sentences about those that cannot be used."""


def finished(store: Store) -> Found:
    """All finished matches as their files tell them; what a file does not tell is reckoned from its log."""
    return _read(store, lambda header: header if header.totals else store.reckoned(header))


def rebuilt(store: Store) -> Found:
    """The same with every log played again: what files and lists tell otherwise is put right there."""
    store.forget_lists()
    return _read(store, lambda header: reckon_anew(store, header))


def _read(store: Store, told: Callable[[Header], Header]) -> Found:
    drawer = store.look_at_finished(datetime.now())
    headers, troubles = [], list(drawer.troubles)
    for header in drawer.headers:
        try:
            headers.append(told(header))
        except SaveFailed as failed:
            headers.append(store.reckoned(header))
            troubles.append(str(failed))
        except (FileNotFoundError, ValueError) as error:
            troubles.append(f"Match {header.id} doesn't count. {error}")
    return headers, troubles


def as_text(records: Mapping[Circle, Record]) -> str:
    """A line or two for each circle."""
    if not records:
        return "You haven't finished a match against opponents yet."
    return "\n".join(_line(circle, records[circle]) for circle in sorted(records, key=_order))


def as_json(records: Mapping[Circle, Record]) -> str:
    """The same for programs."""
    rows = [
        {"game": circle.game, "level": circle.level.value, "seats": circle.seats, **asdict(records[circle])}
        for circle in sorted(records, key=_order)
    ]
    return json.dumps({"records": rows}, indent=1)


def _order(circle: Circle) -> tuple[str, int, str]:
    return sign_of(circle.game).title, circle.seats, circle.level.value


def _line(circle: Circle, record: Record) -> str:
    game = sign_of(circle.game)
    return (
        f"{game.title}, {circle.seats} players, {circle.level.value}: won {record.won} of {record.played}, "
        f"streak {record.streak} (best {record.longest_streak}), "
        f"average margin {record.mean_margin:.1f} {game.counts} ({record.worst} to {record.best}), "
        f"{lasted(record.seconds)}, {plural(record.hints, 'hint')}, {plural(record.undone, 'undo')}"
        + (f" (unlimited in {record.free_undo} of them)" if record.free_undo else "")
    )
