"""From the record in a match file to the match itself: its log played again, and seen to come to the same."""

from collections.abc import Iterator
from textwrap import shorten

from game.catalog import GAMES
from game.choices import read_older_options
from game.codec import from_plain
from game.contract import AnyGame
from game.contract.options import Options
from game.fingerprint import is_comparable
from game.match import Entry, Match
from saves.heading import BadMatch, check_game
from saves.match_file import MatchFile
from saves.models import Header

OTHER_RULES = "The game's rules have been corrected since then."


LONGEST_REASON = 200
"""Letters: what a file from outside brings along may be long, and the reason is read on a page."""


def game_of(header: Header) -> AnyGame:
    """The game of a match.

    Raises:
        BadMatch: when it is not here, or only by older rules.
    """
    check_game(header)
    return GAMES[header.game]


def replayed_from(file: MatchFile) -> Match:
    """The match in a file, at the position it was left in.

    Raises:
        BadMatch: when the log cannot be played, or comes to another position than it did.
    """
    *_, match = playing(file)
    _check_ahead(file, match)
    kept = file.match.fingerprints
    if file.header.rules_version in match.game.older_rules:
        return match  # its fingerprints are of positions that were told differently
    if kept and all(map(is_comparable, kept)) and kept != (*match.fingerprints, match.digest()):
        raise BadMatch(_reason(match.game, file, "Its moves don't match today's rules."))
    return match


def options_of(game: AnyGame, file: MatchFile) -> Options:
    """Return the options of the match in a file, those that stand for its older rules included.

    Raises:
        BadOptions: when the game cannot be played so.
    """
    return read_older_options(game, file.match.options, file.header.rules_version)


def taken_back(file: MatchFile, game: AnyGame) -> tuple[Entry, ...]:
    """What was taken back in a match and may be done again, the next first."""
    return tuple(Entry(line.seat, from_plain(line.action, game.actions)) for line in file.match.ahead)


def _check_ahead(file: MatchFile, match: Match) -> None:
    """See that what was taken back can be done again.

    Raises:
        BadMatch: when it cannot.
    """
    if not file.match.ahead:
        return
    try:
        then = match.undone(0)
        for entry in taken_back(file, match.game):
            then.play(entry.seat, entry.action)
    except Exception as error:  # for the same reason as below
        raise BadMatch(_reason(match.game, file, "Its undone moves can't be redone.")) from error


def playing(file: MatchFile) -> Iterator[Match]:
    """The match in a file before its first action and after each: one match that goes on.

    Raises:
        BadMatch: when its game is not here, or the log cannot be played.
    """
    game = game_of(file.header)
    try:
        yield from _played(game, file)
    except Exception as error:  # a log from outside may meet the rules where nothing ever led
        why = shorten(str(error).rstrip("."), LONGEST_REASON, placeholder=" …")
        raise BadMatch(_reason(game, file, f"The file is damaged ({why}).")) from error


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
    """A whole file of older rules is not damaged: the rules are others now."""
    return OTHER_RULES if file.header.rules_version < game.rules_version else otherwise
