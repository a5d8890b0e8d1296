"""A match with its players: read from its file by replaying its log, and summarised in a header.

The log must lead to the same position as when it was written. Otherwise, or if the game is unknown here,
``BadMatch`` is raised.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from game.cards import Seat
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.options import Options
from game.contract.rules import convert
from game.fingerprint import is_comparable
from game.great_moments import Great, great_moments
from game.match import Entry, Match, so_far
from game.plain_data import from_plain, read_older_options
from game.sentences import Cast
from saves.deal_code import code_of
from saves.match_file import BadMatch, MatchFile, check_game
from saves.models import Header, MatchFacts, Player, clocked
from saves.upgrade import FORMAT

OTHER_RULES = "The game's rules have been corrected since it was played."


@dataclass(frozen=True, slots=True)
class SavedMatch(MatchFacts):
    """A match with its players and the id of its file."""

    id: str
    match: Match
    players: tuple[Player, ...]
    started: datetime
    ahead: tuple[Entry, ...] = ()
    """Undone actions that can be redone, the next one first."""

    @property
    def person(self) -> Seat | None:
        """The person whose turn it is, or who acted last; None if only opponents play."""
        people = [seat for seat, player in enumerate(self.players) if player.level is None]
        acted = (entry.seat for entry in reversed(self.match.log))
        return next((seat for seat in (self.match.to_move, *acted, *people) if seat in people), None)

    @property
    def conceder(self) -> Seat | None:
        """The person who conceded the match: the one at the table, because files don't record who it was."""
        return None if self.given_up is None else self.person


def load(file: MatchFile) -> SavedMatch:
    """Load the match in a file at its last position; raise BadMatch if it can't be used."""
    return saved_in(file, match_in(file))


def saved_in(file: MatchFile, match: Match) -> SavedMatch:
    """Return a match with the other facts in its file."""
    return convert(file.header, SavedMatch, match=match, ahead=undone_in(file, match.game))


def header_of(saved: SavedMatch, now: datetime) -> Header:
    """Return the header of a match in its current state."""
    match, standing = saved.match, saved.match.standing
    over = match.to_move is None or saved.given_up is not None
    return convert(
        saved,
        Header,
        format=FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        totals=standing.totals if over else so_far(match, match.view(None)).totals,
        deals=len(standing.deals),
        actions=len(match.log),
        over=over,
        winners=standing.winners,
        saved=clocked(now),
        code=code_of(match.game, match.options, match.seats, match.seed),
    )


def game_of(header: Header) -> AnyGame:
    """Return the game of a match; raise BadMatch if it is unknown, or known only by older rules."""
    check_game(header)
    return GAMES[header.game]


def match_in(file: MatchFile) -> Match:
    """Replay the match in a file to its last position."""
    *_, match = replay(file)
    _check_ahead(file, match)
    kept = file.match.fingerprints
    if file.header.rules_version in match.game.older_rules:
        return match  # its fingerprints were computed in another way
    if kept and all(map(is_comparable, kept)) and kept != (*match.fingerprints, match.digest()):
        raise BadMatch(_reason(match.game, file, "Its moves don't match today's rules."))
    return match


def options_of(game: AnyGame, file: MatchFile) -> Options:
    """Return the options of the match in a file, including those that stand for older rules."""
    return read_older_options(game, file.match.options, file.header.rules_version)


def undone_in(file: MatchFile, game: AnyGame) -> tuple[Entry, ...]:
    """Return the undone actions that can be redone, the next one first."""
    return tuple(Entry(line.seat, from_plain(line.action, game.actions)) for line in file.match.ahead)


def _check_ahead(file: MatchFile, match: Match) -> None:
    """Raise BadMatch if the undone actions can't be redone."""
    if not file.match.ahead:
        return
    try:
        then = match.undone(0)
        for entry in undone_in(file, match.game):
            then.play(entry.seat, entry.action)
    except Exception as error:  # any error, as in ``replay``
        raise BadMatch(_reason(match.game, file, "Its undone moves can't be redone.")) from error


def replay(file: MatchFile) -> Iterator[Match]:
    """Yield the match in a file before its first action and after each; it is the same object each time."""
    game = game_of(file.header)
    try:
        yield from _played(game, file)
    except Exception as error:  # a log from outside can cause any error in the rules
        raise BadMatch(_reason(game, file, "The file is damaged.")) from error


def _played(game: AnyGame, file: MatchFile) -> Iterator[Match]:
    options = options_of(game, file)
    match = Match(game, options, len(file.header.players), file.match.seed)
    yield match
    for line in file.match.log:
        if line.seat >= match.seats:
            raise ValueError(f"nobody sits in seat {line.seat + 1}")
        match.play(line.seat, from_plain(line.action, game.actions))
        yield match


def _reason(game: AnyGame, file: MatchFile, otherwise: str) -> str:
    """Return the reason a match is refused: changed rules if it used older ones, else ``otherwise``."""
    return OTHER_RULES if file.header.rules_version < game.rules_version else otherwise


def moments_in(file: MatchFile) -> Iterator[Great | None]:
    """Yield the great moments of a match's one person, and None for each step, so other work can run."""
    for match in replay(file):  # noqa: B007 the last one is the whole match
        yield None
    seat = next(seat for seat, player in enumerate(file.header.players) if player.level is None)
    names = tuple(player.name for player in file.header.players)
    yield from great_moments(match, seat, Cast(names, seat))
