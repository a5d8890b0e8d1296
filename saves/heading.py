"""The header of a match file, or of the copy before it; what cannot be used is set aside with a sentence."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from game.catalog import UnknownGame, sign_of
from saves.folder import SaveFailed, Unreadable, copies, read_plain, set_aside, shown
from saves.match_file import Damaged, header_in, parsed
from saves.models import Header
from saves.upgrade import NewerFormat

NEWER = "It was made by a newer Brimstone. Update yours to play it."


class BadMatch(ValueError):
    """A whole file whose match cannot be played here; its text says why."""


UNUSABLE: Final = (Damaged, NewerFormat, Unreadable, BadMatch)
"""Why a match file cannot be used; the text says it."""


def check_game(header: Header) -> None:
    """See that the game of a match is here, by its rules or newer ones, before it is imported.

    Raises:
        BadMatch: when it is not.
    """
    try:
        sign = sign_of(header.game)
    except UnknownGame as unknown:
        raise BadMatch(f"It's a match of a game you don't have. {unknown}") from unknown
    if header.rules_version > sign.rules_version:
        raise BadMatch(NEWER)


def set_aside_sentence(path: Path, now: datetime, trouble: Exception) -> str:
    """Put a file that cannot be used out of the way; what to tell the player about it."""
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"A saved match can't be opened. {trouble} {failed}"
    name = shown(Path(aside.name))
    return f"A saved match can't be opened. {trouble} It's set aside as {name}. Your other matches are fine."


def first_header(path: Path, now: datetime, tell: Callable[[str], None]) -> Header | None:
    """The header of a match file, or of its previous copy where the file itself is beyond use."""
    for source in copies(path):
        try:
            data = read_plain(source)
            header = header_in(data, path.stem) or parsed(data, path.stem).header
            check_game(header)
            return header
        except FileNotFoundError:
            continue
        except UNUSABLE as trouble:
            tell(set_aside_sentence(source, now, trouble))
    return None
