"""The matches on disk: one file each, written after every action, found again at the next start."""

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game.catalog import UnknownGame, find
from game.choices import BadOptions, read_options
from game.codec import NotAnAction, from_plain, to_plain
from game.contract.rules import IllegalAction
from game.match import Entry, Match, replayed
from saves.folder import SaveFailed, previous, set_aside, write
from saves.models import MATCH_FORMAT, LoggedAction, Player, SavedMatch


class BadSave(ValueError):
    """A match file that cannot be used; its text says why."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match with the people and opponents who play it, and the file it lives in."""

    file: str
    match: Match
    players: tuple[Player, ...]
    started: datetime
    undone: int = 0
    hints: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """What a look into the folder brought: matches to go on with, and sentences about the rest."""

    tables: tuple[Table, ...]
    """Unfinished matches, the one played last first."""
    troubles: tuple[str, ...]


class Store:
    """The folder of match files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "matches"

    def new_table(self, match: Match, players: tuple[Player, ...], now: datetime) -> Table:
        """A table for a match that has just begun; nothing is written yet."""
        return Table(f"{now:%Y%m%d-%H%M%S-%f}-{match.game.id}.json", match, players, now)

    def save(self, table: Table, now: datetime) -> None:
        """Write a match as it stands.

        Raises:
            SaveFailed: when it cannot be written; the last written state is still there.
        """
        write(self.folder / table.file, _saved(table, now).model_dump_json(indent=1))

    def find(self, now: datetime) -> Found:
        """Every unfinished match; a file that cannot be used is set aside with a sentence."""
        tables: list[tuple[datetime, Table]] = []
        troubles: list[str] = []
        for path in _match_files(self.folder):
            saved = self._read(path, now, troubles)
            if saved is not None and not saved[0].over:
                tables.append((saved[0].saved, saved[1]))
        tables.sort(key=lambda dated: dated[0], reverse=True)
        return Found(tuple(table for _, table in tables), tuple(troubles))

    def _read(self, path: Path, now: datetime, troubles: list[str]) -> tuple[SavedMatch, Table] | None:
        """The match in a file, or in its previous copy where the file itself is beyond use."""
        for source in (path, previous(path)):
            try:
                saved = _parsed(source)
                return saved, _table(path.name, saved)
            except FileNotFoundError:
                continue
            except (BadSave, OSError) as trouble:
                troubles.append(_set_aside_sentence(source, now, trouble))
        return None


def _match_files(folder: Path) -> list[Path]:
    """Match files by name; a file of which only the previous copy is left counts too."""
    if not folder.is_dir():
        return []
    names = {path.name.removesuffix(".previous") for path in folder.iterdir()}
    return [folder / name for name in sorted(names) if name.endswith(".json")]


def _parsed(path: Path) -> SavedMatch:
    try:
        saved = SavedMatch.model_validate_json(path.read_bytes())
    except ValidationError as error:
        if _format_of(path) > MATCH_FORMAT:
            raise BadSave("it was made by a newer Brimstone; update this one to go on with it") from error
        raise BadSave("it is damaged, or is no match of Brimstone's") from error
    if saved.format > MATCH_FORMAT:
        raise BadSave("it was made by a newer Brimstone; update this one to go on with it")
    return saved


def _format_of(path: Path) -> int:
    """The format a file claims, however different its shape; 0 where it claims none."""
    try:
        claimed: Any = json.loads(path.read_bytes())
        return int(claimed["format"])
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return 0


def _table(file: str, saved: SavedMatch) -> Table:
    """Play a saved match again, to the position it was left in."""
    try:
        game = find(saved.game)
        if saved.rules_version > game.rules_version:
            raise BadSave("it was made by a newer Brimstone; update this one to go on with it")
        options = read_options(game, saved.options)
        log = [Entry(line.seat, from_plain(line.action, game.actions)) for line in saved.log]
        match = replayed(game, options, len(saved.players), saved.seed, log)
    except (
        UnknownGame,
        BadOptions,
        NotAnAction,
        IllegalAction,
        ValueError,
        IndexError,
    ) as error:
        if isinstance(error, BadSave):
            raise
        raise BadSave(_reason(saved, str(error))) from error
    if match.digest() != saved.digest:
        raise BadSave(_reason(saved, "its moves lead to another position"))
    return Table(file, match, saved.players, saved.started, saved.undone, saved.hints)


def _reason(saved: SavedMatch, detail: str) -> str:
    """Whether the rules have changed since, or the file itself is damaged."""
    try:
        if saved.rules_version < find(saved.game).rules_version:
            return "the rules of the game have been put right since it was saved"
    except UnknownGame as unknown:
        return f"it is of a game that is not here: {unknown}"
    return f"it is damaged: {detail.rstrip('.')}"


def _set_aside_sentence(path: Path, now: datetime, trouble: Exception) -> str:
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"A saved match could not be used: {trouble}. {failed}"
    return f"A saved match could not be used: {trouble}. It was kept as {aside.name}."


def _saved(table: Table, now: datetime) -> SavedMatch:
    match = table.match
    log = tuple(LoggedAction(seat=entry.seat, action=to_plain(entry.action)) for entry in match.log)
    return SavedMatch(
        format=MATCH_FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=match.options.model_dump(mode="json"),
        players=table.players,
        seed=match.seed,
        log=log,
        digest=match.digest(),
        undone=table.undone,
        hints=table.hints,
        over=match.to_move is None,
        started=table.started,
        saved=now,
    )
