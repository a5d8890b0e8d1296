"""What a finished match was beside all that its person played of the same game, in a sentence."""

from collections.abc import Sequence
from typing import Final

from game.catalog import sign_of
from saves.records import Counted, Result, circle_of, counted, record_of, result_of
from saves.saved import SavedMatch, header_of
from scenes.desk import Desk
from scenes.piecemeal import Reading

AT_ONCE: Final = 8
"""Matches between looks at the clock."""
WORTH_A_WORD: Final = 3
"""Wins in a row whose end is told."""


class Milestone:
    """What is told of a match that has just been finished, once all that were played before are looked at."""

    def __init__(self, desk: Desk, saved: SavedMatch) -> None:
        self._header = header_of(saved, desk.now())
        self._since = desk.settings.records_since
        slips = desk.store.turn_over_finished_slips(desk.now(), desk.report)
        game = self._header.game
        others = (slip.header for slip in slips if slip.game == game and slip.id != saved.id)
        self._reading = Reading(others, AT_ONCE)
        self._found = self._reading.first() if circle_of(self._header) is not None else []

    def look(self) -> str | None:
        """The sentence, empty where the match does not count; None while there is more to look at."""
        if circle_of(self._header) is None:
            return ""
        if self._reading.busy:
            self._found += self._reading.later()
        if self._reading.busy:
            return None
        before = counted(self._found, self._since)
        return milestone(result_of(self._header), before, sign_of(self._header.game).title)


def milestone(result: Result, before: Sequence[Counted], game: str) -> str:
    """A result beside those before it: a first one, the widest win, a row of wins, and how many were won."""
    if not before:
        return f"Your first {game} match on record."
    earlier = [match.result for match in before]
    was, now = record_of(earlier), record_of([*earlier, result])
    told = _of_a_win(result, earlier, game) if result.won else ""
    if now.streak > 1:
        best = f"{now.streak} wins in a row, your best streak yet. "
        told += best if now.streak > was.longest_streak else f"{now.streak} wins in a row. "
    elif not result.won and was.streak >= WORTH_A_WORD:
        told += f"That ends a streak of {was.streak} wins. "
    return f"{told}You've won {now.won} of {now.played} matches of {game}."


def _of_a_win(result: Result, earlier: Sequence[Result], game: str) -> str:
    widest = max((each.margin for each in earlier if each.won), default=None)
    if widest is None:
        return f"Your first win at {game}. "
    if result.margin > widest:
        return f"Your biggest win at {game}. The old record was {widest}. "
    return ""
