"""The drawer of matches: one file each, written after every action, listed by their headers alone.

Running matches lie in one folder, finished ones apart in another. A match is played again only when opened.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.match import Match
from saves.claims import Claims
from saves.folder import (
    SaveFailed,
    Unreadable,
    files_named,
    move,
    previous,
    read_plain,
    read_start,
    set_aside,
    shown,
    sweep,
    write,
)
from saves.match_file import LONGEST_HEADER, Damaged, header_in, parsed, text_of
from saves.models import Header, Player, moment
from saves.replay import BadMatch, game_of, replayed_from
from saves.upgrade import FORMAT, NewerFormat

ENDING = ".json"
IN_USE = "That match is being played in another Brimstone. Leave it there to go on with it here."
UNUSABLE = (Damaged, NewerFormat, Unreadable, BadMatch)
"""Why a match file cannot be used; the text says it."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match with the people and opponents who play it, and what its file is called."""

    id: str
    match: Match
    players: tuple[Player, ...]
    started: datetime
    undone: int = 0
    hints: int = 0


@dataclass(frozen=True, slots=True)
class Drawer:
    """What a look into a folder brought: headers, and sentences about files that cannot be used."""

    headers: tuple[Header, ...]
    """The match played last first."""
    troubles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """A match taken out of the drawer, or None, and sentences about files that cannot be used."""

    saved: SavedMatch | None
    troubles: tuple[str, ...]


class Store:
    """The folders of match files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running = folder / "matches"
        self.finished = folder / "finished"
        self._claims = Claims(folder / "played-now")

    def tidy(self) -> None:
        """Remove what killed programs left half written or locked."""
        sweep(self.folder)
        sweep(self.running)
        sweep(self.finished)
        self._claims.sweep()

    def begin(self, match: Match, players: tuple[Player, ...], now: datetime) -> SavedMatch:
        """A match that has just begun, claimed for this program; nothing is written yet."""
        name = f"{now:%Y%m%d-%H%M%S-%f}-{match.game.id}"
        names = (name if count == 0 else f"{name}-{count}" for count in itertools.count())
        free = next(each for each in names if self._is_free(each))
        return SavedMatch(free, match, players, moment(now))

    def save(self, saved: SavedMatch, now: datetime) -> None:
        """Write a match as it stands; a finished one goes to the others that are.

        Raises:
            SaveFailed: when it cannot be written; the last written state is still there.
        """
        header = _header(saved, now)
        path, archived = self._paths(saved.id)
        if archived.is_file() and not path.exists():
            move(archived, self.running)
        write(path, text_of(header, saved.match))
        if header.over:
            move(path, self.finished)

    def look(self, now: datetime) -> Drawer:
        """Every running match; a file that cannot be used is set aside with a sentence."""
        drawer = self._look(self.running, now)
        headers = tuple(header for header in drawer.headers if not (header.over and self._filed(header)))
        return Drawer(headers, drawer.troubles)

    def look_at_finished(self, now: datetime) -> Drawer:
        """Every finished match; a file that cannot be used is set aside with a sentence."""
        return self._look(self.finished, now)

    def open(self, header: Header, now: datetime) -> Opened:
        """Claim a match and play it again to where it was left; the previous copy of a file beyond use."""
        if not self._claims.take(header.id):
            return Opened(None, (IN_USE,))
        troubles: list[str] = []
        for path in self._paths(header.id):
            for source in _copies(path):
                try:
                    return Opened(_played_again(source, header.id), tuple(troubles))
                except FileNotFoundError:
                    continue
                except UNUSABLE as trouble:
                    troubles.append(_set_aside_sentence(source, now, trouble))
        self.close(header.id)
        return Opened(None, tuple(troubles))

    def close(self, match_id: str) -> None:
        """Let other programs on this folder play a match."""
        self._claims.drop(match_id)

    def read(self, header: Header) -> SavedMatch:
        """A match as its file holds it now, to look at; nothing is set aside.

        Raises:
            FileNotFoundError: when it is gone.
            ValueError: with the reason, when it cannot be used.
        """
        path, archived = self._paths(header.id)
        try:
            return _played_again(path, header.id)
        except FileNotFoundError:
            return _played_again(archived, header.id)

    def _is_free(self, match_id: str) -> bool:
        """Whether no match has this name; it is claimed then."""
        paths = self._paths(match_id)
        return not any(each.exists() for path in paths for each in _copies(path)) and (
            self._claims.take(match_id)
        )

    def _paths(self, match_id: str) -> tuple[Path, Path]:
        """Where a match lies while it runs, and when it is finished."""
        return self.running / (match_id + ENDING), self.finished / (match_id + ENDING)

    def _look(self, folder: Path, now: datetime) -> Drawer:
        troubles: list[str] = []
        try:
            paths = files_named(folder, ENDING)
        except Unreadable as trouble:
            return Drawer((), (f"The saved matches cannot be reached: {trouble}.",))
        found = [_first_header(path, now, troubles) for path in paths]
        headers = sorted(
            (header for header in found if header), key=lambda header: header.saved, reverse=True
        )
        return Drawer(tuple(headers), tuple(troubles))

    def _filed(self, header: Header) -> bool:
        """Put a match whose whole file says that it is finished to the others; whether it does."""
        path, _ = self._paths(header.id)
        try:
            if parsed(read_plain(path), header.id).header.over:
                move(path, self.finished)
                return True
        except SaveFailed:
            return True
        except (FileNotFoundError, *UNUSABLE):
            pass
        return False


def _copies(path: Path) -> Iterator[Path]:
    """A file, then the copy before it."""
    yield path
    yield previous(path)


def _first_header(path: Path, now: datetime, troubles: list[str]) -> Header | None:
    """The header of a match file, or of its previous copy where the file itself is beyond use."""
    for source in _copies(path):
        try:
            header = header_in(read_start(source, LONGEST_HEADER), path.stem)
            header = header or parsed(read_plain(source), path.stem).header
            game_of(header)
            return header
        except FileNotFoundError:
            continue
        except UNUSABLE as trouble:
            troubles.append(_set_aside_sentence(source, now, trouble))
    return None


def _set_aside_sentence(path: Path, now: datetime, trouble: Exception) -> str:
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"A saved match could not be used: {trouble}. {failed}"
    return f"A saved match could not be used: {trouble}. It was kept as {shown(Path(aside.name))}."


def _played_again(path: Path, match_id: str) -> SavedMatch:
    file = parsed(read_plain(path), match_id)
    header, match = file.header, replayed_from(file)
    return SavedMatch(match_id, match, header.players, header.started, header.undone, header.hints)


def _header(saved: SavedMatch, now: datetime) -> Header:
    match, standing = saved.match, saved.match.standing
    return Header(
        format=FORMAT,
        id=saved.id,
        game=match.game.id,
        rules_version=match.game.rules_version,
        players=saved.players,
        totals=standing.totals,
        deals=len(standing.deals),
        actions=len(match.log),
        over=match.to_move is None,
        winners=standing.winners,
        undone=saved.undone,
        hints=saved.hints,
        started=saved.started,
        saved=now,
    )
