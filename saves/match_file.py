"""The text of a match file: a header on its first line, the record on the second, a checksum on the third.

Together they are one JSON object. The header is read alone to list a match; the checksum covers both lines
and tells a damaged file from one that was written under other rules.
"""

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from pydantic import BaseModel, ConfigDict
from pydantic_core import from_json

from game.codec import to_plain
from game.match import Entry, Match
from saves.models import Header, Record
from saves.upgrade import FORMAT, HEADED, NewerFormat, format_of, upgraded

HEADER_LINE = b'{"header": '
SUM_LINE = b'\n"checksum": "'


class Damaged(ValueError):
    """Text that is no whole match file; its text says so."""


class MatchFile(BaseModel):
    """All that a match file holds."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    header: Header
    match: Record


def text_of(header: Header, match: Match, ahead: Sequence[Entry] = ()) -> str:
    """The text of a match file; ``ahead`` is what was taken back and may be done again."""
    record = {
        "options": match.options.model_dump(mode="json"),
        "seed": match.seed,
        "log": [_line(entry) for entry in match.log],
        "fingerprints": [*match.fingerprints, match.digest()],
        "ahead": [_line(entry) for entry in ahead],
    }
    return _text(header, json.dumps(record, separators=(",", ":")))


def _line(entry: Entry) -> dict[str, Any]:
    return {"seat": entry.seat, "action": to_plain(entry.action)}


def retold(header: Header, file: "MatchFile") -> str:
    """The text of a match file under another header."""
    return _text(header, file.match.model_dump_json())


def _text(header: Header, record: str) -> str:
    told = f'{{"header": {header.model_dump_json()},\n"match": {record},'
    return f'{told}\n"checksum": "{checksum(told.encode())}"}}\n'


def header_in(data: bytes, file_id: str) -> Header | None:
    """The header of a whole match file; None where the file has an older format or none, or is damaged."""
    line, _, _ = data.partition(b"\n")
    try:
        header = Header.model_validate_json(line.removeprefix(HEADER_LINE).removesuffix(b","))
    except ValueError:
        return None
    if header.format not in HEADED or not _sum_holds(data):
        return None
    return header.model_copy(update={"id": file_id, "format": FORMAT})


def parsed(data: bytes, file_id: str = "") -> MatchFile:
    """A whole match file of any format; without a name of its own it keeps the one it was written under.

    Raises:
        Damaged: when it is cut, was changed, or is something else.
        NewerFormat: when a newer Brimstone wrote it.
    """
    try:
        document = from_json(data, allow_inf_nan=False)
        found = upgraded(document)
        if format_of(document) in HEADED and not _sum_holds(data):
            raise Damaged("it is damaged: its checksum does not hold")
        if file_id:
            found["header"] = {**found["header"], "id": file_id}
        found.pop("checksum", None)
        return MatchFile.model_validate(found)
    except (Damaged, NewerFormat):
        raise
    except (ValueError, TypeError, KeyError) as error:
        raise Damaged("it is damaged, or is no match of Brimstone's") from error


def _sum_holds(data: bytes) -> bool:
    told, line, claimed = data.rpartition(SUM_LINE)
    return bool(line) and claimed == f'{checksum(told)}"}}\n'.encode()


def checksum(told: bytes) -> str:
    """Of the first two lines of a match file."""
    return blake2b(told, digest_size=16).hexdigest()
