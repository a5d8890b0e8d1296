"""Upgrades of match files from older formats, step by step.

Format 1 was one JSON object with everything in it, and a digest of the last cards alone.
Format 2 starts with a header that can be read alone; opponents have a level, people have none.
Format 3 adds the time played, if the match was conceded, and the day of a daily deal.
Format 4 adds its table of the Descent, the code of its deals, unlimited undo, and the actions that can be
redone.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from game.sentences import PlayerError

FORMAT = 4
"""Raised whenever the shape of a match file changes; add a step below, and keep a file of the old format."""

WITH_HEADER = range(2, FORMAT + 1)
"""Formats whose first line is a header with the same fields as now, and whose last is a checksum."""

NEWER = "It was made by a newer Brimstone. Update yours to play it."

Document: TypeAlias = dict[str, Any]


class NoFormat(ValueError):
    """Something without a format, or with one that never existed."""


class NewerFormat(PlayerError):
    """A format that this version of Brimstone doesn't know yet."""


def upgraded(document: object) -> Document:
    """Upgrade a match file's content to today's format, without checking its fields.

    Raises ``NoFormat`` if it isn't a match file, ``NewerFormat`` if a newer Brimstone wrote it.
    """
    if not isinstance(document, dict):
        raise NoFormat("It isn't a Brimstone match.")
    while (claimed := format_of(document)) != FORMAT:
        if claimed > FORMAT:
            raise NewerFormat(NEWER)
        if claimed not in STEPS:
            raise NoFormat("It isn't a Brimstone match.")
        try:
            document = STEPS[claimed](document)
        except (KeyError, TypeError, AttributeError) as error:
            raise NoFormat(f"Something is missing from it: {error}.") from error
    return document


def format_of(document: Document) -> int:
    """Return the format that a match file claims; raise NoFormat if it claims none."""
    header = document.get("header", document)
    claimed = header.get("format") if isinstance(header, dict) else None
    if not isinstance(claimed, int) or isinstance(claimed, bool):
        raise NoFormat("It isn't a Brimstone match.")
    return claimed


def _with_a_header(document: Document) -> Document:
    """Upgrade format 1 to 2."""
    header = {name: document[name] for name in ("game", "rules_version", "over", "started", "saved")}
    header |= {"format": 2, "id": "", "totals": [], "deals": 0, "winners": []}
    header |= {"actions": len(document["log"]), "undone": document.get("undone", 0)}
    header |= {"hints": document.get("hints", 0)}
    header["players"] = [
        {"name": player["name"], "level": None if player["kind"] == "person" else player["kind"]}
        for player in document["players"]
    ]
    record = {name: document[name] for name in ("options", "seed", "log")}
    return {"header": header, "match": record | {"fingerprints": []}}


def _with_defaults(document: Document) -> Document:
    """Upgrade format 2 or 3 to the next; its new fields get their defaults."""
    header = document["header"]
    return document | {"header": header | {"format": header["format"] + 1}}


STEPS: dict[int, Callable[[Document], Document]] = {1: _with_a_header, 2: _with_defaults, 3: _with_defaults}
"""The function that upgrades each older format to the next."""
