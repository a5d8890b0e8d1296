"""A match with those who play it: from its file, played again, and to the header of the next one."""

from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from game.match import Entry, Match
from saves.deal_code import code_of
from saves.folder import read_plain
from saves.match_file import MatchFile, parsed
from saves.models import GivenUp, Header, Player, Station, clocked, moment
from saves.names import LONGEST_TITLE, cleaned
from saves.replay import replayed_from, taken_back
from saves.upgrade import FORMAT


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match with the people and opponents who play it, and what its file is called."""

    id: str
    match: Match
    players: tuple[Player, ...]
    started: datetime
    undone: int = 0
    hints: int = 0
    title: str = ""
    imported: bool = False
    seconds: int = 0
    given_up: GivenUp | None = None
    day: date | None = None
    branched: bool = False
    descent: Station | None = None
    free_undo: bool = False
    ahead: tuple[Entry, ...] = ()
    """What was taken back and may be done again, the next first."""

    @property
    def firsthand(self) -> bool:
        """Whether it was begun here, with cards that nobody knew: only then may it count for anything."""
        return not self.imported and not self.branched


def played_again(path: Path, match_id: str) -> SavedMatch:
    """The match in a file, played to where it was left.

    Raises:
        FileNotFoundError: when there is none.
        ValueError: with the reason, when it cannot be used.
    """
    file = parsed(read_plain(path), match_id)
    return saved_in(file, match_id, replayed_from(file))


def saved_in(file: MatchFile, match_id: str, match: Match) -> SavedMatch:
    """A match with what its file says beside the log."""
    header = file.header
    return SavedMatch(
        id=match_id,
        match=match,
        players=header.players,
        started=header.started,
        undone=header.undone,
        hints=header.hints,
        title=header.title,
        imported=header.imported,
        seconds=header.seconds,
        given_up=header.given_up,
        day=header.day,
        branched=header.branched,
        descent=header.descent,
        free_undo=header.free_undo,
        ahead=taken_back(file, match.game),
    )


def header_of(saved: SavedMatch, now: datetime) -> Header:
    """What a list shows of a match as it stands."""
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
        over=match.to_move is None or saved.given_up is not None,
        winners=standing.winners,
        undone=saved.undone,
        hints=saved.hints,
        started=moment(saved.started),
        saved=clocked(now),
        title=cleaned(saved.title, LONGEST_TITLE),
        imported=saved.imported,
        seconds=saved.seconds,
        given_up=saved.given_up,
        day=saved.day,
        branched=saved.branched,
        descent=saved.descent,
        code=code_of(match.game, match.options, match.seats, match.seed),
        free_undo=saved.free_undo,
    )
