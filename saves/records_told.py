"""Records in words and as JSON, for the command line."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import datetime

from game.catalog import sign_of
from saves.models import Header
from saves.records import Circle, Record
from saves.store import Store


def finished(store: Store, needs_a_replay: Callable[[Header], bool]) -> tuple[list[Header], list[str]]:
    """The headers of all finished matches, and sentences about those that cannot be used.

    Args:
        store: where they lie.
        needs_a_replay: for which of them the score is to be reckoned from the log.
    """
    drawer = store.look_at_finished(datetime.now())
    headers, troubles = [], list(drawer.troubles)
    for header in drawer.headers:
        try:
            headers.append(store.reckoned(header) if needs_a_replay(header) else header)
        except (FileNotFoundError, ValueError) as error:
            troubles.append(f"The match {header.id} does not count: {error}.")
    return headers, troubles


def as_text(records: Mapping[Circle, Record]) -> str:
    """A line or two for each circle."""
    if not records:
        return "No match has been finished yet by one person against opponents."
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
        f"{game.title}, {circle.seats} seats, {circle.level.value}: won {record.won} of {record.played}, "
        f"{record.streak} in a row (at most {record.longest_streak}); ahead by {record.mean_margin:.1f} "
        f"{game.counts} (from {record.worst} to {record.best}); {record.hints} hints, "
        f"{record.undone} taken back" + (f" (free in {record.free_undo} matches)" if record.free_undo else "")
    )
