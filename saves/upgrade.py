"""Match files of older formats, brought up to today's step by step.

Format 1 was one JSON object with everything in it, and a digest of the last cards alone.
Format 2 begins with a header that is read alone; opponents have a level, people none.
Format 3 adds how long a match was played, if it was conceded, and the day of a daily deal.
Format 4 tells at which table of the Descent it was played, the code of its deals, whether moves may be
taken back freely, and what may be done again.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

FORMAT = 4
"""Raised whenever the shape of a match file changes; add a step below, and keep a file of the old format."""

HEADED = range(2, FORMAT + 1)
"""Formats whose first line is a header that reads as today's does, and whose last is a checksum."""

NEWER = "It was made by a newer Brimstone. Update yours to play it."

Document: TypeAlias = dict[str, Any]


class NoFormat(ValueError):
    """Something that claims no format, or one that never was."""


class NewerFormat(ValueError):
    """A format that this Brimstone does not know yet."""


def upgraded(document: object) -> Document:
    """Return a match file's content in today's format; its fields are not checked.

    Raises ``NoFormat`` when it is no match file, ``NewerFormat`` when a newer Brimstone wrote it.
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
    """Return the format that a match file claims; raise NoFormat when it claims none."""
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
    """Upgrade format 2 or 3 to the next: its new fields have their defaults."""
    header = document["header"]
    return document | {"header": header | {"format": header["format"] + 1}}


STEPS: dict[int, Callable[[Document], Document]] = {1: _with_a_header, 2: _with_defaults, 3: _with_defaults}
"""From each older format to the next."""
