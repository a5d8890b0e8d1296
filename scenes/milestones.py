"""What a finished match was beside all that its person played of the same game, in a sentence."""

from collections.abc import Sequence
from typing import Final

from game.catalog import sign_of
from saves.records import Counted, Result, circle_of, counted, record_of, result_of
from saves.saved import SavedMatch, header_of
from scenes.desk import Desk

WORTH_A_WORD: Final = 3
"""Wins in a row whose end is told."""


def milestone_of(desk: Desk, saved: SavedMatch) -> str:
    """What is told of a match that has just been finished; nothing where it does not count."""
    header = header_of(saved, desk.now())
    if circle_of(header) is None:
        return ""
    slips = desk.store.turn_over_finished_slips(desk.now(), desk.report)
    others = (slip.header for slip in slips if slip.game == header.game and slip.id != saved.id)
    return milestone(
        result_of(header), counted(others, desk.settings.records_since), sign_of(header.game).title
    )


def milestone(result: Result, before: Sequence[Counted], game: str) -> str:
    """A result beside those before it: a first one, the widest win, a row of wins, and how many were won."""
    if not before:
        return f"This is your first match of {game} that counts in the records."
    earlier = [match.result for match in before]
    was, now = record_of(earlier), record_of([*earlier, result])
    told = _of_a_win(result, earlier, game) if result.won else ""
    if now.streak > 1:
        more = ", more than ever before" if now.streak > was.longest_streak else ""
        told += f"{now.streak} wins in a row{more}. "
    elif not result.won and was.streak >= WORTH_A_WORD:
        told += f"It ends a row of {was.streak} wins. "
    return f"{told}Won so far: {now.won} of {now.played} matches of {game}."


def _of_a_win(result: Result, earlier: Sequence[Result], game: str) -> str:
    widest = max((each.margin for each in earlier if each.won), default=None)
    if widest is None:
        return f"Your first win at {game}. "
    if result.margin > widest:
        return f"Your widest win at {game}: the widest until now was by {widest}. "
    return ""
