"""The text of a match file: a header on the first line, the record on the second, a checksum on the third.

Together they are one JSON object. Lists read the header alone. The checksum covers both lines and tells a
damaged file from one that was written under other rules.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import from_json

from game.cards import SEED_BITS
from game.catalog import UnknownGame, info_of
from game.sentences import PlayerError
from saves.files import Report, SaveFailed, checksum, copies, read_plain, set_aside, shown
from saves.models import HEADER, MOST_SEATS, Header
from saves.upgrade import FORMAT, NEWER, WITH_HEADER, NewerFormat, format_of, upgraded

if TYPE_CHECKING:
    from game.match import Entry, Match

MOST_ACTIONS = 100_000
LONGEST_FINGERPRINT = 40
HEADER_LINE = b'{"header": '
SUM_LINE = b'\n"checksum": "'


class Damaged(PlayerError):
    """Text that isn't an intact match file."""


class BadMatch(PlayerError):
    """An intact file whose match can't be played here."""


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """An action in a match's log. A dataclass, because models are slow to create by the thousands."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    action: dict[str, Any]


class Body(BaseModel):
    """The record in a match file: everything needed to replay the match exactly."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    options: dict[str, Any]
    seed: int = Field(ge=0, lt=1 << SEED_BITS)
    log: tuple[LoggedAction, ...] = Field(max_length=MOST_ACTIONS)
    fingerprints: tuple[Annotated[str, Field(max_length=LONGEST_FINGERPRINT)], ...]
    """Of the position, every few actions and at the end; empty if an older format had none."""
    ahead: tuple[LoggedAction, ...] = Field((), max_length=MOST_ACTIONS)
    """Undone actions that can be redone, the next one first."""

    @model_validator(mode="after")
    def _has_no_more_fingerprints_than_positions(self) -> Self:
        if len(self.fingerprints) > len(self.log) + 1:
            raise ValueError("more fingerprints than positions")
        return self


class MatchFile(BaseModel):
    """The content of a match file."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    header: Header
    match: Body


def text_of(header: Header, match: "Match", ahead: Sequence["Entry"]) -> str:
    """Return the text of a match file; ``ahead`` has the undone actions that can be redone."""
    from game.plain_data import to_plain  # not needed to read a header

    def line(entry: "Entry") -> dict[str, Any]:
        return {"seat": entry.seat, "action": to_plain(entry.action)}

    record = {
        "options": match.options.model_dump(mode="json"),
        "seed": match.seed,
        "log": [line(entry) for entry in match.log],
        "fingerprints": [*match.fingerprints, match.digest()],
        "ahead": [line(entry) for entry in ahead],
    }
    return _text(header, json.dumps(record, separators=(",", ":")))


def with_header(header: Header, file: "MatchFile") -> str:
    """Return the text of a match file with another header."""
    return _text(header, file.match.model_dump_json())


def _text(header: Header, record: str) -> str:
    body = f'{{"header": {HEADER.dump_json(header).decode()},\n"match": {record},'
    return f'{body}\n"checksum": "{checksum(body.encode())}"}}\n'


def header_in(data: bytes, file_id: str) -> Header | None:
    """Return the header of a match file, or None if it is damaged or its format is old or unknown."""
    line, _, _ = data.partition(b"\n")
    try:
        header = HEADER.validate_json(line.removeprefix(HEADER_LINE).removesuffix(b","))
    except ValueError:
        return None
    if header.format not in WITH_HEADER or not _sum_holds(data):
        return None
    return replace(header, id=file_id, format=FORMAT)


def parsed(data: bytes, file_id: str = "") -> MatchFile:
    """Parse a match file of any format; without ``file_id`` it keeps the id it was written with.

    Raises ``Damaged`` if it isn't an intact match file, ``NewerFormat`` if a newer Brimstone wrote it.
    """
    try:
        document = from_json(data, allow_inf_nan=False)
        found = upgraded(document)
        if format_of(document) in WITH_HEADER and not _sum_holds(data):
            raise Damaged("The file is damaged.")
        if file_id:
            found["header"] = {**found["header"], "id": file_id}
        found.pop("checksum", None)
        return MatchFile.model_validate(found)
    except (Damaged, NewerFormat):
        raise
    except (ValueError, TypeError, KeyError) as error:
        raise Damaged("The file is damaged or isn't a Brimstone match.") from error


def _sum_holds(data: bytes) -> bool:
    body, line, claimed = data.rpartition(SUM_LINE)
    return bool(line) and claimed == f'{checksum(body)}"}}\n'.encode()


def check_game(header: Header) -> None:
    """Raise BadMatch if the game of a match, or the version of its rules, is unknown here."""
    try:
        info = info_of(header.game)
    except UnknownGame as unknown:
        raise BadMatch(f"It's a match of a game you don't have. {unknown}") from unknown
    if header.rules_version > info.rules_version:
        raise BadMatch(NEWER)


def first_header(path: Path, now: datetime, report: Report) -> Header | None:
    """Return the header of a match file, or of its previous copy if the file itself is damaged."""
    for source in copies(path):
        try:
            data = read_plain(source)
            header = header_in(data, path.stem) or parsed(data, path.stem).header
            check_game(header)
            return header
        except FileNotFoundError:
            continue
        except PlayerError as trouble:
            report(set_aside_sentence(source, now, trouble))
    return None


def set_aside_sentence(path: Path, now: datetime, trouble: Exception) -> str:
    """Set aside a file that can't be used; return a message about it for the player."""
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"A saved match can't be opened. {trouble} {failed}"
    name = shown(Path(aside.name))
    return f"A saved match can't be opened. {trouble} It's set aside as {name}. Your other matches are fine."
